/** Draws the names on the ground of a map, and says where those of its hexes lie. */
import type { SceneLabel } from '../../../referee/index.js';
import type { TextSpec } from '../../png/outline.js';
import { inTwo } from '../../text/columns.js';
import { type Brush, drawText, widthOf } from '../paint.js';
import { element } from '../xml.js';

const LABELS = {
  place: { size: 0.27, ink: 'ink', face: 'italic' },
  town: { size: 0.3, ink: 'ink', face: 'serif', spaced: 0.05, capitals: true },
  edge: { size: 0.3, ink: 'ink', face: 'italic' },
  area: { size: 0.5, ink: 'water-name', face: 'italic', spaced: 0.2 },
  sea: { size: 0.5, ink: 'sea-name', face: 'italic', spaced: 0.2 },
  inlet: { size: 0.27, ink: 'sea-name', face: 'italic', spaced: 0.08 },
  point: { size: 0.6, ink: 'ink', face: 'serif', spaced: 0.05, capitals: true },
} as const satisfies {
  readonly [style in SceneLabel['style']]: Pick<TextSpec, 'size' | 'ink' | 'face' | 'spaced' | 'capitals'>;
};

/** What a name is at least, in widths of the map: on a map of many small hexes it stands over several. */
const LEAST: { readonly [style in SceneLabel['style']]?: number } = {
  town: 0.0105,
  place: 0.0072,
  area: 0.021,
  sea: 0.021,
};

/** Names that water has: without a halo. */
const AFLOAT: readonly SceneLabel['style'][] = ['area', 'sea', 'inlet'];

/** Room for the name of a hex, in radii: more would run below the counters of the hexes beside it. */
const PLACE_ROOM = 1.72;

/** How large the two lines of a name are, in sizes of one. */
const TWO = 0.76;

/** Lines by which a name on two stands higher: between its counter and the number of the hex below. */
const RAISED = 0.08;

/** How large a name of a style is set, in radii of a place. */
function sizeOf(style: SceneLabel['style'], u: number, width: number): number {
  return Math.max(LABELS[style].size, (width * (LEAST[style] ?? 0)) / u);
}

/** How large the smallest names of a map are set. */
export function nameSize(labels: readonly SceneLabel[], u: number, width: number): number {
  return u * Math.min(LABELS.point.size, ...labels.map(({ style }) => sizeOf(style, u, width)));
}

/** A name on the map. That of a hex which is too long for it is set smaller on two lines. */
export function nameOf(b: Brush, label: SceneLabel, u: number, width: number): string {
  const { size: _, ...set } = LABELS[label.style];
  const { size, lines, wide } = setting(label, u, width);
  // Centred on its place, so a name near the edge of the sheet has that much room on either side.
  const footprint = label.anchor ? width : 2 * Math.min(label.x, width - label.x);
  const within = lines.length > 1 ? Math.min(footprint, PLACE_ROOM * u) : footprint;
  const drawn = lines.map(({ text, y }) =>
    drawText(b, text, {
      ...set,
      x: label.x,
      ...(AFLOAT.includes(label.style) ? {} : { halo: 'paper' as const }),
      names: `name-${label.style}`,
      ...(label.anchor ? { anchor: label.anchor } : {}),
      y,
      size,
      within,
    }),
  );
  return b.steady === undefined ? drawn.join('') : named(label, drawn.join(''), wide / u);
}

/** The lines of a name, how large they are set and how broad the broadest becomes. */
function setting(label: SceneLabel, u: number, width: number) {
  const size = sizeOf(label.style, u, width);
  const [{ x, y, text }, broad] = [label, widthOf(label.text, size)];
  if (!isInHex(label) || broad <= PLACE_ROOM)
    return { size: size * u, wide: broad * u, lines: [{ x, y, text }] };
  const { short = '' } = label;
  const share = PLACE_ROOM / widthOf(short, size);
  if (short !== '' && share >= TWO)
    return {
      size: size * u * Math.min(1, share),
      lines: [{ x, y, text: short }],
      wide: PLACE_ROOM * u * Math.min(1, 1 / share),
    };
  const small = size * u * TWO;
  const lines = inTwo(text).map((line, i) => ({ x, y: y + (i - RAISED) * small, text: line }));
  const widths = lines.map((line) => widthOf(line.text, small));
  return { size: small, wide: Math.min(PLACE_ROOM * u, Math.max(...widths)), lines };
}

function isInHex({ style }: SceneLabel): boolean {
  return style === 'place' || style === 'town' || style === 'inlet';
}

/** Where a name of a hex lies, drawn up to so many times as large: it grows down from its upper edge. */
export interface NameBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of the names that stand in hexes. `grown`: whether a page may draw them larger. */
export function nameBoxes(
  labels: readonly SceneLabel[],
  u: number,
  width: number,
  grown: boolean,
): readonly NameBox[] {
  return labels.filter(isInHex).map((label) => {
    const { size, lines, wide } = setting(label, u, width);
    const times = grown ? MOST_OF[growthOf(wide / u)] : 1;
    const top = (lines[0]?.y ?? 0) - size * RISE;
    const [half, high] = [(wide * times) / 2, ((lines.at(-1)?.y ?? 0) - top) * times];
    return { left: label.x - half, right: label.x + half, top, bottom: top + high };
  });
}

/** How high letters stand over their line. */
const RISE = 0.7;

/** Up to how many times as large a page draws a name of a hex: what is broad would run below others. */
export const MOST_OF = { held: 1, snug: 1.25, '': 1.6 } as const;
/** Room between the counters of the hexes on both sides, in radii. */
const BETWEEN = 1.95;

function growthOf(wide: number): keyof typeof MOST_OF {
  if (wide * MOST_OF[''] <= BETWEEN) return '';
  return wide * MOST_OF.snug <= BETWEEN ? 'snug' : 'held';
}

/**
 * A name that is scaled as a whole, from where it is held (that of a hex from its upper edge, so that it
 * stays between its counter and the number below), and left out where its hex is too small for it.
 */
function named(label: SceneLabel, drawn: string, wide: number): string {
  const { style, anchor } = label;
  const hex = isInHex(label) && style !== 'inlet';
  const edge = style === 'edge' || style === 'point';
  const kinds = [
    style === 'place' ? 'small' : '',
    hex ? 'hung' : '',
    hex ? growthOf(wide) : edge ? 'held' : '',
    anchor ?? '',
  ];
  const kind = kinds.filter(Boolean).join(' ');
  return element('g', { class: kind === '' ? undefined : kind }, drawn);
}

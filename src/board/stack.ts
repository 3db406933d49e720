/**
 * Lays out the counters of a place: one alone large, several overlapping so that each shows its name and figures, many under a
 * summary. A stack is `<g class="stack" data-stack="<place>">`; each of several counters says in `data-fan-x` and `data-fan-y`
 * how far to move it (in scene units, from where it is drawn) so that all lie side by side, whole and inside the sheet. What
 * is `class="pile"` is then to be hidden.
 */
import type { SceneCounter, ScenePile, ScenePlace } from '../referee/index.js';
import { counterFace, coveredFace, STRIP } from './counter.js';
import { type Brush, titleOf } from './paint.js';
import { pileOf, pileSize, type Size } from './pile.js';
import { handle, type Interactive, isChoice } from './place.js';
import { type Attributes, element, short } from './xml.js';

/** What a stack is drawn on and with. */
export interface Table {
  readonly b: Brush;
  /** The sheet that fanned stacks keep inside. */
  readonly sheet: Size;
  readonly piles: readonly ScenePile[];
  readonly interactive: Interactive | undefined;
}

/** A counter as it is to be laid: middle, whether another one or a summary lies on it. */
interface Laid {
  readonly counter: SceneCounter;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly covered: 'no' | 'strip' | 'wholly';
}

type Spot = readonly [x: number, y: number];

/** Counters in one column; more stand in further columns beside it. */
const PER_COLUMN = 5;
/** Side of a lone counter and height of the tallest column, in radii of the place. */
const SIDE = 1.06;
const HEIGHT = 1.36;
/** Each counter of a column stands this much to the right of the one below it, in hundredths of its side. */
const LEAN = 3;
/** From counter to counter in a fan, in sides. */
const PITCH = 1.12;

/** The counters of a place, the first at the bottom. */
export function stackOf(table: Table, counters: readonly SceneCounter[], place: ScenePlace): string {
  const { laid, summaries } = place.rest ? beside(table, counters, place, place.rest) : inside(counters, place);
  const fan = fanSpots(table.sheet, laid);
  const drawn = laid.map((one, i) => {
    const [fx, fy] = fan[i] as Spot;
    const fanned = laid.length > 1 ? { 'data-fan-x': fx - one.x, 'data-fan-y': fy - one.y } : {};
    // A picture that nobody fans out does without what the summary hides.
    return table.b.bare && one.covered === 'wholly' ? '' : counterAt(table, one, fanned);
  });
  return element('g', { class: 'stack', 'data-stack': place.id }, ...drawn, ...summaries);
}

interface Layout {
  readonly laid: readonly Laid[];
  readonly summaries: readonly string[];
}

/** In the middle of the place, in columns. */
function inside(counters: readonly SceneCounter[], place: ScenePlace): Layout {
  const columns = Array.from({ length: Math.ceil(counters.length / PER_COLUMN) }, (_, i) =>
    counters.slice(i * PER_COLUMN, (i + 1) * PER_COLUMN),
  );
  const tallest = Math.min(counters.length, PER_COLUMN);
  const scale = (place.radius * Math.min(SIDE, HEIGHT / (1 + ((tallest - 1) * STRIP) / 100))) / 100;
  const laid = columns.flatMap((column, k) => {
    const x = place.x + (k - (columns.length - 1) / 2) * 108 * scale;
    return column.map((counter, i): Laid => {
      const fromMiddle = i - (column.length - 1) / 2;
      return {
        counter,
        x: x + fromMiddle * LEAN * scale,
        y: place.y + (counters.length > 1 ? 0.12 : 0.03) * place.radius + fromMiddle * STRIP * scale,
        scale,
        covered: i < column.length - 1 ? 'strip' : 'no',
      };
    });
  });
  return { laid, summaries: [] };
}

/** Beside a point, side by side: the counters of each side, or the summary that lies on them. */
function beside(
  table: Table,
  counters: readonly SceneCounter[],
  place: ScenePlace,
  rest: NonNullable<ScenePlace['rest']>,
): Layout {
  const sides = [...new Set(counters.map((counter) => counter.side))];
  const blocks = sides.map((side) => {
    const own = counters.filter((counter) => counter.side === side);
    const pile = table.piles.find((one) => one.place === place.id && one.side === side);
    const size = pile ? pileSize(pile, rest.side) : { width: rest.side * (1 + (own.length - 1) * 1.04), height: rest.side };
    return { own, pile, size };
  });
  const { laid, summaries } = { laid: [] as Laid[], summaries: [] as string[] };
  const scale = rest.side / 100;
  for (const [i, middle] of middles(
    table.sheet,
    place,
    rest,
    blocks.map(({ size }) => size),
  ).entries()) {
    const { own, pile } = blocks[i] as (typeof blocks)[number];
    laid.push(
      ...own.map((counter, nth): Laid => {
        if (pile) return { counter, ...middle, scale, covered: 'wholly' };
        return { counter, x: middle.x + rest.side * 1.04 * (nth - (own.length - 1) / 2), y: middle.y, scale, covered: 'no' };
      }),
    );
    const chosen = own.some((counter) => isChosen(table, counter));
    if (pile) summaries.push(pileOf(table.b, pile, rest.side, middle, chosen));
  }
  return { laid, summaries };
}

/** Middles of blocks that stand in a row away from a point; one below the other where a row would leave the sheet. */
function middles(sheet: Size, { x, y }: ScenePlace, rest: NonNullable<ScenePlace['rest']>, sizes: readonly Size[]) {
  const gap = rest.side * 0.16;
  const wide = sizes.reduce((sum, { width }) => sum + width + gap, -gap);
  const high = sizes.reduce((sum, { height }) => sum + height + gap, -gap);
  const begin = (at: number, off: number, extent: number) =>
    off === 0 ? at - extent / 2 : off < 0 ? at + off - extent : at + off;
  // The cards below a summary stick out a little.
  const room = sheet.width - gap;
  const left = begin(x, rest.dx, wide);
  if (left >= 0 && left + wide <= room) {
    let next = left;
    return sizes.map(({ width, height }) => {
      next += width + gap;
      return { x: next - gap - width / 2, y: begin(y, rest.dy, height) + height / 2 };
    });
  }
  let next = clamped(begin(y, rest.dy, high), sheet.height - high);
  return sizes.map(({ width, height }) => {
    next += height + gap;
    return { x: clamped(begin(x, rest.dx, width), room - width) + width / 2, y: next - gap - height / 2 };
  });
}

function isChosen({ interactive }: Table, counter: SceneCounter): boolean {
  return interactive?.choices.units.includes(counter.id) ?? false;
}

/** Where each counter lies when the stack is fanned out: rows around its middle, each side in rows of its own, inside the sheet. */
function fanSpots(sheet: Size, laid: readonly Laid[]): readonly Spot[] {
  const first = laid[0];
  if (first === undefined) return [];
  const across = laid.length <= 4 ? 4 : Math.ceil(Math.sqrt(laid.length * 1.6));
  const sides = [...new Set(laid.map(({ counter }) => counter.side))];
  const rowsOf = (side: string) => Math.ceil(laid.filter(({ counter }) => counter.side === side).length / across);
  const taken = new Map<string, number>();
  const cells = laid.map(({ counter: { side } }): Spot => {
    const nth = taken.get(side) ?? 0;
    taken.set(side, nth + 1);
    const above = sides.slice(0, sides.indexOf(side)).reduce((sum, other) => sum + rowsOf(other), 0);
    return [nth % across, above + Math.floor(nth / across)];
  });
  const pitch = 100 * first.scale * PITCH;
  const [wide, high] = [Math.max(...cells.map(([column]) => column)) + 1, Math.max(...cells.map(([, row]) => row)) + 1];
  const left = clamped(mean(laid.map(({ x }) => x)) - (wide * pitch) / 2, sheet.width - wide * pitch);
  const top = clamped(mean(laid.map(({ y }) => y)) - (high * pitch) / 2, sheet.height - high * pitch);
  return cells.map(([column, row]) => [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch]);
}

function clamped(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A counter in a box beside the map. */
export function looseCounter(table: Table, counter: SceneCounter, [x, y]: Spot, side: number): string {
  return counterAt(table, { counter, x, y, scale: side / 100, covered: 'no' }, {});
}

function counterAt({ b, interactive }: Table, { counter, x, y, scale, covered }: Laid, fanned: Attributes): string {
  const attributes = handle('unit', counter.id, interactive);
  return element(
    'g',
    { ...attributes, ...fanned, transform: `translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 1000) / 1000})` },
    titleOf(b, counter.title),
    covered === 'strip' ? coveredFace(b, counter) : counterFace(b, counter),
    isChoice(attributes) ? choiceRing(b) : '',
  );
}

/** A heavy ring on a pale one, so that it shows on every ground. */
function choiceRing(b: Brush): string {
  const ring = { x: -55, y: -55, width: 110, height: 110, rx: 10 } as const;
  return (
    element('rect', { ...ring, ...b.paint('none', 'casing', 'choice-casing'), 'stroke-width': 14 }) +
    element('rect', { ...ring, ...b.paint('none', 'choice', 'choice-ring'), 'stroke-width': 8 })
  );
}

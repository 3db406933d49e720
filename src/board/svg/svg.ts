/**
 * A map as SVG. Without scripts, styles or references but to its own ground: attributes, classes and data
 * attributes only.
 */
import type {
  GameMap,
  Ground,
  SceneCounter,
  SceneLayer,
  SceneLook,
  ScenePlace,
  Tone,
} from '../../referee/index.js';
import { fonts } from '../png/fonts.js';
import { footOf, headOf } from './around/surround.js';
import { cardOf } from './counters/card.js';
import { movesOf, notSetUp, signsOf } from './counters/changes.js';
import { isPoint, marksOf } from './counters/mark.js';
import { roomsOf, type StackDrawing, stackOf } from './counters/stack.js';
import { type CropWindow, type Cut, cropWindowOf, within } from './crop.js';
import { groundLayers, isNumbered, layerGroup, numberShare } from './ground/ground.js';
import { steadyShare } from './ground/levels.js';
import { areasOf, linesOf } from './ground/line.js';
import { sideChoices, sidesOf } from './ground/side.js';
import { type Brush, brush, drawText, drawTitle, FAMILY, sharedPieces } from './paint.js';
import type { Shade, Theme } from './palette.js';
import {
  drawGround,
  drawPlace,
  handle,
  hasManyChoices,
  type Interactive,
  labelSpec,
  outline,
  placeAt,
  rimsOf,
  shapePath,
  tenth,
} from './place.js';
import { type Sheet, sheetOf } from './sheet.js';
import { startOf } from './start.js';
import { element, escaped, short } from './xml.js';

/** How much of a map is drawn, and with what beside the board's own tones and symbols. */
export interface Extent {
  readonly look?: SceneLook | undefined;
  /**
   * `map` is the map alone, without what stands around it. `thumb` is for lists, about 320 pixels wide: the
   * same with counters as blocks and no word in it.
   */
  readonly size?: 'full' | 'map' | 'thumb';
  /** Only a part of it, without title, tracks and legend. */
  readonly crop?: Cut;
  /** Parts that are shown elsewhere: a frame around each. */
  readonly frames?: readonly CropWindow[];
}

/** Addresses of a ground that was drawn apart, in both shades. */
export interface GroundAddress {
  readonly light: string;
  readonly dark: string;
}

export interface SvgOptions extends Extent {
  readonly theme: Theme;
  readonly interactive?: Interactive;
  /** What may be laid over the map: drawn in groups that the page shows or hides. */
  readonly layers?: readonly SceneLayer[];
  /** Refers to the ground instead of drawing it. */
  readonly ground?: GroundAddress;
}

/**
 * Draws a map as a standalone SVG document, which may also stand in a page as it is.
 * Places are `[data-place]`, counters `<g data-unit>` in `<g class="stack" data-stack>`, each with a
 * `<title>`; with `interactive`, legal answers are buttons. Counters, marks and changes in places that the
 * ground does not have are left out.
 */
export function sceneToSvg(map: GameMap, options: SvgOptions): string {
  const drawn = brush(options.theme, options.look, options.size === 'thumb');
  if (isPart(options)) return partOf(drawn, map, options);
  const held = options.ground ? { ...drawn, steady: steadyShare(map.ground) } : drawn;
  const b = options.interactive ? { ...held, shared: new Map<string, string>() } : held;
  const sheet = sheetOf(map);
  const { window, foot, table, onMap, margins, around } = wholeOf(b, sheet, options);
  const below = options.ground
    ? [onMap([apart(map, options.ground)])]
    : [onMap(groundLayers(groundBrush(b, map, options), map.ground)), ...margins(foot.height)];
  const layers = upperLayers(table, sheet, options.layers);
  const parts = around(layers);
  return framed(b, map, options, window, [sharedPieces(b), paper(b, window), ...below, ...parts]);
}

/** The ground as a picture of its own: the browser takes that of its shade, and keeps it. */
function apart({ ground: { width, height } }: GameMap, { light, dark }: GroundAddress): string {
  const size = { width, height };
  const picture = element(
    'picture',
    { xmlns: 'http://www.w3.org/1999/xhtml' },
    element('source', { srcset: dark, media: '(prefers-color-scheme: dark)' }),
    element('img', { src: light, ...size, alt: '' }),
  );
  return element('foreignObject', { class: 'ground', ...size, 'pointer-events': 'none' }, picture);
}

/** A map as a picture needs it: as `sceneToSvg` draws it, without what only pages use, texts as outlines. */
export interface Drawing {
  /**
   * What the pictures of a map have in common, down to where its foot begins. Its first pixel is bare paper.
   * Not for parts of a map.
   */
  readonly ground?: () => string;
  /** Everything else, on transparent paper where there is a ground. */
  readonly over: string;
}

/** Draws a map for a picture that is `width` pixels wide. Throws `FontsMissing`. */
export function drawing(map: GameMap, shade: Shade, width: number, extent: Extent = {}): Drawing {
  const b = brush(shade, extent.look, true, fonts());
  const options = { theme: shade, ...extent };
  if (isPart(options)) return { over: partOf(b, map, options) };
  const sheet = sheetOf(map);
  const { window, foot, table, onMap, margins, around } = wholeOf(b, sheet);
  const pixel = map.ground.width / width;
  // The renderer would stretch a picture to fill its last row, and the ground no longer fit below what lies
  // on it.
  const down = (height: number): CropWindow => ({ ...window, height: Math.ceil(height / pixel) * pixel });
  const [upper, all] = [down(window.height - foot.height), down(window.height)];
  return {
    ground: () =>
      framed(
        b,
        map,
        options,
        upper,
        [
          paper(b, all),
          onMap(groundLayers(groundBrush(b, map, options), map.ground, isNumbered(map.ground))),
          ...margins(foot.height),
        ],
        pixel,
      ),
    over: framed(
      b,
      map,
      options,
      all,
      around([...upperLayers(table, sheet), ...framesOf(b, sheet, extent.frames ?? [])]),
      pixel,
    ),
  };
}

/** A line around each part of a map that is shown elsewhere. */
function framesOf(b: Brush, { ground }: Sheet, frames: readonly CropWindow[]): readonly string[] {
  const width = ground.width / 180;
  return frames.flatMap((frame) => [
    element('rect', { ...frame, ...b.paint('none', 'casing'), 'stroke-width': 2 * width }),
    element('rect', { ...frame, ...b.paint('none', 'alarm'), 'stroke-width': width }),
  ]);
}

/** What the ground is drawn with: by night the whole of it is darker, and the counters glow. */
function groundBrush(b: Brush, { scene }: GameMap, { look }: Extent): Brush {
  return scene.night ? { ...b, paint: brush('night', look, b.bare, b.letters).paint } : b;
}

function isPart({ size, crop }: Extent): boolean {
  return (size !== undefined && size !== 'full') || crop !== undefined;
}

/** A stamp or a crop: nothing stands around the map. */
function partOf(b: Brush, map: GameMap, options: SvgOptions): string {
  const { crop, size, interactive } = options;
  const { ground } = map;
  const whole = { x: 0, y: 0, width: ground.width, height: ground.height };
  const window = crop ? cropWindowOf(ground, crop) : size === 'thumb' ? stampWindow(ground) : whole;
  const shown = sheetOf(crop ? within(map, window) : map);
  const layers = () => [
    ...groundLayers(groundBrush(b, map, options), shown.ground, true, crop && window),
    ...upperLayers(tableOf(b, sheetOf(map), interactive), shown),
  ];
  return framed(b, map, options, window, [
    paper(b, window),
    ...(size === 'thumb' ? stampOf(b, shown) : layers()),
  ]);
}

const NO_HEAD = { width: 0, height: 0, svg: '' } as const;

/**
 * The whole sheet: its size, and what puts the map between title and foot. A page, which brings the ground
 * from elsewhere, says beside the map what the title would.
 */
function wholeOf(
  b: Brush,
  sheet: Sheet,
  { interactive, ground: apart }: Pick<SvgOptions, 'interactive' | 'ground'> = {},
) {
  const { ground } = sheet;
  const table = tableOf(b, sheet, interactive);
  const [head, foot] = [apart ? NO_HEAD : headOf(b, sheet), footOf(table, sheet)];
  const lowered = (by: number, ...inside: readonly string[]) =>
    element('g', { transform: `translate(0 ${short(by)})` }, ...inside);
  const onMap = (layers: readonly string[]) => lowered(head.height, ...layers);
  return {
    window: { x: 0, y: 0, width: ground.width, height: head.height + ground.height + foot.height },
    table,
    foot,
    onMap,
    /** Sea and land end at the frame, whatever is drawn beyond it. */
    margins: (below: number) => [
      paper(b, { x: 0, y: 0, width: ground.width, height: head.height }),
      paper(b, { x: 0, y: head.height + ground.height, width: ground.width, height: below }),
    ],
    around: (layers: readonly string[]) => [
      head.svg,
      onMap(layers),
      lowered(head.height + ground.height, foot.svg),
    ],
  };
}

function tableOf(b: Brush, sheet: Sheet, interactive: Interactive | undefined): StackDrawing {
  return {
    b,
    sheet: { width: sheet.ground.width, height: sheet.ground.height },
    piles: sheet.scene.piles ?? [],
    rooms: roomsOf(sheet),
    interactive,
  };
}

function paper(b: Brush, { x, y, width, height }: CropWindow): string {
  return element('rect', { x, y, width, height, ...b.paint('paper', undefined, 'paper') });
}

/**
 * The document around what lies in a window, with its words unless it is for a picture; `pixel` scene units
 * are one of its own.
 */
function framed(
  b: Brush,
  { scene, ground }: GameMap,
  options: SvgOptions,
  window: CropWindow,
  inside: readonly string[],
  pixel = 1,
): string {
  const { x, y, width, height } = window;
  const thumb = options.size === 'thumb';
  const words = b.bare ? '' : drawTitle(b, scene.title) + element('desc', {}, escaped(scene.alt));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map(precise).join(' '),
      width: precise(width / pixel),
      height: precise(height / pixel),
      class: `board board-${options.theme}${thumb ? ' board-thumb' : ''}`,
      'data-map-height': options.interactive && ground.height,
      role: options.interactive ? 'group' : 'img',
      'aria-label': b.letters ? undefined : thumb ? scene.title : scene.alt,
      'font-family': FAMILY,
      'text-anchor': 'middle',
    },
    words,
    ...inside,
  );
}

function precise(value: number): string {
  return `${Math.round(value * 10_000) / 10_000}`;
}

/** Bends of coasts that are not drawn, in radii: a pixel or two. */
const FINE = 0.4;

/**
 * All of the sheet, and of the places that run over its edge, where nothing else of it is drawn, with the
 * same paper around them on both sides.
 */
function stampWindow({ width, height, places }: Ground): CropWindow {
  const edges = (at: 'x' | 'y') => [
    Math.min(...places.map((place) => place[at] - place.radius)),
    Math.max(...places.map((place) => place[at] + place.radius)),
  ];
  const [[left = 0, right = 0], [top = 0, foot = 0]] = [edges('x'), edges('y')];
  return {
    x: 0,
    y: 0,
    width: right > width ? right + left : width,
    height: foot > height ? foot + top : height,
  };
}

/** A map as a small drawing. */
function stampOf(b: Brush, sheet: Sheet): string[] {
  const { ground, scene, places, u } = sheet;
  const bare = { ...b, bare: true };
  const lines = [...ground.lines, ...(scene.lines ?? [])]
    .filter(({ style }) => style !== 'dotted')
    .map(({ beads: _, ...line }) => line);
  return [
    ...areasOf(bare, ground.areas ?? [], u, u * FINE),
    element('g', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...linesOf(bare, lines, u)),
    element(
      'g',
      { 'stroke-width': u * 0.04 },
      ...drawGround(
        bare,
        places.map(({ value: _, ...place }) => place),
      ),
    ),
    ...places.flatMap((place) => blocksOf(bare, sheet, place)),
  ];
}

/**
 * A block for each side in a place, with an edge of a second one below it where there are several counters.
 */
function blocksOf(b: Brush, { scene }: Sheet, place: ScenePlace): string[] {
  const there = scene.counters.filter((counter) => counter.place === place.id);
  const sides = [...new Set(there.map(({ side }) => side))];
  const side = place.rest?.side ?? place.radius * 1.16;
  return sides.map((one, i) => {
    const own = there.filter((counter) => counter.side === one);
    const x = place.x + (i - (sides.length - 1) / 2) * side * 1.1;
    return block(b, own, x, place.y - (isPoint(place) ? 0 : place.radius * 0.02), side);
  });
}

function block(b: Brush, counters: readonly SceneCounter[], x: number, y: number, side: number): string {
  const [first] = counters;
  if (first === undefined) return '';
  const card = cardOf(first.tone);
  const paint = b.paint(card.ground, card.frame ?? 'casing');
  const shape = (shift: number) =>
    element('path', {
      d: card.shape,
      transform: shift === 0 ? undefined : `translate(${shift} ${shift})`,
      ...paint,
      'stroke-width': card.frame ? 18 : 8,
    });
  return element(
    'g',
    { transform: `translate(${short(x)} ${short(y)}) scale(${short(side / 100)})` },
    counters.length > 1 ? shape(18) : '',
    shape(0),
  );
}

/**
 * Lines and sides as they are now, points and places that look otherwise than printed, marks, moves, counters,
 * other changes.
 */
function upperLayers(drawing: StackDrawing, sheet: Sheet, layers: readonly SceneLayer[] = []): string[] {
  const { b, interactive } = drawing;
  const { ground, scene, u } = sheet;
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  const occupied = new Set(scene.counters.map(({ place }) => place));
  return [
    layerGroup('ways', linesOf(b, scene.lines ?? [], u)),
    layerGroup('crossings', sidesOf(b, scene.sides ?? [], places)),
    placesOf(b, sheet, interactive),
    layerGroup(
      'rims',
      rimsOf(
        b,
        sheet.places.filter(({ id }) => sheet.rimmed.has(id)),
      ),
    ),
    ...overlaysOf(b, sheet, layers),
    layerGroup('marks', marksOf(b, scene.marks, places, ground.marks)),
    layerGroup('moves', movesOf(b, scene.changes, places, occupied)),
    layerGroup('counters', stacksOf(drawing, sheet, places)),
    ...(interactive
      ? [layerGroup('side-choices', sideChoices(b, interactive, places)), startOf(sheet, interactive)]
      : []),
    layerGroup('changes', signsOf(b, notSetUp(scene), places, occupied)),
  ];
}

/**
 * Points and what has changed its look, drawn; all other places as what can be pointed at, where somebody may
 * point.
 */
function placesOf(b: Brush, sheet: Sheet, interactive: Interactive | undefined): string {
  const { places, altered, u, ground } = sheet;
  const isDrawn = (place: ScenePlace) => isPoint(place) || altered.has(place.id);
  const drawn = places
    .filter(isDrawn)
    .map((place) =>
      drawPlace(b, place, interactive, isPoint(place) ? '' : numberOn(b, place, numberShare(ground))),
    );
  const handles = b.bare
    ? []
    : handlesOf(
        b,
        places.filter((place) => !isDrawn(place)),
        interactive,
      );
  return element('g', { class: 'places', 'stroke-width': u * 0.03 }, ...handles, ...drawn);
}

function numberOn(b: Brush, place: ScenePlace, share: number): string {
  return drawText(b, place.label, labelSpec({ ...place, x: 0, y: 0 }, false, share));
}

function stacksOf(
  drawing: StackDrawing,
  { scene }: Sheet,
  places: ReadonlyMap<string, ScenePlace>,
): string[] {
  const stacks = new Map<string, SceneCounter[]>();
  for (const counter of scene.counters) {
    const stack = stacks.get(counter.place);
    if (stack) stack.push(counter);
    else stacks.set(counter.place, [counter]);
  }
  return [...stacks].flatMap(([id, counters]) => {
    const place = places.get(id);
    return place ? [stackOf(drawing, counters, place)] : [];
  });
}

/**
 * What can be pointed at of places that are drawn on the ground already: a shape without colour over each, a
 * legal answer with its ring. A page of many hexes has the shape once and refers to it, column by column.
 */
function handlesOf(b: Brush, places: readonly ScenePlace[], interactive: Interactive | undefined): string[] {
  const choices = new Set(interactive?.choices.places);
  const isShared = (place: ScenePlace) => interactive !== undefined && !choices.has(place.id);
  const shapes = new Map<string, string>();
  const areas = places
    .filter((place) => !isShared(place))
    .map((place) =>
      placeAt(
        b,
        place,
        handle('place', place.id, interactive),
        element('path', { d: shapePath(place, place.radius), fill: 'none' }),
        hasManyChoices(interactive),
      ),
    );
  const columns = columnsOf(places.filter(isShared)).map(([x, column]) => {
    const uses = column.map((place) => {
      const d = shapePath(place, place.radius);
      const shape = shapes.get(d) ?? `${interactive?.idPrefix}-h${shapes.size}`;
      shapes.set(d, shape);
      const where = { href: `#${shape}`, y: tenth(place.y), 'data-place': place.id };
      return element('use', where, drawTitle(b, place.title));
    });
    return element('g', { transform: `translate(${x})` }, ...uses);
  });
  const defined = [...shapes].map(([d, id]) => element('path', { id, d }));
  // Those that come and go with each question stand apart from those that stay.
  return [
    element('defs', {}, ...defined),
    ...[columns, areas].map((some) => element('g', { fill: 'none', 'pointer-events': 'all' }, ...some)),
  ];
}

/** Places by how far to the right they stand. */
function columnsOf(places: readonly ScenePlace[]): readonly (readonly [x: number, ScenePlace[]])[] {
  const columns = new Map<number, ScenePlace[]>();
  for (const place of places) {
    const x = tenth(place.x);
    columns.set(x, [...(columns.get(x) ?? []), place]);
  }
  return [...columns];
}

/** Layers in their order; `data-layer` counts from 1. */
function overlaysOf(b: Brush, sheet: Sheet, layers: readonly SceneLayer[]): string[] {
  const places = new Map(sheet.places.map((place) => [place.id, place]));
  return layers.map(({ alt, tints, lines = [], shown = false }, i) => {
    const tones = [...new Set(tints.map(({ tone }) => tone))];
    const hatched = tones.map((tone, nth) => {
      const own = tints.flatMap((tint) => (tint.tone === tone ? (places.get(tint.place) ?? []) : []));
      return hatchingOf(b, own, tone, nth);
    });
    const texts = tints.map(({ place, tone, text }) => discOn(b, places.get(place), tone, text));
    return element(
      'g',
      { class: shown ? 'layer laid' : 'layer', 'data-layer': i + 1, role: 'img', 'pointer-events': 'none' },
      drawTitle(b, alt),
      ...hatched,
      ...linesOf(b, lines, sheet.u),
      ...texts,
    );
  });
}

/**
 * Strokes across the places of a tone, in a direction of their own, each place with a border; a point gets a
 * ring.
 */
function hatchingOf(b: Brush, places: readonly ScenePlace[], tone: Tone, nth: number): string {
  const hexes = places.filter((place) => !isPoint(place));
  const strokes = hexes.map((place) => strokesIn(place, nth)).join('');
  const rings = places.filter(isPoint).map((place) =>
    outline(place, place.radius * (1.3 + 0.22 * nth), {
      transform: `translate(${short(place.x)} ${short(place.y)})`,
      ...b.paint('none', tone),
      'stroke-width': place.radius * 0.14,
    }),
  );
  const width = (hexes[0]?.radius ?? 0) * 0.036;
  const drawn = (ink: Tone | 'casing', more: number) =>
    element('path', { d: strokes, ...b.paint('none', ink), 'stroke-width': width + more });
  return strokes === '' ? rings.join('') : drawn('casing', width * 0.8) + drawn(tone, 0) + rings.join('');
}

/** Where the strokes of a hatching begin and end, in radii along and across them: those of a hexagon. */
const STROKES = [-0.6, -0.3, 0, 0.3, 0.6] as const;

/** Five parallel strokes, rising for the first tone, falling for the second. */
function strokesIn({ x, y, radius: r }: ScenePlace, nth: number): string {
  const angle = ((nth % 2 === 0 ? -60 : 60) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  return STROKES.map((off) => {
    const half = 0.86 - Math.abs(off) * 0.56;
    const at = (along: number) =>
      `${short(x + r * (ux * along - uy * off))} ${short(y + r * (uy * along + ux * off))}`;
    return `M${at(-half)}L${at(half)}`;
  }).join('');
}

/** A number or a word on a disc to the lower right of the place. */
function discOn(b: Brush, place: ScenePlace | undefined, tone: Tone, text: string | undefined): string {
  if (!place || text === undefined) return '';
  const r = place.radius * (isPoint(place) ? 0.5 : 0.26);
  const off = place.radius * (isPoint(place) ? 0.95 : 0.6);
  return element(
    'g',
    { transform: `translate(${short(place.x + off)} ${short(place.y + off)})` },
    element('circle', { r, ...b.paint(tone, 'casing'), 'stroke-width': r * 0.16 }),
    drawText(b, text, { x: 0, y: r * 0.36, size: r, ink: `on-${tone}`, bold: true, within: r * 1.7 }),
  );
}

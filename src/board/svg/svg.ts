/**
 * A map as SVG. Without scripts, styles or references but to its own ground: attributes, classes and data
 * attributes only.
 */
import type { GameMap, SceneLayer, SceneLook } from '../../referee/index.js';
import { fonts } from '../png/fonts.js';
import { footOf, headOf } from './around/surround.js';
import { roomsOf, type StackDrawing } from './counters/stack.js';
import { type CropWindow, type Cut, cropWindowOf, within } from './crop.js';
import { groundLayers, isNumbered } from './ground/ground.js';
import { steadyShare } from './ground/levels.js';
import { upperLayers } from './layers.js';
import { type Brush, brush, drawTitle, FAMILY, sharedPieces } from './paint.js';
import type { Shade, Theme } from './palette.js';
import type { Interactive } from './place.js';
import { type Sheet, sheetOf } from './sheet.js';
import { stampOf, stampWindow } from './thumb.js';
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

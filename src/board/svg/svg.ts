/** A scene as SVG. Without scripts, styles or references: attributes, classes and data attributes only. */
import type { Scene, SceneLook } from '../../referee/index.js';
import { fonts } from '../png/fonts.js';
import { roomsOf, type StackDrawing } from './counters/stack.js';
import { type CropWindow, type Cut, cropWindowOf, within } from './crop.js';
import { lowerLayers, terrainOf, upperLayers, usualRadius } from './layers.js';
import { type Brush, brush, drawTitle, FAMILY } from './paint.js';
import type { Shade, Theme } from './palette.js';
import type { Interactive } from './place.js';
import { footOf, headOf } from './surround.js';
import { stampOf } from './thumb.js';
import { element, escaped, short } from './xml.js';

/** How much of a scene is drawn, and with what beside the board's own tones and symbols. */
export interface Extent {
  readonly look?: SceneLook | undefined;
  /** `thumb` is for lists, about 320 pixels wide: the map alone, counters as blocks, no word in it. */
  readonly size?: 'full' | 'thumb';
  /** Only some places and what is near them, without title, tracks and legend: for diagrams. */
  readonly crop?: Cut;
}

export interface SvgOptions extends Extent {
  readonly theme: Theme;
  readonly interactive?: Interactive;
}

/**
 * Draws a scene as a standalone SVG document, which may also stand in a page as it is.
 * Places are `<g data-place>`, counters `<g data-unit>` in `<g class="stack" data-stack>`, each with a `<title>`; with
 * `interactive`, legal answers are buttons. Counters, marks and changes in places that the scene does not have are left out.
 */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  const b = brush(options.theme, options.look, options.size === 'thumb');
  if (isPart(options)) return partOf(b, scene, options);
  const { window, terrain, table: drawing, around } = sheetOf(b, scene, options.interactive);
  const map = [...lowerLayers(b, terrain, options.interactive), ...upperLayers(drawing, scene, terrain.u)];
  return framed(b, scene, options, window, [paper(b, window), ...around(map)]);
}

/** A scene as a picture needs it: as `sceneToSvg` draws it, without what only pages use, texts as outlines. */
export interface Drawing {
  /**
   * What the pictures of a map have in common, down to where its foot begins, and a key that names all it shows. Its first
   * pixel is bare paper. Not for parts of a scene.
   */
  readonly ground?: { readonly key: string; readonly svg: () => string };
  /** Everything else, on transparent paper where there is a ground. */
  readonly over: string;
}

/** Draws a scene for a picture that is `width` pixels wide. Throws `FontsMissing`. */
export function drawing(scene: Scene, shade: Shade, width: number, extent: Extent = {}): Drawing {
  const b = brush(shade, extent.look, true, fonts());
  const options = { theme: shade, ...extent };
  if (isPart(options)) return { over: partOf(b, scene, options) };
  const { window, foot, terrain: titled, table, onMap, around } = sheetOf(b, scene);
  // Titles are not drawn, but differ from language to language; so does the height of the foot.
  const terrain = {
    ...titled,
    places: titled.places.map((place) => ({ ...place, title: '' })),
    lines: titled.lines.map(({ title: _, ...line }) => line),
  };
  const pixel = scene.width / width;
  // The renderer would stretch a picture to fill its last row, and the ground no longer fit below what lies on it.
  const down = (height: number): CropWindow => ({ ...window, height: Math.ceil(height / pixel) * pixel });
  const [upper, all] = [down(window.height - foot.height), down(window.height)];
  return {
    ground: {
      key: JSON.stringify([shade, width, upper, terrain, extent.look?.tones]),
      svg: () => framed(b, scene, options, upper, [paper(b, all), onMap(lowerLayers(b, terrain))], pixel),
    },
    over: framed(b, scene, options, all, around(upperLayers(table, scene, terrain.u)), pixel),
  };
}

function isPart({ size, crop }: Extent): boolean {
  return size === 'thumb' || crop !== undefined;
}

/** A stamp or a crop: nothing stands around the map. */
function partOf(b: Brush, scene: Scene, options: SvgOptions): string {
  const { crop, size, interactive } = options;
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
  const window = crop ? cropWindowOf(scene, crop) : whole;
  const shown = crop ? within(scene, window) : scene;
  const u = usualRadius(scene);
  const map = () => [
    ...lowerLayers(b, terrainOf(shown, u), interactive),
    ...upperLayers(tableOf(b, scene, interactive), shown, u),
  ];
  return framed(b, scene, options, window, [
    paper(b, window),
    ...(size === 'thumb' ? stampOf(b, shown, u) : map()),
  ]);
}

/** The whole sheet: its size, what its map is drawn from, and what puts the map between title and foot. */
function sheetOf(b: Brush, scene: Scene, interactive?: Interactive) {
  const table = tableOf(b, scene, interactive);
  const [head, foot] = [headOf(b, scene), footOf(table, scene)];
  const lowered = (by: number, ...inside: readonly string[]) =>
    element('g', { transform: `translate(0 ${short(by)})` }, ...inside);
  const onMap = (layers: readonly string[]) => lowered(head.height, ...layers);
  return {
    window: { x: 0, y: 0, width: scene.width, height: head.height + scene.height + foot.height },
    terrain: terrainOf(scene, usualRadius(scene)),
    table,
    foot,
    onMap,
    around: (layers: readonly string[]) => [
      head.svg,
      onMap(layers),
      lowered(head.height + scene.height, foot.svg),
    ],
  };
}

function tableOf(b: Brush, scene: Scene, interactive: Interactive | undefined): StackDrawing {
  return {
    b,
    sheet: { width: scene.width, height: scene.height },
    piles: scene.piles ?? [],
    rooms: roomsOf(scene),
    interactive,
  };
}

function paper(b: Brush, { x, y, width, height }: CropWindow): string {
  return element('rect', { x, y, width, height, ...b.paint('paper', undefined, 'paper') });
}

/** The document around what lies in a window, with its words unless it is for a picture; `pixel` scene units are one of its own. */
function framed(
  b: Brush,
  scene: Scene,
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

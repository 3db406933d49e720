/** A map as PNG, for mails: drawn by resvg on a thread of its own, packed as PNG with a palette. */
import { renderAsync } from '@resvg/resvg-js';
import type { GameMap, Ground, SceneLook } from '../../referee/index.js';
import { cardOf } from '../svg/counters/card.js';
import { groundHash } from '../svg/ground/ground-hash.js';
import { colour, type Shade } from '../svg/palette.js';
import { drawing, type Extent } from '../svg/svg.js';
import { fonts, lackingIn } from './fonts.js';
import { keepingGrounds, laidOn } from './grounds.js';
import { indexedPng, type Pixels } from './indexed.js';

export interface PngOptions extends Extent {
  /** Width of the picture in pixels; its height follows. */
  readonly width: number;
  readonly theme: Shade;
}

/** Flat colours and their shades; more only add to the edges of letters. */
const COLOURS = 24;
/** Bytes of grounds that are kept: a dozen maps of usual size. */
const KEPT = 80_000_000;

const grounds = keepingGrounds(KEPT);

/**
 * Draws a map as a PNG with a palette. The same map gives the same bytes. Rejects with `FontsMissing` when
 * the fonts were not made.
 */
export async function sceneToPng(map: GameMap, options: PngOptions): Promise<Buffer> {
  return indexedPng(await pixelsOf(map, options), COLOURS, tellingColours(map, options));
}

/**
 * What things on a map are told apart by: counters by their cards and what their symbols are drawn on, signs
 * that it is printed with by their own colours.
 */
function tellingColours({ ground, scene }: GameMap, { theme, look, size }: PngOptions): readonly string[] {
  if (size === 'thumb') return [];
  const signs = (ground.marks ?? []).map(({ tone }) => tone);
  const cards = [...new Set(scene.counters.map(({ tone }) => tone))].map(cardOf);
  const inks = cards.flatMap(({ ground, box, frame }) => [ground, box, ...(frame ? [frame] : [])]);
  return [...new Set([...inks, ...signs])].map((ink) => colour(theme, ink, look));
}

/**
 * The pixels of a map's picture before its colours are reduced; grounds come from `kept` where they are
 * known.
 */
export async function pixelsOf(map: GameMap, options: PngOptions, kept = grounds): Promise<Pixels> {
  const { ground, over } = drawing(map, options.theme, options.width, options);
  const above = rasterised(over, options.width);
  if (!ground) return above;
  const light = map.scene.night ? 'night' : options.theme;
  const key = `${groundHash(map.ground, light, options.look)} ${options.width}`;
  const below = kept.get(key, () => rasterised(ground(), options.width));
  return laidOn(...(await Promise.all([below, above])));
}

const NOTHING = { title: '', alt: '', marks: [], counters: [], changes: [], tracks: [] } as const;

/** Draws a ground, so that it is known when a picture is asked for. */
export async function groundPixels(ground: Ground, options: PngOptions): Promise<void> {
  await pixelsOf({ ground, scene: NOTHING }, options);
}

async function rasterised(svg: string, width: number): Promise<Pixels> {
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: lackingIn(svg).length > 0 ? [fonts().spare] : [],
      defaultFontFamily: 'BIZ UDGothic',
    },
    fitTo: { mode: 'width', value: width },
    shapeRendering: 2,
    textRendering: 2,
    logLevel: 'off',
  });
  return { width: image.width, height: image.height, bytes: image.pixels };
}

/**
 * Characters of a map that have no outline, each once: with any of them a picture takes the whole font, and
 * ten times as long.
 */
export function missingGlyphs(map: GameMap, look?: SceneLook): string[] {
  const { ground, over } = drawing(map, 'light', map.ground.width, { look });
  return lackingIn(over + (ground?.() ?? ''));
}

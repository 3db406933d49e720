/** A scene as PNG, for mails: drawn by resvg on a thread of its own, packed as PNG with a palette. */
import { renderAsync } from '@resvg/resvg-js';
import type { Scene } from '../referee/index.js';
import { fonts, lackingIn } from './fonts.js';
import { indexedPng } from './indexed.js';
import type { Shade } from './palette.js';
import { drawing, type Extent } from './svg.js';

export interface PngOptions extends Extent {
  /** Width of the picture in pixels; its height follows. */
  readonly width: number;
  readonly theme: Shade;
}

/** Flat colours, so few of them do; more only add shades to the edges of letters. */
const COLOURS = 22;

/** Draws a scene as a PNG with a palette. The same scene gives the same bytes. Rejects with `FontsMissing` when the fonts were not made. */
export async function sceneToPng(scene: Scene, options: PngOptions): Promise<Buffer> {
  const svg = drawing(scene, options.theme, options);
  const { files, spare } = fonts();
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: lackingIn(svg).length > 0 ? [...files, spare] : [...files],
      defaultFontFamily: 'Denrei Kanji',
    },
    fitTo: { mode: 'width', value: options.width },
    shapeRendering: 2,
    textRendering: 2,
    logLevel: 'off',
  });
  const { width, height, pixels: bytes } = image;
  return indexedPng({ width, height, bytes }, COLOURS);
}

/** Characters of a scene that the built fonts lack, each once: with any of them a picture takes the whole font, and ten times as long. */
export function missingGlyphs(scene: Scene): string[] {
  return lackingIn(drawing(scene, 'light'));
}

/** A scene as PNG, for mails: drawn by resvg and packed by sharp, both on threads of their own. */
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Scene } from '../referee/index.js';
import { fonts, lackingIn } from './fonts.js';
import type { Shade } from './palette.js';
import { sceneToSvg } from './svg.js';

export interface PngOptions {
  /** Width of the picture in pixels; its height follows. */
  readonly width: number;
  readonly theme: Shade;
}

/** Flat colours, so few of them do; more only add shades to the edges of letters. */
const PACKING = { palette: true, colours: 48, effort: 4, dither: 0, compressionLevel: 6 } as const;

/** Draws a scene as a PNG with a palette. The same scene gives the same bytes. Rejects with `FontsMissing` when the fonts were not made. */
export async function sceneToPng(scene: Scene, options: PngOptions): Promise<Buffer> {
  const svg = sceneToSvg(scene, { theme: options.theme });
  const { files, spare } = fonts();
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: lackingIn(svg).length > 0 ? [...files, spare] : [...files], defaultFontFamily: 'Denrei Kanji' },
    fitTo: { mode: 'width', value: options.width },
    shapeRendering: 2,
    textRendering: 0,
    logLevel: 'off',
  });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).removeAlpha().png(PACKING).toBuffer();
}

/** Characters of a scene that the built fonts lack, each once: with any of them a picture takes the whole font, and ten times as long. */
export function missingGlyphs(scene: Scene): string[] {
  return lackingIn(sceneToSvg(scene, { theme: 'light' }));
}

/** Drawing: ground and scene as SVG, PNG and text. */
export { type DrawingThread, type DrawPng, startDrawing } from './png/drawing.js';
export { type WebFace, webFaces } from './png/fonts.js';
export { missingGlyphs, type PngOptions, sceneToPng } from './png/png.js';
export { silhouetteOf } from './svg/counters/symbol.js';
export type { CropWindow, Cut } from './svg/crop.js';
export { type CutReader, type CutReason, cutsFor, type MapCut } from './svg/cuts.js';
export { groundToSvg } from './svg/ground/ground.js';
export { groundHash } from './svg/ground/ground-hash.js';
export { boardStylesheet, type Light, type Shade, type Theme } from './svg/palette.js';
export type { Interactive } from './svg/place.js';
export { startShare } from './svg/start.js';
export { type Extent, type GroundAddress, type SvgOptions, sceneToSvg } from './svg/svg.js';
export { columns, wrapped, wrappedByWords } from './text/columns.js';
export { sceneToText } from './text/text.js';

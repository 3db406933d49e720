export { type DrawingThread, type DrawPng, startDrawing } from './png/drawing.js';
export { missingGlyphs, type PngOptions, sceneToPng } from './png/png.js';
export type { Cut } from './svg/crop.js';
export { boardStylesheet, type Shade, type Theme } from './svg/palette.js';
export type { Interactive } from './svg/place.js';
export { type Extent, type SvgOptions, sceneToSvg } from './svg/svg.js';
export { element, escaped, short } from './svg/xml.js';
export { columns, wrapped } from './text/columns.js';
export { sceneToText } from './text/text.js';

/**
 * The board: what people see of a position.
 *
 * palette   colours for light and dark          paint     colours and texts as attributes
 * svg       scene -> SVG (place, line, stack, counter, symbol, changes, surround draw its parts)
 * png       scene -> PNG                        fonts     the cuts of the map font
 * text      scene -> lines of plain text        columns   widths of texts, full-width ones too
 * words     log entries and clauses as sentences          xml       escaping
 */
export { columns, wrapped } from './columns.js';
export { boardStylesheet, type Shade, type Theme } from './palette.js';
export type { Interactive } from './place.js';
export { missingGlyphs, type PngOptions, sceneToPng } from './png.js';
export { type SvgOptions, sceneToSvg } from './svg.js';
export { sceneToText } from './text.js';
export { clauseLabel, makeWords, type Naming, namesOf, type TextTables, type Wording, WordsFault } from './words.js';

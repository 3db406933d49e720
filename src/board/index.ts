/**
 * The board: what people see of a position.
 *
 * svg       scene -> SVG, for pages and pictures      layers    the map: terrain below, what lies and moves on it above
 *           out of area, line, place, mark, stack (counter, card, symbol, pile, beside), changes
 * surround  what stands around the map (holding, key)
 * crop      some places of a scene                    thumb     a scene at the size of a stamp
 * palette   colours for light and dark                paint     colours and texts as attributes
 * png       scene -> PNG (indexed: packing)           ground    terrain of pictures, drawn once and kept
 * fonts     the letters of pictures                   outline   texts set from them
 * text      scene -> lines of plain text              columns   widths of texts, full-width ones too
 * words     log entries and clauses as sentences      xml       escaping
 *
 * `sceneToSvg(scene, { theme, size, crop, interactive })` and `sceneToPng(scene, { theme, width, size, crop })` share:
 * - `size: 'thumb'` for lists of matches, about 320 pixels wide: the map alone, counters as blocks, no word in it (a few kB;
 *   the picture needs an `alt` of the page's own);
 * - `crop: { places: ['1503', '1504'], margin: 0.5 }` for diagrams: those places whole, `margin` radii around them and what
 *   lies there, without title, tracks and legend. An SVG is as large as the window in scene units: size it by its `viewBox`.
 *
 * What a client finds in an SVG: `<g data-place>` (hexes, points), `<g class="stack" data-stack="<place>">` with a
 * `<g data-unit data-fan-x data-fan-y>` each: how far, in scene units, to move the counter from where it is drawn so that the
 * stack lies fanned out (counters alone have none). A stack too high to show its counters has `<g class="pile">` on top, one a
 * side, to be hidden while it is fanned out (names and changes are drawn above counters: hide `.names` and `.changes` then, and
 * put the stack's group last in `.counters`). `<g class="holding" data-holding>` are boxes beside the map with counters in them;
 * `.changes` holds what changed. With `interactive`, choices have role, tabindex, id and a `.choice-ring`.
 */

export { clauseLabel, makeWords, type Naming, namesOf, type TextTables, type Wording, WordsFault } from '../telling/messages.js';
export { missingGlyphs, type PngOptions, sceneToPng } from './png/png.js';
export type { Cut } from './svg/crop.js';
export { boardStylesheet, type Shade, type Theme } from './svg/palette.js';
export type { Interactive } from './svg/place.js';
export { type Extent, type SvgOptions, sceneToSvg } from './svg/svg.js';
export { columns, wrapped } from './text/columns.js';
export { sceneToText } from './text/text.js';

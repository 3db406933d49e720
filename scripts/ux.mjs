/**
 * Measures the page of a match in a real Chromium: heights, sizes, presses, milliseconds, at four widths,
 * light and dark, with scripts and without. `npm run ux`; `npm run ux -- kyuchorei` for one game. It informs
 * and never fails a build.
 */
import '../bin/node.mjs';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';

const { measure } = await loadTs(join('scripts', 'ux', 'measure.ts'));
process.exitCode = await measure(process.argv.slice(2));

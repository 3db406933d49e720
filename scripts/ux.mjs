/**
 * Measures the page of a match in a real Chromium: heights, sizes, presses, milliseconds, at four widths,
 * light and dark, with scripts and without. `npm run ux`; `npm run ux -- kyuchorei` for one game;
 * `npm run ux -- pan manila45` drags the map and counts frames. It informs and never fails a build.
 */
import '../bin/node.mjs';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';

const [first, ...others] = process.argv.slice(2);
if (first === 'pan') {
  const { measurePan } = await loadTs(join('scripts', 'ux', 'pan.ts'));
  process.exitCode = await measurePan(others);
} else {
  const { measure } = await loadTs(join('scripts', 'ux', 'measure.ts'));
  process.exitCode = await measure(process.argv.slice(2));
}

/**
 * Draws docs/house.svg from the imports of src, and prints the size of the house: `npm run house`. A test fails
 * while the drawing is old.
 */
import '../../bin/node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { ROOT } from '../migrations.mjs';

const { drawnHouse } = await loadTs('test/house/rules/drawing.ts');
const { countedHouse } = await loadTs('test/house/rules/counting.ts');
writeFileSync(join(ROOT, 'docs', 'house.svg'), drawnHouse());
for (const [what, figure] of countedHouse()) console.log(`${String(figure).padStart(7)}  ${what}`);

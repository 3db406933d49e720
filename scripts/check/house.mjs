/**
 * Draws docs/house.svg from the imports of src, and writes into each folder of src what lives in its files:
 * `npm run house`. A test fails while either is old.
 */
import '../../bin/node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { ROOT } from '../migrations.mjs';

const { drawnHouse } = await loadTs('test/house/rules/drawing.ts');
writeFileSync(join(ROOT, 'docs', 'house.svg'), drawnHouse());

const { listings } = await loadTs('test/house/rules/listing.ts');
for (const [path, text] of listings()) writeFileSync(join(ROOT, path), text);

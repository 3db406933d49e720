/** Draws docs/house.svg from the imports of src: `npm run house`. A test fails while it is old. */
import '../../bin/node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from '../load-ts.mjs';
import { ROOT } from '../migrations.mjs';

const { drawnHouse } = await loadTs('test/house/rules/drawing.ts');
writeFileSync(join(ROOT, 'docs', 'house.svg'), drawnHouse());

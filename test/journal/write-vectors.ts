/**
 * Writes src/journal/vectors.json anew, after a change of the specification:
 * npx esbuild test/journal/write-vectors.ts --bundle --platform=node --format=esm --packages=external
 *   --loader:.md=text --outfile=dist/write-vectors.mjs && node dist/write-vectors.mjs
 *   && npx biome format --write src/journal
 */
import { writeFileSync } from 'node:fs';
import { vectors } from './vectors.js';

writeFileSync('src/journal/vectors.json', `${JSON.stringify(vectors(), null, 2)}\n`);

/**
 * Releases the present version of a game: `npm run release -- kyuchorei`. Keeps its rules as one file below
 * `releases/`, with journals of whole matches that were played with them; matches that began with it play on with
 * it whatever becomes of the source. A version is released once.
 */
import '../../bin/node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rulesDigest } from '../build/rules.mjs';
import { loadTs } from '../load-ts.mjs';
import { ROOT } from '../migrations.mjs';
import { writeRelease } from './write.mjs';

const USAGE = 'npm run release -- <game>   (kyuchorei, manila45, squarepeg, taiheiyo, witp)';
/** Matches that are played at random and kept. */
const JOURNALS = 3;

function fail(text) {
  process.stderr.write(`release: ${text}\n`);
  process.exit(2);
}

const [id, ...more] = process.argv.slice(2);
if (id === undefined || id === '--help' || more.length > 0) fail(USAGE);
const { games } = await loadTs(join('src', 'games', 'registry.ts'));
const game = games().find((one) => one.id === id);
if (game === undefined) fail(`no game ${id}. ${USAGE}`);
const folder = join(ROOT, 'releases');
if (existsSync(join(folder, id, String(game.version))))
  fail(`version ${game.version} of ${id} is released already: raise VERSION in src/games/${id}/game.ts`);
const rules = await rulesDigest(ROOT, id);
const entry = `./src/games/${id}/index.ts`;
const { wholeJournal } = await loadTs(join('src', 'cli', 'games', 'whole-journal.ts'));
const journals = [];
for (let n = 1; n <= JOURNALS; n++) {
  const { text, faults } = await wholeJournal(game, rules, n);
  if (faults !== undefined) fail(`its own rules refuse journal ${n}: ${faults}`);
  journals.push(text);
}
const { version } = game;
const to = await writeRelease({ root: ROOT, entry, folder, game: id, version, rules, journals });
process.stdout.write(`${to}\n`);

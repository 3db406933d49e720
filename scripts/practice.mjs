/**
 * Matches of the practice opponent against itself, to see what a change of its judgement is worth:
 * `npm run practice -- kyuchorei --matches 200 --against one-ahead`. No service, no database: the referee
 * alone.
 */
import '../bin/node.mjs';
import { loadTs } from './load-ts.mjs';

const { practise } = await loadTs('scripts/practice/practise.ts');
process.exitCode = practise(process.argv.slice(2));

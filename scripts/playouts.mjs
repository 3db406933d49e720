/**
 * Matches of random players, and what they reached of a game: `npm run playouts -- manila45 300`. No service,
 * no database: the referee alone.
 */
import '../bin/node.mjs';
import { loadTs } from './load-ts.mjs';

const { playouts } = await loadTs('scripts/playouts/playouts.ts');
process.exitCode = playouts(process.argv.slice(2));

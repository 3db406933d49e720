/** Clauses drawn by a seed, with one mutant each of the lines that cite it. */
import { createHash } from 'node:crypto';
import { citedAt } from './report.mjs';
import { keyOf, mutantsOf } from './sample.mjs';

/**
 * The keys of one mutant each of `count` clauses that the code cites, the same for the same seed; `total`:
 * how many clauses there are to draw from.
 */
export async function drawClauses(paths, prefix, count, seed) {
  const mutants = await mutantsOf(paths);
  const byClause = new Map();
  for (const { mutant, content } of mutants)
    for (const clause of citedAt(content, mutant.location.start.line + 1, prefix))
      byClause.set(clause, [...(byClause.get(clause) ?? []), keyOf(mutant)]);
  const lot = (text) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  const first = (texts) => [...texts].sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
  const keys = new Set();
  for (const clause of first(byClause.keys())) {
    if (keys.size === count) break;
    const [key] = first(byClause.get(clause).filter((one) => !keys.has(one)));
    if (key !== undefined) keys.add(key);
  }
  return { keys: [...keys], total: byClause.size };
}

/** Small decisions for scripts of one test. */
import { type Decision, decision, order, type Order, type Side, type Walk } from '../../src/referee/index.js';

/** A public decision whose answers are words without fields. */
export function words(side: Side, ...choices: readonly string[]) {
  return decision({ side, kind: 'words', clause: 'T-0', public: true, forms: choices.map((word) => order(word)) });
}

/** The same as a window: what may be answered follows from what the side hides. */
export function hiddenWords(side: Side, ...choices: readonly string[]): Decision<{ readonly do: string }> {
  return { ...words(side, ...choices), kind: 'hidden', public: false };
}

/** A public decision for one of these units; `end` ends or declines. */
export function pick(side: Side, units: readonly string[], end = false) {
  const walk: Walk<Order> = { candidates: () => units, forbids: (_, __, id) => (units.includes(id) ? undefined : 'T-1') };
  const choose = order('pick').one('unit', 'unit', walk);
  const forms = end ? [choose, order('end').idly()] : [choose];
  return decision({ side, kind: 'pick', clause: 'T-0', public: true, forms });
}

/** What a roll may be, and how it is read. SPEC section 5. */
import { canonical } from './json.js';
import { demand } from './report.js';
import type { PurposeTable, Roll } from './shape.js';

/** The purpose of a roll is one of the match, with dice of its size and number. */
export function checkPurpose(purposes: PurposeTable, { purpose, dice, outcomes }: Roll): void {
  const named = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  demand(named !== undefined, 'purpose', `${purpose}: the match names no such purpose`);
  const size = named.faces === 'rows' ? outcomes.length : named.faces;
  demand(size >= 2 && size <= 256, 'purpose', `${purpose}: no die has ${size} faces`);
  demand(dice.length >= 1 && dice.length <= named.most, 'purpose', `${purpose}: ${dice.length} dice`);
  demand(
    dice.every((die) => die === size),
    'purpose',
    `${purpose}: dice of ${dice.join()}, due are ${size}`,
  );
  const results = outcomes.map(([, result]) => result);
  const sorted = named.faces !== 'rows' || canonical(results) === canonical([...results].sort());
  demand(sorted, 'purpose', `${purpose}: the rows are not sorted`);
}

/** Total and outcome follow from faces, modifiers and rows. */
export function checkReading({ purpose, faces, modifiers, total, outcomes, outcome }: Roll): void {
  const amounts = modifiers.filter(({ on }) => on === 'die').map(({ amount }) => amount);
  const due = [...faces, ...amounts].reduce((sum, amount) => sum + amount, 0);
  demand(total === due, 'total', `${purpose}: the total is ${due}`);
  const row = outcomes.find(([atMost]) => total <= atMost);
  demand(outcome === row?.[1], 'outcome', `${purpose}: the outcome is ${row?.[1] ?? 'none'}`);
}

/** Whether rolls or draws stand among an event's orders in ascending places. */
export function inPlace(thrown: readonly { readonly after: number }[], orders: number): boolean {
  return thrown.every(({ after }, i) => after >= (thrown[i - 1]?.after ?? 0) && after <= orders);
}

/** The address of an order that was typed: it asks for nothing that a whole line left out. */
import { checkOrder, type Decision, type Form, type Order, type Universe } from '../../referee/index.js';
import { toQuery, withGiven } from './sentence.js';

/**
 * The query of a typed order. One that can be given as it stands is not asked for what it leaves out: whoever
 * types says all that he wants said.
 */
export function typedQuery(
  question: Decision,
  universe: Universe,
  form: Form,
  typed: Order,
): URLSearchParams {
  const query = toQuery(typed);
  if (!checkOrder(question, universe, typed).ok) return query;
  return form.fields
    .filter(({ name, type, optional }) => optional && type === 'one' && typed[name] === undefined)
    .reduce((so, { name }) => withGiven(so, name), query);
}

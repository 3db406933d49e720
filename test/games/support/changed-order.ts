import type { Game, Order, Picker, Question } from '../../../src/referee/index.js';

/** The order with another id of its universe in one of its fields: the referee refuses most of them. */
export function changedOrder(game: Game, { forms }: Question, order: Order, pick: Picker): Order | undefined {
  const fields = forms.find((form) => form.do === order.do)?.fields ?? [];
  const filled = fields.filter(({ name, type }) => name in order && !['allot', 'number'].includes(type));
  const field = filled[pick(Math.max(1, filled.length))];
  if (field === undefined) return undefined;
  const ids = [field.of].flat().flatMap((of) => [...(game.rules.universe[of] ?? [])]);
  const other = ids[pick(Math.max(1, ids.length))];
  if (other === undefined) return undefined;
  const value = order[field.name];
  if (!Array.isArray(value)) return { ...order, [field.name]: other };
  const at = pick(value.length + 1);
  return { ...order, [field.name]: [...value.slice(0, at), other, ...value.slice(at + 1)] };
}

/**
 * Copying a standing order from unit to unit: the same sentence said of others, one sentence for all of them
 * where it may name a set, else one for each.
 */
import {
  byWord,
  type Field,
  type Form,
  fieldValue,
  type Game,
  type Order,
  type Side,
} from '../../referee/index.js';

/** What a sentence is said of: the field of units, else of places, by which it is told from others. */
export function subjectOf(game: Game, side: Side, order: Order): Field | undefined {
  const forms = byWord(game.standingForms(side)).find(([form]) => form.do === order.do) ?? [];
  const fields = forms.flatMap((form: Form) => form.fields).filter((field) => isSubject(game, order, field));
  return fields.find((field) => isOnMap(game, field, 'unit')) ?? fields[0];
}

function isSubject(game: Game, order: Order, field: Field): boolean {
  if (field.type !== 'one' && field.type !== 'set') return false;
  if (!isOnMap(game, field, 'unit') && !isOnMap(game, field, 'place')) return false;
  const other = otherThan(order[field.name], field);
  if (other === undefined) return false;
  return game.standingKey({ ...order, [field.name]: other }) !== game.standingKey(order);
}

function isOnMap(game: Game, { of }: Field, as: 'unit' | 'place'): boolean {
  return typeof of === 'string' && game.onMap[of]?.as === as;
}

function otherThan(value: Order[string] | undefined, field: Field) {
  const now = JSON.stringify(value);
  for (const id of field.walk.candidates({ do: '' }, [])) {
    const other = fieldValue(field, [id]);
    if (JSON.stringify(other) !== now) return other;
  }
  return undefined;
}

/** The sentences that say the same of these ids; not yet checked. */
export function copiesOf(order: Order, { name, type }: Field, ids: readonly string[]): readonly Order[] {
  if (type === 'set') return [{ ...order, [name]: [...ids].sort() }];
  return ids.map((id) => ({ ...order, [name]: id }));
}

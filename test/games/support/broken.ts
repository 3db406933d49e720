/** Orders that lack a field or hold one that is refused, and the lines by which they are typed. */
import {
  type Field,
  type FieldValue,
  type Form,
  type Game,
  type Order,
  type Picker,
  type Question,
  sampleOrder,
} from '../../../src/referee/index.js';

/** A legal order of the form with each field left out, refused, or both with another one. */
export function* broken(game: Game, question: Question, form: Form, pick: Picker): Generator<Order> {
  const whole = sampleOrder({ ...question, forms: [form] }, pick) ?? { do: form.do };
  for (const field of form.fields) {
    const { [field.name]: _, do: word, ...others } = whole;
    yield { do: word, ...others };
    const wrong: Order = { ...whole, [field.name]: anyValue(game, field, pick) };
    yield wrong;
    for (const other of form.fields) {
      if (other === field) continue;
      yield { ...wrong, [other.name]: anyValue(game, other, pick) };
      const { [other.name]: __, do: same, ...rest } = wrong;
      yield { do: same, ...rest };
    }
  }
}

/** Any value of the field's shape, legal or not. */
function anyValue(game: Game, field: Field, pick: Picker): FieldValue {
  const ids =
    field.only ?? (typeof field.of === 'string' ? [...(game.rules.universe[field.of] ?? [])] : field.of);
  const some = Array.from({ length: pick(4) }, () => ids[pick(ids.length)] ?? '');
  switch (field.type) {
    case 'number':
      return pick(20) - 3;
    case 'one':
      return ids[pick(ids.length)] ?? '';
    case 'allot':
      return Object.fromEntries(some.map((id) => [id, 1 + pick(3)]));
    case 'path':
      return pick(2) === 0 ? (ids[pick(ids.length)] ?? '') : some;
    default:
      return [...new Set(some)];
  }
}

/** The order as a player types it. */
export function lineOf(question: Question, order: Order): string {
  const fields = question.forms.filter((form) => form.do === order.do).flatMap((form) => form.fields);
  const names = new Set(fields.map(({ name }) => name));
  return [order.do, ...[...names].map((name) => text(order[name]))].join(' ');
}

function text(value: FieldValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(' ');
  return Object.entries(value)
    .map(([id, n]) => `${id} ${n}`)
    .join(' ');
}

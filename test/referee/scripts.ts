/** Small decisions and walks for one test. */
import {
  checkOrder,
  type Decision,
  decision,
  type Form,
  type Order,
  order,
  type Side,
  type Universe,
  type Walk,
} from '../../src/referee/index.js';

/** A public decision whose answers are words without fields. */
export function words(side: Side, ...choices: readonly string[]) {
  return decision({
    side,
    kind: 'words',
    clause: 'T-0',
    public: true,
    forms: choices.map((word) => order(word)),
  });
}

/** The same as a window: what may be answered follows from what the side hides. */
export function hiddenWords(side: Side, ...choices: readonly string[]): Decision<{ readonly do: string }> {
  return { ...words(side, ...choices), kind: 'hidden', public: false };
}

/** A public decision for one of these units; `end` ends or declines. */
export function pick(side: Side, units: readonly string[], end = false) {
  const walk: Walk<Order> = {
    candidates: () => units,
    forbids: (_, __, id) => (units.includes(id) ? undefined : 'T-1'),
  };
  const choose = order('pick').one('unit', 'unit', walk);
  const forms = end ? [choose, order('end').idly()] : [choose];
  return decision({ side, kind: 'pick', clause: 'T-0', public: true, forms });
}

export const IDS = ['a', 'b', 'c', 'd'];
export const universe: Universe = { unit: new Set([...IDS, 'x']), point: new Set(['p', 'q', 'r']) };

/** A walk that offers these ids and forbids the others by `T-1`. */
export const only = (...ids: readonly string[]): Walk<Order> => ({
  candidates: () => ids,
  forbids: (_, __, step) => (ids.includes(step) ? undefined : 'T-1'),
});

export const asked = (...forms: readonly Form[]): Decision =>
  decision({ side: 'RED', kind: 'test', clause: 'T-0', public: true, forms });

export const text = (value: unknown): string => JSON.stringify(value);
export const refusalOf = (d: Decision, sent: unknown) => {
  const checked = checkOrder(d, universe, sent);
  return checked.ok ? undefined : checked.refusal;
};

/** Every way to give each id none, one, two or three. */
export function shares(ids: readonly string[]): readonly Record<string, number>[] {
  return ids.reduce<readonly Record<string, number>[]>(
    (all, id) => all.flatMap((s) => [s, { ...s, [id]: 1 }, { ...s, [id]: 2 }, { ...s, [id]: 3 }]),
    [{}],
  );
}

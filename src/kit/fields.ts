/** Walks of the fields of standing orders: any id of a list, any number of a range. */
import type { Clause, Walk } from '../referee/index.js';

/** One of a list of named choices. */
export function anyOf(choices: readonly string[]): Walk<object> {
  return { candidates: () => choices, forbids: () => undefined };
}

/** One of some ids of a universe; others are refused with the clause. */
export function anyId(ids: readonly string[], clause: Clause): Walk<object> {
  return { candidates: () => ids, forbids: (_, __, id) => (ids.includes(id) ? undefined : clause) };
}

/** Some ids, none of them twice. */
export function noDoubles(ids: readonly string[], clause: Clause): Walk<object> {
  return {
    candidates: () => ids,
    forbids: (_, steps, id) => (steps.includes(id) || !ids.includes(id) ? clause : undefined),
  };
}

/** Any number of a range. */
export function anyNumber(max: number, min = 0): Walk<object> {
  const all = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return { candidates: () => all, forbids: () => undefined };
}

/** The field belongs to the sentence only if what was filled in before says so. */
export function onlyIf<B>(applies: (soFar: B) => boolean, walk: Walk<object>): Walk<B> {
  return {
    candidates: (_, steps) => walk.candidates({}, steps),
    forbids: (_, steps, id) => walk.forbids({}, steps, id),
    applies,
  };
}

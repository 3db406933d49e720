/** Ids in what orders and files say, and their indexes in the components. */
import { ComponentError } from '../referee/index.js';

/** The ids of a set, list or path; none where something else stands, or nothing. */
export function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The index of each id of a list. @throws ComponentError where one stands twice. */
export function indexesOf(
  list: string,
  items: readonly { readonly id: string }[],
): ReadonlyMap<string, number> {
  const indexes = new Map(items.map((item, i) => [item.id, i]));
  if (indexes.size !== items.length) throw new ComponentError(list, 'an id stands twice');
  return indexes;
}

/**
 * The index of an id that stands at a place of the component file. @throws ComponentError with the place
 * where there is none.
 */
export type FindIndex = (id: string, at: string) => number;

/** Finds ids of a list. */
export function finder(list: string, among: ReadonlyMap<string, number>): FindIndex {
  return (id, at) => {
    const index = among.get(id);
    if (index === undefined) throw new ComponentError(at, `${id} is not in ${list}`);
    return index;
  };
}

/** The index of an id that was checked before. @throws ComponentError for an unknown one. */
export function knownIndex(among: ReadonlyMap<string, number>, id: string, what: string): number {
  const index = among.get(id);
  if (index === undefined) throw new ComponentError(id, `no such ${what}`);
  return index;
}

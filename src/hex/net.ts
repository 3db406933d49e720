/** What every map offers to a search: places as integers, neighbours in one typed array, a rank for ties. */

/**
 * A map as the searches see it. Neighbours of `i` stand in `neighbours[first[i] .. first[i + 1])`; -1 is off
 * the map.
 */
export interface Net {
  readonly count: number;
  readonly neighbours: Int16Array;
  readonly first: Int32Array;
  /**
   * Position of each place among all ids in code-unit order: decides ties, independent of the order of the
   * data.
   */
  readonly rank: Int16Array;
  /** Index of an id, or -1 for an id that the map does not have. */
  index(id: string): number;
  /** Id of an index; throws `MapFault` `no-place` for an index that the map does not have. */
  id(index: number): string;
}

/**
 * A map that cannot be built, or an index that it does not have. A bug or bad data, never a player's doing.
 */
export class MapError extends Error {
  override readonly name = 'MapFault';
  constructor(
    readonly code: 'double-id' | 'double-place' | 'lengths' | 'unknown-id' | 'no-place' | 'size',
    message: string,
  ) {
    super(message);
  }
}

const LARGEST = 32_767; // of an Int16Array

/** Both ways between ids and indexes, and the rank of each; throws `MapFault` for doubles. */
export function nameTable(ids: readonly string[]): Pick<Net, 'count' | 'rank' | 'index' | 'id'> {
  if (ids.length > LARGEST)
    throw new MapError('size', `a map has at most ${LARGEST} places, not ${ids.length}`);
  const places = new Map(ids.map((id, index) => [id, index]));
  if (places.size < ids.length)
    throw new MapError('double-id', `id given twice: ${ids.find((id, i) => places.get(id) !== i)}`);
  const id = (index: number) => {
    const found = ids[index];
    if (found === undefined) throw new MapError('no-place', `no place has the index ${index}`);
    return found;
  };
  return { count: ids.length, rank: ranks(ids), index: (wanted) => places.get(wanted) ?? -1, id };
}

function ranks(ids: readonly string[]): Int16Array {
  const order = ids
    .map((_, index) => index)
    .sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1));
  const rank = new Int16Array(ids.length);
  for (const [place, index] of order.entries()) rank[index] = place;
  return rank;
}

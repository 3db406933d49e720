/** What was made lately and costs more to make than to keep. */
import { LRUCache } from 'lru-cache';

export interface AsyncCache<T> {
  /** The value of a key, made when it is not there. What cannot be made is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the `most` values asked for last. Two who ask at once for a new value share the making. */
export function makeKept<T extends object | string>(most: number): AsyncCache<T> {
  const kept = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    fetchMethod: (_, __, { context: make }) => make(),
    // Who waits for a value gets it, even if it is forgotten meanwhile.
    ignoreFetchAbort: true,
  });
  return { get: (key, make) => kept.forceFetch(key, { context: make }) };
}

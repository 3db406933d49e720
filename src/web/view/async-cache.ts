/** What was made lately and costs more to make than to keep. */

export interface AsyncCache<T> {
  /** The value of a key, made when it is not there. What cannot be made is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the `most` values asked for last. Two who ask at once for a new value share the making. */
export function makeKept<T>(most: number): AsyncCache<T> {
  const kept = new Map<string, Promise<T>>();
  return {
    get: (key, make) => {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      value.catch(() => kept.delete(key));
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
      return value;
    },
  };
}

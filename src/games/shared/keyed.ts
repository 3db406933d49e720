/**
 * Objects with a key for each unit or point: views and positions hold them, and are made for every question.
 */

/**
 * What `valueFor` gives for each thing under its key, in the order of the things; undefined: left out. Keys
 * are ids of components. Filled in place: `Object.fromEntries` takes three times as long.
 */
export function keyed<T, V>(
  things: readonly T[],
  keyFor: (index: number) => string,
  valueFor: (thing: T, index: number) => V | undefined,
): { readonly [key: string]: V } {
  const found: { [key: string]: V } = {};
  for (const [index, thing] of things.entries()) {
    const value = valueFor(thing, index);
    if (value !== undefined) found[keyFor(index)] = value;
  }
  return found;
}

/** The flags of a list that are up, as `{flag: true}`. */
export function flagsUp<F extends string>(
  flags: readonly F[],
  of: { readonly [flag in F]?: boolean },
): { readonly [flag: string]: true } {
  const up: { [flag: string]: true } = {};
  for (const flag of flags) if (of[flag]) up[flag] = true;
  return up;
}

/** Addresses in a header, whatever else stands in it. */

/** What stands between addresses. */
const BETWEEN = /[\s<>,;:"()]+/u;

/**
 * Every word with an `@` inside. By words: a pattern for whole addresses would begin anew at every letter of
 * a long word without one.
 */
export function addressesIn(value: string): readonly string[] {
  return value.split(BETWEEN).filter((word) => word.slice(1, -1).includes('@'));
}

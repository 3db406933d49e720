/** Packages with native code: they stay outside of the bundle. */
export const NATIVE = ['better-sqlite3', '@resvg/resvg-js'];

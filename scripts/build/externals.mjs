/** Packages with native code: they stay outside of the bundle. */
export const NATIVE = ['better-sqlite3', '@resvg/resvg-js'];
/** What builds games from outside: it is there where games are made, and a server needs none. */
export const COMPILER = 'esbuild';

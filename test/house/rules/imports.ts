/** What a source file imports, read from its text. */
import { posix } from 'node:path';
import { type Source, withoutComments } from './source.js';

export interface Import {
  readonly from: string;
  /** As written: `./form.js`, `node:fs`, `zod`. */
  readonly specifier: string;
  /**
   * The file of the project that is meant (`src/referee/forms/form.ts`); undefined for packages and Node's
   * own modules.
   */
  readonly target?: string;
  /** What stands between `import` and `from`: `{ a, b as c }`. */
  readonly clause: string;
  /**
   * Erased by the compiler: `import type`, `export type … from`, or nothing but `type` names in the braces.
   */
  readonly typeOnly: boolean;
}

const PATTERNS = [
  // import … from 'x', import type … from 'x', export … from 'x'
  /\b(?<word>import|export)\s+(?<clause>(?:type\s+)?(?:[\w$*{][^;'"`()=]*?))\s*\bfrom\s*['"](?<specifier>[^'"]+)['"]/g,
  // import 'x'
  /\bimport\s*['"](?<specifier>[^'"]+)['"]/g,
  // import('x'), require('x'), require.resolve('x'), vi.mock and new URL('x.js', import.meta.url) for workers
  /\b(?:import|require|require\.resolve)\s*\(\s*['"`](?<specifier>[^'"`]+)['"`]/g,
  /\bnew\s+URL\s*\(\s*['"`](?<specifier>\.[^'"`]+\.(?:js|ts|mjs))['"`]\s*,\s*import\.meta\.url/g,
];

/** All imports of a file: static, re-exports, for side effects, dynamic. */
export function importsOf({ path, text }: Source): Import[] {
  const code = withoutComments(text);
  return PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)]).map(({ groups }) => {
    const specifier = groups?.specifier ?? '';
    const clause = groups?.clause?.trim() ?? '';
    const typeOnly = isTypeOnly(clause);
    const target = specifier.startsWith('.') ? resolve(path, specifier) : undefined;
    return { from: path, specifier, clause, typeOnly, ...(target === undefined ? {} : { target }) };
  });
}

/** Dynamic imports whose target is computed: no test can see where they lead. */
export function blindImportsOf({ text }: Source): string[] {
  return [...withoutComments(text).matchAll(/\b(?:import|require)\s*\((?!\s*['"`][^$]*?['"`])[^)]*\)/g)].map(
    ([call]) => call,
  );
}

function isTypeOnly(clause: string): boolean {
  if (/^type\s+[\w${*]/.test(clause)) return true;
  const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1];
  if (names === undefined) return false;
  const list = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return list.length > 0 && list.every((name) => name.startsWith('type '));
}

function resolve(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/, '.ts');
}

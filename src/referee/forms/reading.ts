/** What stands at a place of a typed line: words, and which of several ids one of them names. */
import type { Form, Order } from './form.js';
import { plain, stands } from './spelling.js';

/**
 * What a line was understood as: an order, perhaps not yet whole, not yet checked; or the word that was not
 * understood.
 */
export type Typed =
  | { readonly ok: true; readonly form: Form; readonly soFar: Order; readonly whole: boolean }
  | {
      readonly ok: false;
      readonly fault: 'empty' | 'unknown' | 'ambiguous';
      readonly word: string;
      readonly among: readonly string[];
    };

/** Where a line stands at its end: what its last word begins to name, and what may stand there. */
export interface Typing {
  /** The line before its last word, as it was typed. */
  readonly before: string;
  /** The last word, lower-case; empty after a space. */
  readonly word: string;
  /** `verb`: one of the decision's forms. Undefined: the line is whole. */
  readonly wants:
    | 'verb'
    | {
        readonly form: Form;
        readonly index: number;
        readonly soFar: Order;
        readonly steps: readonly string[];
      }
    | undefined;
}

/** An id that was found. */
export interface Found {
  readonly id: string;
  readonly end: number;
  /** Written out, not just begun, and of those that may be chosen. */
  readonly sure: boolean;
  /** Written out. */
  readonly exact: boolean;
}

/** What a look at a place came to. */
export type Look =
  | Found
  | { readonly fault: 'unknown' | 'ambiguous'; readonly word: string; readonly among: readonly string[] };

/** What is looked for: ids with their spellings, of which some are preferred. */
export interface Sought {
  readonly named: readonly { readonly id: string; readonly spelled: readonly string[] }[];
  readonly preferred: (id: string) => boolean;
  /** What separates words here. */
  readonly between: RegExp;
  /** Whether a word may stand inside a spelling too. */
  readonly inside: boolean;
}

/**
 * The id whose spelling stands at a place: the longest that is whole, else the only one that begins so, else
 * the only one of which the word is a part of its own (`37` of `NZ-37`).
 */
export function findAt(line: string, at: number, { named, preferred, between, inside }: Sought): Look {
  const here = plain(line.slice(at));
  const lengths = named.map(({ spelled }) =>
    Math.max(0, ...spelled.filter((one) => stands(one, here, between)).map((one) => one.length)),
  );
  const longest = Math.max(0, ...lengths);
  if (longest > 0) {
    const ids = named.filter((_, i) => lengths[i] === longest).map(({ id }) => id);
    return pick(line.slice(at, at + longest), true, at + longest, ids, preferred);
  }
  const word = wordAt(line, at, between);
  const that = (fits: (spelled: string) => boolean) =>
    named.filter(({ spelled }) => spelled.some(fits)).map(({ id }) => id);
  const begun = that((spelled) => spelled.startsWith(plain(word)));
  const parts = that((spelled) => spelled.split(PUNCTUATION).includes(plain(word)));
  const held = inside ? that((spelled) => spelled.includes(plain(word))) : [];
  const ways = [begun, parts, held];
  const likely = ways.find((ids) => ids.some(preferred)) ?? ways.find((ids) => ids.length > 0) ?? [];
  return pick(word, false, at + word.length, likely, preferred);
}

function pick(
  word: string,
  exact: boolean,
  end: number,
  ids: readonly string[],
  preferred: (id: string) => boolean,
): Look {
  const likely = ids.filter(preferred);
  const [only, second] = likely.length > 0 ? likely : ids;
  if (only === undefined) return { fault: 'unknown', word, among: [] };
  if (second === undefined) return { id: only, end, exact, sure: exact && likely.length > 0 };
  return { fault: 'ambiguous', word, among: likely.length > 0 ? likely : ids };
}

/** What parts the parts of a name. */
const PUNCTUATION = /[^\p{L}\p{N}]+/u;

/** The first place from `from` on that is no separator. */
export function skipOver(line: string, from: number, separators: RegExp): number {
  let at = from;
  while (at < line.length && separators.test(line[at] as string)) at++;
  return at;
}

/** The word at a place. */
export function wordAt(line: string, at: number, separators: RegExp): string {
  let end = at;
  while (end < line.length && !separators.test(line[end] as string)) end++;
  return line.slice(at, Math.max(end, at + 1));
}

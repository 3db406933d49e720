/** JSON from files that people write by hand: a fault comes with its line and column. */
import { CommandError } from './fault.js';

/** Parses JSON. @throws CommandFault `not-json` with `<name>:<line>:<column>`. */
export function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { at, message } = firstFault(text);
    throw new CommandError('not-json', message, `${name}:${placeOf(text, at)}`);
  }
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

const BLANK = /[ \t\n\r]*/y;
const TOKEN =
  /(?<mark>[{}[\],:])|(?<string>"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/uy;

/** What may come next: `first` is a value or the end of a list, `member` a name or the end of an object. */
type Due = 'value' | 'first' | 'name' | 'member' | ':' | 'after';
type Bracket = '{' | '[';

/**
 * The place and kind of the first fault in a text that JSON.parse refuses. Engines word their messages
 * differently, and many of them name no place.
 */
function firstFault(text: string): { readonly at: number; readonly message: string } {
  const open: Bracket[] = [];
  let due: Due = 'value';
  for (let end = 0; ; ) {
    const start = endOfMatch(BLANK, text, end) ?? end;
    const message = `${wanted(due, open)} is due here`;
    if (start === text.length)
      return { at: start, message: `the text ends where ${wanted(due, open)} is due` };
    TOKEN.lastIndex = start;
    const found = TOKEN.exec(text);
    const kind = found?.groups?.mark ?? (found?.groups?.string === undefined ? 'value' : 'string');
    const next: Due | undefined = found === null ? undefined : follow(due, kind, open);
    if (next === undefined) return { at: start, message };
    due = next;
    end = TOKEN.lastIndex;
  }
}

function endOfMatch(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** What is due after a token; undefined when the token may not come here. Keeps account of what is open. */
function follow(due: Due, token: string, open: Bracket[]): Due | undefined {
  const wantsValue = due === 'value' || due === 'first';
  switch (token) {
    case '{':
    case '[':
      if (wantsValue) open.push(token);
      return wantsValue ? (token === '{' ? 'member' : 'first') : undefined;
    case '}':
      return closes(due === 'member', due, open, '{') ? 'after' : undefined;
    case ']':
      return closes(due === 'first', due, open, '[') ? 'after' : undefined;
    case ',':
      if (due !== 'after' || open.length === 0) return undefined;
      return open.at(-1) === '{' ? 'name' : 'value';
    case ':':
      return due === ':' ? 'value' : undefined;
    case 'string':
      return due === 'name' || due === 'member' ? ':' : wantsValue ? 'after' : undefined;
    default:
      return wantsValue ? 'after' : undefined;
  }
}

function closes(empty: boolean, due: Due, open: Bracket[], bracket: Bracket): boolean {
  if (open.at(-1) !== bracket || !(empty || due === 'after')) return false;
  open.pop();
  return true;
}

const WANTED: { readonly [due in Exclude<Due, 'after'>]: string } = {
  value: 'a value',
  first: 'a value or "]"',
  name: 'a name in quotes',
  member: 'a name in quotes or "}"',
  ':': '":"',
};

function wanted(due: Due, open: readonly Bracket[]): string {
  if (due !== 'after') return WANTED[due];
  if (open.length === 0) return 'the end';
  return open.at(-1) === '{' ? '"," or "}"' : '"," or "]"';
}

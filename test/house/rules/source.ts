/** Reading the project's own source text, for the tests that look at it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/root.js';

/** A file of the project: `path` from the project's root, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Something that the house does not allow. */
export interface Violation {
  readonly path: string;
  readonly rule: string;
  /** The word, the import or the call in question. */
  readonly what: string;
}

/** Every TypeScript file below `folder` (`src`), generated ones left out. */
export function sourcesOf(folder: string): readonly Source[] {
  const read = READ.get(folder) ?? readSources(folder);
  READ.set(folder, read);
  return read;
}

/** What was read, once a run: several tests look at the same files. */
const READ = new Map<string, readonly Source[]>();

function readSources(folder: string): readonly Source[] {
  const root = projectRoot();
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.startsWith('src/generated/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A violation as one line, for failure messages. */
export function show({ path, rule, what }: Violation): string {
  return `${path}: ${rule}: ${what}`;
}

// What is no code: comments, strings, regular expressions. A template is cut at its `${…}`, whose inside is
// code again.
const LINE_COMMENT = /\/\/.*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const REGULAR_EXPRESSION = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const EXPECTS_VALUE = /(?:^|[(,=:[!&|?{};<>+*%~^]|return|typeof|case)$/;
const TEMPLATE_PIECE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;

/** The text with comments blanked out; every other character keeps its place. */
export function withoutComments(text: string): string {
  return blank(text, false);
}

/**
 * The text with comments, strings, templates and regular expressions blanked out; every other character keeps
 * its place.
 */
export function codeOnly(text: string): string {
  return blank(text, true);
}

function blank(text: string, strings: boolean): string {
  const out: string[] = [];
  // For each open `${` the number of braces open inside it: its `}` ends the code and resumes the template.
  const depths: number[] = [];
  let at = 0;
  // The last code before `at`: it decides whether a slash divides or begins a regular expression.
  let before = '';
  const matched = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const take = (piece: string, visible: boolean): void => {
    out.push(visible ? piece : piece.replace(/[^\n]/g, ' '));
    at += piece.length;
  };
  const template = (): void => {
    const piece = matched(TEMPLATE_PIECE) ?? text.slice(at);
    if (piece.endsWith('${')) depths.push(0);
    before = piece.endsWith('${') ? '{' : '`';
    take(piece, !strings);
  };
  while (at < text.length) {
    const comment = matched(LINE_COMMENT) ?? matched(BLOCK_COMMENT);
    const literal = matched(STRING) ?? (EXPECTS_VALUE.test(before) ? matched(REGULAR_EXPRESSION) : undefined);
    const char = text.charAt(at);
    const resumes = char === '}' && depths.at(-1) === 0;
    if (comment === undefined && char.trim() !== '')
      before = (before + (literal === undefined ? char : '"')).slice(-10);
    if (comment !== undefined) take(comment, false);
    else if (literal !== undefined) take(literal, !strings);
    else take(char, !(strings && (resumes || char === '`')));
    if (comment !== undefined || literal !== undefined) continue;
    if (resumes) depths.pop();
    else if (depths.length > 0 && '{}'.includes(char))
      depths.push((depths.pop() ?? 0) + (char === '{' ? 1 : -1));
    if (resumes || char === '`') template();
  }
  return out.join('');
}

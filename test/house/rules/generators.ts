/**
 * Two mistakes with generators that TypeScript lets pass and that make a rule silently do nothing: calling a
 * script without `yield*`, and a bare `yield`. A generator declared as `Iterable`, `IterableIterator` or
 * `Generator` lists things for a loop and is no script: scripts are declared as `Rules`, or not at all.
 */
import { importsOf } from './imports.js';
import { codeOnly, type Source, type Violation } from './source.js';

interface Generator {
  readonly name: string;
  /** Called as `x.name(…)`. */
  readonly method: boolean;
  readonly script: boolean;
  /** Where its body begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** What the kernel gives a script: generators too, though no file of a game declares them. */
const PLAY = ['ask', 'askAny', 'askBoth', 'scope'];

const FUNCTION = /\bfunction\s*\*\s*([\w$]*)/g;
const METHOD =
  /(?<=(?:^|[{};,])\s*(?:(?:public|private|protected|static|override)\s+)*)\*\s*(#?[\w$]+|\[[^\]]+\])\s*(?=[<(])/gm;
const NAMED_EXPRESSION = /([\w$]+)\s*(?::[^=;]+)?[=:]\s*(?=function\s*\*)/g;

/**
 * Calls of scripts that nobody drives, and bare yields, in `sources`. Names are matched through the imports
 * of each file.
 */
export function generatorViolations(sources: readonly Source[]): Violation[] {
  const read = sources.map((source) => ({ source, code: codeOnly(source.text) }));
  const generators = new Map(read.map(({ source, code }) => [source.path, generatorsOf(code)]));
  const all = [...generators.values()].flat().filter(({ script }) => script);
  const methods = new Set([...PLAY, ...all.filter(({ method }) => method).map(({ name }) => name)]);
  const functions = new Set(all.filter(({ method }) => !method).map(({ name }) => name));
  return read.flatMap(({ source, code }) => {
    const own = generators.get(source.path) ?? [];
    const names = namesIn(source, own, (name, target) => {
      // An index hands on what others declare.
      const there = target === undefined || target.endsWith('/index.ts') ? undefined : generators.get(target);
      return there === undefined ? functions.has(name) : there.some((it) => it.script && it.name === name);
    });
    const spaces = namespacesIn(source);
    const isScript = (owner: string, name: string): boolean =>
      owner === '' ? names.has(name) : methods.has(name) || (spaces.has(owner) && functions.has(name));
    return [...calls(code, isScript), ...bareYields(code, own)].map((it) => ({ path: source.path, ...it }));
  });
}

/** Names of script functions as this file knows them: its own and the imported ones, renamed or not. */
function namesIn(
  source: Source,
  own: readonly Generator[],
  isScript: (name: string, target: string | undefined) => boolean,
): Set<string> {
  const known = importsOf(source).flatMap(({ clause, target }) =>
    [...clause.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)]
      .filter(([, name = '']) => isScript(name, target))
      .map(([, name = '', alias]) => alias ?? name),
  );
  return new Set([
    ...own.filter(({ script, method }) => script && !method).map(({ name }) => name),
    ...known,
  ]);
}

/** `melee` in `import * as melee from './melee.js'`. */
function namespacesIn(source: Source): Set<string> {
  return new Set(importsOf(source).flatMap(({ clause }) => /\*\s*as\s+([\w$]+)/.exec(clause)?.[1] ?? []));
}

/** All generators declared in `code` (comments and strings blanked). */
export function generatorsOf(code: string): Generator[] {
  const functions = [...code.matchAll(FUNCTION)].map((match) => ({
    match,
    method: false,
    name: match[1] || nameBefore(code, match.index),
  }));
  const methods = [...code.matchAll(METHOD)].map((match) => ({ match, method: true, name: match[1] ?? '' }));
  return [...functions, ...methods].map(({ match, method, name }) => {
    const { from, to, head } = bodyAfter(code, match.index + match[0].length);
    return { name, method, script: !/:\s*(?:Iterable(?:Iterator)?|Generator)\s*</.test(head), from, to };
  });
}

/** The name in `const name = function* …` or `{ name: function* … }`. */
function nameBefore(code: string, at: number): string {
  const names = [...code.matchAll(NAMED_EXPRESSION)];
  return names.find((match) => match.index + match[0].length === at)?.[1] ?? '';
}

/**
 * The body of the function whose parameters begin at or after `at`; `head` is what stands between parameters
 * and body.
 */
function bodyAfter(code: string, at: number): { from: number; to: number; head: string } {
  const end = closing(code, code.indexOf('(', at));
  let from = code.indexOf('{', end);
  // A type literal in the return type: `Rules<{ … }>`. The body's brace follows no open angle bracket, `|`,
  // `:` or `,`.
  while (/[<|:,&]\s*$/.test(code.slice(end, from))) from = code.indexOf('{', closing(code, from));
  return { from, to: closing(code, from), head: code.slice(end, from) };
}

/** Where the bracket that opens at `at` closes. */
function closing(code: string, at: number): number {
  let depth = 0;
  for (let i = at; i < code.length; i += 1) {
    if ('([{'.includes(code.charAt(i))) depth += 1;
    if (')]}'.includes(code.charAt(i))) depth -= 1;
    if (depth === 0) return i;
  }
  return code.length;
}

type Found = Omit<Violation, 'path'>;

function calls(code: string, isScript: (owner: string, name: string) => boolean): Found[] {
  const pattern =
    /(?<![\w$*])((?:(?:[\w$]+|\)|\])\s*(?:\?\.|!?\.)\s*)*)(#?[\w$]+)\s*(?:<[^()<>]*(?:<[^()<>]*>)?[^()<>]*>)?\(/g;
  return [...code.matchAll(pattern)]
    .filter(([, owner = '', name = '']) => isScript(owner.replace(/[\s?!.]+$/, ''), name))
    .filter(({ index }) => !isDriven(code, index) && !isDeclaration(code, index))
    .map(([, owner, name]) => ({ rule: 'a script called without yield*', what: `${owner}${name}()` }));
}

/**
 * Whether what stands at `at` is handed on: by `yield*`, as an argument of `scope(…)`, or by an arrow that
 * has a name.
 */
function isDriven(code: string, at: number): boolean {
  const before = code.slice(0, at).trimEnd();
  if (/\byield\s*\*$/.test(before) || isBodyOfNamedArrow(before)) return true;
  return (
    /[(,]$/.test(before) && /\.\s*scope\s*(?:<[^()]*>)?$/.test(code.slice(0, opening(code, at)).trimEnd())
  );
}

/**
 * Whether `before` ends with `name: (…) =>` or `name = (…) =>`: a table of procedures. A callback (`each((id)
 * =>`) has no name.
 */
function isBodyOfNamedArrow(before: string): boolean {
  const parameters = /^([\s\S]*?)(?::\s*Rules\s*<[^()=]*>\s*)?=>$/.exec(before)?.[1]?.trimEnd() ?? '';
  const head = parameters.endsWith(')')
    ? parameters.slice(0, opening(parameters, parameters.length - 1))
    : parameters.replace(/[\w$]+$/, '');
  return parameters !== '' && /(?:[\w$]\s*:|[^=!<>]=)$/.test(head.trimEnd());
}

/** Where the bracket around `at` opens. */
function opening(code: string, at: number): number {
  let depth = 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    if (')]}'.includes(code.charAt(i))) depth += 1;
    if ('([{'.includes(code.charAt(i))) depth -= 1;
    if (depth < 0) return i;
  }
  return 0;
}

/** `function* name(` and `*name(` declare; an overload or an interface names the type of what it gives. */
function isDeclaration(code: string, at: number): boolean {
  return /(?:\bfunction\s*\*?|(?<!\byield\s*)\*)$/.test(code.slice(0, at).trimEnd());
}

function bareYields(code: string, generators: readonly Generator[]): Found[] {
  return [...code.matchAll(/\byield\b(?!\s*\*)/g)]
    .filter(({ index }) => innermost(generators, index)?.script ?? true)
    .map(({ index }) => ({ rule: 'a bare yield', what: code.slice(index, index + 40).split('\n')[0] ?? '' }));
}

function innermost(generators: readonly Generator[], at: number): Generator | undefined {
  return generators.filter(({ from, to }) => from < at && at < to).sort((a, b) => b.from - a.from)[0];
}

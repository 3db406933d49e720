/**
 * Words that may not stand in some folders, because what they mean differs from run to run or hides a hole.
 */
import { codeOnly, type Source, type Violation } from './source.js';

const UNSTEADY: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['no clock', /\b(?:Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask)\b/g],
  ['no chance of its own', /\bMath\s*\.\s*random\b|\bcrypto\b/g],
  ['no locale', /\b(?:localeCompare|Intl|toLocale\w+)\b/g],
  ['nothing asynchronous', /\b(?:async|await|Promise)\b/g],
  ['no surroundings', /\b(?:process|globalThis|fetch|console)\b/g],
];

const HOLES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'no skipped, focused or unwritten test',
    /\b(?:test|it|describe)\s*\.\s*(?:skip|only|todo|fails|skipIf|runIf)\b|\b[xf](?:it|describe|test)\s*\(/g,
  ],
];

const CHANCE: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'no chance without a seed',
    /\bMath\s*\.\s*random\b|\brandomBytes\b(?!:)|(?<=^( *).*)\bfc\s*\.\s*assert\b(?!(?:(?!^\1\);$)[\s\S])*\bseed:)/gm,
  ],
];

const TRACES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'nothing changed that other test files use',
    /\bvi\s*\.\s*(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime|resetModules)\b|\bprocess\s*\.\s*env\b(?:\.\w+|\[[^\]]*\])?\s*=(?!=)|\bdelete\s+process\s*\.\s*env\b|\bvi\s*\.\s*spyOn\s*\(\s*(?:globalThis|process|console)\b/g,
  ],
];

/** Words by which a referee or a game would depend on more than state, orders and rolls. */
export function unsteadyWords(sources: readonly Source[]): Violation[] {
  return wordsIn(sources, UNSTEADY);
}

/** Words by which a test would bring something else in every run. */
export function luckyWords(sources: readonly Source[]): Violation[] {
  return wordsIn(sources, CHANCE);
}

/**
 * Words by which a test would change what the files that run behind it in the same worker load and use: they
 * share its modules (`vitest.config.ts`).
 */
export function traces(sources: readonly Source[]): Violation[] {
  return wordsIn(sources, TRACES);
}

/** Tests that do not run. */
export function testHoles(sources: readonly Source[]): Violation[] {
  return wordsIn(sources, HOLES);
}

function wordsIn(sources: readonly Source[], rules: readonly (readonly [string, RegExp])[]): Violation[] {
  return sources.flatMap(({ path, text }) => {
    const code = codeOnly(text);
    return rules.flatMap(([rule, pattern]) =>
      [...code.matchAll(pattern)].map(([what]) => ({ path, rule, what })),
    );
  });
}

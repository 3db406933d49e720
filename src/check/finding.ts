/** What checking a game finds. */
import { messageIn } from '../messages/index.js';
import type { Locale } from '../referee/index.js';
import { checkEn, weightsEn } from './words/en.js';
import { checkJa, weightsJa } from './words/ja.js';

/** `must`: no server takes the game. `should`: it is reported. */
export type Weight = 'must' | 'should';

export interface Finding {
  readonly weight: Weight;
  readonly what: Exclude<keyof typeof checkEn, 'colon'>;
  /** Where: a question, a seed, a file. */
  readonly at: string;
  readonly values: { readonly [name: string]: string | number };
}

const WORDS = { en: checkEn, ja: checkJa };
const WEIGHTS = { en: weightsEn, ja: weightsJa };

/** A finding as a line: `must: seed 3, movement: throws: …`. */
export function findingLine({ weight, what, at, values }: Finding, locale: Locale): string {
  const colon = WORDS[locale].colon;
  const says = messageIn(WORDS[locale], locale, what).format(values);
  return [WEIGHTS[locale][weight], ...(at === '' ? [] : [at]), says].join(colon);
}

/** Findings, each kind at a place once. */
export class Findings {
  readonly #all = new Map<string, Finding>();

  note(weight: Weight, what: Finding['what'], at: string, values: Finding['values'] = {}): void {
    const key = JSON.stringify([what, values]);
    if (!this.#all.has(key)) this.#all.set(key, { weight, what, at, values });
  }

  get list(): readonly Finding[] {
    const rank = ({ weight }: Finding) => (weight === 'must' ? 0 : 1);
    return [...this.#all.values()].sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * The worked examples of a game: position files with orders, dice and draws, run as `denrei try` runs them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BaseState, Refusal } from '../../src/referee/index.js';
import type { GivenMatch } from './match.js';

/**
 * A case that names a clause or says `legal: false` wants its last order refused, any other wants all its
 * orders accepted.
 */
interface Expected {
  readonly clause?: string | undefined;
  readonly legal?: boolean | number | undefined;
}

const caseShape = z.strictObject({
  title: z.string(),
  position: z.json(),
  orders: z.array(z.strictObject({ side: z.string(), order: z.unknown() })),
  dice: z.array(z.int()),
  draws: z.array(z.string()).optional(),
  expect: z.unknown(),
});
export type Case = z.infer<typeof caseShape>;

const fileShape = z.strictObject({ title: z.string(), cases: z.array(caseShape).min(1) });

export interface Examples<M, E> {
  /** Where the files are. */
  readonly folder: URL;
  /** What may be expected of a case. */
  readonly expected: z.ZodType<E>;
  begin(example: Case): M;
  /** What happened, in the words of `expected`. */
  outcome(match: M, refusal: Refusal | undefined, wanted: E): { readonly [word: string]: unknown };
}

/** One group of tests a file, one test a case. */
export function describeExamples<M extends GivenMatch<BaseState>, E extends Expected>(
  examples: Examples<M, E>,
): void {
  const { folder } = examples;
  for (const name of readdirSync(folder).sort()) {
    const { title, cases } = fileShape.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    describe(`${title} (${name.replace('.json', '')})`, () => {
      test.each(cases)('$title', (example) => check(examples, example));
    });
  }
}

function check<M extends GivenMatch<BaseState>, E extends Expected>(
  examples: Examples<M, E>,
  example: Case,
): void {
  const wanted = examples.expected.parse(example.expect);
  const match = examples.begin(example);
  const refusal = play(match, example);
  const words = Object.keys(wanted);
  const said = examples.outcome(match, refusal, wanted);
  expect(Object.fromEntries(words.map((word) => [word, said[word]]))).toEqual(wanted);
  if (wanted.clause !== undefined || wanted.legal === false) return;
  expect(refusal).toBeUndefined();
  expect([match.diceLeft, match.drawsLeft]).toEqual([0, 0]);
}

/** Gives the orders. Only the last may be refused; what is left over after the end is ignored. */
function play(match: GivenMatch<BaseState>, { orders }: Case): Refusal | undefined {
  for (const [i, { side, order }] of orders.entries()) {
    if (match.session.stop.at === 'ended') break;
    const refusal = match.session.give(side, order);
    if (refusal === undefined) continue;
    if (i < orders.length - 1) throw new Error(`order ${i} refused: ${JSON.stringify(refusal)}`);
    return refusal;
  }
  return undefined;
}

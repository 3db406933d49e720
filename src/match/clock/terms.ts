/**
 * What two players agree about time and conduct when their match is opened. It stands in the journal's first
 * event, as its terms.
 */
import { z } from 'zod';
import type { Json } from '../../referee/index.js';

const count = (least: number, most: number) => z.int().min(least).max(most);

const common = {
  /** Seven digits, Monday first: 1 where time runs on that weekday of the player's own zone. */
  week: z
    .string()
    .regex(/^[01]{7}$/)
    .refine((week) => week.includes('1'), 'no day of the week'),
  /** Hours behind a deadline before anything is done about it. */
  grace: count(0, 72),
  /** Days of absence that a player may announce for one calendar year; 0: none. */
  absence: count(0, 90),
  /** Time-outs on end after which the opponent may claim the match. */
  timeouts: count(1, 9),
};

export const clockTermsSchema = z.discriminatedUnion('by', [
  /** So many days each time the match is handed over. */
  z.strictObject({ by: z.literal('days'), days: count(1, 60), ...common }),
  /** A bank of days, and so many hours more each time. */
  z.strictObject({ by: z.literal('bank'), bank: count(0, 200), increment: count(1, 240), ...common }),
]);

export type ClockTerms = z.infer<typeof clockTermsSchema>;

/** What is agreed when a match is opened. Without a clock nobody's time runs. */
export const matchTermsSchema = z.strictObject({
  clock: clockTermsSchema.exactOptional(),
  /**
   * Strict alternation: no plan runs unasked, and where the sides take turns each action is put to its side,
   * so that the other reads of every one by itself.
   */
  strict: z.literal(true).exactOptional(),
});

export type MatchTerms = z.infer<typeof matchTermsSchema>;

const NO_TERMS: MatchTerms = {};

/** How they are kept. */
export const NO_TERMS_TEXT = '{}';

/** The terms of a match as they are kept. Those of another version count as far as they are known here. */
export function readTerms(text: string): MatchTerms {
  const kept = z.object({ clock: clockTermsSchema.optional(), strict: z.literal(true).optional() });
  const read = kept.safeParse(JSON.parse(text));
  if (!read.success) return NO_TERMS;
  const { clock, strict } = read.data;
  return { ...(clock === undefined ? {} : { clock }), ...(strict === undefined ? {} : { strict }) };
}

/** The terms as the first event holds them. */
export function termsInEvent(terms: MatchTerms): { readonly [name: string]: Json } {
  const { clock, strict } = terms;
  return { ...(clock === undefined ? {} : { clock: { ...clock } }), ...(strict ? { strict } : {}) };
}

/** Whether a match is played in strict alternation. */
export function isStrict({ match }: { readonly match: { readonly terms: string } }): boolean {
  return readTerms(match.terms).strict === true;
}

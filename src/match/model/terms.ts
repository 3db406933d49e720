/** What two players agree about time when their match is opened. */
import { z } from 'zod';

const count = (least: number, most: number) => z.int().min(least).max(most);

/** For so many days of a match a clock stands where no mail arrives, unless other terms were agreed. */
export const FAILING_DAYS = 7;

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
  /** Time-outs of a whole match after which the opponent may claim it; at once where nothing answers. */
  timeouts: count(1, 9),
  /** Days of a whole match for which time stands because no mail reaches a seat; left out: FAILING_DAYS. */
  failing: count(0, 30).exactOptional(),
};

export const clockTermsSchema = z.discriminatedUnion('by', [
  /** So many days each time the match is handed over. */
  z.strictObject({ by: z.literal('days'), days: count(1, 60), ...common }),
  /** A bank of days, and so many hours more each time. */
  z.strictObject({ by: z.literal('bank'), bank: count(0, 200), increment: count(1, 240), ...common }),
]);

export type ClockTerms = z.infer<typeof clockTermsSchema>;

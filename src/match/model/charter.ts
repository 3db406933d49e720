/**
 * The charter of a match: what both players accept when they take their seats. It stands in the journal's
 * first event, among its terms, and changes no more.
 */
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Json } from '../../referee/index.js';
import type { MatchAndSeats, MatchRecord } from '../../store/index.js';
import { type ClockTerms, clockTermsSchema } from './clock.js';

/** `consent`: whatever the other side agrees to. `beforeDice`: never over a roll or a draw. `never`. */
export const TAKE_BACKS = ['consent', 'beforeDice', 'never'] as const;
/** Whether the match is listed for everybody when it is over. `asked`: each says so then. */
export const PUBLICATIONS = ['asked', 'always', 'never'] as const;
/** Who may look on without a seat. `nobody`: not before the match is over and listed. */
export const ONLOOKERS = ['anybody', 'nobody'] as const;
/**
 * Who chooses the sides. `guest`: whoever is invited may ask for the other one before he takes his seat.
 * `lot`: nobody, they are drawn when the match begins.
 */
export const SIDE_CHOICES = ['opener', 'guest', 'lot'] as const;

/** Longest window in which the end of a phase can be thought over, in minutes. */
const LONGEST_WINDOW = 60;

export interface Charter {
  readonly takeBack: (typeof TAKE_BACKS)[number];
  readonly publication: (typeof PUBLICATIONS)[number];
  readonly onlookers: (typeof ONLOOKERS)[number];
  readonly sides: (typeof SIDE_CHOICES)[number];
  /** Minutes in which the press that ends a phase can be taken back by its author alone; 0: none. */
  readonly window: number;
}

export const USUAL_CHARTER: Charter = {
  takeBack: 'consent',
  publication: 'asked',
  onlookers: 'anybody',
  sides: 'opener',
  window: 0,
};

const schemas = {
  /** Without a clock nobody's time runs. */
  clock: clockTermsSchema,
  takeBack: z.enum(TAKE_BACKS),
  publication: z.enum(PUBLICATIONS),
  onlookers: z.enum(ONLOOKERS),
  sides: z.enum(SIDE_CHOICES),
  window: z.int().min(0).max(LONGEST_WINDOW),
  /**
   * Strict alternation: no plan runs unasked, and where the sides take turns each action is put to its side,
   * so that the other reads of every one by itself.
   */
  strict: z.literal(true),
  /**
   * The event that the match belongs to, and which of its pairings and legs it is. The event fixed the charter:
   * whatever would change who plays, or by which agreement, is off. Nothing else is known of it here.
   */
  event: z.strictObject({
    id: z.string().regex(/^[a-z0-9]{1,20}$/),
    pairing: z.string().regex(/^\d{1,2}\.\d{1,3}\.\d{1,3}$/),
    leg: z.int().min(1).max(2),
  }),
};

/** What is agreed when a match is opened; what is left out is as usual. */
export const matchTermsSchema = z.strictObject({
  clock: schemas.clock.exactOptional(),
  takeBack: schemas.takeBack.exactOptional(),
  publication: schemas.publication.exactOptional(),
  onlookers: schemas.onlookers.exactOptional(),
  sides: schemas.sides.exactOptional(),
  window: schemas.window.exactOptional(),
  strict: schemas.strict.exactOptional(),
  event: schemas.event.exactOptional(),
});

export type MatchTerms = z.infer<typeof matchTermsSchema>;

/** How terms are kept that are all as usual. */
export const NO_TERMS_TEXT = '{}';

/** Terms that were read before, by their text: most matches share a few, and a submission asks five times. */
const READ = new LRUCache<string, MatchTerms>({ max: 100, memoMethod: (text) => parseTerms(text) });

/** The terms of a match as they are kept. Those of another version count as far as they are known here. */
export function readTerms(text: string): MatchTerms {
  return READ.memo(text);
}

function parseTerms(text: string): MatchTerms {
  const kept = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
  const known = Object.entries(schemas).flatMap(([name, schema]) => {
    const read = schema.safeParse(kept.data?.[name]);
    return read.success ? [[name, read.data] as const] : [];
  });
  return matchTermsSchema.parse(Object.fromEntries(known));
}

/** What was agreed about time; undefined: nothing. */
export function clockTermsOf({ terms }: Pick<MatchRecord, 'terms'>): ClockTerms | undefined {
  return readTerms(terms).clock;
}

/** What was agreed beside the clock. */
export function charterOf({ terms }: Pick<MatchRecord, 'terms'>): Charter {
  const { clock: _, strict: __, event: ___, ...agreed } = readTerms(terms);
  return { ...USUAL_CHARTER, ...agreed };
}

/** The terms as the first event holds them: what is as usual is left out. */
export function termsInEvent(terms: MatchTerms): { readonly [name: string]: Json } {
  const { clock, strict, event, ...charter } = terms;
  const special = Object.entries(charter).filter(
    ([name, value]) => value !== USUAL_CHARTER[name as keyof Charter],
  );
  const time = clock === undefined ? {} : { clock: { ...clock } };
  const owner = event === undefined ? {} : { event: { ...event } };
  return { ...time, ...(strict ? { strict } : {}), ...owner, ...Object.fromEntries(special) };
}

/** The event that a match belongs to; undefined: none. */
export function eventOf({ terms }: Pick<MatchRecord, 'terms'>): MatchTerms['event'] {
  return readTerms(terms).event;
}

/** Whether a match is played in strict alternation. */
export function isStrict({ match }: { readonly match: Pick<MatchRecord, 'terms'> }): boolean {
  return readTerms(match.terms).strict === true;
}

/** Whether nobody without a seat may look at a match as it stands. */
export function isClosed({ match, seats }: MatchAndSeats): boolean {
  if (charterOf(match).onlookers === 'anybody') return false;
  return match.status !== 'finished' || !seats.every(({ listed }) => listed);
}

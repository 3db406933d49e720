/** The course of play: what a journal's events played, without what was taken back. */
import type { JournalEvent, Openings, PublicRoll } from '../journal/index.js';
import type { Answer, RollRecord, RunRecord } from '../referee/index.js';

/** A journal that this version cannot replay: corruption, never a player's doing. */
export class BrokenJournalError extends Error {
  readonly code = 'broken-journal';
}

/** What one event played. */
export interface Run extends Pick<RunRecord, 'answers' | 'rolls' | 'draws'> {
  /** Set where it ends at a throw that waits for its round. */
  readonly waits?: boolean;
}

/** The events that are in the course of play, with their numbers. */
export type CourseOfPlay = readonly { readonly number: number; readonly run: Run }[];

/** A place in the course of play: behind the first `orders` orders of an event, and what they led to. */
export interface PlaceInPlay {
  readonly event: number;
  readonly orders: number;
}

/** What is taken back since a place: so many orders of both sides, and rolls and draws. */
export interface TakeBack extends PlaceInPlay {
  readonly given: number;
  readonly rolls: number;
}

/** The course behind one more event. @throws BrokenJournalError */
export function courseAfter(course: CourseOfPlay, event: JournalEvent, open: Openings): CourseOfPlay {
  if (event.type === 'takenBack') return courseUpTo(course, event.public);
  // What was played by other rules is not played again by these.
  if (event.type === 'moved') return [{ number: event.n, run: NOTHING }];
  const run = recordedRun(event, open);
  return run === undefined ? course : [...course, { number: event.n, run }];
}

/**
 * The course up to a place; rolls and draws stay that came before the next order.
 * @throws BrokenJournalError
 */
export function courseUpTo(course: CourseOfPlay, { event, orders }: PlaceInPlay): CourseOfPlay {
  const at = course.findIndex(({ number }) => number === event);
  const last = course[at];
  if (last === undefined)
    throw new BrokenJournalError(`event ${event} was taken back and is not in the course of play`);
  const { answers, rolls, draws } = last.run;
  const run = {
    answers: answers.slice(0, orders),
    rolls: rolls.filter(({ after }) => after <= orders),
    draws: draws.filter(({ after }) => after <= orders),
  };
  return [...course.slice(0, at), { number: event, run }];
}

const NOTHING: Run = { answers: [], rolls: [], draws: [] };

/** The answers, rolls and draws of an event; undefined for one that plays nothing. */
export function recordedRun(event: JournalEvent, open: Openings): Run | undefined {
  if (event.type !== 'played' && event.type !== 'ordered') return undefined;
  const full = ordersInFull(open);
  const answers = event.public.orders.map(
    ({ side, order, by }, index): Answer => ({
      side,
      order: full.get(`${side} ${index}`) ?? order,
      by: order === null ? 'passed' : (by ?? 'given'),
    }),
  );
  if (event.type === 'ordered') return { answers, rolls: [], draws: [], waits: true };
  return { answers, rolls: event.public.rolls.map(rollRecord), draws: drawsOf(open) };
}

// The store keeps openings as `playedEvent` made them, so their shape is this project's own.
interface OwnContent {
  readonly orders?: readonly (readonly [number, Answer['order']])[];
}

function ordersInFull(open: Openings): ReadonlyMap<string, Answer['order']> {
  const orders = Object.entries(open).flatMap(([side, opening]) =>
    ((opening.content as OwnContent | null)?.orders ?? []).map(
      ([index, order]) => [`${side} ${index}`, order] as const,
    ),
  );
  return new Map(orders);
}

function drawsOf(open: Openings): RunRecord['draws'] {
  const content = open.draws?.content;
  if (!Array.isArray(content)) return [];
  return content.map((draw: RunRecord['draws'][number]) => ({ ...draw, proof: null }));
}

/** A roll of the journal as replay takes it. */
export function rollRecord({ chain, k, link, ...roll }: PublicRoll): RollRecord {
  return { ...roll, proof: { chain, k, link } };
}

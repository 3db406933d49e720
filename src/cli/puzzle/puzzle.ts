/**
 * A puzzle: a position, what is wanted of one side, and what falls. Its file names the aim as a part of the
 * position that shall stand, so the referee alone says whether a way leads there.
 */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { loadGame } from '../../games/index.js';
import { GivenChance, JournalError } from '../../journal/index.js';
import {
  type BaseState,
  type Entry,
  type Game,
  type Json,
  type Order,
  type Question,
  type Refusal,
  type RollRecord,
  ScriptError,
  Session,
  type View,
} from '../../referee/index.js';
import { CommandError } from '../fault.js';
import { said } from '../words/index.js';

const inEveryLanguage = z.strictObject({ en: z.string(), ja: z.string() });
const given = z.strictObject({ side: z.string(), order: z.looseObject({ do: z.string() }) });

const puzzleSchema = z.strictObject({
  title: inEveryLanguage,
  /** What is wanted, in words. */
  task: inEveryLanguage,
  side: z.string(),
  position: z.looseObject({ game: z.string() }),
  /** Orders that were given before the solver comes. */
  before: z.array(given).default([]),
  /** What the other side answers, in this order; when it has no more to say the puzzle is over. */
  replies: z.array(z.unknown()).default([]),
  /** The faces that fall and the ids that are drawn, in this order, whatever is ordered. */
  dice: z.array(z.int()).default([]),
  draws: z.array(z.string()).default([]),
  /** Orders at most. */
  orders: z.int().min(1).max(200),
  /** All that must stand so in the position file of what came of it; `result`: how the match ended. */
  solved: z.looseObject({}),
});

/** A puzzle as its file says it, and its game. */
export interface Puzzle extends Omit<z.infer<typeof puzzleSchema>, 'position' | 'solved'> {
  readonly game: Game;
  readonly position: Json;
  readonly solved: Json;
}

/** Where the solver stands after some orders. */
export interface Attempt {
  readonly solved: boolean;
  /** What is asked of him now; undefined: he has no more to say. */
  readonly question: Question | undefined;
  readonly view: View;
  /** What his last order left in the log, with its rolls. */
  readonly told: readonly { readonly log: readonly Entry[]; readonly rolls: readonly RollRecord[] }[];
}

/** Why an order is not taken. */
export type NotTaken =
  | { readonly why: 'refused'; readonly refusal: Refusal }
  /** It would roll or draw what the puzzle does not have. */
  | { readonly why: 'chance' };

/** Reads a puzzle and tries its beginning. @throws CommandError with the place of the fault */
export function readPuzzle(json: unknown): Puzzle {
  const read = puzzleSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CommandError('bad-puzzle', issue?.message ?? 'not a puzzle', issue?.path.join('.') ?? '');
  }
  const { position, solved, ...words } = read.data;
  const puzzle: Puzzle = {
    ...words,
    game: loadGame(position.game),
    // Both came out of JSON.
    position: position as Json,
    solved: solved as Json,
  };
  const begun = attempt(puzzle, []);
  if ('why' in begun) throw new CommandError('bad-puzzle', said('puzzle.begins'), 'before');
  if (begun.question === undefined) throw new CommandError('bad-puzzle', said('puzzle.begins'), 'side');
  if (begun.solved) throw new CommandError('bad-puzzle', said('puzzle.solvedAlready'), 'solved');
  return puzzle;
}

/**
 * The puzzle after the solver's orders, played from its beginning. @throws CommandError for a position or a
 * reply that the referee does not take
 */
export function attempt(puzzle: Puzzle, orders: readonly Order[]): Attempt | NotTaken {
  try {
    return played(puzzle, orders);
  } catch (error) {
    if (error instanceof ScriptError && error.cause instanceof JournalError) return { why: 'chance' };
    throw error;
  }
}

function played(puzzle: Puzzle, orders: readonly Order[]): Attempt | NotTaken {
  const { game, side, before } = puzzle;
  const chance = new GivenChance(puzzle.dice, puzzle.draws);
  const session = new Session(game, stateOf(puzzle), { chance });
  for (const one of before) {
    const refusal = session.give(one.side, one.order);
    if (refusal !== undefined) return { why: 'refused', refusal };
  }
  const replies = [...puzzle.replies];
  let lengths: readonly number[] = [];
  for (const order of orders) {
    lengths = recordsOf(session).map(({ log }) => log.length);
    const refusal = session.give(side, order);
    if (refusal !== undefined) return { why: 'refused', refusal };
    replyAll(puzzle, session, replies);
  }
  const own = session.questions.find((one) => one.side === side);
  return {
    solved: standsIn(puzzle.solved, endOf(game, session)),
    question: orders.length < puzzle.orders ? own : undefined,
    view: game.view(session.state, side),
    told: recordsOf(session).map(({ log, rolls }, i) => ({ log: log.slice(lengths[i] ?? 0), rolls })),
  };
}

function stateOf({ game, position }: Puzzle): BaseState {
  const read = game.readPosition(position);
  if ('fault' in read)
    throw new CommandError('bad-position', read.fault.message, `position.${read.fault.at}`);
  return read.state;
}

/** The other side answers for as long as it is asked and has something to say. */
function replyAll({ side }: Puzzle, session: Session, replies: unknown[]): void {
  for (;;) {
    const asked = session.questions;
    const [first] = asked;
    if (first === undefined || asked.some((one) => one.side === side) || replies.length === 0) return;
    const refusal = session.give(first.side, replies.shift());
    if (refusal !== undefined)
      throw new CommandError('bad-puzzle', `${refusal.code} ${refusal.clause}`.trimEnd(), 'replies');
  }
}

function recordsOf(session: Session): Attempt['told'] {
  return [...session.events, { log: session.draftLog, rolls: [] }];
}

function endOf(game: Game, { state, stop }: Session): unknown {
  const ended = stop.at === 'ended' ? { result: { ...stop.result } } : {};
  return { ...Object(game.showPosition(state)), ...ended };
}

/** Whether all that is wanted stands in what there is; `null` wants that it is not there. */
function standsIn(wanted: unknown, there: unknown): boolean {
  if (wanted === null) return there === undefined || there === null;
  if (typeof wanted !== 'object' || Array.isArray(wanted)) return isDeepStrictEqual(wanted, there);
  if (typeof there !== 'object' || there === null) return false;
  const found = new Map(Object.entries(there));
  return Object.entries(wanted).every(([name, value]) => standsIn(value, found.get(name)));
}

/**
 * The one way in which a match is written: load, look at its state, decide, compose mails, write, keep,
 * announce.
 */
import { sha256Hex } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import {
  type AnswerRecord,
  type Base,
  type Conflict,
  type MatchAndSeats,
  type MatchStatus,
  StoreError,
  type Written,
} from '../../store/index.js';
import { eventOf } from '../model/charter.js';
import { announce, type BeaconSource, type DecisionInputs, type MatchContext } from '../model/context.js';
import { inRules } from '../model/guard.js';
import { type LoadedMatch, loadMatch, revisionOf, seatOf } from '../model/loaded-match.js';
import { closedTo, done, failed } from '../model/seats.js';
import type { Failure, Guard, Outcome } from '../model/types.js';
import { mailsWithClocks, withClocks } from './behind.js';
import { evolve, type Write } from './evolve.js';
import { composeDue } from './moment.js';
import { houseBeacon, RoundNeededError } from './throws.js';

/** What a command comes to: what is written (nothing, where all is as wanted), and what is answered. */
export interface CommandResult<T> {
  readonly write?: Write;
  readonly value: T;
}

/** A command that is carried out once: its answer is kept under a key. */
export interface IdempotencyKey {
  readonly side: Side;
  readonly key: string;
  readonly bodyHash: string;
  /** Milliseconds for which the answer is given again; left out: always. */
  readonly lasts?: number;
}

/** What is decided on a match as it was read. */
export type Decide<T> = (givens: DecisionInputs, loaded: LoadedMatch) => Outcome<CommandResult<T>>;

/** A request to a match, but for what is decided. */
export interface CommandTerms<T> {
  readonly match: string;
  /** The seat that it is for; left out: the whole match. */
  readonly side?: Side;
  /** States in which a match takes it; left out: all. */
  readonly states?: readonly MatchStatus[];
  /** Off in a match of an event: it would change who plays, or by which agreement. */
  readonly free?: true;
  /** The position that it was made for; left out: any. */
  readonly guard?: Pick<Guard, 'event' | 'draft'>;
  /** Conflicts by which it is out of date. After any other it is decided anew. */
  readonly stale?: readonly Conflict[];
  readonly once?: IdempotencyKey;
  /** Where no key tells: what is answered when `now` shows that what was decided on `before` was written. */
  readonly recognise?: (now: LoadedMatch, before: LoadedMatch) => T | undefined;
  /** The match as it was just read. */
  readonly known?: MatchAndSeats | undefined;
}

/** A request to a match, with what decides what is written, or why nothing. It may be asked again. */
export type Command<T> = CommandTerms<T> &
  (
    | { readonly decide: Decide<T> }
    /** Where deciding needs more than the match: reads it first. */
    | { readonly prepare: (loaded: LoadedMatch) => Promise<Decide<T>> }
  );

/**
 * Carries out a command: whole, once, or not at all. That a key is fresh is proved by writing its answer, so
 * an earlier answer is looked up only where nothing would be written, or nothing was.
 */
export async function carryOutCommand<T>(context: MatchContext, command: Command<T>): Promise<Outcome<T>> {
  let before: LoadedMatch | undefined;
  return untilWritten(async (earlier) => {
    const answered = earlier.first ? undefined : await answeredBefore<T>(context, command);
    if (answered !== undefined) return told(context, before, answered);
    const loaded = await loadMatch(context, command.match, earlier.first ? command.known : undefined);
    if (loaded === undefined) return failed('unknown-match');
    const recognised = recognisedIn(command, loaded, before, earlier);
    if (recognised !== undefined) return told(context, loaded, done(recognised));
    before ??= loaded;
    return attempt(context, command, loaded);
  });
}

/** An outcome of an attempt that was not answered: those who wait for it are told now. */
function told<T>(context: MatchContext, loaded: LoadedMatch | undefined, outcome: Outcome<T>): Outcome<T> {
  if (loaded !== undefined) announce(context, loaded.seats);
  return outcome;
}

function recognisedIn<T>(
  { recognise }: CommandTerms<T>,
  now: LoadedMatch,
  before: LoadedMatch | undefined,
  { unanswered }: Earlier,
): T | undefined {
  return unanswered && before !== undefined ? recognise?.(now, before) : undefined;
}

async function attempt<T>(
  context: MatchContext,
  command: Command<T>,
  loaded: LoadedMatch,
): Promise<Outcome<T> | 'again'> {
  const failure = forbidden(loaded, command);
  const decided =
    failure === undefined ? await decide(context, command, loaded) : { ok: false as const, failure };
  if (!decided.ok) return (await answeredBefore<T>(context, command)) ?? decided;
  const { value } = decided.value;
  if (decided.value.write === undefined) return done(value);
  const write = withClocks(loaded, decided.value.write, context.clock());
  const written = await send(context, loaded, write, answerOf(context, command, value));
  // The names of a change's mails are its own: one that is there already was written with it.
  if (written.ok || (write.to === 'change' && written.conflict === 'mail')) {
    const after = written.ok ? evolve(loaded, write) : undefined;
    if (after !== undefined) context.matches.keep(after);
    announce(context, loaded.seats);
    if (write.to === 'commit' && write.commit.throwing === 'round') context.threw?.();
    return done(value);
  }
  return command.stale?.includes(written.conflict) ? failed('stale') : 'again';
}

async function decide<T>(
  context: MatchContext,
  command: Command<T>,
  loaded: LoadedMatch,
): Promise<Outcome<CommandResult<T>>> {
  const decides = 'prepare' in command ? await command.prepare(loaded) : command.decide;
  try {
    return inRules(loaded.game, () => decides(context, loaded));
  } catch (error) {
    if (!(error instanceof RoundNeededError)) throw error;
  }
  const beacon = houseBeacon(context, loaded.match);
  if (beacon === undefined) return failed('no-beacon');
  const seen = await newestRound(beacon, context.clock());
  return seen === 'clock-ahead'
    ? failed(seen)
    : inRules(loaded.game, () => decides({ ...context, seen }, loaded));
}

/** Why this seat may not ask this of the match as it stands. */
function forbidden<T>(
  loaded: LoadedMatch,
  { side, states, guard, free }: CommandTerms<T>,
): Failure | undefined {
  const { match } = loaded;
  if (side !== undefined && seatOf(loaded, side) === undefined) return { code: 'unknown-match' };
  if (free === true && eventOf(match) !== undefined) return { code: 'locked' };
  const closed = states === undefined ? undefined : closedTo(match, states);
  if (closed !== undefined || guard === undefined || side === undefined) return closed;
  const fresh = guard.event === match.headNumber && guard.draft === revisionOf(loaded, side);
  return fresh ? undefined : { code: 'stale' };
}

function answerOf<T>(context: MatchContext, { once }: CommandTerms<T>, value: T): AnswerRecord | undefined {
  if (once === undefined) return undefined;
  const { side, key, bodyHash } = once;
  return { side, key, bodyHash, status: 200, answer: JSON.stringify(value), at: context.clock() };
}

/** What was answered under this key: to this body, or that it was another's. Undefined: nothing yet. */
export async function answeredBefore<T>(
  context: MatchContext,
  { match, once }: Pick<CommandTerms<T>, 'match' | 'once'>,
): Promise<Outcome<T> | undefined> {
  if (once === undefined) return undefined;
  const earlier = await context.store.readAnswer(match, once.side, once.key);
  if (earlier === undefined) return undefined;
  if (context.clock().getTime() - earlier.at.getTime() > (once.lasts ?? Number.POSITIVE_INFINITY))
    return undefined;
  return earlier.bodyHash === once.bodyHash ? done(JSON.parse(earlier.answer) as T) : failed('key-reused');
}

/** A seat's request as the record of its key names it: what is done, on the position that it was made for. */
export function onceFor(side: Side, { event, draft, key }: Guard, what: readonly unknown[]): IdempotencyKey {
  return { side, key, bodyHash: sha256Hex(JSON.stringify([...what, event, draft])) };
}

/** What a seat does on a position it has seen: taken once, while the match is being played. */
export function onPosition(
  match: string,
  side: Side,
  guard: Guard,
  what: readonly unknown[],
): Required<Pick<CommandTerms<never>, 'match' | 'side' | 'states' | 'guard' | 'stale' | 'once'>> {
  return {
    match,
    side,
    guard,
    once: onceFor(side, guard, what),
    states: ['playing'],
    stale: ['head', 'draft'],
  };
}

/** Writes what was decided, with the mails that it makes due. */
async function send(
  context: MatchContext,
  loaded: LoadedMatch,
  write: Write,
  answer: AnswerRecord | undefined,
): Promise<Written> {
  const { store } = context;
  const matchId = loaded.match.id;
  const answered = answer === undefined ? {} : { answer };
  switch (write.to) {
    case 'commit': {
      const { due = [], phase: _, ...commit } = write.commit;
      const mails = await composeDue(context, mailsWithClocks(loaded, due, commit.clocks), commit.events);
      return store.commit({ ...commit, mails, base: baseOf(loaded), ...answered });
    }
    case 'draft': {
      const mails = await composeDue(context, write.due ?? [], []);
      return store.saveDraft({ ...write.save, mails, base: baseOf(loaded), ...answered });
    }
    case 'standing':
      return store.saveStanding({ ...write.save, matchId, ...answered });
    case 'plan':
      return store.savePlan(matchId, write.save, answer);
    case 'change': {
      const { due = [], ...change } = write.change;
      return store.change({ ...change, mails: await composeDue(context, due, []), matchId, ...answered });
    }
  }
}

/** What a write was computed from. */
function baseOf({ match }: LoadedMatch): Base {
  const { id, headNumber, headHash, revision } = match;
  return { id, headNumber, headHash, revision };
}

/**
 * An attempt lost to a write that its request does not name (a standing order, the other side's draft): make
 * it again.
 */
const ATTEMPTS = 5;

/** What is known of the attempts before. */
export interface Earlier {
  /** Nothing was tried before. */
  readonly first: boolean;
  /** The database did not answer to one of them: what it wrote, if it did, must be recognised. */
  readonly unanswered: boolean;
}

/**
 * Attempts until there is an outcome. Where the database does not answer, the next attempt finds out what
 * became of the one before.
 * @throws StoreError `outcomeUnknown` where that cannot be found out; any other when surely nothing was
 * written
 */
export async function untilWritten<T>(
  attempt: (earlier: Earlier) => Promise<Outcome<T> | 'again'>,
): Promise<Outcome<T>> {
  let unknown: StoreError | undefined;
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    try {
      const outcome = await attempt({ first: tried === 0, unanswered: unknown !== undefined });
      if (outcome !== 'again') return outcome;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.code !== 'outcomeUnknown') throw unknown ?? error;
      unknown = error;
    }
  }
  if (unknown !== undefined) throw unknown;
  return failed('busy');
}

/** Rounds ahead of all relays at which a clock is not believed any more. */
const CLOCK_AHEAD = 100;

/**
 * The newest round that may be known to anybody: by relays or by the clock, whichever is later, so that
 * neither a slow clock nor a stale relay lets a known round be named. `clock-ahead`: the clock runs so far
 * ahead of all relays that one of them cannot be right.
 */
async function newestRound(beacon: BeaconSource, now: Date): Promise<number | 'clock-ahead'> {
  const seconds = Math.floor(now.getTime() / 1000);
  const byClock = Math.max(0, Math.floor((seconds - beacon.genesis) / beacon.period) + 1);
  const byRelays = await beacon.newest();
  if (byRelays !== undefined && byClock - byRelays > CLOCK_AHEAD) return 'clock-ahead';
  return Math.max(byClock, byRelays ?? 0);
}

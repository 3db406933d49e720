/** From a run that passed a barrier to what is written: events, roots used, snapshot, mails. */
import {
  type BeaconRound,
  type EndReason,
  instant,
  LAST_ROLL,
  orderedEvent,
  playedEvent,
} from '../../journal/index.js';
import {
  type BaseState,
  type Json,
  type Result,
  type Runner,
  type RunRecord,
  type RunStop,
  type Side,
  tapeOf,
} from '../../referee/index.js';
import type { SnapshotRecord } from '../../store/index.js';
import { eventOf, NO_TERMS_TEXT } from '../model/charter.js';
import type { DecisionInputs } from '../model/context.js';
import { type LoadedMatch, tapeWith } from '../model/loaded-match.js';
import { stretchName } from './behind.js';
import { renewRoots } from './ceremony.js';
import { type Dice, openRoot, openSecret, rootUse } from './dice.js';
import { type DueMail, waitingMails, witnessMails } from './due.js';
import type { EventWriter, NewCommit } from './event-writer.js';
import { freshLinks, withSeatsChanged } from './lot.js';
import { WAITING_KINDS } from './payload.js';
import { type BeforeThrow, roundFor, underwayText, withUnderway } from './throws.js';
import { hasAddress, newlyAwaited } from './waiting.js';

/**
 * Rolls that no single event needs: with fewer left the chain is renewed before it ends in the middle of one.
 */
const RESERVE = 512;

/**
 * Milliseconds after which whoever gave an order has left the page on which he waited for its throw: he is
 * mailed.
 */
const LONG_WAIT = 10 * 60_000;

/** What follows for the match when a run stops at `stop` with `writer` holding the events so far. */
export interface Settled {
  readonly commit: NewCommit;
  readonly result?: Result;
}

/** Turns a committed run into a commit. `ended`: how a match ends that the rules did not end. */
export function settle(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  runner: Runner,
  stop: RunStop,
  dice: Dice,
  writer: EventWriter,
  mailed: Mailed = 'newly',
): Settled {
  const run = runner.takeEvent();
  if (stop.at === 'throw') return { commit: orderThrow(givens, loaded, runner.state, run, writer) };
  const played = run.answers.length > 0 || run.rolls.length > 0 || run.draws.length > 0;
  if (played) writePlayed(givens, loaded, runner.state, run, writer);
  const changed = run.seatsChanged ? withSeatsChanged(loaded) : undefined;
  const match = changed?.loaded ?? loaded;
  const more = {
    ...rootUse(loaded.root, dice),
    ...(played ? snapshotOf(run, writer.head.n) : {}),
    ...(changed === undefined ? {} : { seats: changed.seats, seatsChanged: true }),
  };
  if (stop.at === 'ended') {
    const commit = endMatch(givens, match, runner.state, writer, 'rules', stop.result);
    return { commit: { ...commit, ...more }, result: stop.result };
  }
  const { nextRoll } = dice.used();
  if (nextRoll > LAST_ROLL - RESERVE) {
    const commit = renewRoots(givens, match, runner.state, writer, 'used up', nextRoll - 1);
    return { commit: { ...commit, drafts: loaded.drafts, ...more } };
  }
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const readers = changed === undefined ? readersOf(loaded, pending, mailed) : pending;
  const mails = waitingMails(match, runner.state, stop, readers);
  const links = changed === undefined ? [] : linksBehind(match, pending, runner.state);
  const answered = mailed === 'newly' && changed === undefined ? pending : [];
  return {
    commit: {
      events: writer.made,
      status: 'playing',
      pending,
      phase: stretchName(loaded.game, runner.state),
      drafts: loaded.drafts,
      ...more,
      supersede: supersedes(loaded, answered, mails),
      due: [...mails, ...links],
    },
  };
}

/** The answers up to a throw: they are in the journal before its round is known. */
function orderThrow(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  state: BaseState,
  run: RunRecord,
  writer: EventWriter,
): NewCommit {
  const { game, match, root } = loaded;
  const changed = run.seatsChanged ? withSeatsChanged(loaded) : undefined;
  const { seen, round } = roundFor(givens, match);
  const sealing = {
    sides: game.sides,
    hides: game.position.hides,
    secretRoot: openSecret(givens, match.id, root),
  };
  const { orders } = run;
  const input = { at: instant(writer.at), orders, full: fullOrders(run), seen, round };
  const made = orderedEvent(writer.head, sealing, input);
  writer.add(made, made.open, underwayText({ ...run, asked: match.pending }));
  const now: LoadedMatch = { ...(changed?.loaded ?? loaded), match: { ...match, round, throwing: 'round' } };
  return {
    events: writer.made,
    status: 'playing',
    pending: [],
    throwing: 'round',
    round,
    phase: stretchName(game, state),
    drafts: loaded.drafts,
    ...snapshotOf(run, writer.head.n),
    ...(changed === undefined ? {} : { seats: changed.seats, seatsChanged: true }),
    supersede: game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    due: [...witnessMails(now, state), ...(changed === undefined ? [] : freshLinks(now, game.sides, state))],
  };
}

/** What follows where a throw falls that waited, by its round or by the chain alone. */
export function settleThrow(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  fallen: FinishedThrow,
  writer: EventWriter,
): Settled {
  const { runner, stop, dice, underway, round, unwitnessed } = fallen;
  const run = withUnderway(underway, runner.takeEvent());
  writePlayed(givens, loaded, runner.state, run, writer, round && { ...round, unwitnessed });
  const changed = run.seatsChanged ? withSeatsChanged(loaded) : undefined;
  const used = {
    ...rootUse(loaded.root, dice),
    ...snapshotOf(run, writer.head.n),
    ...(changed === undefined ? {} : { seats: changed.seats, seatsChanged: true }),
    throwing: null,
  };
  // Whose time runs is mailed in any case: it runs from that mail on.
  const timed = loaded.match.terms !== NO_TERMS_TEXT;
  const recently = !timed && writer.at.getTime() - underway.at.getTime() < LONG_WAIT;
  const behind: LoadedMatch = {
    ...(changed?.loaded ?? loaded),
    root: { ...loaded.root, ...dice.used() },
    drafts: [],
    tape: tapeWith(loaded.tape, tapeOf([run])),
    match: { ...loaded.match, throwing: null, pending: recently ? underway.asked : [] },
  };
  if (stop.at === 'ended') {
    const commit = endMatch(givens, behind, runner.state, writer, 'rules', stop.result);
    return { commit: { ...commit, ...used }, result: stop.result };
  }
  const { nextRoll } = dice.used();
  if (nextRoll > LAST_ROLL - RESERVE) {
    const commit = renewRoots(givens, behind, runner.state, writer, 'used up', nextRoll - 1);
    return { commit: { ...commit, ...used } };
  }
  const on = fallen.goOn(behind, writer);
  return { ...on, commit: { ...used, ...on.commit } };
}

/** A throw as it fell. `goOn`: standing orders take over where somebody could answer otherwise. */
export interface FinishedThrow {
  readonly runner: Runner;
  readonly stop: RunStop;
  readonly dice: Dice;
  readonly underway: BeforeThrow;
  /** Left out: it fell by the chain alone. */
  readonly round?: BeaconRound;
  /** No mail with its orders was handed over before the round came. */
  readonly unwitnessed: boolean;
  goOn(behind: LoadedMatch, writer: EventWriter): Settled;
}

/**
 * Links for those whom the match does not wait for; of whom it does, those who change seats are mailed with
 * their question.
 */
function linksBehind(loaded: LoadedMatch, pending: readonly Side[], state: BaseState): readonly DueMail[] {
  const others = loaded.seats.map(({ side }) => side).filter((side) => !pending.includes(side));
  return freshLinks({ ...loaded, match: { ...loaded.match, pending } }, others, state);
}

/**
 * Who is mailed that the match waits for him: those that it begins to wait for; behind plans all that it
 * waits for, since they were told of a question that a plan has answered; nobody while a plan goes on.
 */
export type Mailed = 'newly' | 'all' | 'nobody';

function readersOf({ match }: LoadedMatch, pending: readonly Side[], mailed: Mailed): readonly Side[] {
  if (mailed === 'newly') return newlyAwaited(match, pending);
  return mailed === 'all' ? pending : [];
}

/** The sides of a stop that have not answered. */
export function openSides(stop: Extract<RunStop, { at: 'asked' }>): readonly Side[] {
  return stop.questions.map((q) => q.side).filter((side) => !stop.answered.includes(side));
}

/** Writes what was played as an event: what is public of it open, the rest under its seals. */
export function writePlayed(
  givens: DecisionInputs,
  loaded: Pick<LoadedMatch, 'game' | 'match' | 'root'>,
  state: BaseState,
  run: RunRecord,
  writer: EventWriter,
  fallen?: BeaconRound & { readonly unwitnessed: boolean },
): void {
  const beacon = fallen && { round: fallen.round, signature: fallen.signature };
  const { game, match, root } = loaded;
  const sealing = {
    sides: game.sides,
    hides: game.position.hides,
    secretRoot: openSecret(givens, match.id, root),
  };
  const made = playedEvent(writer.head, sealing, {
    at: instant(writer.at),
    orders: run.orders,
    full: fullOrders(run),
    rolls: run.rolls,
    draws: run.draws,
    log: run.log,
    told: Object.entries(run.told).flatMap(([side, entries]) => entries.map((entry) => ({ side, entry }))),
    state: plainState(state),
    beacon,
  });
  // A state is found again by replay: only what its seal hides of the others is kept.
  const { state: _, ...open } = made.open;
  writer.add(made, open, fallen?.unwitnessed ? { ...run.outline, unwitnessed: true } : run.outline);
}

/** A state as JSON: what a hash is taken of. */
export function plainState(state: BaseState): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

function fullOrders(run: RunRecord) {
  return run.answers.flatMap(({ order }, index) => {
    const seen = run.orders[index]?.order;
    return order === null || JSON.stringify(order) === JSON.stringify(seen) ? [] : [{ index, order }];
  });
}

function snapshotOf(run: RunRecord, event: number): { readonly snapshot?: SnapshotRecord } {
  return run.safe === undefined ? {} : { snapshot: { event, ...run.safe } };
}

/**
 * Mails that are no longer true: to sides that are not waited for any more, and to those that get a newer
 * one.
 */
function supersedes(loaded: LoadedMatch, pending: readonly Side[], mails: readonly DueMail[]) {
  const answered = loaded.match.pending.filter((side) => !pending.includes(side));
  const sides = new Set([...answered, ...mails.map(({ seat }) => seat.side)]);
  return [...sides].map((side) => ({ side, kinds: [...WAITING_KINDS] }));
}

/** The end: result, opened secrets, a mail to both. */
export function endMatch(
  givens: DecisionInputs,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: EndReason,
  result: Result | null,
): NewCommit {
  const { winner, key, clause } = result ?? { winner: null, key: reason, clause: '' };
  writer.write({
    type: 'ended',
    public: { reason, result: { winner, key, ...(clause === '' ? {} : { clause }) } },
  });
  const { id } = loaded.match;
  const roots = [...loaded.earlierRoots, loaded.root];
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const opened = roots.map((root) => hex(openRoot(givens, id, root)));
  const secrets = roots.map((root) => hex(openSecret(givens, id, root)));
  writer.write({ type: 'unsealed', public: { roots: opened, secrets } });
  const beside = { ended: { reason, result } };
  const event = eventOf(loaded.match);
  return {
    events: writer.made,
    status: 'finished',
    pending: [],
    throwing: null,
    drafts: loaded.drafts,
    supersede: loaded.game.sides.map((side) => ({
      side,
      kinds: [
        ...WAITING_KINDS,
        ...([
          'consent',
          'lost',
          'takeBack',
          'resignOffered',
          'substitute',
          'outage',
          'beaconless',
          'moveWanted',
        ] as const),
      ],
    })),
    due: loaded.seats.filter(hasAddress).map((seat) => ({ loaded, seat, kind: 'result', state, beside })),
    offers: { drop: loaded.game.sides },
    ...(event === undefined ? {} : { ended: event.id }),
  };
}

/** From a run that passed a barrier to what is written: events, roots used, snapshot, mails. */
import {
  type EndReason,
  type EventBody,
  type Head,
  instant,
  LAST_ROLL,
  LiveChance,
  type MadeEvent,
  makeEvent,
  type Openings,
  playedEvent,
  readEvent,
} from '../../journal/index.js';
import {
  type BaseState,
  type ChancePort,
  type RunRecord as Course,
  type Json,
  playBack,
  type Result,
  type Runner,
  type RunStop,
  type Side,
  tapeOf,
} from '../../referee/index.js';
import type { Commit, EventRecord, NewMail, RootRecord, RootUse, SnapshotRecord } from '../../store/index.js';
import { hasAddress, mailTo, newlyAwaited, waitingKind } from '../outgoing/waiting.js';
import { WAITING_KINDS } from '../types.js';
import type { MatchContext } from './context.js';
import { type LoadedMatch, recordedRun, seatOf } from './loaded-match.js';
import { commitmentsOf, newRoots, openRoots, openSecret } from './roots.js';

/** Rolls that no single event needs: with fewer left the chain is renewed before it ends in the middle of one. */
const RESERVE = 512;

type Unwritten = Omit<Commit, 'answer' | 'base'>;

/** Events in the making, each linked to the one before. */
export class EventWriter {
  readonly made: EventRecord[] = [];
  head: Head;
  constructor(
    loaded: Pick<LoadedMatch, 'match'>,
    readonly at: Date,
  ) {
    this.head = { match: loaded.match.id, n: loaded.match.headNumber, hash: loaded.match.headHash };
  }
  /** Adds an event that seals nothing. */
  write(body: DistributiveOmit<EventBody, 'at'>): void {
    this.add(makeEvent(this.head, { ...body, at: instant(this.at) } as EventBody), {});
  }
  add(made: MadeEvent, open: Openings): void {
    const { event, text } = made;
    this.made.push({
      number: event.n,
      at: this.at,
      type: event.type,
      hash: event.hash,
      text,
      contents: JSON.stringify(open),
    });
    this.head = { match: event.match, n: event.n, hash: event.hash };
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The dice of a run, and what of their chain is used when it stops. */
export interface Dice {
  readonly chance: ChancePort;
  used(): RootUse['to'];
}

/** The live dice of a table. Their roots are opened with the first throw: most orders roll nothing. */
export function liveChance(context: MatchContext, loaded: LoadedMatch): Dice {
  let live: LiveChance | undefined;
  const opened = (): LiveChance => {
    live ??= new LiveChance(openRoots(context, loaded.match.id, loaded.root, loaded.seats));
    return live;
  };
  return {
    chance: {
      roll: (spec, orders) => opened().roll(spec, orders),
      draw: (spec, orders) => opened().draw(spec, orders),
    },
    used: () => live?.used ?? countsOf(loaded.root),
  };
}

/** What follows for the match when a run stops at `stop` with `pen` holding the events so far. */
export interface Settled {
  readonly commit: Unwritten;
  readonly result?: Result;
}

/** Turns a committed run into a commit. `ended`: how a match ends that the rules did not end. */
export async function settle(
  context: MatchContext,
  loaded: LoadedMatch,
  runner: Runner,
  stop: RunStop,
  dice: Dice,
  writer: EventWriter,
): Promise<Settled> {
  const run = runner.takeEvent();
  const played = run.answers.length > 0 || run.rolls.length > 0 || run.draws.length > 0;
  if (played) writePlayed(context, loaded, runner.state, run, writer);
  const snapshot = played ? snapshotOf(run, writer.head.n) : undefined;
  const used = rootUse(loaded.root, dice);
  if (stop.at === 'ended') {
    const commit = await endMatch(context, loaded, runner.state, writer, 'rules', stop.result);
    return {
      commit: { ...commit, ...(snapshot === undefined ? {} : { snapshot }), ...used },
      result: stop.result,
    };
  }
  const { nextRoll } = dice.used();
  if (nextRoll > LAST_ROLL - RESERVE) {
    const commit = await renewRoots(context, loaded, runner.state, writer, 'used up', nextRoll - 1);
    return {
      commit: { ...commit, drafts: loaded.drafts, ...(snapshot === undefined ? {} : { snapshot }), ...used },
    };
  }
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const mails = await waitingMails(context, loaded, runner.state, stop, pending, writer);
  return {
    commit: {
      events: writer.made,
      status: 'playing',
      pending,
      drafts: loaded.drafts,
      ...used,
      ...(snapshot === undefined ? {} : { snapshot }),
      supersede: supersedes(loaded, pending, mails),
      mails,
    },
  };
}

/** The sides of a stop that have not answered. */
export function openSides(stop: Extract<RunStop, { at: 'asked' }>): readonly Side[] {
  return stop.questions.map((q) => q.side).filter((side) => !stop.answered.includes(side));
}

function writePlayed(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  run: Course,
  writer: EventWriter,
): void {
  const { game, match, root } = loaded;
  const sealing = { sides: game.sides, hides: game.hides, secretRoot: openSecret(context, match.id, root) };
  const made = playedEvent(writer.head, sealing, {
    at: instant(writer.at),
    orders: run.orders,
    full: fullOrders(run),
    rolls: run.rolls,
    draws: run.draws,
    log: run.log,
    told: Object.entries(run.told).flatMap(([side, entries]) => entries.map((entry) => ({ side, entry }))),
    state: plainState(state),
  });
  // A state is found again by replay: only what its seal hides of the others is kept.
  const { state: _, ...open } = made.open;
  writer.add(made, open);
}

/** A state as JSON: what a hash is taken of. */
export function plainState(state: BaseState): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

function fullOrders(run: Course) {
  return run.answers.flatMap(({ order }, index) => {
    const seen = run.orders[index]?.order;
    return order === null || JSON.stringify(order) === JSON.stringify(seen) ? [] : [{ index, order }];
  });
}

function snapshotOf(run: Course, event: number): SnapshotRecord | undefined {
  return run.safe === undefined ? undefined : { event, ...run.safe };
}

/** What a run took of its chain; nothing to write where it took nothing. */
function rootUse(root: RootRecord, dice: Dice): Pick<Commit, 'root'> {
  const [from, to] = [countsOf(root), dice.used()];
  if (to.nextRoll === from.nextRoll && to.nextDraw === from.nextDraw) return {};
  return { root: { chain: root.chain, from, to } };
}

function countsOf({ nextRoll, nextDraw }: RootRecord) {
  return { nextRoll, nextDraw };
}

/** Mails to the sides that the match begins to wait for. */
export async function waitingMails(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  stop: RunStop,
  pending: readonly Side[],
  writer: EventWriter,
): Promise<readonly NewMail[]> {
  const questions = stop.at === 'asked' ? stop.questions : [];
  const mails: NewMail[] = [];
  for (const side of newlyAwaited(loaded.match, pending)) {
    const seat = seatOf(loaded, side);
    const question = questions.find((q) => q.side === side);
    if (seat === undefined || !hasAddress(seat)) continue;
    const moment = await momentFor(context, loaded, side, state, writer);
    const kind = waitingKind(loaded, state, side);
    mails.push(mailTo(loaded, seat, kind, { ...moment, ...(question === undefined ? {} : { question }) }));
  }
  return mails;
}

/** What a mail to a seat tells: all since its last delivered mail. */
export async function momentFor(
  context: MatchContext,
  loaded: LoadedMatch,
  side: Side,
  state: BaseState,
  writer: EventWriter,
) {
  const told = seatOf(loaded, side)?.lastMailedEvent ?? 0;
  const { id, headNumber } = loaded.match;
  const stored = await context.store.readEvents(id, Math.max(told, 1), headNumber);
  const last = stored.find(({ number }) => number === told);
  const before = last === undefined ? undefined : await stateAfter(context, loaded, last);
  context.mailedStates.set(momentKey(id, writer.head.hash), JSON.stringify(state));
  return {
    state,
    ...(before === undefined ? {} : { before }),
    head: { number: writer.head.n, hash: writer.head.hash },
    at: writer.at,
    events: [...stored.filter((event) => event !== last), ...writer.made],
    commitments: commitmentsOf(context, id, loaded.root),
  };
}

function momentKey(match: string, hash: string): string {
  return `${match} ${hash}`;
}

/** The state after an event: kept since a mail told of it, or by full replay. */
async function stateAfter(
  context: MatchContext,
  loaded: Pick<LoadedMatch, 'match' | 'game'>,
  event: EventRecord,
): Promise<BaseState> {
  const { match, game } = loaded;
  const kept = context.mailedStates.get(momentKey(match.id, event.hash));
  if (kept !== undefined) return JSON.parse(kept) as BaseState;
  const records = await context.store.readEvents(match.id, 1, event.number);
  const courses = records.flatMap(
    (record) => recordedRun(readEvent(record.text), JSON.parse(record.contents)) ?? [],
  );
  return playBack(game, game.start({ scenario: match.scenario, options: match.options }), tapeOf(courses))
    .state;
}

/** Mails that are no longer true: to sides that are not waited for any more, and to those that get a newer one. */
function supersedes(loaded: LoadedMatch, pending: readonly Side[], mails: readonly NewMail[]) {
  const answered = loaded.match.pending.filter((side) => !pending.includes(side));
  const sides = new Set([...answered, ...mails.map((mail) => mail.side)]);
  return [...sides].map((side) => ({ side, kinds: [...WAITING_KINDS] }));
}

/** The end: result, opened secrets, a mail to both. */
export async function endMatch(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: EndReason,
  result: Result | null,
): Promise<Unwritten> {
  const { winner, key, clause } = result ?? { winner: null, key: reason, clause: '' };
  writer.write({
    type: 'ended',
    public: { reason, result: { winner, key, ...(clause === '' ? {} : { clause }) } },
  });
  const roots = await context.store.readRoots(loaded.match.id);
  const secrets = roots.map((root) =>
    Buffer.from(openSecret(context, loaded.match.id, root)).toString('hex'),
  );
  writer.write({ type: 'unsealed', public: { secrets } });
  const mails: NewMail[] = [];
  for (const seat of loaded.seats.filter(hasAddress)) {
    const moment = await momentFor(context, loaded, seat.side, state, writer);
    mails.push(mailTo(loaded, seat, 'result', { ...moment, ended: { reason, result } }));
  }
  return {
    events: writer.made,
    status: 'finished',
    pending: [],
    drafts: loaded.drafts,
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS, 'consent'] })),
    mails,
    offers: { drop: loaded.game.sides },
  };
}

/** New roots: an event commits them, and both seats must give new seeds before the next roll. */
export async function renewRoots(
  context: MatchContext,
  loaded: LoadedMatch,
  state: BaseState,
  writer: EventWriter,
  reason: 'used up' | 'restored' | 'lost commits',
  used: number,
): Promise<Unwritten> {
  const { match, seats } = loaded;
  const fresh = newRoots(context, match.id, loaded.root.chain + 1);
  writer.write({ type: 'rerooted', public: { ...fresh.commitments, used, reason } });
  const begun = seats.every((seat) => seat.joinedAt !== null);
  const mails: NewMail[] = [];
  for (const seat of seats.filter((s) => hasAddress(s) && s.joinedAt !== null)) {
    const moment = await momentFor(context, loaded, seat.side, state, writer);
    mails.push(mailTo(loaded, seat, 'stopped', { ...moment, commitments: fresh.commitments }));
  }
  return {
    events: writer.made,
    status: begun ? 'stopped' : 'open',
    pending: loaded.game.sides,
    newRoot: fresh.record,
    seats: seats.map(({ side }) => ({ side, seed: null })),
    supersede: loaded.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    mails,
  };
}

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
import type { Desk } from './context.js';
import { courseOf, seatOf, type Table } from './loaded-match.js';
import { commitmentsOf, newRoots, openRoots, openSecret } from './roots.js';

/** Rolls that no single event needs: with fewer left the chain is renewed before it ends in the middle of one. */
const RESERVE = 512;

type Unwritten = Omit<Commit, 'answer' | 'base'>;

/** Events in the making, each linked to the one before. */
export class Pen {
  readonly made: EventRecord[] = [];
  head: Head;
  constructor(
    table: Pick<Table, 'match'>,
    readonly at: Date,
  ) {
    this.head = { match: table.match.id, n: table.match.headNumber, hash: table.match.headHash };
  }
  /** Adds an event that seals nothing. */
  write(body: DistributiveOmit<EventBody, 'at'>): void {
    this.add(makeEvent(this.head, { ...body, at: instant(this.at) } as EventBody), {});
  }
  add(made: MadeEvent, open: Openings): void {
    const { event, text } = made;
    this.made.push({ number: event.n, at: this.at, type: event.type, hash: event.hash, text, contents: JSON.stringify(open) });
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
export function liveChance(desk: Desk, table: Table): Dice {
  let live: LiveChance | undefined;
  const opened = (): LiveChance => {
    live ??= new LiveChance(openRoots(desk, table.match.id, table.root, table.seats));
    return live;
  };
  return {
    chance: {
      roll: (spec, orders) => opened().roll(spec, orders),
      draw: (spec, orders) => opened().draw(spec, orders),
    },
    used: () => live?.used ?? countsOf(table.root),
  };
}

/** What follows for the match when a run stops at `stop` with `pen` holding the events so far. */
export interface Settled {
  readonly commit: Unwritten;
  readonly result?: Result;
}

/** Turns a committed run into a commit. `ended`: how a match ends that the rules did not end. */
export async function settle(desk: Desk, table: Table, runner: Runner, stop: RunStop, dice: Dice, pen: Pen): Promise<Settled> {
  const course = runner.takeEvent();
  const played = course.answers.length > 0 || course.rolls.length > 0 || course.draws.length > 0;
  if (played) writePlayed(desk, table, runner.state, course, pen);
  const snapshot = played ? snapshotOf(course, pen.head.n) : undefined;
  const used = rootUse(table.root, dice);
  if (stop.at === 'ended') {
    const commit = await endMatch(desk, table, runner.state, pen, 'rules', stop.result);
    return { commit: { ...commit, ...(snapshot === undefined ? {} : { snapshot }), ...used }, result: stop.result };
  }
  const { nextRoll } = dice.used();
  if (nextRoll > LAST_ROLL - RESERVE) {
    const commit = await renewRoots(desk, table, runner.state, pen, 'used up', nextRoll - 1);
    return { commit: { ...commit, drafts: table.drafts, ...(snapshot === undefined ? {} : { snapshot }), ...used } };
  }
  const pending = stop.at === 'asked' ? openSides(stop) : [];
  const mails = await waitingMails(desk, table, runner.state, stop, pending, pen);
  return {
    commit: {
      events: pen.made,
      status: 'playing',
      pending,
      drafts: table.drafts,
      ...used,
      ...(snapshot === undefined ? {} : { snapshot }),
      supersede: supersedes(table, pending, mails),
      mails,
    },
  };
}

/** The sides of a stop that have not answered. */
export function openSides(stop: Extract<RunStop, { at: 'asked' }>): readonly Side[] {
  return stop.questions.map((q) => q.side).filter((side) => !stop.answered.includes(side));
}

function writePlayed(desk: Desk, table: Table, state: BaseState, course: Course, pen: Pen): void {
  const { game, match, root } = table;
  const sealing = { sides: game.sides, hides: game.hides, secretRoot: openSecret(desk, match.id, root) };
  const made = playedEvent(pen.head, sealing, {
    at: instant(pen.at),
    orders: course.orders,
    full: fullOrders(course),
    rolls: course.rolls,
    draws: course.draws,
    log: course.log,
    told: Object.entries(course.told).flatMap(([side, entries]) => entries.map((entry) => ({ side, entry }))),
    state: plainState(state),
  });
  // A state is found again by replay: only what its seal hides of the others is kept.
  const { state: _, ...open } = made.open;
  pen.add(made, open);
}

/** A state as JSON: what a hash is taken of. */
export function plainState(state: BaseState): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

function fullOrders(course: Course) {
  return course.answers.flatMap(({ order }, index) => {
    const seen = course.orders[index]?.order;
    return order === null || JSON.stringify(order) === JSON.stringify(seen) ? [] : [{ index, order }];
  });
}

function snapshotOf(course: Course, event: number): SnapshotRecord | undefined {
  return course.safe === undefined ? undefined : { event, ...course.safe };
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
  desk: Desk,
  table: Table,
  state: BaseState,
  stop: RunStop,
  pending: readonly Side[],
  pen: Pen,
): Promise<readonly NewMail[]> {
  const questions = stop.at === 'asked' ? stop.questions : [];
  const mails: NewMail[] = [];
  for (const side of newlyAwaited(table.match, pending)) {
    const seat = seatOf(table, side);
    const question = questions.find((q) => q.side === side);
    if (seat === undefined || !hasAddress(seat)) continue;
    const moment = await momentFor(desk, table, side, state, pen);
    const kind = waitingKind(table, state, side);
    mails.push(mailTo(table, seat, kind, { ...moment, ...(question === undefined ? {} : { question }) }));
  }
  return mails;
}

/** What a mail to a seat tells: all since its last delivered mail. */
export async function momentFor(desk: Desk, table: Table, side: Side, state: BaseState, pen: Pen) {
  const told = seatOf(table, side)?.lastMailedEvent ?? 0;
  const { id, headNumber } = table.match;
  const stored = await desk.store.readEvents(id, Math.max(told, 1), headNumber);
  const last = stored.find(({ number }) => number === told);
  const before = last === undefined ? undefined : await stateAfter(desk, table, last);
  desk.mailedStates.put(momentKey(id, pen.head.hash), JSON.stringify(state));
  return {
    state,
    ...(before === undefined ? {} : { before }),
    head: { number: pen.head.n, hash: pen.head.hash },
    at: pen.at,
    events: [...stored.filter((event) => event !== last), ...pen.made],
    commitments: commitmentsOf(desk, id, table.root),
  };
}

function momentKey(match: string, hash: string): string {
  return `${match} ${hash}`;
}

/** The state after an event: kept since a mail told of it, or by full replay. */
async function stateAfter(desk: Desk, table: Pick<Table, 'match' | 'game'>, event: EventRecord): Promise<BaseState> {
  const { match, game } = table;
  const kept = desk.mailedStates.get(momentKey(match.id, event.hash));
  if (kept !== undefined) return JSON.parse(kept) as BaseState;
  const records = await desk.store.readEvents(match.id, 1, event.number);
  const courses = records.flatMap((record) => courseOf(readEvent(record.text), JSON.parse(record.contents)) ?? []);
  return playBack(game, game.start({ scenario: match.scenario, options: match.options }), tapeOf(courses)).state;
}

/** Mails that are no longer true: to sides that are not waited for any more, and to those that get a newer one. */
function supersedes(table: Table, pending: readonly Side[], mails: readonly NewMail[]) {
  const answered = table.match.pending.filter((side) => !pending.includes(side));
  const sides = new Set([...answered, ...mails.map((mail) => mail.side)]);
  return [...sides].map((side) => ({ side, kinds: [...WAITING_KINDS] }));
}

/** The end: result, opened secrets, a mail to both. */
export async function endMatch(
  desk: Desk,
  table: Table,
  state: BaseState,
  pen: Pen,
  reason: EndReason,
  result: Result | null,
): Promise<Unwritten> {
  const { winner, key, clause } = result ?? { winner: null, key: reason, clause: '' };
  pen.write({ type: 'ended', public: { reason, result: { winner, key, ...(clause === '' ? {} : { clause }) } } });
  const roots = await desk.store.readRoots(table.match.id);
  const secrets = roots.map((root) => Buffer.from(openSecret(desk, table.match.id, root)).toString('hex'));
  pen.write({ type: 'unsealed', public: { secrets } });
  const mails: NewMail[] = [];
  for (const seat of table.seats.filter(hasAddress)) {
    const moment = await momentFor(desk, table, seat.side, state, pen);
    mails.push(mailTo(table, seat, 'result', { ...moment, ended: { reason, result } }));
  }
  return {
    events: pen.made,
    status: 'finished',
    pending: [],
    drafts: table.drafts,
    supersede: table.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS, 'consent'] })),
    mails,
    offers: { drop: table.game.sides },
  };
}

/** New roots: an event commits them, and both seats must give new seeds before the next roll. */
export async function renewRoots(
  desk: Desk,
  table: Table,
  state: BaseState,
  pen: Pen,
  reason: 'used up' | 'restored' | 'lost commits',
  used: number,
): Promise<Unwritten> {
  const { match, seats } = table;
  const fresh = newRoots(desk, match.id, table.root.chain + 1);
  pen.write({ type: 'rerooted', public: { ...fresh.commitments, used, reason } });
  const begun = seats.every((seat) => seat.joinedAt !== null);
  const mails: NewMail[] = [];
  for (const seat of seats.filter((s) => hasAddress(s) && s.joinedAt !== null)) {
    const moment = await momentFor(desk, table, seat.side, state, pen);
    mails.push(mailTo(table, seat, 'stopped', { ...moment, commitments: fresh.commitments }));
  }
  return {
    events: pen.made,
    status: begun ? 'stopped' : 'open',
    pending: table.game.sides,
    newRoot: fresh.record,
    seats: seats.map(({ side }) => ({ side, seed: null })),
    supersede: table.game.sides.map((side) => ({ side, kinds: [...WAITING_KINDS] })),
    mails,
  };
}

/** What goes into the outbox: the reader's view as of an event, so that the worker needs no rules. */

import { type JournalEvent, type Openings, readEvent, type SideContent } from '../../journal/index.js';
import {
  type BaseState,
  describeQuestion,
  type Entry,
  type Game,
  type Json,
  type Order,
  type Outline,
  type PlanLine,
  type PublicOrder,
  type Question,
  type Side,
  type Viewer,
} from '../../referee/index.js';
import type { EventRecord, MatchRecord, NewMail, SeatRecord } from '../../store/index.js';
import { charterOf, isClosed, isStrict } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { seatLocale } from '../model/seats.js';
import { matchClock, type ShownClock } from '../model/shown-clock.js';
import { type LeftOrder, leftOrders } from '../model/standing.js';
import type { Chapter, ChapterOutline, MatchInfo } from '../model/types.js';
import { type ChainFacts, callOf, type MailKind, type MailPayload } from './payload.js';
import { beaconTermsIn } from './throws.js';

/** The position a mail tells of. */
export interface MailMoment {
  readonly state: BaseState;
  /** What the reader saw when he was mailed last; undefined: never. */
  readonly before?: BaseState;
  readonly head: { readonly number: number; readonly hash: string };
  readonly at: Date;
  readonly events: readonly EventRecord[];
  /** What the opponent has said since. */
  readonly said?: readonly string[];
  readonly question?: Question;
  readonly ended?: MatchInfo['ended'];
  readonly commitments: MailPayload['commitments'];
  readonly dice: readonly ChainFacts[];
  readonly invitedBy?: Side;
  readonly others?: MailPayload['others'];
  readonly changed?: MailPayload['changed'];
  readonly reply?: MailPayload['reply'];
  readonly to?: MailPayload['to'];
  readonly takesOver?: true;
  readonly anew?: true;
}

type Known = Pick<LoadedMatch, 'match' | 'seats' | 'game' | 'standing' | 'plans' | 'clocks'>;

const NONCE_BYTES = 6;

/** Mails that say whom the match waits for: after a refusal, with a link, of the clock. */
const SAY_WAITING: readonly MailKind[] = [
  ...(['declined', 'takeBackDeclined', 'resignDeclined', 'substituteDeclined'] as const),
  ...(['link', 'extended', 'resumed'] as const),
];

/** The name of the mail that a seat's thread begins with, whatever the number of its event. */
export function invitationName(match: string, side: Side): string {
  return `${match}.1.invitation.${side}`;
}

/** Tells two mails of the same kind and event apart. */
export function newNonce(context: Pick<MatchContext, 'random'>): string {
  return Buffer.from(context.random(NONCE_BYTES)).toString('hex');
}

/** What tells a mail from every other. */
export function mailName(match: string, event: number, kind: MailKind, side: Side, nonce: string): string {
  return [match, String(event), kind, side, ...(nonce === '' ? [] : [nonce])].join('.');
}

/** A mail to a seat. `events`: all that it has not been told by a delivered mail. */
export function mailTo(
  known: Known,
  seat: SeatRecord,
  kind: MailKind,
  moment: MailMoment,
  nonce = '',
): NewMail {
  const { match } = known;
  const payload = payloadFor(known, seat, kind, moment);
  const { counts } = countsOf(known.game, moment, 'spectator');
  const call = seat.hook === null ? undefined : callOf(payload, counts);
  return {
    messageId: mailName(match.id, moment.head.number, kind, seat.side, nonce),
    side: seat.side,
    event: moment.head.number,
    kind,
    payload: JSON.stringify(payload),
    createdAt: moment.at,
    nextAt: moment.at,
    ...(moment.to === undefined ? {} : { address: moment.to.address }),
    ...(call === undefined ? {} : { call: JSON.stringify(call) }),
  };
}

function payloadFor(known: Known, seat: SeatRecord, kind: MailKind, moment: MailMoment): MailPayload {
  const { match, seats, game } = known;
  const { side } = seat;
  const { question, ended, invitedBy, others = [], changed = [], reply, to } = moment;
  const view = game.position.view(moment.state, side);
  const left = leftOrders(known, side, view, moment.at);
  const locale = to?.locale ?? seatLocale(seat);
  const changes =
    moment.before === undefined
      ? []
      : game.picture.changes(game.position.view(moment.before, side), view, locale);
  return {
    kind,
    match: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    pack: match.pack,
    side,
    event: moment.head.number,
    head: moment.head,
    commitments: moment.commitments,
    dice: moment.dice,
    ...beaconFacts(match, moment),
    names: Object.fromEntries(seats.map((seat) => [seat.side, seat.name])),
    now: view.now,
    ...(question === undefined ? {} : { question: plain(question) }),
    interrupt: kind === 'question',
    chapters: chaptersOf(moment.events, side),
    ...countsOf(game, moment, side),
    scene: { [locale]: game.picture.scene(view, locale, changes) },
    position: { [locale]: game.picture.describe(view, locale) },
    standing: left.filter(({ off }) => off === undefined).map(({ order }) => order),
    ...switchedOff(left),
    plan: reportsSince(known, seat),
    ...(ended === undefined ? {} : { ended }),
    ...(invitedBy === undefined ? {} : { invitedBy }),
    ...timeOfSeat(known, side, kind),
    ...(isStrict(known) ? { strict: true } : {}),
    ...(kind === 'invitation' || kind === 'claim' || kind === 'begin' ? { charter: charterOf(match) } : {}),
    ...typedBy(known, seat),
    ...(isSaidToRun(known, seat) ? { runs: true } : {}),
    ...(isDrawn(known, kind, moment) ? { drawn: true } : {}),
    ...(moment.said === undefined || moment.said.length === 0 ? {} : { said: moment.said }),
    ...(isClosed({ match, seats }) ? { closed: true } : {}),
    scenario: match.scenario,
    options: match.options,
    ...(others.length === 0 ? {} : { others }),
    ...(changed.length === 0 ? {} : { changed }),
    ...(reply === undefined ? {} : { reply }),
    ...(to === undefined ? {} : { to }),
    ...(moment.takesOver === undefined ? {} : { takesOver: moment.takesOver }),
    ...(moment.anew === undefined ? {} : { anew: moment.anew }),
    ...(SAY_WAITING.includes(kind) ? { waiting: { status: match.status, sides: match.pending } } : {}),
  };
}

/** What is played for, at both ends of what a mail tells; nothing before its reader's first. */
function countsOf(
  game: Game,
  { state, before }: Pick<MailMoment, 'state' | 'before'>,
  viewer: Viewer,
): Pick<MailPayload, 'counts'> {
  const countIn = (at: BaseState) => {
    const aim = game.picture.aim?.(game.position.view(at, viewer));
    return aim === undefined ? undefined : { what: aim.what, score: aim.score };
  };
  const [was, is] = [before === undefined ? undefined : countIn(before), countIn(state)];
  return was === undefined || is === undefined ? {} : { counts: { was, is } };
}

/**
 * Whether the opponent says that this seat's holder runs the server: the opponent has sat down and waits for a
 * digest that nobody gave yet.
 */
export function isSaidToRun(
  { seats, match }: { readonly seats: readonly SeatRecord[]; readonly match: Pick<MatchRecord, 'status'> },
  seat: Pick<SeatRecord, 'side' | 'first' | 'joinedAt'>,
): boolean {
  const waits = seats.some(({ side, joinedAt }) => side !== seat.side && joinedAt !== null);
  const bare = seats.every(({ digest }) => digest === null);
  return match.status === 'open' && seat.first && seat.joinedAt === null && waits && bare;
}

/**
 * What the reader typed: only whoever does not commit first can, and the lot may have changed the side. Not what
 * somebody typed whom they have replaced.
 */
function typedBy({ seats }: Known, { first }: SeatRecord): Pick<MailPayload, 'typed'> {
  const { words: typed = null, wordsBefore = false } = seats.find(({ words }) => words !== null) ?? {};
  return typed === null || wordsBefore || first ? {} : { typed };
}

/** Whether a mail is the first behind the lot: the match runs, and the numbers that decided are news. */
function isDrawn({ match }: Known, kind: MailKind, { events }: MailMoment): boolean {
  const runs = kind === 'turn' || kind === 'question' || (kind === 'link' && match.status === 'playing');
  return runs && charterOf(match).sides === 'lot' && events.some(({ type }) => type === 'seeded');
}

/** The beacon of a match, and the throw that waits for its round: it is the head, nothing follows on it. */
function beaconFacts(
  { beacon, throwing, round }: Known['match'],
  { head }: MailMoment,
): Pick<MailPayload, 'beacon' | 'thrown'> {
  if (beacon === null) return {};
  const { name, chain, wait } = beaconTermsIn(beacon);
  const thrown = { ordered: head.number, hash: head.hash, round };
  return { beacon: { name, chain, wait }, ...(throwing === 'round' ? { thrown } : {}) };
}

/** Standing orders that hold no more, with the reason: told until their owner removes them. */
function switchedOff(left: readonly LeftOrder[]): Pick<MailPayload, 'off'> {
  const off = left.flatMap(({ order, off }) => (off === undefined ? [] : [{ order, why: off }]));
  return off.length === 0 ? {} : { off };
}

/** What was agreed about time, and the reader's clock as it stands when the mail is written. */
function timeOfSeat(
  known: Known,
  side: Side,
  kind: MailKind,
): Pick<MailPayload, 'time' | 'agreed' | 'late' | 'mayClaim'> {
  const clock = matchClock(known);
  const own = clock?.sides[side];
  if (clock === undefined) return {};
  const others = Object.entries(clock.sides).filter(([other]) => other !== side);
  const facts = {
    agreed: clock.terms,
    ...(own?.claimable || kind === 'timeUp' ? { late: latenessOf(own) } : {}),
    ...(others.some(([, { claimable }]) => claimable) ? { mayClaim: true as const } : {}),
  };
  if (own === undefined || own.state === 'idle' || own.state === 'up') return facts;
  const { week, absences } = own.days;
  const deadline = own.deadline?.toISOString() ?? null;
  return { ...facts, time: { deadline, left: own.left, days: { week, absences }, paused: clock.paused } };
}

function latenessOf(own: ShownClock | undefined): NonNullable<MailPayload['late']> {
  return { answered: own?.state !== 'up', claimable: own?.claimable === true };
}

/** What became of the lines of a seat's plan since it was mailed last. */
function reportsSince({ plans }: Pick<Known, 'plans'>, { side, lastMailedEvent }: SeatRecord) {
  const { plan, progress: { reports = [] } = {} } = plans[side] ?? {};
  return reports
    .filter(({ event = 0 }) => event > lastMailedEvent)
    .map(({ no, came, used, of, instead, why, outcomes, left }) => {
      const line = plan?.lines.find((one) => one.no === no);
      return {
        no,
        came,
        used,
        of,
        ...(instead === undefined ? {} : { instead }),
        ...(why === undefined ? {} : { why }),
        ...(outcomes.length === 0 ? {} : { outcomes }),
        ...(left === undefined ? {} : { left }),
        ...saidBy(line, instead),
      };
    });
}

/** What a line said first, itself or its substitute. */
function saidBy(line: PlanLine | undefined, deed = 0): { readonly order?: Order; readonly kind?: string } {
  const said = line?.deeds[deed];
  if (line === undefined || said === undefined) return {};
  if ('sentence' in said) return { order: said.sentence, kind: 'plan' };
  const [order] = said.orders;
  return order === undefined ? {} : { order, kind: line.kind };
}

function plain(question: Question): NonNullable<MailPayload['question']> {
  const { kind, clause, scope, about = {}, forms } = describeQuestion(question);
  return { kind, clause, scope, about, forms: [...new Set(forms.map((form) => form.do))] };
}

/** `question` in the other side's phase, `turn` in one's own. */
export function waitingKind(
  loaded: Pick<LoadedMatch, 'game' | 'match'>,
  state: BaseState,
  side: Side,
): MailKind {
  const owner = phaseSide(loaded.game, state);
  return owner === null || owner === side ? 'turn' : 'question';
}

/** Whose phase it is, or null. */
export function phaseSide(game: Game, state: BaseState): Side | null {
  return game.rules.steps(state).find((step) => step.id === state.step)?.side ?? null;
}

/** Whether mail can go to this seat at all. */
export function hasAddress(seat: SeatRecord): boolean {
  return seat.address !== null;
}

/** Sides that the match begins to wait for. */
export function newlyAwaited(match: MatchRecord, pending: readonly Side[]): readonly Side[] {
  return pending.filter((side) => !match.pending.includes(side));
}

/** An event of the journal for one reader. */
export function chapterOf(
  record: Pick<EventRecord, 'text' | 'contents' | 'outline'>,
  reader: Viewer,
): Chapter {
  const event = readEvent(record.text);
  const { n, at, type } = event;
  const chapter = { n, at, type, entries: [], told: [], rolls: [], facts: {} };
  if (event.type !== 'played') return { ...chapter, facts: factsOf(event) };
  const { log, rolls, orders, beacon } = event.public;
  // Where the game has nothing to say, the orders say what was done: that a phase was ended, that a side
  // passed.
  const facts: Chapter['facts'] = log.length === 0 ? { orders: toldOrders(orders) } : {};
  const outline = outlineOf(record.outline ?? null, orders);
  const late = [...new Set(orders.filter(({ by }) => by === 'clock').map(({ side }) => side))];
  return {
    ...chapter,
    entries: log,
    rolls,
    told: toldTo(JSON.parse(record.contents), reader),
    facts,
    ...(beacon === undefined ? {} : { beacon }),
    ...(isUnwitnessed(record.outline ?? null) ? { unwitnessed: true } : {}),
    ...(outline === undefined ? {} : { outline }),
    ...(late.length === 0 ? {} : { late }),
  };
}

/** Whether the outline of an event notes that nobody had its orders in time. */
function isUnwitnessed(text: string | null): boolean {
  return text !== null && (JSON.parse(text) as { readonly unwitnessed?: true }).unwitnessed === true;
}

/** Where phases and orders begin, with whose orders they are. */
function outlineOf(text: string | null, orders: readonly PublicOrder[]): ChapterOutline | undefined {
  if (text === null) return undefined;
  const { phases, orders: begins } = JSON.parse(text) as Outline;
  return {
    phases: phases.map(({ at, ...phase }) => ({ from: at, ...phase })),
    orders: orders.map(({ side, order }, i) => ({ from: begins[i] ?? 0, side, do: order?.do ?? null })),
  };
}

/** The events since a number, for one reader. */
export function chaptersOf(records: readonly EventRecord[], reader: Viewer): readonly Chapter[] {
  return records.map((record) => chapterOf(record, reader));
}

function toldOrders(orders: readonly PublicOrder[]): Json {
  return orders.map(({ side, order }) => ({ side, order: { ...order } }));
}

function toldTo(open: Openings, reader: Viewer): readonly Entry[] {
  const content = open[reader]?.content as SideContent | undefined;
  return content?.told ?? [];
}

/** Public facts of an event that is no play. */
function factsOf(event: Exclude<JournalEvent, { readonly type: 'played' }>): {
  readonly [name: string]: Json;
} {
  switch (event.type) {
    case 'opened':
      return { ...event.public.commitments };
    case 'unsealed':
      return { roots: event.public.roots, secrets: event.public.secrets };
    case 'ordered': {
      const { seen, round } = event.public;
      return { seen, round, orders: toldOrders(event.public.orders) };
    }
    case 'moved':
      return { from: event.public.from, to: event.public.to };
    case 'ended': {
      const { result, reason } = event.public;
      return { reason, winner: result.winner, key: result.key, clause: result.clause ?? '' };
    }
    default:
      return { ...event.public };
  }
}

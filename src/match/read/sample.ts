/**
 * A sample of the mails of a game: its prepared turn, played in memory by the referee and written as events
 * like any other. Nothing of it is stored; its roots are known to everybody.
 */
import { digestOfSeed, emptyHead, sha256Hex } from '../../journal/index.js';
import {
  type BaseState,
  type Decision,
  type Game,
  initialOptions,
  type Json,
  type Locale,
  type RunRecord,
  Session,
  type Side,
  type View,
} from '../../referee/index.js';
import { FIRST_SENDING, type MatchRecord, type OutboxMail, type SeatRecord } from '../../store/index.js';
import { NO_TERMS_TEXT } from '../model/charter.js';
import type { DecisionInputs } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';
import { NEW_HOLDER } from '../model/seats.js';
import { writePlayed } from '../write/commit.js';
import { liveChance, newRoots } from '../write/dice.js';
import { EventWriter } from '../write/event-writer.js';
import { factsOfChain } from '../write/moment.js';
import { mailTo } from '../write/waiting.js';

/** The id that stands in the sample's links: too short for that of any match. */
const MATCH = 'sample';
const AT = new Date('2026-11-21T10:15:00Z');
const CHAIN = 1;
/** Those who play it, in the order of their sides. */
const NAMES: { readonly [locale in Locale]: readonly string[] } = {
  en: ['Aoki', 'Kolya'],
  ja: ['青木', 'コーリャ'],
};

/** A mail as the composer takes it. */
export interface SampleMail {
  readonly mail: OutboxMail;
  readonly seat: SeatRecord;
  readonly at: Date;
}

/** A prepared turn that the referee does not take. */
export class SampleError extends Error {
  readonly code = 'sample';
}

/** The mail that whoever is asked behind the game's prepared turn gets; undefined where none is prepared. */
export function sampleMail(game: Game, locale: Locale): SampleMail | undefined {
  const prepared = game.introduction?.sample;
  if (prepared === undefined) return undefined;
  const { loaded, commitments } = sampleMatch(game, locale);
  const { chance } = liveChance(GIVENS, loaded);
  const position = () => positionOf(game, prepared.position);
  const standing = (_: Side, decision: Decision, view: View) => game.standing.answer([], view, decision);
  const session = new Session(game, position(), { chance, standing });
  const writer = new EventWriter(loaded, AT);
  const written = (run: RunRecord) => writePlayed(GIVENS, loaded, session.state, run, writer);
  for (const { side, order } of prepared.orders) {
    const before = session.events.length;
    const refusal = session.give(side, order);
    if (refusal !== undefined) throw new SampleError(`${order.do}: ${refusal.clause}`);
    session.events.slice(before).forEach(written);
  }
  const [question] = session.questions;
  const seat = loaded.seats.find(({ side }) => side === question?.side);
  if (question === undefined || seat === undefined) throw new SampleError('nobody is asked');
  const moment = {
    state: session.state,
    before: position(),
    head: { number: writer.head.n, hash: writer.head.hash },
    at: AT,
    events: writer.made,
    question,
    commitments,
    dice: [factsOfChain(commitments, loaded.seats)],
  };
  const mail = mailTo(loaded, seat, 'turn', moment);
  return { mail: { ...mail, matchId: MATCH, ...FIRST_SENDING }, seat, at: AT };
}

/** No time passes, and what is drawn is known: the same mail on every machine. */
const GIVENS: DecisionInputs = {
  clock: () => AT,
  random: (bytes) => new Uint8Array(Buffer.from(sha256Hex(MATCH), 'hex')).subarray(0, bytes),
  rootKeys: [{ id: MATCH, bytes: Buffer.from(sha256Hex(MATCH), 'hex') }],
  beacon: undefined,
};

function positionOf(game: Game, position: Json): BaseState {
  const read = game.position.read(position);
  if ('fault' in read) throw new SampleError(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

function sampleMatch(game: Game, locale: Locale) {
  const scenario = game.scenarios[0]?.id ?? '';
  const head = emptyHead(MATCH);
  const match: MatchRecord = {
    id: MATCH,
    game: game.id,
    scenario,
    options: initialOptions(game, scenario),
    rulesVersion: game.version,
    rules: null,
    pack: null,
    status: 'playing',
    terms: NO_TERMS_TEXT,
    headNumber: head.n,
    headHash: head.hash,
    pending: [],
    beacon: null,
    round: 0,
    throwing: null,
    revision: 0,
    createdAt: AT,
    updatedAt: AT,
  };
  const seats = game.sides.map((side, i) => seatOf(side, NAMES[locale][i] ?? side, locale));
  const { record: root, commitments } = newRoots(GIVENS, MATCH, CHAIN);
  const nothing = { earlierRoots: [], drafts: [], snapshot: undefined, standing: {}, plans: {}, clocks: {} };
  const tape = { answers: [], rolls: [], draws: [] };
  const loaded: LoadedMatch = { match, seats, game, root, tape, ...nothing };
  return { loaded, commitments };
}

function seatOf(side: string, name: string, locale: Locale): SeatRecord {
  const seed = sha256Hex(`${MATCH} ${side}`);
  return {
    side,
    name,
    locale,
    timeZone: 'UTC',
    joinedAt: AT,
    generation: 0,
    address: `${side.toLowerCase()}@denrei.example`,
    digest: digestOfSeed({ match: MATCH, chain: CHAIN, side }, seed),
    seed,
    words: null,
    wordsBefore: false,
    first: false,
    lastMailedEvent: 0,
    holder: 'person',
    listed: false,
    stuckAt: null,
    ...NEW_HOLDER,
  };
}

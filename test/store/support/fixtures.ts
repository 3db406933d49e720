/** Matches, submissions and mails to write into a store. */
import { randomUUID } from 'node:crypto';
import {
  type AnswerRecord,
  type Base,
  type Commit,
  type EventRecord,
  type NewMail,
  type NewMatch,
  type SeatRecord,
  type Store,
  USUAL_WISHES,
} from '../../../src/store/index.js';

export const AT = new Date('2026-11-21T10:15:30.123Z');

export function later(ms: number): Date {
  return new Date(AT.getTime() + ms);
}

export function seatOf(side: string, changes: Partial<SeatRecord> = {}): SeatRecord {
  const person = {
    name: `Player ${side}`,
    address: `${side.toLowerCase()}@example.org`,
    locale: 'en',
    timeZone: 'Asia/Tokyo',
  };
  const fresh = {
    joinedAt: null,
    digest: null,
    seed: null,
    words: null,
    wordsBefore: false,
    first: false,
    kept: null,
    ownWitness: true,
    witness: null,
    generation: 0,
    mailing: true,
    hook: null,
    hookNonce: null,
    bouncedAt: null,
    bounces: 0,
    lastBounceAt: null,
    lastMailedEvent: 0,
  };
  const held = { holder: 'person', listed: false, stuckAt: null, ...USUAL_WISHES } as const;
  return { side, ...person, ...fresh, ...held, ...changes };
}

export function eventOf(number: number, changes: Partial<EventRecord> = {}): EventRecord {
  const text = `{"n":${number}}`;
  return {
    number,
    at: later(number * 1000),
    type: 'played',
    hash: `hash-${number}`,
    text,
    contents: '{}',
    outline: null,
    ...changes,
  };
}

export function mailOf(event: number, side: string, changes: Partial<NewMail> = {}): NewMail {
  const messageId = `<${event}.${side}.turn@denrei>`;
  return { messageId, side, event, kind: 'turn', payload: '{}', createdAt: AT, nextAt: AT, ...changes };
}

export function answerOf(side: string, key: string): AnswerRecord {
  return { side, key, bodyHash: `body of ${key}`, status: 303, answer: '{"to":"/m"}', at: AT };
}

export function matchOf(id: string, changes: Partial<NewMatch['match']> = {}): NewMatch {
  const game = {
    game: 'kyuchorei',
    scenario: 'standard',
    options: { bids: 'no' },
    rulesVersion: 1,
    rules: null,
    pack: null,
    terms: '{}',
    beacon: null,
    round: 0,
    throwing: null,
  };
  const head = { headNumber: 1, headHash: 'hash-1', pending: ['RU'], createdAt: AT };
  return {
    match: { id, ...game, status: 'playing', ...head, ...changes },
    seats: [seatOf('JP'), seatOf('RU')],
    events: [eventOf(1, { type: 'opened' })],
    root: { chain: 1, sealed: 'sealed', secret: 'secret', nextRoll: 1, nextDraw: 1 },
    mails: [mailOf(1, 'RU')],
  };
}

/** A new match in the store; returns its id. */
export async function startMatch(store: Store, changes: Partial<NewMatch['match']> = {}): Promise<string> {
  const id = randomUUID();
  await store.createMatch(matchOf(id, changes));
  return id;
}

/** The match as it is now, to base a write on. */
export async function baseOf(store: Store, id: string): Promise<Base> {
  const found = await store.readMatch(id);
  if (!found) throw new Error(`no match ${id}`);
  return found.match;
}

/** The next event on `base`, without anything else. */
export function commitOf(base: Base, changes: Partial<Commit> = {}): Commit {
  return { base, events: [eventOf(base.headNumber + 1)], status: 'playing', pending: ['JP'], ...changes };
}

/** A draft of `side`, saved as its first. */
export function draftOf(base: Base, side: string, key = 'k1') {
  return { base, side, expectedRevision: 0, answers: '[{"do":"melee"}]', key };
}

/** Everything that the store holds of a match. */
export async function everythingOf(store: Store, id: string): Promise<object> {
  return {
    head: await store.readMatch(id),
    events: await store.readEvents(id, 1),
    snapshot: await store.readSnapshot(id),
    drafts: await store.readDrafts(id),
    standings: await store.readStandings(id),
    roots: await store.readRoots(id),
    mails: await store.waitingMails(id),
    answers: [await store.readAnswer(id, 'RU', 'new key'), await store.readAnswer(id, 'RU', 'used key')],
  };
}

/** The worker that sends messages to other services: at least once each, by one id, tried again for a day. */

import { createHmac } from 'node:crypto';
import { type LinkKeys, matchPath } from '../../links/index.js';
import {
  type CallPayload,
  chaptersOf,
  isCeremony,
  RulesGoneError,
  seatLocale,
  startWorkerLoop,
  type WorkerLoop,
} from '../../match/index.js';
import type { CallRecord, CallStore, MatchStore, SeatRecord } from '../../store/index.js';
import { headlineOf, makeNarrators, type Narrator, storyOf } from '../../telling/index.js';
import type { ComposerParts } from '../compose/compose.js';
import type { MailLog } from '../delivery/deliver.js';
import { isStillTrue, reasonOf } from '../delivery/deliver.js';
import { ForbiddenAddressError, HookError, type SendOptions, sendHook } from './send.js';

export interface HookContext {
  readonly store: Pick<CallStore, 'claimCalls' | 'callDone' | 'callFailed' | 'nextCallAt'> &
    Pick<MatchStore, 'readMatch' | 'readOffers' | 'readEvents'>;
  readonly game: ComposerParts['game'];
  /** Address of the service. */
  readonly base: string;
  readonly keys: LinkKeys;
  readonly clock: () => Date;
  readonly log: MailLog;
  /** Where messages may go; left out: the public net. */
  readonly net?: SendOptions['net'];
}

/** Milliseconds. */
const POLL = 5_000;
const LEASE = 60_000;
const MINUTE = 60_000;
const LONGEST_WAIT = 360 * MINUTE;
/** One minute, doubling: the eleventh failure comes after about a day. */
const MOST_ATTEMPTS = 11;
const AT_A_TIME = 10;

/** Starts sending messages. Several workers may run on one database. */
export function startHooks(context: HookContext): WorkerLoop {
  return startWorkerLoop(async (stopped) => {
    try {
      while (!stopped() && (await callDue(context)) > 0);
      const next = await context.store.nextCallAt();
      return Math.max(
        0,
        Math.min(POLL, next === undefined ? POLL : next.getTime() - context.clock().getTime()),
      );
    } catch (error) {
      context.log.error({ reason: reasonOf(error) }, 'the messages do not answer');
      return POLL;
    }
  });
}

/** Sends what is due now; how many messages it dealt with. */
export async function callDue(context: HookContext): Promise<number> {
  const query = { now: context.clock(), leaseMs: LEASE, limit: AT_A_TIME };
  const calls = await context.store.claimCalls(query);
  await Promise.all(calls.map((call) => deal(context, call)));
  return calls.length;
}

async function deal(context: HookContext, call: CallRecord): Promise<void> {
  const { store, clock, log } = context;
  // Written by the match layer alone, in this shape.
  const payload = JSON.parse(call.payload) as CallPayload;
  const facts = { match: call.matchId, side: call.side, kind: payload.kind, attempt: call.attempts };
  const found = await store.readMatch(call.matchId);
  const seat = found?.seats.find(({ side }) => side === call.side);
  const url = seat?.hook ?? null;
  const offers = await store.readOffers(call.matchId);
  const isDue =
    found !== undefined &&
    seat !== undefined &&
    (payload.kind === 'test' ||
      isStillTrue({ kind: payload.kind, side: call.side, event: payload.event }, found, seat, offers));
  if (!isDue || url === null) return store.callDone(call);
  try {
    const narrator = makeNarrators()(await context.game(payload), seatLocale(seat));
    const story = await storyFor(context, narrator, found.seats, payload);
    const body = hookBody(narrator, context.base, payload, story);
    const secret = hookSecret(context.keys, call.matchId, seat);
    const net = context.net === undefined ? {} : { net: context.net };
    await sendHook({ id: call.id, url, secret, body }, { now: clock(), ...net });
    await store.callDone(call);
    log.info(facts, 'message sent');
  } catch (error) {
    const next = nextTry(error, call.attempts, clock());
    await store.callFailed(call, codeOf(error), next);
    log.warn(
      { ...facts, reason: codeOf(error), next },
      next === null ? 'message given up' : 'message failed',
    );
  }
}

function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  // The operator has to bring its game back: that takes as long as it takes.
  if (error instanceof RulesGoneError) return new Date(now.getTime() + LONGEST_WAIT);
  const isFinal =
    error instanceof ForbiddenAddressError || (error instanceof HookError && error.code === 'gone');
  if (isFinal || attempts >= MOST_ATTEMPTS) return null;
  const wait = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT);
  const asked = error instanceof HookError ? (error.after ?? 0) * 1000 : 0;
  return new Date(now.getTime() + Math.min(Math.max(wait, asked), LONGEST_WAIT));
}

/** A failure in a word, without the address that it happened at. */
function codeOf(error: unknown): string {
  if (error instanceof HookError) return error.message;
  return error instanceof ForbiddenAddressError ? error.code : 'failed';
}

// What a message to another service says: what a mail's subject says, and nothing that anybody with the
// match's address may not know. As Discord takes it; others find the same facts apart.

/** What happened, as anybody may know it: a channel is public. Nothing of what has been put back since. */
async function storyFor(
  { store }: Pick<HookContext, 'store'>,
  narrator: Narrator,
  seats: readonly SeatRecord[],
  { match, event, since, counts }: CallPayload,
): Promise<string> {
  if (since === undefined) return '';
  const events = await store.readEvents(match, since + 1, event);
  const names = Object.fromEntries(seats.map(({ side, name }) => [side, name]));
  const reader = { narrator, side: 'spectator', zone: 'UTC', names };
  const played = chaptersOf(events, 'spectator').filter((chapter) => !isCeremony(chapter));
  return headlineOf(reader, storyOf(reader, played, counts));
}

/** The body of a message, as JSON. */
export function hookBody(narrator: Narrator, base: string, call: CallPayload, story: string): string {
  const { match, side, kind, event, turn } = call;
  const url = base + matchPath(match);
  return JSON.stringify({
    content: [subjectOf(narrator, call), story, url].filter(Boolean).join('\n'),
    // Nobody is called by what a message says.
    allowed_mentions: { parse: [] },
    denrei: { match, side, kind, event, turn, url },
  });
}

function subjectOf(narrator: Narrator, { kind, side, turn }: CallPayload): string {
  const what = narrator.say(kind === 'test' ? 'hook.test' : `wants.${kind}`);
  const facts = { what, game: narrator.short, seat: narrator.side(side) };
  if (turn === null) return narrator.say('subject.whole', facts);
  return narrator.say('subject', { ...facts, turn: narrator.game.where([{ key: 'turn', n: turn }]) });
}

/** The key with which messages of a seat are signed: a new one whenever their address is set. */
export function hookSecret({ keys, signing }: LinkKeys, match: string, seat: SeatRecord): Buffer {
  const key = keys.get(signing);
  if (key === undefined) throw new RangeError(`no link key ${signing}`);
  const text = JSON.stringify(['hook', match, seat.side, seat.hookNonce]);
  return createHmac('sha256', key).update(text).digest();
}

/** The same as its receiver is given it. */
export function writtenSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}

/** Composing mails that are due: the match at an event, and all since the mail before. */

import { type Commitments, type JournalEvent, readEvent } from '../../journal/index.js';
import { type BaseState, playBack, tapeOf } from '../../referee/index.js';
import type { EventRecord, NewMail, SeatRecord } from '../../store/index.js';
import type { MatchContext } from '../model/context.js';
import { courseOf } from '../model/course.js';
import { type LoadedMatch, seatOf } from '../model/loaded-match.js';
import { commitmentsOf } from './dice.js';
import type { DueMail } from './due.js';
import type { ChainFacts } from './payload.js';
import { type MailMoment, mailTo } from './waiting.js';

/** Composes mails that become due with these events, or with a change that makes none. */
export async function composeDue(
  context: MatchContext,
  due: readonly DueMail[],
  events: readonly EventRecord[],
): Promise<readonly NewMail[]> {
  const at = events.at(-1)?.at ?? context.clock();
  const mails: NewMail[] = [];
  for (const mail of due) mails.push(await composed(context, mail, events, at));
  return mails;
}

async function composed(
  context: MatchContext,
  due: DueMail,
  events: readonly EventRecord[],
  at: Date,
): Promise<NewMail> {
  const { loaded, seat, kind, nonce, beside, after = 0, rests = false } = due;
  const moment = await momentFor(context, due, events, at);
  const { call, ...mail } = mailTo(loaded, seat, kind, { ...moment, ...beside }, nonce);
  const messageId = (await ownName(context, due)) ?? mail.messageId;
  const nextAt = new Date(mail.nextAt.getTime() + after + (rests ? (context.tick ?? 0) : 0));
  const called = call === undefined || context.hooks === false ? {} : { call };
  return { ...mail, ...called, messageId, nextAt };
}

async function ownName(
  { store }: MatchContext,
  { loaded, name, isFirst }: DueMail,
): Promise<string | undefined> {
  if (name === undefined || isFirst !== true) return name;
  return (await store.isMailed(loaded.match.id, name)) ? undefined : name;
}

/** What a mail to a seat tells: all since its last delivered mail. */
async function momentFor(
  context: MatchContext,
  { loaded, seat, state }: DueMail,
  made: readonly EventRecord[],
  at: Date,
): Promise<MailMoment> {
  const told = seatOf(loaded, seat.side)?.lastMailedEvent ?? 0;
  const { id, headNumber, headHash } = loaded.match;
  const head = made.at(-1) ?? { number: headNumber, hash: headHash };
  const stored = await context.store.readEvents(id, Math.max(told, 1), headNumber);
  const last = stored.find(({ number }) => number === told);
  const before = last === undefined ? undefined : await stateAfter(context, loaded, last);
  context.mailedStates.set(momentKey(id, head.hash), JSON.stringify(state));
  const events = [...stored.filter((event) => event !== last), ...made];
  const commitments = commitmentsOf(context, id, loaded.root);
  const messages = await context.store.readMessages(id, told);
  const said = messages.filter((one) => one.side !== seat.side && one.event <= head.number);
  return {
    state,
    said: said.map(({ text }) => text),
    ...(before === undefined ? {} : { before }),
    head: { number: head.number, hash: head.hash },
    at,
    events,
    commitments,
    dice: [...(await chainsBefore(context, loaded, events)), factsOfChain(commitments, loaded.seats)],
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
  const runs = courseOf(records).map(({ run }) => run);
  return playBack(game, game.rules.start({ scenario: match.scenario, options: match.options }), tapeOf(runs))
    .state;
}

/** Of the chain in force. */
export function factsOfChain(
  commitments: Commitments,
  seats: readonly Pick<SeatRecord, 'side' | 'digest' | 'seed' | 'words'>[],
): ChainFacts {
  const noted = (of: 'digest' | 'seed' | 'words') =>
    Object.fromEntries(seats.flatMap((seat) => (seat[of] === null ? [] : [[seat.side, seat[of]]])));
  return { ...commitments, digests: noted('digest'), seeds: noted('seed'), words: noted('words') };
}

/** Of the chains before it, where these events left one: seldom, so the whole journal may be read for it. */
export async function chainsBefore(
  { store }: Pick<MatchContext, 'store'>,
  { match, root }: Pick<LoadedMatch, 'match' | 'root'>,
  events: readonly EventRecord[],
): Promise<readonly ChainFacts[]> {
  if (events.every(({ type }) => type !== 'rerooted')) return [];
  const first = Math.min(...events.map(({ number }) => number));
  const earlier = await store.readEvents(match.id, 1, first - 1);
  const facts = chainsIn([...earlier, ...events].map(({ text }) => readEvent(text)));
  return facts.filter(({ chain }) => chain < root.chain);
}

/** Of all chains of a journal. */
function chainsIn(events: readonly JournalEvent[]): readonly ChainFacts[] {
  const chains: ChainFacts[] = [];
  const note = (of: 'digests' | 'seeds' | 'words', side: string, value: string) => {
    const now = chains.pop();
    if (now !== undefined) chains.push({ ...now, [of]: { ...now[of], [side]: value } });
  };
  for (const event of events) {
    if (event.type === 'opened') chains.push(begun(event.public.commitments));
    else if (event.type === 'rerooted') chains.push(begun(event.public));
    else if (event.type === 'committed') note('digests', event.public.side, event.public.digest);
    else if (event.type === 'seeded') {
      const { side, seed, words } = event.public;
      note('seeds', side, seed);
      if (words !== undefined) note('words', side, words);
    }
  }
  return chains;
}

function begun({ chain, open, secret }: Commitments): ChainFacts {
  return { chain, open, secret, digests: {}, seeds: {}, words: {} };
}

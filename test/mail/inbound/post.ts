/**
 * A whole service by mail: matches of a real game, a real SMTP server that keeps what the players are sent,
 * and a real listener to which they answer.
 */
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { loadGame } from '../../../src/games/index.js';
import { readLetter } from '../../../src/mail/inbound/letter.js';
import { startMailListener } from '../../../src/mail/inbound/listener.js';
import type { InboundContext } from '../../../src/mail/inbound/receive.js';
import { deliverDue, type MailContext, makeComposer, smtpTransport } from '../../../src/mail/index.js';
import { builtInGames, makeMatches, makeRecipients, type Recipients } from '../../../src/match/index.js';
import { begin, type Harness, makeHarness, REQUEST } from '../../match/harness.js';
import { CERTIFICATE } from '../certificate.js';
import { keys, settings } from '../samples.js';
import { type Sink, startSink } from '../sink.js';

export const BOX = 'orders@denrei.example';
export const ADDRESSES: { readonly [side: string]: string } = {
  JP: 'red@example.org',
  RU: 'blue@example.org',
};

export interface Arrived extends Email {
  /** Where it comes back to. */
  readonly returnPath: string;
}

export interface PostOffice {
  readonly harness: Harness;
  readonly match: string;
  readonly inbound: InboundContext;
  readonly said: string[];
  /** Where the listener hears. */
  readonly port: number;
  readonly recipients: Recipients;
  /** Sends what is due, and gives what a player has had so far, the newest last. */
  inbox(side: string): Promise<readonly Arrived[]>;
  /** Answers a mail as a mail program does. */
  answer(to: Email, text: string, changes?: Answer): Promise<void>;
  /** Hands a mail to the listener as it is. */
  hand(from: string, to: string, raw: string | Buffer): Promise<void>;
  /** Words after the hour. */
  close(): Promise<void>;
}

export interface Answer {
  readonly from?: string;
  readonly messageId?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly html?: string;
}

/** Opens a match of Kyuchorei between two players who only write mails. */
export async function postOffice(
  changes: Partial<InboundContext> = {},
  options: Parameters<typeof startSink>[0] = {},
): Promise<PostOffice> {
  const bare = await makeHarness('post');
  const harness: Harness = {
    ...bare,
    matches: makeMatches({ ...bare.context, library: builtInGames() }),
  };
  const { store, matches, context } = harness;
  const sink = await startSink(options);
  const said: string[] = [];
  const note = (facts: object, message: string) => void said.push(`${message} ${JSON.stringify(facts)}`);
  const log = { info: note, warn: note, error: note };
  const recipients = makeRecipients({ store, keys, clock: context.clock, limit: 100 });
  const transport = smtpTransport(sink.url, { ca: CERTIFICATE });
  const mailRoom: MailContext = {
    store,
    transport,
    clock: context.clock,
    log,
    unreachable: matches.tellUnreachable,
    composer: makeComposer({
      settings: { ...settings, box: BOX },
      game: ({ game }) => loadGame(game),
      draw: async ({ scene }) => Buffer.from(scene.title),
      isTextOnly: recipients.isTextOnly,
    }),
  };
  const inbound: InboundContext = {
    matches,
    store,
    keys,
    box: BOX,
    log,
    mayWrite: recipients.mayWrite,
    read: readLetter,
    ...changes,
  };
  const listener = await startMailListener(inbound, { host: '127.0.0.1', port: 0 });
  const relay = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const seats = REQUEST.seats.map((seat, i) => ({
    ...seat,
    side: i === 0 ? 'JP' : 'RU',
    locale: 'en' as const,
  }));
  const match = await begin(harness, { ...REQUEST, game: 'kyuchorei', opener: 'JP', seats });
  let written = 0;
  return {
    harness,
    match,
    inbound,
    said,
    recipients,
    port: listener.port,
    inbox: async (side) => {
      await deliverDue(mailRoom);
      return arrivedAt(sink, ADDRESSES[side] ?? '');
    },
    answer: async (to, text, { from = 'player@home.example', messageId, headers = {}, html } = {}) => {
      harness.pass(60);
      await relay.sendMail({
        from,
        to: to.replyTo?.[0]?.address ?? '',
        text,
        headers: { ...headers },
        ...(html === undefined ? {} : { html }),
        inReplyTo: to.messageId ?? '',
        messageId: messageId ?? `<${written++}@home.example>`,
      });
    },
    hand: async (from, to, raw) => {
      await relay.sendMail({ envelope: { from, to }, raw });
    },
    close: async () => {
      relay.close();
      await listener.stop();
      await transport.close();
      await sink.close();
      await store.close();
    },
  };
}

async function arrivedAt({ mails }: Sink, address: string): Promise<readonly Arrived[]> {
  const own = mails.filter(({ to }) => to.includes(address));
  return Promise.all(
    own.map(async ({ raw, from }) => ({ ...(await PostalMime.parse(raw)), returnPath: from })),
  );
}

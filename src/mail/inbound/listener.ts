/**
 * The listener to which a relay hands mails over (SMTP). It takes them for seats alone and relays nothing.
 */

import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server';
import { type InboundContext, isAddress, LARGEST_MAIL, type Received, receive } from './receive.js';

export interface MailListener {
  readonly port: number;
  /** Takes no more, ends what is under way. */
  stop(): Promise<void>;
}

/** Sessions in all, and of one address: a relay hands over twenty mails at once (Postfix). */
const CLIENTS = 100;
const OF_ONE_ADDRESS = 20;
/** Milliseconds. */
const SILENT = 60_000;
const SESSION = 300_000;
const CLOSING = 5_000;
const MOST_RECIPIENTS = 5;

/** A refusal in the words of SMTP. */
class RefusedError extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const REFUSED: { readonly [received in Received]?: readonly [number, string] } = {
  unknown: [550, '5.1.1 no such mailbox'],
  forged: [550, '5.7.1 the sender is not who he says he is'],
  many: [450, '4.7.1 too many mails for this seat, try again later'],
};

/** What a listener shows who it is by, as PEM. With it mails may come in over TLS (STARTTLS). */
export interface MailCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Where to listen. */
export interface ListenAt {
  readonly host: string;
  readonly port: number;
  readonly tls?: MailCertificate;
}

/** Listens for mails. A session takes `longest` milliseconds at most, however busy its client looks. */
export async function startMailListener(
  context: InboundContext,
  { host, port, tls }: ListenAt,
  longest = SESSION,
): Promise<MailListener> {
  const ends = new Map<string, NodeJS.Timeout>();
  const places = new Map<string, Set<string>>();
  const server = new SMTPServer({
    name: context.box.slice(context.box.lastIndexOf('@') + 1),
    banner: 'Denrei',
    size: LARGEST_MAIL,
    maxClients: CLIENTS,
    socketTimeout: SILENT,
    closeTimeout: CLOSING,
    // It stands behind a relay: nobody logs in here.
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...tls,
    authOptional: true,
    disableReverseLookup: true,
    onConnect: ({ id, remoteAddress }, done) => {
      const place = placeOf(remoteAddress);
      const here = places.get(place) ?? new Set();
      if (here.size >= OF_ONE_ADDRESS)
        return done(new RefusedError(421, '4.7.0 too many sessions from your address'));
      places.set(place, here.add(id));
      ends.set(id, setTimeout(() => end(server, id), longest).unref());
      done();
    },
    onClose: ({ id, remoteAddress }) => {
      const place = placeOf(remoteAddress);
      const here = places.get(place);
      here?.delete(id);
      if (here?.size === 0) places.delete(place);
      clearTimeout(ends.get(id));
      ends.delete(id);
    },
    onRcptTo: (address, session, done) =>
      void recipient(context, address, session.envelope.rcptTo.length).then(
        () => done(),
        refuse(context, done),
      ),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const to = rcptTo.map(({ address }) => address);
      const from = mailFrom ? mailFrom.address : '';
      void data(context, stream, from, to).then(() => done(), refuse(context, done));
    },
  });
  server.on('error', (error) =>
    context.log.warn({ reason: error.message }, 'the mail listener was disturbed'),
  );
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: found } = server.server.address() as AddressInfo;
  return { port: found, stop: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

/** What counts as one address: of IPv6 the network, whose holder has all addresses in it. */
function placeOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  return plain instanceof ipaddr.IPv6 ? plain.parts.slice(0, 4).join(':') : plain.toString();
}

function end(server: SMTPServer, id: string): void {
  for (const session of server.connections)
    if (session.id === id) session.send(421, '4.4.2 the session took too long', false);
}

function refuse(context: InboundContext, done: (error: Error) => void): (error: unknown) => void {
  return (error) => {
    if (error instanceof RefusedError) return done(error);
    context.log.error(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a mail could not be taken',
    );
    done(new RefusedError(451, '4.3.0 try again later'));
  };
}

async function recipient(
  context: InboundContext,
  { address }: SMTPServerAddress,
  already: number,
): Promise<void> {
  if (already >= MOST_RECIPIENTS) throw new RefusedError(452, '4.5.3 too many recipients');
  if (!(await isAddress(context, address))) throw refusalOf('unknown');
}

async function data(
  context: InboundContext,
  stream: SMTPServerDataStream,
  from: string,
  to: readonly string[],
): Promise<void> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const piece = Buffer.from(part);
    size += piece.length;
    // What is too much is read and forgotten: the sender is answered at the end.
    if (size <= LARGEST_MAIL) parts.push(piece);
  }
  if (size > LARGEST_MAIL) throw new RefusedError(552, '5.3.4 the mail is too large');
  const raw = Buffer.concat(parts);
  const received = await receive(context, { head: raw, whole: async () => raw, from, to });
  if (REFUSED[received] !== undefined) throw refusalOf(received);
}

function refusalOf(received: Received): RefusedError {
  const [code, message] = REFUSED[received] ?? [550, '5.0.0 refused'];
  return new RefusedError(code, message);
}

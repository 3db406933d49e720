/** Sending one message: signed, once, to a checked address, without following anything. */
import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

// Which addresses of the net a message may be sent to: only those that belong to everybody. A server that
// sends where a player tells it must not be led to its own machine, its neighbours or its host's inner
// services.

/** An address that nothing may be sent to. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'hook/forbidden-address';
  constructor() {
    super('this address is not one of the public net');
  }
}

/** All global unicast of IPv6 (RFC 4291, 2.4). Outside it are old spellings of IPv4, and space that nobody holds. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is plainly global unicast: neither private, nor of this machine, nor of a tunnel. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // 4-in-6 counts as what it stands for.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain instanceof ipaddr.IPv4 || (plain instanceof ipaddr.IPv6 && plain.match(GLOBAL_IPV6));
}

/** Finds the addresses of a name as Node's own does. */
export type Resolve = (
  name: string,
  done: (error: Error | null, found: readonly LookupAddress[]) => void,
) => void;

const RESOLVE: Resolve = (name, done) =>
  lookup(name, { all: true, verbatim: true }, (error, found) => done(error, found ?? []));

/**
 * A lookup for one connection: it gives an address only where all that the name stands for may be sent to,
 * and the address that was looked at is the one that is connected to.
 */
export function guardedLookup(
  allows: (address: string) => boolean,
  resolve: Resolve = RESOLVE,
): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) return done(error ?? new ForbiddenAddressError(), '', 0);
      if (!found.every(({ address }) => allows(address))) return done(new ForbiddenAddressError(), '', 0);
      if (options.all === true) return done(null, [...found]);
      done(null, first.address, first.family);
    });
  };
}

/** Whether a host written as an address may be connected to; names are looked at when they are found. */
export function mayConnect(host: string, allows: (address: string) => boolean): boolean {
  const plain = host.replace(/^\[|\]$/g, '');
  return isIP(plain) === 0 || allows(plain);
}

export interface HookMessage {
  /** The same whenever it is sent again. */
  readonly id: string;
  readonly url: string;
  /** Key of the signature, which the receiver knows. */
  readonly secret: Uint8Array;
  /** JSON. */
  readonly body: string;
}

export interface SendOptions {
  readonly now: Date;
  /** Left out: the public net, over TLS. */
  readonly net?: {
    readonly allows: (address: string) => boolean;
    readonly protocols: readonly string[];
    readonly resolve?: Resolve;
    /** Milliseconds, for all of one message. */
    readonly patience?: number;
  };
}

/** Why a message was not taken. `gone`: it never will be. */
export class HookError extends Error {
  override readonly name = 'HookError';
  constructor(
    readonly code: 'refused' | 'gone' | 'silent',
    message: string,
    /** Seconds after which the receiver wants to be asked again. */
    readonly after?: number,
  ) {
    super(message);
  }
}

const PUBLIC = { allows: isPublic, protocols: ['https:'] } as const;
/** Milliseconds, where nothing else is said. */
const PATIENCE = 10_000;
/** What is answered to a webhook that is there no more, or never was. */
const GONE = [401, 403, 404, 410];
const TOO_MANY = 429;

/**
 * Sends a message as Standard Webhooks signs it: `webhook-id`, `webhook-timestamp`, and in
 * `webhook-signature` the HMAC-SHA256 of `id.timestamp.body`. @throws HookError, ForbiddenAddressError
 */
export async function sendHook(message: HookMessage, { now, net = PUBLIC }: SendOptions): Promise<void> {
  const url = hookUrl(message.url, net);
  if (url === undefined) throw new ForbiddenAddressError();
  const status = await post(url, message, now, net);
  if (status.code >= 200 && status.code < 300) return;
  const said = `answered ${status.code}`;
  if (GONE.includes(status.code)) throw new HookError('gone', said);
  throw new HookError('refused', said, status.code === TOO_MANY ? status.after : undefined);
}

/** An address that may be sent to, as far as its writing tells; undefined for what is none. */
export function hookUrl(
  text: string,
  { allows, protocols }: NonNullable<SendOptions['net']> = PUBLIC,
): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isPlain && protocols.includes(url.protocol) && mayConnect(url.hostname, allows) ? url : undefined;
}

/** The signature of a message at an instant. */
export function signatureOf(
  { id, secret, body }: Pick<HookMessage, 'id' | 'secret' | 'body'>,
  second: number,
) {
  return `v1,${createHmac('sha256', secret).update(`${id}.${second}.${body}`).digest('base64')}`;
}

function post(
  url: URL,
  message: HookMessage,
  now: Date,
  { allows, resolve, patience = PATIENCE }: NonNullable<SendOptions['net']>,
): Promise<{ readonly code: number; readonly after?: number }> {
  const second = Math.floor(now.getTime() / 1000);
  const options = {
    method: 'POST',
    // One connection a message: one that was kept would be to an address that was looked at long ago.
    agent: false,
    lookup: guardedLookup(allows, resolve),
    signal: AbortSignal.timeout(patience),
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(message.body),
      'User-Agent': 'Denrei',
      'webhook-id': message.id,
      'webhook-timestamp': String(second),
      'webhook-signature': signatureOf(message, second),
    },
  } as const;
  return new Promise((resolved, reject) => {
    const ask = url.protocol === 'https:' ? request : plainRequest;
    const sent = ask(url, options, (answer) => {
      const after = Number(answer.headers['retry-after']);
      resolved({ code: answer.statusCode ?? 0, ...(Number.isFinite(after) ? { after } : {}) });
      // Whatever else it says is nobody's business here.
      answer.destroy();
    });
    sent.on('error', (error) =>
      reject(error instanceof ForbiddenAddressError ? error : new HookError('silent', codeOf(error))),
    );
    sent.end(message.body);
  });
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

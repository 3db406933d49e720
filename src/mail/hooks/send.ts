/** Sending one message: signed, once, to a checked address, without following anything. */
import { createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import {
  ForbiddenAddressError,
  guardedLookup,
  isPublic,
  mayConnect,
  type Resolve,
} from './public-address.js';

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

/** The log: who asked for what, never with which key or which orders. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

const LINK = /^\/(l|u|calendar)\/[^/?]+/;
/** A JSON Web Token, or what is left of one: both its readable parts begin with `{"`. */
const TOKEN = /eyJ[\w-]{4,}(?:\.[\w-]*)*/gi;
/** Where a token could stand: letters, also as a percent sign and two digits. */
const RUN = /[\w.%-]{8,}/g;
/** Where one could be wrapped in base64 of either alphabet, or in hex, which have letters of their own. */
const WRAPPING = /[\w.%+/=-]{16,}/g;
const HEX = /(?:[\da-f]{2}){8,}/gi;
/** How often something may be wrapped before it counts as noise. */
const DEEPEST = 4;
const ENCODED = /%(2[5d-e]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/**
 * A text in which nothing is left that looks like a token: with percent signs, in base64 or in hex, also one in
 * another.
 */
export function withoutTokens(text: string): string {
  const bare = text.replace(RUN, (run) => {
    const plain = decoded(run);
    const clean = plain.replace(TOKEN, '[token]');
    return clean === plain ? run : clean;
  });
  return bare.replace(WRAPPING, (run) => (wrapsToken(run, DEEPEST) ? '[token]' : run));
}

function wrapsToken(text: string, depth: number): boolean {
  const plain = decoded(text);
  if (plain.search(TOKEN) >= 0) return true;
  if (depth === 0) return false;
  return (plain.match(WRAPPING) ?? []).some((run) =>
    unwrapped(run).some((inner) => wrapsToken(inner, depth - 1)),
  );
}

/** What may be wrapped in a run of letters, which may begin before what is wrapped. */
function unwrapped(run: string): readonly string[] {
  const base64 = [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64'));
  const hex = (run.match(HEX) ?? []).flatMap((digits) =>
    [0, 1].map((from) => Buffer.from(digits.slice(from), 'hex')),
  );
  return [...base64, ...hex].map((bytes) => bytes.toString('latin1'));
}

/** Letters as themselves, what else is encoded as it was; an encoded percent sign may have hidden another. */
function decoded(text: string): string {
  const once = text.replace(ENCODED, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return once === text ? text : decoded(once);
}

/** An address without tokens and without its query, which may hold an order in the making. */
export function withoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return withoutTokens(path.replace(LINK, '/$1/[token]'));
}

/**
 * A logger of which no line holds a token, whatever was logged: an address, a header, the message of an
 * error. `role`: what the process does in the house, said in every line.
 */
export function makeLogger(level: string, destination: DestinationStream, role?: string): Logger {
  const logger = pino({ level, hooks: { streamWrite: withoutTokens } }, destination);
  return role === undefined ? logger : logger.child({ role });
}

/** What an answer is known by in the log: a header of every answer, and said where a request failed. */
export const REQUEST_ID = 'X-Request-Id';

/** Ours, never what the client or a proxy names: two requests must not share one. */
function numbered(_: IncomingMessage, response: ServerResponse): string {
  const id = randomUUID();
  response.setHeader(REQUEST_ID, id);
  return id;
}

/** Logs each request by method, path, status and time: no headers, so neither cookies nor authorization. */
export function accessLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: numbered,
    // `raw` is what node received: a router changes `url` on its way.
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        url: withoutSecrets(url),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res, error) => (error !== undefined || res.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
  });
}

/** How often somebody may ask. */
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpError } from './errors.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Codes that may be typed for each mail that may be asked for. */
const CODES_A_MAIL = 2;

export interface RateLimiters {
  readonly requests: RequestHandler;
  readonly changes: RequestHandler;
  readonly opening: RequestHandler;
  readonly mails: RequestHandler;
  readonly codes: RequestHandler;
  /** Wrong keys of the operator; who shows the right one is not counted. */
  readonly operator: RequestHandler;
}

/** One set of counters an app. */
export function makeRateLimiters(limits: RateLimits): RateLimiters {
  return {
    requests: limiter(limits.requests, MINUTE),
    changes: limiter(limits.changes, MINUTE, (request) => `${request.params.match} ${request.params.side}`),
    opening: limiter(limits.opening, HOUR),
    mails: limiter(limits.mails, HOUR),
    // Whoever mistypes one tries again; whoever guesses gets nowhere.
    codes: limiter(CODES_A_MAIL * limits.mails, HOUR),
    operator: limiter(limits.mails, HOUR, askerOf, { skipSuccessfulRequests: true }),
  };
}

function limiter(
  limit: number,
  windowMs: number,
  key: (request: Request) => string = askerOf,
  more: { readonly skipSuccessfulRequests?: true } = {},
): RequestHandler {
  return rateLimit({
    ...more,
    limit,
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: key,
    handler: (_request, _response, next) => next(new HttpError('too-many')),
  });
}

/**
 * Who asks, as far as a network address tells: of the newer kind a whole network is one. Where a proxy passes
 * on what is no address, the proxy is who asks: nobody gets a fresh count by making words up.
 */
export function askerOf({ ip = '', socket }: Request): string {
  return ipKeyGenerator(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip);
}

/** How often somebody may ask. */
export interface RateLimits {
  /** Requests a minute from one address. */
  readonly requests: number;
  /** Changes a minute to one seat. */
  readonly changes: number;
  /** Matches opened an hour from one address. */
  readonly opening: number;
  /** Mails an hour: asked for from one network address, and to one mail address without its having asked. */
  readonly mails: number;
}

export const USUAL_LIMITS: RateLimits = { requests: 600, changes: 120, opening: 20, mails: 10 };

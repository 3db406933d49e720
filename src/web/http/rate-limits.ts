/** How often somebody may ask. */
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { RateLimits } from '../services.js';
import { HttpError } from './errors.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface RateLimiters {
  readonly requests: RequestHandler;
  readonly changes: RequestHandler;
  readonly opening: RequestHandler;
  readonly mails: RequestHandler;
}

/** One set of counters an app. */
export function makeRateLimiters(limits: RateLimits): RateLimiters {
  return {
    requests: brake(limits.requests, MINUTE),
    changes: brake(limits.changes, MINUTE, (request) => `${request.params.match} ${request.params.side}`),
    opening: brake(limits.opening, HOUR),
    mails: brake(limits.mails, HOUR),
  };
}

function brake(limit: number, windowMs: number, key?: (request: Request) => string): RequestHandler {
  return rateLimit({
    limit,
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ...(key === undefined ? {} : { keyGenerator: key }),
    handler: (_request, _response, next) => next(new HttpError('too-many')),
  });
}

/** Who asks, as far as a network address tells: of the newer kind a whole network is one. */
export function askerOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? '');
}

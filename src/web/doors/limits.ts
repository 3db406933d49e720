/** How often somebody may ask. */
import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { Fault } from '../fault.js';
import type { Limits } from '../services.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Brakes {
  readonly requests: RequestHandler;
  readonly changes: RequestHandler;
  readonly opening: RequestHandler;
  readonly mails: RequestHandler;
  /** By the mail address that was typed, known to us or not. */
  readonly mailsTo: RequestHandler;
}

/** One set of counters an app. */
export function makeBrakes(limits: Limits): Brakes {
  return {
    requests: brake(limits.requests, MINUTE),
    changes: brake(limits.changes, MINUTE, (request) => `${request.params.match} ${request.params.side}`),
    opening: brake(limits.opening, HOUR),
    mails: brake(limits.mails, HOUR),
    mailsTo: brake(limits.mails, HOUR, typedAddress),
  };
}

function brake(limit: number, windowMs: number, key?: (request: Request) => string): RequestHandler {
  return rateLimit({
    limit,
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ...(key === undefined ? {} : { keyGenerator: key }),
    handler: (_request, _response, next) => next(new Fault('too-many')),
  });
}

function typedAddress(request: Request): string {
  const body: unknown = request.body;
  const address = typeof body === 'object' && body !== null && 'address' in body ? body.address : '';
  // Whatever is no text is refused later: counted together, never turned into text, which a hostile value could make fail.
  return typeof address === 'string' ? address.trim().toLowerCase() : '';
}

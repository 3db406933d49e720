/** What every answer carries: nothing foreign, nothing kept, nothing found by search engines. */

import compression from 'compression';
import type { Express, Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { isClosed } from '../../match/index.js';
import { noteReader } from './answer.js';
import type { WebContext } from './context.js';
import { HttpError } from './errors.js';
import { requestLocale } from './locale.js';
import { bearerOf } from './request.js';

const NONE = ["'none'"];
const SELF = ["'self'"];

/** Security headers. `https`: the configured address is one. */
export function securityHeaders(https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        fontSrc: SELF,
        imgSrc: ["'self'", 'data:'],
        // Pages ask this server for their next part, and listen to it.
        connectSrc: SELF,
        formAction: SELF,
        frameAncestors: NONE,
        baseUri: NONE,
      },
    },
    // Under `no-referrer` browsers send `Origin: null` with forms, and play without JavaScript would be
    // refused.
    referrerPolicy: { policy: 'same-origin' },
    // The operator's other hosts below this name are not ours to bind.
    strictTransportSecurity: https && { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // Browsers complain where a page of the same origin came without it: the framed mails do.
    originAgentCluster: false,
  });
}

/**
 * Pages of a match are nobody else's: kept by no cache, listed by no search engine. What may be kept is by
 * language.
 */
export const privateHeaders: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.vary('Accept-Language');
  response.set('X-Robots-Tag', 'noindex, nofollow');
  next();
};

// Answers are compressed, but for those that another site made a browser ask for with its cookie: whoever can
// choose what is asked, again and again, and see how long the answers are, could guess what else stands in
// them (BREACH).

/** Pages of this origin, and what a person typed or kept. */
const OWN: readonly (string | undefined)[] = ['same-origin', 'none'];

export function compressed(): RequestHandler {
  return compression({
    filter: (request, response) =>
      isOwn(request) &&
      !isStream(response.getHeader('Content-Type')) &&
      compression.filter(request, response),
  });
}

/** Browsers say who made them ask; without a cookie nobody's secrets are in the answer. */
function isOwn({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.cookie === undefined || OWN.includes(headers['sec-fetch-site']?.toString());
}

/** News must not wait for a block to be full. */
function isStream(type: number | string | readonly string[] | undefined): boolean {
  return String(type).startsWith('text/event-stream');
}

const PUBLIC_PAGES = [
  '/m/:match',
  '/m/:match/thumb.png',
  '/m/:match/journal',
  '/m/:match/live',
  '/m/:match/audit',
  '/m/:match/audit.csv',
  '/m/:match/replay',
  '/m/:match/replay/:at.png',
];

/** Mounted before the pages themselves. */
export function keepOnlookersOut(app: Express, { store }: WebContext): void {
  app.get(PUBLIC_PAGES, async (request, response, next) => {
    const found = await store.readMatch(String(request.params.match));
    if (found !== undefined && isClosed(found)) {
      noteReader(response, { locale: requestLocale(request) });
      throw new HttpError('closed');
    }
    next();
  });
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a change pass only with the browser's word that it comes from this origin: `Sec-Fetch-Site`, or, from
 * browsers that do not send it, `Origin`; or with a program's key, which no browser sends unasked. Neither:
 * refused.
 */
export function sameOriginOnly(baseUrl: string): RequestHandler {
  const own = new URL(baseUrl).origin;
  return (request, _response, next) => {
    const site = request.get('sec-fetch-site');
    const ours = site === undefined ? request.get('origin') === own : site === 'same-origin';
    if (READING.has(request.method) || ours || bearerOf(request) !== undefined) next();
    else next(new HttpError('foreign-origin'));
  };
}

/** What every answer carries: nothing foreign, nothing kept, nothing found by search engines. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';

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

/** Changes come from our own pages only. */
import type { RequestHandler } from 'express';
import { bearerOf } from './bearer.js';
import { HttpError } from './errors.js';

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

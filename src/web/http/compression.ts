/**
 * Answers are compressed, but for those that another site made a browser ask for with its cookie: whoever can
 * choose what is asked, again and again, and see how long the answers are, could guess what else stands in
 * them (BREACH).
 */
import compression from 'compression';
import type { Request, RequestHandler } from 'express';

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

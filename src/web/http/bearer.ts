/** Programs: a key of a seat, or the operator's, comes with each request and needs no cookie. */
import type { Request, RequestHandler } from 'express';
import { HttpError } from './errors.js';

const BEARER = /^bearer ([\w.~+/-]+=*)$/i;

/**
 * The key that a program sent: `Authorization: Bearer …`. No page of another site can make a browser send
 * one without asking this server first, which never agrees.
 */
export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}

/** Whether a program means to show a key, well written or not. */
export function showsKey(request: Request): boolean {
  return /^bearer(?:\s|$)/i.test(request.get('authorization') ?? '');
}

/** A key with blanks in it is its sender's mistake, whatever a browser says of the rest (RFC 6750, 3.1). */
export const wellWrittenKeys: RequestHandler = (request, response, next) => {
  if (!showsKey(request) || bearerOf(request) !== undefined) {
    next();
    return;
  }
  response.set('WWW-Authenticate', 'Bearer error="invalid_request"');
  next(new HttpError('malformed-key'));
};

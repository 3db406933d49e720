/**
 * Bodies: whatever comes in is as flat as our own forms. JSON nested a thousand deep would break whoever
 * walks it.
 */

import { type Cookies, parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import { HttpError } from './errors.js';

/** A whole plan has nine levels, the body around it one. */
const DEEPEST = 10;

/** Refuses a parsed body that is nested too deep. */
export const flatOnly: RequestHandler = (request, _response, next) => {
  next(isFlat(request.body, DEEPEST) ? undefined : new HttpError('malformed'));
};

/** JSON that came as a text in a form. @throws Fault `malformed`, for text nested too deep as well */
export function fromText(text: string): unknown {
  const value = parse(text);
  if (!isFlat(value, DEEPEST)) throw new HttpError('malformed');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('malformed');
  }
}

function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}

/** Values by name; of two with one name the first. */
export function cookiesOf(request: Request): Cookies {
  return parseCookie(request.headers.cookie ?? '');
}

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

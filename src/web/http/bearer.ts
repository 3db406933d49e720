/** Programs: a key of a seat, or the operator's, comes with each request and needs no cookie. */
import type { Request } from 'express';

const BEARER = /^bearer ([\w.~+/-]+=*)$/i;

/**
 * The key that a program sent: `Authorization: Bearer …`. No page of another site can make a browser send
 * one without asking this server first, which never agrees.
 */
export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.get('authorization') ?? '')?.[1];
}

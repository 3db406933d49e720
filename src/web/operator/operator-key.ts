/**
 * The key of whoever runs the service: typed into a page once, then remembered by a cookie that is good for
 * some hours; or sent by a program with each request.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { bearerOf } from '../http/bearer.js';
import { cookiesOf } from '../http/cookies.js';

export const OPERATOR_PATH = '/operator';

const COOKIE = 'denrei-operator';
const HOURS = 12;
const LIFE = HOURS * 3600_000;

export class OperatorKey {
  readonly #key: string;
  readonly #clock: () => Date;
  readonly #https: boolean;

  constructor(key: string, clock: () => Date, https: boolean) {
    this.#key = key;
    this.#clock = clock;
    this.#https = https;
  }

  /** Whether a text is the key; how much of it was right takes no time to tell. */
  is(text: string): boolean {
    const [given, own] = [text, this.#key].map((one) => createHash('sha256').update(one).digest());
    return given !== undefined && own !== undefined && timingSafeEqual(given, own);
  }

  /** Whether a program sent the key: `Authorization: Bearer …`. */
  isSentWith(request: Request): boolean {
    const sent = bearerOf(request);
    return sent !== undefined && this.is(sent);
  }

  /** Whether the browser was let in before, and not too long ago. */
  isKnown(request: Request): boolean {
    const [until = '', mark = ''] = (cookiesOf(request)[COOKIE] ?? '').split('.');
    const own = Buffer.from(this.#mark(until));
    const given = Buffer.from(mark);
    const isOurs = given.length === own.length && timingSafeEqual(given, own);
    return isOurs && Number(until) > this.#clock().getTime();
  }

  /** Lets the browser in. */
  remember(response: Response): void {
    const until = `${this.#clock().getTime() + LIFE}`;
    const attributes = { path: OPERATOR_PATH, httpOnly: true, sameSite: 'strict', maxAge: LIFE } as const;
    response.cookie(COOKIE, `${until}.${this.#mark(until)}`, { ...attributes, secure: this.#https });
  }

  forget(response: Response): void {
    response.clearCookie(COOKIE, { path: OPERATOR_PATH });
  }

  #mark(until: string): string {
    return createHmac('sha256', this.#key).update(`operator ${until}`).digest('base64url');
  }
}

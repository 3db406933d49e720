/** The cookies that a browser sends. */
import { type Cookies, parseCookie } from 'cookie';
import type { Request } from 'express';

/** Values by name; of two with one name the first. */
export function cookiesOf(request: Request): Cookies {
  return parseCookie(request.headers.cookie ?? '');
}

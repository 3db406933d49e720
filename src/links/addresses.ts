/** The addresses of the service's own pages, built from configuration and never from a request. */
import type { Clause, Locale, Side } from '../referee/index.js';

/** Path of a seat's pages; also the path of its cookie. */
export function seatPath(match: string, side: Side): string {
  return `/m/${match}/${side}`;
}

/** Path of the page for everybody. */
export function matchPath(match: string): string {
  return `/m/${match}`;
}

/**
 * Path of a game's rules with its own components, or with those of a pack (its hash); of one clause in them
 * where it is named.
 */
export function rulesPath(game: string, locale: Locale, clause?: Clause, pack: string | null = null): string {
  return `/rules/${game}?lang=${locale}${pack === null ? '' : `&pack=${pack}`}${clause === undefined ? '' : `#${clause}`}`;
}

/** Path of the ground of a map, by all that it depends on: what stands there never changes. */
export function groundPath(
  { game, version, pack }: { readonly game: string; readonly version: number; readonly pack: string | null },
  locale: Locale,
  shade: string,
  hash: string,
): string {
  return `/ground/${game}/${version}/${locale}-${shade}-${hash}.svg${pack === null ? '' : `?pack=${pack}`}`;
}

/** Absolute address of a signed link. `base` has no slash at its end. */
export function linkUrl(base: string, token: string): string {
  return `${base}/l/${token}`;
}

/** Absolute address of the calendar of a seat's deadline. */
export function calendarUrl(base: string, token: string): string {
  return `${base}/calendar/${token}.ics`;
}

/**
 * Absolute address of the page on which somebody wants no mail at all; posting to it is enough (RFC 8058).
 */
export function neverUrl(base: string, token: string): string {
  return `${base}/never/${token}`;
}

/** Path of the page on which a code out of a mail is typed. */
export const CODE_PATH = '/code';

/** That page as a mail names it: without what filters take for a link. */
export function codePlace(base: string): string {
  return base.replace(/^https?:\/\//, '') + CODE_PATH;
}

/** Absolute address of one-click unsubscribing (RFC 8058). */
export function unsubscribeUrl(base: string, token: string): string {
  return `${base}/u/${token}`;
}

/** Absolute address of the page with all that is kept of an address. */
export function ownUrl(base: string, token: string): string {
  return `${base}/own/${token}`;
}

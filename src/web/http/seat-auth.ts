/** Who may come in: the cookie of a seat holds a signed link, checked at every request. */
import type { Request, Response } from 'express';
import { type Link, type Purpose, readLink, seatPath } from '../../links/index.js';
import { isClosed } from '../../match/index.js';
import type { MatchAndSeats, MatchRecord, SeatRecord } from '../../store/index.js';
import { HttpError } from './errors.js';
import { bearerOf, cookiesOf } from './request.js';
import type { WebServices } from './services.js';

/** A visitor with a valid link for the seat in the address. */
export interface Visitor {
  readonly match: string;
  readonly side: string;
  readonly link: Link;
  /** The link as it came: who stays must show it again. */
  readonly token: string;
  readonly seat: SeatRecord;
  readonly others: readonly SeatRecord[];
  readonly record: MatchRecord;
  /** Row and seats as they were just read. */
  readonly known: MatchAndSeats;
}

const LIFE_MS = 90 * 24 * 3600 * 1000;

/** One cookie a purpose, so that a link to look on does not take a player's own one away. */
export function cookieName(purpose: Purpose): string {
  return `denrei-${purpose}`;
}

/** Keeps a link for the pages of its seat, and for nothing else. */
export function keepLink(
  services: WebServices,
  response: Response,
  link: Pick<Link, 'match' | 'side' | 'purpose'>,
  token: string,
): void {
  response.cookie(cookieName(link.purpose), token, {
    path: seatPath(link.match, link.side),
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.baseUrl.startsWith('https:'),
    maxAge: LIFE_MS,
  });
}

/** Takes a kept link away. */
export function dropLink(
  response: Response,
  { match, side }: Pick<Link, 'match' | 'side'>,
  purpose: Purpose,
): void {
  response.clearCookie(cookieName(purpose), { path: seatPath(match, side) });
}

/**
 * The visitor of a seat's page, by the first of these purposes that he has a valid link for.
 * @throws Fault `not-found`, the same for a match that does not exist and for a link that is forged, expired,
 * revoked or another seat's.
 */
export async function visitor(
  services: WebServices,
  request: Request,
  purposes: readonly Purpose[],
): Promise<Visitor> {
  const { match, side } = seatAddress(request);
  // Who sends a key is who it says, whatever his browser remembers.
  const sent = bearerOf(request);
  for (const purpose of purposes) {
    const token = sent ?? cookiesOf(request)[cookieName(purpose)] ?? '';
    const link = readLink(services.links, token, services.clock());
    if (link === undefined || link.match !== match || link.side !== side || link.purpose !== purpose)
      continue;
    await services.matches.witness(link);
    const found = await seatsOfLink(services, link);
    if (found !== undefined) return { match, side, link, token, ...found };
  }
  throw new HttpError('not-found');
}

/** The seat that a link opens, and the others; undefined when there is none, or when the link was revoked. */
export async function seatsOfLink(
  services: WebServices,
  link: Link,
): Promise<Pick<Visitor, 'seat' | 'others' | 'record' | 'known'> | undefined> {
  const found = await services.store.readMatch(link.match);
  const seats = found?.seats ?? [];
  const seat = seats.find(({ side, generation }) => side === link.side && generation === link.generation);
  if (found === undefined || seat === undefined) return undefined;
  // Whoever was passed a link to look on is an onlooker too.
  if (link.purpose === 'view' && isClosed(found)) return undefined;
  return { seat, others: seats.filter((other) => other !== seat), record: found.match, known: found };
}

/** Whether he plays against the practice opponent. */
export function practises({ others }: Pick<Visitor, 'others'>): boolean {
  return others.some(({ holder }) => holder === 'robot');
}

function seatAddress(request: Request): { readonly match: string; readonly side: string } {
  const { match, side } = request.params;
  return { match: String(match), side: String(side) };
}

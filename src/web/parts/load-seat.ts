/** What every page of a seat begins with: its visitor is let in and what he sees is loaded. */
import type { Request, Response } from 'express';
import { type Purpose, readSignedHead, signHead } from '../../links/index.js';
import { seatLocale } from '../../match/index.js';
import { noteReader, seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { orFault } from '../http/errors.js';
import { type Visitor, visitor } from '../http/seat-auth.js';
import { namesBySide } from './parts.js';
import type { Seated } from './seated.js';

/** Loads a seat's page for whoever holds a link of one of these purposes. @throws Fault */
export async function seated(
  context: WebContext,
  request: Request,
  response: Response,
  purposes: readonly Purpose[],
): Promise<Seated> {
  return loadSeatPage(context, response, await visitor(context, request, purposes));
}

/** Loads the page of a visitor who was let in already. @throws Fault */
export async function loadSeatPage(context: WebContext, response: Response, found: Visitor): Promise<Seated> {
  const { match: id, side, link, known } = found;
  // A draft is seen by its author alone: a link that was passed on shows what is committed.
  const page = orFault(
    await (link.purpose === 'view'
      ? context.matches.look(id, side, known)
      : context.matches.page(id, side, known)),
  );
  const { locale, match, timeZone } = page;
  noteReader(response, { locale, game: match.game, pack: match.pack, back: seatHome(found) });
  const narrator = context.narrator(match.game, locale);
  return {
    visitor: found,
    page,
    narrator,
    locale,
    head: signHead(context.links, { match: id, head: match.head, chain: match.commitments.chain }),
    reader: { narrator, side: found.side, zone: timeZone, names: namesBySide(match, locale) },
  };
}

/** The visitor of a change, with his language and game noted for the answer. @throws Fault */
export async function player(
  context: WebContext,
  request: Request,
  response: Response,
  purposes: readonly Purpose[] = ['play'],
): Promise<Visitor> {
  const found = await visitor(context, request, purposes);
  await hearSignedHead(context, found.match, (request.body as { head?: unknown } | undefined)?.head);
  const { pack } = found.record;
  const game = await context.matches.game(found.record);
  noteReader(response, { locale: seatLocale(found.seat), back: seatHome(found), game, pack });
  return found;
}

/** Hears a signed head that a browser brings back: one that the journal lacks stops the match. */
export async function hearSignedHead(context: WebContext, match: string, text: unknown): Promise<void> {
  const head = typeof text === 'string' ? readSignedHead(context.links, match, text) : undefined;
  if (head !== undefined) await context.matches.witness(head);
}

/** What the pages of a seat begin with: the visitor, the position as he sees it, his language. */
import type { Request, Response } from 'express';
import type { Purpose } from '../../../links/index.js';
import { type Outcome, type SeatPage, seatLocale } from '../../../match/index.js';
import type { Locale } from '../../../referee/index.js';
import type { Narrator, Reader } from '../../../telling/index.js';
import type { WebContext } from '../../context.js';
import { noteReader, seatHome } from '../../http/answer.js';
import { faultOf } from '../../http/errors.js';
import { type Visitor, visitor } from '../../http/seat-auth.js';
import type { Hidden } from '../../view/asking/model.js';
import { type Here, seatNav } from '../../view/nav.js';
import { namesBySide } from '../../view/parts.js';
import type { Frame } from '../../view/templates.js';

export interface Seated {
  readonly visitor: Visitor;
  readonly page: SeatPage;
  readonly narrator: Narrator;
  readonly locale: Locale;
  readonly reader: Reader;
}

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
  const { pack } = found.record;
  const game = await context.matches.game(found.record);
  noteReader(response, { locale: seatLocale(found.seat), back: seatHome(found), game, pack });
  return found;
}

/** The value of an outcome. @throws Fault for a failure */
export function orFault<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw faultOf(outcome.failure);
  return outcome.value;
}

/** The fields by which a form says which position it was made for. */
export function guardFields(context: WebContext, { page }: Pick<Seated, 'page'>): readonly Hidden[] {
  return [
    { name: 'event', value: String(page.match.head.number) },
    { name: 'draft', value: String(page.draft.revision) },
    { name: 'key', value: context.makeKey() },
  ];
}

/** The same for forms on pages that several readers are shown: the key follows from what is sent. */
export function positionFields({ page }: Pick<Seated, 'page'>): readonly Hidden[] {
  return [
    { name: 'event', value: String(page.match.head.number) },
    { name: 'draft', value: String(page.draft.revision) },
  ];
}

/** The frame of a seat's page. */
export function seatFrame(
  seat: Seated,
  title: string,
  here: Here,
): Pick<Frame, 'locale' | 'title' | 'nav' | 'pack'> {
  const { locale, visitor: found, page } = seat;
  const nav = seatNav(found, page.match, locale, here, page.question !== undefined);
  return { locale, title, nav, pack: page.match.pack };
}

/** Where the match stands, as one line: `turn 4 · night`. */
export function scopeOf({ page, narrator }: Pick<Seated, 'page' | 'narrator'>): string {
  return narrator.game.where(page.now);
}

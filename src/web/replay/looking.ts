/** Who looks back on a match, with whose eyes, in which words. */
import type { Request, Response } from 'express';
import { matchPath, seatPath } from '../../links/index.js';
import { type Replay, type ReplayViewer, seatLocale } from '../../match/index.js';
import type { Viewer } from '../../referee/index.js';
import type { WebContext } from '../context.js';
import { noteReader } from '../http/answer.js';
import { orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import type { Visitor } from '../http/seat-auth.js';
import { isAsked, publicNav, seatNav } from '../view/nav.js';
import { namesBySide } from '../view/parts.js';
import type { Looking } from './model.js';

/** Somebody without a seat. */
export async function anybody(context: WebContext, request: Request, response: Response): Promise<Looking> {
  const locale = requestLocale(request);
  noteReader(response, { locale });
  const id = String(request.params.match);
  const replay = await replayOf(context, request, id, 'spectator');
  const narrator = context.narrator(replay.match.game, locale);
  const lang = request.query.lang === undefined ? {} : { lang: locale };
  return {
    replay,
    reader: { narrator, side: '', zone: 'UTC', names: namesBySide(replay.match, locale) },
    path: `${matchPath(id)}/replay`,
    keep: { ...keptEyes(request, replay), ...lang },
    nav: publicNav(replay.match, locale, '/replay'),
  };
}

/** Whoever has a link of the seat: a link to look shows as much, since drafts are in no replay. */
export async function seatLooking(
  context: WebContext,
  request: Request,
  response: Response,
  found: Visitor,
): Promise<Looking> {
  const locale = seatLocale(found.seat);
  noteReader(response, { locale, back: seatPath(found.match, found.side) });
  const replay = await replayOf(context, request, found.match, found.side);
  const narrator = context.narrator(replay.match.game, locale);
  return {
    replay,
    reader: {
      narrator,
      side: found.side,
      zone: found.seat.timeZone,
      names: namesBySide(replay.match, locale),
    },
    path: `${seatPath(found.match, found.side)}/replay`,
    keep: keptEyes(request, replay),
    nav: seatNav(found, replay.match, locale, '/replay', isAsked(replay.match, found.side)),
  };
}

/** With whose eyes: the reader's own, or, when all is over, those he asks for. */
async function replayOf(
  context: WebContext,
  request: Request,
  match: string,
  reader: Viewer,
): Promise<Replay> {
  const { as } = request.query;
  const replay = orFault(await context.matches.replay(match, reader));
  const known: readonly ReplayViewer[] = ['all', 'spectator', ...replay.match.game.sides];
  const wished = known.find((viewer) => viewer === as);
  return wished === undefined || wished === replay.viewer
    ? replay
    : orFault(await context.matches.replay(match, reader, wished));
}

function keptEyes(request: Request, replay: Replay): { readonly [name: string]: string } {
  return replay.open && request.query.as !== undefined ? { as: replay.viewer } : {};
}

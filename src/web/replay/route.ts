/**
 * Looking back on a match: any moment of it as a page, as a part of one for the browser's player, and as a
 * picture.
 */
import { setImmediate } from 'node:timers/promises';
import type { Express, Request, Response } from 'express';
import type { DrawPng } from '../../board/index.js';
import { matchPath, seatPath } from '../../links/index.js';
import {
  type Moment,
  type MomentPlace,
  type Replay,
  type ReplayViewer,
  seatLocale,
} from '../../match/index.js';
import type { Side, Viewer } from '../../referee/index.js';
import { noteReader, wantsJson } from '../http/answer.js';
import { type AsyncCache, makeKept } from '../http/async-cache.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import type { Visitor } from '../http/seat-auth.js';
import { isAsked, publicNav, seatNav } from '../parts/nav.js';
import { mapSvg, namesBySide } from '../parts/parts.js';
import type { SeatRoutes } from '../parts/seat-routes.js';
import { shownHead } from '../parts/seated.js';
import { pageText } from '../words/words.js';
import { differingPieces, layerOf } from './map-difference.js';
import {
  addressOf,
  cardTitle,
  endOfPlay,
  eventAt,
  eyesModel,
  type Looking,
  mapAt,
  momentModel,
  nextMoment,
  placeIn,
  placeName,
  positionModel,
} from './model.js';

/** Maps kept as SVG: those that a player of the browser is going through, and what they are compared with. */
const MAPS_KEPT = 100;

/** Pictures cost a tenth of a second each. */
const PICTURES_KEPT = 200;

const PICTURE_WIDTH = 1200;

/** Moments sent at once at most: so a long replay asks once for many. */
const MOST_AT_ONCE = 6;

/** A finished match does not change any more. */
const PUBLIC_SECONDS = 3600;

interface Projector {
  readonly maps: AsyncCache<string>;
  readonly pictures: AsyncCache<Buffer>;
  readonly draw: DrawPng;
}

export function replayRoutes(app: Express, seats: SeatRoutes, context: WebContext): void {
  const projector = {
    maps: makeKept<string>(MAPS_KEPT),
    pictures: makeKept<Buffer>(PICTURES_KEPT),
    draw: context.draw,
  };
  app.get('/m/:match/replay', async (request, response) => {
    await show(context, projector, request, response, await anybody(context, request, response));
  });
  app.get('/m/:match/replay/:at.png', async (request, response) => {
    const looking = await anybody(context, request, response);
    if (looking.replay.open) response.set('Cache-Control', `public, max-age=${PUBLIC_SECONDS}`);
    await sendPicture(projector, response, looking, placeIn(request.params.at));
  });
  seats.look('/replay', async (found, request, response) => {
    await show(context, projector, request, response, await seatLooking(context, request, response, found));
  });
  seats.look('/replay/:at.png', async (found, request, response) => {
    const looking = await seatLooking(context, request, response, found);
    await sendPicture(projector, response, looking, placeIn(request.params.at));
  });
  seats.look('/changes', async (found, request, response) => {
    await showChanges(context, projector, found, request, response);
  });
}

async function show(
  context: WebContext,
  projector: Projector,
  request: Request,
  response: Response,
  looking: Looking,
): Promise<void> {
  const asked = request.query.at;
  const place = asked === undefined ? endOfPlay(looking.replay) : placeIn(asked);
  if (wantsJson(request)) {
    response.json(await reel(context, projector, looking, place, request.query));
    return;
  }
  await showPage(context, projector, response, looking, place, undefined);
}

function momentAt({ replay }: Looking, place: MomentPlace | undefined, since?: number): Moment {
  const moment = place === undefined ? undefined : replay.moment(place, since);
  if (moment === undefined) throw new HttpError('not-found');
  return moment;
}

async function showPage(
  context: WebContext,
  projector: Projector,
  response: Response,
  looking: Looking,
  place: MomentPlace | undefined,
  since: number | undefined,
): Promise<void> {
  const moment = momentAt(looking, place, since);
  const { replay, reader, path, keep, nav } = looking;
  const { locale } = reader.narrator;
  const side = reader.side === '' ? null : reader.side;
  const title = pageText(locale, 'replay.of', { game: reader.narrator.title });
  const card = side === null && replay.open ? cardOf(context, looking, moment) : null;
  context.show(
    response,
    'replay',
    { locale, title, card, nav, pack: replay.match.pack, headOf: shownHead(replay.match) },
    {
      name: reader.narrator.title,
      side: side === null ? '' : reader.narrator.side(side),
      path,
      here: placeName(moment.place),
      keep: Object.entries(keep).map(([name, value]) => ({ name, value })),
      kept: new URLSearchParams(keep).toString(),
      notice: noticeOf(looking, side),
      eyes: eyesModel(looking, moment.place),
      map: {
        svg: await mapOf(projector, looking, moment, since),
        layers: null,
        sight: null,
        start: null,
        png: null,
      },
      ...partsOf(context, looking, moment, since),
    },
  );
}

function noticeOf({ replay, reader }: Looking, side: Side | null): string | null {
  if (replay.open || !replay.match.game.position.hides) return null;
  return pageText(reader.narrator.locale, side === null ? 'replay.hidden' : 'replay.own');
}

/** What a link to a moment looks like where it is passed on. */
function cardOf(context: WebContext, looking: Looking, moment: Moment) {
  const { baseUrl } = context.config;
  const { reader, keep } = looking;
  const address = { path: `${baseUrl}${looking.path}`, keep: { ...keep, lang: reader.narrator.locale } };
  return {
    title: cardTitle(looking, moment),
    url: addressOf(address, moment.place),
    image: `${baseUrl}${pictureOf(looking, moment.place, true)}`,
  };
}

function pictureOf({ path, keep, reader }: Looking, place: MomentPlace, spoken = false): string {
  const query = new URLSearchParams({
    ...keep,
    ...(spoken ? { lang: reader.narrator.locale } : {}),
  }).toString();
  return `${path}/${placeName(place)}.png${query === '' ? '' : `?${query}`}`;
}

/**
 * What changes from moment to moment beside the map. The address to pass on shows everybody what he may know.
 */
function partsOf(context: WebContext, looking: Looking, moment: Moment, since: number | undefined) {
  const everybody = {
    path: `${context.config.baseUrl}${matchPath(looking.replay.match.id)}/replay`,
    keep: {},
  };
  return {
    moment: momentModel(looking, moment, since),
    share: { href: addressOf(everybody, moment.place), png: pictureOf(looking, moment.place) },
    position: positionModel(looking, moment),
  };
}

function mapOf(
  { maps }: Projector,
  looking: Looking,
  moment: Moment,
  since: number | undefined,
): Promise<string> {
  const make = async () =>
    mapSvg(looking.replay.match, mapAt(looking, moment, since), looking.reader.narrator.locale);
  return maps.get(keyOf(looking, moment.place, since), make);
}

function keyOf({ replay, reader }: Looking, place: MomentPlace, since: number | undefined): string {
  const { match, viewer: eyes } = replay;
  return [match.id, match.head.hash, eyes, reader.narrator.locale, placeName(place), since].join(' ');
}

/**
 * Moments for the browser's player: as many as it asks for from a place on, their maps as what differs from a
 * map it has.
 */
async function reel(
  context: WebContext,
  projector: Projector,
  looking: Looking,
  place: MomentPlace | undefined,
  { base, by, count }: Request['query'],
) {
  const from = momentAt(looking, place);
  const other =
    base === undefined
      ? undefined
      : await mapOf(projector, looking, momentAt(looking, placeIn(base)), undefined);
  const { locale } = looking.reader.narrator;
  const moments = [];
  for (const at of following(
    looking,
    from.place,
    by === 'step',
    Math.min(MOST_AT_ONCE, Number(count) || 1),
  )) {
    const moment = momentAt(looking, at);
    const map = await mapOf(projector, looking, moment, undefined);
    const html = context.page(
      'moment',
      { locale, title: '', pack: looking.replay.match.pack },
      partsOf(context, looking, moment, undefined),
    );
    moments.push({
      at: placeName(at),
      n: at.n,
      html,
      map: other === undefined ? [map] : differingPieces(map, other),
    });
    // Each takes some milliseconds: others are let in between.
    await setImmediate();
  }
  return { moments };
}

function following(
  { replay }: Looking,
  place: MomentPlace,
  bySteps: boolean,
  count: number,
): readonly MomentPlace[] {
  const places = [place];
  while (places.length < count) {
    const last = places.at(-1) ?? place;
    const next = bySteps ? nextMoment(replay, last) : eventAt(replay, last.step > 0 ? last.n : last.n + 1);
    if (next === undefined) break;
    places.push(next);
  }
  return places;
}

async function sendPicture(
  { pictures, draw }: Projector,
  response: Response,
  looking: Looking,
  place: MomentPlace | undefined,
): Promise<void> {
  const moment = momentAt(looking, place);
  const { look } = looking.replay.match.game.picture;
  const drawn = () => draw(mapAt(looking, moment, undefined), { width: PICTURE_WIDTH, theme: 'light', look });
  response.type('png').send(await pictures.get(keyOf(looking, moment.place, undefined), drawn));
}

/**
 * What changed since an event, by default since the seat's own last order: as a page, or as what is to be
 * laid over the map.
 */
async function showChanges(
  context: WebContext,
  projector: Projector,
  found: Visitor,
  request: Request,
  response: Response,
): Promise<void> {
  const looking = await seatLooking(context, request, response, found);
  const { replay } = looking;
  const head = replay.timeline.length;
  const asked = placeIn(request.query.since)?.n;
  const since = asked !== undefined && asked <= head ? asked : (replay.lastOrderOf(found.side) ?? head);
  const place = { n: head, step: 0 };
  if (!wantsJson(request)) {
    await showPage(context, projector, response, looking, place, since);
    return;
  }
  const svg = await mapOf(projector, looking, momentAt(looking, place, since), since);
  response.json({ head, since, moves: layerOf(svg, 'moves'), changes: layerOf(svg, 'changes') });
}

/** Somebody without a seat. */
async function anybody(context: WebContext, request: Request, response: Response): Promise<Looking> {
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
async function seatLooking(
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

/** Home: the games, invitations to anyone, matches that are over, asking for one's links again. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { linkUrl, matchPath, signLink } from '../../links/index.js';
import { isLeftOpen, type MatchInfo } from '../../match/index.js';
import type { Game, Locale } from '../../referee/index.js';
import { endOf, timeOf } from '../../telling/index.js';
import type { Room } from '../context.js';
import { showNotice, wantsJson } from '../http/answer.js';
import { localeChoices, localeOf, USUAL_ZONE } from '../http/locale.js';
import { askerOf } from '../http/rate-limits.js';
import { rulesOf } from '../view/clauses.js';
import { namesBySide, shownName } from '../view/parts.js';
import { say } from '../words/words.js';
import { parsed } from './match/actions.js';
import { startScene } from './match/downloads.js';

/** Matches of each list. */
const LISTED = 12;
const PICTURE_WIDTH = 1200;

const linksSchema = z.object({ address: z.string().max(254) });

export function homeRoutes(app: Express, room: Room): void {
  app.get('/', (request, response) => showHome(room, request, response));
  app.post('/links', room.brakes.mails, async (request, response) => {
    const { address } = parsed(linksSchema, request.body);
    // Noted alone: who is known is looked up by whoever sends mails, so that no page's time tells it.
    await room.recipients.ask(address, askerOf(request));
    const locale = localeOf(request);
    if (wantsJson(request)) response.status(202).json({ ok: true });
    else showNotice(room, response, { locale, back: '/' }, say(locale, 'links.title'), [say(locale, 'links.sent')]);
  });
}

async function showHome(room: Room, request: Request, response: Response): Promise<void> {
  const locale = localeOf(request);
  const [invitations, finished] = await Promise.all([room.matches.invitations(LISTED), room.matches.agreed(LISTED)]);
  room.show(
    response,
    'home',
    { locale, title: say(locale, 'home.title') },
    {
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: `/?lang=${choice.id}` })),
      games: room.games.map((game) => gameModel(room, game, locale)),
      invitations: orNull((await Promise.all(invitations.map((match) => invitationModel(room, match, locale)))).flat()),
      finished: orNull(finished.map((match) => finishedModel(room, match, locale))),
      mailbox: room.mailbox !== undefined,
    },
  );
}

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}

/** A game with its picture, and the form that needs one click. */
function gameModel(room: Room, game: Game, locale: Locale) {
  const scene = startScene(room, game.id, locale);
  const narrator = room.narrator(game, locale);
  return {
    id: game.id,
    name: narrator.title,
    picture: `/games/${game.id}.png?lang=${locale}`,
    alt: scene.alt,
    width: PICTURE_WIDTH,
    height: Math.round((PICTURE_WIDTH * scene.height) / scene.width),
    start: `/start/${game.id}?lang=${locale}`,
    rules: rulesOf(game, locale),
    practice: {
      action: `/matches?lang=${locale}`,
      hidden: Object.entries({
        game: game.id,
        scenario: game.scenarios[0]?.id ?? '',
        other: 'practice',
        name: say(locale, 'practice.player'),
        locale,
        key: room.makeKey(),
      }).map(([name, value]) => ({ name, value })),
      zone: USUAL_ZONE[locale],
      sides: game.sides.map((side) => ({ id: side, name: narrator.side(side) })),
    },
  };
}

/** What a list says of a match. */
function listedModel(room: Room, match: MatchInfo, locale: Locale) {
  const narrator = room.narrator(match.game, locale);
  const scenario = match.game.scenarios.find(({ id }) => id === match.scenario)?.words[locale] ?? match.scenario;
  return {
    href: `${matchPath(match.id)}?lang=${locale}`,
    picture: `${matchPath(match.id)}/thumb.png?n=${match.head.number}`,
    name: narrator.title,
    scenario: say(locale, 'home.scenario', { scenario }),
    time: timeOf(match.movedAt.toISOString(), USUAL_ZONE[locale], locale),
    iso: match.movedAt.toISOString(),
  };
}

async function invitationModel(room: Room, match: MatchInfo, locale: Locale) {
  const narrator = room.narrator(match.game, locale);
  const seat = (await room.store.readMatch(match.id))?.seats.find((one) => isLeftOpen(one) && one.joinedAt === null);
  const host = match.seats.find(({ side }) => side !== seat?.side);
  if (seat === undefined || host === undefined) return [];
  const { head, commitments } = match;
  const { side, generation } = seat;
  const link = signLink(
    room.links,
    { match: match.id, side, purpose: 'join', generation, head, chain: commitments.chain },
    room.clock(),
  );
  return [
    {
      ...listedModel(room, match, locale),
      host: say(locale, 'home.invitation', { name: host.name, side: narrator.side(host.side) }),
      take: { href: linkUrl('', link), text: say(locale, 'home.take', { side: narrator.side(side) }) },
    },
  ];
}

function finishedModel(room: Room, match: MatchInfo, locale: Locale) {
  const narrator = room.narrator(match.game, locale);
  const audience = { narrator, side: '', zone: USUAL_ZONE[locale], names: namesBySide(match, locale) };
  return {
    ...listedModel(room, match, locale),
    seats: match.seats.map((seat) => `${narrator.side(seat.side)} ${shownName(seat, locale)}`).join(' – '),
    result: match.ended === undefined ? null : endOf(audience, match.ended).join(' '),
  };
}

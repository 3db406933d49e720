/** Home: the games, invitations to anyone, matches that are over, asking for one's links again. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { linkUrl, matchPath, signLink } from '../../links/index.js';
import { isLeftOpen, type MatchInfo } from '../../match/index.js';
import type { Game, Locale } from '../../referee/index.js';
import { endOf, inARow, timeOf } from '../../telling/index.js';
import { showNotice, wantsJson } from '../http/answer.js';
import { rulesOf } from '../http/clauses.js';
import type { WebContext } from '../http/context.js';
import { localeChoices, requestLocale, USUAL_ZONE } from '../http/locale.js';
import { askerOf } from '../http/rate-limits.js';
import { parsed } from '../parts/actions.js';
import { firstGame, introductionModel } from '../parts/introduction.js';
import { originModel } from '../parts/origin.js';
import { namesBySide, shownName } from '../parts/parts.js';
import { gamePicture, pictureModel, startMap } from '../parts/pictures.js';
import { practiceForm } from '../parts/start-form.js';
import { makeSampleHeads, type SampleHeads } from '../seat/sample.js';
import { pageText } from '../words/words.js';

/** Matches of each list. */
const LISTED = 12;
const PICTURE_WIDTH = 1200;

const linksSchema = z.object({ address: z.string().max(254) });

export function homeRoutes(app: Express, context: WebContext): void {
  const sample = makeSampleHeads(context);
  app.get('/', (request, response) => showHome(context, sample, request, response));
  app.post('/links', context.rateLimiters.mails, async (request, response) => {
    const { address } = parsed(linksSchema, request.body);
    // Noted alone: who is known is looked up by whoever sends mails, so that no page's time tells it.
    await context.recipients.ask(address, askerOf(request));
    const locale = requestLocale(request);
    if (wantsJson(request)) response.status(202).json({ ok: true });
    else
      showNotice(context, response, { locale, back: '/' }, pageText(locale, 'links.title'), [
        pageText(locale, 'links.sent'),
      ]);
  });
}

async function showHome(
  context: WebContext,
  sample: SampleHeads,
  request: Request,
  response: Response,
): Promise<void> {
  const locale = requestLocale(request);
  const [invitations, finished] = await Promise.all([
    context.matches.invitations(LISTED),
    context.matches.agreed(LISTED),
  ]);
  context.show(
    response,
    'home',
    { locale, title: pageText(locale, 'home.title') },
    {
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: `/?lang=${choice.id}` })),
      games: context.games.map((game) => gameModel(context, game, locale)),
      invitations: orNull(
        (await Promise.all(invitations.map((match) => invitationModel(context, match, locale)))).flat(),
      ),
      finished: orNull(finished.map((match) => finishedModel(context, match, locale))),
      sample: (await sample(locale)) ?? null,
      mailbox: context.mailbox !== undefined,
    },
  );
}

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}

/** A game with its picture, and the form that needs one click. */
function gameModel(context: WebContext, game: Game, locale: Locale) {
  const { ground, scene } = startMap(context, game.id, locale);
  const narrator = context.narrator(game, locale);
  return {
    id: game.id,
    name: narrator.title,
    first: firstGame(context.games) === game,
    introduction: introductionModel(game, narrator),
    origin: originModel(context, game, locale),
    ...gamePicture(game.id, locale),
    alt: scene.alt,
    width: PICTURE_WIDTH,
    height: Math.round((PICTURE_WIDTH * ground.height) / ground.width),
    start: `/start/${game.id}`,
    rules: rulesOf(game, locale),
    practice: practiceForm(context, game, narrator),
  };
}

/** What a list says of a match. */
function listedModel(context: WebContext, match: MatchInfo, locale: Locale) {
  const narrator = context.narrator(match.game, locale);
  const scenario =
    match.game.scenarios.find(({ id }) => id === match.scenario)?.words[locale] ?? match.scenario;
  return {
    href: `${matchPath(match.id)}?lang=${locale}`,
    ...pictureModel(`${matchPath(match.id)}/thumb.png?n=${match.head.number}`),
    name: narrator.title,
    scenario: pageText(locale, 'home.scenario', { scenario }),
    time: timeOf(match.movedAt.toISOString(), USUAL_ZONE[locale], locale),
    iso: match.movedAt.toISOString(),
  };
}

async function invitationModel(context: WebContext, match: MatchInfo, locale: Locale) {
  const narrator = context.narrator(match.game, locale);
  const seat = (await context.store.readMatch(match.id))?.seats.find(
    (one) => isLeftOpen(one) && one.joinedAt === null,
  );
  const host = match.seats.find(({ side }) => side !== seat?.side);
  if (seat === undefined || host === undefined) return [];
  const { head, commitments } = match;
  const { side, generation } = seat;
  const link = signLink(
    context.links,
    { match: match.id, side, purpose: 'join', generation, head, chain: commitments.chain },
    context.clock(),
  );
  return [
    {
      ...listedModel(context, match, locale),
      host: pageText(locale, 'home.invitation', { name: host.name, side: narrator.side(host.side) }),
      take: { href: linkUrl('', link), text: pageText(locale, 'home.take', { side: narrator.side(side) }) },
    },
  ];
}

function finishedModel(context: WebContext, match: MatchInfo, locale: Locale) {
  const narrator = context.narrator(match.game, locale);
  const audience = { narrator, side: '', zone: USUAL_ZONE[locale], names: namesBySide(match, locale) };
  return {
    ...listedModel(context, match, locale),
    seats: match.seats.map((seat) => `${narrator.side(seat.side)} ${shownName(seat, locale)}`).join(' – '),
    result: match.ended === undefined ? null : inARow(endOf(audience, match.ended), locale),
  };
}

/** "My matches": the seats whose links this browser opened. No account: the list is the browser's own. */
import type { Express, Request, Response } from 'express';
import type { SeatKey } from '../../links/index.js';
import { GameFaultError, RulesGoneError, type SeatPage } from '../../match/index.js';
import { type Locale, ScriptError } from '../../referee/index.js';
import { endOf, inARow, timeOf } from '../../telling/index.js';
import { missingText, noteReader, seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import {
  forgetSeats,
  MINE_PATH,
  MOST_REMEMBERED,
  type Remembered,
  rememberedSeats,
} from '../http/remembered-seats.js';
import { mapOf, namesBySide, shownName } from '../parts/parts.js';
import { makePictures, pictureModel, sendPng, shadeAsked } from '../parts/pictures.js';
import { pageText } from '../words/words.js';

export function mineRoutes(app: Express, context: WebContext): void {
  const picture = makePictures(context.draw, 'thumb');
  app.get(MINE_PATH, (request, response) => showMine(context, request, response));
  app.post(`${MINE_PATH}/forget`, (request, response) => {
    forgetSeats(response, rememberedSeats(context, request));
    response.redirect(303, `${MINE_PATH}?forgotten=1&lang=${requestLocale(request)}`);
  });
  app.get(`${MINE_PATH}/:match/:side.png`, async (request, response) => {
    const { match, side } = request.params;
    const key = rememberedSeats(context, request).find(
      (one) => one.key?.match === match && one.key.side === side,
    )?.key;
    const page = key === undefined ? undefined : await pageFor(context, key);
    if (page === undefined) throw new HttpError('not-found');
    const drawn = `${match} ${side} ${page.match.head.hash} ${page.draft.revision} ${page.locale}`;
    sendPng(response, await picture(page.match.game, drawn, () => mapOf(page), shadeAsked(request)));
  });
}

async function showMine(context: WebContext, request: Request, response: Response): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/' });
  const remembered = rememberedSeats(context, request);
  forgetSeats(response, remembered.slice(MOST_REMEMBERED));
  const seats = await Promise.all(
    remembered.slice(0, MOST_REMEMBERED).map((one) => entryModel(context, one, locale)),
  );
  context.show(
    response,
    'mine',
    { locale, title: pageText(locale, 'mine.title') },
    {
      forgotten: request.query.forgotten !== undefined && seats.length === 0,
      seats:
        seats.length === 0 ? null : seats.toSorted((a, b) => a.rank - b.rank || (a.since < b.since ? -1 : 1)),
      forget: `${MINE_PATH}/forget?lang=${locale}`,
    },
  );
}

/** The seat's page as its holder sees it; undefined when the link was revoked or the match is gone. */
async function pageFor(
  context: WebContext,
  { match, side, generation }: SeatKey,
): Promise<SeatPage | undefined> {
  const seat = (await context.store.readMatch(match))?.seats.find(
    (one) => one.side === side && one.generation === generation,
  );
  return seat === undefined ? undefined : orFault(await context.matches.page(match, side));
}

/** First what waits for the reader, last what is over or void. */
const RANKS = { yours: 0, theirs: 1, stopped: 1, open: 2, over: 3, void: 4 } as const;

/** Until when the reader has time. */
function untilOf({ match, side, timeZone }: SeatPage, locale: Locale): string | null {
  const deadline = match.clock?.sides[side]?.deadline;
  if (deadline === undefined) return null;
  return pageText(locale, 'clock.mine', { time: timeOf(deadline.toISOString(), timeZone, locale) });
}

async function entryModel(context: WebContext, { key }: Remembered, locale: Locale) {
  try {
    const page = key === undefined ? undefined : await pageFor(context, key);
    return page === undefined
      ? withoutPage(pageText(locale, 'mine.revoked'))
      : pageModel(context, page, locale);
  } catch (error) {
    // One match that cannot be played here hides none of the others.
    if (error instanceof GameFaultError || error instanceof ScriptError)
      return withoutPage(pageText(locale, 'fault.rules-failed.title'));
    if (!(error instanceof RulesGoneError)) throw error;
    return withoutPage(inARow([pageText(locale, 'mine.gone'), missingText(error, locale)], locale));
  }
}

function withoutPage(state: string) {
  const nothing = {
    href: null,
    picture: null,
    dark: null,
    name: null,
    seat: null,
    until: null,
    result: null,
  };
  return { rank: RANKS.void, since: '', yours: false, state, ...nothing };
}

function pageModel(context: WebContext, page: SeatPage, locale: Locale) {
  const { match, side, draft } = page;
  const narrator = context.narrator(match.game, locale);
  const other = match.seats.find((seat) => seat.side !== side);
  const opponent = other === undefined ? '' : shownName(other, locale);
  const { rank, state } = stateOf(page, opponent, narrator.side, locale);
  const reader = { narrator, side, zone: page.timeZone, names: namesBySide(match, locale) };
  return {
    rank,
    since: match.movedAt.toISOString(),
    yours: rank === RANKS.yours,
    href: seatHome(
      { match: match.id, side },
      match.seats.some((seat) => seat.side === side && seat.joined) ? '' : '/join',
    ),
    ...pictureModel(`${MINE_PATH}/${match.id}/${side}.png?n=${match.head.number}.${draft.revision}`),
    name: narrator.title,
    seat:
      opponent === ''
        ? pageText(locale, 'mine.alone', { side: narrator.side(side) })
        : pageText(locale, 'mine.seat', { side: narrator.side(side), opponent }),
    state,
    until: untilOf(page, locale),
    result: match.ended === undefined ? null : inARow(endOf(reader, match.ended), locale),
  };
}

function stateOf(page: SeatPage, opponent: string, sideName: (side: string) => string, locale: Locale) {
  const { match, side, timeZone } = page;
  const time = timeOf(match.movedAt.toISOString(), timeZone, locale);
  switch (match.status) {
    case 'playing':
      return page.question !== undefined
        ? { rank: RANKS.yours, state: pageText(locale, 'mine.yours', { time }) }
        : { rank: RANKS.theirs, state: pageText(locale, 'mine.theirs', { opponent, time }) };
    case 'open':
      return {
        rank: RANKS.open,
        state: pageText(locale, 'mine.open', {
          sides: match.waitsFor.map(sideName).join(pageText(locale, 'frame.comma')),
        }),
      };
    case 'stopped':
      return {
        rank: match.waitsFor.includes(side) ? RANKS.yours : RANKS.stopped,
        state: pageText(locale, 'mine.stopped', { time }),
      };
    default:
      return { rank: RANKS.over, state: pageText(locale, 'mine.over', { time }) };
  }
}

/** "My matches": the seats whose links this browser opened. No account: the list is the browser's own. */
import type { Express, Request, Response } from 'express';
import type { SeatKey } from '../../links/index.js';
import type { SeatPage } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import { endOf, timeOf } from '../../telling/index.js';
import type { Room } from '../context.js';
import { noteReader, seatHome } from '../http/answer.js';
import { Fault } from '../http/errors.js';
import { localeOf } from '../http/locale.js';
import { forgetSeats, MINE_PATH, MOST_REMEMBERED, type Remembered, rememberedSeats } from '../http/remembered-seats.js';
import { namesBySide, shownName } from '../view/parts.js';
import { makePictures, sendPng } from '../view/pictures.js';
import { say } from '../words/words.js';
import { orFault } from './match/seated.js';

export function mineRoutes(app: Express, room: Room): void {
  const picture = makePictures('thumb');
  app.get(MINE_PATH, (request, response) => showMine(room, request, response));
  app.post(`${MINE_PATH}/forget`, (request, response) => {
    forgetSeats(response, rememberedSeats(room, request));
    response.redirect(303, `${MINE_PATH}?forgotten=1&lang=${localeOf(request)}`);
  });
  app.get(`${MINE_PATH}/:match/:side.png`, async (request, response) => {
    const { match, side } = request.params;
    const key = rememberedSeats(room, request).find((one) => one.key?.match === match && one.key.side === side)?.key;
    const page = key === undefined ? undefined : await pageFor(room, key);
    if (page === undefined) throw new Fault('not-found');
    const drawn = `${match} ${side} ${page.match.head.hash} ${page.draft.revision} ${page.locale}`;
    sendPng(response, await picture(drawn, () => page.scene));
  });
}

async function showMine(room: Room, request: Request, response: Response): Promise<void> {
  const locale = localeOf(request);
  noteReader(response, { locale, back: '/' });
  const remembered = rememberedSeats(room, request);
  forgetSeats(response, remembered.slice(MOST_REMEMBERED));
  const seats = await Promise.all(remembered.slice(0, MOST_REMEMBERED).map((one) => entryModel(room, one, locale)));
  room.show(
    response,
    'mine',
    { locale, title: say(locale, 'mine.title') },
    {
      forgotten: request.query.forgotten !== undefined && seats.length === 0,
      seats: seats.length === 0 ? null : seats.toSorted((a, b) => a.rank - b.rank || (a.since < b.since ? -1 : 1)),
      forget: `${MINE_PATH}/forget?lang=${locale}`,
    },
  );
}

/** The seat's page as its holder sees it; undefined when the link was revoked or the match is gone. */
async function pageFor(room: Room, { match, side, generation }: SeatKey): Promise<SeatPage | undefined> {
  const seat = (await room.store.readMatch(match))?.seats.find((one) => one.side === side && one.generation === generation);
  return seat === undefined ? undefined : orFault(await room.matches.page(match, side));
}

/** First what waits for the reader, last what is over or void. */
const RANKS = { yours: 0, theirs: 1, stopped: 1, open: 2, over: 3, void: 4 } as const;

async function entryModel(room: Room, { key }: Remembered, locale: Locale) {
  const page = key === undefined ? undefined : await pageFor(room, key);
  if (page === undefined)
    return {
      rank: RANKS.void,
      since: '',
      yours: false,
      href: null,
      picture: null,
      name: null,
      seat: null,
      state: say(locale, 'mine.revoked'),
      result: null,
    };
  const { match, side, draft } = page;
  const narrator = room.narrator(match.game, locale);
  const other = match.seats.find((seat) => seat.side !== side);
  const opponent = other === undefined ? '' : shownName(other, locale);
  const { rank, state } = stateOf(page, opponent, narrator.side, locale);
  const reader = { narrator, side, zone: page.timeZone, names: namesBySide(match, locale) };
  return {
    rank,
    since: match.movedAt.toISOString(),
    yours: rank === RANKS.yours,
    href: seatHome({ match: match.id, side }, match.seats.some((seat) => seat.side === side && seat.joined) ? '' : '/join'),
    picture: `${MINE_PATH}/${match.id}/${side}.png?n=${match.head.number}.${draft.revision}`,
    name: narrator.title,
    seat:
      opponent === ''
        ? say(locale, 'mine.alone', { side: narrator.side(side) })
        : say(locale, 'mine.seat', { side: narrator.side(side), opponent }),
    state,
    result: match.ended === undefined ? null : endOf(reader, match.ended).join(' '),
  };
}

function stateOf(page: SeatPage, opponent: string, sideName: (side: string) => string, locale: Locale) {
  const { match, side, timeZone } = page;
  const time = timeOf(match.movedAt.toISOString(), timeZone, locale);
  switch (match.status) {
    case 'playing':
      return page.question !== undefined
        ? { rank: RANKS.yours, state: say(locale, 'mine.yours', { time }) }
        : { rank: RANKS.theirs, state: say(locale, 'mine.theirs', { opponent, time }) };
    case 'open':
      return {
        rank: RANKS.open,
        state: say(locale, 'mine.open', { sides: match.waitsFor.map(sideName).join(say(locale, 'frame.comma')) }),
      };
    case 'stopped':
      return { rank: match.waitsFor.includes(side) ? RANKS.yours : RANKS.stopped, state: say(locale, 'mine.stopped', { time }) };
    default:
      return { rank: RANKS.over, state: say(locale, 'mine.over', { time }) };
  }
}

/** Home: the games, starting a match, asking for one's links again. */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { endOf } from '../../mail/index.js';
import { linkUrl, matchPath } from '../../match/addresses.js';
import { type Link, readLink, signLink } from '../../match/links.js';
import { NOBODY } from '../../match/seats.js';
import type { MatchInfo, OpenRequest, SeatRequest } from '../../match/types.js';
import { type Game, LOCALES, type Locale } from '../../referee/index.js';
import { noteReader, showNotice, wantsJson } from '../answers.js';
import { cookie } from '../doors/seat.js';
import { Fault } from '../fault.js';
import { localeChoices, localeOf, USUAL_ZONE } from '../locale.js';
import type { Room } from '../room.js';
import { namesBySide, shownName } from '../show/parts.js';
import { say } from '../words.js';
import { parsed } from './deeds.js';
import { startScene } from './files.js';
import { orFault } from './seated.js';
import { ZONES } from './zones.js';

/** Matches of each list. */
const LISTED = 12;
const PICTURE_WIDTH = 1200;
/** Enough of a pack's hash to know it by. */
const PACK_DIGITS = 12;

const personSchema = { name: z.string(), address: z.string(), locale: z.enum(LOCALES), timeZone: z.string() };
const openSchema = z.looseObject({
  game: z.string(),
  scenario: z.string(),
  side: z.string(),
  other: z.enum(['invite', 'open', 'self']),
  /** Hash of a component pack; empty: the components of the house. */
  pack: z.string().default(''),
  ...personSchema,
});
const otherSchema = z.object(personSchema);
const linksSchema = z.object({ address: z.string().max(254) });

export function homeRoutes(app: Express, room: Room): void {
  app.get('/', (request, response) => showHome(room, request, response));
  app.post('/matches', room.brakes.opening, (request, response) => openMatch(room, request, response));
  app.get('/m/:match/opened', (request, response) => showOpened(room, request, response));
  app.post('/links', room.brakes.mails, room.brakes.mailsTo, (request, response) => {
    const { address } = parsed(linksSchema, request.body);
    // Answered before it is done, so that the time tells nobody whether the address is known.
    room.matches.sendLinks(address).catch((error: unknown) => room.log.error({ err: error }, 'links were not sent'));
    const locale = localeOf(request);
    if (wantsJson(request)) response.status(202).json({ ok: true });
    else showNotice(room, response, { locale, back: '/' }, say(locale, 'links.title'), [say(locale, 'links.sent')]);
  });
}

async function showHome(room: Room, request: Request, response: Response): Promise<void> {
  const locale = localeOf(request);
  const finished = await room.matches.agreed(LISTED);
  response.vary('Accept-Language');
  room.show(
    response,
    'home',
    { locale, title: say(locale, 'home.title') },
    {
      languages: localeChoices(locale).map((choice) => ({ ...choice, href: `/?lang=${choice.id}` })),
      games: await Promise.all(room.games.map((game, i) => gameModel(room, game, locale, i === 0))),
      finished: finished.length === 0 ? null : finished.map((match) => finishedModel(room, match, locale)),
      mailbox: room.mailbox !== undefined,
      locales: localeChoices(locale),
      zones: ZONES,
      zone: USUAL_ZONE[locale],
    },
  );
}

async function gameModel(room: Room, game: Game, locale: Locale, open: boolean) {
  const packs = await room.matches.packs(game.id);
  const scene = startScene(room, game.id, locale);
  const voice = room.voice(game, locale);
  return {
    id: game.id,
    name: voice.title,
    open,
    picture: `/games/${game.id}.png?lang=${locale}`,
    alt: scene.alt,
    width: PICTURE_WIDTH,
    height: Math.round((PICTURE_WIDTH * scene.height) / scene.width),
    scenarios: game.scenarios.map(({ id, words }) => ({ id, name: words[locale] })),
    options: game.options.map(({ id, words, values, initial }) => ({
      id,
      name: words[locale],
      values: values.map((value) => ({ id: value, name: value, chosen: value === initial })),
    })),
    sides: game.sides.map((side) => ({ id: side, name: voice.side(side) })),
    packs: packs.length === 0 ? null : packs.map((hash) => ({ id: hash, name: hash.slice(0, PACK_DIGITS) })),
  };
}

function finishedModel(room: Room, match: MatchInfo, locale: Locale) {
  const voice = room.voice(match.game, locale);
  const audience = { voice, side: '', names: namesBySide(match) };
  return {
    href: `${matchPath(match.id)}?lang=${locale}`,
    name: voice.title,
    seats: match.seats.map(({ side, name }) => `${voice.side(side)} ${name}`).join(' – '),
    result: match.ended === undefined ? null : endOf(audience, match.ended).join(' '),
  };
}

async function openMatch(room: Room, request: Request, response: Response): Promise<void> {
  const locale = localeOf(request);
  noteReader(response, { locale, back: '/' });
  const { match } = orFault(await room.matches.open(openRequest(room, request.body)));
  const token = await openedLink(room, match);
  if (wantsJson(request)) {
    const { purpose } = token.link;
    response.status(201).json({ match, ...(purpose === 'join' ? { invitation: linkUrl(room.config.baseUrl, token.text) } : {}) });
    return;
  }
  // The result page reads this, so that reloading it opens no second match and nobody else sees the invitation.
  const secure = room.config.baseUrl.startsWith('https:');
  response.cookie('denrei-opened', token.text, { path: `${matchPath(match)}/opened`, httpOnly: true, sameSite: 'lax', secure });
  response.redirect(303, `${matchPath(match)}/opened?lang=${locale}`);
}

/** What the form or a program sends, as the match layer takes it. @throws Fault `invalid` */
function openRequest(room: Room, body: unknown): OpenRequest {
  const form = parsed(openSchema, body);
  const game = room.games.find(({ id }) => id === form.game);
  if (game === undefined) throw new Fault('unknown-game');
  const { name, address, locale, timeZone } = form;
  const you: Omit<SeatRequest, 'side'> = { name, address, locale, timeZone };
  const others = game.sides.filter((side) => side !== form.side).map((side) => ({ side, ...otherSeat(form, you) }));
  const prefix = 'option.';
  const options = Object.entries(form).filter(([field]) => field.startsWith(prefix));
  return {
    game: form.game,
    scenario: form.scenario,
    options: Object.fromEntries(options.map(([field, value]) => [field.slice(prefix.length), parsed(z.string(), value)])),
    pack: form.pack === '' ? null : form.pack,
    seats: [{ side: form.side, ...you }, ...others],
    opener: form.side,
  };
}

function otherSeat(form: z.infer<typeof openSchema>, you: Omit<SeatRequest, 'side'>): Omit<SeatRequest, 'side'> {
  if (form.other === 'self') return you;
  if (form.other === 'open') return { ...you, name: NOBODY, address: null };
  const field = (name: string) => form[`other.${name}`];
  return parsed(otherSchema, {
    name: field('name'),
    address: field('address'),
    locale: field('locale'),
    timeZone: field('timeZone'),
  });
}

/** The invitation of a seat that was left open, else a link to look on: what the result page is opened with. */
async function openedLink(room: Room, match: string): Promise<{ readonly link: Link; readonly text: string }> {
  const [info, found] = await Promise.all([room.matches.info(match), room.store.readMatch(match)]);
  const open = found?.seats.find((seat) => seat.address === null);
  const seat = open ?? found?.seats[0];
  if (info === undefined || seat === undefined) throw new Fault('not-found');
  const link: Link = {
    match,
    side: seat.side,
    purpose: open === undefined ? 'spectate' : 'join',
    generation: seat.generation,
    head: info.head,
    chain: info.commitments.chain,
  };
  return { link, text: signLink(room.links, link, room.clock()) };
}

async function showOpened(room: Room, request: Request, response: Response): Promise<void> {
  const token = cookie(request, 'denrei-opened') ?? '';
  const link = readLink(room.links, token, room.clock());
  if (link === undefined || link.match !== request.params.match) throw new Fault('not-found');
  const match = await room.matches.info(link.match);
  if (match === undefined) throw new Fault('not-found');
  const locale = localeOf(request);
  const voice = room.voice(match.game, locale);
  const waiting = match.seats.some(({ side, joined }) => side === link.side && !joined);
  const open = link.purpose === 'join' && waiting ? link.side : undefined;
  room.show(
    response,
    'opened',
    { locale, title: say(locale, 'opened.title') },
    {
      seats: match.seats.map((seat) => ({
        side: voice.side(seat.side),
        name: shownName(seat.name),
        note: say(locale, openedNote(seat, open)),
      })),
      invitation: open === undefined ? null : linkUrl(room.config.baseUrl, token),
      mailbox: room.mailbox !== undefined,
      public: `${matchPath(match.id)}?lang=${locale}`,
    },
  );
}

function openedNote(
  seat: MatchInfo['seats'][number],
  open: string | undefined,
): 'opened.joined' | 'opened.waits' | 'opened.mailed' {
  if (seat.joined) return 'opened.joined';
  return seat.side === open ? 'opened.waits' : 'opened.mailed';
}

/**
 * The page of an address: its matches, how punctual it was, all that is kept of it, and its deletion. A
 * mailed link leads to it; the link stays in a cookie for these pages alone.
 */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { readOwn } from '../../links/index.js';
import type { MatchInfo, OwnSeat } from '../../match/index.js';
import type { Locale, Side } from '../../referee/index.js';
import type { PlayerRecord } from '../../store/index.js';
import { noteReader, showNotice, wantsJson } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { HttpError, orFault } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { cookiesOf } from '../http/request.js';
import { askWord, parsed } from '../parts/actions.js';
import { isOpenToAll, shownName } from '../parts/parts.js';
import { nameWithTag, playerPath } from '../parts/players.js';
import { pageText } from '../words/words.js';

const COOKIE = 'denrei-own';
const PATH = '/own';
const LIFE_MS = 24 * 3600 * 1000;
const HUNDRED = 100;
/** Rows of a download. */
const EVERYTHING = 10_000;
const wordSchema = z.object({ word: z.string() });
const nameForm = z.object({ name: z.string().max(254) });
const hideForm = z.object({ hidden: z.enum(['yes', 'no']) });

export function ownRoutes(app: Express, context: WebContext): void {
  const { matches } = context;
  app.get(`${PATH}/:token`, (request, response, next) => {
    const token = String(request.params.token);
    if (readOwn(context.links, token, context.clock()) === undefined) return next();
    const secure = context.config.baseUrl.startsWith('https:');
    response.cookie(COOKIE, token, { path: PATH, httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_MS });
    response.set('Referrer-Policy', 'no-referrer');
    response.redirect(303, `${PATH}?lang=${requestLocale(request)}`);
  });
  app.get(PATH, async (request, response) => {
    const address = addressOf(context, request);
    await showOwn(context, request, response, address, await matches.ownSeats(address));
  });
  app.get(`${PATH}/export/data.json`, async (request, response) => {
    const address = addressOf(context, request);
    const seats = (await matches.ownSeats(address)).map(exported);
    const textOnly = await context.recipients.isTextOnly(address);
    const player = await context.store.playerOf(address);
    const club = player === undefined ? null : await clubData(context, player);
    response.attachment('denrei.json').json({ address, textOnly, player: club, seats });
  });
  app.get(`${PATH}/export/:match/:side.jsonl`, async (request, response) => {
    const address = addressOf(context, request);
    const { match, side } = request.params;
    const found = (await context.store.readMatch(match))?.seats.find((seat) => seat.side === side);
    if (found?.address !== address) throw new HttpError('not-found');
    const over = await isOpenToAll(context, match);
    const journal = orFault(await matches.journal(match, over ? 'all' : side));
    response.attachment(`${match}-${side}.jsonl`).type('application/jsonl').send(journal);
  });
  app.post(`${PATH}/name`, async (request, response) => {
    const address = addressOf(context, request);
    const back = `${PATH}?lang=${requestLocale(request)}`;
    noteReader(response, { locale: requestLocale(request), back });
    orFault(await context.club.choosePublicName(address, parsed(nameForm, request.body).name));
    response.redirect(303, back);
  });
  app.post(`${PATH}/hide`, async (request, response) => {
    const address = addressOf(context, request);
    await context.club.hidePlayer(address, parsed(hideForm, request.body).hidden === 'yes');
    response.redirect(303, `${PATH}?lang=${requestLocale(request)}`);
  });
  app.post(`${PATH}/erase`, context.rateLimiters.requests, async (request, response) => {
    const address = addressOf(context, request);
    const locale = requestLocale(request);
    const page = `${PATH}?lang=${locale}`;
    noteReader(response, { locale, back: page });
    askWord(request, response, parsed(wordSchema, request.body).word, 'erase.word', page);
    // First out of the events: whoever leaves resigns what is under way, and is mailed nothing more of it.
    await context.club.erase(address);
    const count = orFault(await matches.eraseAddress(address));
    await context.recipients.forget(address);
    response.clearCookie(COOKIE, { path: PATH });
    if (wantsJson(request)) response.json({ erased: count });
    else
      showNotice(context, response, { locale }, pageText(locale, 'own.gone'), [
        pageText(locale, 'own.erased', { n: count }),
      ]);
  });
}

/** Whose link the browser holds. @throws HttpError `not-found` */
function addressOf(context: WebContext, request: Request): string {
  const address = readOwn(context.links, cookiesOf(request)[COOKIE] ?? '', context.clock());
  if (address === undefined) throw new HttpError('not-found');
  return address;
}

async function showOwn(
  context: WebContext,
  request: Request,
  response: Response,
  address: string,
  seats: readonly OwnSeat[],
): Promise<void> {
  const locale = requestLocale(request);
  noteReader(response, { locale, back: '/' });
  const turns = seats.reduce((sum, seat) => sum + seat.turns, 0);
  const late = seats.reduce((sum, seat) => sum + seat.late, 0);
  const title = pageText(locale, 'own.title');
  context.show(
    response,
    'own',
    { locale, title },
    {
      title,
      address,
      export: `${PATH}/export/data.json`,
      word: pageText(locale, 'erase.word'),
      player: await playerModel(context, address, locale),
      punctual: turns === 0 ? null : pageText(locale, 'own.punctual', figures(turns, late)),
      seats: seats.map(({ match, info, seat, ...own }) => {
        const { status } = match;
        return {
          ...namesIn(context, match.game, info, seat.side, locale),
          status:
            info === undefined
              ? pageText(locale, 'fault.rules-gone.title')
              : pageText(locale, status === 'playing' ? 'own.playing' : `status.${status}`),
          turns: own.turns === 0 ? null : pageText(locale, 'own.turns', figures(own.turns, own.late)),
          journal: `${PATH}/export/${match.id}/${seat.side}.jsonl`,
        };
      }),
      erase: `${PATH}/erase?lang=${locale}`,
    },
  );
}

/** Who plays what; of a match whose rules are gone, by their ids. */
function namesIn(context: WebContext, game: string, info: MatchInfo | undefined, side: Side, locale: Locale) {
  if (info === undefined) return { game, side, opponent: '' };
  const narrator = context.narrator(info.game, locale);
  const other = info.seats.find((seat) => seat.side !== side);
  const opponent = other === undefined ? '' : shownName(other, locale);
  return { game: narrator.title, side: narrator.side(side), opponent };
}

/** The public name, and the forms to change and to hide it. */
async function playerModel(context: WebContext, address: string, locale: Locale) {
  const player = await context.store.playerOf(address);
  return {
    name: player?.name ?? '',
    shown: player === undefined ? null : nameWithTag(player, locale),
    page: player === undefined || player.hidden ? null : playerPath(player.tag, locale),
    hidden: player?.hidden ?? false,
    choose: `${PATH}/name?lang=${locale}`,
    hide: `${PATH}/hide?lang=${locale}`,
  };
}

/** Everything that is kept of a player, beside the seats. */
async function clubData(context: WebContext, { id, tag, name, hidden, createdAt }: PlayerRecord) {
  const results = await context.store.resultsOfPlayer(id, EVERYTHING);
  const events = await context.store.competitionsOfPlayer(id, EVERYTHING);
  return {
    tag,
    name,
    hidden,
    since: createdAt,
    events: events.map((one) => ({ event: one.id, title: one.title, status: one.status })),
    results: results.map(({ matchId, game, scenario, one, winner, reason, endedAt, rated }) => ({
      match: matchId,
      game,
      scenario,
      won: winner === null ? null : (winner === 'one') === (one === id),
      reason,
      endedAt,
      rated,
    })),
  };
}

function figures(turns: number, late: number) {
  return { turns, good: turns - late, percent: Math.round(((turns - late) / turns) * HUNDRED) };
}

/** A seat as its holder takes it away: nothing of the other side, no secret of the server. */
function exported({ match, seat, turns, late, standing, plan, messages }: OwnSeat) {
  const { side, name, locale, timeZone, joinedAt, mailing, listed, delivery, quietFrom, quietTo } = seat;
  const { hook, ownWitness, witness } = seat;
  return {
    match: match.id,
    game: match.game,
    side,
    name,
    locale,
    timeZone,
    joinedAt,
    mailing,
    listed,
    delivery,
    quietFrom,
    quietTo,
    hook,
    ownWitness,
    witness,
    turns,
    late,
    messages,
    standing: JSON.parse(standing) as unknown,
    plan: plan === '' ? null : (JSON.parse(plan) as unknown),
  };
}

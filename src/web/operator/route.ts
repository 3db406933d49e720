/**
 * The operator's page and figures, behind a key of its own: without `DENREI_OPERATOR_KEY` there are none, and
 * who has no key learns only that.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Express, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { matchPath } from '../../links/index.js';
import type { MatchInfo } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { OutboxMail, Overview } from '../../store/index.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { bearerOf, cookiesOf, showsKey } from '../http/request.js';
import type { Operator } from '../http/services.js';
import { parsed } from '../parts/actions.js';
import { pageText, type WordKey } from '../words/words.js';
import type { Metrics } from './metrics.js';

const SHOWN = 50;

const enterSchema = z.object({ key: z.string().max(500) });
const sendSchema = z.object({ match: z.string().max(40), side: z.string().max(40) });

export function operatorRoutes(
  app: Express,
  context: WebContext,
  { key: text, store }: Operator,
  metrics: Metrics,
): void {
  const key = new OperatorKey(text, context.clock, context.config.baseUrl.startsWith('https:'));
  // Before the key is compared: whoever has guessed too often does not learn that he was right at last.
  const sentKey: RequestHandler = (request, response, next) => {
    if (!showsKey(request)) return next();
    context.rateLimiters.operator(request, response, (error?: unknown) =>
      next(error ?? (key.isSentWith(request) ? undefined : new HttpError('not-found'))),
    );
  };
  const only: RequestHandler = (request, _response, next) =>
    next(key.isKnown(request) || key.isSentWith(request) ? undefined : new HttpError('not-found'));

  app.get('/metrics', sentKey, async (request, response) => {
    if (!key.isSentWith(request)) throw new HttpError('not-found');
    const now = context.clock();
    response.type(metrics.contentType).send(await metrics.text(await store.overview(now), now));
  });
  app.get(OPERATOR_PATH, sentKey, async (request, response) => {
    const known = key.isKnown(request) || key.isSentWith(request);
    await (known ? show(context, store, request, response) : ask(context, request, response, false));
  });
  app.post(`${OPERATOR_PATH}/enter`, context.rateLimiters.operator, async (request, response) => {
    if (!key.is(parsed(enterSchema, request.body).key)) {
      response.status(403);
      await ask(context, request, response, true);
      return;
    }
    key.remember(response);
    back(request, response);
  });
  app.post(`${OPERATOR_PATH}/leave`, (request, response) => {
    key.forget(response);
    back(request, response);
  });
  app.post(`${OPERATOR_PATH}/send`, sentKey, only, async (request, response) => {
    const { match, side } = parsed(sendSchema, request.body);
    await context.matches.sendLink(match, side);
    back(request, response);
  });
}

function back(request: Request, response: Response): void {
  response.redirect(303, `${OPERATOR_PATH}?lang=${requestLocale(request)}`);
}

async function ask(context: WebContext, request: Request, response: Response, wrong: boolean): Promise<void> {
  const locale = requestLocale(request);
  context.show(response, 'operator-enter', { locale, title: pageText(locale, 'operator.title') }, { wrong });
}

async function show(
  context: WebContext,
  store: Operator['store'],
  request: Request,
  response: Response,
): Promise<void> {
  const locale = requestLocale(request);
  const now = context.clock();
  const [overview, failed, again, stopped, stuck] = await Promise.all([
    store.overview(now),
    store.listMailsIn('failed', SHOWN),
    store.listMailsIn('again', SHOWN),
    store.listMatches({ status: 'stopped', limit: SHOWN }),
    store.listStuck(SHOWN),
  ]);
  const told = async (ids: readonly string[]): Promise<readonly MatchInfo[]> =>
    (await Promise.all(ids.map((id) => context.matches.info(id)))).filter((info) => info !== undefined);
  const stoppedMatches = await told(stopped.map(({ match }) => match.id));
  const stuckMatches = await told(stuck.map(({ matchId }) => matchId));
  context.show(
    response,
    'operator',
    { locale, title: pageText(locale, 'operator.title') },
    {
      at: `${now.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
      figures: figuresOf(overview, now, locale),
      failed: failed.map((mail) => mailRow(mail, locale)),
      again: again.map((mail) => mailRow(mail, locale)),
      stopped: stoppedMatches.map((info) => stoppedRow(info, locale)),
      stuck: stuckMatches.map((info) => stoppedRow(info, locale)),
      fine: [failed, again, stoppedMatches, stuckMatches].every((list) => list.length === 0),
    },
  );
}

// The key of whoever runs the service: typed into a page once, then remembered by a cookie that is good for
// some hours; or sent by a program with each request.

const OPERATOR_PATH = '/operator';

const COOKIE = 'denrei-operator';
const HOURS = 12;
const LIFE = HOURS * 3600_000;

class OperatorKey {
  readonly #key: string;
  readonly #clock: () => Date;
  readonly #https: boolean;

  constructor(key: string, clock: () => Date, https: boolean) {
    this.#key = key;
    this.#clock = clock;
    this.#https = https;
  }

  /** Whether a text is the key; how much of it was right takes no time to tell. */
  is(text: string): boolean {
    const [given, own] = [text, this.#key].map((one) => createHash('sha256').update(one).digest());
    return given !== undefined && own !== undefined && timingSafeEqual(given, own);
  }

  /** Whether a program sent the key: `Authorization: Bearer …`. */
  isSentWith(request: Request): boolean {
    const sent = bearerOf(request);
    return sent !== undefined && this.is(sent);
  }

  /** Whether the browser was let in before, and not too long ago. */
  isKnown(request: Request): boolean {
    const [until = '', mark = ''] = (cookiesOf(request)[COOKIE] ?? '').split('.');
    const own = Buffer.from(this.#mark(until));
    const given = Buffer.from(mark);
    const isOurs = given.length === own.length && timingSafeEqual(given, own);
    return isOurs && Number(until) > this.#clock().getTime();
  }

  /** Lets the browser in. */
  remember(response: Response): void {
    const until = `${this.#clock().getTime() + LIFE}`;
    const attributes = { path: OPERATOR_PATH, httpOnly: true, sameSite: 'strict', maxAge: LIFE } as const;
    response.cookie(COOKIE, `${until}.${this.#mark(until)}`, { ...attributes, secure: this.#https });
  }

  forget(response: Response): void {
    response.clearCookie(COOKIE, { path: OPERATOR_PATH });
  }

  #mark(until: string): string {
    return createHmac('sha256', this.#key).update(`operator ${until}`).digest('base64url');
  }
}

const MINUTE = 60_000;
/** Minutes after which something that is due is late: a worker looks every few seconds. */
const LATE = 5;

/** A figure with what it means, and whether somebody should look. */
export function figuresOf({ mails, clocks, matches }: Overview, now: Date, locale: Locale) {
  const minutes = (since: Date | undefined) =>
    since === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE));
  const [mailAge, clockAge] = [minutes(mails.dueSince), minutes(clocks.dueSince)];
  const figure = (key: WordKey, count: number, advice: WordKey | null) => ({
    text: pageText(locale, key, { count, minutes: key === 'operator.clocks' ? clockAge : mailAge }),
    advice: advice === null ? null : pageText(locale, advice),
  });
  return [
    figure('operator.waiting', mails.waiting, null),
    figure('operator.due', mails.due, mailAge > LATE ? 'operator.due.do' : null),
    figure('operator.clocks', clocks.due, clockAge > LATE ? 'operator.clocks.do' : null),
    ...(['open', 'playing', 'stopped'] as const).map((status) =>
      figure(`operator.matches.${status}`, matches[status] ?? 0, null),
    ),
  ];
}

/** A mail that did not go, in a row. */
export function mailRow(mail: OutboxMail, locale: Locale) {
  return {
    match: mail.matchId,
    href: matchPath(mail.matchId),
    side: mail.side,
    kind: mail.kind,
    at: timeOf(mail.createdAt),
    attempts: mail.attempts,
    reason: mail.lastError ?? '',
    advice: pageText(locale, adviceOn(mail.lastError ?? '')),
    next: timeOf(mail.nextAt),
  };
}

/** What to do about what a server said. */
export function adviceOn(reason: string): WordKey {
  if (/unwanted|wants no mail/i.test(reason)) return 'operator.do.unwanted';
  if (/invalid login|authenticat|\b53[045]\b|EAUTH/i.test(reason)) return 'operator.do.login';
  if (/certificate|TLS|SSL/i.test(reason)) return 'operator.do.tls';
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|not done within|greeting|timeout/i.test(reason))
    return 'operator.do.server';
  if (/\b5\.7\.|spam|policy|blocked|reputation|SPF|DKIM|DMARC/i.test(reason)) return 'operator.do.policy';
  if (/\b4[25]\d\b|quota|full/i.test(reason)) return 'operator.do.later';
  return 'operator.do.address';
}

/** A match that stands still, and for whom it waits. */
export function stoppedRow(info: MatchInfo, locale: Locale) {
  return {
    match: info.id,
    href: matchPath(info.id),
    game: info.game.title[locale],
    seats: info.waitsFor.map((side) => ({
      side,
      name: info.seats.find((seat) => seat.side === side)?.name ?? side,
    })),
  };
}

/** `2026-11-21 10:15 UTC`: nobody knows the zone of whoever sits here. */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

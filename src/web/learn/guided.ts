/**
 * The guided first turn: prepared positions on the page of a match, each order checked by the referee. An
 * address and a cookie hold all of it: nothing is stored, and nobody is asked who he is.
 */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { type Game, type GameMap, LOCALES, type Locale, type Order, type View } from '../../referee/index.js';
import { refusalText, refusedAt } from '../../telling/index.js';
import type { WebContext } from '../context.js';
import { noteReader } from '../http/answer.js';
import { fromText } from '../http/body.js';
import { cookiesOf } from '../http/cookies.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../pages/match/actions.js';
import { saidInQuery } from '../pages/match/explain.js';
import { queryOf } from '../pages/match/order.js';
import { learnPath } from '../view/introduction.js';
import { pageText } from '../words/words.js';
import { isAsked, isRefusal, playLesson, type ShownLesson } from './lesson.js';
import { showDone, showQuestion } from './showing.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const orderSchema = z.object({ order: z.string() });

export function guidedRoutes(app: Express, context: WebContext): void {
  app.get('/learn/:game/:n', (request, response) => {
    const shown = shownIn(context, request, response);
    if (request.query.done === undefined) showQuestion(context, response, shown, queryOf(request));
    else showDone(context, response, shown);
  });
  app.get('/learn/:game/:n/explain', (request, response) => {
    const { game, lesson, narrator } = shownIn(context, request, response);
    const { question, view } = playLesson(game, lesson);
    const { said } = saidInQuery(
      { game, narrator, map: mapAt(game, view, narrator.locale), view },
      question,
      queryOf(request),
    );
    context.show(response, 'explain', { locale: narrator.locale, title: '' }, { foreseen: null, ...said });
  });
  app.post('/learn/:game/:n', (request, response) => {
    const shown = shownIn(context, request, response);
    const order = fromText(parsed(orderSchema, request.body).order);
    const play = playLesson(shown.game, shown.lesson);
    const given = play.give(order);
    const { locale } = shown.narrator;
    if (isRefusal(given)) {
      response.status(422);
      const { game, narrator } = shown;
      const { question, view } = play;
      const reader = { game, narrator, map: mapAt(game, view, locale), view };
      const text = refusalText(reader, given, refusedAt(game, question, order));
      const notice = { text, clause: given.clause };
      showQuestion(context, response, shown, new URLSearchParams(), notice);
    } else if (!isAsked(shown.lesson, play.question, order as Order)) {
      const notice = { text: pageText(locale, 'lesson.other'), clause: null };
      showQuestion(context, response, shown, new URLSearchParams(), notice);
    } else {
      response.cookie(progressCookie(shown.game.id), String(shown.n + 1), {
        path: '/learn',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure(context),
        maxAge: YEAR_MS,
      });
      response.redirect(303, `${learnPath(shown.game.id, locale, shown.n)}&done=1`);
    }
  });
}

function mapAt(game: Game, view: View, locale: Locale): GameMap {
  return { ground: game.ground(locale), scene: game.scene(view, locale, []) };
}

/** The lesson that this browser has come to, counted from 1. */
export function lessonReached(request: Request, game: Game): number {
  const reached = Number(cookiesOf(request)[progressCookie(game.id)] ?? 1);
  const last = game.introduction?.lessons.length ?? 0;
  return Number.isInteger(reached) && reached >= 1 && reached <= last ? reached : 1;
}

function progressCookie(game: string): string {
  return `lesson-${game}`;
}

const LANGUAGE = 'lesson-language';

/** The language that a lesson was opened in holds for its steps, whose addresses are choices alone. */
function lessonLocale(context: WebContext, request: Request, response: Response): Locale {
  const kept = LOCALES.find((locale) => locale === cookiesOf(request)[LANGUAGE]);
  if (request.query.lang === undefined && kept !== undefined) return kept;
  const locale = requestLocale(request);
  const secure = isSecure(context);
  response.cookie(LANGUAGE, locale, { path: '/learn', httpOnly: true, sameSite: 'lax', secure });
  return locale;
}

function isSecure({ config }: WebContext): boolean {
  return config.baseUrl.startsWith('https:');
}

/** @throws HttpError `not-found` for a lesson that there is not */
function shownIn(context: WebContext, request: Request, response: Response): ShownLesson {
  const locale = lessonLocale(context, request, response);
  const game = context.games.find(({ id }) => id === request.params.game);
  const n = Number(request.params.n);
  const lessons = game?.introduction?.lessons ?? [];
  const lesson = lessons[n - 1];
  if (game === undefined || lesson === undefined) throw new HttpError('not-found');
  noteReader(response, { locale, game, back: learnPath(game.id, locale, n) });
  return { game, lessons, lesson, n, narrator: context.narrator(game, locale) };
}

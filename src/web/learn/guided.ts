/**
 * The guided first turn: prepared positions on the page of a match, each order checked by the referee. An
 * address and a cookie hold all of it: nothing is stored, and nobody is asked who he is.
 */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import {
  type Form,
  type Game,
  type Introduction,
  type Lesson,
  LOCALES,
  type Locale,
  type Order,
  type Question,
  type Refusal,
} from '../../referee/index.js';
import { type Narrator, tellEntries } from '../../telling/index.js';
import type { WebContext } from '../context.js';
import { noteReader } from '../http/answer.js';
import { fromText } from '../http/body.js';
import { cookiesOf } from '../http/cookies.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { parsed } from '../pages/match/actions.js';
import { queryOf } from '../pages/match/order.js';
import { askingModel } from '../view/asking/asking.js';
import { askingOf, goOn } from '../view/asking/options.js';
import { formAsked, GIVEN, type Progress, toQuery } from '../view/asking/sentence.js';
import { explanationsOf, filledInWords } from '../view/asking/values.js';
import { preparedBar } from '../view/desk/bar.js';
import { leadsTo, type MainButton, sends } from '../view/desk/desk.js';
import { formLinks, mainForm, usable } from '../view/desk/usable-forms.js';
import { learnPath } from '../view/introduction.js';
import { choicesOf, mapModel, NO_CHOICES } from '../view/parts.js';
import { pageText } from '../words/words.js';
import { isAsked, type LessonPlay, type LessonResult, playLesson } from './lesson.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const orderSchema = z.object({ order: z.string() });

/** A lesson as it is shown now. */
interface Shown {
  readonly game: Game;
  readonly lessons: Introduction['lessons'];
  readonly lesson: Lesson;
  /** From 1. */
  readonly n: number;
  readonly narrator: Narrator;
}

interface Notice {
  readonly text: string;
  readonly clause: string | null;
}

export function guidedRoutes(app: Express, context: WebContext): void {
  app.get('/learn/:game/:n', (request, response) => {
    const shown = shownIn(context, request, response);
    if (request.query.done === undefined) showQuestion(context, response, shown, queryOf(request));
    else showDone(context, response, shown);
  });
  app.post('/learn/:game/:n', (request, response) => {
    const shown = shownIn(context, request, response);
    const order = fromText(parsed(orderSchema, request.body).order);
    const play = playLesson(shown.game, shown.lesson);
    const given = play.give(order);
    const { locale } = shown.narrator;
    if (isRefusal(given)) {
      response.status(422);
      const notice = { text: shown.narrator.clause(given.clause), clause: given.clause };
      showQuestion(context, response, shown, new URLSearchParams(), notice);
    } else if (!isAsked(shown.lesson, play.question, order as Order)) {
      const notice = { text: pageText(locale, 'lesson.other'), clause: null };
      showQuestion(context, response, shown, new URLSearchParams(), notice);
    } else {
      response.cookie(progressCookie(shown.game.id), String(shown.n + 1), {
        path: '/learn',
        httpOnly: true,
        sameSite: 'lax',
        maxAge: YEAR_MS,
      });
      response.redirect(303, `${learnPath(shown.game.id, locale, shown.n)}&done=1`);
    }
  });
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

function isRefusal(given: Refusal | LessonResult): given is Refusal {
  return 'code' in given;
}

const LANGUAGE = 'lesson-language';

/** The language that a lesson was opened in holds for its steps, whose addresses are choices alone. */
function lessonLocale(request: Request, response: Response): Locale {
  const kept = LOCALES.find((locale) => locale === cookiesOf(request)[LANGUAGE]);
  if (request.query.lang === undefined && kept !== undefined) return kept;
  const locale = requestLocale(request);
  response.cookie(LANGUAGE, locale, { path: '/learn', httpOnly: true, sameSite: 'lax' });
  return locale;
}

/** @throws HttpError `not-found` for a lesson that there is not */
function shownIn(context: WebContext, request: Request, response: Response): Shown {
  const locale = lessonLocale(request, response);
  const game = context.games.find(({ id }) => id === request.params.game);
  const n = Number(request.params.n);
  const lessons = game?.introduction?.lessons ?? [];
  const lesson = lessons[n - 1];
  if (game === undefined || lesson === undefined) throw new HttpError('not-found');
  noteReader(response, { locale, game, back: learnPath(game.id, locale, n) });
  return { game, lessons, lesson, n, narrator: context.narrator(game, locale) };
}

function showQuestion(
  context: WebContext,
  response: Response,
  shown: Shown,
  query: URLSearchParams,
  notice: Notice | null = null,
): void {
  const { game, lesson, narrator, n } = shown;
  const { locale } = narrator;
  const play = playLesson(game, lesson);
  const action = learnPath(game.id, locale, n);
  const making = makingOf(shown, play, query);
  show(context, response, shown, play.view, {
    ...making,
    notice,
    done: null,
    action,
    forms: formLinks({ narrator }, play.question, action.split('?')[0] ?? '', making.word),
    ...goingOn(making, locale, `/learn/${game.id}/${n}?${asked(lesson, locale)}`),
  });
}

/** The button at the foot of the desk, and the link to the order asked for where it is not that button. */
function goingOn(
  { ask, order }: ReturnType<typeof makingOf>,
  locale: Locale,
  show: string,
): { readonly main: MainButton; readonly show: string | null } {
  if (order !== null)
    return { main: sends('lesson-form', pageText(locale, 'confirm.give'), 'ready'), show: null };
  if (ask?.foot === true)
    return { main: sends('asking-form', pageText(locale, 'order.next'), 'ready'), show };
  return { main: leadsTo(show, pageText(locale, 'lesson.show'), 'ending'), show: null };
}

function asked(lesson: Lesson, locale: string): URLSearchParams {
  const query = toQuery(lesson.asked);
  query.set('lang', locale);
  return query;
}

/** The order in the making, as far as the query says it. */
function makingOf(
  { game, lesson, narrator, n }: Shown,
  { question, view }: LessonPlay,
  query: URLSearchParams,
) {
  const { locale } = narrator;
  const none = { ask: null, so: null, order: null, choices: NO_CHOICES, word: undefined };
  const wanted = query.get('do');
  const form =
    wanted === null ? mainForm(question) : formAsked(usable(question), game.universe, wanted, query);
  if (form === undefined) return none;
  const progress = progressOf(game, lesson, form, question, query);
  const asking = askingOf(progress);
  const { field, so } = progress;
  const filled = filledInWords(game, narrator, form, so, '');
  if (asking === undefined || field === undefined) {
    const order = {
      text: narrator.orderIn(so, question.kind),
      explanations: explanationsOf(game, narrator, form, so),
      hidden: [{ name: 'order', value: JSON.stringify(so) }],
    };
    return { ...none, order, word: form.do };
  }
  const map = { ground: game.ground(locale), scene: game.scene(view, locale, []) };
  const builder = { game, narrator, map, question, address: `/learn/${game.id}/${n}`, prefix: '' as const };
  const model = askingModel(builder, { ...progress, field }, asking);
  const ask = { ...model, foot: model.boxes !== null || model.numbers !== null };
  return { ...none, ask, so: filled, choices: choicesOf(game, field, asking, map), word: form.do };
}

/**
 * How far the query says the order. What the lesson's order leaves to the rules is not asked: any answer
 * would make it another.
 */
function progressOf(
  game: Game,
  lesson: Lesson,
  form: Form,
  question: Question,
  query: URLSearchParams,
): Progress {
  const progress = goOn(form, question, game.universe, query);
  const { field, so, refusal } = progress;
  const isTaught =
    form.do !== lesson.asked.do || field === undefined || lesson.asked[field.name] !== undefined;
  if (isTaught || field.type !== 'one' || !field.optional || refusal !== undefined) return progress;
  const past = toQuery(so);
  past.append(GIVEN, field.name);
  return progressOf(game, lesson, form, question, past);
}

/** What the order came to. */
function showDone(context: WebContext, response: Response, shown: Shown): void {
  const { game, lesson, lessons, n, narrator } = shown;
  const { locale } = narrator;
  const given = playLesson(game, lesson).give(lesson.asked);
  if (isRefusal(given)) throw new Error(`lesson ${lesson.id} of ${game.id}: ${given.clause}`);
  show(context, response, shown, given.view, {
    ...{ ask: null, so: null, order: null, choices: NO_CHOICES, notice: null, forms: null, show: null },
    action: learnPath(game.id, locale, n),
    main:
      n < lessons.length
        ? leadsTo(learnPath(game.id, locale, n + 1), pageText(locale, 'lesson.next'), 'ready')
        : leadsTo(`/?lang=${locale}#game-${game.id}`, pageText(locale, 'lesson.finish'), 'ready'),
    done: {
      log: given.told.flatMap(({ log, rolls }) => tellEntries(narrator, log, rolls).map(({ text }) => text)),
      after: lesson.after[locale],
    },
  });
}

function show(
  context: WebContext,
  response: Response,
  { game, lesson, lessons, n, narrator }: Shown,
  view: LessonPlay['view'],
  { choices, ...model }: { readonly choices: typeof NO_CHOICES; readonly [part: string]: unknown },
): void {
  const { locale } = narrator;
  const title = lesson.title[locale];
  const edition = { game, rulesVersion: game.version, pack: null };
  const scene = game.scene(view, locale, []);
  const page = { match: edition, scene, view, locale };
  const state = pageText(locale, 'lesson.of', { n, of: lessons.length });
  context.show(
    response,
    'lesson',
    { locale, title },
    {
      ...model,
      title,
      bar: preparedBar({ game, view, scene, side: lesson.side }, narrator, state),
      yours: true,
      tabs: [
        { href: '#orders', text: pageText(locale, 'lesson.tab'), count: 0 },
        { href: '#more', text: pageText(locale, 'lesson.position'), count: 0 },
      ],
      steps: lessons.map((_, i) => i < n),
      scope: narrator.game.where(view.now),
      task: lesson.task[locale],
      why: lesson.why[locale],
      map: mapModel(page, choices, null),
      position: game.describe(view, locale),
      leave: learnPath(game.id, locale),
      back: n > 1 ? learnPath(game.id, locale, n - 1) : null,
    },
  );
}

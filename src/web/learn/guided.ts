/**
 * The guided first turn: prepared positions on the page of a match, each order checked by the referee. An
 * address and a cookie hold all of it: nothing is stored, and nobody is asked who he is.
 */
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import {
  type BaseState,
  type ChancePort,
  type Entry,
  type Field,
  type Form,
  type Game,
  type GameMap,
  type Lesson,
  LOCALES,
  type Locale,
  type Order,
  type Question,
  type Refusal,
  type RollRecord,
  Session,
  type View,
  valueSteps,
} from '../../referee/index.js';
import { type Narrator, refusalText, refusedAt, tellEntries } from '../../telling/index.js';
import { noteReader } from '../http/answer.js';
import { rulesOf } from '../http/clauses.js';
import type { WebContext } from '../http/context.js';
import { HttpError } from '../http/errors.js';
import { requestLocale } from '../http/locale.js';
import { cookiesOf, fromText } from '../http/request.js';
import { preparedBar } from '../match/bar.js';
import { leadsTo, type MainButton, sends } from '../match/desk.js';
import { saidInQuery } from '../match/explain.js';
import { queryOf } from '../match/order.js';
import { formLinks, mainForm, usable } from '../match/usable-forms.js';
import { parsed } from '../parts/actions.js';
import { askingModel } from '../parts/asking.js';
import { learnPath } from '../parts/introduction.js';
import { nameOfValue, placeOnMap, spotOf } from '../parts/naming.js';
import { type Asking, askingOf, goOn, isSame } from '../parts/options.js';
import { choicesOf, mapModel, NO_CHOICES } from '../parts/parts.js';
import type { AskingModel } from '../parts/question.js';
import { formAsked, GIVEN, type Progress, stepBack, toQuery } from '../parts/sentence.js';
import { practiceForm } from '../parts/start-form.js';
import { explanationsOf, filledInWords } from '../parts/values.js';
import { pageText } from '../words/words.js';

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
    const model = { foreseen: null, fates: null, ...said };
    context.show(response, 'explain', { locale: narrator.locale, title: '' }, model);
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
  return { ground: game.picture.ground(locale), scene: game.picture.scene(view, locale, []) };
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

interface Notice {
  readonly text: string;
  readonly clause: string | null;
}

/** The task, and the order in the making. `refused`: why the order that was given is not taken. */
function showQuestion(
  context: WebContext,
  response: Response,
  shown: ShownLesson,
  query: URLSearchParams,
  refused: Notice | null = null,
): void {
  const { game, lesson, narrator, n } = shown;
  const { locale } = narrator;
  const play = playLesson(game, lesson);
  const action = learnPath(game.id, locale, n);
  const address = `/learn/${game.id}/${n}`;
  const making = makingOf(shown, play, query);
  const { coach } = making;
  const astray = coach.press === null ? { text: pageText(locale, 'lesson.other'), clause: null } : null;
  const before = pressBefore(shown, play.question, query);
  const links = formLinks({ narrator }, play.question, address, making.word);
  show(context, response, shown, play.view, {
    ...making,
    notice: refused ?? astray,
    again: astray !== null && action,
    whyFirst: coach.onMap && query.get('do') === null,
    done: null,
    action,
    forms: links.map((form) => ({ ...form, here: form.id === coach.form })),
    ...(before === undefined ? {} : { back: before.size === 0 ? action : `${address}?${before}` }),
    ...goingOn(making, locale, `${address}?${wholeQuery(lesson.asked, locale)}`),
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

/** What the order came to, and what is next: another lesson, or a match. */
function showDone(context: WebContext, response: Response, shown: ShownLesson): void {
  const { game, lesson, lessons, n, narrator } = shown;
  const { locale } = narrator;
  const given = playLesson(game, lesson).give(lesson.asked);
  if (isRefusal(given)) throw new Error(`lesson ${lesson.id} of ${game.id}: ${given.clause}`);
  const isLast = n === lessons.length;
  const action = learnPath(game.id, locale, n);
  show(context, response, shown, given.view, {
    ask: null,
    so: null,
    order: null,
    choices: NO_CHOICES,
    notice: null,
    again: false,
    whyFirst: false,
    forms: null,
    show: null,
    action,
    back: action,
    main: isLast
      ? sends('play-form', pageText(locale, 'home.practise'), 'ready')
      : leadsTo(learnPath(game.id, locale, n + 1), pageText(locale, 'lesson.next'), 'ready'),
    done: {
      log: given.told.flatMap(({ log, rolls }) => tellEntries(narrator, log, rolls).map(({ text }) => text)),
      after: lesson.after[locale],
      play: isLast && {
        ...practiceForm(context, game, narrator),
        invite: `/start/${game.id}?lang=${locale}`,
        rules: rulesOf(game, locale),
      },
    },
  });
}

/** What differs from page to page of a lesson. */
interface Parts {
  readonly choices: typeof NO_CHOICES;
  readonly coach?: Coach;
  readonly [part: string]: unknown;
}

function show(
  context: WebContext,
  response: Response,
  { game, lesson, lessons, n, narrator }: ShownLesson,
  view: LessonPlay['view'],
  { choices, coach, ...model }: Parts,
): void {
  const { locale } = narrator;
  const title = lesson.title[locale];
  const edition = { game, rulesVersion: game.version, pack: null };
  const scene = game.picture.scene(view, locale, []);
  const page = { match: edition, scene, view, locale };
  const state = pageText(locale, 'lesson.of', { n, of: lessons.length });
  context.show(
    response,
    'lesson',
    { locale, title },
    {
      title,
      home: `/learn/${game.id}/${n}`,
      around: namedIn(lesson),
      press: coach?.press ?? null,
      points: (coach?.points ?? []).join(' '),
      bar: preparedBar({ game, view, side: lesson.side }, narrator, state),
      yours: true,
      tabs: [
        { href: '#orders', text: pageText(locale, 'lesson.tab'), count: 0 },
        { href: '#more', text: pageText(locale, 'lesson.position'), count: 0 },
      ],
      steps: lessons.map((_, i) => i < n),
      scope: narrator.game.where(view.now),
      task: lesson.task[locale],
      why: lesson.why[locale],
      map: mapModel(page, choices, null, { pointed: coach?.points ?? [] }),
      position: game.picture.describe(view, locale),
      leave: learnPath(game.id, locale),
      back: n > 1 ? learnPath(game.id, locale, n - 1) : null,
      ...model,
    },
  );
}

/** All that the order asked for names: where on the map it happens. */
function namedIn({ asked }: Lesson): string {
  return Object.values(asked)
    .flatMap((value) => (typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : value))
    .join(' ');
}

/** The order in the making, and what the guide says to press. */
function makingOf(shown: ShownLesson, play: LessonPlay, query: URLSearchParams) {
  const { game, narrator, n } = shown;
  const { question, view } = play;
  const progress = progressIn(shown, question, query);
  const coach = coached(shown, play, progress);
  const none = { ask: null, so: null, order: null, choices: NO_CHOICES, word: progress?.form.do, coach };
  if (progress === undefined) return none;
  const { form, field, so } = progress;
  const asking = askingOf(progress);
  if (asking === undefined || field === undefined) {
    const order = {
      text: narrator.orderIn(so, question.kind),
      explanations: explanationsOf(game, narrator, form, so),
      hidden: [{ name: 'order', value: JSON.stringify(so) }],
    };
    return { ...none, order };
  }
  const { locale } = narrator;
  const map = { ground: game.picture.ground(locale), scene: game.picture.scene(view, locale, []) };
  const builder = { game, narrator, map, question, address: `/learn/${game.id}/${n}`, prefix: '' as const };
  const model = askingModel(builder, { ...progress, field }, asking);
  const ask: AskingModel = { ...model, foot: model.boxes !== null || model.numbers !== null };
  const filled = filledInWords(game, narrator, form, so, '');
  return { ...none, ask, so: filled, choices: choicesOf(game, field, asking, map) };
}

/** How far the query says the order; undefined where none of several is begun. */
function progressIn(
  { game, lesson }: Pick<ShownLesson, 'game' | 'lesson'>,
  question: Question,
  query: URLSearchParams,
): Progress | undefined {
  const wanted = query.get('do');
  const form =
    wanted === null
      ? beginning({ game, lesson }, question)
      : formAsked(usable(question), game.rules.universe, wanted, query);
  return form && progressOf(game, lesson, form, question, query);
}

/** The form that the page begins with: of several the game's own only where the lesson's order is of it. */
function beginning(
  { game: { picture }, lesson }: Pick<ShownLesson, 'game' | 'lesson'>,
  question: Question,
): Form | undefined {
  const { begins, ...others } = picture;
  return mainForm({ picture: begins?.[question.kind] === lesson.asked.do ? picture : others }, question);
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
  const progress = goOn(form, question, game.rules.universe, query);
  const { field, so, refusal } = progress;
  const isTaught =
    form.do !== lesson.asked.do || field === undefined || lesson.asked[field.name] !== undefined;
  if (isTaught || field.type !== 'one' || !field.optional || refusal !== undefined) return progress;
  const past = toQuery(so);
  past.append(GIVEN, field.name);
  return progressOf(game, lesson, form, question, past);
}

/**
 * The query one press before this one; undefined at the beginning. A field that leaves no choice would lead
 * here again: it is passed.
 */
function pressBefore(
  shown: ShownLesson,
  question: Question,
  query: URLSearchParams,
): URLSearchParams | undefined {
  const here = progressIn(shown, question, query);
  if (here === undefined || query.get('do') === null) return undefined;
  for (let before = stepBack(here.form, query); before !== undefined; ) {
    const there = progressIn(shown, question, before);
    if (there === undefined || !isSame(there, here)) return before;
    before = stepBack(there.form, before);
  }
  return beginning(shown, question)?.do === here.form.do ? undefined : new URLSearchParams();
}

/** The query of an order that is whole. */
function wholeQuery(order: Order, locale: string): URLSearchParams {
  const query = toQuery(order);
  query.set('lang', locale);
  return query;
}

interface Coach {
  /** What to press, in words; null where the order has become another one. */
  readonly press: string | null;
  /** The word of the form to press, or null. */
  readonly form: string | null;
  /** The choices to press, in their order. */
  readonly points: readonly string[];
  /** Whether that is one press on the map, so that the list below may be out of sight. */
  readonly onMap: boolean;
}

/** What the guide says where the order is so far. */
function coached(
  shown: Pick<ShownLesson, 'game' | 'lesson' | 'narrator'>,
  { question, view }: LessonPlay,
  progress: Progress | undefined,
): Coach {
  const { game, lesson, narrator } = shown;
  const { locale } = narrator;
  const { asked } = lesson;
  const none = { form: null, points: [], onMap: false };
  if (progress === undefined)
    return {
      ...none,
      form: asked.do,
      press: pageText(locale, 'lesson.press', { what: narrator.deed(asked.do, question.kind) }),
    };
  if (!isPartOf(lesson, progress)) return { ...none, press: null };
  const { field } = progress;
  const asking = askingOf(progress);
  if (field === undefined || asking === undefined)
    return {
      ...none,
      press: pageText(locale, 'lesson.press', { what: pageText(locale, 'confirm.give') }),
    };
  const points = pointsOf(game.rules.universe, field, asked[field.name], asking, progress.steps);
  const name = (id: string) => nameOfValue(game, narrator, field, id);
  const on = placeOnMap(game, field);
  const scene = game.picture.scene(view, locale, []);
  const spots = new Set([
    ...game.picture.ground(locale).places.map(({ id }) => id),
    ...scene.counters.map(({ id }) => id),
  ]);
  const isDrawn =
    on !== undefined && points.some((id) => spots.has(spotOf(game.picture.ground(locale), on, id)));
  return {
    ...none,
    points,
    onMap: isDrawn && points.length === 1,
    press: pageText(locale, wordsFor(asking, points, isDrawn), {
      what: points.map(name),
      numbers: numbersOf(asked[field.name]).map(([id, n]) =>
        pageText(locale, 'field.filled', { name: name(id), values: `${n}` }),
      ),
      button: pageText(locale, 'order.next'),
      enough: pageText(locale, 'order.enough'),
    }),
  };
}

function wordsFor({ how }: Asking, points: readonly string[], isDrawn: boolean) {
  if (how === 'share' || how === 'number') return 'lesson.fill';
  if (how === 'mark') return points.length === 0 ? 'lesson.tickNone' : 'lesson.tick';
  if (points.length === 0) return 'lesson.enough';
  return isDrawn ? 'lesson.pressMap' : 'lesson.pressList';
}

/** The values that are asked for and not given yet: of a way its goal alone. */
function pointsOf(
  universe: ShownLesson['game']['rules']['universe'],
  field: Field,
  asked: unknown,
  { how }: Asking,
  given: readonly string[],
): readonly string[] {
  const steps = asked === undefined ? [] : (valueSteps(universe, field, asked) ?? []);
  if (how === 'mark') return steps;
  if (how === 'step') return steps.slice(given.length, given.length + 1);
  return steps.slice(-1);
}

function numbersOf(asked: unknown): readonly (readonly [string, unknown])[] {
  return typeof asked === 'object' && asked !== null && !Array.isArray(asked) ? Object.entries(asked) : [];
}

/** A lesson as it is shown now. */
export interface ShownLesson {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  /** From 1. */
  readonly n: number;
  readonly narrator: Narrator;
}

/** A lesson whose position, orders or dice the referee does not take. */
export class LessonError extends Error {
  readonly code = 'lesson';
}

export interface LessonPlay {
  readonly question: Question;
  readonly view: View;
  /** Gives an order: a refusal, or what it leads to. */
  give(order: unknown): Refusal | LessonResult;
}

export interface LessonResult {
  readonly view: View;
  /** What the order left in the log, event by event, with the rolls of each. */
  readonly told: readonly { readonly log: readonly Entry[]; readonly rolls: readonly RollRecord[] }[];
}

/** The lesson at its question. @throws LessonError */
export function playLesson(game: Game, lesson: Lesson): LessonPlay {
  const prepared = preparedChance(lesson);
  const session = new Session(game, stateOf(game, lesson), { chance: prepared.chance });
  for (const { side, order } of lesson.before ?? []) {
    const refusal = session.give(side, order);
    if (refusal !== undefined) throw new LessonError(`${lesson.id}: ${order.do}: ${refusal.clause}`);
  }
  const question = session.questions.find(({ side }) => side === lesson.side);
  if (question === undefined) throw new LessonError(`${lesson.id}: its side is not asked`);
  const records = () => [...session.events, { log: session.draftLog, rolls: [] }];
  const before = records().map(({ log }) => log.length);
  return {
    question,
    view: game.position.view(session.state, lesson.side),
    give: (order) => {
      const refusal = session.give(lesson.side, order);
      if (refusal !== undefined) return refusal;
      if (isAsked(lesson, question, order as Order)) checkUsed(lesson, prepared);
      return {
        view: game.position.view(session.state, lesson.side),
        told: records().map(({ log, rolls }, i) => ({ log: log.slice(before[i] ?? 0), rolls })),
      };
    },
  };
}

function stateOf(game: Game, { id, position }: Lesson): BaseState {
  const read = game.position.read(position);
  if ('fault' in read) throw new LessonError(`${id}: ${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

interface PreparedChance {
  readonly chance: ChancePort;
  /** Faces and ids that have not fallen; below nothing, those that nobody prepared. */
  left(): { readonly dice: number; readonly draws: number };
}

/**
 * The dice and draws of the lesson. An order that it does not ask for may need more: it gets the first faces
 * and ids, and nobody sees what it leads to.
 */
function preparedChance({ dice = [], draws = [] }: Lesson): PreparedChance {
  const fallen = { dice: 0, draws: 0 };
  return {
    left: () => ({ dice: dice.length - fallen.dice, draws: draws.length - fallen.draws }),
    chance: {
      roll: (spec) => ({ faces: spec.dice.map(() => dice[fallen.dice++] ?? 1), proof: null }),
      draw: (spec) => ({
        ids: Array.from({ length: spec.take }, (_, i) => draws[fallen.draws++] ?? spec.from[i] ?? ''),
        proof: null,
      }),
    },
  };
}

/** The order that is asked for rolls what was prepared, no die more and none less. @throws LessonError */
function checkUsed({ id }: Lesson, prepared: PreparedChance): void {
  const { dice, draws } = prepared.left();
  if (dice !== 0 || draws !== 0) throw new LessonError(`${id}: ${dice} dice and ${draws} draws are left`);
}

/** Whether an order does what the lesson asks: sets and hits in any order, of a way its goal. */
export function isAsked({ asked }: Lesson, question: Question, order: Order): boolean {
  if (order.do !== asked.do) return false;
  const form = question.forms.find((one) => one.do === order.do);
  return (form?.fields ?? []).every(
    (field) => valueKey(field, order[field.name]) === valueKey(field, asked[field.name]),
  );
}

/** Whether an order in the making can still become what the lesson asks: all that is filled is filled so. */
export function isPartOf(
  { asked }: Lesson,
  { form, so, field, steps }: Pick<Progress, 'form' | 'so' | 'field' | 'steps'>,
): boolean {
  if (form.do !== asked.do) return false;
  const filled = form.fields.filter(({ name }) => so[name] !== undefined);
  if (filled.some((one) => valueKey(one, so[one.name]) !== valueKey(one, asked[one.name]))) return false;
  const wanted = field?.type === 'list' ? asked[field.name] : undefined;
  return !Array.isArray(wanted) || steps.every((step, i) => step === wanted[i]);
}

function valueKey({ type }: Form['fields'][number], value: Order[string] | undefined): string {
  if (value === undefined) return 'null';
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(Object.entries(value).sort());
  if (!Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(type === 'path' ? value.at(-1) : [...value].sort());
}

export function isRefusal(given: Refusal | LessonResult): given is Refusal {
  return 'code' in given;
}

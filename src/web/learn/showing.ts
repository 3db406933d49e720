/** The pages of a lesson: its task with the order in the making, and what the order came to. */
import type { Response } from 'express';
import type { Lesson, Locale } from '../../referee/index.js';
import { tellEntries } from '../../telling/index.js';
import type { WebContext } from '../context.js';
import { rulesOf } from '../view/clauses.js';
import { preparedBar } from '../view/desk/bar.js';
import { leadsTo, type MainButton, sends } from '../view/desk/desk.js';
import { formLinks } from '../view/desk/usable-forms.js';
import { learnPath } from '../view/introduction.js';
import { mapModel, NO_CHOICES } from '../view/parts.js';
import { practiceForm } from '../view/start-form.js';
import { pageText } from '../words/words.js';
import type { Coach } from './coach.js';
import { isRefusal, type LessonPlay, playLesson, type ShownLesson } from './lesson.js';
import { makingOf, pressBefore, wholeQuery } from './making.js';

interface Notice {
  readonly text: string;
  readonly clause: string | null;
}

/** The task, and the order in the making. `refused`: why the order that was given is not taken. */
export function showQuestion(
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
export function showDone(context: WebContext, response: Response, shown: ShownLesson): void {
  const { game, lesson, lessons, n, narrator } = shown;
  const { locale } = narrator;
  const given = playLesson(game, lesson).give(lesson.asked);
  if (isRefusal(given)) throw new Error(`lesson ${lesson.id} of ${game.id}: ${given.clause}`);
  const isLast = n === lessons.length;
  const action = learnPath(game.id, locale, n);
  show(context, response, shown, given.view, {
    ...{ ask: null, so: null, order: null, choices: NO_CHOICES, notice: null, again: false, whyFirst: false },
    ...{ forms: null, show: null, action },
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
  const scene = game.scene(view, locale, []);
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
      position: game.describe(view, locale),
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

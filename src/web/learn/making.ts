/** The order of a lesson in the making, as far as its page's query says it. */
import type { Form, Game, Lesson, Order, Question } from '../../referee/index.js';
import { askingModel } from '../view/asking/asking.js';
import type { AskingModel } from '../view/asking/model.js';
import { askingOf, goOn, isSame } from '../view/asking/options.js';
import { formAsked, GIVEN, type Progress, stepBack, toQuery } from '../view/asking/sentence.js';
import { explanationsOf, filledInWords } from '../view/asking/values.js';
import { mainForm, usable } from '../view/desk/usable-forms.js';
import { choicesOf, NO_CHOICES } from '../view/parts.js';
import { coached } from './coach.js';
import type { LessonPlay, ShownLesson } from './lesson.js';

/** The order in the making, and what the guide says to press. */
export function makingOf(shown: ShownLesson, play: LessonPlay, query: URLSearchParams) {
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
  const map = { ground: game.ground(locale), scene: game.scene(view, locale, []) };
  const builder = { game, narrator, map, question, address: `/learn/${game.id}/${n}`, prefix: '' as const };
  const model = askingModel(builder, { ...progress, field }, asking);
  const ask: AskingModel = { ...model, foot: model.boxes !== null || model.numbers !== null };
  const filled = filledInWords(game, narrator, form, so, '');
  return { ...none, ask, so: filled, choices: choicesOf(game, field, asking, map) };
}

/** How far the query says the order; undefined where none of several is begun. */
export function progressIn(
  { game, lesson }: Pick<ShownLesson, 'game' | 'lesson'>,
  question: Question,
  query: URLSearchParams,
): Progress | undefined {
  const wanted = query.get('do');
  const form =
    wanted === null
      ? beginning({ game, lesson }, question)
      : formAsked(usable(question), game.universe, wanted, query);
  return form && progressOf(game, lesson, form, question, query);
}

/** The form that the page begins with: of several the game's own only where the lesson's order is of it. */
function beginning(
  { game: { begins }, lesson }: Pick<ShownLesson, 'game' | 'lesson'>,
  question: Question,
): Form | undefined {
  return mainForm(begins?.[question.kind] === lesson.asked.do ? { begins } : {}, question);
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

/**
 * The query one press before this one; undefined at the beginning. A field that leaves no choice would lead
 * here again: it is passed.
 */
export function pressBefore(
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
export function wholeQuery(order: Order, locale: string): URLSearchParams {
  const query = toQuery(order);
  query.set('lang', locale);
  return query;
}

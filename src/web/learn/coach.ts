/** What the guide says on each page of a lesson's order: what to press, or that it has become another. */
import { type Field, valueSteps } from '../../referee/index.js';
import { nameOfValue, placeOnMap, spotOf } from '../view/asking/naming.js';
import { type Asking, askingOf } from '../view/asking/options.js';
import type { Progress } from '../view/asking/sentence.js';
import { pageText } from '../words/words.js';
import { isPartOf, type LessonPlay, type ShownLesson } from './lesson.js';

export interface Coach {
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
export function coached(
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
  const points = pointsOf(game.universe, field, asked[field.name], asking, progress.steps);
  const name = (id: string) => nameOfValue(game, narrator, field, id);
  const on = placeOnMap(game, field);
  const scene = game.scene(view, locale, []);
  const spots = new Set([
    ...game.ground(locale).places.map(({ id }) => id),
    ...scene.counters.map(({ id }) => id),
  ]);
  const isDrawn = on !== undefined && points.some((id) => spots.has(spotOf(game.ground(locale), on, id)));
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
  universe: ShownLesson['game']['universe'],
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

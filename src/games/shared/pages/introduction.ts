/**
 * A game in two minutes and its guided first turn, put together from figures, positions and the sentences
 * that belong to them.
 */
import type { Introduction, Lesson, Side, Words } from '../../../referee/index.js';

/** A lesson without its words. */
export interface LessonPosition<Id extends string = string>
  extends Omit<Lesson, 'title' | 'task' | 'why' | 'after'> {
  readonly id: Id;
}

const IDEAS = ['idea1', 'idea2', 'idea3'] as const;
const PARTS = ['title', 'task', 'why', 'after'] as const;

/** Keys of the sentences, by the ids of sides and lessons. */
export type IntroductionKey<Of extends Side, Id extends string> =
  | 'short'
  | 'pitch'
  | 'turn'
  | (typeof IDEAS)[number]
  | `goal.${Of}`
  | `${(typeof PARTS)[number]}.${Id}`;

/** Figures of a game in two minutes. */
export type IntroductionFigures = Pick<Introduction, 'year' | 'turns' | 'minutes' | 'difficulty'>;

/** The introduction; `of` gives the sentence of a key in every language. */
export function introductionFrom<Of extends Side, Id extends string = never>(
  figures: IntroductionFigures,
  sides: readonly Of[],
  lessons: readonly LessonPosition<Id>[],
  of: (key: IntroductionKey<Of, Id>) => Words,
): Introduction {
  return {
    ...figures,
    short: of('short'),
    pitch: of('pitch'),
    goals: Object.fromEntries(sides.map((side) => [side, of(`goal.${side}`)])),
    turn: of('turn'),
    ideas: IDEAS.map((key) => of(key)),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      title: of(`title.${lesson.id}`),
      task: of(`task.${lesson.id}`),
      why: of(`why.${lesson.id}`),
      after: of(`after.${lesson.id}`),
    })),
  };
}

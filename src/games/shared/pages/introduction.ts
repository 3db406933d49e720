/**
 * A game in two minutes and its guided first turn, put together from figures, positions and the sentences
 * that belong to them.
 */
import type { Introduction, Lesson, TextTable } from '../../../referee/index.js';
import { type IdUnder, idsUnder, type Tables, wordIn } from '../phrasing.js';

/** A lesson without its words: those of `T`, a table in English, have its id in their keys. */
export interface LessonPosition<T> extends Omit<Lesson, 'title' | 'task' | 'why' | 'after'> {
  readonly id: IdUnder<T, 'title'>;
}

/** Figures of a game in two minutes. */
type IntroductionFigures = Pick<Introduction, 'year' | 'turns' | 'minutes' | 'difficulty'>;

/** The introduction. @throws MessageError for a sentence that is missing */
export function introductionFrom<T extends TextTable>(
  figures: IntroductionFigures,
  tables: Tables<T>,
  lessons: readonly LessonPosition<T>[],
): Introduction {
  const of = (key: string) => wordIn(tables, key);
  return {
    ...figures,
    short: of('short'),
    pitch: of('pitch'),
    goals: Object.fromEntries(idsUnder(tables.en, 'goal').map((side) => [side, of(`goal.${side}`)])),
    turn: of('turn'),
    ideas: ['idea1', 'idea2', 'idea3'].map(of),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      title: of(`title.${lesson.id}`),
      task: of(`task.${lesson.id}`),
      why: of(`why.${lesson.id}`),
      after: of(`after.${lesson.id}`),
    })),
  };
}

/**
 * The guided first turns are played as they are told: each order is asked for where it is legal, and the dice
 * fall as prepared.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { type Game, type Lesson, openForms } from '../../src/referee/index.js';
import { isAsked, LessonError, playLesson } from '../../src/web/learn/guided.js';

const taught = games().flatMap((game) =>
  (game.introduction?.lessons ?? []).map((lesson) => [game.id, lesson.id, game, lesson] as const),
);

describe.each(taught)('%s, lesson %s', (_, __, game, lesson) => {
  test('puts its side a question that its order answers', () => {
    const { question } = playLesson(game, lesson);
    expect(question.side).toBe(lesson.side);
    expect(openForms(question).map((form) => form.do)).toContain(lesson.asked.do);
    expect(isAsked(lesson, question, lesson.asked)).toBe(true);
    expect(isAsked(lesson, question, { do: 'nothing of the kind' })).toBe(false);
  });

  test('is taken by the referee and leaves something to tell, or a draft', () => {
    const given = playLesson(game, lesson).give(lesson.asked);
    expect('code' in given ? given : 'taken').toBe('taken');
  });

  test('has a die for each roll of its order, and none to spare', () => {
    const dice = lesson.dice ?? [];
    expect(isTaken(game, { ...lesson, dice })).toBe(true);
    expect(isTaken(game, { ...lesson, dice: [...dice, 1] })).toBe(false);
    expect(isTaken(game, { ...lesson, dice: dice.slice(0, -1) })).toBe(dice.length === 0);
  });

  test('has the units of its sets on the map of its side, by the ids that its order names', () => {
    const { view } = playLesson(game, lesson);
    const { counters, holdings = [] } = game.picture.scene(view, 'en', []);
    const drawn = [...counters, ...holdings.flatMap((box) => box.counters)].map(({ id }) => id);
    const units = Object.values(lesson.asked)
      .flatMap((value) => (Array.isArray(value) ? value : []))
      .filter((id) => game.rules.universe.unit?.has(id));
    expect(drawn).toEqual(expect.arrayContaining(units));
  });

  test('names clauses of the game', () => {
    for (const clause of lesson.clauses) expect(Object.keys(game.words.clauses)).toContain(clause);
  });
});

test('hits are the ones asked for in whichever order they are named', () => {
  const found = taught.find(([, , , { asked }]) => typeof asked.hits === 'object');
  if (found === undefined) throw new Error('no lesson asks for hits');
  const [, , game, lesson] = found;
  const { question } = playLesson(game, lesson);
  const hits = Object.fromEntries(Object.entries(lesson.asked.hits ?? {}).reverse());
  expect(isAsked(lesson, question, { ...lesson.asked, hits })).toBe(true);
  const [first = ''] = Object.keys(hits);
  expect(isAsked(lesson, question, { ...lesson.asked, hits: { ...hits, [first]: 2 } })).toBe(false);
});

/** Whether the order asked for goes through with the dice of the lesson. */
function isTaken(game: Game, lesson: Lesson): boolean {
  try {
    return !('code' in playLesson(game, lesson).give(lesson.asked));
  } catch (error) {
    if (error instanceof LessonError) return false;
    throw error;
  }
}

/**
 * The guided first turns are played as they are told: each order is asked for where it is legal, and the dice
 * fall as prepared.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { openForms } from '../../src/referee/index.js';
import { isAsked, playLesson } from '../../src/web/learn/lesson.js';

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

  test('names clauses of the game', () => {
    for (const clause of lesson.clauses) expect(Object.keys(game.clauses)).toContain(clause);
  });
});

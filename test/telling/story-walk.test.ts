/** Whole matches as stories: nothing that a reader can see is missing from them, and nothing is told twice. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import { isKernelKey } from '../../src/referee/index.js';
import { boundStory, headlineOf, makeNarrators, shortStory, storyOf } from '../../src/telling/index.js';
import { toldEvents } from '../games/kept-walk.js';

const narrators = makeNarrators();
const MATCHES = 3;
const MOST = 120;

describe.each(games().map((game) => [game.id, game] as const))('the story of %s', (_, game) => {
  test('has a row for every key of the log', { timeout: 120_000 }, () => {
    const missing = new Set<string>();
    for (const { chapter } of toldEvents(game, MATCHES, MOST))
      for (const { key } of [...chapter.entries, ...chapter.told])
        if (!isKernelKey(key) && !Object.hasOwn(game.words.tells, key)) missing.add(key);
    expect([...missing]).toEqual([]);
  });

  test('tells every unit that leaves a reader’s view as one loss', { timeout: 120_000 }, () => {
    const wrong: object[] = [];
    let losses = 0;
    // A hit is told before the combat is over and the counter taken off: what is told is compared phase by phase.
    const spans = new Map<string, Span>();
    for (const { match, viewer, chapter, before, after } of toldEvents(game, MATCHES, MOST)) {
      const key = `${match} ${viewer}`;
      const reader = { narrator: narrators(game, 'en'), side: viewer, zone: 'UTC', names: {} };
      const { told, gone } = spans.get(key) ?? { told: [], gone: [] };
      for (const { weight, units } of storyOf(reader, [chapter])) if (weight === 'loss') told.push(...units);
      for (const change of game.picture.changes(before, after, 'en'))
        if (change.style === 'loss' && change.unit !== null) gone.push(change.unit);
      spans.set(key, { told, gone });
      if (JSON.stringify(before.now) === JSON.stringify(after.now)) continue;
      spans.delete(key);
      losses += gone.length;
      const there = new Set(game.picture.scene(after, 'en', []).counters.map(({ id }) => id));
      const fault = faultIn({ told, gone }, there);
      if (fault !== '') wrong.push({ viewer, match, n: chapter.n, fault, told, gone });
    }
    expect(losses).toBeGreaterThan(20);
    expect(wrong.slice(0, 2)).toEqual([]);
  });
});

describe.each(games().map((game) => [game.id, game] as const))('what is told of %s', (_, game) => {
  test('agrees on the losses and the score on every surface', { timeout: 120_000 }, () => {
    const missing: object[] = [];
    let told = 0;
    for (const { viewer, chapter, before, after } of toldEvents(game, 2, MOST)) {
      const narrator = narrators(game, 'en');
      const reader = { narrator, side: viewer, zone: 'UTC', names: {} };
      const [was, is] = [before, after].map((view) => game.picture.aim?.(view));
      const counts = was === undefined || is === undefined ? undefined : { was, is };
      const facts = storyOf(reader, [chapter], counts);
      const scores = facts.filter(({ weight }) => weight === 'score');
      if (scores.length !== Number(was?.score !== is?.score)) missing.push({ n: chapter.n, scores });
      const lost = facts.flatMap(({ weight, units }) => (weight === 'loss' ? units : []));
      const bound = boundStory(reader, facts, 3);
      const surfaces = [
        headlineOf(reader, facts),
        shortStory(reader, facts, 3)
          .map(({ text }) => text)
          .join(' '),
        [...bound.joined, ...bound.facts.map(({ text }) => text)].join(' '),
      ];
      for (const text of surfaces) {
        for (const { was, is } of scores)
          if (!text.includes(`${was} → ${is}`)) missing.push({ was, is, text });
        const named = lost.filter((unit) => text.includes(narrator.game.named('unit', [unit])));
        const counted = [...text.matchAll(/lost (\w+) units?|(\w+) units? (?:was|were) lost/g)];
        if (named.length < lost.length && counted.length === 0) missing.push({ lost, text });
      }
      told += lost.length;
    }
    expect(told).toBeGreaterThan(10);
    expect(missing.slice(0, 2)).toEqual([]);
  });
});

/** Losses that are told, and units that left the view. */
interface Span {
  readonly told: string[];
  readonly gone: string[];
}

/** Who lay face down in the view is named by the log as he falls: he stands for a token that is gone. */
function faultIn({ told, gone }: Span, there: ReadonlySet<string>): string {
  if (new Set(told).size < told.length) return 'told twice';
  const untold = gone.filter((unit) => !told.includes(unit));
  const unseen = told.filter((unit) => !gone.includes(unit));
  if (told.some((unit) => there.has(unit))) return 'told, but still there';
  return untold.length > unseen.length ? 'gone, but not told' : '';
}

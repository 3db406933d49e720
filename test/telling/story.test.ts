/** What a stretch of a match comes to: sentences, the heaviest first, and nothing of weight left out. */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import type { Chapter, ReportRoll } from '../../src/match/index.js';
import type { Entry, Game, Locale } from '../../src/referee/index.js';
import {
  boundStory,
  type Counts,
  headlineOf,
  makeNarrators,
  shortStory,
  storyOf,
} from '../../src/telling/index.js';

const narrators = makeNarrators();
const kyuchorei = loadGame('kyuchorei');

const fight = { units: ['J-III-4'], at: '1503', attack: 8, defence: 5, odds: 1 };
const fired = (result: string, unit: string): Entry => ({ key: `fire.${result}`, ...fight, unit });
const gone = (unit: string): Entry => ({ key: 'noRetreat', unit, at: '1504' });
const retreat = (unit: string): Entry => ({
  key: 'retreat',
  unit,
  from: '1503',
  to: '1502',
  hexes: ['1502'],
  n: 1,
});
const fatigue = (...units: string[]): Entry => ({ key: 'fatigue', units });
const move = (unit: string): Entry => ({ key: 'move', unit, from: '1402', to: '1403', path: ['1403'] });
const ended: Entry = { key: 'ended.melee', side: 'RU' };
const RUSSIANS = ['R-I-33', 'R-II-33', 'R-III-33', 'R-IV-33'];

interface Given {
  readonly side?: string;
  readonly locale?: Locale;
  readonly game?: Game;
  readonly by?: string;
  readonly counts?: Counts;
}

function chapterOf(entries: readonly Entry[], by = 'RU', rolls: readonly ReportRoll[] = []): Chapter {
  return {
    n: 7,
    at: '2026-11-21T10:15:30Z',
    type: 'played',
    entries,
    told: [],
    rolls,
    facts: {},
    outline: {
      phases: [{ from: 0, orders: 0, now: [{ key: 'turn', n: 2 }], side: by }],
      orders: entries.map((_, from) => ({ from, side: by, do: null })),
    },
  };
}

function story(
  entries: readonly Entry[],
  { side = 'JP', locale = 'en', game = kyuchorei, by, counts }: Given = {},
) {
  const narrator = narrators(game, locale);
  const facts = storyOf({ narrator, side, zone: 'UTC', names: {} }, [chapterOf(entries, by)], counts);
  return { facts, hearer: { narrator, side } };
}

function headline(entries: readonly Entry[], given: Given = {}): string {
  const { facts, hearer } = story(entries, given);
  return headlineOf(hearer, facts);
}

describe('a headline', () => {
  const day = [gone('J-II-4'), fired('none', 'J-I-4'), gone('J-II-16'), fatigue(...RUSSIANS), ended];

  test('says who lost what, then who is disordered', () => {
    expect(headline(day)).toBe('You lost II/16 and II/4. Four Russian battalions are disordered.');
    expect(headline(day, { side: 'RU' })).toBe(
      'The Japanese lost II/16 and II/4. Four Russian battalions are disordered.',
    );
    expect(headline(day, { locale: 'ja' })).toBe('II/16、II/4を失いました。ロシア軍4個大隊が混乱。');
    expect(headline(day, { side: 'spectator', locale: 'ja' })).toBe(
      '日本軍はII/16、II/4を失いました。ロシア軍4個大隊が混乱。',
    );
  });

  test('says of each side who tired where a melee tired both', () => {
    const both = [fatigue('R-III-33', 'J-II-4', 'J-III-4')];
    expect(headline(both)).toBe('II/4 and III/4 are disordered. III/33 is disordered.');
    expect(headline(both, { side: 'RU' })).toBe('III/33 is disordered. II/4 and III/4 are disordered.');
  });

  test('says of a unit what became of it in the end', () => {
    expect(headline([fired('again', 'R-I-33'), retreat('R-I-33')])).toBe('I/33 retreated.');
    expect(headline([fired('hit', 'R-I-33'), fired('again', 'R-I-33'), gone('R-I-33')])).toBe(
      'The Russians lost I/33.',
    );
  });

  test('tells the newest fight where nothing came of it, else what others did, else what came by itself', () => {
    const shot = /^III\/4 fired at I\/33 in 1503: .* no effect\.$/;
    expect(headline([move('R-II-33'), fired('none', 'R-I-33'), ended])).toMatch(shot);
    expect(headline([move('R-II-33'), ended])).toMatch(/^II\/33 moved/);
    expect(headline([ended, { key: 'turn', n: 3 }])).toBe('Turn 3 began.');
    expect(headline([move('J-II-4')], { by: 'JP' })).toBe('');
  });

  test('says nothing of moves that were undone', () => {
    expect(headline([move('R-II-33'), { key: 'back' }])).toBe('All moves of the phase were undone.');
  });

  test('gives the score from both ends', () => {
    const [was, is] = ['0/6', '1/6'].map((score) => ({ what: { key: 'aim.what' }, score }));
    if (was === undefined || is === undefined) return expect.fail();
    expect(headline([ended], { counts: { was, is } })).toBe('Forts mopped up: 0/6 → 1/6.');
    expect(headline([ended], { counts: { was, is: was } })).toBe('The Russians ended the melee phase.');
  });

  test('keeps to 140 columns by counting, not by leaving out', () => {
    const witp = loadGame('witp');
    const lost = [...(witp.rules.universe.unit ?? [])].map((unit): Entry => ({ key: 'unit.lost', unit }));
    const text = headline(lost, { game: witp, side: 'J' });
    expect(text).toMatch(/^You lost \d+ units\. The Allies lost \d+ units\.$/);
    const figures = [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    expect(figures.reduce((sum, one) => sum + one, 0)).toBe(lost.length);
  });

  test.each([
    ['kyuchorei', 'noRetreat', 'JP', ['R-I-33', 'J-I-4'], 'You lost I/4. The Russians lost I/33.'],
    ['taiheiyo', 'damage.sunk', 'A', ['jp_akagi', 'jp_nachi'], 'Japan lost Akagi and Nachi.'],
  ] as const)('of %s, names the reader’s own first, then the strongest', (id, key, side, units, told) => {
    const game = loadGame(id);
    const entries = units.map((unit): Entry => ({ key, unit, at: '' }));
    expect(headline(entries, { game, side })).toBe(told);
  });

  // All battalions of Kyuchorei are alike.
  test.each(['manila45', 'squarepeg', 'taiheiyo', 'witp'])('knows what units of %s are worth', (id) => {
    const game = loadGame(id);
    const worth = [...(game.rules.universe.unit ?? [])].map((unit) => game.words.value?.(unit) ?? 1);
    expect(new Set(worth).size).toBeGreaterThan(1);
    expect(Math.min(...worth)).toBeGreaterThanOrEqual(0);
  });
});

describe('a short story', () => {
  const lines = (entries: readonly Entry[], given: Given = {}) => {
    const { facts, hearer } = story(entries, given);
    return shortStory(hearer, facts, 3).map(({ text }) => text);
  };

  test('has the losses first and one fact a line', () => {
    expect(lines([fired('none', 'J-I-4'), fired('none', 'J-III-4'), gone('J-II-4'), ended])).toEqual([
      'II/4 in 1504 had no hex to retreat to and was eliminated.',
      expect.stringMatching(/^III\/4 fired at III\/4/),
      expect.stringMatching(/^III\/4 fired at I\/4/),
    ]);
  });

  test('joins in its last line what must be told and has none', () => {
    const all = [gone('J-II-4'), gone('R-I-33'), retreat('R-II-33'), fatigue('J-I-4'), ended];
    expect(lines(all)).toEqual([
      'II/4 in 1504 had no hex to retreat to and was eliminated.',
      'I/33 in 1504 had no hex to retreat to and was eliminated.',
      'I/4 is disordered. II/33 retreated.',
    ]);
  });
});

describe('a story with room for some lines', () => {
  const bound = (entries: readonly Entry[], most: number, given: Given = {}) => {
    const { facts, hearer } = story(entries, given);
    const { facts: kept, joined, left } = boundStory(hearer, facts, most);
    return { kept: kept.map(({ text }) => text.split(' [')[0]), joined, left };
  };

  test('keeps the heaviest in their order, and counts the rest by what it is', () => {
    const moves = RUSSIANS.map(
      (unit): Entry => ({ ...move(unit), from: unit === 'R-I-33' ? '1401' : '1402', to: unit }),
    );
    expect(bound([...moves, fired('none', 'J-I-4'), gone('J-II-4'), fired('none', 'J-III-4')], 2)).toEqual({
      kept: [
        'II/4 in 1504 had no hex to retreat to and was eliminated.',
        expect.stringContaining('fired at III/4'),
      ],
      joined: [],
      left: 'Also: 1 more combat report, 4 more moves.',
    });
  });

  test('joins losses that have no line by name', () => {
    expect(bound([gone('J-II-4'), gone('J-II-16'), gone('J-I-29')], 1)).toMatchObject({
      joined: ['You lost II/16 and II/4.'],
      left: '',
    });
  });

  test('tells of the reader’s own orders what came of them', () => {
    const own = [move('J-II-4'), move('J-II-16'), fired('hit', 'R-I-33')];
    expect(bound(own, 25, { by: 'JP' })).toEqual({
      kept: [expect.stringContaining('hit, I/33 was disordered')],
      joined: [],
      left: 'Your own orders: 2 moves.',
    });
    expect(bound(own, 25, { by: 'JP', locale: 'ja' }).left).toBe('あなたの命令：移動2件。');
  });
});

test('events that were taken back by consent are no story', () => {
  const narrator = narrators(kyuchorei, 'en');
  const back: Chapter = { ...chapterOf([]), n: 8, type: 'takenBack', facts: { event: 7, orders: 0 } };
  const facts = storyOf({ narrator, side: 'JP', zone: 'UTC', names: {} }, [
    chapterOf([gone('J-II-4')]),
    back,
  ]);
  expect(facts.map(({ event, weight }) => [event, weight])).toEqual([[8, 'reveal']]);
});

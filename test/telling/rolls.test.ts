import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import type { ReportRoll } from '../../src/match/index.js';
import { LOCALES } from '../../src/referee/index.js';
import { makeNarrators, tellEntries } from '../../src/telling/index.js';
import { digestOf, game } from '../mail/samples.js';

const en = makeNarrators()(game, 'en');
const ja = makeNarrators()(game, 'ja');

const ROLL: ReportRoll = {
  chain: 1,
  k: 17,
  link: digestOf('link'),
  purpose: 'melee',
  dice: [6],
  faces: [4],
  modifiers: [{ amount: 1, on: 'defence', reason: 'fort', clause: 'KY-9.3.3.a' }],
  total: 4,
  outcomes: [
    [0, 'eliminated'],
    [1, 'retreat'],
    [6, 'none'],
  ],
  outcome: 'none',
};
const FELL = { key: 'roll', roll: 0 };
const told = (narrator: typeof en, roll: ReportRoll) => tellEntries(narrator, [FELL], [roll]);
const said = (narrator: typeof en, roll: ReportRoll) => told(narrator, roll).map(({ text }) => text);
/** What is folded away behind the line. */
const needed = (narrator: typeof en, roll: ReportRoll) =>
  told(narrator, roll).map((line) => line.roll?.needed);

describe('a roll that no other line tells of', () => {
  test('says what for, what fell and what came of it, with the clause', () => {
    expect(said(en, ROLL)).toEqual(['Melee: [4], no effect. [KY-9.3.c]']);
    expect(said(ja, ROLL)).toEqual(['白兵戦：[4] → 効果なし。 [KY-9.3.c]']);
  });

  test('has folded behind it what every face meant, and why', () => {
    expect(needed(en, ROLL)).toEqual([
      'melee: die 4, no effect (1: retreat, 2–6: no effect; defense +1 (fort) [KY-9.3.3.a])',
    ]);
    expect(needed(ja, ROLL)).toEqual([
      '白兵戦：ダイス4 → 効果なし（1：退却、2～6：効果なし。防御側+1（陣地） [KY-9.3.3.a]）',
    ]);
  });

  test('is told without its die where that could bring one result only; the die is folded behind it', () => {
    const certain = { ...ROLL, outcomes: [[6, 'none']] as const };
    expect(said(en, certain)).toEqual(['Melee: no effect. [KY-9.3.c]']);
    expect(said(ja, certain)).toEqual(['白兵戦：効果なし。 [KY-9.3.c]']);
    expect(needed(en, certain)).toEqual([
      'melee: die 4, no effect (1–6: no effect; defense +1 (fort) [KY-9.3.3.a])',
    ]);
  });

  test('adds modifiers on the die, which shift what each face means', () => {
    const modifiers = [{ amount: -1, on: 'die', reason: 'fort', clause: 'KY-9.3.3.a' }] as const;
    expect(said(en, { ...ROLL, modifiers, total: 3 })).toEqual(['Melee: [4]−1 = 3, no effect. [KY-9.3.c]']);
    expect(needed(en, { ...ROLL, modifiers, total: 3 })).toEqual([
      'melee: die 4, −1 (fort) [KY-9.3.3.a] = 3, no effect (0: eliminated, 1: retreat, 2–5: no effect)',
    ]);
  });

  test('adds up dice that are looked up together, and says so of dice that are no cubes', () => {
    const two = {
      ...ROLL,
      dice: [6, 10],
      faces: [3, 9],
      modifiers: [],
      total: 12,
      outcomes: [
        [2, 'retreat'],
        [16, 'none'],
      ] as const,
    };
    expect(said(en, two)).toEqual(['Melee: [3]+[9] = 12, no effect. [KY-9.3.c]']);
    expect(needed(en, two)).toEqual([
      'melee: dice 3 + 9 (of 10 faces) = 12, no effect (2: retreat, 3–16: no effect)',
    ]);
  });

  test('never adds up the dice of two players, which no table joins', () => {
    const { outcome: _, ...bare } = {
      ...ROLL,
      dice: [6, 6],
      faces: [4, 2],
      outcomes: [],
      modifiers: [],
      total: 6,
    };
    expect(said(en, bare)).toEqual(['Melee: [4] [2]. [KY-9.3.c]']);
    expect(said(ja, bare)).toEqual(['白兵戦：[4] [2]。 [KY-9.3.c]']);
  });
});

describe('a roll and its result', () => {
  const noEffect = {
    key: 'melee.none',
    unit: 'R-III-33',
    units: ['J-I-4'],
    at: '1503',
    attack: 3,
    defence: 2,
    odds: 1,
    faces: 4,
    n: 1,
  };

  test('are one line where the next one says what came of it', () => {
    const [line, ...more] = tellEntries(en, [FELL, noEffect, { key: 'turn', n: 2 }], [ROLL]);
    expect(line?.text).toContain('1503');
    expect(line?.text).toMatch(/ \[KY-9\.3\.e\] \[4\]: no effect$/);
    expect(line?.bare).toMatch(/ \[KY-9\.3\.e\]$/);
    const dice = { faces: [{ face: 4, of: 6 }], sum: false, after: ': no effect' };
    expect(line?.roll?.dice).toEqual(dice);
    const proof = `proof: chain 1, k 17, link ${digestOf('link')}`;
    const folded = 'melee: die 4, no effect (1: retreat, 2–6: no effect; defense +1 (fort) [KY-9.3.3.a])';
    expect(line).toMatchObject({ from: 0, to: 2, roll: { needed: folded, proof } });
    expect(more.map(({ text }) => text)).toEqual(['Turn 2 began. [KY-5.1.a]']);
  });

  test('of several the last one alone is told with it', () => {
    const lines = tellEntries(
      ja,
      [FELL, { key: 'roll', roll: 1 }, noEffect],
      [ROLL, { ...ROLL, faces: [1], outcome: 'retreat' }],
    );
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 3],
    ]);
  });
});

test('a roll that nothing proves is told without a proof', () => {
  const { chain: _, k: __, link: ___, ...bare } = ROLL;
  expect(tellEntries(en, [FELL], [bare])[0]?.roll?.proof).toBe('');
});

describe('rolls of two sides at once', () => {
  const both = [FELL, { key: 'roll', roll: 1 }];
  const result = (unit: string) => ({
    key: 'melee.none',
    unit,
    units: ['J-III-4'],
    at: '1503',
    attack: 4,
    defence: 4,
    odds: '1:1',
  });
  const rolls = [ROLL, { ...ROLL, faces: [2], total: 2, k: 18 }];

  test('are told in the lines behind them, each in its own, and once', () => {
    const entries = [...both, result('R-III-33'), result('R-II-33')];
    const lines = tellEntries(en, entries, rolls);
    expect(lines.map(({ text }) => / \[(\d)\]: /.exec(text)?.[1])).toEqual(['4', '2']);
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [3, 4],
    ]);
  });

  test('are not told again where the lines name the faces themselves', () => {
    const entries = [...both, { ...result('R-III-33'), face: 4 }, { ...result('R-II-33'), face: 2 }];
    for (const { text, roll } of tellEntries(en, entries, rolls)) {
      expect(text).not.toMatch(/\[\d\]/);
      expect(roll?.needed).toContain('melee: die');
    }
  });
});

describe('a line that names the face of its die', () => {
  const entry = {
    key: 'fire.none',
    units: ['J-I-4'],
    unit: 'R-I-33',
    at: '1305',
    attack: 4,
    defence: 2,
    odds: 2,
  };
  const text = (line: object) =>
    tellEntries(en, [FELL, { ...entry, ...line }], [ROLL]).map((one) => one.text);

  test('does not tell it again behind itself', () => {
    const [said] = text({});
    expect(said).toMatch(/ \[4\]: no effect$/);
    expect(text({ face: 4 })).toEqual([said?.replace(' [4]: no effect', '')]);
  });
});

test('a game in which both sides roll for themselves says in its own words what was added', () => {
  const modifiers = [{ amount: 2, on: 'attack', reason: 'air', clause: 'WP-9.2.c' }] as const;
  const { outcome: _, ...bare } = ROLL;
  const roll: ReportRoll = { ...bare, purpose: 'battleA', modifiers, outcomes: [] };
  const war = loadGame('witp');
  const [english, japanese] = LOCALES.map((locale) => needed(makeNarrators()(war, locale), roll));
  expect(english).toEqual(['battle, Allies: die 4 (strength +2 (air support) [WP-9.2.c])']);
  expect(japanese).toEqual(['戦闘（連合軍）：ダイス4（戦力+2（航空支援） [WP-9.2.c]）']);
});

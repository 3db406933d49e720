/** What one step did to several units is one line that names them. */
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.js';
import type { Chapter, ReportRoll } from '../../src/match/index.js';
import type { Entry } from '../../src/referee/index.js';
import { logOf, makeNarrators, phasesOf, type Reader, tellEntries } from '../../src/telling/index.js';
import { digestOf } from '../mail/samples.js';

const witp = loadGame('witp');
const narrators = makeNarrators();
const reader = (side: string, locale: 'en' | 'ja' = 'en'): Reader => ({
  narrator: narrators(witp, locale),
  side,
  zone: 'UTC',
  names: {},
});
const [japanese = [], allied = []] = ['L', 'UL'].map((type) =>
  [1, 2, 3].map(
    (n) =>
      [...witp.rules.universe.unit!].find((id) => witp.words.nameOf('unit', id, 'en') === labelled(type, n))!,
  ),
);
function labelled(type: string, n: number): string {
  return type === 'L' ? `L${n}` : `U-L${n}`;
}
const damaged = (unit: string): Entry => ({ key: 'unit.damaged', unit });
const built = (hex: string, side = 'J'): Entry => ({ key: 'depot.built', side, hex });
const all = [...japanese, ...allied].map(damaged);

const roll: ReportRoll = {
  chain: 1,
  k: 1,
  link: digestOf('1'),
  purpose: 'submarinesJ',
  dice: [6],
  faces: [4],
  modifiers: [],
  total: 4,
  outcomes: [],
  outcome: 'hit',
};

describe('several units to which the same was done', () => {
  test('are one line, each side’s its own, with all that it tells', () => {
    const lines = tellEntries(reader('J').narrator, all, []);
    expect(lines.map(({ text, from, to, entries }) => [text, from, to, entries.length])).toEqual([
      ['L1, L2, and L3 were damaged. [WP-2.2.2.b]', 0, 3, 3],
      ['U-L1, U-L2, and U-L3 were damaged. [WP-2.2.2.b]', 3, 6, 3],
    ]);
    expect(tellEntries(reader('J', 'ja').narrator, all, []).map(({ text }) => text)).toEqual([
      'L1、L2、L3は損耗。 [WP-2.2.2.b]',
      'U-L1、U-L2、U-L3は損耗。 [WP-2.2.2.b]',
    ]);
  });

  test('have the roll that did it behind them', () => {
    const entries = [{ key: 'roll', roll: 0 }, ...japanese.map(damaged), { key: 'movement.end' }];
    expect(tellEntries(reader('J').narrator, entries, [roll]).map(({ text }) => text)).toEqual([
      'L1, L2, and L3 were damaged. [WP-2.2.2.b] [4]: hit',
      'The movement segment ended. [WP-8.1.c]',
    ]);
  });

  test('are told apart where more than one thing differs, and where the game tells one by one', () => {
    const [one = '', two = ''] = japanese;
    const arrived = (unit: string, hex: string): Entry => ({ key: 'arrived', unit, hex });
    const entries = [
      arrived(one, '0804'),
      arrived(two, '0904'),
      damaged(one),
      { key: 'unit.lost', unit: one },
    ];
    const passed = ['J', 'A'].map((side) => ({ key: 'impulse.pass', side }));
    expect(tellEntries(reader('J').narrator, [...entries, ...passed], [])).toHaveLength(6);
  });
});

describe('the log of an event', () => {
  const depots = [built('0804'), built('0604'), built('0904'), built('0109', 'A')];
  const chapter: Chapter = {
    n: 7,
    at: '2026-11-21T10:15:30Z',
    type: 'played',
    told: [],
    rolls: [],
    facts: {},
    entries: depots,
    outline: {
      phases: [{ from: 0, orders: 0, now: [{ key: 'turn', n: 3 }], side: null }],
      orders: [
        ...[0, 1, 2].map((from) => ({ from, side: 'J', do: 'build' })),
        { from: 3, side: 'A', do: 'build' },
      ],
    },
  };

  test('tells orders of one kind as one, with the ids of all', () => {
    const deeds = phasesOf(reader('spectator'), [chapter]).flatMap(({ passages }) =>
      passages.flatMap((passage) => passage.deeds),
    );
    expect(deeds.map(({ line }) => [line.text, line.entries.length])).toEqual([
      ['Japan built depots at Kure 0804, Shanghai 0604, and Yokosuka 0904. [WP-6.1.a]', 3],
      [expect.stringMatching(/^The Allies built a depot at /), 1],
    ]);
  });

  test('is one line an order where it is read order by order', () => {
    expect(logOf(reader('spectator'), [chapter]).flatMap(({ lines }) => lines)).toHaveLength(4);
  });

  test('keeps own orders and others’ apart', () => {
    const owns = phasesOf(reader('J'), [chapter]).flatMap(({ passages }) => passages.map(({ own }) => own));
    expect(owns).toEqual([
      'You gave these orders: Japan built depots at Kure 0804, Shanghai 0604, and Yokosuka 0904.',
      '',
    ]);
  });
});

/** Figures, plots and CSV of an audit, from rolls that are made up. */
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../src/audit/csv.js';
import {
  facesByDie,
  grouped,
  isOutside,
  isTelling,
  luckOverTime,
  luckSum,
  stakesOf,
  turnInAddress,
} from '../../src/audit/figures.js';
import type { AuditRoll } from '../../src/audit/index.js';
import { faceStrip, luckCurve, luckStrip, scaleOf, signedNumber } from '../../src/web/ledger/plots.js';
import { diceOf, percent } from '../../src/web/ledger/rows.js';

function roll(number: number, face: number, change: Partial<AuditRoll> = {}): AuditRoll {
  return {
    number,
    event: number,
    index: 0,
    at: '2026-11-21T10:00:00Z',
    after: 1,
    chain: 1,
    k: number,
    link: 'a'.repeat(64),
    purpose: 'fire',
    dice: [6],
    faces: [face],
    modifiers: [],
    total: face,
    outcomes: [],
    now: [{ key: 'turn', n: 4 }],
    fortunes: [{ side: 'JP', better: 'low' }],
    ...change,
  };
}

describe('faces', () => {
  test('are counted by kind of die, the kind thrown most often first', () => {
    const rolls = [
      roll(1, 6),
      roll(2, 6),
      roll(3, 1, { dice: [6, 6], faces: [1, 2] }),
      roll(4, 3, { dice: [4], faces: [3] }),
    ];
    const [six, four] = facesByDie(rolls);
    expect(six).toMatchObject({ faces: 6, thrown: 4, counts: [1, 1, 0, 0, 0, 2], expected: 4 / 6 });
    expect(four).toMatchObject({ faces: 4, thrown: 1, counts: [0, 0, 1, 0] });
  });

  test('of a kind that was thrown less often than it has faces tell nothing', () => {
    const [few] = facesByDie([roll(1, 6)]);
    const [enough] = facesByDie([1, 2, 3, 4, 5, 6].map((face) => roll(face, face)));
    expect([few, enough].map((kind) => kind !== undefined && isTelling(kind))).toEqual([false, true]);
  });
});

describe('luck', () => {
  test('is summed for each side that had a stake, and for one of them if asked', () => {
    const both = roll(1, 6, {
      dice: [6, 6],
      faces: [6, 1],
      total: 7,
      fortunes: [
        { side: 'JP', better: 'high', weights: [1, -1] },
        { side: 'RU', better: 'high', weights: [-1, 1] },
      ],
    });
    const stakes = stakesOf([both, roll(2, 1)]);
    expect(stakes.map(({ side }) => side)).toEqual(['JP', 'RU', 'JP']);
    expect(stakesOf([both, roll(2, 1)], 'RU')).toHaveLength(1);
    expect(stakes[0]?.luck).toBeCloseTo(-(stakes[1]?.luck ?? 0), 12);
  });

  test('has nothing to do with rolls that are good or bad for nobody', () => {
    expect(
      stakesOf([roll(1, 1, { fortunes: [] }), roll(2, 1, { fortunes: [{ side: 'JP', better: null }] })]),
    ).toEqual([]);
  });

  test('adds up roll by roll, and a sum beyond what chance allows is outside', () => {
    const ones = stakesOf([roll(1, 1), roll(2, 1), roll(3, 1), roll(4, 1)]);
    expect(luckOverTime(ones).map(({ luck }) => Number(luck.toFixed(6)))).toEqual([
      0.416667, 0.833333, 1.25, 1.666667,
    ]);
    expect(isOutside(luckSum(ones))).toBe(true);
    expect(isOutside(luckSum(ones.slice(0, 1)))).toBe(false);
    expect(luckSum([])).toEqual({ rolls: 0, luck: 0, band: { low: 0, high: 0 } });
  });

  test('is grouped by turn', () => {
    const turns = grouped(
      stakesOf([roll(1, 1), roll(2, 1, { now: [{ key: 'turn', n: 5 }] }), roll(3, 1)]),
      'turn',
    );
    expect([...turns].map(([turn, stakes]) => [turn, stakes.length])).toEqual([
      ['turn-4', 2],
      ['turn-5', 1],
    ]);
    expect([turnInAddress([]), turnInAddress([{ key: 'setup' }])]).toEqual(['', 'setup']);
  });
});

describe('plots', () => {
  const sixes = facesByDie(Array.from({ length: 12 }, (_, i) => roll(i + 1, i < 8 ? 6 : 1)))[0];

  test('mark what lies outside the range by shape, not by colour alone', () => {
    if (sixes === undefined) throw new Error('no dice');
    expect(faceStrip(sixes, 6)).toContain('class="mark outside"');
    expect(faceStrip(sixes, 1)).toContain('<circle');
  });

  test('hold numbers alone, and whatever is said in them is escaped', () => {
    const points = luckOverTime(stakesOf([roll(7, 1), roll(9, 6)]));
    const svg = luckCurve(points, [7, 9], scaleOf(points), '<JP> & "RU"');
    expect(svg).toContain('aria-label="&lt;JP&gt; &amp; &quot;RU&quot;"');
    for (const drawn of [svg, luckStrip(luckSum(stakesOf([roll(1, 1)])), 1)])
      expect(drawn).not.toMatch(/NaN|Infinity|style=/);
  });

  test('of a single roll fit too', () => {
    const points = luckOverTime(stakesOf([roll(1, 1)]));
    expect(luckCurve(points, [1, 1], scaleOf(points), 'x')).not.toMatch(/NaN|Infinity/);
  });
});

describe('numbers as people read them', () => {
  test('have signs, and nought has none', () => {
    expect([
      signedNumber(0.254, 2),
      signedNumber(-1, 1),
      signedNumber(-0.001, 2),
      signedNumber(0, 2),
    ]).toEqual(['+0.25', '−1.0', '0.00', '0.00']);
    expect([percent(1 / 3), percent(0.001), percent(0), percent(1)]).toEqual(['33%', '< 1%', '0%', '100%']);
    expect([diceOf([6]), diceOf([6, 6, 4]), diceOf([])]).toEqual(['1d6', '2d6 + 1d4', '']);
  });
});

describe('CSV', () => {
  test('is RFC 4180: quotes doubled, cells with commas, quotes or line ends quoted, every row ended', () => {
    expect(
      toCsv([
        ['a', 'b,c', 'd"e', 'f\ng'],
        [1, null, -2, ''],
      ]),
    ).toBe('\ufeffa,"b,c","d""e","f\ng"\r\n1,,-2,\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'a text like %j is no formula',
    (text) => {
      const [, cell = ''] = /^\ufeff"?(.*?)"?\r\n$/s.exec(toCsv([[text]])) ?? [];
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  test('numbers of our own are numbers', () => {
    expect(toCsv([[-0.25, '0.25']])).toBe('\ufeff-0.25,0.25\r\n');
  });
});

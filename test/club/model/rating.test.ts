import { describe, expect, test } from 'vitest';
import { countedResults } from '../../../src/club/model/counted.js';
import { type RatedMatch, rate, weightsOf } from '../../../src/club/model/rating.js';
import type { Result } from '../../../src/club/model/types.js';
import { groupOf, pairingsIn, resultOf, rulingOf } from './sheets.js';
import { shuffled, simulated } from './simulated.js';

const LOGIT = 400 / Math.LN10;
const OF_95 = 1.959964;
const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
const START = Date.UTC(2027, 0, 1);

function matchOf(
  n: number,
  players: readonly [string, string],
  score: RatedMatch['score'],
  changed: Partial<RatedMatch> = {},
): RatedMatch {
  return {
    match: `m${n}`,
    pairing: `p${n}`,
    setting: 's',
    players,
    score,
    endedAt: new Date(START),
    ...changed,
  };
}

/** Newton's method on whole matrices, as slow and as plain as it can be. */
function dense(matches: readonly RatedMatch[]) {
  const names = [...new Set(matches.flatMap(({ players }) => players))];
  const settings = [...new Set(matches.map(({ setting }) => setting))];
  const size = names.length + settings.length;
  const weights = weightsOf(matches);
  const precision = (n: number) => (LOGIT / (n < names.length ? 250 : 200)) ** 2;
  const signs = matches.map(({ players, setting }) => {
    const row = new Array<number>(size).fill(0);
    row[names.indexOf(players[0])] = 1;
    row[names.indexOf(players[1])] = -1;
    row[names.length + settings.indexOf(setting)] = 1;
    return row;
  });
  let at = new Array<number>(size).fill(0);
  let inverse: readonly (readonly number[])[] = [];
  for (let step = 0; step < 12; step += 1) {
    const slope = at.map((value, n) => -precision(n) * value);
    const curved = at.map((_, i) => at.map((_value, j) => (i === j ? precision(i) : 0)));
    for (const [m, row] of signs.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, sign, n) => sum + sign * (at[n] ?? 0), 0)));
      const weight = weights[m] ?? 0;
      for (const [i, one] of row.entries()) {
        slope[i] = (slope[i] ?? 0) + weight * one * ((matches[m]?.score ?? 0) - chance);
        for (const [j, other] of row.entries()) {
          const line = curved[i] ?? [];
          line[j] = (line[j] ?? 0) + weight * chance * (1 - chance) * one * other;
        }
      }
    }
    inverse = inverted(curved);
    at = at.map((value, i) => value + slope.reduce((sum, one, j) => sum + (inverse[i]?.[j] ?? 0) * one, 0));
  }
  const within = (n: number) => OF_95 * LOGIT * Math.sqrt(inverse[n]?.[n] ?? 0);
  return {
    strengths: new Map(
      names.map((name, n) => [name, { strength: 1500 + LOGIT * (at[n] ?? 0), within: within(n) }]),
    ),
    offsets: new Map(
      settings.map((name, n) => [
        name,
        { offset: LOGIT * (at[names.length + n] ?? 0), within: within(names.length + n) },
      ]),
    ),
  };
}

function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, row] of rows.entries()) {
    const first = row[i] ?? 1;
    for (const [j, value] of row.entries()) row[j] = value / first;
    for (const [k, other] of rows.entries()) {
      const times = other[i] ?? 0;
      if (k !== i) for (const [j, value] of other.entries()) other[j] = value - times * (row[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

describe('the fit', () => {
  const offsets = { short: 150, long: -80 };
  const { matches } = simulated({ seed: 3, players: 40, results: 250, offsets, years: 6 });
  const ratings = rate(matches);
  const exact = dense(matches);

  test('finds what a dense Newton solution finds', () => {
    expect(ratings.players.size).toBe(40);
    for (const [id, { strength }] of exact.strengths)
      expect(ratings.players.get(id)?.strength).toBeCloseTo(strength, 6);
    for (const [id, { offset }] of exact.offsets)
      expect(ratings.offsets.get(id)?.offset).toBeCloseTo(offset, 6);
  });

  test('gives intervals within a few percent of the exact ones', () => {
    for (const [id, { within }] of exact.strengths) {
      const ratio = (ratings.players.get(id)?.within ?? 0) / within;
      expect(ratio).toBeGreaterThan(0.97);
      expect(ratio).toBeLessThan(1.06);
    }
    for (const [id, { within }] of exact.offsets) {
      const ratio = (ratings.offsets.get(id)?.within ?? 0) / within;
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThan(1.25);
    }
  });

  test('gives the same digits whatever the order of the results', () => {
    for (const seed of [1, 2, 3]) expect(rate(shuffled(matches, seed))).toEqual(ratings);
  });

  test('does not drift by itself', () => {
    const later = matches.map((one) => ({ ...one, endedAt: new Date(one.endedAt.getTime() + 8 * YEAR_MS) }));
    expect(rate(later)).toEqual(ratings);
  });

  test('knows nobody where there are no results', () => {
    expect(rate([])).toEqual({ players: new Map(), offsets: new Map() });
  });

  test('takes a draw as half a win for each', () => {
    const drawn = rate([matchOf(1, ['a', 'b'], 0.5), matchOf(2, ['b', 'a'], 0.5)]);
    expect(drawn.players.get('a')?.strength).toBeCloseTo(1500, 9);
    expect(drawn.offsets.get('s')?.offset).toBeCloseTo(0, 9);
  });

  test('converges where somebody wins everything', () => {
    const wins = Array.from({ length: 60 }, (_, n) => matchOf(n, ['a', `b${n}`], 1));
    const { strength } = rate(wins).players.get('a') ?? { strength: 0 };
    expect(strength).toBeCloseTo(dense(wins).strengths.get('a')?.strength ?? 0, 6);
  });
});

describe('intervals of 95 percent', () => {
  test('of 24 players and 120 matches hold 92 to 98 percent of strengths and offsets', () => {
    const seeds = 500;
    const held = { strengths: 0, offsets: 0 };
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { matches, strengths } = simulated({ seed, players: 24, results: 120, offsets: { s: 150 } });
      const { players, offsets } = rate(matches);
      const found = offsets.get('s');
      if (found !== undefined && Math.abs(found.offset - 150) <= found.within) held.offsets += 1;
      for (const [id, { strength, within }] of players)
        if (Math.abs(strength - (strengths.get(id) ?? 0)) <= within) held.strengths += 1 / players.size;
    }
    for (const one of [held.strengths / seeds, held.offsets / seeds]) {
      expect(one).toBeGreaterThanOrEqual(0.92);
      expect(one).toBeLessThanOrEqual(0.98);
    }
  });

  test('of an offset hold it in a large pool too, where the most likely value is too small', () => {
    const seeds = 20;
    let held = 0;
    let sum = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { matches } = simulated({ seed, players: 300, results: 3000, offsets: { s: 150 } });
      const { offset = 0, within = 0 } = rate(matches).offsets.get('s') ?? {};
      sum += offset;
      if (150 - offset <= within) held += 1;
    }
    expect(held / seeds).toBeGreaterThanOrEqual(0.92);
    expect(sum / seeds).toBeLessThan(148);
  });
});

describe('weights', () => {
  const year = (years: number) => new Date(START + years * YEAR_MS);

  test('halve every three years, counted back from the newest result', () => {
    const weights = weightsOf([
      matchOf(1, ['a', 'b'], 1, { endedAt: year(0) }),
      matchOf(2, ['c', 'd'], 1, { endedAt: year(3) }),
      matchOf(3, ['e', 'f'], 1, { endedAt: year(6) }),
    ]);
    expect([...weights]).toEqual([0.25, 0.5, 1]);
  });

  test('of the pairings of the same two within two years: the first two fully, the n-th 1/(n-1)', () => {
    const matches = Array.from({ length: 6 }, (_, n) => matchOf(n, n % 2 ? ['a', 'b'] : ['b', 'a'], 1));
    expect([...weightsOf(matches)]).toEqual([1, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5]);
    const others = matches.map((one, n) => ({ ...one, players: [`x${n}`, 'b'] as const }));
    expect([...weightsOf(others)]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('take both matches of a duel for one pairing', () => {
    const matches = [0, 0, 1, 1, 2, 2].map((pairing, n) =>
      matchOf(n, ['a', 'b'], 1, { pairing: `p${pairing}` }),
    );
    expect([...weightsOf(matches)]).toEqual([1, 1, 1, 1, 1 / 2, 1 / 2]);
  });

  test('forget pairings after two years', () => {
    const ends = [0, 0.1, 0.2, 2.15, 5].map(year);
    const matches = ends.map((endedAt, n) => matchOf(n, ['a', 'b'], 1, { endedAt }));
    const repeats = [...weightsOf(matches)].map(
      (weight, n) => weight / 0.5 ** ((5 - [0, 0.1, 0.2, 2.15, 5][n]!) / 3),
    );
    expect(repeats.map((one) => one.toFixed(6))).toEqual([
      '1.000000',
      '1.000000',
      '0.500000',
      '1.000000',
      '1.000000',
    ]);
  });
});

describe('the list', () => {
  /** Somebody with one result against each of so many opponents, who have met so many others. */
  function against(opponents: number, others: number, more = 0): boolean | undefined {
    const matches: RatedMatch[] = [];
    const add = (players: readonly [string, string]) => matches.push(matchOf(matches.length, players, 1));
    for (let n = 0; n < opponents; n += 1) add(['me', `opponent ${n}`]);
    for (let n = 0; n < more; n += 1) add(['me', 'opponent 0']);
    for (let n = 0; n < opponents; n += 1)
      for (let other = 0; other < others; other += 1) add([`opponent ${n}`, `other ${n} ${other}`]);
    return rate(matches).players.get('me')?.listed;
  }

  test('takes six results against four opponents who have results against two others', () => {
    expect(against(6, 2)).toBe(true);
    expect(against(4, 2, 2)).toBe(true);
    expect(against(5, 2)).toBe(false);
    expect(against(3, 2, 3)).toBe(false);
    expect(against(6, 1)).toBe(false);
  });

  test('does not know an offset before its interval is under a hundred points', () => {
    const few = simulated({ seed: 1, players: 24, results: 40, offsets: { s: 150 } });
    const more = simulated({ seed: 1, players: 24, results: 240, offsets: { s: 150 } });
    const [first, second] = [few, more].map(({ matches }) => rate(matches).offsets.get('s'));
    expect(first?.within).toBeGreaterThan(100);
    expect(first).toMatchObject({ known: false, results: 40 });
    expect(second?.within).toBeLessThan(100);
    expect(second).toMatchObject({ known: true, results: 240 });
  });
});

describe('attacks', () => {
  const honest = simulated({ seed: 9, players: 24, results: 120, offsets: { s: 0 } }).matches;
  const wins = (players: readonly (readonly [string, string])[]) =>
    players.map((one, n) => matchOf(10_000 + n, one, 1));

  test('twenty smurfs make a strong player whom nobody lists', () => {
    const cheat = wins(Array.from({ length: 20 }, (_, n) => ['cheat', `fresh ${n}`] as const));
    const rating = rate([...honest, ...cheat]).players.get('cheat');
    expect(rating?.strength).toBeGreaterThan(1850);
    expect(rating?.strength).toBeLessThan(2000);
    expect(rating?.listed).toBe(false);
  });

  test('a ring of four who resign to one again and again gains less than it would from strangers', () => {
    const ring = wins(Array.from({ length: 20 }, (_, n) => ['cheat', `friend ${n % 4}`] as const));
    const strangers = wins(Array.from({ length: 20 }, (_, n) => ['cheat', `fresh ${n}`] as const));
    const gained = rate([...honest, ...ring]).players.get('cheat');
    expect(gained?.strength).toBeLessThan(
      (rate([...honest, ...strangers]).players.get('cheat')?.strength ?? 0) - 50,
    );
    expect(gained?.listed).toBe(false);
  });

  test('a player who is struck leaves the fit with all results', () => {
    const cheat = wins(Array.from({ length: 20 }, (_, n) => ['cheat', `player ${n}`] as const));
    const clean = rate(honest);
    expect(rate([...honest, ...cheat])).not.toEqual(clean);
    expect(rate([...honest, ...cheat], new Set(['cheat']))).toEqual(clean);
  });

  test('nobody is rated by matches against themselves', () => {
    expect(rate([...honest, ...wins([['cheat', 'cheat']])])).toEqual(rate(honest));
  });
});

describe('what counts', () => {
  const [pairing] = pairingsIn(groupOf(2), 'duel');
  if (pairing === undefined) throw new Error('no pairing');
  const legs = (results: readonly Result[], rulings: Parameters<typeof countedResults>[2] = []) =>
    countedResults(pairing, results, rulings).map(({ leg }) => leg);
  const ended = (leg: 1 | 2, changed: Partial<Result> = {}) => resultOf(pairing, leg, 1, changed);

  test('is both matches of a duel, from when the second is over', () => {
    expect(legs([ended(1)])).toEqual([]);
    expect(legs([ended(1), ended(2)])).toEqual([1, 2]);
  });

  test.each(['rules', 'resigned', 'time', 'agreed'] as const)('is a match that ended so: %s', (reason) => {
    expect(legs([ended(1, { reason }), ended(2)])).toEqual([1, 2]);
  });

  test('is the first alone if the second ended otherwise', () => {
    expect(legs([ended(1), ended(2, { reason: 'broken off' })])).toEqual([1]);
    expect(legs([ended(1)], [rulingOf(pairing, [1, 0], { leg: 2, by: 'default', why: 'walkover' })])).toEqual(
      [1],
    );
  });

  test('is no match in which somebody has not completed a turn', () => {
    expect(legs([ended(1, { bothPlayed: false }), ended(2)])).toEqual([2]);
  });

  test('is no match that somebody has ruled on, unless the ruling was reversed', () => {
    const results = [ended(1), ended(2)];
    expect(legs(results, [rulingOf(pairing, [0, 1])])).toEqual([2]);
    expect(legs(results, [rulingOf(pairing, [0, 1], { reversed: true })])).toEqual([1, 2]);
  });
});

import { describe, expect, test } from 'vitest';
import { byLot } from '../../../src/club/model/lots.js';
import { pairingScores, tableOf } from '../../../src/club/model/table.js';
import {
  duels,
  entryOf,
  groupOf,
  LOT,
  meetingOf,
  outAt,
  pairingsIn,
  resultOf,
  rulingOf,
  singles,
} from './sheets.js';

const order = (sheet: Parameters<typeof tableOf>[0]) => tableOf(sheet).map(({ entry }) => entry);

describe('a published cross table gives its published order', () => {
  test('World Cup 1950, final round: Uruguay, Brazil, Sweden, Spain', () => {
    const [uruguay, brazil, sweden, spain] = [1, 2, 3, 4];
    const rows = tableOf(singles(['-11=', '0-11', '00-1', '=00-']));
    expect(rows.map(({ entry }) => entry)).toEqual([uruguay, brazil, sweden, spain]);
    expect(rows.map(({ points }) => points)).toEqual([2.5, 2, 1, 0.5]);
  });

  test('Five Nations 1973: all five win at home and lose abroad, and nothing but the lot parts them', () => {
    // England, France, Ireland, Scotland, Wales
    const rows = tableOf(singles(['-1010', '0-011', '11-00', '001-1', '1010-']));
    expect(new Set(rows.map(({ points }) => points))).toEqual(new Set([2]));
    expect(new Set(rows.map(({ sonnebornBerger }) => sonnebornBerger))).toEqual(new Set([4]));
    expect(rows.map(({ entry }) => entry)).toEqual(byLot(LOT, 0, [1, 2, 3, 4, 5]));
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual(['lot', 'lot', 'lot', 'lot', null]);
  });

  test('AVRO 1938: two games each, scored as duels', () => {
    // Keres, Fine, Botvinnik, Euwe, Reshevsky, Alekhine, Capablanca, Flohr
    const sheet = duels([
      '-- 1= == == 1= == 1= ==',
      '0= -- 1= 10 10 11 == 1=',
      '== 0= -- =0 1= 1= =1 ==',
      '== 01 =1 -- 0= 0= 01 1=',
      '0= 01 0= 1= -- == == 1=',
      '== 00 0= 1= == -- =1 =1',
      '0= == =0 10 == =0 -- =1',
      '== 0= == 0= 0= =0 =0 --',
    ]);
    const rows = tableOf(sheet);
    expect(rows.map(({ entry }) => entry)).toEqual([1, 2, 3, 6, 5, 4, 7, 8]);
    expect(rows.map(({ points }) => points)).toEqual([5, 4.5, 4, 4, 3.5, 3.5, 2.5, 1]);
    // Botvinnik beat Alekhine, and Reshevsky beat Euwe.
    expect(rows[2]?.decidedBy).toBe('encounter');
    expect(rows[4]?.decidedBy).toBe('encounter');
  });
});

describe('level entries are parted', () => {
  test('by their encounter before Sonneborn-Berger', () => {
    // 1 and 2 have three points each. 2 beat 1, but 1 beat the stronger ones.
    const rows = tableOf(singles(['-0111', '1-101', '00-11', '010-0', '0001-']));
    expect(rows.map(({ entry, points }) => [entry, points]).slice(0, 2)).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(rows[0]?.decidedBy).toBe('encounter');
    expect(rows[2]?.decidedBy).toBe('points');
  });

  test('by Sonneborn-Berger where their encounters are level', () => {
    // 1 and 2 drew; 1 beat 3, who has two points, and 2 beat 4, who has one.
    const rows = tableOf(singles(['-=10', '=-01', '01-1', '100-']));
    expect(rows.map(({ entry }) => entry)).toEqual([3, 1, 2, 4]);
    expect(rows.map(({ sonnebornBerger }) => sonnebornBerger)).toEqual([2.5, 2.75, 1.75, 1.5]);
    expect(rows[1]?.decidedBy).toBe('sonnebornBerger');
  });

  test('by fewer time-outs', () => {
    const sheet = singles(['-=', '=-']);
    const results = sheet.results.map((one) => ({
      ...one,
      timeouts: [one.seats[0] === 1 ? 1 : 0, one.seats[1] === 1 ? 1 : 0] as const,
    }));
    const rows = tableOf({ ...sheet, results });
    expect(rows.map(({ entry, timeouts }) => [entry, timeouts])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(rows[0]?.decidedBy).toBe('timeouts');
  });

  test('by the lot in the end, whatever the order in which rows are read', () => {
    const sheet = singles(['-=', '=-']);
    const turned = { ...sheet, group: { ...sheet.group, entries: [2, 1] } };
    expect(order(sheet)).toEqual(byLot(LOT, 0, [1, 2]));
    expect(order(turned)).toEqual(order(sheet));
    expect(order({ ...sheet, lot: 'c' })).toEqual(byLot('c', 0, [1, 2]));
  });

  test('again by their own encounters when fewer are still level', () => {
    // Four have three points. Among them 1 and 2 have two, 3 and 4 one; 2 beat 1, whose Sonneborn-Berger is higher.
    const rows = tableOf(singles(['-01110', '1-1001', '00-111', '010-11', '0100-1', '10000-']));
    expect(rows.map(({ entry }) => entry)).toEqual([2, 1, 3, 4, 5, 6]);
    expect(rows.map(({ sonnebornBerger }) => sonnebornBerger).slice(0, 2)).toEqual([7, 8]);
  });

  test('not by encounters while some of them have not met', () => {
    // 1 beat 2, but neither has met 3, who is level with them.
    const rows = tableOf(singles(['-1...', '0-.1.', '..-01', '.01-1', '..00-']));
    expect(rows.map(({ entry }) => entry)).toEqual([4, 2, 1, 3, 5]);
    expect(rows[1]?.decidedBy).toBe('sonnebornBerger');
  });
});

describe('a duel', () => {
  const group = groupOf(2);
  const [pairing] = pairingsIn(group, 'duel');
  if (pairing === undefined) throw new Error('no pairing');
  const [a, b] = pairing.entries;
  const scores = (...results: Parameters<typeof pairingScores>[1]) => pairingScores(pairing, results, []);
  const points = (of: number, mine: number, other: number) => (leg: 1 | 2, winner: number) => {
    const isFirst = pairing.legs[leg - 1]?.seats[0] === of;
    return resultOf(pairing, leg, winner, { points: isFirst ? [mine, other] : [other, mine] });
  };

  test('is not over before both matches are', () => {
    expect(scores(resultOf(pairing, 1, a))).toBeUndefined();
    expect(
      scores(resultOf(pairing, 1, a), resultOf(pairing, 2, null, { reason: 'broken off' })),
    ).toBeUndefined();
  });

  test('is decided by its two matches', () => {
    expect(scores(resultOf(pairing, 1, a), resultOf(pairing, 2, a))).toEqual([1, 0]);
    expect(scores(resultOf(pairing, 1, b), resultOf(pairing, 2, null))).toEqual([0, 1]);
  });

  test('that is level is decided by the own score of the game', () => {
    expect(scores(points(a, 30, 10)(1, a), points(a, 12, 20)(2, b))).toEqual([1, 0]);
    expect(scores(points(a, 30, 20)(1, a), points(a, 12, 30)(2, b))).toEqual([0, 1]);
    expect(scores(points(a, 30, 20)(1, a), points(a, 12, 22)(2, b))).toEqual([0.5, 0.5]);
  });

  test('that is level is drawn where the game has no score of its own, or one match has none', () => {
    expect(scores(resultOf(pairing, 1, a), resultOf(pairing, 2, b))).toEqual([0.5, 0.5]);
    expect(scores(points(a, 30, 10)(1, a), resultOf(pairing, 2, b))).toEqual([0.5, 0.5]);
  });

  test('takes the newest ruling that was not reversed instead of a result', () => {
    const results = [resultOf(pairing, 1, a), resultOf(pairing, 2, a)];
    const lost = [1, 2].map((leg) => rulingOf(pairing, [0, 1], { leg: leg === 1 ? 1 : 2 }));
    expect(pairingScores(pairing, results, lost)).toEqual([0, 1]);
    const reversed = lost.map((one) => ({ ...one, reversed: true }));
    expect(pairingScores(pairing, results, reversed)).toEqual([1, 0]);
    const later = lost.map((one) =>
      rulingOf(pairing, [0, 0], { leg: one.leg, at: new Date(one.at.getTime() + 1) }),
    );
    expect(pairingScores(pairing, results, [...later, ...lost])).toEqual([0, 0]);
  });
});

describe('a row of somebody who left', () => {
  test('does not count for anybody before half of the pairings were over', () => {
    // 4 beat 1 and left before meeting 2 and 3.
    const sheet = singles(['-110', '0-1.', '00-.', '1..-'], {
      entries: [1, 2, 3].map((no) => entryOf(no)).concat(entryOf(4, outAt(2))),
    });
    const rows = tableOf(sheet);
    expect(rows.map(({ entry, place, points }) => [entry, place, points])).toEqual([
      [1, 1, 2],
      [2, 2, 1],
      [3, 3, 0],
      [4, null, 1],
    ]);
    expect(rows[0]?.lost).toBe(0);
  });

  test('counts once half of them were over', () => {
    // 5 beat 1 and lost to 2 before leaving: two of four.
    const entries = [1, 2, 3, 4].map((no) => entryOf(no)).concat(entryOf(5, outAt(2)));
    const sheet = singles(['-1110', '0-111', '00-1.', '000-.', '10..-'], { entries });
    expect(tableOf(sheet).every(({ place }) => place !== null)).toBe(true);
    expect(tableOf(sheet)[0]?.lost).toBe(1);
  });

  test('is not helped by results that came with the leaving', () => {
    const entries = [1, 2, 3, 4].map((no) => entryOf(no)).concat(entryOf(5, outAt(1)));
    const sheet = singles(['-1110', '0-111', '00-1.', '000-.', '10..-'], { entries });
    expect(tableOf(sheet).find(({ entry }) => entry === 5)?.place).toBeNull();
  });

  test('reckons pairings that a reserve took over', () => {
    const sheet = singles(['-110', '0-1.', '00-.', '1..-'], {
      entries: [1, 2, 3].map((no) => entryOf(no)).concat(entryOf(4, outAt(2)), entryOf(5)),
    });
    const taken = sheet.pairings.map((pairing) =>
      pairing.entries.includes(4) && !pairing.entries.includes(1)
        ? { ...pairing, entries: pairing.entries.map((no) => (no === 4 ? 5 : no)) as [number, number] }
        : pairing,
    );
    const group = { ...sheet.group, reserves: [{ entry: 5, instead: 4 }] };
    const won = resultOf(meetingOf(taken, 2, 5), 1, 5, { seats: [2, 5] });
    const rows = tableOf({ ...sheet, group, pairings: taken, results: [...sheet.results, won] });
    expect(rows.find(({ entry }) => entry === 4)?.place).toBeNull();
    expect(rows.find(({ entry }) => entry === 5)).toMatchObject({ points: 1, won: 1 });
  });
});

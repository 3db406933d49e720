/** Cards that are operations: strikes, movements, points. TS-7.3.b, TS-CJ, TS-CA. */
import { describe, expect, test } from 'vitest';
import {
  A_HAND,
  allot,
  begin,
  capture,
  card,
  hands,
  J_HAND,
  match,
  operation,
  raid,
  strike,
  to,
} from '../../support.js';
import { at, shifts, strength } from './shown.js';

const clauseOf = (
  side: string,
  hand: string,
  event: object,
  where: Record<string, string>,
  turn = 2,
  more = {},
) =>
  operation(side, turn, where, { ...(side === 'J' ? J_HAND(hand) : A_HAND(hand)), ...more }).clauseOf({
    do: 'event',
    ...event,
  });

const SHIPS = { japan: 'jp_kako', hawaii: 'us_chester' };

describe('strikes', () => {
  const where = { truk: 'j_air_1 j_air_2', rabaul: 'us_enterprise a_air_1' };
  const j01 = (units: string) =>
    operation('J', 2, { truk: 'j_air_1 j_air_2', rabaul: units }, J_HAND('C01'), [1, 1, 1, 1]).play(
      strike('J01', 'truk', 'rabaul'),
    );
  test('TS-CJ01.a J01: +2, less what the enemy has; A may answer with cards', () => {
    const sums = ['us_chester', 'us_enterprise', 'us_enterprise a_air_1'].map((units) =>
      shifts(j01(units))?.reduce((n, [, x]) => n + Number(x), 0),
    );
    expect(sums).toEqual([2, 1, 0]);
    const m = operation('J', 2, where, hands('C01', 'C10'), [1]).play(
      strike('J01', 'truk', 'rabaul'),
      card('A07'),
    );
    expect(shifts(m)).toContainEqual(['A07', -1]);
  });
  test('TS-CJ13.a J13: all carriers, half strength rounded down, normal shifts, they stay as they are', () => {
    const fleet = { truk: 'jp_akagi jp_junyo* jp_ryujo', rabaul: 'us_enterprise' };
    const m = operation('J', 2, fleet, J_HAND('C13'), [1]).play(strike('J13', 'truk', 'rabaul'));
    expect([strength(m), m.where('jp_akagi', 'jp_junyo')]).toEqual([4, ['truk', 'truk*']]);
  });
  test('TS-CJ14.a TS-CJ14.b J14: no shifts at all, A assigns; A12 halves it all the same', () => {
    const m = operation('J', 2, where, hands('C14', 'C10 C13 C05'), [5]).play(
      strike('J14', 'truk', 'rabaul'),
      card('A07'),
      card('A04'),
      card('A12'),
    );
    expect([shifts(m), strength(m), m.now]).toEqual([[], 3, 'A allot']);
  });
  const byA = (event: string, hand: string, dice: number[]) =>
    operation('A', 2, { australia: 'a_air_1 a_air_2', solomons: 'jp_kako' }, A_HAND(hand), dice).play(
      strike(event, 'australia', 'solomons'),
    );
  test('TS-CA01.a A01 shifts 1 right', () =>
    expect([shifts(byA('A01', 'C16', [1])), strength(byA('A01', 'C16', [1]))]).toEqual([[['A01', 1]], 4]));
  test('TS-CA08.a A08 shifts 2 right', () => expect(shifts(byA('A08', 'C09', [1, 1]))).toEqual([['A08', 2]]));
});

describe('operations', () => {
  test('TS-CJ02.a TS-CA05.a TS-CA13.a J02, A05 and A13 are ground strength 2', () => {
    const j = match(
      2,
      { philippines: 'jp_kako' },
      { ...begin('capture', { side: 'J' }), ...J_HAND('C02') },
    ).play(capture('philippines', 'C02'));
    expect(j.control('philippines')).toEqual(['J']);
    for (const id of ['C12', 'C04']) {
      const a = match(
        2,
        { singapore: 'us_chester' },
        { ...begin('capture', { side: 'A' }), ...A_HAND(id), points: { singapore: { owner: 'J' } } },
      );
      expect(a.play(capture('singapore', id)).control('singapore')).toEqual(['A']);
    }
  });
  test('TS-CJ03.a TS-CJ03.b J03: a movement like any other, +2 in the air of round 1 alone, once a game', () => {
    const where = { truk: 'jp_akagi jp_kaga', rabaul: 'us_enterprise us_chester' };
    const m = operation('J', 2, where, J_HAND('C03'), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).play(
      raid('J03', 'truk', 'jp_akagi jp_kaga', 'rabaul'),
    );
    expect([m.now, m.state.spent]).toEqual(['A reaction', ['J03']]);
    m.play('none');
    expect(shifts(m)).toEqual([['J03', 2]]);
    const second = at('jp_akagi us_chester', { round: 2, events: ['J03'] }, {}, [1]);
    expect(shifts(second)).toEqual([]);
    expect(shifts(at('jp_akagi us_chester', { events: ['J03'] }, {}, [1, 1, 1]))).toEqual([['J03', 2]]);
  });
  test('TS-CJ04.a J04: a point, or a card of A by chance', () => {
    const m = () => operation('J', 2, SHIPS, hands('C04', 'C01 C02'));
    expect(m().play({ do: 'event', event: 'J04', choice: 'point' }).state.score).toBe(1);
    expect(m().play({ do: 'event', event: 'J04', choice: 'discard' }).hand('A')).toHaveLength(1);
  });
  const RAID = { truk: 'jp_kako jp_akagi', rabaul: 'us_enterprise us_chester a_air_1' };
  test('TS-CJ05.a TS-CJ05.b J05: no carriers, no reaction, no air strikes, then away', () => {
    expect(
      clauseOf('J', 'C05', { event: 'J05', from: 'truk', ships: ['jp_akagi'], path: ['rabaul'] }, RAID),
    ).toBe('TS-CJ05.a');
    const m = operation('J', 2, RAID, J_HAND('C05'), [5, 1, 1]).play(
      raid('J05', 'truk', 'jp_kako', 'rabaul'),
    );
    expect([m.now, m.values('hits')]).toEqual(['A allot', ['{"us_chester":1}', '{"us_enterprise":1}']]);
    m.play(allot('us_enterprise'));
    expect(m.rolls.map((r) => r.purpose)).toEqual(['surface', 'damage', 'surface']);
    expect(m.now).toBe('J retreatPort');
    expect(m.play(to('truk')).now).toBe('A winnerRetreat');
  });
  test('TS-CJ05.c without combat they stay, face-down', () => {
    const m = operation('J', 2, { truk: 'jp_kako' }, J_HAND('C05')).play(
      raid('J05', 'truk', 'jp_kako', 'rabaul'),
    );
    expect(m.where('jp_kako')).toEqual(['rabaul*']);
  });
  test('TS-CJ06.a TS-CX.e J06: with Ceylon in hand, by a die', () => {
    const held = { points: { ceylon: { owner: 'J' } } };
    expect(clauseOf('J', 'C06', { event: 'J06' }, SHIPS)).toBe('TS-CX.e');
    const score = (die: number) =>
      operation('J', 2, SHIPS, { ...J_HAND('C06'), ...held }, [die]).play({ do: 'event', event: 'J06' }).state
        .score;
    expect([1, 2, 4, 5, 6].map(score)).toEqual([-1, 0, 0, 1, 2]);
  });
  const swap = (carriers: string[], air: string, where: string) => ({
    event: 'J09',
    carriers,
    air,
    to: where,
  });
  test('TS-CJ09.a J09: two face-up carriers for an air unit', () => {
    const where = { japan: 'jp_akagi jp_kaga jp_soryu*', 'turn:4': 'j_air_4' };
    const m = operation('J', 2, where, J_HAND('C09')).play({
      do: 'event',
      ...swap(['jp_akagi', 'jp_kaga'], 'j_air_4', 'truk'),
    });
    expect(m.where('jp_akagi', 'jp_kaga', 'j_air_4')).toEqual(['turn:3', 'turn:3', 'truk']);
    expect(clauseOf('J', 'C09', swap(['jp_akagi', 'jp_soryu'], 'j_air_4', 'truk'), where)).toBe('TS-CJ09.a');
    expect(
      clauseOf('J', 'C09', swap(['jp_akagi', 'jp_kaga'], 'j_air_4', 'truk'), {
        japan: 'jp_akagi jp_kaga j_air_1 j_air_2 j_air_3 j_air_4 j_air_5',
      }),
    ).toBe('TS-CJ09.b');
  });
  test('TS-CJ09.b the point must be J after the carriers have left; in turn 5 they are gone', () => {
    const where = { samoa: 'jp_akagi jp_kaga', japan: 'jp_soryu' };
    expect(clauseOf('J', 'C09', swap(['jp_akagi', 'jp_kaga'], 'j_air_1', 'samoa'), where)).toBe('TS-CJ09.b');
    expect(
      clauseOf('J', 'C09', swap(['jp_akagi', 'jp_kaga'], 'j_air_2', 'rabaul'), {
        ...where,
        rabaul: 'j_air_3',
      }),
    ).toBe('TS-CJ09.b');
    const m = operation('J', 5, where, J_HAND('C09')).play({
      do: 'event',
      ...swap(['jp_akagi', 'jp_kaga'], 'j_air_1', 'truk'),
    });
    expect(m.where('jp_akagi')).toEqual(['out']);
  });
  test('TS-CA02.a A02: with Midway or Attu, again and again', () => {
    expect(clauseOf('A', 'C15', { event: 'A02', choice: 'point' }, SHIPS)).toBe('TS-CX.e');
    const m = operation('A', 2, { midway: 'us_chester' }, hands('C01', 'C15')).play({
      do: 'event',
      event: 'A02',
      choice: 'point',
    });
    expect([m.state.score, m.state.spent]).toEqual([-1, []]);
    const n = operation('A', 2, { attu: 'us_chester' }, hands('C01', 'C15')).play({
      do: 'event',
      event: 'A02',
      choice: 'discard',
    });
    expect(n.discards).toEqual(['C15', 'C01']);
  });
  test('TS-CA10.a A10: with the Marianas, by a die', () => {
    expect(clauseOf('A', 'C07', { event: 'A10' }, SHIPS)).toBe('TS-CX.e');
    const score = (die: number) =>
      operation('A', 2, { marianas: 'us_chester' }, A_HAND('C07'), [die]).play({ do: 'event', event: 'A10' })
        .state.score;
    expect([1, 2, 3, 5, 6].map(score).map((n) => n + 0)).toEqual([0, 0, -1, -1, -2].map((n) => n + 0));
  });
  test('TS-CA16.a A16: in turn 5, a card of J by chance', () => {
    expect(clauseOf('A', 'C01', { event: 'A16' }, SHIPS, 4, hands('C05', 'C01'))).toBe('TS-CX.e');
    expect(
      operation('A', 5, SHIPS, hands('C05', 'C01')).play({ do: 'event', event: 'A16' }).discards,
    ).toEqual(['C01', 'C05']);
  });
  test('TS-CX.d a random discard is a secret draw from the whole hand; not from an empty one', () => {
    const m = operation('J', 2, SHIPS, hands('C04', 'C01 C02')).play({
      do: 'event',
      event: 'J04',
      choice: 'discard',
    });
    expect(m.session.events.flatMap((e) => e.draws)).toMatchObject([{ side: 'A', from: ['C01', 'C02'] }]);
    expect(clauseOf('J', 'C04', { event: 'J04', choice: 'discard' }, SHIPS)).toBe('TS-CX.d');
  });
});

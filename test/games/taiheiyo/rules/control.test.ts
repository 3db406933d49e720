/** Chapter 4: scoring, victory, control. */
import { describe, expect, test } from 'vitest';
import { back, begin, capture, game, J_HAND, judged, match, move, operation, redeploy } from '../support.js';

const scored = (turn: number, where: Record<string, string>, more = {}) =>
  match(turn, where, { ...begin('scoring'), ...more });
const winner = (turn: number, score: number) => {
  const { stop } = scored(turn, {}, { score: score + 6 }).session; // an empty map moves the marker by -6
  return stop.at === 'ended' ? `${stop.result.winner} ${stop.result.clause}` : 'on';
};

describe('scoring', () => {
  test('TS-4.0.a the difference of port values moves the marker', () => {
    expect(scored(1, {}).log.find((e) => e.key === 'score')).toMatchObject({ j: 7, a: 13, score: -6 });
  });
  test('TS-4.0.b the side with more bases gains a point, ports held as bases counted, a tie nothing', () => {
    expect(scored(1, { rabaul: 'jp_kako' }).state.score).toBe(-5);
    expect(scored(1, { rabaul: 'jp_kako', midway: 'us_chester' }).state.score).toBe(-6);
    expect(scored(1, { singapore: 'jp_kako' }).state.score).toBe(7 - 11 + 1);
  });
  test('TS-4.0.c a port held or contested scores for nobody', () => {
    expect(scored(1, { truk: 'us_chester' }).state.score).toBe(6 - 13 - 1);
    expect(
      scored(1, { truk: 'us_chester', kwajalein: 'j_air_1', midway: 'us_chicago' }).log.find(
        (e) => e.key === 'score',
      ),
    ).toMatchObject({ j: 6 });
  });
  test('TS-4.0.1.a cards move the marker at once', () => {
    const m = operation('J', 2, { japan: 'jp_kako' }, J_HAND('C04')).play({
      do: 'event',
      event: 'J04',
      choice: 'point',
    });
    expect(m.state.score).toBe(1);
  });
  test('TS-4.0.d the Fleet Train point is no base', () => {
    const base = scored(4, { kwajalein: 'us_chester' }, { score: 9 });
    const train = scored(4, { kwajalein: 'us_chester' }, { score: 9, fleetTrain: 'kwajalein' });
    expect([base, train].map((m) => m.log.find((e) => e.key === 'score')?.basesA)).toEqual([1, 0]);
  });
});

describe('victory', () => {
  test('TS-4.1.a Japan captured ends the match at once', () => {
    const where = { japan: 'us_maryland us_west_virginia us_colorado us_north_carolina us_washington' };
    const m = match(4, where, { phase: 'CAPTURE-A', hands: { A: ['C04', 'C12'] } }).play(
      capture('japan', 'C04 C12'),
    );
    expect(m.session.stop).toMatchObject({ result: { winner: 'A', key: 'japanTaken' } });
  });
  test('TS-4.1.b after turn 4', () => {
    expect([5, 4, 0, -1].map((n) => winner(4, n))).toEqual(['J TS-4.1.b', 'on', 'on', 'A TS-4.1.b']);
    expect(winner(3, 20)).toBe('on');
  });
  test('TS-4.1.c after turn 5', () => {
    expect([-5, -4, 0, 9].map((n) => winner(5, n))).toEqual([
      'A TS-4.1.c',
      'J TS-4.1.c',
      'J TS-4.1.c',
      'J TS-4.1.c',
    ]);
  });
  test('TS-4.1.d by the marker after the scoring of that turn', () => {
    expect(scored(4, {}, { score: 5 }).session.stop).toMatchObject({ result: { winner: 'A' } });
  });
});

describe('control of bases', () => {
  test('TS-4.2.a by J, A or nobody', () => {
    expect(judged({ rabaul: 'jp_kako', midway: 'us_chester' })('rabaul', 'midway', 'attu')).toEqual([
      'J',
      'A',
      '-',
    ]);
  });
  test('TS-4.2.b judged at the end of every operation', () => {
    const m = operation('J', 2, { truk: 'jp_kako' });
    expect(m.control('rabaul')).toEqual(['-']);
    expect(m.play(move('truk', 'jp_kako', 'rabaul')).control('rabaul')).toEqual(['J']);
  });
  test('TS-4.2.c ships control a base, not under an enemy umbrella', () => {
    expect(judged({ solomons: 'jp_kako' })('solomons')).toEqual(['J']);
    expect(judged({ solomons: 'jp_kako', australia: 'a_air_1' })('solomons')).toEqual(['-']);
  });
  test('TS-4.2.d TS-4.2.g an air unit controls its base even under an enemy umbrella; two umbrellas or enemy ships make it nobody’s', () => {
    expect(judged({ rabaul: 'a_air_1', truk: 'j_air_1' })('rabaul')).toEqual(['A']);
    expect(judged({ port_moresby: 'a_air_1', truk: 'j_air_1' })('rabaul')).toEqual(['-']);
    expect(judged({ rabaul: 'us_chester', truk: 'j_air_1' })('rabaul')).toEqual(['-']);
    expect(judged({ truk: 'j_air_1' })('rabaul')).toEqual(['J']);
  });
  test('TS-4.2.e umbrellas reach along routes of length 1 alone', () => {
    expect(judged({ truk: 'j_air_1', japan: 'j_air_2' })('rabaul', 'midway', 'attu', 'okinawa')).toEqual([
      'J',
      '-',
      '-',
      'J',
    ]);
  });
  test('TS-4.2.f an umbrella does not reach an enemy port', () => {
    expect(judged({ indochina: 'j_air_1' })('philippines', 'singapore')).toEqual(['A', 'A']);
  });
  test('TS-4.2.h without unit and umbrella a base is nobody’s', () => {
    expect(judged({ hawaii: 'a_air_1' }, { midway: { control: 'A' } })('midway')).toEqual(['A']);
    expect(judged({}, { midway: { control: 'A' } })('midway')).toEqual(['-']);
  });
});

describe('ports of the enemy', () => {
  const truk = (where: Record<string, string>, held?: string) =>
    judged(where, { truk: held === undefined ? {} : { held } })('truk')[0];
  test('TS-4.2.i ships without an enemy umbrella hold it as a base', () =>
    expect(truk({ truk: 'us_chester' })).toBe('A:2b'));
  test('TS-4.2.k an umbrella of the owner makes it contested, or gives it back where no ship is', () => {
    expect(truk({ truk: 'us_chester', rabaul: 'j_air_1' }, '2b')).toBe('-:3');
    expect(truk({ kwajalein: 'a_air_1', rabaul: 'j_air_1' }, '2c')).toBe('J');
  });
  test('TS-4.2.l TS-9.2.e captured, the marker flips', () => {
    const m = match(2, { singapore: 'jp_kako' }, { phase: 'CAPTURE-J', ...J_HAND('C02') }).play(
      capture('singapore', 'C02'),
    );
    expect([m.control('singapore')[0], m.state.points.filter((p) => p.owner === 'J')]).toEqual([
      'J',
      expect.objectContaining({ length: 4 }),
    ]);
  });
  test('TS-4.2.m without units of the holder it reverts', () => {
    const m = operation('A', 2, { truk: 'us_chester' }).play(back('truk', 'us_chester', 'samoa'));
    expect(m.control('truk')).toEqual(['J']);
  });
  test('TS-4.2.n every state of the chart, 2a with ships too', () => {
    expect(truk({})).toBe('J');
    expect(truk({ truk: 'a_air_1' })).toBe('A:2a');
    expect(truk({ truk: 'a_air_1 us_chester', rabaul: 'j_air_1' })).toBe('A:2a');
    expect(truk({ kwajalein: 'a_air_1' }, '3')).toBe('A:2c');
    const m = match(
      2,
      { truk: 'us_chester us_iowa a_air_1' },
      { ...begin('capture', { side: 'A' }), hands: { A: ['C01'] } },
    );
    expect(m.play(capture('truk', 'C01')).control('truk')).toEqual(['A']);
  });
  test('TS-4.2.o 2c follows 2b and 3 alone', () => {
    expect([truk({ kwajalein: 'a_air_1' }), truk({ kwajalein: 'a_air_1' }, '2a')]).toEqual(['J', 'J']);
    expect([truk({ kwajalein: 'a_air_1' }, '2b'), truk({ kwajalein: 'a_air_1' }, '2c')]).toEqual([
      'A:2c',
      'A:2c',
    ]);
  });
  test('TS-4.2.p leaving with ships under the own umbrella alone keeps it, an air unit leaving does not', () => {
    const leaving = (where: Record<string, string>) =>
      operation('A', 2, where)
        .play(back('truk', 'us_chester', 'samoa'))
        .control('truk')[0];
    expect(leaving({ truk: 'us_chester', kwajalein: 'a_air_2' })).toBe('A:2c');
    expect(leaving({ truk: 'us_chester', kwajalein: 'a_air_2', rabaul: 'j_air_1' })).toBe('J');
    const air = operation('A', 2, { truk: 'a_air_1', kwajalein: 'a_air_2' }).play(
      redeploy('a_air_1', 'samoa'),
    );
    expect(air.control('truk')).toEqual(['J']);
  });
  test('TS-4.2.q the reversion comes at once, in the middle of a step', () => {
    const m = match(
      2,
      { singapore: 'jp_kako jp_aoba', ceylon: 'gb_exeter' },
      { ...begin('redeployment', { side: 'J' }) },
    );
    m.play(back('singapore', 'jp_kako jp_aoba', 'indochina'));
    expect(m.control('singapore')).toEqual(['A']);
    expect(m.log.some((e) => e.key === 'control.reverts')).toBe(true);
  });
  test('TS-4.2.r both may pass a contested port, nobody returns to it', () => {
    const where = {
      truk: 'us_chester',
      kwajalein: 'j_air_1',
      marianas: 'jp_kako',
      rabaul: 'us_chicago jp_aoba',
    };
    const m = operation('A', 2, where, { points: { truk: { held: '3' } } });
    expect(m.clauseOf(back('rabaul', 'us_chicago', 'truk'))).toBe('TS-2.1.1.f');
    const open = { points: { singapore: { held: '3', control: null } } };
    expect(
      operation('J', 2, { borneo: 'jp_kako' }, open)
        .play(back('borneo', 'jp_kako', 'indochina'))
        .where('jp_kako'),
    ).toEqual(['indochina']);
    expect(operation('J', 2, { borneo: 'jp_kako' }).clauseOf(back('borneo', 'jp_kako', 'indochina'))).toBe(
      'TS-9.3.c',
    );
  });
  test('TS-4.2.s the owner’s umbrella reaches his port while it is held', () => {
    expect(truk({ truk: 'us_chester', kwajalein: 'j_air_1' }, '2b')).toBe('-:3');
  });
  test('TS-4.2.t retreats use the markers of the start of the operation', () => {
    // The Solomons are A by marker although nobody stands there now: J cannot retreat that way.
    const where = { rabaul: 'jp_kako us_chester', samoa: 'jp_aoba' };
    const more = { points: { solomons: { control: 'A' }, truk: { owner: 'A' }, samoa: { owner: 'J' } } };
    const m = match(2, where, { ...begin('retreat', { side: 'J', at: 'rabaul' }), ...more });
    expect(m.now).toBe('J relocationPort');
    const free = match(2, where, {
      ...begin('retreat', { side: 'J', at: 'rabaul' }),
      points: { ...more.points, solomons: { control: null } },
    });
    expect([free.now, free.values('to').includes('samoa')]).toEqual(['J retreatPort', true]);
  });
  test('TS-4.2.u a withdrawn British ship leaves its base A until the next operation ends', () => {
    const m = match(4, { borneo: 'gb_illustrious', japan: 'jp_kako' }, { phase: 'REINFORCEMENT' });
    expect([m.where('gb_illustrious')[0], ...m.control('borneo')]).toEqual(['out', 'A']);
    expect(game.title.ja).toBe('太平洋戦史');
  });
});

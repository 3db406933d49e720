/** Chapters 5 to 7.4: the turn, reinforcements, initiative, operations. */
import { describe, expect, test } from 'vitest';
import {
  A_HAND,
  back,
  begin,
  card,
  game,
  hands,
  J_HAND,
  match,
  move,
  operation,
  redeploy,
  spend,
} from '../support.js';

const SHIPS = { japan: 'jp_kako', hawaii: 'us_chester' };

describe('the turn', () => {
  test('TS-5.0.a TS-9.0.a phases in order, J then A in each supply step', () => {
    const ids = game.rules.steps(match(1, {}).state).map((s) => s.id);
    expect(ids.slice(9)).toEqual([
      'ISOLATION-J',
      'ISOLATION-A',
      'CAPTURE-J',
      'CAPTURE-A',
      'RETURN-J',
      'RETURN-A',
      'RESUPPLY-J',
      'RESUPPLY-A',
      'SCORING',
    ]);
  });
  test('TS-5.0.b TS-9.4.2.a after resupply the score is adjusted and the next turn begins', () => {
    const m = match(2, {}, { phase: 'RESUPPLY-A' });
    expect([m.state.turn, m.state.score]).toEqual([3, -6]);
  });
});

describe('the initiative', () => {
  const start = (phase: string, J = '', A = '', dice: number[] = []) =>
    match(2, SHIPS, { phase, ...hands(J, A) }, dice);
  test('TS-7.1.a TS-7.1.b TS-7.1.i a card of J: his operation, then (2); else (3), which is no pass', () => {
    const m = start('INITIATIVE-1', 'C01', 'C02').play(spend('C01'), 'pass');
    expect([m.now, m.state.step]).toEqual(['A initiative', 'INITIATIVE-2']);
    const n = start('INITIATIVE-1', 'C01', 'C02').play('no');
    expect([n.now, n.state.step]).toEqual(['A initiative', 'INITIATIVE-3']);
  });
  test('TS-7.1.c TS-7.1.d either way of (2) leads to (1), (3) to (1) or the dice', () => {
    expect(start('INITIATIVE-2', 'C01', 'C02').play('no').state.step).toBe('INITIATIVE-1');
    expect(start('INITIATIVE-2', 'C01', 'C02').play(spend('C02'), 'pass').state.step).toBe('INITIATIVE-1');
    expect(start('INITIATIVE-3', 'C01', 'C02').play(spend('C02'), 'pass').state.step).toBe('INITIATIVE-1');
    const dice = start('INITIATIVE-3', 'C01', 'C02', [5, 1]).play('no');
    expect([dice.now, dice.state.step]).toEqual(['J passOrOperate', 'INITIATIVE-4']);
  });
  test('TS-7.1.e the higher die first, then the lower, then (1)', () => {
    const m = start('INITIATIVE-4', 'C01', '', [3, 4]);
    expect(m.now).toBe('A passOrOperate');
    m.play('operate', 'none', back('hawaii', 'us_chester', 'samoa'));
    expect(m.now).toBe('J passOrOperate');
    expect(m.play('pass').now).toBe('J initiative');
  });
  test('TS-7.1.f equal dice end the phase', () => {
    const m = start('INITIATIVE-4', '', '', [3, 3]);
    expect(m.log.map((e) => e.key)).toContain('initiative.equal');
    expect(m.state.step).not.toContain('INITIATIVE');
  });
  test('TS-7.1.g two passes end it, one does not', () => {
    const m = start('INITIATIVE-4', '', '', [3, 4]).play('pass', 'pass');
    expect(m.log.map((e) => e.key)).toContain('operations.over');
    const n = start('INITIATIVE-4', 'C01', '', [3, 4]).play(
      'pass',
      'operate',
      'none',
      back('japan', 'jp_kako', 'truk'),
    );
    expect(n.now).toBe('J initiative');
  });
  test('TS-7.1.h nobody is asked without a card', () => {
    expect(start('INITIATIVE-1', '', 'C02').now).toBe('A initiative');
  });
  test('TS-7.2.1.a TS-7.2.a who spent a card may still do nothing, and does one thing at most', () => {
    const m = start('INITIATIVE-1', 'C01 C02', 'C03').play(spend('C01'), 'pass');
    expect([m.hand('J'), m.now]).toEqual([['C02'], 'A initiative']);
    const n = start('INITIATIVE-1', 'C01 C02', 'C03').play(spend('C01'), 'operate');
    n.until('operation').play(back('japan', 'jp_kako', 'truk'));
    expect(n.now).toBe('A initiative');
  });
  test('TS-7.2.2.a a cancelled operation is no pass', () => {
    const m = start('INITIATIVE-4', '', 'C02', [5, 3]).play('operate', card('A15'), 'pass');
    expect(m.log.map((e) => e.key)).not.toContain('operations.over');
  });
  test('TS-7.2.b A15 comes after "operation", not after "pass"', () => {
    expect(start('INITIATIVE-4', '', 'C02', [5, 3]).play('pass').now).toBe('A passOrOperate');
    expect(start('INITIATIVE-4', '', 'C02', [5, 3]).play('operate').now).toBe('A cards operationStart');
  });
  test('TS-7.2.c "operation" needs a legal one, and binds', () => {
    const none = match(2, { hawaii: 'us_chester' }, begin('operate', { side: 'J' }));
    expect(none.clauseOf({ do: 'operate' })).toBe('TS-7.2.c');
    const m = match(2, SHIPS, begin('operate', { side: 'J' })).play('operate');
    expect(m.clauseOf({ do: 'pass' })).toBe('TS-7.2.a');
    const gone = match(
      2,
      { hawaii: 'us_chester' },
      { ...begin('operate', { side: 'J' }), ...hands('C04 C10', '') },
      [],
      ['C16'],
    );
    gone.play('operate', 'J10');
    expect(gone.log.map((e) => e.key)).toContain('nothing');
  });
});

describe('using a card', () => {
  test('TS-7.3.a TS-7.3.b an operation card goes to the discards', () => {
    const m = operation('J', 2, SHIPS, J_HAND('C04')).play({ do: 'event', event: 'J04', choice: 'point' });
    expect(m.discards).toEqual(['C04']);
  });
  test('TS-7.3.c TS-7.3.d no event in the operations of turn 1, from its supply phase on they work', () => {
    expect(
      operation('J', 1, SHIPS, J_HAND('C04')).clauseOf({ do: 'event', event: 'J04', choice: 'point' }),
    ).toBe('TS-7.3.c');
    expect(match(1, SHIPS, { ...J_HAND('C10') }).clauseOf({ do: 'J10' })).toBe('TS-7.3.d');
    const m = match(
      1,
      { singapore: 'jp_kako' },
      { phase: 'CAPTURE-J', ...J_HAND('C02', 'C10') },
      [],
      ['C01'],
    );
    expect(m.play('J10').hand('J')).toEqual(['C01']);
  });
  test('TS-7.3.f only an own port counts as a port', () => {
    const m = operation(
      'A',
      2,
      { truk: 'us_yorktown* us_chester*' },
      { ...A_HAND('C01'), points: { truk: { held: '2b' } } },
    );
    expect(m.play({ do: 'resupply', point: 'truk', card: 'C01' }).where('us_yorktown', 'us_chester')).toEqual(
      ['truk*', 'truk'],
    );
  });
  const train = (turn: number, more = {}) =>
    operation(
      'A',
      turn,
      { midway: 'us_chester', rabaul: 'us_chicago', truk: 'j_air_1' },
      { ...A_HAND('C01'), ...more },
    );
  const place = (point: string) => ({ do: 'fleetTrain', point, card: 'C01' });
  test('TS-7.3.g a Fleet Train in turns 4 and 5, one a turn, on a base of A', () => {
    expect(train(3).clauseOf(place('midway'))).toBe('TS-7.3.g');
    expect(train(4, { fleetTrainUsed: true }).clauseOf(place('midway'))).toBe('TS-7.3.g');
    expect(train(4).clauseOf(place('rabaul'))).toBe('TS-7.3.g'); // under a J umbrella
    expect(operation('J', 4, SHIPS, J_HAND('C01')).clauseOf(place('midway'))).toBe('TS-7.3.g');
    expect(train(5).play(place('midway')).state.fleetTrainUsed).toBe(true);
  });
  test('TS-7.3.h it makes a port of value 0', () => {
    const m = operation(
      'A',
      4,
      { midway: 'us_yorktown*', hawaii: 'us_chester' },
      { fleetTrain: 'midway', ...A_HAND('C01') },
    );
    expect(m.values('to', 'return')).toContain('midway');
    expect(m.play({ do: 'resupply', point: 'midway', card: 'C01' }).where('us_yorktown')).toEqual(['midway']);
  });
  test('TS-7.3.i TS-7.3.2.b it goes when J ships are alone with it', () => {
    const gone = (where: Record<string, string>) =>
      operation('J', 4, { truk: 'jp_kako', ...where }, { fleetTrain: 'kwajalein' }).play(
        move('truk', 'jp_kako', 'kwajalein'),
      );
    expect([gone({}).state.fleetTrain, ...gone({}).control('kwajalein')]).toEqual([-1, 'J']);
    expect(gone({ johnston: 'a_air_1' }).control('kwajalein')).toEqual(['-']);
  });
  test('TS-7.3.2.a no umbrella takes the point away', () => {
    expect(
      match(4, { truk: 'j_air_1' }, { ...begin('control'), fleetTrain: 'kwajalein' }).control('kwajalein'),
    ).toEqual(['A']);
  });
  test('TS-7.3.2.c not in a port held as a base', () => {
    expect(operation('A', 4, { truk: 'us_chester' }, A_HAND('C01')).clauseOf(place('truk'))).toBe(
      'TS-7.3.2.c',
    );
  });
  test('TS-7.3.2.d passing leaves it; after an evacuation it goes only when J stops there', () => {
    const m = () =>
      operation('J', 4, { truk: 'jp_kako', kwajalein: 'a_air_1' }, { fleetTrain: 'kwajalein' }).play(
        move('truk', 'jp_kako', 'kwajalein'),
        'evacuate',
      );
    expect(m().play({ do: 'go', path: ['johnston'] }).state.fleetTrain).toBeGreaterThanOrEqual(0);
    expect(m().play('stop').state.fleetTrain).toBe(-1);
  });
  test('TS-7.3.j it is removed after scoring, one air unit stays; in turn 5 nothing is asked', () => {
    const where = { kwajalein: 'a_air_1 a_air_2 us_chester*' };
    const m = match(4, where, { ...begin('scoring'), fleetTrain: 'kwajalein', score: 9 });
    expect(m.now).toBe('A stays');
    expect(m.clauseOf({ do: 'stays', unit: 'us_chester' })).toBe('TS-7.3.j');
    m.play({ do: 'stays', unit: 'a_air_2' });
    expect(m.where('a_air_1', 'a_air_2', 'us_chester')).toEqual(['turn:5', 'kwajalein', 'kwajalein*']);
    expect([m.state.fleetTrain, ...m.control('kwajalein')]).toEqual([-1, 'A']);
    expect(match(5, where, { ...begin('scoring'), fleetTrain: 'kwajalein' }).session.stop.at).toBe('ended');
  });
  test('TS-7.3.k TS-7.3.3.a TS-DN.f the shift: A alone, once, for both and for good', () => {
    const shift = { do: 'shift', card: 'C01' };
    expect(operation('J', 2, SHIPS, J_HAND('C01')).clauseOf(shift)).toBe('TS-7.3.k');
    expect(operation('A', 2, SHIPS, A_HAND('C01')).play(shift).state.shift).toBe(true);
    expect(operation('A', 2, SHIPS, { ...A_HAND('C01'), shift: true }).clauseOf(shift)).toBe('TS-7.4.e');
    const m = operation('J', 2, { borneo: 'jp_kako' }, { shift: true }).play(
      move('borneo', 'jp_kako', 'australia'),
    );
    expect(m.where('jp_kako')).toEqual(['australia*']);
  });
  test('TS-7.3.l with the initiative it costs two cards', () => {
    const m = match(2, SHIPS, { phase: 'INITIATIVE-2', ...A_HAND('C01', 'C02') }).play(
      spend('C01'),
      'operate',
      {
        do: 'shift',
        card: 'C02',
      },
    );
    expect(m.hand('A')).toEqual([]);
  });
});

describe('making units act', () => {
  test('TS-7.4.a one movement, return or redeployment', () => {
    const m = match(2, { truk: 'jp_kako j_air_1' }, begin('operation', { side: 'J' })).play(
      redeploy('j_air_1', 'japan'),
    );
    expect(m.now).not.toBe('J operation');
  });
  test('TS-7.4.c TS-9.3.d a return takes ships of one point to one port, faces unchanged', () => {
    const m = operation('J', 2, { truk: 'jp_kako jp_aoba*', japan: 'jp_maya' });
    expect(m.clauseOf(back('truk', 'jp_kako jp_maya', 'indochina'))).toBe('TS-7.4.c');
    expect(m.play(back('truk', 'jp_kako jp_aoba', 'japan')).where('jp_kako', 'jp_aoba')).toEqual([
      'japan',
      'japan*',
    ]);
  });
  test('TS-7.4.d TS-9.3.b one air unit', () => {
    const m = operation('J', 2, { truk: 'jp_kako j_air_1' });
    expect(m.clauseOf(redeploy('jp_kako', 'japan'))).toBe('TS-9.3.a');
    expect(m.clauseOf(redeploy('j_air_2', 'japan'))).toBe('TS-7.4.a');
    expect(m.play(redeploy('j_air_1', 'japan')).where('j_air_1')).toEqual(['japan']);
  });
  test('TS-7.4.e an operation must change something', () => {
    const m = operation('J', 2, { truk: 'jp_kako j_air_1', japan: 'jp_aoba' }, J_HAND('C01'));
    expect(m.clauseOf(back('truk', 'jp_kako', 'truk'))).toBe('TS-7.4.e');
    expect(m.clauseOf(redeploy('j_air_1', 'truk'))).toBe('TS-7.4.e');
    expect(m.clauseOf({ do: 'resupply', point: 'truk', card: 'C01' })).toBe('TS-7.4.e');
    expect(m.clauseOf({ do: 'event', event: 'J01', source: 'truk', target: 'rabaul' })).toBe('TS-7.4.e');
  });
  test('TS-7.4.1.a movement enters any point and fights, return goes far but not through the enemy', () => {
    const where = { truk: 'jp_kako', marianas: 'us_chester', rabaul: 'us_chicago', kwajalein: 'us_portland' };
    const m = operation('J', 2, where);
    expect(m.clauseOf(back('truk', 'jp_kako', 'japan'))).toBe('TS-9.3.c');
    expect(m.play(move('truk', 'jp_kako', 'marianas')).now).toBe('J surface');
    expect(
      operation('J', 2, { midway: 'jp_kako' })
        .play(back('midway', 'jp_kako', 'truk'))
        .where('jp_kako'),
    ).toEqual(['truk']);
  });
  test('TS-7.4.2.a TS-9.3.1.a redeployment needs no route', () => {
    const m = operation('A', 2, { west_coast: 'a_air_1', hawaii: 'us_chester', truk: 'us_chicago' });
    expect(m.values('to', 'redeploy')).toEqual(
      expect.arrayContaining(['ceylon', 'madagascar', 'australia', 'truk']),
    );
    expect(m.clauseOf(redeploy('a_air_1', 'japan'))).toBe('TS-9.3.a');
  });
});

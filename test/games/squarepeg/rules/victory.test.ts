/** Chapter 4: victory. */
import { describe, expect, test } from 'vitest';
import {
  advance,
  attack,
  end,
  game,
  lose,
  Match,
  match,
  merge,
  move,
  otherwise,
  retreat,
  split,
  started,
} from '../support.js';

const OPTION = { options: { optionalValentineVictory: true } };
const others = { 'JP-A': 'out', 'JP-B': 'out', 'JP-C': 'out' };

describe('victory', () => {
  test('SP-4.0.a SP-4.0.c NZ wins by entering the Mission alone, with Japanese units about', () => {
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0510', 'JP-C': '0310', 'JP-D': '0806' }).play(
      move('NZ-35', '0611'),
    );
    expect([m.winner, m.ending]).toEqual(['NZ', 'mission']);
  });

  test('SP-4.0.b SP-4.0.c NZ wins by removing the last Japanese unit alone, far from the Mission', () => {
    const m = match('NZ-COMBAT', { 'NZ-35': '0707', ...others, 'JP-D!': '0708' }, {}, [5]).play(
      attack('0708', 'NZ-35'),
    );
    expect([m.winner, m.ending]).toEqual(['NZ', 'annihilation']);
    const left = { 'NZ-35': '0707', 'JP-A': 'out', 'JP-B': 'out', 'JP-C': '0310', 'JP-D!': '0708' };
    const two = match('NZ-COMBAT', left, {
      begin: { procedure: 'result', with: { target: '0708', units: ['NZ-35'], result: 'De' } },
    });
    expect(two.winner).toBeUndefined();
  });

  test('SP-4.0.d Japan wins when D+5 is over and neither condition is met', () => {
    const units = { 'NZ-35': '0704', 'NZ-30': 'out', 'JP-C': '0310' };
    const m = match('JP-COMBAT', { ...units, 'NZ-37': '0309' }, { turn: 6 }).play(end);
    expect([m.winner, m.ending]).toEqual(['JP', 'hold']);
    expect(match('JP-COMBAT', { ...units, 'NZ-37': '0309' }, { turn: 5 }).play(end).winner).toBeUndefined();
  });

  test('SP-4.0.e nothing more is accepted, and nothing more is done', () => {
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0510', 'NZ-37': '0601', 'JP-C': '0310' }).play(
      move('NZ-35', '0611'),
    );
    expect(m.session.give('NZ', move('NZ-37', '0602'))).toMatchObject({
      code: 'not-asked',
      clause: 'SP-4.0.a',
    });
    expect(m.rolls).toEqual([]);
    expect(
      match('NZ-MOVEMENT', { 'NZ-35': '0510', 'JP-C': '0310' }).clauseOf(move('NZ-35', '0611', '0710')),
    ).toBe('SP-4.0.a');
  });

  test.each(['NZ-35', 'NZ-T1', 'NZ-TB'])(
    'SP-4.0.f %s wins by moving, advancing or retreating into the Mission',
    (unit) => {
      const begin = (procedure: string, given: { readonly [word: string]: string | string[] }) => ({
        begin: { procedure, with: given },
      });
      const moved = match('NZ-MOVEMENT', { [unit]: '0510', 'JP-C': '0310' }, begin('move', { unit })).play(
        move(unit, '0611'),
      );
      const advanced = match(
        'NZ-COMBAT',
        { [unit]: '0510', 'JP-C': '0310' },
        begin('advance', { target: '0611', units: [unit] }),
      ).play(advance(unit));
      const beaten = match(
        'NZ-COMBAT',
        { [unit]: '0510', 'JP-C': '0410' },
        begin('retreat', { units: [unit] }),
      ).play(retreat(unit, '0611'));
      for (const m of [moved, advanced, beaten]) expect([m.ending, m.rolls.length]).toEqual(['mission', 0]);
    },
  );

  test('SP-4.0.f a Japanese unit in the Mission decides nothing', () => {
    const m = match('JP-MOVEMENT', { 'NZ-35': '0601', 'JP-C': '0510', 'JP-D': '0806' }, {}, [6]).play(
      move('JP-1', '0611'),
    );
    expect(m.winner).toBeUndefined();
  });

  test('SP-4.0.g the last Japanese unit may be lost, fail to retreat, prove to be 0, or be evicted', () => {
    const lost = match(
      'NZ-COMBAT',
      { 'NZ-35': '0707', ...others, 'JP-D!': '0708' },
      { begin: { procedure: 'result', with: { target: '0708', units: ['NZ-35'], result: 'De' } } },
    );
    const cornered = match(
      'NZ-COMBAT',
      { 'NZ-35': '0309', ...others, 'JP-D!': '0308' },
      { begin: { procedure: 'result', with: { target: '0308', units: ['NZ-35'], result: 'Dr' } } },
    );
    const zero = match('NZ-COMBAT', {
      'NZ-35': '0707',
      'JP-A': '0708',
      'JP-B': 'out',
      'JP-C': 'out',
      'JP-D': 'out',
    }).play(attack('0708', 'NZ-35'));
    const evicted = match(
      'NZ-MOVEMENT',
      { 'NZ-30': 'off', 'NZ-35': '0601', ...others, 'JP-D': '0106' },
      { arrival: 'earned', begin: { procedure: 'arrival' } },
    );
    for (const m of [lost, cornered, zero, evicted]) expect(m.ending).toBe('annihilation');
  });

  test('SP-4.0.h NZ wins in the Japanese combat phase of turn 6, by its last unit lost in its own attack', () => {
    const m = match('JP-COMBAT', { 'NZ-35': '0707', ...others, 'JP-D!': '0708' }, { turn: 6 }, [1]).play(
      attack('0707', 'JP-D'),
    );
    expect([m.winner, m.ending]).toEqual(['NZ', 'annihilation']);
  });

  test('SP-4.0.o the loss of every NZ unit does not end the game', () => {
    const m = match(
      'JP-COMBAT',
      { 'NZ-35*': '0706', 'NZ-30': 'off', 'JP-C!': '0707' },
      { turn: 3 },
      [6, 6],
    ).play(attack('0706', 'JP-C'), end, end);
    expect([m.winner, m.state.turn]).toEqual([undefined, 4]);
    expect(m.rolls.map((r) => r.purpose)).toEqual(['combat', 'arrival']);
  });
});

describe('the optional victory', () => {
  const company = { 'NZ-T1': '0308', 'NZ-35': '0601', 'JP-C!': '0309', 'JP-D': '0806' };

  test('SP-4.0.i a company lost in combat ends the match when the option is on, and not when it is off', () => {
    const on = match('JP-COMBAT', company, OPTION, [6]).play(attack('0308', 'JP-C'));
    const off = match('JP-COMBAT', company, {}, [6]).play(attack('0308', 'JP-C'));
    expect([on.winner, on.ending, off.winner]).toEqual(['JP', 'valentineLost', undefined]);
  });

  test('SP-4.0.i SP-4.0.j is an option of the match, agreed before set-up, off at first, and never changes', () => {
    expect(game.scenarios[0]?.options).toMatchObject([
      { id: 'optionalValentineVictory', values: ['false', 'true'], initial: 'false' },
    ]);
    expect(started().state.valentine).toBe(false);
    const m = started([6, 6, 6, 6], { optionalValentineVictory: 'true' });
    m.play(end, end);
    expect([m.state.turn, m.state.valentine]).toEqual([2, true]);
    expect(m.question.forms.map((f) => f.do)).not.toContain('option');
  });

  test('SP-4.0.k counts a failed retreat and a company out of a split battalion, but no fall', () => {
    const failed = match('JP-COMBAT', company, OPTION, [5]).play(attack('0308', 'JP-C'));
    const paid = match('NZ-COMBAT', { 'NZ-TB': '0707', 'JP-C!': '0708', 'JP-D': '0310' }, OPTION, [1]).play(
      attack('0708', 'NZ-TB'),
      split,
    );
    const fall = match(
      'NZ-MOVEMENT',
      { 'NZ-T1': '0704', 'NZ-35': '0601', 'JP-D': '0310' },
      { ...OPTION, ravine: null },
      [6],
    ).play(move('NZ-T1', '0705'));
    expect([failed.ending, paid.ending, fall.ending]).toEqual(['valentineLost', 'valentineLost', undefined]);
    expect(fall.where('NZ-T1')).toEqual(['out']);
    const counted = otherwise('optionalVictoryCountsRavineLoss');
    const position = { 'NZ-T1': '0704', 'NZ-35': '0601', 'JP-D': '0310' };
    expect(
      match('NZ-MOVEMENT', position, { ...OPTION, ravine: null }, [6], counted).play(move('NZ-T1', '0705'))
        .ending,
    ).toBe('valentineLost');
  });

  test('SP-4.0.l does not count exchanges', () => {
    const units = { 'NZ-T1': '0707', 'NZ-T3': '0707', 'NZ-35': '0601', 'JP-C': '0708', 'JP-D': '0310' };
    expect(match('NZ-MOVEMENT', units, OPTION).play(merge).winner).toBeUndefined();
    expect(
      match('NZ-MOVEMENT', { 'NZ-TB': '0707', 'NZ-35': '0601', 'JP-C': '0708' }, OPTION).play(split).winner,
    ).toBeUndefined();
  });

  test('SP-4.0.m yields to the basic conditions, and ends the game before any advance', () => {
    const units = { 'NZ-T1': '0510', 'NZ-35': '0601' };
    const both = match('JP-COMBAT', { ...units, ...others, 'JP-D!': '0611' }, OPTION, [6]);
    // 2 against 1 is 2:1; an exchange needs a 4.
    const exchange = new Match(both.state, [4]).play(attack('0510', 'JP-D'));
    expect([exchange.winner, exchange.ending]).toEqual(['NZ', 'annihilation']);
    const mission = match(
      'NZ-COMBAT',
      { 'NZ-35': '0510', 'NZ-T1': '0710', 'JP-C!': '0611', 'JP-D': '0806' },
      {
        ...OPTION,
        begin: { procedure: 'result', with: { target: '0611', units: ['NZ-35', 'NZ-T1'], result: 'Ex' } },
      },
    );
    mission.play(lose('NZ-T1'));
    expect([mission.winner, mission.ending]).toEqual(['JP', 'valentineLost']);
    expect(mission.keys).not.toContain('advance');
  });

  test('SP-4.0.n knows Tanaheran as a name without effect', () => {
    const hex = game.picture.ground('en').places.find((p) => p.id === '0310');
    expect(hex?.title).toBe('0310 (Tanaheran)');
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0309', 'JP-D': '0806' }, {}, [6]).play(move('NZ-35', '0310'));
    expect([m.winner, m.where('NZ-35')]).toEqual([undefined, ['0310']]);
  });
});

/** Corners of the rules that a broken rule once slipped through: each fails when its clause is broken. */
import { describe, expect, test } from 'vitest';
import { game, match, move, retreats } from './support.js';

describe('counting hexes', () => {
  test('SP-6.1.t a hex that is entered again counts again', () => {
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0702', 'NZ-30': 'out', 'JP-D': '0310' }, { turn: 2 }, [4]);
    m.play(move('NZ-35', '0703', '0702', '0703', '0704'));
    expect(m.log.find((e) => e.key.startsWith('fatigue.'))).toMatchObject({ key: 'fatigue.fatigued', n: 4 });
  });
});

describe('the ravine', () => {
  test('SP-6.4.j a tank that stands where it opens stays, when another unit has found it', () => {
    const units = { 'NZ-35': '0704', 'NZ-T1': '0805', 'NZ-30': 'out', 'JP-D': '0310' };
    const m = match('NZ-MOVEMENT', units, { turn: 2, ravine: null }, [1, 6]);
    m.play(move('NZ-35', '0705'), { do: 'stop' });
    expect([m.state.ravine, ...m.where('NZ-T1')]).toEqual([m.state.units[4]?.at, '0805']);
    expect(m.keys).not.toContain('removed.ravine');
  });
});

describe('the 30th Battalion', () => {
  const earned = { turn: 3, arrival: 'earned' };

  test('SP-6.3.e removes a Japanese unit that lies open on the blue arrow, before it is placed', () => {
    const m = match(
      'NZ-MOVEMENT',
      { 'NZ-35': '0601', 'NZ-30': 'off', 'JP-C!': '0106', 'JP-D': '0611' },
      earned,
    );
    expect(m.where('JP-C', 'NZ-30')).toEqual(['out', '0106']);
    expect(m.keys.filter((key) => /^(reveal|removed|arrival)/.test(key))).toEqual([
      'removed.evicted',
      'arrival.placed',
    ]);
  });

  test('SP-6.3.e the last Japanese unit evicted wins the match', () => {
    const m = match('NZ-MOVEMENT', { 'NZ-35': '0601', 'NZ-30': 'off', 'JP-C!': '0106' }, earned);
    expect(m.session.stop).toMatchObject({ at: 'ended', result: { winner: 'NZ', key: 'annihilation' } });
  });

  const fleeing = (unit: string, others: Readonly<Record<string, string>>) =>
    match(
      'NZ-COMBAT',
      { [unit]: '0703', 'JP-D': '0310', ...others },
      {
        begin: { procedure: 'retreat', with: { units: [unit] } },
        arrival: 'arrived',
      },
    );

  test('SP-6.3.f SP-7.4.d retreats like other infantry: to a tank, not to infantry, and infantry not to it', () => {
    const hexes = retreats(fleeing('NZ-30', { 'NZ-T1': '0702', 'NZ-35': '0704' }), 'NZ-30');
    expect([hexes.includes('0702'), hexes.includes('0704')]).toEqual([true, false]);
    expect(retreats(fleeing('NZ-35', { 'NZ-30': '0704' }), 'NZ-35')).not.toContain('0704');
    expect(retreats(fleeing('NZ-T1', { 'NZ-30': '0704' }), 'NZ-T1')).toContain('0704');
  });

  test('SP-6.3.n a crossing on the last turn promises nothing', () => {
    const units = { 'NZ-T1': '0603', 'NZ-35': '0704', 'NZ-30': 'off', 'JP-1': '0310' };
    const said = (turn: number) => {
      const m = match('NZ-MOVEMENT', units, { turn }).play(move('NZ-T1', 'ferry:0106'));
      const lines = game.picture.describe(game.position.view(m.state, 'NZ'), 'en').flatMap((p) => p.lines);
      return [
        m.keys.includes('arrival.supported'),
        lines.includes('The 30th Battalion can no longer come in.'),
      ];
    };
    expect([said(5), said(6)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('SP-6.5.a a crossing alone is told as one', () => {
    const m = match('NZ-MOVEMENT', { 'NZ-T1': '0603', 'NZ-35': '0704', 'JP-1': '0310' }, { turn: 2 });
    expect(m.play(move('NZ-T1', 'ferry:0106')).keys).toContain('move.ferry');
  });
});

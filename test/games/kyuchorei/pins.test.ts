/** Corners of the rules that a broken rule once slipped through: each fails when its clause is broken. */
import { describe, expect, test } from 'vitest';
import { fireTable } from '../../../src/games/kyuchorei/rules/fire.js';
import {
  back,
  end,
  fire,
  fireOf,
  game,
  goals,
  Match,
  match,
  move,
  movementOf,
  pack,
  retreats,
  type Units,
} from './support.js';

describe('relief', () => {
  const units = { 'J-II-4': '1504', 'J-III-4': '1604', 'J-I-29': '1606', 'R-III-33': '1503' };

  test('KY-6.2.R2 a unit that was relieved relieves nobody', () => {
    const m = movementOf(5, 'JP', units).play(move('J-I-29', '1605', '1604'));
    expect(m.clauseOf(move('J-III-4', '1504'))).toBe('KY-6.2.c');
    expect(goals(m, 'J-III-4')).not.toContain('1504');
    expect(m.play(move('J-III-4', '1704')).clauseOf(move('J-II-4', '1505'))).toBe('KY-6.2.b');
  });
});

describe('the die of a fire', () => {
  test.each([1, 2, 3, 4, 5])(
    'KY-8.3.c KY-8.3.e odds %i are hit by their own number, missed by the next',
    (odds) => {
      expect(fireTable(odds, 6)).toEqual([
        [odds, 'hit'],
        [6, 'none'],
      ]);
    },
  );

  test('KY-8.3.c odds 5: a 5 hits, a 6 does not', () => {
    const units = { 'R-I-33': '1604', 'R-II-33*': '1606', 'R-III-33*': '1705', 'J-I-4': '1605' };
    const shoot = (die: number) =>
      fireOf(5, 'RU', units, [die]).play(fire('1605', 'R-I-33', 'R-II-33', 'R-III-33'));
    expect(shoot(5).log.find((e) => e.key === 'fire.hit')).toMatchObject({ attack: 5, defence: 1, odds: 5 });
    expect(shoot(6).where('J-I-4')).toEqual(['1605']);
  });
});

describe('set-up', () => {
  const fresh = () => new Match(game.rules.start({ scenario: 'standard', options: {} }));

  test.each(pack.exampleSetup.map(([unit]) => pack.units[unit]?.id ?? ''))(
    'KY-3.2.R3 does not end while %s alone is missing',
    (id) => {
      const m = fresh();
      for (const [unit, hex] of pack.exampleSetup)
        if (pack.units[unit]?.id !== id)
          m.play({ do: 'place', unit: pack.units[unit]?.id ?? '', at: pack.hexes[hex]?.id ?? '' });
      expect(m.clauseOf(end)).toBe('KY-3.2.R3');
    },
  );

  test.each(['R-I-33', 'R-II-33', 'R-IV-36'])('KY-3.2.R3 places nobody on %s', (russian) => {
    const m = match(1, 'setup', { [russian]: '1606' });
    for (const unit of ['J-I-4', 'J-III-4', 'J-I-29'])
      expect(m.clauseOf({ do: 'place', unit, at: '1606' })).toBe('KY-3.2.R3');
  });
});

describe('moves that are taken back', () => {
  test('KY-7.3.2.R3 leave a disordered unit disordered, where it was, free to move and kept out of enemy zones', () => {
    const m = movementOf(5, 'JP', { 'J-I-4*': '1706', 'J-I-29': '1705', 'R-III-33': '1504' });
    m.play(move('J-I-4', '1705'), back);
    expect(m.where('J-I-4', 'J-I-29')).toEqual(['1706*', '1705']);
    expect(m.clauseOf(move('J-I-4', '1705', '1605'))).toBe('KY-6.3.c');
    expect(m.clauseOf(back)).toBe('KY-7.3.2.R3');
    expect(m.play(move('J-I-4', '1806')).where('J-I-4')).toEqual(['1806*']);
  });
});

describe('own units by night', () => {
  test.each([
    ['in good order', { 'J-I-4': '1706', 'J-I-29': '1705' }],
    ['disordered', { 'J-I-4': '1706', 'J-I-29*': '1705' }],
  ])('KY-7.3.2.b a hex with a friend %s is not entered', (_, units: Units) => {
    const m = movementOf(3, 'JP', units);
    expect(m.clauseOf(move('J-I-4', '1705'))).toBe('KY-7.3.2.b');
    expect(goals(m, 'J-I-4')).not.toContain('1705');
  });

  test('KY-7.3.2.b nor is it after the friend has moved there', () => {
    const m = movementOf(3, 'JP', { 'J-I-4': '1706', 'J-I-29': '1704' }).play(move('J-I-29', '1705'));
    expect(m.clauseOf(move('J-I-4', '1705'))).toBe('KY-7.3.2.b');
  });

  test('KY-7.3.2.b nor retreated into or through', () => {
    const friends = { 'J-I-4': '1606', 'J-II-4': '1605', 'R-III-33': '1504' };
    expect(retreats(3, friends, 'J-I-4')).not.toContain('1605');
  });
});

describe('a side without a unit', () => {
  test('KY-5.1.R1 KY-5.2.R2 the turn still ends with the Russian second phase', () => {
    const m = match(5, 'R2', { 'R-III-33': '1503' });
    m.play({ do: 'choose', mode: 'reorganise' });
    expect([m.state.turn, m.state.step]).toEqual([6, 'R1']);
    expect(m.log.filter((e) => e.key === 'turn').map((e) => e.n)).toEqual([6]);
    expect(m.log.filter((e) => e.key === 'phase.empty').map((e) => e.side)).toEqual(['JP', 'JP']);
  });
});

describe('what the log tells', () => {
  test('KY-9.4.c a retreat through own units names the hexes passed', () => {
    const units = {
      'R-III-33*': '1602',
      'R-I-33': '1501',
      'R-II-33': '1601',
      'J-I-4': '1603',
      'J-II-4': '1502',
    };
    const enemies = { 'J-III-4': '1701', 'J-I-29': '1702' };
    const begin = { procedure: 'retreat', with: { unit: 'R-III-33' } };
    const { log } = match(5, 'J1', { ...units, ...enemies }, { begin });
    expect(log.find((e) => e.key === 'retreat.through')).toMatchObject({
      from: '1602',
      to: '1401',
      places: ['1501'],
    });
  });

  test('KY-9.6.2.a tells the fatigue of a void attack by its own clause', () => {
    const m = match(
      5,
      'J2',
      { 'J-II-4*': '1504', 'J-III-4': '1604', 'R-III-33': '1503' },
      { chosen: 'melee' },
    );
    m.play({ do: 'melee', target: '1503', units: ['J-III-4'] });
    expect(m.keys.filter((key) => key.startsWith('fatigue'))).toEqual(['fatigue.void']);
    expect(game.rulebook?.entries['fatigue.void']).toBe('KY-9.6.2.a');
  });

  test('KY-5.2.c who has chosen fire is no threat in this turn’s movement', () => {
    const warned = (turn: number, chosen: string) => {
      const { state } = match(
        turn,
        'R1',
        { 'R-III-33': '1504', 'J-I-4': '2007', 'R-I-33': '2006' },
        { chosen },
      );
      return game.picture
        .describe(game.position.view(state, 'JP'), 'en')
        .some(({ lines }) => lines.some((line) => line.includes('can reach')));
    };
    expect([warned(8, 'fire'), warned(8, 'move'), warned(7, 'fire')]).toEqual([false, true, true]);
  });
});

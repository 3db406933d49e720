/** Position files: the words of components and decisions. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/referee/index.js';
import { attack, file, game, idOf, indexOf, match, pack, position } from '../support.js';

const fault = (json: Json) => {
  const read = game.position.read(json);
  return 'fault' in read ? read.fault.at : 'none';
};

describe('a position file', () => {
  test('that names nothing is the start of the game', () => {
    expect(position({ game: 'manila45' })).toEqual(game.rules.start({ scenario: 'campaign', options: {} }));
  });
  test('without `clear` has the Japanese as in the template and the US army lost, before turn 1 not yet there', () => {
    const b = position({ game: 'manila45', phase: 'B' });
    expect(pack.template.every(([unit, hex]) => b.units[unit]?.at === hex)).toBe(true);
    expect(pack.army.US.every((unit) => b.units[unit]?.at === -1)).toBe(true);
    expect(position({ game: 'manila45', phase: 'S2' }).units[indexOf('1/5')]?.at).toBe(-2);
  });
  test('with `clear` has nobody but those it names', () => {
    const c = position({
      game: 'manila45',
      phase: 'C',
      clear: true,
      units: { [idOf('1/5')]: { at: '2928' } },
    });
    expect(c.units.filter(({ at }) => at >= 0).length).toBe(1);
  });
  test('says the same of every safe point', () => {
    const m = match(
      'B',
      {
        '672': '4226',
        '1/129': '4226_',
        '1/5': '2928>',
        '556': '3122',
        MP: '2831',
        '1/1Ind': '2930~',
        '25-1': '3526!',
      },
      {
        turn: 4,
        rubble: ['3625'],
        destroyed: ['BR-04'],
        pontoons: { 'US-14-556': ['3122', '3123'] },
        helped: true,
        seen: { [idOf('1/129')]: '4226', [idOf('2/5')]: '2929' },
        units: { 'US-AIR-2': { used: true } },
      },
    );
    expect(position(game.position.show(m.state))).toEqual(m.state);
    const late = match(
      'C',
      { '1/5': '2928*', MP: '2831' },
      { turn: 3, replaced: ['1CAV'], targets: ['2831', 'BR-02'] },
    );
    expect(position(game.position.show(late.state))).toEqual(late.state);
  });
  test('says nothing of an attack whose advance is still asked for, and can be read', () => {
    const m = match('C', { '1/5': '2930', MP: '2929' }, { turn: 3 }, [1]);
    m.play(attack('2929', ['1/5']));
    expect(m.question.kind).toBe('advance');
    const shown = game.position.show(m.state);
    expect(shown).not.toHaveProperty('attack');
    expect(fault(shown)).toBe('none');
  });
  test('lays the first of two on top where neither or both are said to lie below', () => {
    expect(position(file('C', { '2/5': '2928', '1/5': '2928' })).units[indexOf('2/5')]?.under).toBe(true);
    expect(position(file('C', { '2/5': '2928_', '1/5': '2928_' })).units[indexOf('1/5')]?.under).toBe(false);
    expect(position(file('C', { '2/5': '2928', '1/5': '2928_' })).units[indexOf('1/5')]?.under).toBe(true);
  });
  test('derives who stood with the 672nd from who has not moved', () => {
    const with_ = (a: string, b: string) => position(file('B', { '672': a, '1/129': b })).landing;
    expect(with_('4226', '4226')).toMatchObject({ at: pack.grid.index('4226'), with: indexOf('1/129') });
    expect(with_('4226', '4226>')).toMatchObject({ with: -1 });
    expect(with_('4226>', '4226')).toMatchObject({ at: -1 });
    expect(position(file('C', { '672': '4226' })).landing).toBeUndefined();
  });
  test.each([
    ['an unknown word', { rooms: 1 }, ''],
    ['an unknown hex', { units: { 'JP-01': { at: '9999' } } }, 'units.JP-01.at'],
    ['a turn too many', { turn: 11 }, 'turn'],
    ['a token list that is too short', { tokens: ['JP-01'] }, 'tokens'],
    ['a pontoon of nobody', { pontoons: { 'US-1C-1-5': ['3122', '3123'] } }, 'pontoons'],
    ['an unknown procedure', { begin: { procedure: 'flee', with: {} } }, 'begin.procedure'],
    ['an air unit on the map', { units: { 'US-AIR-1': { at: '2928' } } }, 'units.US-AIR-1.at'],
  ])('with %s is refused with the place', (_, more, at) => {
    expect(fault({ game: 'manila45', phase: 'C', ...more } as Json)).toBe(at);
  });
  test('MN-8.14.a MN-6.1.a with both sides in a hex, or too many, is refused with hex and clause', () => {
    const why = (units: Parameters<typeof file>[1]) => {
      const read = game.position.read(file('C', units));
      return 'fault' in read ? [read.fault.at, read.fault.message] : [];
    };
    expect(why({ '1/5': '2928', MP: '2928' })).toEqual(['units', expect.stringMatching(/2928.*MN-8\.14\.a/)]);
    const three = why({ '1/5': '2928', '2/5': '2928', '1/7': '2928' });
    expect(three).toEqual(['units.US-1C-1-5.at', expect.stringMatching(/2928.*MN-6\.1\.a/)]);
  });
  test('has a JSON schema with its procedures', () => {
    const text = JSON.stringify(game.position.schema());
    for (const word of ['defensiveFire', 'combatTable', 'landing', 'covered'].slice(0, 3))
      expect(text).toContain(word);
  });
});

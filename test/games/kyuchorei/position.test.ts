/** Position files: what they may say, what is refused, and that writing and reading are inverses. */
import { describe, expect, test } from 'vitest';
import type { KyState } from '../../../src/games/kyuchorei/state.js';
import { type Json, Session, sampleOrder } from '../../../src/referee/index.js';
import {
  end,
  file,
  game,
  legal,
  match,
  move,
  picker,
  position,
  retreat,
  seededChance,
  unitIn,
} from './support.js';

const faultOf = (json: Json): string => {
  const read = game.position.read(json);
  return 'fault' in read ? read.fault.at : 'accepted';
};
const day = (units: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}): Json => ({
  game: 'kyuchorei',
  turn: 5,
  phase: 'J1',
  clear: true,
  units,
  ...more,
});

describe('a position file', () => {
  test('names only what differs from the start: turn 1, set-up, Russians on their hexes, Japanese off the map', () => {
    const state = position({ game: 'kyuchorei' });
    expect(state).toEqual(game.rules.start({ scenario: 'standard', options: {} }));
    expect([unitIn(state, 'R-IV-36').at, unitIn(state, 'J-I-4').at]).toEqual(['1301', null]);
  });

  test('begins from an empty map with clear', () => {
    expect(position({ game: 'kyuchorei', clear: true }).units.every((u) => u.at < 0)).toBe(true);
  });

  test('says what units did in the phase', () => {
    const words = {
      at: '1606',
      disordered: true,
      moved: true,
      from: '1607',
      fired: true,
      firedAt: true,
      attacked: true,
    };
    const state = position(day({ 'J-I-4': words }, { chosen: 'move' }));
    expect(game.position.show(state)).toMatchObject({
      units: { 'J-I-4': words },
      chosen: 'move',
      phase: 'J1',
      turn: 5,
    });
  });

  test.each<readonly [string, Json, string]>([
    ['another game', { game: 'chess' }, 'game'],
    ['an unknown word', { game: 'kyuchorei', weather: 'rain' }, ''],
    ['an unknown unit', day({ 'J-IX-9': { at: '1606' } }), 'units'],
    ['an unknown hex', day({ 'J-I-4': { at: '9999' } }), 'units.J-I-4.at'],
    ['an unknown word of a unit', day({ 'J-I-4': { at: '1606', tired: true } }), 'units.J-I-4'],
    ['a turn past the last', { game: 'kyuchorei', turn: 9, phase: 'J1' }, 'turn'],
    ['a set-up in turn 2', { game: 'kyuchorei', turn: 2 }, 'turn'],
    ['a choice of another phase', day({}, { chosen: 'melee' }), 'chosen'],
    [
      'a reorganisation by night',
      { game: 'kyuchorei', turn: 2, phase: 'J2', chosen: 'reorganise' },
      'chosen',
    ],
    ['two enemies in a hex', day({ 'J-I-4': { at: '1606' }, 'R-I-33': { at: '1606' } }), 'units.J-I-4.at'],
    ['two friends in a hex', day({ 'J-I-4': { at: '1606' }, 'J-II-4': { at: '1606' } }), 'units.J-II-4.at'],
    [
      'two that have moved in a hex',
      day(
        { 'J-I-4': { at: '1606', moved: true }, 'J-II-4': { at: '1606', moved: true } },
        { chosen: 'move' },
      ),
      'units.J-II-4.at',
    ],
    ['an unknown procedure', day({}, { begin: { procedure: 'charge', with: {} } }), 'begin.procedure'],
    [
      'a retreat of a unit off the map',
      day({}, { begin: { procedure: 'retreat', with: { unit: 'J-I-4' } } }),
      'begin.with.unit',
    ],
    ['a retreat of nobody', day({}, { begin: { procedure: 'retreat' } }), 'begin.with'],
    [
      'a movement in a melee phase',
      { game: 'kyuchorei', turn: 5, phase: 'J2', begin: { procedure: 'movement' } },
      'begin',
    ],
    ['something that is no object', 'J1', ''],
  ])('with %s is refused at the place of the fault', (_, json, at) => {
    expect(faultOf(json)).toBe(at);
  });

  test('allows a unit that has moved in with one that has not, by day', () => {
    expect(
      faultOf(day({ 'J-I-4': { at: '1606', moved: true }, 'J-II-4': { at: '1606' } }, { chosen: 'move' })),
    ).toBe('accepted');
  });

  test('allows it in the middle of a movement too, and in no other phase', () => {
    const together = { 'J-I-4': { at: '1606', moved: true }, 'J-II-4': { at: '1606' } };
    expect(faultOf(day(together, { begin: { procedure: 'movement' } }))).toBe('accepted');
    const read = game.position.read(day(together));
    expect(read).toMatchObject({ fault: { at: 'units.J-II-4.at', message: 'KY-7.3.2.a' } });
  });

  test('has a schema that names units, hexes, phases and procedures', () => {
    const text = JSON.stringify(game.position.schema());
    for (const word of ['J-II-30', '2007', 'R2', 'reorganise', 'retreat', 'movement', 'victory', 'firedAt'])
      expect(text).toContain(`"${word}"`);
  });
});

describe('showing a position', () => {
  test('and reading it gives the same state, all through matches played at random', () => {
    for (let seed = 0; seed < 10; seed++) {
      const pick = picker(seed);
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      for (let [question] = session.questions; question !== undefined; [question] = session.questions) {
        if (session.state.melee === undefined)
          expect(position(game.position.show(session.state))).toEqual(session.state satisfies KyState);
        session.give(question.side, sampleOrder(question, pick));
      }
    }
  });
});

describe('the procedures', () => {
  test('retreat asks the owner, or carries out unasked what leaves no choice', () => {
    const units = { 'J-III-4': '1604', 'R-III-33*': '1503' };
    const m = match(5, 'J1', units, { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } });
    expect([m.question.side, m.question.kind]).toEqual(['RU', 'retreatFromFire']);
    expect(m.play(retreat('R-III-33', '1404')).question.kind).toBe('firstChoice');
    const one = match(
      2,
      'J1',
      { ...units, 'R-I-33': '1404', 'R-II-33': '1403' },
      { begin: { procedure: 'retreat', with: { unit: 'R-III-33' } } },
    );
    expect(one.where('R-III-33')).toEqual(['1502*']);
  });

  test('movement is asked even when no unit can move, and the phase is over with it', () => {
    const m = match(5, 'J1', { 'J-III-4': '1604', 'R-III-33': '1503' }, { begin: { procedure: 'movement' } });
    expect(legal(m.question)).toEqual([end]);
    expect(m.play(end).question.kind).toBe('secondChoice');
    const moved = match(
      5,
      'J1',
      { 'J-III-4': '1606', 'R-III-33': '1503' },
      { begin: { procedure: 'movement' } },
    );
    expect(moved.play(move('J-III-4', '1607'), end).state).toMatchObject({ step: 'J2' });
  });

  test('victory decides at once', () => {
    expect(
      match(8, 'R2', { 'R-I-33': '1305' }, { begin: { procedure: 'victory' } }).session.stop,
    ).toMatchObject({
      result: { winner: 'RU' },
    });
    expect(faultOf(file(8, 'R2', {}, { begin: { procedure: 'victory', with: {} } }))).toBe('accepted');
  });
});

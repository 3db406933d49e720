/** Chapter 7.1: Japanese strengths. */
import { describe, expect, test } from 'vitest';
import { advance, attack, end, game, legal, match, move, otherwise, type Units } from '../../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out', 'JP-D': '0310' };
const strike = (units: Units, dice: readonly number[] = [], of = game) =>
  match('NZ-COMBAT', { ...FAR, ...units }, {}, dice, of);
const counter = (units: Units, dice: readonly number[] = [], more = {}) =>
  match('JP-COMBAT', { ...FAR, ...units }, more, dice);

describe('Japanese strengths', () => {
  test('SP-7.1.a are turned up at the first combat, in attack and in defence', () => {
    const defending = strike({ 'NZ-35': '0707', 'JP-C': '0708' }, [6]).play(attack('0708', 'NZ-35'));
    const attacking = counter({ 'NZ-35': '0707', 'JP-C': '0708' }, [6]).play(attack('0707', 'JP-2'));
    for (const m of [defending, attacking]) {
      expect(m.keys.slice(0, 2)).toEqual(['attack', 'reveal']);
      expect(m.log.find((e) => e.key === 'reveal')).toMatchObject({
        tokens: ['JP-2'],
        units: ['JP-C'],
        strengths: [2],
      });
    }
  });

  test('SP-7.1.b are in neither view before: not in a picture, a word, a form or an explanation', () => {
    const m = strike({ 'NZ-35': '0707', 'JP-C': '0708' });
    for (const viewer of ['NZ', 'JP', 'spectator']) {
      const { units } = game.position.view(m.state, viewer).body as {
        units: readonly Record<string, unknown>[];
      };
      const unit = units.find((u) => u.at === '0708');
      expect(unit).toEqual({ id: 'JP-2', token: 'JP-2', at: '0708', faceUp: false });
      const drawn = game.picture
        .scene(game.position.view(m.state, viewer), 'en', [])
        .counters.find((c) => c.place === '0708');
      expect([drawn?.id, drawn?.symbol, drawn?.figures, drawn?.title]).toEqual([
        'JP-2',
        'hidden',
        '',
        'Japanese 2: face down, next to an enemy',
      ]);
    }
    expect(m.clauseOf(attack('0708', 'JP-C'))).toBe('SP-7.0.a');
    expect(m.clauseOf(attack('0708', 'JP-A'))).toBe('SP-7.0.a');
  });

  test('SP-7.1.b are guessed before an attack: the chance of each result over all strengths that it could be', () => {
    const m = strike({ 'NZ-35': '0707', 'JP-C': '0708' });
    const units = m.question.forms
      .find((form) => form.do === 'attack')
      ?.fields.find((field) => field.name === 'units');
    const said = units?.walk.explain?.(attack('0708', 'NZ-35'), ['NZ-35']);
    // 3 against 1 is 3:1, 3 against 2 is 1:1; strengths 0, 1, 2 and 2 are face down.
    expect(said?.lines.map(({ key, times, odds }) => [key, times, odds])).toEqual([
      ['explain.unknown', undefined, undefined],
      ['explain.home', 1, undefined],
      ['explain.guess', 1, '3:1'],
      ['explain.guess', 2, '1:1'],
    ]);
    const parts = Object.fromEntries(
      (said?.chances ?? []).map((chance) => [chance.result, [chance.of, chance.in]]),
    );
    expect(parts).toEqual({
      home: [6, 24],
      Ar: [2 + 4, 24],
      Ex: [1 + 2, 24],
      Dr: [2 + 2, 24],
      De: [1, 24],
      Ae: [4, 24],
    });
  });

  test('SP-7.1.c bind the attack: nothing is asked between the declaration and its result', () => {
    const m = counter({ 'NZ-35': '0706', 'JP-A': '0707', 'JP-B': '0807' }, [3]).play(
      attack('0706', 'JP-2', 'JP-3'),
    );
    expect(m.keys.filter((key) => key !== 'retreat')).toEqual(
      expect.arrayContaining(['attack', 'reveal', 'removed.home', 'automatic.Ae']),
    );
    expect(m.session.events.flatMap((e) => e.answers).filter((a) => a.by === 'given')).toHaveLength(1);
  });

  test('SP-7.1.d a 0 is out at once, without a die', () => {
    const m = strike({ 'NZ-35': '0707', 'JP-A': '0708' }).play(attack('0708', 'NZ-35'));
    expect([m.where('JP-A'), m.rolls]).toEqual([['out'], []]);
    expect(
      game.position.read({
        game: 'squarepeg',
        phase: 'NZ-COMBAT',
        units: { 'JP-A': { at: '0708', faceUp: true } },
      }),
    ).toMatchObject({
      fault: { message: 'SP-7.1.d' },
    });
  });

  test('SP-7.1.e all of the attack come up together, before the odds', () => {
    const m = counter({ 'NZ-35': '0706', 'JP-B': '0707', 'JP-C': '0807' }, [1]).play(
      attack('0706', 'JP-2', 'JP-3'),
    );
    expect(m.log.filter((e) => e.key === 'reveal')).toEqual([
      { key: 'reveal', tokens: ['JP-2'], units: ['JP-B'], strengths: [1] },
      { key: 'reveal', tokens: ['JP-3'], units: ['JP-C'], strengths: [2] },
    ]);
    expect(m.log.find((e) => e.key.startsWith('combat'))).toMatchObject({ attack: 3, odds: '1:1' });
    expect(m.keys.indexOf('reveal')).toBeLessThan(m.keys.findIndex((key) => key.startsWith('combat')));
  });

  test('SP-7.1.f the others go through with it, even into an automatic Ae', () => {
    const two = counter({ 'NZ-35': '0706', 'JP-A': '0707', 'JP-C': '0807' }, [1]).play(
      attack('0706', 'JP-2', 'JP-3'),
    );
    expect(two.log.find((e) => e.key.startsWith('combat'))).toMatchObject({
      attack: 2,
      defence: 3,
      odds: '1:2',
    });
    const one = counter({ 'NZ-35': '0706', 'JP-A': '0707', 'JP-B': '0807' }).play(
      attack('0706', 'JP-2', 'JP-3'),
    );
    expect(one.log.find((e) => e.key === 'automatic.Ae')).toMatchObject({
      attack: 1,
      defence: 3,
      odds: '1:3',
    });
    expect(one.where('JP-B')).toEqual(['out']);
  });

  test('SP-7.1.g a defender of 0 leaves no die, spent attackers and an open hex', () => {
    const m = strike({ 'NZ-35': '0707', 'NZ-37': '0706', 'JP-A': '0708', 'JP-C': '0807' });
    m.play(attack('0708', 'NZ-35'), end);
    expect(m.rolls).toEqual([]);
    expect(m.clauseOf(attack('0807', 'NZ-35'))).toBe('SP-7.0.c');
    const going = strike({ 'NZ-35': '0707', 'JP-A': '0708' }).play(attack('0708', 'NZ-35'), advance('NZ-35'));
    expect(going.where('NZ-35')).toEqual(['0708']);
    const strict = strike({ 'NZ-35': '0707', 'JP-A': '0708' }, [], otherwise('advanceAfterZeroReveal')).play(
      attack('0708', 'NZ-35'),
    );
    expect([strict.question.kind, strict.where('NZ-35')]).toEqual(['movement', ['0707']]);
  });

  test('SP-7.1.h attackers that are all 0 have attacked nobody', () => {
    const m = counter({ 'NZ-35': '0706', 'JP-A': '0707', 'JP-C': '0807' }, [1]);
    m.play(attack('0706', 'JP-2'));
    expect([m.keys.at(-1), m.rolls]).toEqual(['attack.void', []]);
    m.play(attack('0706', 'JP-3'));
    expect(m.keys).toContain('combat.Ae');
  });

  test('SP-7.1.i stay up for the rest of the game', () => {
    const m = strike({ 'NZ-35': '0707', 'JP-C': '0708' }, [3]).play(
      attack('0708', 'NZ-35'),
      { do: 'retreat', unit: 'NZ-35', to: '0706' },
      end,
    );
    expect([m.state.step, m.isFaceDown('JP-C')]).toEqual(['JP-MOVEMENT', false]);
    expect(m.clauseOf(move('JP-2', '0709'))).toBe('SP-6.0.a');
    m.play(end);
    expect(m.isFaceDown('JP-C')).toBe(false);
    expect(legal(m.question).flatMap((o) => o.unit ?? [])).not.toContain('JP-2');
  });

  test('SP-7.1.j a 0 that went home is removed like any other', () => {
    const m = strike({ 'NZ-35': '0707', 'JP-A': '0708', 'JP-B': 'out', 'JP-C': 'out', 'JP-D': 'out' }).play(
      attack('0708', 'NZ-35'),
    );
    expect(m.ending).toBe('annihilation');
  });
});

/** Chapter 7.3: results and losses. */
import { describe, expect, test } from 'vitest';
import { advance, attack, end, legal, lose, match, offered, split, type Units } from '../../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out', 'JP-D!': '0602' };
const JP_FAR = { ...FAR, 'NZ-37': '0310' };
/** An attack with its result given. */
const result = (
  phase: string,
  units: Units,
  target: string,
  attackers: readonly string[],
  word: string,
  more = {},
) =>
  match(
    phase,
    { ...FAR, ...units },
    { begin: { procedure: 'result', with: { target, units: [...attackers], result: word } }, ...more },
  );

describe('results', () => {
  test('SP-7.3.a Ae removes one attacker, the others stay', () => {
    const m = result(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' },
      '0708',
      ['NZ-35', 'NZ-T1'],
      'Ae',
    ).play(lose('NZ-T1'));
    expect(m.where('NZ-35', 'NZ-T1', 'JP-C')).toEqual(['0707', 'out', '0708']);
  });

  test('SP-7.3.b Ar sends back every attacker and nobody else', () => {
    const units = { 'NZ-35': '0707', 'NZ-T1': '0707', 'NZ-T3': '0707', 'JP-C!': '0708' };
    const m = result('NZ-COMBAT', units, '0708', ['NZ-35', 'NZ-T1'], 'Ar');
    m.play({ do: 'retreat', unit: 'NZ-T1', to: '0706' }, { do: 'retreat', unit: 'NZ-35', to: '0807' });
    expect(m.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0807', '0706', '0707']);
  });

  test('SP-7.3.c Ex costs each side one unit', () => {
    const m = result(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' },
      '0708',
      ['NZ-35', 'NZ-T1'],
      'Ex',
    ).play(lose('NZ-35'));
    expect(m.where('NZ-35', 'NZ-T1', 'JP-C')).toEqual(['out', '0707', 'out']);
  });

  test('SP-7.3.d SP-7.3.h the owner chooses among those that took part, with Ae and De too', () => {
    for (const word of ['Ae', 'Ex']) {
      const m = result(
        'NZ-COMBAT',
        { 'NZ-35': '0707', 'NZ-T1': '0707', 'NZ-T3': '0707', 'JP-C!': '0708' },
        '0708',
        ['NZ-35', 'NZ-T1'],
        word,
      );
      expect([m.question.side, offered(m, 'lose', 'unit')]).toEqual(['NZ', ['NZ-35', 'NZ-T1']]);
      expect(m.clauseOf(lose('NZ-T3'))).toBe('SP-7.3.d');
    }
    const defending = result(
      'JP-COMBAT',
      { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' },
      '0707',
      ['JP-C'],
      'De',
    );
    expect([defending.question.side, defending.question.kind, offered(defending, 'lose', 'unit')]).toEqual([
      'NZ',
      'defenderLoss',
      ['NZ-35', 'NZ-T1'],
    ]);
    const japanese = result(
      'JP-COMBAT',
      { 'NZ-35': '0706', 'JP-C!': '0707', 'JP-B!': '0807' },
      '0706',
      ['JP-C', 'JP-B'],
      'Ae',
    );
    expect([japanese.question.side, offered(japanese, 'lose', 'unit')]).toEqual(['JP', ['JP-B', 'JP-C']]);
  });

  test('SP-7.3.e Dr sends back every defender and opens the hex', () => {
    const m = result('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C!': '0708' }, '0708', ['NZ-35'], 'Dr');
    expect([m.where('JP-C'), m.question.kind]).toEqual([['0709'], 'advance']);
    const stack = result(
      'JP-COMBAT',
      { 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707' },
      '0706',
      ['JP-C'],
      'Dr',
    );
    stack.play({ do: 'retreat', unit: 'NZ-35', to: '0705' });
    expect([stack.where('NZ-35', 'NZ-T1'), stack.question.kind]).toEqual([['0705', '0705'], 'advance']);
  });

  test('SP-7.3.f De costs one defender; the hex is open only if it is empty then', () => {
    const single = result('NZ-COMBAT', { 'NZ-35': '0707', 'JP-C!': '0708' }, '0708', ['NZ-35'], 'De');
    expect([single.where('JP-C'), single.question.kind]).toEqual([['out'], 'advance']);
    const stack = result(
      'JP-COMBAT',
      { ...JP_FAR, 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707' },
      '0706',
      ['JP-C'],
      'De',
    ).play(lose('NZ-T1'));
    expect([stack.where('NZ-35'), stack.question.kind]).toEqual([['0706'], 'attack']);
  });

  test('SP-7.3.g SP-7.3.i a battalion may pay with a company, whatever the result, or go whole', () => {
    for (const word of ['Ae', 'Ex']) {
      const m = result('NZ-COMBAT', { 'NZ-TB': '0707', 'JP-C!': '0708' }, '0708', ['NZ-TB'], word);
      expect(legal(m.question).map((o) => o.do)).toEqual(['lose', 'split']);
      expect(m.play(split).where('NZ-T1', 'NZ-T3', 'NZ-TB')).toEqual(['0707', 'out', 'off']);
    }
    const defending = result('JP-COMBAT', { 'NZ-TB': '0707', 'JP-C!': '0708' }, '0707', ['JP-C'], 'De');
    expect(defending.play(split).where('NZ-T1', 'NZ-T3')).toEqual(['0707', 'out']);
    const whole = result('JP-COMBAT', { 'NZ-TB': '0707', 'JP-C!': '0708' }, '0707', ['JP-C'], 'De').play(
      lose('NZ-TB'),
    );
    expect(whole.where('NZ-TB', 'NZ-T1')).toEqual(['out', 'out']);
    const other = result(
      'NZ-COMBAT',
      { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' },
      '0708',
      ['NZ-35', 'NZ-T1'],
      'Ae',
    );
    expect(other.clauseOf(split)).toBe('SP-7.3.g');
  });

  test('SP-7.3.i a split does not help a battalion that cannot retreat', () => {
    const m = result('JP-COMBAT', { 'NZ-TB': '0308', 'JP-C!': '0309' }, '0308', ['JP-C'], 'Dr');
    expect(m.where('NZ-TB', 'NZ-T1', 'NZ-T3')).toEqual(['out', 'out', 'out']);
  });

  test('SP-7.3.j both sides choose their Ex losses without seeing the other’s, and lose them at once', () => {
    const units = { ...JP_FAR, 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707', 'JP-B!': '0807' };
    const m = result('JP-COMBAT', units, '0706', ['JP-C', 'JP-B'], 'Ex');
    expect(m.session.questions.map((q) => [q.side, q.kind])).toEqual([
      ['JP', 'attackerLoss'],
      ['NZ', 'defenderLoss'],
    ]);
    const before = JSON.stringify(m.state);
    expect(m.session.give('NZ', lose('NZ-T1'))).toBeUndefined();
    expect([JSON.stringify(m.state), m.session.questions.map((q) => q.side)]).toEqual([before, ['JP']]);
    expect(m.session.give('JP', lose('JP-B'))).toBeUndefined();
    expect(m.where('NZ-T1', 'NZ-35', 'JP-B', 'JP-C')).toEqual(['out', '0706', 'out', '0707']);
    expect(m.session.events).toHaveLength(1);
  });

  test('SP-7.3.k the company that is left has attacked, and may advance', () => {
    const m = result(
      'NZ-COMBAT',
      { 'NZ-TB': '0707', 'JP-C!': '0708', 'JP-B': '0807' },
      '0708',
      ['NZ-TB'],
      'Ex',
    ).play(split);
    expect(offered(m, 'advance', 'unit')).toEqual(['NZ-T1']);
    const stays = result(
      'NZ-COMBAT',
      { 'NZ-TB': '0707', 'NZ-37': '0707', 'JP-C!': '0708', 'JP-B': '0807' },
      '0708',
      ['NZ-TB'],
      'Ex',
    ).play(split, end);
    expect(stays.clauseOf(attack('0807', 'NZ-T1'))).toBe('SP-7.0.c');
    expect(m.play(advance('NZ-T1')).where('NZ-T1')).toEqual(['0708']);
  });

  test('SP-7.3.l NZ-T3 goes and NZ-T1 takes over hex, fatigue, and what was done and suffered', () => {
    const m = result(
      'JP-COMBAT',
      { ...JP_FAR, 'NZ-TB*': '0706', 'JP-C!': '0707', 'JP-B!': '0705' },
      '0706',
      ['JP-C'],
      'De',
    ).play(split);
    expect(m.where('NZ-T1', 'NZ-T3')).toEqual(['0706*', 'out']);
    expect(m.clauseOf(attack('0706', 'JP-B'))).toBe('SP-7.0.d');
  });
});

/** Chapter 7.5: advance. */
import { describe, expect, test } from 'vitest';
import { advance, end, game, match, offered, otherwise, type Units } from '../../support.js';

const FAR = { 'NZ-14': '0601', 'NZ-30': 'out', 'JP-D': '0310' };
/** A hex that was emptied, with those that took part. */
const open = (
  units: Units,
  target: string,
  who: readonly string[],
  more = {},
  dice: readonly number[] = [],
  phase = 'NZ-COMBAT',
) =>
  match(
    phase,
    { ...FAR, ...units },
    { begin: { procedure: 'advance', with: { target, units: [...who] } }, ...more },
    dice,
  );
const result = (units: Units, target: string, who: readonly string[], word: string, of = game) =>
  match(
    'NZ-COMBAT',
    { ...FAR, ...units },
    { begin: { procedure: 'result', with: { target, units: [...who], result: word } } },
    [],
    of,
  );

describe('advance', () => {
  test.each(['Dr', 'De'])('SP-7.5.a is offered after %s, when no defender is left', (word) => {
    const m = result({ 'NZ-35': '0707', 'JP-C!': '0708' }, '0708', ['NZ-35'], word);
    expect([m.question.kind, m.question.side]).toEqual(['advance', 'NZ']);
    expect(m.play(advance('NZ-35')).where('NZ-35')).toEqual(['0708']);
  });

  test('SP-7.5.a is not offered while a defender stands', () => {
    const m = match(
      'JP-COMBAT',
      { ...FAR, 'NZ-35': '0706', 'NZ-T1': '0706', 'JP-C!': '0707', 'JP-D!': '0602' },
      { begin: { procedure: 'result', with: { target: '0706', units: ['JP-C'], result: 'De' } } },
    );
    m.play({ do: 'lose', unit: 'NZ-T1' });
    expect(m.question.kind).toBe('attack');
  });

  test('SP-7.5.b takes no second infantry unit and no tank where it may not go', () => {
    const two = open({ 'NZ-35': '0705', 'NZ-37': '0805' }, '0806', ['NZ-35', 'NZ-37']).play(advance('NZ-35'));
    expect([two.where('NZ-35', 'NZ-37'), two.question.kind]).not.toEqual([['0806', '0805'], 'advance']);
    const tank = open({ 'NZ-35': '0705', 'NZ-T1': '0705' }, '0806', ['NZ-35', 'NZ-T1']);
    expect([offered(tank, 'advance', 'unit'), tank.clauseOf(advance('NZ-T1'))]).toEqual([
      ['NZ-35'],
      'SP-7.5.b',
    ]);
    const ravine = open({ 'NZ-35': '0704', 'NZ-T1': '0704' }, '0705', ['NZ-35', 'NZ-T1'], { ravine: '0705' });
    expect(ravine.clauseOf(advance('NZ-T1'))).toBe('SP-7.5.b');
  });

  test('SP-7.5.c is free for each, within the limits: infantry and tanks together, one Japanese unit', () => {
    const units = { 'NZ-35': '0707', 'NZ-T1': '0707', 'NZ-T3': '0707' };
    const all = open(units, '0708', Object.keys(units)).play(
      advance('NZ-T3'),
      advance('NZ-35'),
      advance('NZ-T1'),
    );
    expect(all.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0708', '0708', '0708']);
    const some = open(units, '0708', Object.keys(units)).play(advance('NZ-T3'), end);
    expect(some.where('NZ-35', 'NZ-T1', 'NZ-T3')).toEqual(['0707', '0707', '0708']);
    const japanese = open(
      { 'JP-B!': '0705', 'JP-C!': '0707' },
      '0706',
      ['JP-B', 'JP-C'],
      {},
      [],
      'JP-COMBAT',
    ).play(advance('JP-C'));
    expect([japanese.where('JP-B', 'JP-C'), japanese.keys.filter((k) => k === 'advance')]).toEqual([
      ['0705', '0706'],
      ['advance'],
    ]);
  });

  test('SP-7.5.d is offered after Ex too, to the survivors, unless read the other way', () => {
    const units = { 'NZ-35': '0707', 'NZ-T1': '0707', 'JP-C!': '0708' };
    const m = result(units, '0708', ['NZ-35', 'NZ-T1'], 'Ex').play({ do: 'lose', unit: 'NZ-T1' });
    expect(offered(m, 'advance', 'unit')).toEqual(['NZ-35']);
    const strict = result(units, '0708', ['NZ-35', 'NZ-T1'], 'Ex', otherwise('advanceAfterExchange')).play({
      do: 'lose',
      unit: 'NZ-T1',
    });
    expect(strict.question.kind).not.toBe('advance');
  });

  test('SP-7.5.e is not hindered by another enemy next to it, before or after', () => {
    const m = open({ 'NZ-35': '0707', 'JP-B': '0807', 'JP-C': '0709' }, '0708', ['NZ-35']).play(
      advance('NZ-35'),
    );
    expect(m.where('NZ-35')).toEqual(['0708']);
  });

  test('SP-7.5.f goes one after another: a discovery binds the next', () => {
    const units = { 'NZ-35': '0704', 'NZ-T1': '0704', 'NZ-T3': '0704' };
    const m = open(units, '0705', Object.keys(units), { ravine: null }, [6]).play(advance('NZ-35'));
    expect([m.where('NZ-35', 'NZ-T1'), m.session.questions.some((q) => q.kind === 'advance')]).toEqual([
      ['0705', '0704'],
      false,
    ]);
  });

  test('SP-7.5.g is for units that took part', () => {
    const m = open({ 'NZ-35': '0707', 'NZ-37': '0706' }, '0807', ['NZ-35']);
    expect([offered(m, 'advance', 'unit'), m.clauseOf(advance('NZ-37'))]).toEqual([['NZ-35'], 'SP-7.5.g']);
  });

  test('SP-7.5.h into the Mission wins the game', () => {
    expect(open({ 'NZ-T1': '0710' }, '0611', ['NZ-T1']).play(advance('NZ-T1')).ending).toBe('mission');
  });

  test('SP-7.5.i a tank that falls leaves the way open for infantry', () => {
    const units = { 'NZ-35': '0704', 'NZ-T1': '0704' };
    const m = open(units, '0705', Object.keys(units), { ravine: null }, [6]).play(advance('NZ-T1'));
    expect([m.where('NZ-T1'), offered(m, 'advance', 'unit')]).toEqual([['out'], ['NZ-35']]);
    expect(m.play(advance('NZ-35')).where('NZ-35')).toEqual(['0705']);
  });
});

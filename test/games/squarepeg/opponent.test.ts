/**
 * The practice opponent's judgement: no rule of the book, but a player who takes what is offered and leaves
 * what is hopeless.
 */
import { describe, expect, test } from 'vitest';
import { bestOrder } from '../../../src/practice/choose.js';
import type { Json, Order } from '../../../src/referee/index.js';
import { effort } from '../../support/effort.js';
import { atRandom, practised, tally } from '../support/duel.js';
import { file, game, Match, picker, position, type Units } from './support.js';

/** What it does first in a position. */
function firstOrder(
  phase: string,
  units: Units,
  more: Readonly<Record<string, Json>> = {},
): Order | undefined {
  const match = new Match(position(file(phase, units, more)));
  const { question } = match;
  return question === undefined
    ? undefined
    : bestOrder(game, game.position.view(match.state, question.side), question, picker(1));
}

describe('the practice opponent', () => {
  test('walks into the Mission when nobody bars the way', () => {
    const order = firstOrder('NZ-MOVEMENT', { 'NZ-35': '0705', 'JP-C!': '0310' }, { opening: 'passed' });
    expect(order).toMatchObject({ do: 'move', unit: 'NZ-35' });
    expect((order?.path as readonly string[] | undefined)?.at(-1)).toBe('0611');
  });

  test('attacks together at good odds', () => {
    const order = firstOrder('NZ-COMBAT', {
      'NZ-35': '0610',
      'NZ-37': '0710',
      'JP-C!': '0611',
      'JP-B!': '0310',
    });
    expect(order).toMatchObject({ do: 'attack', target: '0611', units: ['NZ-35', 'NZ-37'] });
  });

  test('leaves an attack alone that would only lose the unit', () => {
    const order = firstOrder('JP-COMBAT', {
      'NZ-35': '0610',
      'NZ-T1': '0610',
      'JP-B!': '0611',
      'JP-C!': '0310',
    });
    expect(order).toEqual({ do: 'end' });
  });

  test('does not march across the map into certain fatigue', () => {
    const units = {
      'NZ-35*': '0705',
      'NZ-37': '0806',
      'NZ-14*': '0704',
      'NZ-T1': '0705',
      'NZ-T3': '0106',
      'JP-1': '0310',
      'JP-2': '0611',
      'JP-3': '0708',
      'JP-C!': '0807',
    };
    const match = new Match(position(file('JP-MOVEMENT', units, { turn: 1 })));
    const path = ['0709', '0710', '0611', '0510', '0410', '0309', '0209', '0208'];
    const march = { do: 'move', unit: 'JP-3', path };
    expect(game.opponent.appraise(game.position.view(match.state, 'JP'), match.question, march)).toBeLessThan(
      0,
    );
  });

  test('bars the neck, to which one hex leads, rather than open ground before it', () => {
    const units = { 'NZ-35': '0704', 'NZ-37': '0703', 'JP-1': '0310', 'JP-2': '0611', 'JP-3': '0709' };
    const match = new Match(position(file('JP-MOVEMENT', units, { turn: 2 })));
    const worth = (path: readonly string[]) =>
      game.opponent.appraise(game.position.view(match.state, 'JP'), match.question, {
        do: 'move',
        unit: 'JP-3',
        path,
      });
    expect(worth(['0708'])).toBeGreaterThan(worth(['0708', '0707']));
  });

  test('leads no infantry onto the ravine that everybody sees', () => {
    const units = {
      'NZ-35': '0704',
      'NZ-37': '0705',
      'NZ-14': '0806',
      'NZ-30': '0106',
      'NZ-T1': '0106',
      'NZ-T3': '0705',
      'JP-1': '0209',
      'JP-2': '0611',
      'JP-3*': '0410',
      'JP-B!': '0807',
    };
    const order = firstOrder('NZ-MOVEMENT', units, { opening: 'passed', ravine: '0706' });
    expect(order?.do).toBe('move');
    expect((order?.path as readonly string[] | undefined)?.at(-1)).not.toBe('0706');
  });

  test('the last Japanese is dearer to both sides than one of four', () => {
    const worthOfAttack = (units: Units) => {
      const match = new Match(position(file('NZ-COMBAT', { 'NZ-35': '0706', 'NZ-37': '0707', ...units })));
      const order = { do: 'attack', units: ['NZ-35', 'NZ-37'], target: '0806' };
      return game.opponent.appraise(game.position.view(match.state, 'NZ'), match.question, order);
    };
    const one = worthOfAttack({ 'JP-C!': '0806' });
    expect(one).toBeGreaterThan(worthOfAttack({ 'JP-C!': '0806', 'JP-D!': '0310', 'JP-B!': '0209' }));
  });

  test('does not leave the Mission to an enemy who could walk in', () => {
    const units = { 'NZ-35': '0705', 'JP-C!': '0611', 'JP-D!': '0310' };
    for (let i = 0; i < 3; i++) expect(firstOrder('JP-MOVEMENT', units)).not.toMatchObject({ unit: 'JP-C' });
  });
});

describe('over whole matches', () => {
  const practice = practised(game);
  const matches = effort(9, 15);

  test('it wins for New Zealand against a random defender, where a random attacker does not', () => {
    expect(tally(game, { NZ: practice, JP: atRandom }, matches).NZ).toBeGreaterThanOrEqual(0.85 * matches);
    expect(tally(game, { NZ: atRandom, JP: atRandom }, matches).NZ).toBeLessThanOrEqual(0.35 * matches);
  });

  test('it holds out for Japan against an attacker to whom a random defender loses', () => {
    const held = tally(game, { NZ: practice, JP: practice }, matches).JP ?? 0;
    const lost = tally(game, { NZ: practice, JP: atRandom }, matches).JP ?? 0;
    expect(held).toBeGreaterThanOrEqual(lost + matches / 5);
  });
});

/** Checking a game finds what no server should take. */
import { describe, expect, test } from 'vitest';
import author from '../../games/plumcreek/game.js';
import { check, findingLine } from '../../src/check/index.js';
import { completeGame } from '../../src/kit/house.js';
import type { Game } from '../../src/referee/index.js';

const game: Game = completeGame(author);
const FEW = { matches: 2, close: 1 };
const musts = (broken: Game) =>
  check(broken, FEW).flatMap(({ weight, what }) => (weight === 'must' ? [what] : []));

test('finds nothing in Plum Creek', () => {
  expect(check(game, { matches: 8, close: 2 }).map((found) => findingLine(found, 'en'))).toEqual([]);
});

describe('finds', () => {
  test('rules that throw', () => {
    const steps = () => game.rules.steps({ step: '' }).map((step) => ({ ...step, run: () => fail() }));
    const fail = (): never => {
      throw new TypeError('of undefined');
    };
    expect(musts({ ...game, rules: { ...game.rules, steps } })).toEqual(['throws']);
  });

  test('chance of its own', () => {
    const now: Game['rules']['now'] = (state) => {
      const { random } = Math;
      return [...game.rules.now(state), { key: 'luck', n: random() }];
    };
    expect(musts({ ...game, rules: { ...game.rules, now } })).toContain('random');
    const { random } = Math;
    expect(random()).toBeLessThan(1);
  });

  test('a clause that is not in the rules', () => {
    const { 'PC-2.b': _, ...clauses } = game.words.clauses;
    expect(musts({ ...game, words: { ...game.words, clauses } })).toContain('clause');
  });

  test('a key without words, in either language', () => {
    const { 'order.move': _, ...ja } = game.words.text.ja;
    const broken = { ...game, words: { ...game.words, text: { ...game.words.text, ja } } };
    const [found] = check(broken, FEW);
    expect(found).toMatchObject({ what: 'words', values: { key: 'order.move', locale: 'ja' } });
    expect(found === undefined ? '' : findingLine(found, 'ja')).toContain('order.moveの文がありません');
  });

  test('a position that does not come back', () => {
    const show: Game['position']['show'] = (state) => {
      const shown = game.position.show(state);
      return typeof shown === 'object' && shown !== null ? { ...shown, turn: 8 } : shown;
    };
    expect(musts({ ...game, position: { ...game.position, show } })).toContain('position');
  });

  test('a hidden thing that a twin shows', () => {
    const twin: NonNullable<Game['position']['twin']> = (state) => ({ ...state, step: 'SM' });
    expect(musts({ ...game, position: { ...game.position, twin } })).toContain('twin');
    expect(musts({ ...game, position: { ...game.position, hides: true } })).toContain('noTwin');
  });

  test('a counter that stands nowhere, and a tone that there is not', () => {
    const scene: Game['picture']['scene'] = (...given) => {
      const made = game.picture.scene(...given);
      return { ...made, counters: made.counters.map((one) => ({ ...one, place: '9999' })) };
    };
    expect(musts({ ...game, picture: { ...game.picture, scene } })).toContain('offMap');
  });

  test('an opponent that does not beat random play', () => {
    const opponent = () => undefined;
    expect(check(game, { matches: 0, duels: 2, opponent })).toMatchObject([
      { weight: 'should', what: 'opponent' },
    ]);
  });
});

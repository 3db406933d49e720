/** Choices in words: whoever cannot see the map reads where a unit stands and what stands in a hex. */
import { expect, test } from 'vitest';
import { makeNarrators } from '../../../src/telling/narrator.js';
import { type ChoiceWords, choiceOf } from '../../../src/web/parts/naming.js';
import { game } from '../../games/kyuchorei/support.js';
import { game as taiheiyo } from '../../games/taiheiyo/support.js';

const narrator = makeNarrators()(game, 'en');
const state = game.rules.start({ scenario: 'standard', options: {} });
const map = {
  ground: game.picture.ground('en'),
  scene: game.picture.scene(game.position.view(state, 'RU'), 'en', []),
};
const free = { candidates: () => [], forbids: () => undefined };
const field = (of: 'unit' | 'hex') =>
  ({ name: 'x', type: 'one', of, optional: false, min: 1, max: 1, walk: free }) as const;

const said = (of: 'unit' | 'hex', id: string) => inOne(choiceOf(game, narrator, map, field(of), id));
const inOne = ({ name, where, more }: ChoiceWords) => name + where + more;

test('a unit is offered with its hex and figures, one that waits beside the map with its figures', () => {
  expect(said('unit', 'R-III-33')).toBe('III/33 · 1503 · 3-4');
  expect(said('unit', 'J-I-4')).toBe('I/4 · 4-4');
});

test('a hex is offered with the units that stand in it', () => {
  expect(said('hex', '1503')).toBe('1503 · III/33');
  expect(said('hex', '1505')).toBe('1505');
});

test('a place that holds many is offered with the first of them and the number of the others', () => {
  const view = taiheiyo.position.view(taiheiyo.rules.start({ scenario: 'standard', options: {} }), 'J');
  const there = { ground: taiheiyo.picture.ground('ja'), scene: taiheiyo.picture.scene(view, 'ja', []) };
  const of = field('hex');
  const text = choiceOf(taiheiyo, makeNarrators()(taiheiyo, 'ja'), there, { ...of, of: 'point' }, 'hawaii');
  expect(inOne(text)).toMatch(/^ハワイ諸島( · [^·]+){3} · ほか\d+個$/);
});

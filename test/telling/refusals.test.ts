/** A refusal in words: what is wrong with the order, or the place or unit that bars it, before the rule. */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  type Game,
  type Locale,
  order,
  type Question,
  type Refusal,
  type Side,
} from '../../src/referee/index.js';
import { makeNarrators, refusalLead, refusalText } from '../../src/telling/index.js';
import { fireOf, match as kyMatch, game as kyuchorei, movementOf } from '../games/kyuchorei/support.js';
import { J_HAND, operation, game as taiheiyo } from '../games/taiheiyo/support.js';
import { asked, only } from '../referee/scripts.js';

interface Asking {
  readonly question: Question;
  readonly state: Parameters<Game['position']['view']>[0];
}

function readerOf(game: Game, { state }: Pick<Asking, 'state'>, side: Side, locale: Locale) {
  const view = game.position.view(state, side);
  const map = { ground: game.picture.ground(locale), scene: game.picture.scene(view, locale, []) };
  return { game, narrator: makeNarrators()(game, locale), map, view };
}

/** What stands before the rule. */
function lead(game: Game, asking: Asking, order: unknown, locale: Locale = 'en'): string {
  const checked = checkOrder(asking.question, game.rules.universe, order);
  if (checked.ok) return 'legal';
  return refusalLead(readerOf(game, asking, asking.question.side, locale), checked.refusal, checked.at);
}

const UNITS = { 'J-I-4': '1406', 'J-II-4': '1505', 'R-I-33': '1305', 'R-III-33': '1503' };

describe('a refusal names', () => {
  test('the hex that bars the way, with the unit in it, then the rule', () => {
    const asking = movementOf(1, 'JP', { ...UNITS, 'J-I-4': '1306' });
    const checked = checkOrder(asking.question, kyuchorei.rules.universe, {
      do: 'move',
      unit: 'J-I-4',
      path: '1305',
    });
    const say = (locale: Locale) =>
      checked.ok ? '' : refusalText(readerOf(kyuchorei, asking, 'JP', locale), checked.refusal, checked.at);
    expect(say('en')).toBe('1305 (I/33): A hex with an enemy unit cannot be entered.');
    expect(say('ja')).toBe('1305（I/33）：敵ユニットのいるヘクスには入れません。');
  });

  test('the unit of a set that fails, with where it stands', () => {
    const asking = fireOf(5, 'JP', { ...UNITS, 'J-III-4': '1504' });
    const order = { do: 'fire', target: '1503', units: ['J-I-4', 'J-III-4'] };
    expect(lead(kyuchorei, asking, order)).toMatch(/^I\/4 \(1406, .*\):$/);
    expect(lead(kyuchorei, asking, order, 'ja')).toMatch(/^I\/4（1406、.*）：$/);
  });

  test('a unit that is not the reader’s, or not on the map', () => {
    const asking = movementOf(5, 'JP', UNITS);
    const move = (unit: string) => ({ do: 'move', unit, path: '1407' });
    expect(lead(kyuchorei, asking, move('R-I-33'))).toBe('I/33 belongs to your opponent.');
    expect(lead(kyuchorei, asking, move('J-III-4'))).toBe('III/4 is not on the map (Japanese: eliminated).');
  });

  test('a ship that is elsewhere, and an air unit in a box beside the map', () => {
    const where = { truk: 'jp_kako', japan: 'jp_aoba', 'turn:4': 'j_air_1' };
    const asking = operation('J', 2, where);
    expect(lead(taiheiyo, asking, { do: 'return', from: 'truk', ships: ['jp_aoba'], to: 'japan' })).toBe(
      'Aoba is in Japan, not in Truk.',
    );
    expect(lead(taiheiyo, asking, { do: 'redeploy', unit: 'j_air_1', to: 'japan' })).toMatch(
      /is not on the map \(.+\)\.$/,
    );
  });

  test('a card that is not in the hand, played as an event or spent', () => {
    const asking = operation('J', 2, { truk: 'jp_kako*' }, J_HAND('C02'));
    expect(lead(taiheiyo, asking, { do: 'event', event: 'J04', choice: 'point' })).toMatch(
      / is not in your hand\.$/,
    );
    expect(lead(taiheiyo, asking, { do: 'event', event: 'J04', choice: 'point' }, 'ja')).toMatch(
      /は手札にありません。$/,
    );
    expect(lead(taiheiyo, asking, { do: 'resupply', point: 'truk', card: 'C05' })).toMatch(
      / is not in your hand\.$/,
    );
  });
});

describe('an order that is no sentence is told', () => {
  const asking = movementOf(5, 'JP', UNITS);
  test.each([
    [{ do: 'fly' }, 'There is no order “fly” here.'],
    [{ unit: 'J-I-4' }, 'The order does not say what to do (field “do”).'],
    [{ do: 'move', path: '1407' }, '“Unit” is missing (field “unit”).'],
    [{ do: 'move', unit: 'nobody', path: '1407' }, '“Unit” cannot be nobody (field “unit”).'],
    [{ do: 'move', unit: 7, path: '1407' }, '“Unit” has the wrong type (field “unit”).'],
    [
      { do: 'move', unit: 'J-I-4', path: '1407', card: 'x' },
      'This order has no field “card”. Its fields: unit, path.',
    ],
    [{ do: 'end', unit: 'J-I-4' }, 'This order has no field “unit”. It has none.'],
  ])('%j', (order, text) => {
    expect(lead(kyuchorei, asking, order)).toBe(text);
    expect(lead(kyuchorei, asking, order, 'ja')).toMatch(/。$/);
  });

  test('how many a field takes', () => {
    const some = order('hit').allot('hits', 'unit', only('J-I-4'), { min: 2, max: 2 });
    const said = (hits: number) =>
      lead(
        kyuchorei,
        { state: asking.state, question: { ...asked(some), scope: [] } },
        { do: 'hit', hits: { 'J-I-4': hits } },
      );
    expect(said(1)).toBe('“hits” takes exactly 2 (field “hits”).');
    expect(said(2)).toBe('legal');
  });
});

test('an order of a side that is not asked is told whose turn it is', () => {
  const m = kyMatch(5, 'J1', UNITS, { chosen: 'move' });
  const refusal: Refusal | undefined = m.session.give('RU', { do: 'end' });
  expect(refusal).toMatchObject({ code: 'not-asked', asked: ['JP'] });
  const reader = readerOf(kyuchorei, m, 'RU', 'en');
  expect(refusal && refusalLead(reader, refusal, undefined)).toBe(
    'It is not this side’s turn. Waiting for: Japanese.',
  );
});

import { describe, expect, test } from 'vitest';
import { clauseLabel, MessageError, makeWords, type Naming, namesOf } from '../../src/telling/index.js';
import { spoken } from '../web/spoken.js';

const TABLES = {
  en: {
    empty: '{at} is empty.',
    'decision.impulse': 'Name a target.',
    'decision.impulse.send': 'Send units to {at}.',
    'side.JP': 'the Japanese',
    'melee.none': '{units} attack {hex}: no effect',
    retreat: '{unit} retreats from {from} to {to}',
    hits: '{n, plural, one {# hit} other {# hits}} on {unit}',
    wins: '{side} win{result, select, narrow { narrowly} other {}}',
    flags: '{yes, select, true {on} other {off}}/{nothing}.',
    broken: '{n, plural, }',
    'scope.turn': 'turn {n}',
    'scope.melee': 'melee at {at}',
    went: '{units} {unitsCount, plural, one {goes} other {go}} to {goal}{steps, plural, =1 {} other { by {path}}}',
    'order.go': 'go with {ships} ({shipsCount}) to {goal}{steps, plural, =1 {} other { by {path}}}',
    moved: '{unit} to {to}{steps, plural, =1 {} other { ({path})}}',
    'order.move': '{unit} by {path} {choice} {cargo}',
    'order.allot': 'hits: {hits}',
    'order.hold': 'hold: {how}.',
    'order.hold.units': 'Only {units}.',
    'choice.slow': 'slowly',
  },
  ja: {
    'side.JP': '日本軍',
    'melee.none': '{units}が{hex}を攻撃、効果なし',
    hits: '{unit}に{n}打撃',
    'scope.turn': '第{n}ターン',
    'scope.melee': '{at}の白兵戦',
  },
};
const PLACE = { of: ['hex', 'point'] };
const fields = {
  ...Object.fromEntries(['unit', 'units', 'ships'].map((field) => [field, { of: ['unit'] }])),
  ...Object.fromEntries(['from', 'to', 'at'].map((field) => [field, PLACE])),
  hex: { of: ['hex'] },
  path: { ...PLACE, way: true },
};
const naming: Naming = {
  fields,
  name: (of, id) => `${of.join('/')}:${id}`,
  within: (of, id) => (id === 'ridge' ? 'the ridge' : `${of.join('/')}:${id}`),
  any: (id) => `any:${id}`,
};
const en = makeWords(TABLES, 'en', naming);
const ja = makeWords(TABLES, 'ja', naming);

const codeOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof MessageError ? error.code : error;
  }
  return undefined;
};

test('an order says further sentences for the fields that are filled, and for no others', () => {
  expect(en.order({ do: 'hold', how: 'slow', units: ['J'] })).toBe('hold: slowly. Only unit:J.');
  expect(en.order({ do: 'hold', how: 'slow', units: [] })).toBe('hold: slowly.');
  expect(en.order({ do: 'hold', how: 'slow' })).toBe('hold: slowly.');
});

describe('an entry as a sentence', () => {
  test('names ids by their universe and joins lists as the language does', () => {
    const entry = { key: 'melee.none', units: ['J-I-4', 'J-II-4', 'J-III-4'], hex: '1503' };
    expect(en.say(entry)).toBe('unit:J-I-4, unit:J-II-4, and unit:J-III-4 attack hex:1503: no effect');
    expect(ja.say(entry)).toBe('unit:J-I-4、unit:J-II-4、unit:J-III-4がhex:1503を攻撃、効果なし');
  });

  test('takes from, to and at as places of either kind of map', () => {
    expect(en.say({ key: 'retreat', unit: 'R', from: '1503', to: '1502' })).toBe(
      'unit:R retreats from hex/point:1503 to hex/point:1502',
    );
  });

  test('knows how long its lists are and where its path ends, and so does an order', () => {
    expect(en.say({ key: 'went', units: ['A'], path: ['x'] })).toBe('unit:A goes to hex/point:x');
    expect(en.say({ key: 'went', units: ['A', 'B'], path: ['x', 'y'] })).toBe(
      'unit:A and unit:B go to hex/point:y by hex/point:x-hex/point:y',
    );
    expect(en.order({ do: 'go', ships: ['A'], path: ['x', 'y'] })).toBe(
      'go with unit:A (1) to hex/point:y by hex/point:x-hex/point:y',
    );
  });

  test('gives names their article, with a capital where a sentence begins with it, and none within a way', () => {
    expect(en.say({ key: 'retreat', unit: 'R', from: 'ridge', to: '1502' })).toBe(
      'unit:R retreats from the ridge to hex/point:1502',
    );
    expect(en.say({ key: 'empty', at: 'ridge' })).toBe('The ridge is empty.');
    expect(en.say({ key: 'went', units: ['A', 'B'], path: ['x', 'ridge'] })).toBe(
      'unit:A and unit:B go to the ridge by hex/point:x-hex/point:ridge',
    );
  });

  test('counts in the plural of the language', () => {
    expect([1, 2].map((n) => en.say({ key: 'hits', n, unit: 'R' }))).toEqual([
      '1 hit on unit:R',
      '2 hits on unit:R',
    ]);
    expect(ja.say({ key: 'hits', n: 2, unit: 'R' })).toBe('unit:Rに2打撃');
  });

  test('calls a side as the table does, others by their name', () => {
    expect(en.say({ key: 'wins', side: 'JP', result: 'narrow' })).toBe('the Japanese win narrowly');
    expect(en.say({ key: 'wins', side: 'US', result: 'clear' })).toBe('side:US win');
  });

  test('may leave out the path of one step', () => {
    expect(en.say({ key: 'moved', unit: 'R', to: '1503', path: ['1504', '1503'] })).toBe(
      'unit:R to hex/point:1503 (hex/point:1504-hex/point:1503)',
    );
    expect(en.say({ key: 'moved', unit: 'R', to: '1503', path: ['1503'] })).toBe('unit:R to hex/point:1503');
  });

  test('takes truth for selecting and null for nothing', () => {
    expect(en.say({ key: 'flags', yes: true, nothing: null })).toBe('on/.');
  });

  test('leaves names alone that look like messages or markup', () => {
    const plain = makeWords(TABLES, 'en', { ...naming, within: () => '<b>{n}</b>' });
    expect(plain.say({ key: 'hits', n: 2, unit: 'R' })).toBe('2 hits on <b>{n}</b>');
  });

  test('is refused without its key, its parameter or a proper message', () => {
    expect(codeOf(() => en.say({ key: 'unknown' }))).toBe('missing-key');
    expect(codeOf(() => en.say({ key: 'toString' }))).toBe('missing-key');
    expect(codeOf(() => ja.say({ key: 'retreat', unit: 'R', from: 'a', to: 'b' }))).toBe('missing-key');
    expect(codeOf(() => en.say({ key: 'retreat', unit: 'R' }))).toBe('missing-param');
    expect(codeOf(() => en.say({ key: 'broken', n: 1 }))).toBe('bad-message');
    expect(en.has('retreat') && !ja.has('retreat')).toBe(true);
  });
});

test('a question that is asked in several ways is told by a form that it has', () => {
  const asked = (forms: readonly string[]) => en.asked({ kind: 'impulse', about: { at: '1503' }, forms });
  expect(asked(['target', 'pass'])).toBe('Name a target.');
  expect(asked(['send', 'pass'])).toBe('Send units to hex/point:1503.');
});

test('crumbs are told from the widest inwards', () => {
  const crumbs = [
    { key: 'turn', n: 4 },
    { key: 'melee', at: '1503' },
  ];
  expect(en.where(crumbs)).toBe('turn 4 · melee at hex/point:1503');
  expect(ja.where(crumbs)).toBe('第4ターン · hex/point:1503の白兵戦');
});

describe('an order as a sentence', () => {
  test('joins a path, says a choice in words and leaves out what the order leaves out', () => {
    expect(en.order({ do: 'move', unit: 'J', path: ['1504', '1503'], choice: 'slow' })).toBe(
      'unit:J by hex/point:1504-hex/point:1503 slowly ',
    );
  });

  test('lists an allotment in the order of ids', () => {
    expect(en.order({ do: 'allot', hits: { 'R-2': 1, 'R-1': 2 } })).toBe('hits: any:R-1 × 2 and any:R-2 × 1');
  });

  test('may be said with other sentences', () => {
    const other = makeWords({ en: { 'standing.move': 'always {unit}' }, ja: {} }, 'en');
    expect(other.order({ do: 'move', unit: 'J', path: ['1504'] }, 'standing')).toBe('always J');
  });
});

test('ids are named by the universe of the game that has them', () => {
  const { name, any } = namesOf(
    {
      rules: {
        ...spoken.rules,
        universe: { unit: new Set(['J']), hex: new Set(['1503']), point: new Set(['truk']) },
      },
      words: { ...spoken.words, nameOf: (of, id, locale) => `${of} ${id} ${locale}`, fields: {} },
    },
    'ja',
  );
  const places = ['hex', 'point'];
  expect([name(places, '1503'), name(places, 'truk'), any('J')]).toEqual([
    'hex 1503 ja',
    'point truk ja',
    'unit J ja',
  ]);
  expect([name(places, 'off the map'), any('off the map')]).toEqual(['off the map', 'off the map']);
  // A single universe has words of its own for what it does not hold: a side, a card of another pack.
  expect(name(['card'], 'C1')).toBe('card C1 ja');
});

test('a clause is told by id and text, or by id alone', () => {
  const clauses = { 'KY-9.1': { en: 'Only adjacent units fight.', ja: '隣接する駒だけが戦う。' } };
  expect(clauseLabel(clauses, 'KY-9.1', 'ja')).toBe('KY-9.1：隣接する駒だけが戦う。');
  expect(clauseLabel(clauses, 'KY-9.1', 'en')).toBe('KY-9.1: Only adjacent units fight.');
  expect(clauseLabel(clauses, 'KY-0', 'en')).toBe('KY-0');
});

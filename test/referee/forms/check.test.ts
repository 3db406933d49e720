/**
 * Orders that are no sentences, and forms that are closed or always open.
 * See docs/decisions/order-forms.md.
 */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  closed,
  filledUp,
  isLegal,
  type Order,
  onlySentence,
  order,
  sentences,
  somethingToDo,
  type Walk,
} from '../../../src/referee/index.js';
import { asked, only, refusalOf, text, universe } from '../scripts.js';

describe('faults of shape', () => {
  const d = asked(
    order('hit').allot('hits', 'unit', only('a', 'b'), { min: 2, max: 3 }),
    order('set').set('units', 'unit', only('a', 'b', 'c'), { min: 1, max: 2 }),
    order('bid').number('n', { candidates: () => ['1', '2'], forbids: () => undefined }, { min: 1, max: 2 }),
    order('one').one('unit', 'unit', only('a')),
    order('list').list('units', 'unit', only('a', 'b')),
    order('say').one('what', ['yes', 'no'], only('yes', 'no')),
    order('end').idly(),
  );
  const shape = (field?: string) => ({
    code: 'shape',
    clause: 'T-0',
    ...(field === undefined ? {} : { field }),
  });

  test.each([
    undefined,
    null,
    0,
    'end',
    true,
    [],
    ['end'],
    {},
    { do: 1 },
    { do: null },
    { do: ['end'] },
    { do: 'unheard' },
    { do: 'toString' },
    { do: '__proto__' },
    () => 'end',
  ])('%j is no order', (sent) => {
    expect(refusalOf(d, sent)).toMatchObject(shape());
  });

  test.each([
    [{ do: 'end', more: 1 }, 'more'],
    [{ do: 'one', unit: 'a', side: 'BLUE' }, 'side'],
    [JSON.parse('{"do":"end","__proto__":{"admin":true}}'), '__proto__'],
    [{ do: 'end', constructor: 1 }, 'constructor'],
    [{ do: 'one' }, 'unit'],
    [{ do: 'one', unit: null }, 'unit'],
    [{ do: 'one', unit: ['a'] }, 'unit'],
    [{ do: 'one', unit: 'nobody' }, 'unit'],
    [{ do: 'one', unit: '__proto__' }, 'unit'],
    [{ do: 'say', what: 'perhaps' }, 'what'],
    [{ do: 'bid', n: Number.NaN }, 'n'],
    [{ do: 'bid', n: Number.POSITIVE_INFINITY }, 'n'],
    [{ do: 'bid', n: 1.5 }, 'n'],
    [{ do: 'bid', n: '1' }, 'n'],
    [{ do: 'bid', n: 0 }, 'n'],
    [{ do: 'bid', n: 3 }, 'n'],
    [{ do: 'bid', n: 2 ** 60 }, 'n'],
    [{ do: 'set', units: 'a' }, 'units'],
    [{ do: 'set', units: { 0: 'a', length: 1 } }, 'units'],
    [{ do: 'set', units: ['a', 'a'] }, 'units'],
    [{ do: 'set', units: ['a', 1] }, 'units'],
    [{ do: 'set', units: [] }, 'units'],
    [{ do: 'set', units: ['a', 'b', 'c'] }, 'units'],
    [{ do: 'list', units: [['a']] }, 'units'],
    [{ do: 'hit', hits: ['a'] }, 'hits'],
    [{ do: 'hit', hits: null }, 'hits'],
    [{ do: 'hit', hits: { a: 1 } }, 'hits'],
    [{ do: 'hit', hits: { a: 2, b: 2 } }, 'hits'],
    [{ do: 'hit', hits: { a: 2, b: 0 } }, 'hits'],
    [{ do: 'hit', hits: { a: 2.5 } }, 'hits'],
    [{ do: 'hit', hits: { a: -1, b: 3 } }, 'hits'],
    [{ do: 'hit', hits: { a: '2' } }, 'hits'],
    [{ do: 'hit', hits: { a: 2, nobody: 1 } }, 'hits'],
    [{ do: 'hit', hits: { a: 1e9 } }, 'hits'],
    [JSON.parse('{"do":"hit","hits":{"a":2,"__proto__":1}}'), 'hits'],
  ])('%j is refused with the clause of the decision', (sent, field) => {
    expect(refusalOf(d, sent)).toMatchObject(shape(field));
  });

  test.each([
    [{ do: 'unheard' }, 'word', 'unheard'],
    [{}, 'word', undefined],
    [{ do: 'end', more: 1 }, 'foreign', undefined],
    [{ do: 'one' }, 'missing', undefined],
    [{ do: 'one', unit: 'nobody' }, 'value', 'nobody'],
    [{ do: 'set', units: ['a', 'nobody'] }, 'value', 'nobody'],
    [{ do: 'one', unit: 'n'.repeat(101) }, 'value', undefined],
    [{ do: 'one', unit: 1 }, 'value', undefined],
    [{ do: 'set', units: ['a', 'b', 'c'] }, 'count', undefined],
    [{ do: 'bid', n: 3 }, 'count', undefined],
    [{ do: 'hit', hits: { a: 1 } }, 'count', undefined],
  ])('%j says what is wrong with it', (sent, fault, step) => {
    const refusal = refusalOf(d, sent);
    expect([refusal?.fault, refusal?.step]).toEqual([fault, step]);
  });

  test('arrays of a thousand million are not walked', () => {
    const long = new Array(1e9);
    long[0] = 'a';
    for (const name of ['set', 'list'])
      expect(refusalOf(d, { do: name, units: long })).toMatchObject(shape('units'));
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`u${i}`, 1]));
    expect(refusalOf(d, { do: 'hit', hits: many })).toMatchObject(shape('hits'));
  });

  test('holes in an array are no ids', () => {
    const holes = ['a'];
    holes.length = 2;
    for (const name of ['set', 'list'])
      expect(refusalOf(d, { do: name, units: holes })).toMatchObject(shape('units'));
  });

  test('a number out of its bounds never reaches the walk', () => {
    const seen: string[] = [];
    const spy: Walk<Order> = {
      candidates: () => ['1'],
      forbids: (_, __, step) => {
        seen.push(step);
        return undefined;
      },
    };
    checkOrder(asked(order('bid').number('n', spy, { min: 1, max: 2 })), universe, { do: 'bid', n: 1e15 });
    expect(seen).toEqual([]);
  });

  test('an unsorted set is accepted and recorded sorted, an allotment with its ids sorted', () => {
    expect(checkOrder(d, universe, { do: 'set', units: ['c', 'a'] })).toMatchObject({
      ok: true,
      order: { do: 'set', units: ['a', 'c'] },
    });
    const hits = checkOrder(d, universe, { hits: { b: 1, a: 2 }, do: 'hit' });
    expect(hits.ok && text(hits.order)).toBe('{"do":"hit","hits":{"a":2,"b":1}}');
  });
});

describe('forms', () => {
  test('that are closed are refused with their clause whatever fields they carry, and not shown', () => {
    let clause: string | undefined = 'T-8';
    const d = asked(
      closed('fire', 'T-7'),
      order('end').unless(() => clause),
    );
    for (const sent of [{ do: 'fire' }, { do: 'fire', at: 'p' }, { do: 'fire', at: [{}], __proto__: null }])
      expect(refusalOf(d, sent)).toEqual({ code: 'closed', clause: 'T-7' });
    expect(refusalOf(d, { do: 'end' })).toEqual({ code: 'closed', clause: 'T-8' });
    expect([...sentences(d)]).toEqual([]);
    clause = undefined;
    expect([...sentences(d)]).toEqual([{ do: 'end' }]);
  });

  test('playable at any time are accepted but never counted', () => {
    const d = asked(order('card').one('card', 'unit', only('a')).atAnyTime(), order('end').idly());
    expect(isLegal(d, universe, { do: 'card', card: 'a' })).toBe(true);
    expect(onlySentence(d)).toEqual({ do: 'end' });
    expect(somethingToDo(d)).toBe(false);
  });

  test('that end or decline give nothing to do, one with an unreachable sentence neither', () => {
    const dead = order('go').one('unit', 'unit', only('a')).one('to', 'point', only());
    expect(somethingToDo(asked(order('end').idly(), dead))).toBe(false);
    expect(somethingToDo(asked(order('end').idly(), order('go')))).toBe(true);
  });

  test('what the whole still lacks is named by its clause', () => {
    const weak: Walk<Order> = {
      ...only('a', 'b'),
      unfinished: (_, steps) => (steps.length < 2 ? 'T-9' : undefined),
    };
    expect(refusalOf(asked(order('f').set('units', 'unit', weak)), { do: 'f', units: ['a'] })).toEqual({
      code: 'unfinished',
      clause: 'T-9',
      field: 'units',
    });
  });
});

test('a form without fields can tell what its answer brings, whatever else is said of it', () => {
  const told = { lines: [{ key: 'explain.odds' }], modifiers: [], chances: [] };
  const form = order('yes')
    .explained(() => told)
    .unless(() => undefined)
    .idly();
  expect(form.explain()).toBe(told);
  expect(order('no').explain()).toBeUndefined();
});

describe('bounds', () => {
  test('of a number are those of its value, of a list those of its length', () => {
    const bid = order('bid').number(
      'n',
      { candidates: () => ['7'], forbids: () => undefined },
      { min: 5, max: 9 },
    );
    const d = asked(bid, order('list').list('units', 'unit', only('a', 'b'), { min: 2, max: 2 }));
    expect(checkOrder(d, universe, { do: 'bid', n: 7 }).ok).toBe(true);
    expect(checkOrder(d, universe, { do: 'list', units: ['a', 'b'] }).ok).toBe(true);
    expect(checkOrder(d, universe, { do: 'list', units: ['a'] }).ok).toBe(false);
  });
});

describe('an order that nobody goes on to fill in', () => {
  const applying = (applies?: () => boolean): Walk<object> => ({
    ...only('a'),
    ...(applies === undefined ? {} : { applies }),
  });

  test('has what may stay empty empty, where it applies, and lacks what is wanted', () => {
    const form = order('send')
      .set('some', 'unit', applying())
      .list(
        'more',
        'unit',
        applying(() => true),
      )
      .set(
        'none',
        'unit',
        applying(() => false),
      )
      .set('wanted', 'unit', applying(), { min: 1 })
      .one('to', 'unit', applying());
    expect(filledUp(form, { do: 'send' })).toEqual({ do: 'send', some: [], more: [] });
    expect(filledUp(form, { do: 'send', some: ['a'] })).toMatchObject({ some: ['a'] });
  });
});

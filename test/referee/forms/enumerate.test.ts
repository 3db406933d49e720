/**
 * Walking: each sentence once, in a steady order, as many as are wanted. See docs/decisions/order-forms.md.
 */
import { describe, expect, test } from 'vitest';
import { leewayOf } from '../../../src/referee/forms/enumerate.js';
import {
  checkOrder,
  type Form,
  isLegal,
  type Order,
  order,
  sampleOrder,
  sentences,
  type Universe,
  usefulSteps,
  type Walk,
} from '../../../src/referee/index.js';
import { asked, IDS, only, refusalOf, shares, text, universe } from '../scripts.js';
import { picker } from '../support.js';

describe('the leeway of a decision', () => {
  const rest = order('rest').one('unit', 'unit', only('a', 'b')).idly();
  const [pass, act] = [order('pass').idly(), order('act').one('unit', 'unit', only('a', 'b'))];

  test('looks past what ends or declines for what does something, if that is wanted', () => {
    const of = (...forms: readonly Form[]) => {
      const { single, something } = leewayOf(asked(...forms), true);
      return { single, something };
    };
    expect(of(rest, pass, act)).toEqual({ single: false, something: true });
    expect(of(rest, pass)).toEqual({ single: false, something: false });
    expect(of(pass)).toEqual({ single: true, something: false });
  });
});

describe('large decisions', () => {
  const many = Array.from({ length: 14 }, (_, i) => `u${String(i).padStart(2, '0')}`);
  const large: Universe = { unit: new Set(many) };
  const strong: Walk<Order> = {
    ...only(...many),
    unfinished: (_, steps) => (steps.length < 5 ? 'T-2' : undefined),
  };
  const d = asked(order('attack').set('units', 'unit', strong), order('end').idly());

  test('are enumerated lazily: the first sentences come without the others', () => {
    const some = [];
    for (const sentence of sentences(d)) if (some.push(sentence) === 50) break;
    expect(some).toHaveLength(50);
    expect(new Set(some.map(text)).size).toBe(50);
  });

  test('have every sampled order accepted', () => {
    const pick = picker(1);
    for (let i = 0; i < 500; i++) expect(checkOrder(d, large, sampleOrder(d, pick)).ok).toBe(true);
  });

  test('the more eager, the more is done before a phase is ended', () => {
    const phase = asked(order('go').one('unit', 'unit', only('a')), order('end').idly());
    const ends = (eagerness: number) => {
      const pick = picker(5);
      return Array.from({ length: 300 }, () => sampleOrder(phase, pick, eagerness)).filter(
        (drawn) => drawn?.do === 'end',
      ).length;
    };
    expect(ends(1)).toBeGreaterThan(120);
    expect(ends(60)).toBeLessThan(15);
  });

  test('sampling backs up when a walk is stuck', () => {
    const key: Walk<Order> = {
      ...only('a', 'b', 'c', 'd'),
      unfinished: (_, steps) => (steps.at(-1) === 'd' ? undefined : 'T-2'),
    };
    const dead: Walk<Order> = {
      candidates: (soFar) => (soFar.one === 'c' ? ['p'] : []),
      forbids: () => undefined,
    };
    const stuck = asked(
      order('go')
        .one('one', 'unit', only('a', 'b', 'c'))
        .one('to', 'point', dead)
        .set('units', 'unit', key, { max: 2 }),
    );
    const pick = picker(3);
    for (let i = 0; i < 50; i++) expect(sampleOrder(stuck, pick)).toMatchObject({ one: 'c', to: 'p' });
  });

  test('sampling goes back to the shorter walk when none of the longer ones leads on', () => {
    const few: Walk<Order> = {
      candidates: ({ units }) => (Array.isArray(units) && units.length > 1 ? [] : ['p']),
      forbids: () => undefined,
    };
    const d2 = asked(order('go').set('units', 'unit', only('a', 'b'), { min: 1 }).one('to', 'point', few));
    const pick = picker(9);
    const drawn = Array.from({ length: 40 }, () => text(sampleOrder(d2, pick)));
    expect([...new Set(drawn)].sort()).toEqual([
      '{"do":"go","units":["a"],"to":"p"}',
      '{"do":"go","units":["b"],"to":"p"}',
    ]);
  });

  test('sampling finds nothing where nothing is legal', () => {
    expect(sampleOrder(asked(order('go').one('unit', 'unit', only())), picker(1))).toBeUndefined();
    expect(sampleOrder(asked(), picker(1))).toBeUndefined();
  });
});

describe('walking orders', () => {
  const listed = (form: Form) =>
    [...sentences(asked(form))].map(({ do: _, ...fields }) => Object.values(fields)[0]);

  test('a set is walked by id, whatever the order of the candidates', () => {
    expect(listed(order('f').set('units', 'unit', only('c', 'a', 'b')))).toEqual([
      [],
      ['c'],
      ['a'],
      ['a', 'c'],
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['b'],
      ['b', 'c'],
    ]);
  });

  test('an allotment is walked by rounds, each sentence once', () => {
    const twice: Walk<Order> = {
      candidates: () => ['b', 'a', 'c'],
      forbids: (_, steps, id) =>
        !IDS.includes(id) || steps.filter((s) => s === id).length >= 2 ? 'T-1' : undefined,
    };
    const all = listed(order('f').allot('hits', 'unit', twice, { min: 2, max: 3 }));
    const wanted = shares(['a', 'b', 'c']).filter((s) => {
      const n = Object.values(s);
      const sum = n.reduce((x, y) => x + y, 0);
      return sum >= 2 && sum <= 3 && n.every((x) => x <= 2);
    });
    const sorted = (values: readonly unknown[]) =>
      values.map((v) => text(Object.entries(v as Record<string, number>).sort())).sort();
    expect(sorted(all)).toEqual(sorted(wanted));
  });

  test('the walk sees an allotment by rounds, then by id', () => {
    const walked: string[][] = [];
    const spy: Walk<Order> = {
      candidates: () => IDS,
      forbids: () => undefined,
      unfinished: (_, steps) => {
        walked.push([...steps]);
        return undefined;
      },
    };
    checkOrder(asked(order('f').allot('hits', 'unit', spy)), universe, {
      do: 'f',
      hits: { c: 1, a: 3, b: 2 },
    });
    expect(walked).toEqual([['a', 'b', 'c', 'a', 'b', 'a']]);
  });

  test('a list may come in any order, and names an id twice where the walk lets it', () => {
    expect(listed(order('f').list('units', 'unit', only('b', 'a'), { min: 1, max: 2 }))).toHaveLength(6);
  });

  test('candidates named twice, forbidden ones and numbers out of bounds are left out', () => {
    const sloppy: Walk<Order> = {
      candidates: () => ['a', 'a', 'x', 'b'],
      forbids: (_, __, id) => (id === 'x' ? 'T-1' : undefined),
    };
    expect(listed(order('f').one('unit', 'unit', sloppy))).toEqual(['a', 'b']);
    const numbers: Walk<Order> = { candidates: () => ['0', '1', '5', '9'], forbids: () => undefined };
    expect(listed(order('f').number('n', numbers, { min: 1, max: 5 }))).toEqual([1, 5]);
  });

  test('a field that does not belong to the sentence is left out, else it must be there', () => {
    const when = (card: string, ids: Walk<Order>): Walk<Order> => ({
      ...ids,
      applies: (soFar) => soFar.card === card,
    });
    const form = order('f')
      .one('card', ['x', 'y'], only('x', 'y'))
      .set('units', 'unit', when('x', only('a')), { min: 1 })
      .one('to', 'point', when('y', only('p')));
    const d = asked(form);
    const whole = [
      { do: 'f', card: 'x', units: ['a'] },
      { do: 'f', card: 'y', to: 'p' },
    ];
    expect([...sentences(d)]).toEqual(whole);
    for (const sent of whole) expect(checkOrder(d, universe, sent)).toMatchObject({ ok: true, order: sent });
    expect(checkOrder(d, universe, { do: 'f', card: 'y' })).toMatchObject({
      ok: false,
      refusal: { code: 'shape', field: 'to' },
    });
    expect(checkOrder(d, universe, { do: 'f', card: 'y', units: ['a'], to: 'p' })).toMatchObject({
      ok: false,
      refusal: { code: 'shape', field: 'units' },
    });
    expect(whole).toContainEqual(sampleOrder(d, picker(3)));
  });

  test('an optional field is left out or filled, each once', () => {
    const form = order('f').maybe('card', 'unit', only('a', 'b'));
    expect([...sentences(asked(form))]).toEqual([
      { do: 'f' },
      { do: 'f', card: 'a' },
      { do: 'f', card: 'b' },
    ]);
  });

  test('later fields know the earlier ones', () => {
    const pair: Walk<Order> = {
      candidates: () => IDS,
      forbids: (soFar, _, id) => (soFar.first === id ? 'T-3' : undefined),
    };
    const d = asked(order('f').one('first', 'unit', only('a', 'b')).one('second', 'unit', pair));
    expect([...sentences(d)]).toHaveLength(6);
    expect(refusalOf(d, { do: 'f', first: 'a', second: 'a' })).toEqual({
      code: 'forbidden',
      clause: 'T-3',
      field: 'second',
      step: 'a',
    });
  });

  test('an interface is offered only the steps that lead to a whole sentence', () => {
    const second: Walk<Order> = {
      candidates: (soFar) => (soFar.first === 'a' ? [] : ['c']),
      forbids: () => undefined,
    };
    const form = order('f').one('first', 'unit', only('a', 'b')).one('second', 'unit', second);
    expect(usefulSteps(form, 0, { do: 'f' }, [])).toEqual(['b']);
    expect(usefulSteps(form, 1, { do: 'f', first: 'b' }, [])).toEqual(['c']);
    expect(usefulSteps(form, 2, { do: 'f', first: 'b', second: 'c' }, [])).toEqual([]);
  });
});

describe('paths', () => {
  const NEXT: Readonly<Record<string, readonly string[]>> = { p: ['q'], q: ['p', 'r'], r: ['q'] };
  const ring: Walk<Order> = {
    candidates: (_, steps) => NEXT[steps.at(-1) ?? 'p'] ?? [],
    forbids: (_, steps, to) => (NEXT[steps.at(-1) ?? 'p']?.includes(to) ? undefined : 'T-4'),
    goals: () => ['q', 'r'],
    route: (_, goal) => ({ q: ['q'], r: ['q', 'r'] })[goal],
  };
  const d = asked(order('go').path('path', 'point', ring, { max: 5 }));

  test('given by the goal are recorded in full', () => {
    expect(checkOrder(d, universe, { do: 'go', path: 'r' })).toMatchObject({
      ok: true,
      order: { do: 'go', path: ['q', 'r'] },
    });
  });

  test('may double back, up to the longest, though only one a goal is listed', () => {
    expect([...sentences(d)]).toEqual([
      { do: 'go', path: ['q'] },
      { do: 'go', path: ['q', 'r'] },
    ]);
    expect(isLegal(d, universe, { do: 'go', path: ['q', 'r', 'q', 'p', 'q'] })).toBe(true);
    expect(refusalOf(d, { do: 'go', path: ['q', 'r', 'q', 'p', 'q', 'r'] })).toMatchObject({
      code: 'shape',
      field: 'path',
    });
    expect(refusalOf(d, { do: 'go', path: ['r'] })).toEqual({
      code: 'forbidden',
      clause: 'T-4',
      field: 'path',
      step: 'r',
    });
  });

  test('to a goal that no route reaches are refused, as is an empty path and an unknown goal', () => {
    expect(refusalOf(d, { do: 'go', path: 'p' })).toMatchObject({ code: 'forbidden', clause: 'T-4' });
    expect(refusalOf(d, { do: 'go', path: [] })).toMatchObject({ code: 'shape', clause: 'T-0' });
    expect(refusalOf(d, { do: 'go', path: 'nowhere' })).toMatchObject({ code: 'shape', clause: 'T-0' });
  });

  test('to a goal that cannot be reached are refused where the best way to it is barred', () => {
    const LINE: Readonly<Record<string, readonly string[]>> = {
      p: ['y', 'q', 'x'],
      q: ['r'],
      r: ['s', 't'],
      s: [],
      t: [],
      x: [],
      y: [],
    };
    const gates: Readonly<Record<string, string>> = { r: 'T-7', x: 'T-8' };
    const way: Walk<Order> = {
      candidates: (_, steps) => LINE[steps.at(-1) ?? 'p'] ?? [],
      forbids: (_, steps, to) => (LINE[steps.at(-1) ?? 'p']?.includes(to) ? gates[to] : 'T-4'),
      unfinished: (_, steps) => (steps.at(-1) === 'q' ? 'T-6' : undefined),
      route: () => undefined,
      shuts: (_, goal) => (goal === 'p' ? 'T-9' : undefined),
    };
    const points: Universe = { point: new Set(['p', 'q', 'r', 's', 't', 'x', 'y', 'far']) };
    const line = asked(order('go').path('path', 'point', way, { max: 5 }));
    const refused = (goal: string) => {
      const checked = checkOrder(line, points, { do: 'go', path: goal });
      return checked.ok ? undefined : [checked.refusal.clause, checked.refusal.step];
    };
    expect(refused('s')).toEqual(['T-7', 'r']);
    expect(refused('x')).toEqual(['T-8', 'x']);
    expect(refused('q')).toEqual(['T-6', 'q']);
    expect(refused('p')).toEqual(['T-9', 'p']);
    expect(refused('far')).toEqual(['T-4', 'far']);
    const code = (goal: string) => {
      const checked = checkOrder(line, points, { do: 'go', path: goal });
      return checked.ok ? undefined : checked.refusal.code;
    };
    expect(['p', 'far', 's'].map(code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  });

  test('are no longer than the field allows, however far the walk would lead', () => {
    const on: Walk<Order> = { candidates: () => ['p'], forbids: () => undefined };
    const round = asked(order('go').path('path', 'point', on, { max: 3 }));
    const some: Order[] = [];
    for (const sentence of sentences(round)) if (some.push(sentence) === 20) break;
    expect(some.map(({ path }) => (Array.isArray(path) ? path.length : 0))).toEqual([1, 2, 3]);
  });

  test('a path that doubles back for ever does not hang the interface', () => {
    const endless: Walk<Order> = {
      ...ring,
      unfinished: (_, steps) => (steps.length > 900 ? undefined : 'T-5'),
    };
    const form = order('go').path('path', 'point', endless).one('unit', 'unit', only());
    expect(usefulSteps(form, 0, { do: 'go' }, [])).toEqual(['q']);
  });

  test('by goal alone is sampled where the walk has goals', () => {
    const pick = picker(5);
    const drawn = new Set(Array.from({ length: 60 }, () => text(sampleOrder(d, pick))));
    expect(drawn.size).toBe(2);
  });
});

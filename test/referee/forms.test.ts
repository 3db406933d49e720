/** Order forms: what enumerating finds is what checking accepts, and nothing else. DESIGN 5. */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  closed,
  decision,
  type Decision,
  type Field,
  type Form,
  isLegal,
  onlySentence,
  type Order,
  order,
  sampleOrder,
  sentences,
  somethingToDo,
  usefulSteps,
  type Universe,
  type Walk,
} from '../../src/referee/index.js';
import { toy } from '../toy/game.js';
import { giveAtRandom, picker, playAtRandom } from './support.js';

const IDS = ['a', 'b', 'c', 'd'];
const universe: Universe = { unit: new Set([...IDS, 'x']), point: new Set(['p', 'q', 'r']) };

/** A walk that offers these ids and forbids the others by `T-1`. */
const only = (...ids: readonly string[]): Walk<Order> => ({
  candidates: () => ids,
  forbids: (_, __, step) => (ids.includes(step) ? undefined : 'T-1'),
});

const asked = (...forms: readonly Form[]): Decision =>
  decision({ side: 'RED', kind: 'test', clause: 'T-0', public: true, forms });

const text = (value: unknown): string => JSON.stringify(value);
const refusalOf = (d: Decision, sent: unknown) => {
  const checked = checkOrder(d, universe, sent);
  return checked.ok ? undefined : checked.refusal;
};

// --- every sentence that can be made of some ids

/** Every value a field could be given out of `ids`, legal or not. */
function valuesOf(field: Field, ids: readonly string[]): readonly unknown[] {
  switch (field.type) {
    case 'one':
      return ids;
    case 'number':
      return Array.from({ length: 12 }, (_, n) => n - 1);
    case 'set':
      return subsets(ids);
    case 'list':
      return [...sequences(ids, 3)];
    case 'path':
      return ids;
    case 'allot':
      return shares(ids);
  }
}

function subsets(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((s) => [...s, id])], [[]]);
}

function* sequences(ids: readonly string[], most: number): Generator<readonly string[]> {
  yield [];
  if (most > 0) for (const rest of sequences(ids, most - 1)) for (const id of ids) yield [id, ...rest];
}

function shares(ids: readonly string[]): readonly Record<string, number>[] {
  return ids.reduce<readonly Record<string, number>[]>(
    (all, id) => all.flatMap((s) => [s, { ...s, [id]: 1 }, { ...s, [id]: 2 }, { ...s, [id]: 3 }]),
    [{}],
  );
}

function idsFor(field: Field, known: Universe): readonly string[] {
  const ids = typeof field.of === 'string' ? [...(known[field.of] ?? [])] : [...field.of];
  return [...ids, 'nobody'];
}

/** Every order of a form over the ids of its fields and an unknown one. */
function* everyOrder(form: Form, known: Universe, done = 0, so: Record<string, unknown> = { do: form.do }): Generator<unknown> {
  const field = form.fields[done];
  if (field === undefined) {
    yield so;
    return;
  }
  if (field.optional) yield* everyOrder(form, known, done + 1, so);
  for (const value of valuesOf(field, idsFor(field, known)))
    yield* everyOrder(form, known, done + 1, { ...so, [field.name]: value });
}

/** The accepted orders in their recorded shape, each once; `shares` only up to what is quick to list. */
function accepted(d: Decision, known: Universe): readonly string[] {
  const found = new Set<string>();
  for (const form of d.forms.filter((f) => !f.anytime)) {
    for (const sent of everyOrder(form, known)) {
      const checked = checkOrder(d, known, sent);
      if (checked.ok) found.add(text(checked.order));
    }
  }
  return [...found].sort();
}

/** Numbers of a kind that no walk offers, wrong types, foreign ids, fields too many or too few. */
function mutants(sent: Order): readonly unknown[] {
  const fields = Object.keys(sent).filter((k) => k !== 'do');
  return [
    { ...sent, do: 'nothing' },
    { ...sent, extra: 1 },
    ...fields.flatMap((name) => [
      ...['nobody', 99, -1, null, [], {}, ['nobody'], { nobody: 1 }, true].map((value) => ({ ...sent, [name]: value })),
      Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name)),
    ]),
  ];
}

describe('the positions of random matches', () => {
  test('what is enumerated is what is accepted, over all ids and an unknown one', () => {
    const kinds = new Map<string, number>();
    for (let seed = 0; seed < 40; seed++) {
      const { session } = playAtRandom(seed, {}, 0);
      const pick = picker(seed);
      for (let i = 0; i < 60 && session.stop.at === 'asked'; i++) {
        for (const question of session.questions) {
          const times = kinds.get(question.kind) ?? 0;
          kinds.set(question.kind, times + 1);
          if (times >= 12) continue;
          const listed = [...sentences(question)].map(text);
          expect(new Set(listed).size).toBe(listed.length);
          expect(listed.length).toBeLessThan(2000);
          expect(accepted(question, toy.universe)).toEqual([...listed].sort());
        }
        giveAtRandom(session, pick);
      }
    }
    expect([...kinds.keys()].sort()).toEqual(['ambush', 'attack', 'bid', 'command', 'hits', 'march', 'retreat']);
  });

  test('a mutated order is accepted only if the walk offers it, else refused by a clause that exists, and changes not one byte', () => {
    let refused = 0;
    for (let seed = 0; seed < 30; seed++) {
      const { session } = playAtRandom(seed, {}, 0);
      const pick = picker(seed);
      for (let i = 0; i < 40 && session.stop.at === 'asked'; i++) {
        const question = session.questions[0];
        if (question === undefined) throw new Error('nobody is asked');
        const legal = new Set([...sentences(question)].map(text));
        for (const sent of mutants(sampleOrder(question, pick) ?? { do: '' })) {
          const checked = checkOrder(question, toy.universe, sent);
          if (checked.ok) {
            expect(legal).toContain(text(checked.order));
            continue;
          }
          const before = text(session.state);
          expect(session.give(question.side, sent)).toEqual(checked.refusal);
          expect(toy.clauses).toHaveProperty([checked.refusal.clause]);
          expect(text(session.state)).toBe(before);
          refused++;
        }
        giveAtRandom(session, pick);
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  test('every sampled order is accepted as it stands, and sampling reaches every sentence', () => {
    for (let seed = 0; seed < 10; seed++) {
      const question = playAtRandom(seed, {}, 2 + seed).session.questions[0];
      if (question === undefined) continue;
      const pick = picker(seed);
      const listed = new Set([...sentences(question)].map(text));
      const drawn = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const sampled = sampleOrder(question, pick);
        const checked = checkOrder(question, toy.universe, sampled);
        expect(checked).toMatchObject({ ok: true, order: sampled });
        drawn.add(text(sampled));
      }
      expect([...drawn].sort()).toEqual([...listed].sort());
    }
  });
});

describe('large decisions', () => {
  const many = Array.from({ length: 14 }, (_, i) => `u${String(i).padStart(2, '0')}`);
  const large: Universe = { unit: new Set(many) };
  const strong: Walk<Order> = { ...only(...many), unfinished: (_, steps) => (steps.length < 5 ? 'T-2' : undefined) };
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

  test('sampling backs up when a walk is stuck', () => {
    const key: Walk<Order> = {
      ...only('a', 'b', 'c', 'd'),
      unfinished: (_, steps) => (steps.at(-1) === 'd' ? undefined : 'T-2'),
    };
    const dead: Walk<Order> = { candidates: (so) => (so['one'] === 'c' ? ['p'] : []), forbids: () => undefined };
    const stuck = asked(
      order('go')
        .one('one', 'unit', only('a', 'b', 'c'))
        .one('to', 'point', dead)
        .set('units', 'unit', key, { max: 2 }),
    );
    const pick = picker(3);
    for (let i = 0; i < 50; i++) expect(sampleOrder(stuck, pick)).toMatchObject({ one: 'c', to: 'p' });
  });

  test('sampling finds nothing where nothing is legal', () => {
    expect(sampleOrder(asked(order('go').one('unit', 'unit', only())), picker(1))).toBeUndefined();
    expect(sampleOrder(asked(), picker(1))).toBeUndefined();
  });
});

describe('walking orders', () => {
  const listed = (form: Form) => [...sentences(asked(form))].map(({ do: _, ...fields }) => Object.values(fields)[0]);

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
      forbids: (_, steps, id) => (!IDS.includes(id) || steps.filter((s) => s === id).length >= 2 ? 'T-1' : undefined),
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
    checkOrder(asked(order('f').allot('hits', 'unit', spy)), universe, { do: 'f', hits: { c: 1, a: 3, b: 2 } });
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
    const when = (card: string, ids: Walk<Order>): Walk<Order> => ({ ...ids, applies: (so) => so['card'] === card });
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
    expect(refusalOf(d, { do: 'f', card: 'y' })).toEqual({ code: 'shape', clause: 'T-0', field: 'to' });
    expect(refusalOf(d, { do: 'f', card: 'y', units: ['a'], to: 'p' })).toEqual({ code: 'shape', clause: 'T-0', field: 'units' });
    expect(whole).toContainEqual(sampleOrder(d, picker(3)));
  });

  test('an optional field is left out or filled, each once', () => {
    const form = order('f').maybe('card', 'unit', only('a', 'b'));
    expect([...sentences(asked(form))]).toEqual([{ do: 'f' }, { do: 'f', card: 'a' }, { do: 'f', card: 'b' }]);
  });

  test('later fields know the earlier ones', () => {
    const pair: Walk<Order> = { candidates: () => IDS, forbids: (so, _, id) => (so['first'] === id ? 'T-3' : undefined) };
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
    const second: Walk<Order> = { candidates: (so) => (so['first'] === 'a' ? [] : ['c']), forbids: () => undefined };
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
    expect(checkOrder(d, universe, { do: 'go', path: 'r' })).toMatchObject({ ok: true, order: { do: 'go', path: ['q', 'r'] } });
  });

  test('may double back, up to the longest, though only one a goal is listed', () => {
    expect([...sentences(d)]).toEqual([
      { do: 'go', path: ['q'] },
      { do: 'go', path: ['q', 'r'] },
    ]);
    expect(isLegal(d, universe, { do: 'go', path: ['q', 'r', 'q', 'p', 'q'] })).toBe(true);
    expect(refusalOf(d, { do: 'go', path: ['q', 'r', 'q', 'p', 'q', 'r'] })).toMatchObject({ code: 'shape', field: 'path' });
    expect(refusalOf(d, { do: 'go', path: ['r'] })).toEqual({ code: 'forbidden', clause: 'T-4', field: 'path', step: 'r' });
  });

  test('to a goal that no route reaches are refused, as is an empty path and an unknown goal', () => {
    expect(refusalOf(d, { do: 'go', path: 'p' })).toMatchObject({ code: 'forbidden', clause: 'T-4' });
    expect(refusalOf(d, { do: 'go', path: [] })).toMatchObject({ code: 'shape', clause: 'T-0' });
    expect(refusalOf(d, { do: 'go', path: 'nowhere' })).toMatchObject({ code: 'shape', clause: 'T-0' });
  });

  test('a path that doubles back for ever does not hang the interface', () => {
    const endless: Walk<Order> = { ...ring, unfinished: (_, steps) => (steps.length > 900 ? undefined : 'T-5') };
    const form = order('go').path('path', 'point', endless).one('unit', 'unit', only());
    expect(usefulSteps(form, 0, { do: 'go' }, [])).toEqual(['q']);
  });

  test('by goal alone is sampled where the walk has goals', () => {
    const pick = picker(5);
    const drawn = new Set(Array.from({ length: 60 }, () => text(sampleOrder(d, pick))));
    expect(drawn.size).toBe(2);
  });
});

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
  const shape = (field?: string) => ({ code: 'shape', clause: 'T-0', ...(field === undefined ? {} : { field }) });

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
    expect(refusalOf(d, sent)).toEqual(shape());
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
    expect(refusalOf(d, sent)).toEqual(shape(field));
  });

  test('arrays of a thousand million are not walked', () => {
    const long = new Array(1e9);
    long[0] = 'a';
    for (const name of ['set', 'list']) expect(refusalOf(d, { do: name, units: long })).toEqual(shape('units'));
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`u${i}`, 1]));
    expect(refusalOf(d, { do: 'hit', hits: many })).toEqual(shape('hits'));
  });

  test('holes in an array are no ids', () => {
    const holes = ['a'];
    holes.length = 2;
    for (const name of ['set', 'list']) expect(refusalOf(d, { do: name, units: holes })).toEqual(shape('units'));
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
    const weak: Walk<Order> = { ...only('a', 'b'), unfinished: (_, steps) => (steps.length < 2 ? 'T-9' : undefined) };
    expect(refusalOf(asked(order('f').set('units', 'unit', weak)), { do: 'f', units: ['a'] })).toEqual({
      code: 'unfinished',
      clause: 'T-9',
      field: 'units',
    });
  });
});

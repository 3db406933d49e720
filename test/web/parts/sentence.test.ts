/**
 * Orders in addresses: every legal order can be built field by field, and survives the way through a query.
 */
import { describe, expect, test } from 'vitest';
import {
  type Decision,
  type Form,
  type Order,
  order,
  sentencesOf,
  type Universe,
} from '../../../src/referee/index.js';
import { askingOf, goOn, idsOf } from '../../../src/web/parts/options.js';
import {
  formAsked,
  readProgress,
  stepBack,
  toQuery,
  withGiven,
  withSteps,
} from '../../../src/web/parts/sentence.js';

const universe: Universe = { unit: new Set(['a', 'b', 'c']), hex: new Set(['1', '2', '3', '4']) };
const free = { forbids: () => undefined };
const units = { candidates: () => ['a', 'b', 'c'], ...free };
const ring = (steps: readonly string[]) =>
  ({ '': ['1', '2'], '1': ['2', '3'], '2': ['3', '4'] })[steps.at(-1) ?? ''] ?? [];

const forms: readonly Form[] = [
  order('end'),
  order('one')
    .one('unit', 'unit', units)
    .maybe('to', 'hex', { candidates: () => ['1', '2'], ...free }),
  order('about')
    .maybe('unit', 'unit', units)
    .one('to', 'hex', { candidates: () => ['1', '2'], ...free })
    .list(
      'way',
      'hex',
      { candidates: () => ['3', '4'], forbids: (_, steps, id) => (steps.includes(id) ? 'X-2' : undefined) },
      {},
    ),
  order('set').set('units', 'unit', units),
  order('atLeastTwo').set('units', 'unit', {
    ...units,
    unfinished: (_, steps) => (steps.length < 2 ? 'X-1' : undefined),
  }),
  order('list').list(
    'units',
    'unit',
    { ...units, forbids: (_, steps, id) => (steps.includes(id) ? 'X-2' : undefined) },
    { min: 1 },
  ),
  order('number').number('n', { candidates: () => ['0', '1', '2'], ...free }, { min: 0, max: 2 }),
  order('allot').allot(
    'hits',
    'unit',
    { ...units, unfinished: (_, s) => (s.length === 2 ? undefined : 'X-3') },
    { min: 2, max: 2 },
  ),
  order('walk')
    .one('unit', 'unit', units)
    .path('path', 'hex', {
      candidates: (_, steps) => ring(steps),
      forbids: (_, steps, hex) => (ring(steps).includes(hex) ? undefined : 'X-4'),
      route: (_, goal) => ({ '1': ['1'], '2': ['2'], '3': ['1', '3'], '4': ['2', '4'] })[goal],
    }),
  order('blind').path('path', 'hex', {
    candidates: (_, steps) => ring(steps),
    forbids: (_, steps, hex) => (ring(steps).includes(hex) ? undefined : 'X-4'),
  }),
];

const decision: Decision = { side: 'A', kind: 'k', clause: 'X-0', public: true, forms };
const formOf = (name: string) => forms.find((form) => form.do === name) as Form;
const read = (name: string, query: string | URLSearchParams) =>
  readProgress(formOf(name), decision, universe, new URLSearchParams(query));

describe('a whole order', () => {
  test.each(forms.map((form) => form.do))('reads back from its own address as it was: %s', (name) => {
    const all = [...sentencesOf(formOf(name))];
    expect(all.length).toBeGreaterThan(0);
    for (const sentence of all) {
      const query = toQuery(sentence);
      const progress = readProgress(formOf(name), decision, universe, withLeftOut(sentence, query));
      expect(progress.field, String(query)).toBeUndefined();
      expect(progress.so).toEqual(sentence);
    }
  });

  /** Optional fields that a sentence leaves out are marked, as the page's "none" does. */
  function withLeftOut(sentence: Order, query: URLSearchParams): URLSearchParams {
    const out = formOf(sentence.do).fields.filter(
      (field) => field.optional && sentence[field.name] === undefined,
    );
    return out.reduce((marked, field) => withGiven(marked, field.name), query);
  }
});

describe('what is asked', () => {
  test.each(forms.map((form) => form.do))('reaches every legal order, choice by choice: %s', (name) => {
    const legal = new Set([...sentencesOf(formOf(name))].map((sentence) => JSON.stringify(sentence)));
    const reached = new Set<string>();
    follow(name, new URLSearchParams({ do: name }), reached, 0);
    // A router gives one way to a goal; step by step all ways can be had.
    for (const sentence of reached) expect(legal).toContain(sentence);
    expect(reached.size).toBe(legal.size);
  });

  /** Presses everything that a page offers. */
  function follow(name: string, query: URLSearchParams, reached: Set<string>, depth: number): void {
    const progress = read(name, query);
    if (progress.field === undefined) {
      reached.add(JSON.stringify(progress.so));
      return;
    }
    const asking = askingOf(progress);
    if (asking === undefined || depth > 8) throw new Error(`stuck at ${query}`);
    const { field, so } = progress;
    const onTo = (next: URLSearchParams) => follow(name, next, reached, depth + 1);
    switch (asking.how) {
      case 'pick':
        for (const { steps } of asking.options)
          onTo(toQuery({ ...so, [field.name]: field.type === 'path' ? steps : (steps[0] ?? '') }));
        if (asking.optional) onTo(withGiven(toQuery(so), field.name));
        if (asking.canStep) onTo(withSteps(toQuery(so), field.name, []));
        return;
      case 'step':
        for (const id of asking.options) onTo(withSteps(toQuery(so), field.name, [...progress.steps, id]));
        if (asking.stop) onTo(toQuery({ ...so, [field.name]: progress.steps }));
        return;
      case 'mark':
        for (const some of subsets(asking.options)) {
          const marked = some.reduce(
            (q, id) => appended(q, field.name, id),
            withGiven(toQuery(so), field.name),
          );
          if (read(name, marked).refusal === undefined) onTo(marked);
        }
        return;
      case 'share':
        for (const [x, y] of asking.options.flatMap((a) => asking.options.map((b) => [a, b] as const))) {
          const shares = x === y ? { [x]: 2 } : { [x]: 1, [y]: 1 };
          const shared = Object.entries(shares).reduce(
            (q, [id, n]) => appended(q, `${field.name}.${id}`, String(n)),
            toQuery(so),
          );
          onTo(shared);
        }
        return;
      case 'number':
        for (let n = asking.least; n <= asking.most; n++) onTo(appended(toQuery(so), field.name, String(n)));
    }
  }

  function subsets(ids: readonly string[]): readonly (readonly string[])[] {
    const numbers = Array.from({ length: 2 ** ids.length }, (_, n) => n);
    return numbers.map((n) => ids.filter((_, i) => (n >> i) % 2 === 1));
  }

  function appended(query: URLSearchParams, name: string, value: string): URLSearchParams {
    const longer = new URLSearchParams(query);
    longer.append(name, value);
    return longer;
  }
});

describe('what comes in an address', () => {
  test('a path given by its goal alone is filled in by the game', () => {
    expect(read('walk', 'do=walk&unit=a&path=3').so).toEqual({ do: 'walk', unit: 'a', path: ['1', '3'] });
    expect(read('walk', 'do=walk&unit=a&path=3&given=path').refusal?.clause).toBe('X-4');
  });

  test('what the form forbids stays at its field with the clause, what came before it is kept', () => {
    const progress = read('walk', 'do=walk&unit=b&path=4&path=1');
    expect(progress).toMatchObject({
      so: { do: 'walk', unit: 'b' },
      refusal: { clause: 'X-4' },
      steps: ['4', '1'],
    });
    expect(askingOf(progress)).toMatchObject({ how: 'pick' });
  });

  test.each([
    ['one', 'unit=z'],
    ['one', 'unit=a&to=9'],
    ['set', 'units=a&units=a'],
    ['set', 'units=__proto__'],
    ['number', 'n=3'],
    ['number', 'n=1.5'],
    ['number', 'n=x'],
    ['allot', 'hits.a=3'],
    ['allot', 'hits.a=-1&hits.b=3'],
    ['allot', 'hits.a=1e9'],
    ['atLeastTwo', 'units=a'],
  ])('is refused with a clause where it is no order: %s %s', (name, query) => {
    const progress = read(name, `do=${name}&${query}`);
    expect(progress.field).toBeDefined();
    expect(progress.refusal?.clause).toMatch(/^X-/);
  });

  test('words that are no fields are passed over', () => {
    expect(read('end', 'do=end&mail=3&x=y').so).toEqual({ do: 'end' });
  });

  test('an open field shows what is given of it and is not finished by it', () => {
    const progress = read('list', 'do=list&units=a&units=b&open=units');
    expect(progress.steps).toEqual(['a', 'b']);
    expect(idsOf(askingOf(progress) ?? { how: 'number', least: 0, most: 0 })).toEqual(['c']);
  });
});

describe('a field that leaves no choice', () => {
  const lone = order('lone')
    .one('unit', 'unit', {
      candidates: () => ['b'],
      forbids: (_, __, id) => (id === 'b' ? undefined : 'X-5'),
    })
    .one('to', 'hex', { candidates: () => ['3'], forbids: (_, __, id) => (id === '3' ? undefined : 'X-6') });
  const onwards = (form: Form, query: string) =>
    goOn(form, { ...decision, forms: [form] }, universe, new URLSearchParams(query));

  test('is passed, but for the last one: giving an order is an act of its own', () => {
    expect(onwards(lone, 'do=lone')).toMatchObject({
      so: { do: 'lone', unit: 'b' },
      field: { name: 'to' },
    });
  });

  test('is asked for where all behind it can be left away: the order would be whole, and nothing to press', () => {
    const rest = order('lone')
      .one('unit', 'unit', {
        candidates: () => ['b'],
        forbids: (_, __, id) => (id === 'b' ? undefined : 'X-5'),
      })
      .set('help', 'unit', { candidates: () => [], ...free }, { min: 0 });
    expect(onwards(rest, 'do=lone').field?.name).toBe('unit');
    expect(onwards(rest, 'do=lone&unit=b').field).toBeUndefined();
  });

  test('is not passed where something wrong was given for it, or where nothing may be chosen', () => {
    expect(onwards(lone, 'do=lone&unit=a')).toMatchObject({
      field: { name: 'unit' },
      refusal: { clause: 'X-5' },
    });
    expect(onwards(formOf('about'), 'do=about').field?.name).toBe('unit');
    expect(onwards(formOf('walk'), 'do=walk').field?.name).toBe('unit');
  });
});

describe('several forms of one word', () => {
  const strike = order('card')
    .oneOf('card', 'unit', ['a', 'b'], free)
    .one('to', 'hex', {
      candidates: () => ['1', '2'],
      ...free,
    });
  const rest = order('card').oneOf('card', 'unit', ['c'], free).set('units', 'unit', units, { min: 1 });
  const cards: Decision = { ...decision, forms: [strike, rest] };
  const progress = (query: string) => {
    const asked = new URLSearchParams(query);
    return goOn(formAsked(cards.forms, universe, 'card', asked) as Form, cards, universe, asked);
  };
  const offered = (query: string) => {
    const asking = askingOf(progress(query));
    return asking === undefined ? undefined : idsOf(asking);
  };

  test('are one page that offers the values of all, and from there on the fields of the one that was chosen', () => {
    expect(offered('do=card')).toEqual(['a', 'b', 'c']);
    expect(progress('do=card&card=a')).toMatchObject({ form: strike, field: { name: 'to' } });
    expect(progress('do=card&card=c')).toMatchObject({ form: rest, field: { name: 'units' } });
    expect(offered('do=card&card=c')).toEqual(['a', 'b', 'c']);
  });

  test('a value of none of them is refused at the field', () => {
    expect(progress('do=card&card=nobody').refusal).toMatchObject({ code: 'shape', field: 'card' });
  });

  test('a first value that leaves no choice is passed over, into its form', () => {
    const alone: Decision = {
      ...decision,
      forms: [strike.unless(() => 'X-9'), rest],
    };
    const query = new URLSearchParams('do=card');
    const form = formAsked(
      alone.forms.filter((one) => one.forbidden?.() === undefined),
      universe,
      'card',
      query,
    );
    expect(goOn(form as Form, alone, universe, query)).toMatchObject({
      so: { card: 'c' },
      field: { name: 'units' },
    });
  });
});

describe('a list in which nothing can be named', () => {
  const cargo = order('send')
    .one('unit', 'unit', units)
    .list('cargo', 'unit', { candidates: ({ unit }) => (unit === 'a' ? ['b'] : []), ...free })
    .one('to', 'hex', { candidates: () => ['1', '2'], ...free });
  const decision: Decision = { side: 'X', kind: 'k', clause: 'X-0', public: true, forms: [cargo] };
  const asked = (query: string) =>
    readProgress(cargo, decision, universe, new URLSearchParams(query)).field?.name;

  test('is not asked for, one in which something can is', () => {
    expect([asked('do=send&unit=c'), asked('do=send&unit=a')]).toEqual(['to', 'cargo']);
  });

  test('is empty in the order, and passed over on the way back', () => {
    const { so } = readProgress(cargo, decision, universe, new URLSearchParams('do=send&unit=c&to=1'));
    expect(so).toEqual({ do: 'send', unit: 'c', cargo: [], to: '1' });
    const back = (query: URLSearchParams) => stepBack(cargo, query)?.toString();
    expect(back(toQuery(so))).toBe('do=send&unit=c&given=cargo');
    expect(back(new URLSearchParams('do=send&unit=c&given=cargo'))).toBe('do=send');
  });
});

/**
 * Several forms of one word, told apart by the value of their first field. See docs/decisions/order-forms.md.
 */
import { describe, expect, test } from 'vitest';
import {
  asOne,
  byWord,
  checkOrder,
  describeQuestion,
  type Form,
  type Order,
  onlySentence,
  order,
  readTyped,
  sampleOrder,
  sentences,
  typingAt,
  type Walk,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { asked, only, refusalOf, universe } from '../scripts.js';
import { picker } from '../support.js';

const ANY = { forbids: () => undefined };

/** `a` and `b` strike a point, of which `b` may not; `c` lets two units rest; `d` needs nothing. */
const strike = order('play')
  .oneOf('card', 'unit', ['a', 'b'], { forbids: (_, __, card) => (card === 'b' ? 'T-2' : undefined) })
  .one('at', 'point', only('p', 'q'));
const rest = order('play')
  .oneOf('card', 'unit', ['c'], ANY)
  .set('units', 'unit', only('a', 'b'), { min: 1 })
  .maybe('at', 'point', only('r'));
const bare = order('play').oneOf('card', 'unit', ['d'], ANY);
const cards = asked(strike, rest, bare, order('end').idly());

const PLAYED = [
  { do: 'play', card: 'a', at: 'p' },
  { do: 'play', card: 'a', at: 'q' },
  { do: 'play', card: 'c', units: ['a'] },
  { do: 'play', card: 'c', units: ['a'], at: 'r' },
  { do: 'play', card: 'c', units: ['a', 'b'] },
  { do: 'play', card: 'c', units: ['a', 'b'], at: 'r' },
  { do: 'play', card: 'c', units: ['b'] },
  { do: 'play', card: 'c', units: ['b'], at: 'r' },
  { do: 'play', card: 'd' },
];

describe('forms of one word', () => {
  test('list the sentences of each, and take them as they are', () => {
    expect([...sentences(cards)]).toEqual([...PLAYED, { do: 'end' }]);
    for (const sent of PLAYED)
      expect(checkOrder(cards, universe, sent)).toMatchObject({ ok: true, order: sent });
  });

  test.each([
    [
      { do: 'play', card: 'b', at: 'p' },
      { code: 'forbidden', clause: 'T-2', field: 'card', step: 'b' },
    ],
    [
      { do: 'play', card: 'a', at: 'r' },
      { code: 'forbidden', clause: 'T-1', field: 'at', step: 'r' },
    ],
    [
      { do: 'play', card: 'c', at: 'p', units: ['a'] },
      { code: 'forbidden', clause: 'T-1', field: 'at', step: 'p' },
    ],
    [
      { do: 'play', card: 'a', units: ['a'] },
      { code: 'shape', clause: 'T-0', field: 'units' },
    ],
    [
      { do: 'play', card: 'd', at: 'p' },
      { code: 'shape', clause: 'T-0', field: 'at' },
    ],
    [
      { do: 'play', card: 'c' },
      { code: 'shape', clause: 'T-0', field: 'units' },
    ],
    [
      { do: 'play', card: 'x' },
      { code: 'shape', clause: 'T-0', field: 'card' },
    ],
    [
      { do: 'play', card: 'nobody', at: 'p' },
      { code: 'shape', clause: 'T-0', field: 'card' },
    ],
    [{ do: 'play' }, { code: 'shape', clause: 'T-0', field: 'card' }],
    [
      { do: 'play', card: ['a'] },
      { code: 'shape', clause: 'T-0', field: 'card' },
    ],
  ])('%j is refused by the form that its first value names', (sent, refusal) => {
    expect(refusalOf(cards, sent)).toMatchObject(refusal);
  });

  test('a form closed by a clause closes its own values alone', () => {
    const d = asked(
      strike.unless(() => 'T-5'),
      bare,
    );
    expect(refusalOf(d, { do: 'play', card: 'a', at: 'p' })).toEqual({ code: 'closed', clause: 'T-5' });
    expect(refusalOf(d, { do: 'play', card: 'x' })).toMatchObject({
      code: 'shape',
      clause: 'T-0',
      field: 'card',
    });
    expect(onlySentence(d)).toEqual({ do: 'play', card: 'd' });
    expect(refusalOf(asked(strike.unless(() => 'T-5')), { do: 'play' })).toEqual({
      code: 'closed',
      clause: 'T-5',
    });
  });

  test('of two that take the same value it is the one that knows the fields which came', () => {
    const far: Walk<Order> = { ...only('q'), route: (_, goal) => ['p', goal] };
    const d = asked(
      order('move').one('unit', 'unit', only('a')).path('path', 'point', far),
      order('move').one('unit', 'unit', only('a')).one('to', 'point', only('p')),
    );
    const step = { do: 'move', unit: 'a', to: 'p' };
    expect(checkOrder(d, universe, step)).toMatchObject({ ok: true, order: step });
    expect(checkOrder(d, universe, { do: 'move', unit: 'a', path: ['q'] })).toMatchObject({ ok: true });
    expect(refusalOf(d, { do: 'move', unit: 'a', to: 'q' })).toMatchObject({ clause: 'T-1', field: 'to' });
    expect(refusalOf(d, { do: 'move', unit: 'b', to: 'p', path: ['q'] })).toMatchObject({ field: 'to' });
  });

  test('are sampled as one word: every sentence turns up, and the word no oftener than another', () => {
    const d = asked(strike, rest, bare, order('pass'));
    const pick = picker(7);
    const drawn = Array.from({ length: 2000 }, () => sampleOrder(d, pick));
    expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(PLAYED.length + 1);
    const passes = drawn.filter((one) => one?.do === 'pass').length;
    expect(passes).toBeGreaterThan(900);
    expect(passes).toBeLessThan(1100);
  });

  test('are described each with the values that it takes', () => {
    const { forms } = describeQuestion({ ...cards, scope: [] });
    expect(forms.map((form) => form.fields[0]?.only)).toEqual([['a', 'b'], ['c'], ['d'], undefined]);
  });
});

describe('all of them as one', () => {
  const whole = asOne(byWord(cards.forms)[0] ?? [strike]);
  const of = (...forms: readonly Form[]) => [...sentences(asked(...forms))];

  test('has the same sentences', () => {
    expect(of(whole)).toEqual(PLAYED);
  });

  test('leaves out what the form it came to leaves out', () => {
    const calm = order('play')
      .oneOf('card', 'unit', ['a'], ANY)
      .one('at', 'point', { ...only('p'), applies: () => false });
    expect(of(asOne([calm, bare]))).toEqual([
      { do: 'play', card: 'a' },
      { do: 'play', card: 'd' },
    ]);
  });

  test('a single form is left as it is', () => {
    expect(asOne([strike])).toBe(strike);
    expect(byWord(cards.forms).map((forms) => forms.length)).toEqual([3, 1]);
  });
});

describe('a typed line', () => {
  const named = {
    ...toy,
    rules: { ...toy.rules, universe },
    words: { ...toy.words, nameOf: (_: string, id: string) => id, text: { en: {}, ja: {} } },
  };
  const read = (line: string) => readTyped(named, cards, line);

  test.each([
    ['play a q', { do: 'play', card: 'a', at: 'q' }],
    ['play c b a r', { do: 'play', card: 'c', units: ['a', 'b'], at: 'r' }],
    ['play d', { do: 'play', card: 'd' }],
    ['c a', { do: 'play', card: 'c', units: ['a'] }],
  ])('%s goes on in the form of the value that was typed', (line, sentence) => {
    expect(read(line)).toMatchObject({ ok: true, soFar: sentence, whole: true });
  });

  test('says which form it came to, and what may follow', () => {
    expect(read('play c a')).toMatchObject({ form: rest });
    expect(typingAt(named, cards, 'play ').wants).toMatchObject({ index: 0 });
    expect(typingAt(named, cards, 'play a ').wants).toMatchObject({ soFar: { do: 'play', card: 'a' } });
    expect(typingAt(named, cards, 'play d ').wants).toBeUndefined();
  });
});

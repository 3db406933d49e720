import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importJournal } from '../../src/journal/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { type Deed, Maker } from '../journal/maker.js';

const side = fc.constantFrom('JP', 'RU');
const word = fc.constantFrom('melee', '白兵戦', 'wind', '\u{1F3B2}');
const dice = fc.array(fc.constant(6), { minLength: 1, maxLength: 4 });
const modifier = fc.record({
  amount: fc.integer({ min: -3, max: 3 }),
  on: fc.constantFrom('die' as const, 'column' as const),
  reason: word,
  clause: fc.constant('KY-9.1'),
});
const outcomes = fc.array(fc.tuple(fc.integer({ min: -2, max: 300 }), word), { maxLength: 3 });
const modifiers = fc.array(modifier, { maxLength: 2 });
const pool = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }), {
  minLength: 1,
  maxLength: 6,
});

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    order: fc.record({ side, order: fc.record({ do: word, units: fc.array(word, { maxLength: 2 }) }) }),
  }),
  fc.record({ order: fc.record({ side, order: fc.constant(null), by: fc.constant('clock' as const) }) }),
  fc.record({
    order: fc.record({ side, order: fc.record({ do: word }) }),
    full: fc.record({ do: word, at: word }),
  }),
  fc.record({ roll: fc.record({ purpose: word, dice, modifiers, outcomes }) }),
  fc
    .tuple(side, word, pool, fc.nat())
    .map(([side, purpose, from, n]) => ({ draw: { side, purpose, from, take: n % (from.length + 1) } })),
  fc.record({ tell: side, key: word }),
);
type Chapter = readonly Deed[] | 'reroot' | 'take back' | 'move';
const chapter: fc.Arbitrary<Chapter> = fc.oneof(
  { weight: 4, arbitrary: fc.array(deed, { maxLength: 5 }) },
  fc.constantFrom('reroot' as const, 'take back' as const, 'move' as const),
);

function madeOf(match: string, chapters: readonly Chapter[]): Maker {
  const made = new Maker(match).begun();
  let version = 1;
  let newest: number | undefined;
  for (const chapter of chapters) {
    if (chapter === 'reroot') made.reroot('lost commits').seed('RU').seed('JP');
    else if (chapter === 'move') made.move(version, ++version);
    else if (chapter !== 'take back') newest = made.play(chapter).head.n;
    else if (newest !== undefined) made.takeBack(newest, 0);
  }
  return made;
}

describe('journals of random matches', () => {
  test('are sound for every reader, in mid-game and after the end, and imported as they were exported', async () => {
    const property = fc.asyncProperty(fc.array(chapter, { maxLength: 8 }), async (chapters) => {
      const made = madeOf('random', chapters);
      for (const reader of ['JP', 'RU', 'public'])
        expect(await verifyJournal(made.file(reader))).toMatchObject({ ok: true });
      const report = await verifyJournal(made.end().unseal().file('all'));
      const draws = chapters.flat().filter((deed) => typeof deed === 'object' && 'draw' in deed).length;
      expect(report).toMatchObject({
        ok: true,
        summary: { draws, headHash: made.head.hash, seals: { closed: 0 } },
      });
      expect(importJournal(made.file('all'))).toMatchObject({ ok: true, rows: made.rows });
    });
    await fc.assert(property, { numRuns: 40, seed: 1904 });
  });

  test('with one character lost, doubled or changed are never sound', async () => {
    const file = madeOf('random', [[{ roll: { purpose: '白兵戦', dice: [6] } }], 'reroot']).file('JP');
    const change = fc.constantFrom(
      (c: string) => c + c,
      () => '',
      () => '0',
      () => 'é',
      () => '\n',
    );
    const property = fc.asyncProperty(fc.nat({ max: file.length - 1 }), change, async (at, change) => {
      const text = file.slice(0, at) + change(file[at] ?? '') + file.slice(at + 1);
      if (text !== file) expect((await verifyJournal(text)).ok).toBe(false);
    });
    await fc.assert(property, { numRuns: 300, seed: 1904 });
  });

  test('any text at all gives a report, never a crash', async () => {
    const header = '{"denrei":2,"for":"public","game":"g","kind":"journal","match":"m"}\n';
    const property = fc.asyncProperty(fc.json(), async (json) => {
      expect((await verifyJournal(`${header}{"event":${json}}\n`)).ok).toBe(false);
      expect((await verifyJournal(json)).ok).toBe(false);
    });
    await fc.assert(property, { numRuns: 200, seed: 1904 });
  });
});

/**
 * Order forms in the positions of random matches: what enumerating finds is what checking accepts, and
 * nothing else. See docs/decisions/order-forms.md.
 */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  type Decision,
  type Field,
  type Form,
  type Order,
  sampleOrder,
  sentences,
  type Universe,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { shares, text } from '../scripts.js';
import { giveAtRandom, picker, playAtRandom } from '../support.js';

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
  const all: (readonly string[])[] = [[]];
  for (const id of ids) all.push(...all.map((subset) => [...subset, id]));
  return all;
}

function* sequences(ids: readonly string[], most: number): Generator<readonly string[]> {
  yield [];
  if (most > 0) for (const rest of sequences(ids, most - 1)) for (const id of ids) yield [id, ...rest];
}

function idsFor(field: Field, known: Universe): readonly string[] {
  const ids = typeof field.of === 'string' ? [...(known[field.of] ?? [])] : [...field.of];
  return [...ids, 'nobody'];
}

/** Every order of a form over the ids of its fields and an unknown one. */
function* everyOrder(
  form: Form,
  known: Universe,
  done = 0,
  soFar: Record<string, unknown> = { do: form.do },
): Generator<unknown> {
  const field = form.fields[done];
  if (field === undefined) {
    yield soFar;
    return;
  }
  if (field.optional) yield* everyOrder(form, known, done + 1, soFar);
  for (const value of valuesOf(field, idsFor(field, known)))
    yield* everyOrder(form, known, done + 1, { ...soFar, [field.name]: value });
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
      ...['nobody', 99, -1, null, [], {}, ['nobody'], { nobody: 1 }, true].map((value) => ({
        ...sent,
        [name]: value,
      })),
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
          expect(accepted(question, toy.rules.universe)).toEqual([...listed].sort());
        }
        giveAtRandom(session, pick);
      }
    }
    expect([...kinds.keys()].sort()).toEqual([
      'ambush',
      'attack',
      'bid',
      'command',
      'hits',
      'march',
      'retreat',
    ]);
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
          const checked = checkOrder(question, toy.rules.universe, sent);
          if (checked.ok) {
            expect(legal).toContain(text(checked.order));
            continue;
          }
          const before = text(session.state);
          expect(session.give(question.side, sent)).toEqual(checked.refusal);
          expect(toy.words.clauses).toHaveProperty([checked.refusal.clause]);
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
        const checked = checkOrder(question, toy.rules.universe, sampled);
        expect(checked).toMatchObject({ ok: true, order: sampled });
        drawn.add(text(sampled));
      }
      expect([...drawn].sort()).toEqual([...listed].sort());
    }
  });
});

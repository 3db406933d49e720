/**
 * Order forms of random matches: what is accepted is what is enumerated; what is not is refused and changes
 * nothing.
 */
import { describe, expect, test } from 'vitest';
import {
  checkOrder,
  type Decision,
  type Order,
  Session,
  sampleOrder,
  sentencesOf,
} from '../../../../src/referee/index.js';
import { game, picker, seededChance } from '../support.js';

const MOST = 2_000;
const hexes = [...(game.rules.universe.hex ?? [])];
const units = [...(game.rules.universe.unit ?? [])];

/** Questions of random matches, at most `most` of each kind. */
function questions(most: number): readonly {
  readonly question: Decision;
  readonly session: Session<ReturnType<typeof game.rules.start>>;
}[] {
  const found: { question: Decision; session: Session<ReturnType<typeof game.rules.start>> }[] = [];
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 150; seed++) {
    const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
      chance: seededChance(seed),
    });
    const pick = picker(seed);
    while (session.stop.at === 'asked') {
      const question = session.questions[0];
      if (question === undefined) throw new Error('nobody is asked');
      const count = counts.get(question.kind) ?? 0;
      if (count < most && seed % 3 === 0) {
        counts.set(question.kind, count + 1);
        check(question, session, seed);
        found.push({ question, session });
      }
      session.give(question.side, sampleOrder(question, pick));
    }
  }
  return found;
}

let accepted = 0;
let refused = 0;

/**
 * Every sentence over the ids of the game that is not enumerated must be refused with a clause of the game;
 * those that are, accepted.
 */
function check(
  question: Decision,
  session: Session<ReturnType<typeof game.rules.start>>,
  seed: number,
): void {
  const before = JSON.stringify(session.state);
  const all = new Set<string>();
  for (const form of question.forms.filter((f) => f.forbidden?.() === undefined)) {
    for (const order of sentencesOf(form)) {
      all.add(JSON.stringify(order));
      if (all.size > MOST) return;
    }
  }
  for (const sentence of all) expectAccepted(question, JSON.parse(sentence) as Order);
  for (const order of attempts(question, seed)) {
    const checked = checkOrder(question, game.rules.universe, order);
    const path = Array.isArray(order.path);
    // Of the many paths to a goal one is enumerated; others may be accepted too.
    if (checked.ok && !path && !all.has(JSON.stringify(checked.order)))
      throw new Error(`${question.kind}: ${JSON.stringify(order)} is not enumerated`);
    if (!checked.ok) {
      expect(game.words.clauses[checked.refusal.clause], checked.refusal.clause).toBeDefined();
      refused++;
    }
  }
  expect(JSON.stringify(session.state)).toBe(before);
}

function expectAccepted(question: Decision, order: Order): void {
  const checked = checkOrder(question, game.rules.universe, order);
  if (!checked.ok)
    throw new Error(`${question.kind}: ${JSON.stringify(order)} refused with ${checked.refusal.clause}`);
  accepted++;
}

/** Sentences of the right shape over all ids, legal or not. */
function* attempts(question: Decision, seed: number): Generator<Order> {
  const pick = picker(seed);
  const some = (ids: readonly string[]) => ids[pick(ids.length)] ?? '';
  for (const form of question.forms)
    for (let i = 0; i < 40; i++) {
      const order: Record<string, string | readonly string[]> = { do: form.do };
      for (const { name, type, of } of form.fields) {
        const ids = of === 'unit' ? units : hexes;
        if (type === 'one') order[name] = some(ids);
        if (type === 'set') order[name] = [...new Set([some(ids), some(ids)])].slice(0, 1 + pick(2)).sort();
        if (type === 'path')
          order[name] = Array.from({ length: 1 + pick(3) }, () =>
            pick(5) === 0 ? `ferry:${some(hexes)}` : some(hexes),
          );
      }
      yield order as Order;
    }
}

describe('order forms', () => {
  test('accept exactly what they list, over every unit and hex of the game, and refuse the rest with a clause', () => {
    const asked = questions(120);
    expect(new Set(asked.map(({ question }) => question.kind)).size).toBeGreaterThan(8);
    expect(accepted).toBeGreaterThan(5_000);
    expect(refused).toBeGreaterThan(10_000);
  });
});

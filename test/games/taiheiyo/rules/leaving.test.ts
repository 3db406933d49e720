/**
 * Whatever a seat leaves as standing orders: its answers are legal, matches end, and no pause tells what it
 * holds.
 */
import { describe, expect, test } from 'vitest';
import type { TsState } from '../../../../src/games/taiheiyo/state/state.js';
import {
  checkOrder,
  type Order,
  Session,
  type Side,
  type StandingOrders,
  sampleOrder,
} from '../../../../src/referee/index.js';
import { game, picker, seededChance, standingOf } from '../support.js';

const MATCHES = 12;
const SENTENCES = 40;

/** Sentences at random, each form as likely; a later one replaces an earlier one with its key. */
function leftAtRandom(
  side: Side,
  pick: (n: number) => number,
  without: readonly string[] = [],
): StandingOrders {
  const forms = game.standing.forms(side).filter((form) => !without.includes(form.do));
  const orders = new Map<string, Order>();
  for (let i = 0; i < SENTENCES; i++) {
    const form = forms[pick(forms.length)];
    if (form === undefined) continue;
    const order = sampleOrder({ side, kind: 'standing', clause: '', public: false, forms: [form] }, pick);
    if (order !== undefined) orders.set(game.standing.key(order), order);
  }
  return [...orders.values()];
}

function start(): TsState {
  return game.rules.start({ scenario: 'standard', options: {} });
}

/** Plays at random where the orders do not answer. `look` sees every question that is put. */
function play(
  seed: number,
  orders: Readonly<Record<Side, StandingOrders>>,
  look: (session: Session<TsState>) => void,
): Session<TsState> {
  const pick = picker(seed);
  const session = new Session(game, start(), { chance: seededChance(seed), standing: standingOf(orders) });
  for (let n = 0; session.stop.at === 'asked' && n < 5_000; n++) {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) break;
    look(session);
    session.give(question.side, order);
  }
  return session;
}

describe('standing orders at random', () => {
  test('give legal answers, and every match ends', () => {
    let answered = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const pick = picker(seed + 500);
      const orders: Record<Side, StandingOrders> = { J: leftAtRandom('J', pick), A: leftAtRandom('A', pick) };
      const session = play(seed, orders, () => {});
      expect(session.stop.at, `seed ${seed}`).toBe('ended');
      const told = session.events.flatMap((event) => Object.values(event.told).flat());
      expect(
        told.filter((entry) => entry.key === 'standing.refused'),
        JSON.stringify(orders),
      ).toEqual([]);
      answered += told.filter((entry) => entry.key.startsWith('why.')).length;
    }
    expect(answered).toBeGreaterThan(MATCHES * 50);
  }, 300_000);

  test('TS-2.3.2.b ask or do not ask whatever their owner holds', () => {
    let compared = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const pick = picker(seed + 900);
      // J10 is played in the open: only who does not play it may be compared.
      const orders: Record<Side, StandingOrders> = {
        J: leftAtRandom('J', pick, ['redraw']),
        A: leftAtRandom('A', pick),
      };
      play(seed, orders, ({ state, questions }) => {
        const [question] = questions;
        const atSafePoint = state.move === undefined && state.battle === undefined;
        if (
          question === undefined ||
          !atSafePoint ||
          !['passOrOperate', 'initiative', 'capture', 'resupply'].includes(question.kind)
        )
          return;
        const other = game.position.twin?.(structuredClone(state), question.side === 'J' ? 'A' : 'J', pick);
        if (other === undefined) return;
        const asked = new Session(game, structuredClone(other), { chance: seededChance(seed) }).questions[0];
        if (asked?.kind !== question.kind || asked.side !== question.side) return;
        const answers = (at: TsState, to: typeof question) =>
          game.standing.answer(orders[to.side] ?? [], game.position.view(at, to.side), to);
        expect(answers(other, asked) === undefined, JSON.stringify(question.kind)).toBe(
          answers(state, question) === undefined,
        );
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(20);
  }, 300_000);
});

test('an answer that is given by an order is what its owner could have given', () => {
  const pick = picker(3);
  const orders: Record<Side, StandingOrders> = { J: leftAtRandom('J', pick), A: leftAtRandom('A', pick) };
  const session = new Session(game, start(), { chance: seededChance(3) });
  let answered = 0;
  for (let n = 0; session.stop.at === 'asked' && n < 400; n++) {
    const [question] = session.questions;
    if (question === undefined) break;
    const found = game.standing.answer(
      orders[question.side] ?? [],
      game.position.view(session.state, question.side),
      question,
    );
    if (found !== undefined) {
      answered += 1;
      expect(checkOrder(question, game.rules.universe, found.order)).toMatchObject({ ok: true });
    }
    session.give(question.side, sampleOrder(question, pick));
  }
  expect(answered).toBeGreaterThan(50);
});

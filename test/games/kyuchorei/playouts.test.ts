import { describe, expect, test } from 'vitest';
import type { KyState } from '../../../src/games/kyuchorei/state.js';
import { type EventRecord, playBack, sampleOrder, Session, tapeOf } from '../../../src/referee/index.js';
import { heldForts } from '../../../src/games/kyuchorei/victory.js';
import { game, pack, picker, seededChance, standingOf } from './support.js';

const MATCHES = 2_000;

interface Played {
  readonly session: Session<KyState>;
  readonly orders: number;
}

/** A whole match of random legal orders; every second one with the default standing orders. */
function playAtRandom(seed: number, look: (session: Session<KyState>) => void): Played {
  const pick = picker(seed);
  const ports = seed % 2 === 0 ? { standing: standingOf({ JP: [], RU: [] }) } : {};
  const session = new Session(game, game.start({ scenario: 'standard', options: {} }), {
    chance: seededChance(seed + 1),
    snapshots: true,
    ...ports,
  });
  let orders = 0;
  for (; session.stop.at === 'asked'; orders++) {
    const [question] = session.questions;
    const order = question === undefined ? undefined : sampleOrder(question, pick);
    if (question === undefined || order === undefined) throw new Error(`seed ${seed}: no legal order`);
    const refusal = session.give(question.side, order);
    if (refusal !== undefined) throw new Error(`seed ${seed}: ${JSON.stringify(order)} refused with ${refusal.clause}`);
    look(session);
    if (orders > 3_000) throw new Error(`seed ${seed}: no end`);
  }
  return { session, orders };
}
test('x', () => {
  let n = 0;
  const t = performance.now();
  for (let i = 0; i < 200; i++) n += playAtRandom(i, () => {}).orders;
  console.log(n, performance.now() - t);
});

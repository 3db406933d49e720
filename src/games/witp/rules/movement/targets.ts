/** What an impulse may be aimed at, and which card may free its activation: WP-8.2.a, WP-8.5.b, WP-8.1.e. */
import type { Clause } from '../../../../referee/index.js';
import type { SideId } from '../../components/pack.js';
import { NONE } from '../../components/pack.js';
import { inForce } from '../../state/effects.js';
import type { Effect, Impulse } from '../../state/state.js';
import { forbidsFleet, forbidsHex } from '../closed.js';
import { canSend, type Giving, originHexes, sendingFrom } from './origins.js';

/** An impulse against a target, nothing sent yet. */
export function freshImpulse(side: SideId, target: number, free: number = NONE): Impulse {
  return { side, target, free, activated: [], reached: false, carries: false, underway: null };
}

/** Cards that can still free an activation of this side. */
export function freeCards(giving: Giving): Effect[] {
  return inForce(giving, 'freeActivation')
    .filter(({ op, effect }) => op.side === giving.side && effect.left > 0)
    .map(({ effect }) => effect);
}

/** A target is one only once a turn, and only where a stack can get to (WP-8.5.b, WP-8.2.d). */
export function forbidsTarget(giving: Giving, target: number): Clause | undefined {
  const { state, side } = giving;
  const survey = giving.survey();
  if (state.targets[side].includes(target)) return 'WP-8.5.b';
  const closed = forbidsHex(giving, survey, side, target);
  if (closed !== undefined) return closed;
  if (reachedHexes(giving, NONE)[target] === 1) return undefined;
  if (freeCards(giving).some(({ card }) => reachedHexes(giving, card)[target] === 1)) return undefined;
  return forbidsFleet(giving, survey, side, target) ?? 'WP-8.2.d';
}

/** The clause that keeps a card from freeing this impulse. */
export function forbidsFree(giving: Giving, card: number): Clause | undefined {
  const { impulse } = giving;
  if (impulse === undefined || impulse.activated.length > 0 || impulse.free !== NONE) return 'WP-8.2.a';
  if (!freeCards(giving).some((effect) => effect.card === card)) return 'WP-4.3.a';
  return sendable(giving, { ...impulse, free: card }) ? undefined : 'WP-8.4.f';
}

/** By hex: whether a stack gets there, with the activation paid or freed by a card. */
function reachedHexes(giving: Giving, card: number): Uint8Array {
  const known = giving.reached.get(card);
  if (known !== undefined) return known;
  const reached = new Uint8Array(giving.pack.hexes.length);
  const about = { ...giving, impulse: freshImpulse(giving.side, NONE, card) };
  for (const from of originHexes(giving)) {
    const goes = sendingFrom(about, from);
    for (let target = 0; target < reached.length; target++)
      if (reached[target] === 0 && goes(target)) reached[target] = 1;
  }
  giving.reached.set(card, reached);
  return reached;
}

/** Whether any stack could be sent in such an impulse. */
export function sendable(giving: Giving, impulse: Impulse): boolean {
  const about = { ...giving, impulse };
  return originHexes(about).some((from) => canSend(about, from, impulse.target));
}

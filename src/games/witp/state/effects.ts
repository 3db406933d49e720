/** Cards in force: what they do, and the limits that they change. */
import type { Op, OpOf, SideId } from '../components/pack.js';
import { opsOf, scenarioOf } from '../components/pack.js';
import type { Effect, Position } from './state.js';
import { brpOf, isUsNeutral } from './state.js';

/** An operation of a card that is in force this turn. */
export interface InForce<N extends Op['op']> {
  readonly op: OpOf<N>;
  readonly effect: Effect;
}

/** The operations of one name in force this turn, in the order declared (WP-4.3.b). */
export function inForce<N extends Op['op']>({ pack, state }: Position, name: N): InForce<N>[] {
  const found: InForce<N>[] = [];
  for (const effect of state.effects)
    for (const op of opsOf(pack, effect.card, effect.owner)) if (isOp(op, name)) found.push({ op, effect });
  return found;
}

function isOp<N extends Op['op']>(op: Op, name: N): op is OpOf<N> {
  return op.op === name;
}

/** Half of the BRP, on turn 1 five Allied stacks; cards add to it (WP-10.1.b, f, WP-13.4.d, f). */
export function redeployLimit(position: Position, side: SideId): number {
  const { pack, state } = position;
  const cards = inForce(position, 'redeployLimit').reduce(
    (sum, { op }) => sum + (op.side === side ? op.delta : 0),
    0,
  );
  if (state.turn > 1 || side === 'J') return Math.floor(brpOf(position, side) / 2) + cards;
  const { turn1AlliedRedeploy } = scenarioOf(pack, state.scenario);
  return isUsNeutral(state) && turn1AlliedRedeploy !== undefined
    ? turn1AlliedRedeploy
    : pack.file.tables.redeployLimit.turn1Allied;
}

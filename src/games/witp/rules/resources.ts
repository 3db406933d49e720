/** Rule 5: resources. WP-5, WP-12.3, WP-12.4. */
import { SIDES, type SideId } from '../components/pack.js';
import { compared } from '../state/position.js';
import { brpOf, inForce, type Position } from '../state/state.js';
import { hasFullAt } from './cards/immediate.js';
import type { Playing } from './playing.js';

/**
 * BRP, white die less red die, and all that changes it; never below 0 (WP-5.1.b to d). On turn 1 no dice
 * (WP-5.3.a).
 */
export function resources(p: Playing): void {
  const { state } = p;
  for (const side of SIDES) {
    const brp = brpOf(p, side);
    const [white, red] = state.turn === 1 ? [0, 0] : [die(p, side, 'white'), die(p, side, 'red')];
    const more = state.turn === 1 ? 0 : modifiersOf(p, side).reduce((sum, [, amount]) => sum + amount, 0);
    state.trp[side] = Math.max(0, brp + white - red + more);
    p.play.log('trp', { side, brp, white, red, more, n: state.trp[side] });
  }
  state.rp = { ...state.trp };
  state.initiative = compared(state.trp);
  state.chinaPenaltyNext = false;
  p.play.log(`initiative.${state.initiative === '=' ? 'equal' : state.initiative}`, {});
}

/** J white, J red, A white, A red (WP-5.1.f). */
function die(p: Playing, side: SideId, colour: 'white' | 'red'): number {
  return p.play.roll({ purpose: `${colour}${side}`, dice: [6] }).total;
}

type Amount = readonly [reason: string, amount: number];

function modifiersOf(p: Playing, side: SideId): Amount[] {
  const { state } = p;
  const amounts: Amount[] = [...cardModifiers(p, side)];
  const given = (id: string) => p.pack.file.tables.trp.modifiers.find((one) => one.id === id)?.delta ?? 0;
  if (side === 'A') {
    if (state.snapshot.allied) amounts.push(['allied', given('alliedResources')]); // WP-12.4.a
    return amounts;
  }
  const { oil } = state.snapshot;
  if (oil > 0 && inForce(p, 'cancelOil').length === 0)
    amounts.push(['oil', given(oil === 1 ? 'oil2' : 'oil3')]);
  if (state.chinaPenaltyNext) amounts.push(['china', given('chinaFront')]); // WP-12.2.h
  return amounts;
}

/**
 * Cards change TRP here; what a card does because nothing else was to be done is marked by `left` (WP-5.1.e).
 */
function cardModifiers(position: Position, side: SideId): Amount[] {
  const amounts: Amount[] = [];
  const add = (amount: number, of: SideId) => {
    if (of === side && amount !== 0) amounts.push(['card', amount]);
  };
  for (const { op } of inForce(position, 'trp')) add(trpAmount(position, op), op.side);
  for (const name of ['hit', 'placeReserve', 'atomicBomb'] as const)
    for (const { op, effect } of inForce(position, name))
      if (effect.left > 0) for (const other of op.elseOps ?? []) add(other.delta, other.side);
  for (const { op } of inForce(position, 'soviet'))
    if (position.state.turn < position.pack.lastTurn) add(op.before.delta, op.before.side);
  return amounts;
}

type TrpOp = ReturnType<typeof inForce<'trp'>>[number]['op'];

function trpAmount(position: Position, { when, delta, elseDelta = 0 }: TrpOp): number {
  if (when === undefined) return delta;
  if ('fullAt' in when) return hasFullAt(position, when.fullAt) ? delta : elseDelta;
  const { side, type } = when.anyFull;
  const any = position.pack.army[side].some((unit) => {
    const { at, damaged } = position.state.units[unit]!;
    return position.pack.units[unit]!.type === type && at >= 0 && !damaged;
  });
  return any ? delta : elseDelta;
}

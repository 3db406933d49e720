/** Twins: states of the same public face, for tests that nothing hidden shows. */
import type { Pick, Viewer } from '../../src/referee/index.js';
import { CARDS, SIDES, type SideId } from './components.js';
import { deck, type ToyState } from './state.js';

/**
 * The state with what `viewer` may not know changed at random: which unit is which, which cards the others hold. A card
 * laid ready changes for one of the same use alone, because a battle shows its use to all (TY-2.d).
 */
export function twin(state: ToyState, viewer: Viewer, pick: Pick): ToyState | undefined {
  const sides = SIDES.filter((side) => side !== viewer);
  const other = structuredClone(state);
  for (const side of sides) {
    changeKinds(other, side, pick);
    changeReady(other, side, pick);
    changeHand(other, side, pick);
  }
  return JSON.stringify(other) === JSON.stringify(state) ? undefined : other;
}

function changeKinds(state: ToyState, side: SideId, pick: Pick): void {
  const hidden = state.units.filter((unit) => unit.side === side && !unit.shown);
  const kinds = hidden.map((unit) => unit.kind);
  for (const unit of hidden) unit.kind = taken(kinds, pick);
}

function changeReady(state: ToyState, side: SideId, pick: Pick): void {
  state.ready[side] = state.ready[side].map((card) => {
    const alike = [card, ...deck(state)].filter((c) => CARDS[c] === CARDS[card]);
    return taken(alike, pick);
  });
}

function changeHand(state: ToyState, side: SideId, pick: Pick): void {
  const pool = [...state.hands[side], ...deck(state)];
  state.hands[side] = state.hands[side].map(() => taken(pool, pick)).sort();
}

/** Takes one at random out of a list. */
function taken(from: string[], pick: Pick): string {
  return from.splice(pick(from.length), 1)[0] ?? '';
}

/** Twins: states of the same public face, for tests that nothing hidden shows. */
import type { Picker, Viewer } from '../../src/referee/index.js';
import { CARDS, SIDES, type SideId } from './components.js';
import { deck, type ToyState } from './state.js';

/**
 * The state with what `viewer` may not know changed at random: which unit is which, which cards the others
 * hold. A card laid ready changes for one of the same use alone, because a battle shows its use to all
 * (TY-2.d).
 */
export function twin(state: ToyState, viewer: Viewer, pick: Picker): ToyState | undefined {
  const sides = SIDES.filter((side) => side !== viewer);
  const other = structuredClone(state);
  for (const side of sides) changeKinds(other, side, pick);
  changeCards(other, sides, pick);
  return JSON.stringify(other) === JSON.stringify(state) ? undefined : other;
}

function changeKinds(state: ToyState, side: SideId, pick: Picker): void {
  const hidden = state.units.filter((unit) => unit.side === side && !unit.shown);
  const kinds = hidden.map((unit) => unit.kind);
  for (const unit of hidden) unit.kind = taken(kinds, () => true, pick);
}

/**
 * Deals everything that the viewer cannot see anew, the cards laid ready first: not every card fits there.
 */
function changeCards(state: ToyState, sides: readonly SideId[], pick: Picker): void {
  const pool = [...deck(state), ...sides.flatMap((side) => [...state.hands[side], ...state.ready[side]])];
  for (const side of sides)
    state.ready[side] = state.ready[side].map((card) => taken(pool, (c) => CARDS[c] === CARDS[card], pick));
  for (const side of sides)
    state.hands[side] = state.hands[side].map(() => taken(pool, () => true, pick)).sort();
}

/** Takes one at random out of those of a list that fit. */
function taken(from: string[], fits: (one: string) => boolean, pick: Picker): string {
  const fitting = from.filter(fits);
  const found = fitting[pick(fitting.length)] ?? '';
  from.splice(from.indexOf(found), 1);
  return found;
}

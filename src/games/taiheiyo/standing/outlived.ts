/** Standing orders that can never apply again. */
import type { Order, Outlived, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { OUT, unitIndex } from '../components/pack.js';
import { unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** Supply of a turn that is past, a counterstrike of ships that are all sunk; aircraft come back. */
export function outlived(pack: Pack, order: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  // Turn 0 stands for every turn.
  const turn = order.do === 'supply' ? Number(order.turn) : 0;
  if (turn !== 0 && turn < state.turn) return 'turn';
  const ships = order.do === 'reaction' ? idsIn(order.ships) : [];
  // Units of a free set-up stand nowhere before they are placed.
  if (ships.length === 0 || state.step.startsWith('SETUP')) return undefined;
  const isSunk = (id: string) => {
    const { at, box } = unitAt(state, unitIndex(pack, id));
    return at === OUT && box === 0;
  };
  return ships.every(isSunk) ? 'units' : undefined;
}

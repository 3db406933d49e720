/** Standing orders that can never apply again. */
import type { Order, Outlived, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { OUT } from '../components/pack.js';
import { unitAt, unitCalled } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** The retreat of one unit, the advance of those of a list, when they are off the map for good. */
export function outlived(pack: Pack, { unit, units }: Order, view: View): Outlived | undefined {
  const named = unit === undefined ? idsIn(units) : [String(unit)];
  if (named.length === 0) return undefined;
  const state = situationIn(pack, view);
  const isGone = (id: string) => {
    const found = unitCalled(pack, state, id);
    // A counter that lies face down has no name yet.
    return found >= 0 && unitAt(state, found).at === OUT;
  };
  return named.every(isGone) ? 'units' : undefined;
}

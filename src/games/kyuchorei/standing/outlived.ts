/** Standing orders that can never apply again. */
import type { Order, Outlived, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { unitIndex } from '../components/pack.js';
import { isOnMap, phaseOf } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** The retreat of one unit, when that unit is eliminated. */
export function outlived(pack: Pack, { unit }: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  if (unit === undefined || phaseOf(state) === 'setup') return undefined;
  return isOnMap(state, unitIndex(pack, String(unit))) ? undefined : 'units';
}

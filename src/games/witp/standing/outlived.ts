/** Standing orders that can never apply again. */
import type { Order, Outlived, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { type Pack, unitIndex } from '../components/pack.js';
import { OUT } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** An order of losses or of rebuilding, when all its units are out of the game for good (WP-2.2.2.c). */
export function outlived(pack: Pack, order: Order, view: View): Outlived | undefined {
  const listed = order.do === 'losses' || order.do === 'rebuild' ? idsIn(order.units) : [];
  if (listed.length === 0) return undefined;
  const state = situationIn(pack, view);
  return listed.every((id) => state.units[unitIndex(pack, id)]?.at === OUT) ? 'units' : undefined;
}

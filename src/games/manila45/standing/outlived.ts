/** Standing orders that can never apply again. */
import type { Order, Outlived, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { OUT, type Pack, unitIndex } from '../components/pack.js';
import { unitAt } from '../state/questions.js';
import { situationIn } from '../state/view.js';

/** The rule of units that are eliminated, the wish to be asked in a turn that is past. */
export function outlived(pack: Pack, { units, turn }: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  if (turn !== undefined && Number(turn) < state.turn) return 'turn';
  const named = idsIn(units);
  const isGone = (id: string) => unitAt({ pack, state }, unitIndex(pack, id)).at === OUT;
  return named.length > 0 && named.every(isGone) ? 'units' : undefined;
}

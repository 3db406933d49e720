/** What the defaults are about to do unasked, told to their owner before it happens. */
import type { Entry, StandingOrders, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { keptUnasked } from './cards.js';

/** That cards will be spent for the initiative; nothing for a seat that has said how it wants that. */
export function foretold(pack: Pack, orders: StandingOrders, view: View): readonly Entry[] {
  const { viewer } = view;
  if (viewer !== 'J' && viewer !== 'A') return [];
  if (orders.some((o) => o.do === 'initiative' || (o.do === 'window' && o.kind === 'initiative'))) return [];
  const state = situationIn(pack, view);
  const n = keptUnasked(pack, state, viewer);
  return state.hands[viewer].length > n || drawsBefore(pack, state)
    ? [{ key: 'foretold.initiative', n }]
    : [];
}

/** Whether cards are drawn before the initiative is next asked for. */
function drawsBefore(pack: Pack, { step, turn }: TsState): boolean {
  return !step.startsWith('INITIATIVE') && turn < pack.lastTurn;
}

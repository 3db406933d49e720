/** What the practice opponent needs to look ahead: the match as a view shows it, and how it stands. */
import type { Foresight, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import type { KyState } from '../state/state.js';
import { activeSide, enemyOf, unitsOf } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { unitWorth } from './appraise.js';
import { standing } from './stand.js';
import { weightsOf } from './weights.js';

/** The rest of the own player turn, the enemy's, the next own one. */
const STRETCHES = 2;

/** Foresight over a component pack. Nothing is hidden, so that the view is the match. */
export function makeForesight(pack: Pack): Foresight<KyState> {
  return {
    imagine: (view, kind) => (kind === 'setup' ? undefined : situationIn(pack, view)),
    worth: (view) => worthOf(pack, view),
    stretch: (state) => `${state.turn} ${activeSide(state)}`,
    stretches: STRETCHES,
  };
}

function worthOf(pack: Pack, view: View): number {
  const state = situationIn(pack, view);
  const side = view.viewer === 'JP' ? 'JP' : 'RU';
  const army = (of: 'JP' | 'RU') =>
    unitsOf(pack, state, of).reduce((sum, unit) => sum + unitWorth(pack, state, unit, weightsOf(side)), 0);
  return standing(pack, state, side) + army(side) - army(enemyOf(side));
}

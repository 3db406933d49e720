/** What the practice opponent needs to look ahead: the match as a view shows it, and how it stands. */
import type { Foresight } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import type { SpState } from '../state/state.js';
import { activeSide } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { worthOfSide } from './appraise.js';
import { outlookOf } from './worth.js';

/** The rest of the own player turn and the enemy’s: further on the dice say more than the plan. */
const STRETCHES = 1;

/**
 * Foresight over a component pack. What lies face down is picked when it is turned up, so that the view is
 * the match.
 */
export function makeForesight(pack: Pack): Foresight<SpState> {
  return {
    imagine: (view, kind) => (kind === 'movement' || kind === 'attack' ? situationIn(pack, view) : undefined),
    worth: (view) => worthOfSide(outlookOf(pack, view), view.viewer === 'JP' ? 'JP' : 'NZ'),
    stretch: (state) => `${state.turn} ${activeSide(state)}`,
    stretches: STRETCHES,
  };
}

/** Chapter 10: reorganisation. KY-10. */
import type { Play } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { unitId } from '../components/pack.js';
import type { KyState } from '../state.js';
import { activeSide, unitAt, unitsOf } from '../state.js';
import { isPinned } from './zoc.js';

/**
 * Every disordered unit of the active side outside enemy zones of control recovers (KY-10.0.a); no die, no
 * choice (KY-10.0.R1).
 */
export function reorganise(pack: Pack, play: Play<KyState>): void {
  const { state } = play;
  const side = activeSide(state);
  const recovered = unitsOf(pack, state, side).filter(
    (unit) => unitAt(state, unit).disordered && !isPinned(pack, state, unit),
  );
  for (const unit of recovered) unitAt(state, unit).disordered = false;
  play.log('reorganise', { side, units: recovered.map((unit) => unitId(pack, unit)), n: recovered.length });
}

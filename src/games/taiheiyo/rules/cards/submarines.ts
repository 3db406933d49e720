/** Cards J12 and A11: submarines on ships that move. TS-CX.a. */
import type { Play, Rules } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { OUT, unitIds } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { enemyOf, unitAt } from '../../state/state.js';
import { applyLosses, rollDamage } from '../combat/damage.js';
import { assignHits, rollHits } from '../combat/fire.js';
import { openWindow } from './windows.js';

/** The window for submarines, before the first point is entered (TS-CX.a). Gives the ships that are left. */
export function* runGauntlet(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  ships: readonly number[],
): Rules<number[]> {
  const { state } = play;
  const hunter = enemyOf(side);
  const about = { units: unitIds(pack, ships) };
  const declared = yield* openWindow(pack, play, { moment: 'movement', sides: [hunter], about });
  for (const { fx } of declared) {
    if (fx.type !== 'attackMovers') continue;
    const at = unitAt(state, ships[0]!).at;
    const hits = rollHits(pack, play, 'submarine', hunter, fx.strength, []); // no shifts: TS-CX.b
    const shares = yield* assignHits(pack, play, {
      side: fx.allocator,
      hits,
      kind: 'air',
      at,
      targets: { units: ships, onAir: 0 },
    });
    applyLosses(pack, play, rollDamage(pack, play, shares));
  }
  return ships.filter((unit) => unitAt(state, unit).at !== OUT);
}

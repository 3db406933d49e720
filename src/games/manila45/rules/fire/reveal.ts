/** What units show of themselves by what they do. MN-6.5.f, MN-6.5.m. */
import { hexId, sideOf } from '../../components/pack.js';
import { isFaceDown, openId, showFaces, unitAt } from '../../state/questions.js';
import type { Turn } from '../../state/state.js';

/**
 * Turns up Japanese units, and names US units from below the top. Gives whether a face-down one was turned
 * up.
 */
export function showUnits(t: Turn, units: readonly number[]): boolean {
  const { pack, play } = t;
  showFaces(
    t,
    units.filter((unit) => sideOf(pack, unit) === 'US'),
  );
  const down = units.filter((unit) => isFaceDown(t, unit));
  for (const unit of down) {
    const token = openId(t, unit);
    unitAt(t, unit).revealed = true;
    play.log('revealed', { token, unit: pack.units[unit]!.id, at: hexId(pack, unitAt(t, unit).at) });
  }
  if (down.length > 0) play.reveal();
  return down.length > 0;
}

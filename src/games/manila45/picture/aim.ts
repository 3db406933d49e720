/** What is played for: that no Japanese unit is left, or the north of the city in time. MN-4.2, MN-4.3. */
import type { Aim, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { unitsOf } from '../state/questions.js';
import { situationIn } from '../state/view.js';

/** How many Japanese counters there are on the map: both players see them, face down or not. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', turn: pack.file.victory.normal.turn },
    score: `${unitsOf({ pack, state }, 'JP').length}`,
    clause: 'MN-4.2.b',
    decides: ['held', 'cleared', 'lastUnit'],
    turns: pack.turns.map(({ turn: n }) => ({ n, night: false })),
    turn: state.turn,
  };
}

/** What the practice opponent needs to look one order further than its own judgement. */
import type { Foresight, View } from '../../../referee/index.js';
import { enemyOf, type Pack, type SideId } from '../components/pack.js';
import { unitAt, unitsOf } from '../state/questions.js';
import type { MnState, Position } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { outlookOf, placeWorth, unitWorth } from './outlook.js';

/** Questions that open a round of a step: those alone can be put again from a view. */
const ROUNDS = ['setup', 'entry', 'replacement', 'movement', 'attack'];

export function makeForesight(pack: Pack): Foresight<MnState> {
  return {
    imagine: (view, kind) => (ROUNDS.includes(kind) ? situationIn(pack, view) : undefined),
    worth: (view) => worthOf(pack, view),
    // A phase has some sixty moves: one of them is as far as anybody looks.
    stretch: ({ turn, step, units }) =>
      `${turn}${step}${units.filter(({ moved, attacked, used }) => moved || attacked || used).length}`,
    stretches: 0,
  };
}

function worthOf(pack: Pack, view: View): number {
  const p: Position = { pack, state: situationIn(pack, view) };
  const side: SideId = view.viewer === 'US' ? 'US' : 'JP';
  const outlook = outlookOf(p, side);
  const army = (of: SideId) => unitsOf(p, of).reduce((sum, unit) => sum + unitWorth(p, unit), 0);
  const places =
    side === 'JP'
      ? 0
      : unitsOf(p, side).reduce((sum, unit) => sum + placeWorth(outlook, unit, unitAt(p, unit).at), 0);
  return army(side) - army(enemyOf(side)) + Math.trunc(places / 4);
}

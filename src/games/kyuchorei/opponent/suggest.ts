/**
 * Orders that the practice opponent looks at in a movement phase: of the many ways of a unit to a hex the
 * shortest alone.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, unitId } from '../components/pack.js';
import { forbidsMover, pathsOf } from '../rules/movement.js';
import { activeSide, unitsOf } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** Suggestions for movement; none for other questions: all sentences are looked at. */
export function makeSuggest(pack: Pack): (view: View, decision: Decision) => readonly Order[] {
  return (view, { kind }) =>
    kind === 'movement' ? [...moves(pack, view), { do: 'back' }, { do: 'end' }] : [];
}

function moves(pack: Pack, view: View): Order[] {
  const state = situationIn(pack, view);
  const side = activeSide(state);
  return unitsOf(pack, state, side).flatMap((unit) => {
    if (forbidsMover(pack, state, side, unit) !== undefined) return [];
    const shortest = new Map<number, readonly number[]>();
    for (const path of pathsOf(pack, state, unit)) {
      const goal = path.at(-1);
      if (goal !== undefined && !shortest.has(goal)) shortest.set(goal, path);
    }
    return [...shortest.values()].map(
      (path): Order => ({ do: 'move', unit: unitId(pack, unit), path: path.map((hex) => hexId(pack, hex)) }),
    );
  });
}

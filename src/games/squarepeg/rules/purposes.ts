/** What is rolled for. */
import type { PurposeDice, Purposes } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

/**
 * One die of the game's kind, but as many as a counter shows against fatigue (SP-6.2.i); identities have a
 * die of their own (SP-7.1.i).
 */
export function purposesOf(pack: Pack): Purposes {
  const one: PurposeDice = { faces: pack.faces, most: 1 };
  const most = Math.max(...pack.pieces.map(({ dice }) => dice));
  return {
    combat: one,
    arrival: one,
    ravine: one,
    fatigue: { faces: pack.faces, most },
    identity: { faces: 'rows', most: 1 },
  };
}

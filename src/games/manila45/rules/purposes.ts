/** What is rolled for. */
import type { PurposeDice, Purposes } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

/** One six-sided die, always (MN-2.1.a). */
export function purposesOf(pack: Pack): Purposes {
  const one: PurposeDice = { faces: pack.faces, most: 1 };
  return { defensiveFire: one, attack: one, bridge: one, building: one, rubble: one, combatTable: one };
}

/** What is rolled for. */
import type { PurposeDice, Purposes } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';

const ONE: PurposeDice = { faces: 6, most: 1 };

const FIRES = ['air', 'surface', 'submarine', 'torpedoBoats'];

/**
 * Every roll is one die but the initiative of both sides (TS-7.1.e); the raids of 1941 have names of their
 * own (TS-5.1.b).
 */
export function purposesOf(pack: Pack): Purposes {
  const raids = pack.file.turn0.steps.filter(({ column }) => column !== undefined).map(({ id }) => id);
  const single = [...FIRES, ...raids, 'damage', 'points'].map((purpose) => [purpose, ONE] as const);
  return { ...Object.fromEntries(single), initiative: { faces: 6, most: 2 } };
}

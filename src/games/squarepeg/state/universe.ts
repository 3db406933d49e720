/**
 * The ids that orders may name: units by counter and by token, hexes, steps of a path, and the words of
 * standing orders.
 */

import { memoized, type Universe } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { stageIds } from './stages.js';

export const universeOf = memoized(
  (pack: Pack): Universe => ({
    unit: new Set([...pack.pieces.map((p) => p.id), ...pack.counters.map((c) => c.id)]),
    hex: new Set(pack.hexes.map((h) => h.id)),
    step: new Set(stageIds(pack)),
    preference: new Set(preferenceIds(pack)),
    loss: new Set(LOSSES),
  }),
);

export const TOWARD = 'towardHex:';

/** Words of a retreat preference beside hex ids and `towardHex:` with a hex id. */
export const PREFERENCES = [
  'towardMission',
  'awayFromMission',
  'intoContactBlock',
  'stayTogether',
  'back',
  'ask',
] as const;

/** Every entry that a preference may have. */
export function preferenceIds(pack: Pack): string[] {
  return [...PREFERENCES, ...pack.hexes.flatMap(({ id }) => [id, `${TOWARD}${id}`])];
}

/** What NZ can give up, in words. */
export const LOSSES = [
  'company',
  'fatiguedInfantry',
  'splitBattalion',
  'infantry',
  'wholeBattalion',
  'ask',
] as const;

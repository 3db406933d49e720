/** The retreat policies of standing orders: legal hexes compared by keys, the first that differs decides. */

import type { Pack } from '../components/pack.js';
import { OUT } from '../components/pack.js';
import { forbidsAdvance } from '../rules/advance.js';
import { retreatHexes } from '../rules/retreat.js';
import { endsMatch } from '../rules/victory.js';
import { enemiesNextTo } from '../rules/zoc.js';
import type { KyState } from '../state/state.js';
import { copyState, sideOf, unitAt } from '../state/state.js';

export const POLICIES = ['survive', 'hold', 'fallBack', 'ask'] as const;
export type Policy = (typeof POLICIES)[number];

/** More ways out of the second step than this are as good as this many. */
const ENOUGH = 2;

/** A retreat tried out: `after` is the situation with the unit in `hex`. */
interface Trial {
  readonly pack: Pack;
  readonly after: KyState;
  readonly unit: number;
  readonly hex: number;
  readonly owes: boolean;
}

/** What is compared; the smallest value is best. */
const KEYS = {
  endsMatch: ({ pack, unit, hex }: Trial) => (endsMatch(pack, unit, hex) ? 0 : 1),
  secondStep: (trial: Trial) => (trial.owes ? -Math.min(ENOUGH, worstSecondStep(trial)) : 0),
  fort: ({ pack, hex }: Trial) => (pack.hexes[hex]!.fort ? 0 : 1),
  fortDistance: ({ pack, hex }: Trial) =>
    Math.min(...pack.forts.map((fort) => pack.grid.distance(fort, hex))),
  enemies: ({ pack, after, unit, hex }: Trial) => enemiesNextTo(pack, after, sideOf(pack, unit), hex).length,
  escapes: ({ pack, after, unit }: Trial) => -retreatHexes(pack, after, unit).length,
  height: ({ pack, hex }: Trial) => -pack.hexes[hex]!.elevation,
  rear: ({ pack, unit, hex }: Trial) => distanceToRear(pack, unit, hex),
  number: ({ pack, hex }: Trial) => pack.grid.rank[hex]!,
} as const;
type Key = keyof typeof KEYS;

const ORDERS: Readonly<Record<Exclude<Policy, 'ask'>, readonly Key[]>> = {
  survive: ['endsMatch', 'secondStep', 'fort', 'enemies', 'escapes', 'height', 'rear', 'number'],
  hold: ['endsMatch', 'fort', 'fortDistance', 'secondStep', 'enemies', 'escapes', 'height', 'rear', 'number'],
  fallBack: ['endsMatch', 'secondStep', 'rear', 'fort', 'enemies', 'escapes', 'height', 'number'],
};

/**
 * The best of the hexes and the key that decided (`only` when there was one). `owes`: a fatigue retreat
 * follows.
 */
export function bestRetreat(
  pack: Pack,
  state: KyState,
  unit: number,
  hexes: readonly number[],
  policy: Exclude<Policy, 'ask'>,
  owes: boolean,
): { readonly hex: number; readonly because: Key | 'only' } | undefined {
  let left = hexes.map((hex) => trial(pack, state, unit, hex, owes));
  let because: Key | 'only' = 'only';
  for (const key of ORDERS[policy]) {
    const best = Math.min(...left.map(KEYS[key]));
    const kept = left.filter((t) => KEYS[key](t) === best);
    if (kept.length < left.length) because = key;
    left = kept;
  }
  return left[0] === undefined ? undefined : { hex: left[0].hex, because };
}

function trial(pack: Pack, state: KyState, unit: number, hex: number, owes: boolean): Trial {
  const after = copyState(state);
  unitAt(after, unit).at = hex;
  return { pack, after, unit, hex, owes };
}

/** Hexes for the fatigue retreat in the worst case over who advances, or nobody. */
function worstSecondStep({ pack, after, unit }: Trial): number {
  const { melee } = after;
  if (melee === undefined) return ENOUGH;
  const advancers = melee.attackers.filter(
    (attacker) => forbidsAdvance(pack, after, melee, attacker) === undefined,
  );
  const counts = advancers.map((attacker) => {
    const advanced = copyState(after);
    unitAt(advanced, attacker).at = melee.target;
    return retreatHexes(pack, advanced, unit).length;
  });
  return Math.min(retreatHexes(pack, after, unit).length, ...counts);
}

/** Japanese fall back to their brigade's headquarters, Russians along the way home. */
function distanceToRear(pack: Pack, unit: number, hex: number): number {
  const { side, hq } = pack.units[unit]!;
  const rear = hq === OUT ? pack.rear[side] : hq;
  return rear === OUT ? 0 : pack.grid.distance(rear, hex);
}

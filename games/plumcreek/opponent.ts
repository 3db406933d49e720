/** How good a position is for a side: the practice opponent is made of this alone. */
import type { Seen } from 'denrei/kit';
import { pack, resultsOf, villages } from './pack.js';
import { oddsOf } from './rules/combat.js';
import { pointsOf } from './rules/victory.js';
import { activeSide, lossesOf, type PcState, placeOf, stateOf, unitsOf } from './state.js';

const POINT = 10;
/** What a loss counts beside its point: five of them lose the match. */
const LOSS = 8;
/** What a hex nearer to a village counts. */
const STEP = 1;
/** What a result is worth to the attacker, and how much of that an attack that is only possible counts. */
const RESULT: { readonly [outcome: string]: number } = { AE: -30, AR: -4, EX: 2, DR: 3, DE: 18 };
const POSSIBLE = 0.6;

export function worth({ state, viewer }: Seen<PcState>): number {
  const enemy = pack.enemyOf(viewer);
  const balance = (of: (side: string) => number) => of(viewer) - of(enemy);
  return (
    balance((side) => POINT * pointsOf(state, side) - LOSS * lossesOf(state, side)) +
    balance((side) => prospects(state, side)) -
    balance((side) => STEP * wayToVillages(state, side))
  );
}

/** The attacks that a side could make as the units stand, each enemy by itself. */
function prospects(state: PcState, side: string): number {
  const isTheirPhase = activeSide(state) === side;
  const own = unitsOf(state, side).filter((unit) => !(isTheirPhase && stateOf(state, unit).fought));
  return unitsOf(state, pack.enemyOf(side)).reduce((sum, unit) => {
    const target = placeOf(state, unit) ?? '';
    if (isTheirPhase && state.attacked.includes(target)) return sum;
    const able = own.filter(
      (one) => pack.distance(placeOf(state, one) ?? '', target) <= pack.unit(one).range,
    );
    return sum + Math.max(0, POSSIBLE * expected(state, target, able));
  }, 0);
}

/** What an attack brings on the average. */
function expected(state: PcState, target: string, units: readonly string[]): number {
  const { column } = oddsOf(state, target, units);
  if (units.length === 0 || column === undefined) return 0;
  const rows = resultsOf(column);
  return rows.reduce(
    (sum, [upTo, outcome], i) => sum + ((upTo - (rows[i - 1]?.[0] ?? 0)) / 6) * (RESULT[outcome] ?? 0),
    0,
  );
}

/** How far the nearest three units are from each village. */
function wayToVillages(state: PcState, side: string): number {
  const places = unitsOf(state, side).map((unit) => placeOf(state, unit) ?? '');
  return villages.reduce((sum, village) => {
    const ways = places.map((at) => pack.distance(at, village)).sort((a, b) => a - b);
    return sum + ways.slice(0, 3).reduce((total, way) => total + way, 0);
  }, 0);
}

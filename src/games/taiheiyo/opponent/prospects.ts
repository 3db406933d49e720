/**
 * How the practice opponent thinks a combat will go: hits as expected by the table, units gone by the likely
 * choice of targets.
 */

import { eventOf, OUT, type Pack, type SideId } from '../components/pack.js';
import { airFire, expectedSixths, type Fire, gunFire, mayStrike } from '../rules/combat/firepower.js';
import { type Battle, enemyOf, type TsState, unitAt, unitsIn } from '../state/state.js';
import { unitsWorth, unitWorth } from './outlook.js';

/** A combat thought through. */
export interface Prospect {
  /** Worth of what each side is thought to lose. */
  readonly lost: Readonly<Record<SideId, number>>;
  /** The situation behind it: units that are thought hit are away. */
  readonly state: TsState;
  /** Who is alone in the point; undefined: both are left, or nobody. */
  readonly winner: SideId | undefined;
}

/** `guns`: surface combat has been chosen, whatever the odds. */
export type Stage = 'air' | 'surface' | 'guns' | 'extend';

/** Fights a combat to its last possible round with average dice. `from`: where in its round it stands. */
export function thinkThrough(pack: Pack, before: TsState, battle: Battle, from: Stage = 'air'): Prospect {
  const state = { ...before, units: [...before.units] };
  const fight: Fight = { pack, state, hits: { J: 0, A: 0 }, lost: { J: 0, A: 0 } };
  const raid = battle.events.some((no) => eventOf(pack, no).fx.type === 'raid');
  let stage = from;
  for (let round = battle; ; round = { ...round, round: round.round + 1, left: round.left - 1 }) {
    if (stage === 'air' && !raid) exchange(fight, round, 'air', true);
    if (stage !== 'extend') exchange(fight, round, 'surface', stage === 'guns');
    stage = 'air';
    if (raid || round.left <= 0 || aloneIn(fight, round.at) !== undefined) break;
  }
  return { lost: fight.lost, state, winner: raid ? undefined : aloneIn(fight, battle.at) };
}

interface Fight {
  readonly pack: Pack;
  readonly state: TsState;
  /** Hits on each side that have not taken a unit yet. */
  readonly hits: Record<SideId, number>;
  readonly lost: Record<SideId, number>;
}

/** Both sides fire at once. Guns, unless they are chosen, only where the attacker is not the weaker there. */
function exchange(fight: Fight, battle: Battle, kind: 'air' | 'surface', chosen: boolean): void {
  const { pack, state } = fight;
  const fires = (['J', 'A'] as const).map((side): Fire => fireOf(pack, state, battle, side, kind));
  const [j, a] = [fires[0]!, fires[1]!];
  const [mine, theirs] = battle.attacker === 'J' ? [j, a] : [a, j];
  if (!chosen && mine.strength < theirs.strength) return;
  fight.hits.A += expectedSixths(pack, j) / 6;
  fight.hits.J += expectedSixths(pack, a) / 6;
  for (const side of ['J', 'A'] as const) takeAway(fight, side, battle.at, kind);
}

function fireOf(pack: Pack, state: TsState, battle: Battle, side: SideId, kind: 'air' | 'surface'): Fire {
  if (kind === 'surface') return gunFire(pack, state, battle, side);
  return mayStrike(pack, state, battle, side)
    ? airFire(pack, state, battle, side)
    : { strength: 0, modifiers: [] };
}

/** Whole hits take units: the best ones by aircraft, by guns the ships that are missed least. */
function takeAway(
  { pack, state, hits, lost }: Fight,
  side: SideId,
  at: number,
  kind: 'air' | 'surface',
): void {
  const targets = unitsIn(pack, state, side, at).filter((unit) => kind === 'air' || pack.units[unit]!.ship);
  targets.sort((x, y) => (kind === 'air' ? -1 : 1) * (unitWorth(pack, x) - unitWorth(pack, y)));
  while (hits[side] >= 1 && targets.length > 0) {
    const unit = targets.shift()!;
    hits[side] -= 1;
    lost[side] += unitWorth(pack, unit);
    state.units[unit] = { ...unitAt(state, unit), at: OUT };
  }
  // Of the hit that is not whole yet its share counts: at the end of the round it may fall or not.
  if (targets.length === 0) hits[side] = 0;
}

function aloneIn({ pack, state }: Fight, at: number): SideId | undefined {
  const there = (['J', 'A'] as const).filter((side) => unitsIn(pack, state, side, at).length > 0);
  return there.length === 1 ? there[0] : undefined;
}

/** Worth of a combat's losses to one side: the enemy's against its own. */
export function balance({ lost }: Prospect, side: SideId): number {
  return lost[enemyOf(side)] - lost[side];
}

/** Hits of a single fire on units, as worth: on the best of them, or on those their owner gives up. */
export function strikeWorth(
  pack: Pack,
  fire: Fire,
  targets: readonly number[],
  chosenBy: 'shooter' | 'owner',
): number {
  const hits = expectedSixths(pack, fire) / 6;
  const sorted = [...targets].sort(
    (x, y) => (chosenBy === 'shooter' ? -1 : 1) * (unitWorth(pack, x) - unitWorth(pack, y)),
  );
  const whole = sorted.slice(0, Math.floor(hits));
  const next = sorted[whole.length];
  return unitsWorth(pack, whole) + (next === undefined ? 0 : (hits - whole.length) * unitWorth(pack, next));
}

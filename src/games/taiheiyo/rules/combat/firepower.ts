/**
 * Chapter 8.2(1) and (2): with what strength a side fires in a combat, and which shifts it has. TS-8.2.a,
 * TS-8.2.b, TS-CX.c.
 */
import type { Explanation, Modifier } from '../../../../referee/index.js';
import { eventOf, type Pack, type SideId } from '../../components/pack.js';
import {
  airIn,
  type Battle,
  carriersIn,
  enemyOf,
  shipsIn,
  sumOf,
  type TsState,
  unitsIn,
} from '../../state/state.js';
import { columnOf, shift, sumOfShifts } from './fire.js';

/** A strength before shifts, and the shifts. */
export interface Fire {
  readonly strength: number;
  readonly modifiers: readonly Modifier[];
}

/**
 * Whether a side has an air strike in a round: the attacker with carriers, the defender with an air unit too
 * (TS-8.1.g).
 */
export function mayStrike(pack: Pack, state: TsState, { at, attacker }: Battle, side: SideId): boolean {
  if (carriersIn(pack, state, side, at).length > 0) return true;
  return side !== attacker && airIn(pack, state, side, at).length > 0;
}

/** The air strike of a side in a round of combat. */
export function airFire(pack: Pack, state: TsState, battle: Battle, side: SideId): Fire {
  const strength = airStrength(pack, battle, side, unitsIn(pack, state, side, battle.at), 1);
  const carriers = carriersIn(pack, state, side, battle.at).length;
  return { strength, modifiers: airShifts(pack, state, battle, side, carriers) };
}

/** The gunfire of a side in a surface combat. */
export function gunFire(pack: Pack, state: TsState, battle: Battle, side: SideId): Fire {
  const strength = sumOf(pack, unitsIn(pack, state, side, battle.at), (u) => u.gunnery);
  return { strength, modifiers: cardShifts(pack, battle, side, 'surface') };
}

/** Whether a side's guns have something to fire at: an enemy ship; air units alone are none (TS-8.2.n). */
export function hasGunTargets(pack: Pack, state: TsState, { at }: Battle, side: SideId): boolean {
  return shipsIn(pack, state, enemyOf(side), at).length > 0;
}

/** The air strengths together, halved by `divisor` and by A12, rounded down once (TS-CA12.a). */
export function airStrength(
  pack: Pack,
  battle: Battle,
  side: SideId,
  units: readonly number[],
  divisor: number,
): number {
  const halved = battle.events.filter((no) => {
    const { fx } = eventOf(pack, no);
    return fx.type === 'halveAir' && fx.side === side;
  });
  return Math.floor(sumOf(pack, units, (u) => u.air) / (divisor * 2 ** halved.length));
}

/** Shifts of an air strike by `side` with so many carriers (TS-8.2.b, TS-8.2.c). */
export function airShifts(
  pack: Pack,
  state: TsState,
  battle: Battle,
  side: SideId,
  carriers: number,
): Modifier[] {
  const enemy = enemyOf(side);
  const { enemyHasMoreCarriers, enemyHasAirUnit } = pack.file.tables.airShifts;
  return [
    ...(carriersIn(pack, state, enemy, battle.at).length > carriers
      ? [shift(enemyHasMoreCarriers, 'moreCarriers', 'TS-8.2.b')]
      : []),
    ...(airIn(pack, state, enemy, battle.at).length > 0
      ? [shift(enemyHasAirUnit, 'airUnit', 'TS-8.2.b')]
      : []),
    ...firstRoundShift(pack, battle, side),
    ...cardShifts(pack, battle, side, 'air'),
  ];
}

/** J03, in the first round alone (TS-CJ03.a). */
function firstRoundShift(pack: Pack, battle: Battle, side: SideId): Modifier[] {
  if (battle.round !== 1) return [];
  return battle.events.flatMap((no) => {
    const { fx, side: owner } = eventOf(pack, no);
    return fx.type === 'move' && owner === side ? [shift(fx.firstRoundAirShift, no, 'TS-CJ03.a')] : [];
  });
}

const SHIFT_CLAUSES: Readonly<Record<string, string>> = {
  A04: 'TS-CA04.a',
  A06: 'TS-CA06.a',
  A07: 'TS-CA07.a',
};

/** Shifts by cards in force; several add up (TS-CX.c). */
export function cardShifts(pack: Pack, battle: Battle, side: SideId, kind: 'air' | 'surface'): Modifier[] {
  return battle.events.flatMap((no) => {
    const { fx } = eventOf(pack, no);
    if (fx.type !== 'combatShift' || fx[kind] !== true) return [];
    const amount = (side === 'J' ? fx.japan : fx.allied) ?? 0;
    return amount === 0 ? [] : [shift(amount, no, SHIFT_CLAUSES[no] ?? 'TS-CX.c')];
  });
}

// What fire can be expected to do: the column it falls on and the chance of each number of hits. TS-8.2.b,
// TS-8.2.d.

const DIE = 6;
const OFF_TABLE = -1;

/** Hits of each face of the die; none where the shifts leave no column, or with no strength. */
export function hitsByFace(pack: Pack, { strength, modifiers }: Fire): readonly number[] {
  const column = strength <= 0 ? OFF_TABLE : columnOf(pack, strength, sumOfShifts(modifiers));
  return column === OFF_TABLE
    ? Array<number>(DIE).fill(0)
    : pack.file.tables.crt.hits.map((row) => row[column]!);
}

/** Hits to be expected, in sixths: the sum over the faces. */
export function expectedSixths(pack: Pack, fire: Fire): number {
  return hitsByFace(pack, fire).reduce((sum, n) => sum + n, 0);
}

/** The chance of each number of hits that can come. */
export function chancesOf(pack: Pack, fire: Fire): Explanation['chances'] {
  const faces = hitsByFace(pack, fire);
  const numbers = [...new Set(faces)].sort((a, b) => a - b);
  return numbers.map((n) => ({ result: `hits${n}`, of: faces.filter((m) => m === n).length, in: DIE }));
}

/** The label of the column, empty off the table. */
export function columnLabel(pack: Pack, { strength, modifiers }: Fire): string {
  const column = strength <= 0 ? OFF_TABLE : columnOf(pack, strength, sumOfShifts(modifiers));
  return column === OFF_TABLE ? '' : pack.file.tables.crt.columns[column]!.label;
}

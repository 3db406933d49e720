/**
 * Rules 9.2 to 9.5: who fights, who supports, with what strength. WP-9.1, WP-9.2, WP-9.3.1, WP-9.4.2,
 * WP-9.5.1.
 */
import type { Clause } from '../../../../referee/index.js';
import { type BattleKind, enemyOf, hexIndex, type OpOf, type SideId } from '../../components/pack.js';
import {
  aboardIn,
  type Battle,
  type Effect,
  fleetsIn,
  inForce,
  isChinese,
  isFull,
  isNeutral,
  landIn,
  type Position,
  strengthSum,
  typeOf,
  unitAt,
} from '../../state/state.js';
import { isFirstTurn } from '../closed.js';

/** Fleets, or land of a battle: those that take its hits (WP-9.6.1.g). */
export function fighters(position: Position, battle: Battle, side: SideId): number[] {
  if (battle.kind === 'fleet') return fleetsIn(position, side, battle.hex, battle.sea);
  const ashore = landIn(position, side, battle.hex);
  if (battle.attacker !== side) return ashore;
  return [...ashore, ...landers(position, side, battle.hex)].sort((a, b) => a - b); // WP-9.5.2.a, d
}

/**
 * Land aboard that is to come ashore: not what goes home (WP-9.6.3.h), not from under enemy fleets
 * (WP-9.1.c).
 */
export function landers(position: Position, side: SideId, hex: number): number[] {
  return aboardIn(position, side, hex).filter((unit) => {
    const { carrier, home } = unitAt(position, unit);
    const { sea } = unitAt(position, carrier);
    return !home && fleetsIn(position, enemyOf(side), hex, sea).length === 0;
  });
}

/**
 * Full Air in the hex or beside it (WP-9.2.b, e); CN battles are supported by neighbours, the Chungking Air
 * only land battles there.
 */
export function airInRange(position: Position, battle: Battle, side: SideId): number[] {
  const { pack, state } = position;
  return pack.army[side].filter((unit) => {
    const { at, damaged } = state.units[unit]!;
    if (pack.units[unit]!.type !== 'A' || at < 0 || damaged || isNeutral(position, unit)) return false;
    if (pack.grid.distance(at, battle.hex) > 1) return false;
    return !isChinese(position, unit) || battle.kind === 'land';
  });
}

/** A part of a strength, with its reason and clause. */
export interface StrengthPart {
  readonly amount: number;
  readonly reason: string;
  readonly clause: Clause;
}

/** All that makes up the strength of a side. */
export function partsOf(position: Position, battle: Battle, side: SideId): StrengthPart[] {
  const { combat } = position.pack.file.tables;
  const units = fighters(position, battle, side);
  const parts: StrengthPart[] = [
    { amount: strengthSum(position, units), reason: 'units', clause: UNITS[battle.kind] },
    {
      amount: combat.airSupport * battle.support[side].length,
      reason: 'air',
      clause: 'WP-9.2.c',
    },
    ...kindParts(position, battle, side, units),
    ...cardParts(position, battle, side),
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

const UNITS: Readonly<Record<BattleKind, Clause>> = {
  fleet: 'WP-9.3.1.a',
  land: 'WP-9.4.2.a',
  assault: 'WP-9.5.1.a',
};

function kindParts(
  position: Position,
  battle: Battle,
  side: SideId,
  units: readonly number[],
): StrengthPart[] {
  const { combat } = position.pack.file.tables;
  if (battle.kind === 'fleet') {
    const full = (type: 'CV' | 'N') =>
      units.filter((unit) => typeOf(position, unit).type === type && isFull(position, unit)).length;
    const pairs = Math.min(full('CV'), full('N')); // of full units, of any nation: WP-9.3.1.b, c
    return [{ amount: combat.taskForceBonus * pairs, reason: 'taskForce', clause: 'WP-9.3.1.a' }];
  }
  if (battle.kind === 'land') return [];
  const carriers = fleetsIn(position, side, battle.hex).filter(
    (unit) => typeOf(position, unit).type === 'CV' && isFull(position, unit),
  );
  const bonus = battle.attacker === side ? 0 : defenceBonus(position, battle);
  return [
    { amount: combat.carrierAssaultBonus * carriers.length, reason: 'carriers', clause: 'WP-9.5.1.a' },
    { amount: bonus, reason: 'defence', clause: 'WP-9.5.1.b' },
  ];
}

/**
 * +1 for the side that is landed on; cards may set it, the one declared second counts (WP-9.5.1.b, WP-12.1.e,
 * WP-13.4.f).
 */
function defenceBonus(position: Position, battle: Battle): number {
  const { pack, state } = position;
  const { attacker, hex } = battle;
  if (attacker === 'J') {
    if (isFirstTurn(position)) return 0;
    if (state.usWarByJapan === state.turn && pack.hexes[hex]!.colour === 'US') return 0;
  }
  const set = inForce(position, 'defenceBonus').filter(
    ({ op, effect }) => op.attacker === attacker && (op.uses === 'all' || isNamed(effect, battle)),
  );
  return set.at(-1)?.op.value ?? pack.file.tables.combat.defenceBonus;
}

/** OptionFlags named for the battle that is being fought are marked `used` and stand in `named`. */
function isNamed(effect: Effect, battle: Battle): boolean {
  return battle.named.includes(effect.card);
}

function cardParts(position: Position, battle: Battle, side: SideId): StrengthPart[] {
  return inForce(position, 'strength')
    .filter(({ op, effect }) => op.side === side && (op.uses === 'all' || isNamed(effect, battle)))
    .filter(({ op }) => bonusHolds(position, battle, op))
    .map(({ op }) => ({ amount: op.delta, reason: 'card', clause: 'WP-4.3.a' }));
}

/** Whether a bonus of a card bonusHolds in a battle. */
export function bonusHolds(position: Position, battle: Battle, op: OpOf<'strength'>): boolean {
  if (!op.battles.includes(battle.kind)) return false;
  const { when, side } = op;
  if (when === undefined) return true;
  if (typeof when === 'string') return holdsWord(position, battle, side, when);
  const { pack } = position;
  const { regions, nation, hexes, defending } = when;
  if (regions !== undefined && !regions.includes(pack.hexes[battle.hex]!.region)) return false;
  if (hexes !== undefined && !hexes.some((id) => hexIndex(pack, id) === battle.hex)) return false;
  if (defending === true && !isDefending(position, battle, side)) return false;
  const units = fighters(position, battle, side);
  return nation === undefined || units.some((unit) => typeOf(position, unit).nation === nation);
}

type WhenWord = Extract<NonNullable<OpOf<'strength'>['when']>, string>;

function holdsWord(position: Position, battle: Battle, side: SideId, when: WhenWord): boolean {
  const full = (type: 'CV' | 'N') =>
    fleetsIn(position, side, battle.hex, battle.kind === 'fleet' ? battle.sea : undefined).filter(
      (unit) => typeOf(position, unit).type === type && isFull(position, unit),
    ).length;
  switch (when) {
    case 'ownFullCV':
      return full('CV') > 0;
    case 'ownFullN':
      return full('N') > 0;
    case 'twoFullN':
      return battle.attacker === side && full('N') >= 2;
    case 'attacking':
      return battle.attacker === side;
    case 'vsChina':
      return fighters(position, battle, enemyOf(side)).some((unit) => isChinese(position, unit));
    case 'defendingJungle':
      return position.pack.hexes[battle.hex]!.jungle && isDefending(position, battle, side);
  }
}

/** Land was there when units began to move. */
function isDefending({ state }: Position, battle: Battle, side: SideId): boolean {
  return state.landAtStart[side].includes(battle.hex);
}

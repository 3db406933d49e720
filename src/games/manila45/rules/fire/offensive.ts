/** What an attack is made of, and what is added to its die. MN-10.12, MN-10.13. */
import type { Clause, Entry, Explanation, Modifier, Walk } from '../../../../referee/index.js';
import { hexId, hexIndex, OUT, type SideId, unitId, unitIndex } from '../../components/pack.js';
import {
  ids,
  isFaceDown,
  openId,
  type Position,
  showFaces,
  type Turn,
  unitAt,
  unitsIn,
  unitsOf,
} from '../../state/state.js';
import { isKnown } from '../losses.js';
import { assaultsOverRiver, mayAssault } from './advance.js';
import { isInRange, rangeTo, showUnits } from './sight.js';
import {
  armourModifiers,
  columnOf,
  groundModifiers,
  hitsOf,
  modifier,
  strengthOf,
  totalOf,
} from './table.js';

/** An attack on a hex. */
export interface Offensive {
  readonly target: number;
  readonly units: readonly number[];
  readonly air: readonly number[];
  readonly fga: boolean;
  /** The unit that the 672nd helps, or OUT. */
  readonly helped: number;
}

/** All modifiers, in the order of the tables; `targets`: the units that are looked at for armour. */
export function offensiveModifiers(p: Position, attack: Offensive, targets: readonly number[]): Modifier[] {
  const { pack } = p;
  const all = [...attack.units, ...attack.air];
  return [
    ...groundModifiers(p, attack.units, attack.target),
    ...armourModifiers(p, all, targets),
    ...riverModifiers(p, attack),
    ...rangeModifiers(
      p,
      attack.units.map((unit) => rangeTo(p, unit, attack.target)),
    ),
    ...(flakUnits(p, attack).length > 0 ? [modifier(pack, 'flak')] : []),
    ...(attack.fga ? [modifier(pack, 'fga')] : []), // MN-10.22.d
    ...(isCloseAssault(p, attack) ? [modifier(pack, 'closeAssault')] : []),
  ];
}

function riverModifiers(p: Position, { units, target, helped }: Offensive): Modifier[] {
  return units.some((unit) => assaultsOverRiver(p, unit, target, helped)) ? [modifier(p.pack, 'river')] : [];
}

/** The longest range alone, once (MN-10.13.b); air units have none (MN-10.13.c). */
export function rangeModifiers({ pack }: Position, ranges: readonly number[]): Modifier[] {
  const longest = Math.max(0, ...ranges);
  const band = pack.bands.find(({ from }) => longest >= from);
  return band === undefined ? [] : [modifier(pack, band.reason)];
}

/** Half or more of all strength, air with it, from CAC units that may assault (MN-10.12.h, MN-10.12.i). */
export function isCloseAssault(p: Position, attack: Offensive): boolean {
  const assaulting = attack.units.filter((unit) => mayAssault(p, unit, attack.target, attack.helped));
  const share = strengthOf(p.pack, assaulting);
  return share > 0 && share * 2 >= strengthOf(p.pack, [...attack.units, ...attack.air]);
}

/** Japanese anti-aircraft units that reach the target of an attack from the air (MN-10.12.g). */
export function flakUnits(p: Position, { target, air }: Offensive): number[] {
  if (air.length === 0) return [];
  return unitsOf(p, 'JP').filter((unit) => p.pack.units[unit]!.antiAircraft && isInRange(p, unit, target));
}

/**
 * Who is turned up by it: nobody if an open one reaches, else the nearest, of equals the first token
 * (MN-6.5.l).
 */
export function flakRevealed(p: Position, attack: Offensive): number | undefined {
  const guns = flakUnits(p, attack);
  if (guns.some((unit) => !isFaceDown(p, unit))) return undefined;
  const order = (unit: number) =>
    rangeTo(p, unit, attack.target) * p.state.tokens.length + p.state.tokens.indexOf(unit);
  return [...guns].sort((a, b) => order(a) - order(b))[0];
}

export function strengthIn({ pack }: Position, { units, air }: Offensive): number {
  return strengthOf(pack, [...units, ...air]);
}

/** Cost, odds and modifiers as the attacker can tell them: what he may not know is said to be possible. */
export function explainOffensive(p: Position, attack: Offensive): Explanation {
  const { pack } = p;
  const strength = strengthIn(p, attack);
  if (strength === 0) return { lines: [], modifiers: [], chances: [] };
  const japanese = attack.units.some((unit) => pack.units[unit]!.side === 'JP');
  const there = unitsIn(p, japanese ? 'US' : 'JP', attack.target);
  const known = japanese ? there.filter((unit) => isKnown(p, unit)) : there;
  const open = { ...attack, air: hasOpenFlak(p, attack) ? attack.air : [] };
  const hidden = attack.air.length > open.air.length;
  const modifiers = offensiveModifiers(p, attack, known).filter(({ reason }) => reason !== 'flak' || !hidden);
  const unsure =
    known.length < there.length &&
    armourModifiers(p, attack.units, known).length === 0 &&
    armourless(p, attack.units);
  const lines: Entry[] = [{ key: 'explain.strength', strength, column: columnOf(pack, strength).label }];
  if (hidden) lines.push({ key: 'explain.flak' });
  if (unsure) lines.push({ key: 'explain.armour', at: hexId(pack, attack.target) });
  const hits = hitsOf(pack, strength, totalOf(modifiers));
  return {
    lines,
    modifiers,
    chances: [{ result: 'eliminated', of: hits, in: pack.faces }],
    unsure: hidden || unsure,
  };
}

function hasOpenFlak(p: Position, attack: Offensive): boolean {
  return flakUnits(p, attack).some((unit) => !isFaceDown(p, unit));
}

/** No attacker can deal with armour. */
function armourless({ pack }: Position, units: readonly number[]): boolean {
  return units.every((unit) => !pack.units[unit]!.antiArmour);
}

/** The words that tell of an attack in the log. */
export function attackParams(
  p: Position,
  attack: Offensive,
): { readonly [name: string]: string | number | readonly string[] } {
  const { pack } = p;
  const strength = strengthIn(p, attack);
  return {
    units: [...attack.units, ...attack.air].map((unit) => openId(p, unit)),
    at: hexId(pack, attack.target),
    strength,
    column: columnOf(pack, strength).label,
    ...(attack.helped === OUT ? {} : { helped: unitId(pack, attack.helped) }),
  };
}

/** The clause that keeps an air unit out of an attack (MN-10.23.a, MN-10.23.b). */
export function forbidsAir(p: Position, side: SideId, unit: number): Clause | undefined {
  if (side !== 'US' || unit < 0 || !p.pack.units[unit]!.air) return 'MN-10.23.a';
  if (!p.pack.turns[p.state.turn - 1]!.air) return 'MN-10.23.a';
  return unitAt(p, unit).used ? 'MN-10.23.b' : undefined;
}

/** Air units that join, if any. */
export function airWalk(p: Position, side: SideId): Walk<object> {
  return {
    applies: () => side === 'US',
    candidates: () => ids(p.pack, p.pack.air),
    forbids: (_, __, id) => forbidsAir(p, side, unitIndex(p.pack, id)),
  };
}

/** Each comes back next turn. */
export function returnAir({ pack, state }: Position): void {
  for (const unit of pack.air) state.units[unit]!.used = false;
}

export type HexAttack = {
  readonly do: 'attack';
  readonly target: string;
  readonly units: readonly string[];
  readonly air?: readonly string[];
  readonly help?: string;
  readonly fga?: string;
  readonly spotter?: string;
};

/** An order in indexes. */
export function offensiveOf({ pack }: Position, answer: Omit<HexAttack, 'do'>): Offensive {
  const indexes = (list: readonly string[] = []) => list.map((id) => unitIndex(pack, id));
  return {
    target: hexIndex(pack, answer.target),
    units: indexes(answer.units),
    air: indexes(answer.air),
    fga: answer.fga === 'yes',
    helped: answer.help === undefined ? OUT : unitIndex(pack, answer.help),
  };
}

/** Attackers are shown and have used their attack; so has the 672nd its help. */
export function spend(t: Turn, attack: Offensive, spotter: string | undefined): void {
  const { pack, state, play } = t;
  showUnits(t, attack.units);
  if (spotter !== undefined) {
    showUnits(t, [unitIndex(pack, spotter)]);
    play.log('spotted', { unit: spotter, at: hexId(pack, attack.target) });
  }
  for (const unit of attack.units) unitAt(t, unit).attacked = true;
  for (const unit of attack.air) unitAt(t, unit).used = true;
  if (attack.helped === OUT) return;
  state.helped = true;
  showFaces(t, [pack.amphibian]);
}

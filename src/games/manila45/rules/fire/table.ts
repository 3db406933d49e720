/** The combat results table. MN-10.3.c, MN-10.11. */
import type { Clause, Modifier, Rolled } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import type { Reason } from '../../components/schema.js';
import type { PackColumn } from '../../components/types.js';
import { type Position, type Turn, unitAt } from '../../state/state.js';

/** The column of a strength; modifiers never change it (MN-10.11.c). */
export function columnOf(pack: Pack, strength: number): PackColumn {
  return pack.columns.findLast(({ min }) => strength >= min) ?? pack.columns[0]!;
}

export function totalOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { amount }) => sum + amount, 0);
}

/** In how many of the faces the target is eliminated. */
export function hitsOf(pack: Pack, strength: number, drm: number): number {
  return Math.max(0, Math.min(pack.faces, columnOf(pack, strength).best - drm));
}

/** Rolls on the table (MN-10.1.b). */
export function rollOn(t: Turn, purpose: string, strength: number, modifiers: readonly Modifier[]): Rolled {
  const { outcomes } = columnOf(t.pack, strength);
  return t.play.roll({ purpose, dice: [t.pack.faces], modifiers, outcomes });
}

/** Attack strength of units; the defender's counts nowhere (MN-2.5.c). */
export function strengthOf(pack: Pack, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + pack.units[unit]!.attack, 0);
}

// What is added to the die, for both kinds of fire. MN-10.12, MN-10.14. What offensive fire alone knows:
// offensive.ts.

const CLAUSES: Readonly<Record<Reason, Clause>> = {
  urban: 'MN-10.12.a',
  heavy: 'MN-10.12.b',
  rubble: 'MN-10.12.c',
  uphill: 'MN-10.12.d',
  downhill: 'MN-10.12.d',
  wall: 'MN-10.12.f',
  armour: 'MN-10.14.a',
  river: 'MN-10.12.j',
  range2: 'MN-10.13.a',
  range5: 'MN-10.13.a',
  flak: 'MN-10.12.g',
  fga: 'MN-10.22.d',
  closeAssault: 'MN-10.12.h',
};

export function modifier(pack: Pack, reason: Reason): Modifier {
  return { amount: pack.drm[reason], on: 'die', reason, clause: CLAUSES[reason] };
}

/** Of the target's terrain and of where the ground attackers stand (MN-10.12.a to MN-10.12.f). */
export function groundModifiers(p: Position, attackers: readonly number[], target: number): Modifier[] {
  const { pack, state } = p;
  const hex = pack.hexes[target]!;
  const reasons: Reason[] = [];
  if (hex.terrain === 'urban' || hex.terrain === 'heavy') reasons.push(hex.terrain);
  if (state.rubble.includes(target)) reasons.push('rubble');
  const from = attackers.map((unit) => pack.hexes[unitAt(p, unit).at]!);
  if (hex.high && from.some(({ high }) => !high)) reasons.push('uphill'); // MN-10.12.e
  if (!hex.high && from.length > 0 && from.every(({ high }) => high)) reasons.push('downhill');
  if (hex.inside && from.some(({ inside }) => !inside)) reasons.push('wall');
  return reasons.map((reason) => modifier(pack, reason));
}

/** Armour in the target, unless an attacker can deal with it (MN-10.14.a). */
export function armourModifiers(
  { pack }: Position,
  attackers: readonly number[],
  targets: readonly number[],
): Modifier[] {
  const armoured = targets.some((unit) => pack.units[unit]!.armoured);
  const met = attackers.some((unit) => pack.units[unit]!.antiArmour);
  return armoured && !met ? [modifier(pack, 'armour')] : [];
}

/** The situation as plain JSON, what of it is shown, and the questions that every chapter asks. */
import { type BaseState, type Crumb, kept, placedUnits, positionOf, z } from 'denrei/kit';
import { pack, turns, villages } from './pack.js';

export const STEPS = ['NM', 'NC', 'SM', 'SC'] as const;

interface UnitState {
  /** Null: eliminated. */
  at: string | null;
  /** What it has done in this phase. */
  moved: boolean;
  fought: boolean;
}

/** What a combat leaves to be decided. */
export interface Duty {
  readonly do: 'retreat' | 'exchange' | 'advance';
  /** Who retreats, is removed or advances: one of these. */
  readonly units: readonly string[];
  /** The hex that was attacked. */
  readonly at: string;
}

const DUTY = z.strictObject({
  do: z.enum(['retreat', 'exchange', 'advance']),
  units: z.array(z.enum(pack.unitIds)),
  at: z.enum(pack.hexIds),
});

export interface PcState extends BaseState {
  turn: number;
  /** In the order of the components. */
  units: UnitState[];
  /** Who was in each village last, in the order of the components. */
  held: (string | null)[];
  /** Hexes attacked in this phase. */
  attacked: string[];
  duties: Duty[];
}

export function start(): PcState {
  const units = pack.file.units.map(({ at }) => ({ at, moved: false, fought: false }));
  return { step: 'NM', turn: 1, units, held: villages.map(() => null), attacked: [], duties: [] };
}

export function now({ turn, step }: PcState): readonly Crumb[] {
  return [{ key: 'turn', n: turn }, { key: step }];
}

const unit = z.strictObject({
  at: z.enum(pack.hexIds).nullable().default(null),
  moved: z.boolean().default(false),
  fought: z.boolean().default(false),
});

export const position = positionOf<PcState>({
  game: pack.file.id,
  start,
  now,
  parts: {
    step: kept(z.enum(STEPS)),
    turn: kept(z.int().min(1).max(turns)),
    units: placedUnits(pack.unitIds, unit),
    held: kept(z.array(z.enum(pack.sides).nullable()).length(villages.length)),
    attacked: kept(z.array(z.enum(pack.hexIds))),
    duties: kept(z.array(DUTY)),
  },
  clear: (state) => {
    for (const one of state.units) one.at = null;
  },
  fault: ({ units }) => {
    const places = units.flatMap(({ at }) => (at === null ? [] : [at]));
    const twice = places.find((at, i) => places.indexOf(at) < i);
    return twice === undefined ? undefined : { at: 'units', message: `two units in ${twice}: PC-2.c` };
  },
});

/** The side whose phase it is. */
export function activeSide({ step }: PcState): string {
  return step.startsWith('N') ? 'N' : 'S';
}

export function stateOf(state: PcState, id: string): UnitState {
  return state.units[pack.unitIds.indexOf(id)]!;
}

export function placeOf(state: PcState, id: string): string | null {
  return stateOf(state, id).at;
}

/** A side's units on the map. */
export function unitsOf(state: PcState, side: string): readonly string[] {
  return pack.unitIds.filter((id, i) => pack.unit(id).side === side && state.units[i]!.at !== null);
}

export function unitIn(state: PcState, hex: string | null): string | undefined {
  return hex === null ? undefined : pack.unitIds.find((_, i) => state.units[i]!.at === hex);
}

export function lossesOf(state: PcState, side: string): number {
  return pack.unitIds.filter((id, i) => pack.unit(id).side === side && state.units[i]!.at === null).length;
}

/** Whether any unit of a side exerts a zone of control into a hex. PC-3.a */
export function inZoneOf(state: PcState, side: string, hex: string): boolean {
  return pack.neighbours(hex).some((from) => {
    const other = unitIn(state, from);
    return (
      other !== undefined &&
      pack.unit(other).side === side &&
      (!pack.isRiver(from, hex) || pack.isBridge(from, hex))
    );
  });
}

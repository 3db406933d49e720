/** The component pack as the rules use it: integers for units and hexes, tables built once. */

import { z } from 'zod';
import type { Grid } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import {
  type FindIndex,
  finder,
  hexGrid,
  indexesOf,
  knownIndex,
  readComponents,
} from '../../shared/index.js';

export type SideId = 'JP' | 'RU';

/** Not on the map. */
export const OUT = -1;

export interface PackHex {
  readonly id: string;
  readonly elevation: number;
  readonly fort: boolean;
  /** A Japanese brigade headquarters: a Russian who enters it ends the match. */
  readonly headquarters: boolean;
  readonly neighbours: readonly number[];
}

export interface PackUnit {
  readonly id: string;
  readonly side: SideId;
  readonly label: string;
  readonly reserve: boolean;
  readonly formation: string;
  /** Values in good order and disordered. */
  readonly fire: Values;
  readonly melee: Values;
  /** Hex of a fixed start, or OUT. */
  readonly start: number;
  /** Hex of the own brigade's headquarters and how far from it the unit may start; OUT for a fixed start. */
  readonly hq: number;
  readonly startWithin: number;
  /** The hexes within that distance. */
  readonly startHexes: readonly number[];
}

export interface Values {
  readonly ordered: number;
  readonly disordered: number;
}

export interface PackTurn {
  readonly number: number;
  readonly night: boolean;
  readonly allowance: number;
  readonly reservesMove: boolean;
  readonly reorganisation: boolean;
  readonly nightFire: boolean;
  readonly last: boolean;
}

export interface Pack {
  readonly file: ComponentFile;
  readonly grid: Grid;
  readonly hexes: readonly PackHex[];
  readonly units: readonly PackUnit[];
  readonly unitIndexes: ReadonlyMap<string, number>;
  readonly army: Readonly<Record<SideId, readonly number[]>>;
  readonly turns: readonly PackTurn[];
  readonly forts: readonly number[];
  readonly headquarters: readonly number[];
  /** Faces of the die. */
  readonly faces: number;
  readonly combat: ComponentFile['combat'];
  /** Whether one attacker level with or above the defender takes the height bonus away (KY-9.3.R1). */
  readonly heightCancelled: boolean;
  readonly exampleSetup: readonly (readonly [unit: number, hex: number])[];
  /** Where each side's way home lies, hex index or OUT (standing orders only). */
  readonly rear: Readonly<Record<SideId, number>>;
}

/** Reads and indexes a component file. Throws ComponentError with the place of the first fault. */
export function makePack(json: unknown): Pack {
  const file = readComponents(componentFile, json);
  const hexOf = finder('map.hexes', indexesOf('map.hexes', file.map.hexes));
  const unitIndexes = indexesOf('units', file.units);
  const unitOf = finder('units', unitIndexes);
  const grid = hexGrid(file.map.hexes);
  checkNeighbours(file, grid);
  checkForts(file);
  checkTurns(file);
  return {
    file,
    grid,
    hexes: file.map.hexes.map((h, i) => hexFrom(file, h, i, grid)),
    units: file.units.map((u, i) => unitFrom(u, i, hexOf, grid)),
    unitIndexes,
    army: { JP: armyOf(file, 'JP'), RU: armyOf(file, 'RU') },
    turns: file.turnTrack.map(turnFrom),
    forts: file.victory.fortHexes.map((id, i) => hexOf(id, `victory.fortHexes.${i}`)),
    headquarters: file.victory.suddenDeath.hexes.map((id, i) => hexOf(id, `victory.suddenDeath.hexes.${i}`)),
    faces: Number(file.dice.kind.slice(1)),
    combat: file.combat,
    heightCancelled: file.combat.melee.defenderHigherCancelledBy !== 'nobody',
    exampleSetup: exampleFrom(file, unitOf, hexOf),
    rear: { JP: rearOf(file, 'JP', hexOf), RU: rearOf(file, 'RU', hexOf) },
  };
}

/** The index of a hex id. Throws ComponentError for an unknown one: checked ids only. */
export function hexIndex(pack: Pack, id: string): number {
  const index = pack.grid.index(id);
  if (index < 0) throw new ComponentError(id, 'no such hex');
  return index;
}

/** The index of a unit id. Throws ComponentError for an unknown one: checked ids only. */
export function unitIndex(pack: Pack, id: string): number {
  return knownIndex(pack.unitIndexes, id, 'unit');
}

export function hexId(pack: Pack, hex: number): string {
  return pack.hexes[hex]!.id;
}

export function unitId(pack: Pack, unit: number): string {
  return pack.units[unit]!.id;
}

export function isAdjacent(pack: Pack, a: number, b: number): boolean {
  return pack.hexes[a]!.neighbours.includes(b);
}

/** The file names each hex's neighbours; they must be those of its columns and rows. */
function checkNeighbours(file: ComponentFile, grid: Grid): void {
  file.map.hexes.forEach((hex, i) => {
    const named = Object.values(hex.neighbors).filter((id) => id !== null);
    const real = neighboursOf(grid, i).map((n) => grid.id(n));
    if (named.length !== real.length || !named.every((id) => real.includes(id)))
      throw new ComponentError(`map.hexes.${i}.neighbors`, `${hex.id} lies next to ${real.join(', ')}`);
  });
}

function checkForts(file: ComponentFile): void {
  const forts = file.map.hexes.filter((h) => h.fort).map((h) => h.id);
  const named = file.victory.fortHexes;
  if (named.length !== forts.length || !forts.every((id) => named.includes(id)))
    throw new ComponentError('victory.fortHexes', 'must be the hexes marked as forts');
}

function checkTurns(file: ComponentFile): void {
  const wrong = file.turnTrack.findIndex(
    (t, i) => t.turn !== i + 1 || t.last !== (i === file.turnTrack.length - 1),
  );
  if (wrong >= 0)
    throw new ComponentError(
      `turnTrack.${wrong}`,
      'turns are numbered from 1 and the final one alone is the last',
    );
}

function neighboursOf(grid: Grid, hex: number): readonly number[] {
  return [...grid.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((n) => n >= 0);
}

function hexFrom(
  file: ComponentFile,
  h: ComponentFile['map']['hexes'][number],
  i: number,
  grid: Grid,
): PackHex {
  const headquarters = file.victory.suddenDeath.hexes.includes(h.id);
  return { id: h.id, elevation: h.elevation, fort: h.fort, headquarters, neighbours: neighboursOf(grid, i) };
}

function unitFrom(u: ComponentFile['units'][number], i: number, hexOf: FindIndex, grid: Grid): PackUnit {
  const at = `units.${i}.setup`;
  const hq = u.setup.kind === 'fixed' ? OUT : hexOf(u.setup.hq, `${at}.hq`);
  const startWithin = u.setup.kind === 'fixed' ? 0 : u.setup.maxDistance;
  return {
    id: u.id,
    side: u.side,
    label: u.label,
    reserve: u.reserve,
    formation: u.formation,
    fire: { ordered: u.fire, disordered: u.disorderedFire },
    melee: { ordered: u.melee, disordered: u.disorderedMelee },
    start: u.setup.kind === 'fixed' ? hexOf(u.setup.hex, `${at}.hex`) : OUT,
    hq,
    startWithin,
    startHexes: hq === OUT ? [] : grid.within(hq, startWithin),
  };
}

function armyOf(file: ComponentFile, side: SideId): number[] {
  return file.units.flatMap((u, i) => (u.side === side ? [i] : []));
}

function turnFrom(t: ComponentFile['turnTrack'][number]): PackTurn {
  return {
    number: t.turn,
    night: t.night,
    allowance: t.movementAllowance,
    reservesMove: t.russianReservesMayMove,
    reorganisation: t.reorganisationAllowed,
    nightFire: t.russianFireDefencePlus1,
    last: t.last,
  };
}

function exampleFrom(file: ComponentFile, unitOf: FindIndex, hexOf: FindIndex): Pack['exampleSetup'] {
  const at = 'setup.exampleJapanese.placement';
  return Object.entries(file.setup.exampleJapanese.placement).map(
    ([unit, hex]) => [unitOf(unit, at), hexOf(hex, `${at}.${unit}`)] as const,
  );
}

function rearOf(file: ComponentFile, side: SideId, hexOf: FindIndex): number {
  const rear = file.players.find((p) => p.id === side)?.rear;
  return rear === undefined ? OUT : hexOf(rear, `players.${side}.rear`);
}

// What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
// schema.

const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const hexNumber = z.string().regex(/^\d{4}$/);
const count = z.int().nonnegative();
const side = z.enum(['JP', 'RU']);

const player = words.extend({ id: side, first: z.boolean(), rear: hexNumber.optional() });
const formation = words.extend({ id: z.string(), side, hq: hexNumber.nullable() });

const hex = z.object({
  id: hexNumber,
  col: z.int(),
  row: z.int(),
  elevation: count,
  fort: z.boolean(),
  hq: z.string().nullable(),
  russianStart: z.string().nullable(),
  place: words.extend({ kind: z.enum(['settlement', 'summit', 'pass']) }).nullable(),
  neighbors: z.record(z.string(), hexNumber.nullable()),
});

const unit = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]+$/),
  side,
  label: z.string().min(1),
  nameJa: z.string().min(1),
  nameEn: z.string().min(1),
  formation: z.string(),
  fire: count,
  melee: count,
  disorderedFire: count,
  disorderedMelee: count,
  reserve: z.boolean(),
  setup: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), hex: hexNumber }),
    z.object({ kind: z.literal('withinHq'), brigade: z.string(), hq: hexNumber, maxDistance: count }),
  ]),
});

const turn = z.object({
  turn: z.int().positive(),
  night: z.boolean(),
  labelJa: z.string(),
  labelEn: z.string(),
  movementAllowance: z.int().positive(),
  russianReservesMayMove: z.boolean(),
  reorganisationAllowed: z.boolean(),
  russianFireDefencePlus1: z.boolean(),
  last: z.boolean(),
});

const phase = words.extend({ id: z.enum(['J1', 'J2', 'R1', 'R2']), side });

const fire = z.object({
  range: z.int().positive(),
  defenceBase: z.int().positive(),
  targetHigherPlus: count,
  fortPlus: count,
  nightRussianFirePlus: count,
  minimumOdds: z.int().positive(),
});

const melee = z.object({
  range: z.int().positive(),
  defenderHigherPlus: count,
  fortPlus: count,
  /** `nobody` switches ruling KY-9.3.R1 off: then one attacker below the defender is enough for the bonus. */
  defenderHigherCancelledBy: z.string(),
  minimumOdds: z.int().positive(),
});

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  id: z.literal('kyuchorei'),
  title: words,
  players: z.array(player).length(2),
  formations: z.array(formation),
  map: z.object({
    hexes: z.array(hex).min(1),
    roads: z.array(words.extend({ path: z.array(hexNumber).min(2) })),
    edgeLabels: z.array(words.extend({ hex: hexNumber, edge: z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']) })),
  }),
  /** What the map says of distances; no rule does. */
  scale: z.object({ hexMetres: z.number().positive() }).optional(),
  turnTrack: z.array(turn).min(1),
  units: z.array(unit).min(1),
  dice: z.object({ kind: z.string().regex(/^d[1-9]\d*$/) }),
  sequence: z.array(phase).length(4),
  combat: z.object({ fire, melee }),
  scenarios: z
    .array(words.extend({ id: z.string(), firstTurn: z.int().positive(), lastTurn: z.int().positive() }))
    .length(1),
  setup: z.object({ exampleJapanese: z.object({ placement: z.record(z.string(), hexNumber) }) }),
  victory: z.object({ fortHexes: z.array(hexNumber), suddenDeath: z.object({ hexes: z.array(hexNumber) }) }),
});

export type ComponentFile = z.infer<typeof componentFile>;

const choice = z.enum(['move', 'fire', 'melee', 'reorganise']);
const flag = z.boolean().optional();

/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
export function positionFile(units: readonly string[], hexes: readonly string[], turns: number) {
  const hexWord = z.enum(hexes);
  const unitWord = z.strictObject({
    at: z.enum(['out', ...hexes]).optional(),
    disordered: flag,
    moved: flag,
    fired: flag,
    firedAt: flag,
    attacked: flag,
    from: hexWord.optional(),
  });
  const nothing = z.strictObject({}).optional();
  const begin = z.discriminatedUnion('procedure', [
    z.strictObject({ procedure: z.literal('retreat'), with: z.strictObject({ unit: z.enum(units) }) }),
    z.strictObject({ procedure: z.literal('movement'), with: nothing }),
    z.strictObject({ procedure: z.literal('victory'), with: nothing }),
  ]);
  return z.strictObject({
    game: z.literal('kyuchorei'),
    title: z.string().optional(),
    scenario: z.literal('standard').optional(),
    options: nothing,
    turn: z.int().min(1).max(turns).optional(),
    phase: z.enum(['setup', 'J1', 'J2', 'R1', 'R2']).optional(),
    chosen: choice.optional(),
    clear: z.boolean().optional(),
    units: z.partialRecord(z.enum(units), unitWord).optional(),
    fought: z
      .array(z.strictObject({ units: z.array(z.enum(units)), target: z.enum(units), effect: z.boolean() }))
      .optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: begin.optional(),
  });
}

export type PositionFile = z.infer<ReturnType<typeof positionFile>>;

/** JSON Schema of the position file. */
export function positionFileSchema(units: readonly string[], hexes: readonly string[], turns: number) {
  return z.toJSONSchema(positionFile(units, hexes, turns));
}

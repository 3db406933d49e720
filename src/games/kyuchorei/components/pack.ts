/** The component pack as the rules use it: integers for units and hexes, tables built once. */

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
import type { ComponentFile } from './schema.js';
import { componentFile } from './schema.js';

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

/** The component pack as the rules use it: integers for units and hexes, tables built once. */

import type { Grid } from '../../../hex/index.js';
import { ComponentError, type OutcomeRow } from '../../../referee/index.js';
import { finder, hexGrid, indexesOf, knownIndex, readComponents } from '../../shared/index.js';
import { BANDS, type ComponentFile, componentFile, REASONS, type Reason } from './schema.js';
import {
  DRY,
  MAJOR,
  MINOR,
  type Pack,
  type PackBand,
  type PackBridge,
  type PackColumn,
  type PackGroup,
  type PackHex,
  type PackUnit,
  type SideId,
} from './types.js';

export { DRY, MAJOR, MINOR, type Pack, type SideId } from './types.js';

/** Places of units that stand in no hex: eliminated, or not yet on the map (air units are always here). */
export const [OUT, OFF] = [-1, -2] as const;

/** Columns are counted from the west edge, rows from the north one. */
const [WEST, NORTH] = [45, 33];

/** Behind any modified roll. */
const ANY = 99;

/** Reads and indexes a component file. @throws ComponentError with the place of the first fault. */
export function makePack(json: unknown): Pack {
  const file = readComponents(componentFile, json);
  const grid = hexGrid(file.map.hexes.map(({ id }) => ({ id, ...placeOf(id) })));
  const barred = new Set(file.scenario.japaneseSetup.forbiddenHexes);
  const hexes = hexesOf(file, grid, barred);
  const findHex = finder('map.hexes', indexesOf('map.hexes', file.map.hexes));
  const { river, stepCost } = hexsidesOf(file, grid, findHex, hexes);
  const bridges = bridgesOf(file, grid, findHex, river);
  const unitIndexes = indexesOf('units', file.units);
  const findUnit = finder('units', unitIndexes);
  const units = unitsOf(file);
  const { stacking, template } = file.scenario.japaneseSetup;
  return {
    file,
    grid,
    hexes,
    units,
    unitIndexes,
    army: { US: armyOf(units, 'US'), JP: armyOf(units, 'JP') },
    air: [...units.keys()].filter((unit) => units[unit]!.air),
    tokenIds: armyOf(units, 'JP').map((_, i) => `T${String(i + 1).padStart(2, '0')}`),
    amphibian: theOnly(units, 'amphibious'),
    builders: [...units.keys()].filter((unit) => units[unit]!.bridging),
    groups: groupsOf(file, units, findHex),
    bridges,
    bridgeIndexes: indexesOf('map.bridges', file.map.bridges),
    stepCost,
    river,
    bridgeOn: bridgeSides(grid, bridges),
    minorCost: effectOf(file, 'minor-river'),
    rubbleCost: effectOf(file, 'rubble'),
    drm: drmOf(file),
    bands: bandsOf(file),
    columns: columnsOf(file),
    faces: 6,
    turns: file.tables.turnTrack,
    template: template.map(({ unit, hex }, i) => {
      const at = `scenario.japaneseSetup.template.${i}`;
      return [findUnit(unit, `${at}.unit`), findHex(hex, `${at}.hex`)] as const;
    }),
    stackLimit: stacking.max,
    fixedLimit: stacking.maxFixed,
    victoryZone: file.victory.suddenDeath.hexes.map((id, i) => findHex(id, `victory.suddenDeath.hexes.${i}`)),
    lines: new Int8Array(hexes.length * hexes.length),
  };
}

/** `3821` is column 38, row 21: columns grow westward, rows northward. */
function placeOf(id: string): { readonly col: number; readonly row: number } {
  return { col: WEST - Number(id.slice(0, 2)), row: NORTH - Number(id.slice(2)) };
}

function unitsOf(file: ComponentFile): PackUnit[] {
  const kinds = new Map(file.formations.map((f) => [f.id, f.kind]));
  return file.units.map((unit, i) => {
    const kind = kinds.get(unit.formation);
    if (kind === undefined)
      throw new ComponentError(`units.${i}.formation`, `no formation ${unit.formation}`);
    return {
      ...unit,
      range: unit.range ?? 0,
      division: kind === 'division',
      corps: kind === 'corps',
      air: kind === 'air',
      dfc: unit.defensiveFireCapable,
    };
  });
}

function armyOf(units: readonly PackUnit[], side: SideId): number[] {
  return [...units.keys()].filter((unit) => units[unit]!.side === side && !units[unit]!.air);
}

function theOnly(units: readonly PackUnit[], flag: 'amphibious'): number {
  const found = [...units.keys()].filter((unit) => units[unit]![flag]);
  if (found.length !== 1) throw new ComponentError('units', `one unit must be ${flag}`);
  return found[0]!;
}

function groupsOf(
  file: ComponentFile,
  units: readonly PackUnit[],
  find: (id: string, at: string) => number,
): PackGroup[] {
  return file.scenario.usEntry.map(({ formation, hexes, allowance }, i) => ({
    formation,
    allowance,
    hexes: hexes.map((id, j) => find(id, `scenario.usEntry.${i}.hexes.${j}`)),
    units: [...units.keys()].filter((unit) => units[unit]!.formation === formation),
  }));
}

function drmOf(file: ComponentFile): Readonly<Record<Reason, number>> {
  const value = (id: Reason): number => {
    const found = file.tables.drm.find((drm) => drm.id === id);
    if (found === undefined) throw new ComponentError('tables.drm', `${id} is missing`);
    return found.value;
  };
  // Every name of REASONS gets its value, which the type of `fromEntries` cannot say.
  return Object.fromEntries(REASONS.map((id) => [id, value(id)])) as Record<Reason, number>;
}

/** The bands of range, the farthest first (MN-10.13.a). */
function bandsOf(file: ComponentFile): PackBand[] {
  const bands = BANDS.map((reason): PackBand => {
    const from = file.tables.drm.find(({ id }) => id === reason)?.from;
    if (from === undefined) throw new ComponentError('tables.drm', `${reason} must say from which range`);
    return { reason, from };
  });
  return bands.sort((a, b) => b.from - a.from);
}

/** MN-10.3.c: the rows that eliminate stand above those that do nothing. */
function columnsOf(file: ComponentFile): PackColumn[] {
  const { columns, rows } = file.tables.crt;
  return columns.map(({ label, min }, i) => {
    const hits = rows.filter(({ results }) => results[i] === 'E').map(({ value }) => value);
    const best = Math.max(...hits);
    const outcomes: OutcomeRow[] = [
      [best, 'eliminated'],
      [ANY, 'none'],
    ];
    return { label, min, best, outcomes };
  });
}

export function hexId(pack: Pack, hex: number): string {
  return pack.hexes[hex]!.id;
}

export function hexIds(pack: Pack, hexes: readonly number[]): string[] {
  return hexes.map((hex) => hexId(pack, hex));
}

/** The index of a hex id that was checked before. */
export function hexIndex(pack: Pack, id: string): number {
  const hex = pack.grid.index(id);
  if (hex < 0) throw new ComponentError(id, 'no such hex');
  return hex;
}

export function unitId(pack: Pack, unit: number): string {
  return pack.units[unit]!.id;
}

/** The index of a unit by its own id; -1 for any other, a token's included. */
export function unitIndex(pack: Pack, id: string): number {
  return pack.unitIndexes.get(id) ?? -1;
}

export function bridgeIndex(pack: Pack, id: string): number {
  return knownIndex(pack.bridgeIndexes, id, 'bridge');
}

export function sideOf(pack: Pack, unit: number): SideId {
  return pack.units[unit]!.side;
}

export function enemyOf(side: SideId): SideId {
  return side === 'US' ? 'JP' : 'US';
}

/** Six directions a hex. */
const WAYS = 6;

type Find = (id: string, at: string) => number;

function hexesOf(file: ComponentFile, grid: Grid, barred: ReadonlySet<string>): PackHex[] {
  const terrain = new Map(file.tables.terrain.map((t) => [t.id, t]));
  return file.map.hexes.map((hex, i) => {
    const kind = terrain.get(hex.terrain);
    if (kind === undefined) throw new ComponentError(`map.hexes.${i}.terrain`, `${hex.terrain} has no row`);
    return {
      id: hex.id,
      terrain: hex.terrain,
      land: kind.moveCost !== null,
      cost: kind.moveCost ?? -1,
      building: kind.blocksLof,
      high: hex.high,
      inside: hex.intramuros,
      coastal: hex.coastal,
      zone: hex.suddenDeathZone,
      southEdge: hex.mapEdge.includes('S'),
      barred: barred.has(hex.id),
      near: [0, 1, 2, 3, 4, 5].map((d) => grid.neighbour(i, d)).filter((near) => near >= 0),
    };
  });
}

/** The side of a hex as an index; -1 where the two are no neighbours. */
export function sideIndex(grid: Grid, from: number, to: number): number {
  for (let d = 0; d < WAYS; d++) if (grid.neighbours[from * WAYS + d] === to) return from * WAYS + d;
  return -1;
}

/** What lies on the sides, from both sides. */
function hexsidesOf(
  file: ComponentFile,
  grid: Grid,
  find: Find,
  hexes: readonly PackHex[],
): { readonly stepCost: Int8Array; readonly river: Int8Array } {
  const river = new Int8Array(grid.count * WAYS).fill(DRY);
  const extra = new Int8Array(grid.count * WAYS);
  for (const [i, side] of file.map.hexsides.entries()) {
    const [a, b] = [find(side.a, `map.hexsides.${i}.a`), find(side.b, `map.hexsides.${i}.b`)];
    for (const at of bothWays(grid, a, b, `map.hexsides.${i}`)) {
      if (side.type === 'major-river') river[at] = MAJOR;
      else if (side.type === 'minor-river') river[at] = MINOR;
      else extra[at] = (extra[at] ?? 0) + effectOf(file, side.type);
    }
  }
  return { river, stepCost: stepCosts(grid, hexes, extra) };
}

/** MN-8.5.a, MN-8.6.a, MN-8.6.c: the hex with what its side adds. */
function stepCosts(grid: Grid, hexes: readonly PackHex[], extra: Int8Array): Int8Array {
  return Int8Array.from(grid.neighbours, (to, at) => {
    const cost = hexes[to]?.cost ?? -1;
    return cost < 0 ? -1 : cost + (extra[at] ?? 0);
  });
}

function bothWays(grid: Grid, a: number, b: number, place: string): readonly number[] {
  const ways = [sideIndex(grid, a, b), sideIndex(grid, b, a)];
  if (ways.some((way) => way < 0)) throw new ComponentError(place, 'the two hexes have no common side');
  return ways;
}

/** Movement points that a feature of a hexside or a marker adds. */
function effectOf(file: ComponentFile, id: string): number {
  const found = file.tables.hexsideEffects.find((effect) => effect.id === id);
  if (found === undefined || found.extraMove === null)
    throw new ComponentError('tables.hexsideEffects', `${id} needs extraMove`);
  return found.extraMove;
}

function bridgesOf(file: ComponentFile, grid: Grid, find: Find, river: Int8Array): PackBridge[] {
  return file.map.bridges.map(({ id, a, b, over }, i) => {
    const bridge = { id, a: find(a, `map.bridges.${i}.a`), b: find(b, `map.bridges.${i}.b`) };
    const [at = 0] = bothWays(grid, bridge.a, bridge.b, `map.bridges.${i}`);
    const major = over === 'major-river';
    if (river[at] !== (major ? MAJOR : MINOR))
      throw new ComponentError(`map.bridges.${i}`, `no ${over} here`);
    return { ...bridge, major };
  });
}

function bridgeSides(grid: Grid, bridges: readonly PackBridge[]): Int16Array {
  const on = new Int16Array(grid.count * WAYS).fill(-1);
  for (const [i, { a, b }] of bridges.entries())
    for (const at of [sideIndex(grid, a, b), sideIndex(grid, b, a)]) on[at] = i;
  return on;
}

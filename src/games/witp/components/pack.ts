/** The component pack as the rules use it: integers for hexes, units and cards, the map as two nets. */
import { type Graph, type Grid, makeGraph } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import {
  type FindIndex,
  finder,
  hexGrid,
  indexesOf,
  knownIndex,
  readComponents,
} from '../../shared/index.js';
import type { Op } from './ops.js';
import {
  type CardEffect,
  type ComponentFile,
  componentFile,
  type Nation,
  type OptionId,
  type ScenarioId,
  type Terrain,
  type UnitType,
} from './schema.js';

export type { BattleKind, Op, OpOf } from './ops.js';
export type { Nation, OptionId, ScenarioId, UnitType } from './schema.js';

export type SideId = 'J' | 'A';
export const SIDES: readonly SideId[] = ['J', 'A'];

/** No hex, no unit, no card. */
export const NONE = -1;

export interface PackHex {
  readonly id: string;
  readonly terrain: Terrain;
  readonly jungle: boolean;
  readonly base: 'port' | 'airfield' | undefined;
  /** Whose the icon is; undefined: no base. */
  readonly colour: Nation | undefined;
  /** The side of the icon's colour; Chungking is white and counts as Allied (WP-2.3.3.g). */
  readonly owner: SideId | undefined;
  readonly source: Nation | undefined;
  readonly region: string;
  readonly alliedSupply: boolean;
  readonly chineseSupply: boolean;
  readonly unlimited: boolean;
  readonly closedToJ: boolean;
  readonly fleetLimit: number;
  readonly resource: boolean;
}

export interface PackUnit {
  readonly id: string;
  readonly side: SideId;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly fleet: boolean;
  /** Printed on the front (WP-2.2). */
  readonly strength: number;
  /** Set-up hex, or NONE. */
  readonly setup: number;
  /** Turn of arrival, or 0. */
  readonly arrival: number;
}

export interface PackCard {
  readonly id: string;
  readonly year: number;
  readonly no: number;
  readonly forced: boolean;
  /** What it does for a side; a forced card has the same for both (WP-4.5.a). */
  readonly J: CardEffect | undefined;
  readonly A: CardEffect | undefined;
}

/** Which part of the hex with two seas (WP-8.5.p). */
export const SEAS = ['west', 'east'] as const;
export type SeaId = (typeof SEAS)[number];

export interface Pack {
  readonly file: ComponentFile;
  readonly grid: Grid;
  readonly hexes: readonly PackHex[];
  readonly hexIndexes: ReadonlyMap<string, number>;
  /** Where land units march: over land and shallow hexsides into land and shallow hexes (WP-8.5.d, e). */
  readonly roads: Graph;
  /**
   * Where fleets sail: a place a hex, and one more at the end for the eastern part of the hex with two seas,
   * whose own place is the western part (WP-8.5.i, p).
   */
  readonly waters: Graph;
  /** Hex of each place of `waters`. */
  readonly hexOfWater: readonly number[];
  readonly split: number;
  readonly eastWater: number;
  readonly units: readonly PackUnit[];
  readonly unitIndexes: ReadonlyMap<string, number>;
  readonly army: Readonly<Record<SideId, readonly number[]>>;
  readonly cards: readonly PackCard[];
  readonly cardIndexes: ReadonlyMap<string, number>;
  readonly depotLimit: Readonly<Record<SideId, number>>;
  readonly sources: Readonly<Record<SideId, readonly number[]>>;
  readonly bases: readonly number[];
  readonly lastTurn: number;
  readonly reserve: number;
  readonly china: readonly number[];
  readonly chinaHome: readonly number[];
  readonly chungking: number;
  readonly rangoon: number;
}

/** Reads and indexes a component file. Throws ComponentError with the place of the first fault. */
export function makePack(json: unknown): Pack {
  const file = readComponents(componentFile, json);
  const grid = hexGrid(file.map.hexes, 'flat-even-down');
  const hexIndexes = indexesOf('map.hexes', file.map.hexes);
  const unitIndexes = indexesOf('units', file.units);
  const hexOf = finder('map.hexes', hexIndexes);
  const hexes = file.map.hexes.map(hexFrom);
  const units = file.units.map((unit, i) => unitFrom(file, unit, i, hexOf));
  checkFile(file, hexOf, finder('units', unitIndexes));
  const split = hexOf(file.map.splitSeas[0]!.hex, 'map.splitSeas.0');
  const region = (id: string) => regionOf(file, id, hexOf);
  return {
    file,
    grid,
    hexes,
    hexIndexes,
    roads: roadsOf(file),
    waters: watersOf(file),
    hexOfWater: [...hexes.keys(), split],
    split,
    eastWater: hexes.length,
    units,
    unitIndexes,
    army: { J: armyOf(units, 'J'), A: armyOf(units, 'A') },
    cards: file.cards.map(cardFrom),
    cardIndexes: indexesOf('cards', file.cards),
    depotLimit: { J: markers(file, 'depot-J'), A: markers(file, 'depot-A') },
    sources: { J: sourcesOf(hexes, 'J'), A: sourcesOf(hexes, 'A') },
    bases: [...hexes.keys()].filter((hex) => hexes[hex]!.base !== undefined),
    lastTurn: file.counts.turns,
    reserve: file.units.findIndex((unit) => unit.reserve === true),
    china: region('china'),
    chinaHome: region('chinese_home'),
    chungking: hexes.findIndex(({ colour }) => colour === 'CN'),
    rangoon: hexes.findIndex(({ region: id }) => id === 'burma'),
  };
}

/** The index of a hex id. Throws ComponentError for an unknown one: checked ids only. */
export function hexIndex(pack: Pack, id: string): number {
  return knownIndex(pack.hexIndexes, id, 'hex');
}

/** The index of a unit id. Throws ComponentError for an unknown one: checked ids only. */
export function unitIndex(pack: Pack, id: string): number {
  return knownIndex(pack.unitIndexes, id, 'unit');
}

/** The index of a card id. Throws ComponentError for an unknown one: checked ids only. */
export function cardIndex(pack: Pack, id: string): number {
  return knownIndex(pack.cardIndexes, id, 'card');
}

export function hexId(pack: Pack, hex: number): string {
  return pack.hexes[hex]!.id;
}

export function unitId(pack: Pack, unit: number): string {
  return pack.units[unit]!.id;
}

export function cardId(pack: Pack, card: number): string {
  return pack.cards[card]!.id;
}

export function hexIds(pack: Pack, hexes: readonly number[]): string[] {
  return hexes.map((hex) => hexId(pack, hex));
}

export function unitIds(pack: Pack, units: readonly number[]): string[] {
  return units.map((unit) => unitId(pack, unit));
}

export function cardIds(pack: Pack, cards: readonly number[]): string[] {
  return cards.map((card) => cardId(pack, card));
}

export function enemyOf(side: SideId): SideId {
  return side === 'J' ? 'A' : 'J';
}

export function sideOf(nation: Nation): SideId {
  return nation === 'JP' ? 'J' : 'A';
}

/** The neighbours of a hex on the map. */
export function neighbours(pack: Pack, hex: number): number[] {
  const { grid } = pack;
  return [...grid.neighbours.subarray(grid.first[hex]!, grid.first[hex + 1]!)].filter((next) => next >= 0);
}

function hexFrom(h: ComponentFile['map']['hexes'][number]): PackHex {
  return {
    id: h.id,
    terrain: h.terrain,
    jungle: h.jungle ?? false,
    base: h.base?.kind,
    colour: h.base?.colour,
    owner: h.base === undefined ? undefined : sideOf(h.base.colour),
    source: h.supplySource,
    region: h.region ?? '',
    alliedSupply: h.autoSupplyAllied ?? false,
    chineseSupply: h.autoSupplyChinese ?? false,
    unlimited: h.unlimitedStacking ?? false,
    closedToJ: h.closedToJapaneseFleets ?? false,
    fleetLimit: h.base?.kind === 'port' ? (h.fleetLimit ?? FLEETS_IN_PORT) : 0,
    resource: h.resource ?? false,
  };
}

/** Where the file names no other number (WP-10.5.c). */
const FLEETS_IN_PORT = 5;

function unitFrom(
  file: ComponentFile,
  unit: ComponentFile['units'][number],
  index: number,
  hexOf: FindIndex,
): PackUnit {
  const { id, side, nation, type, setup, arrival, reserve } = unit;
  if ([setup, arrival, reserve].filter((given) => given !== undefined).length !== 1)
    throw new ComponentError(`units.${index}`, 'exactly one of setup, arrival and reserve');
  return {
    id,
    side,
    nation,
    type,
    fleet: type === 'CV' || type === 'N',
    strength: file.unitTypes.find((one) => one.id === type)?.front.strength ?? 0,
    setup: setup === undefined ? NONE : hexOf(setup, `units.${index}.setup`),
    arrival: arrival ?? 0,
  };
}

function cardFrom({ id, year, no, forced, J, A, common }: ComponentFile['cards'][number]): PackCard {
  return { id, year, no, forced, J: J ?? common ?? undefined, A: A ?? common ?? undefined };
}

function armyOf(units: readonly PackUnit[], side: SideId): number[] {
  return [...units.keys()].filter((unit) => units[unit]!.side === side);
}

function sourcesOf(hexes: readonly PackHex[], side: SideId): number[] {
  return [...hexes.keys()].filter((hex) => {
    const { source } = hexes[hex]!;
    return source !== undefined && sideOf(source) === side;
  });
}

function markers(file: ComponentFile, id: string): number {
  const found = file.markers.find((marker) => marker.id === id);
  if (found === undefined) throw new ComponentError('markers', `${id} is missing`);
  return found.count;
}

function regionOf(file: ComponentFile, id: string, hexOf: FindIndex): number[] {
  const found = file.map.regions.find((region) => region.id === id);
  if (found === undefined) throw new ComponentError('map.regions', `${id} is missing`);
  return found.hexes.map((hex) => hexOf(hex, `map.regions.${id}`));
}

/** Ids that the rules go by stand in the file. */
function checkFile(file: ComponentFile, hexOf: FindIndex, unitOf: FindIndex): void {
  for (const [i, { a, b }] of file.map.hexsides.entries())
    for (const id of [a, b]) hexOf(id, `map.hexsides.${i}`);
  for (const id of file.victory.a.allowedHexes) hexOf(id, 'victory.a');
  for (const id of [...file.victory.b.sources, ...file.victory.b.depots]) hexOf(id, 'victory.b');
  for (const scenario of file.scenarios)
    for (const { unit, hex } of scenario.setup43 ?? []) {
      unitOf(unit, `scenarios.${scenario.id}.setup43`);
      hexOf(hex, `scenarios.${scenario.id}.setup43`);
    }
  if (file.turnTrack.some(({ turn }, i) => turn !== i + 1) || file.turnTrack.length !== file.counts.turns)
    throw new ComponentError('turnTrack', 'turns are numbered from 1 to the last');
}

/** All that a card does for a side. */
export function opsOf(pack: Pack, card: number, side: SideId): readonly Op[] {
  return pack.cards[card]![side]?.ops ?? [];
}

export function scenarioOf(pack: Pack, id: ScenarioId): ComponentFile['scenarios'][number] {
  return pack.file.scenarios.find((scenario) => scenario.id === id)!;
}

export function optionDefault(pack: Pack, id: OptionId): boolean {
  return pack.file.optionalRules.find((option) => option.id === id)?.default ?? false;
}

function terrains(file: ComponentFile): ReadonlyMap<string, Terrain> {
  return new Map(file.map.hexes.map(({ id, terrain }) => [id, terrain]));
}

/** Where land units march (WP-8.5.d, e). */
function roadsOf(file: ComponentFile): Graph {
  const terrain = terrains(file);
  const dry = (id: string) => terrain.get(id) === 'land' || terrain.get(id) === 'shallow';
  return makeGraph(
    file.map.hexes.map(({ id }) => id),
    file.map.hexsides
      .filter(({ a, b, type }) => type !== 'sea' && dry(a) && dry(b))
      .map(({ a, b }) => ({ from: a, to: b, length: 1 })),
  );
}

/**
 * Where fleets sail; the eastern part of the hex with two seas is a place of its own, the last (WP-8.5.i, p).
 */
function watersOf(file: ComponentFile): Graph {
  const terrain = terrains(file);
  const wet = (id: string) => terrain.get(id) === 'sea' || terrain.get(id) === 'shallow';
  const { hex: split, parts } = file.map.splitSeas[0]!;
  const eastern = `${split}-east`;
  const edges = file.map.hexsides.filter(({ a, b, type }) => type !== 'land' && wet(a) && wet(b));
  return makeGraph(
    [...file.map.hexes.map(({ id }) => id), eastern],
    edges.map(({ a, b }) => ({
      from: a === split && parts.east.includes(b) ? eastern : a,
      to: b === split && parts.east.includes(a) ? eastern : b,
      length: 1,
    })),
  );
}

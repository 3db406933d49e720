/** The component pack as the rules use it: integers for units and hexes, tables built once. */

import type { Grid } from '../../../hex/index.js';
import { ComponentError } from '../../../referee/index.js';
import { hexGrid, readComponents } from '../../shared/index.js';
import { type ComponentFile, componentFile, FLAGS, type Flag, PHASES, type RESULTS } from './schema.js';

/** Reads and indexes a component file. Throws ComponentError with the place of the first fault. */
export function makePack(json: unknown): Pack {
  const file = readComponents(componentFile, json);
  const grid = hexGrid(file.map.hexes);
  const hexOf = (id: string, at: string): number => found(grid.index(id), at, `${id} is not in map.hexes`);
  checkSequence(file);
  const flags = flagsOf(file);
  const hexes = file.map.hexes.map((_, i) => hexFrom(file, i, grid, flags));
  checkHexsides(file, hexes, grid);
  const pieces = piecesOf(file, hexOf);
  const pieceOf = (id: string, at: string): number =>
    found(
      pieces.findIndex((p) => p.id === id),
      at,
      `no unit ${id}`,
    );
  const { specials } = file.map;
  const mission = hexOf(specials.mission.hex, 'map.specials.mission.hex');
  const [scenario] = file.scenarios;
  return {
    file,
    grid,
    hexes,
    counters: file.counters.map(({ id, side, strength }) => ({ id, side, strength })),
    faceDown: faceDownOf(file),
    pieces,
    army: { NZ: armyOf(pieces, 'NZ'), JP: armyOf(pieces, 'JP') },
    ...rolesOf(file, pieceOf),
    turns: turnsOf(file),
    lastTurn: scenario!.lastTurn,
    green: specials.greenArrow.hexes.map((id, i) => hexOf(id, `map.specials.greenArrow.hexes.${i}`)),
    blue: hexOf(specials.blueArrow.hex, 'map.specials.blueArrow.hex'),
    mission,
    torahatup: hexOf(specials.torahatup.hex, 'map.specials.torahatup.hex'),
    ravineHexes: ravineHexesOf(file, hexOf),
    faces: facesOf(file),
    table: tableOf(file),
    flags,
    defaultSetup: Object.entries(scenario!.defaultSetup.placements).map(([unit, hex]) => {
      const at = `scenarios.0.defaultSetup.placements.${unit}`;
      return [pieceOf(unit, at), hexOf(hex, at)] as const;
    }),
    toMission: landDistances(hexes, [mission]),
  };
}

/** The index of a hex id. Throws ComponentError for an unknown one: checked ids only. */
export function hexIndex(pack: Pack, id: string): number {
  return found(pack.grid.index(id), id, 'no such hex');
}

export function hexId(pack: Pack, hex: number): string {
  return pack.hexes[hex]!.id;
}

export function sideOf(pack: Pack, piece: number): SideId {
  return pack.pieces[piece]!.side;
}

export function isValentine(pack: Pack, piece: number): boolean {
  return pack.pieces[piece]!.valentine;
}

export function enemyOf(side: SideId): SideId {
  return side === 'NZ' ? 'JP' : 'NZ';
}

function checkSequence(file: ComponentFile): void {
  const named = ['SETUP-NZ', 'ARRIVAL', ...file.sequenceOfPlay.phases.map((p) => p.id)];
  if (named.join() !== PHASES.join())
    throw new ComponentError('sequenceOfPlay.phases', `must be ${PHASES.slice(2).join(', ')}`);
}

function flagsOf(file: ComponentFile): Readonly<Record<Flag, boolean>> {
  const value = (flag: Flag): boolean => {
    const given = file.rulingFlags.find((f) => f.flag === flag);
    if (given === undefined) throw new ComponentError('rulingFlags', `${flag} is missing`);
    return given.default;
  };
  // Every name of FLAGS gets its value, which the type of `fromEntries` cannot say.
  return Object.fromEntries(FLAGS.map((flag) => [flag, value(flag)])) as Record<Flag, boolean>;
}

function armyOf(pieces: readonly PackPiece[], side: SideId): number[] {
  return pieces.flatMap((p, i) => (p.side === side ? [i] : []));
}

function turnsOf(file: ComponentFile): PackTurn[] {
  return file.tables.turnTrack.boxes.map((box, i) => {
    const on = box.battalion30ArrivesOn ?? [];
    const at = `tables.turnTrack.boxes.${i}`;
    if (box.turn !== i + 1) throw new ComponentError(at, 'turns are numbered from 1');
    if (on.some((face, k) => face !== k + 1)) throw new ComponentError(at, 'the 30th arrives on 1 to n');
    return { number: box.turn, label: { en: box.label, ja: box.labelJa }, arrivesUpTo: on.length };
  });
}

function facesOf(file: ComponentFile): number {
  return Number(file.tables.crt.die.slice(2));
}

function ravineHexesOf(file: ComponentFile, hexOf: (id: string, at: string) => number): number[] {
  const at = 'map.specials.ravineDie.dieToHex';
  const { dieToHex } = file.map.specials.ravineDie;
  return facesFrom1(file, at, dieToHex).map((id) => hexOf(id, at));
}

function tableOf(file: ComponentFile): CombatTable {
  const { columns, rows, below, above } = file.tables.crt;
  const odds = columns.map(oddsFrom);
  if (odds.some((o, i) => o !== odds[0]! + i))
    throw new ComponentError('tables.crt.columns', 'must rise without a gap');
  const byFace = facesFrom1(file, 'tables.crt.rows', rows);
  const short = byFace.findIndex((row) => row.length !== columns.length);
  if (short >= 0)
    throw new ComponentError(`tables.crt.rows.${short + 1}`, `must have ${columns.length} results`);
  return {
    lowest: odds[0]!,
    highest: odds.at(-1)!,
    below: below.result,
    above: above.result,
    columns: columns.map((_, column) => byFace.map((row) => row[column]!)),
  };
}

/** `3:1` is 2, `1:1` is 0, `1:2` is -1. */
function oddsFrom(column: string): number {
  const [attack, defence] = column.split(':').map(Number);
  return attack! > 1 ? attack! - 1 : 1 - defence!;
}

/** The entries of a table by the faces of the die, which must all be there. */
function facesFrom1<T>(file: ComponentFile, at: string, table: Readonly<Record<string, T>>): T[] {
  const faces = facesOf(file);
  if (Object.keys(table).length !== faces) throw new ComponentError(at, `must have the faces 1 to ${faces}`);
  return Array.from({ length: faces }, (_, i) => {
    const entry = table[String(i + 1)];
    if (entry === undefined) throw new ComponentError(at, `no entry for ${i + 1}`);
    return entry;
  });
}

const AT_START = 'green arrow hex';

/** NZ counters in the order of the file, then the Japanese tokens by id. */
function piecesOf(file: ComponentFile, hexOf: (id: string, at: string) => number): PackPiece[] {
  const allied = file.counters.flatMap((c, i): PackPiece[] => {
    if (c.side !== 'NZ') return [];
    if (c.strength === 0) throw new ComponentError(`counters.${i}.strength`, 'an NZ unit has a strength');
    const valentine = c.type === 'valentine';
    return [
      {
        id: c.id,
        side: 'NZ',
        valentine,
        dice: c.fatigueDice,
        counter: i,
        start: OFF,
        placed: c.setup === AT_START,
      },
    ];
  });
  const dice = diceUnderTokens(file);
  const tokens = Object.entries(tokensOf(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const hidden = tokens.map(([id, hex]): PackPiece => {
    const start = hexOf(hex, `scenarios.0.setup.0.tokens.${id}`);
    return { id, side: 'JP', valentine: false, dice, counter: OUT, start, placed: false };
  });
  return [...allied, ...hidden];
}

function tokensOf(file: ComponentFile): Readonly<Record<string, string>> {
  const tokens = file.scenarios[0]!.setup.find((s) => s.tokens !== undefined)?.tokens ?? {};
  const hexes = Object.values(tokens);
  const { palm } = file.map.specials;
  if (hexes.length !== palm.hexes.length || !palm.hexes.every((hex) => hexes.includes(hex)))
    throw new ComponentError('scenarios.0.setup.0.tokens', 'one token a palm hex');
  if (hexes.length !== faceDownOf(file).length)
    throw new ComponentError('scenarios.0.setup.0.tokens', 'as many tokens as Japanese counters');
  if (file.counters.some((c) => Object.hasOwn(tokens, c.id)))
    throw new ComponentError('scenarios.0.setup.0.tokens', 'a token may not be called like a counter');
  return tokens;
}

/** Face-down counters must be alike in all that the table sees before they are turned up. */
function diceUnderTokens(file: ComponentFile): number {
  const hidden = faceDownOf(file).map((i) => file.counters[i]!);
  const odd = file.counters.findIndex(
    (c) =>
      c.side === 'JP' &&
      (c.type !== 'infantry' || c.fatigueDice !== hidden[0]!.fatigueDice || c.faceDownAtStart !== true),
  );
  if (odd >= 0)
    throw new ComponentError(
      `counters.${odd}`,
      'Japanese counters start face down and are alike but for their strength',
    );
  return hidden[0]!.fatigueDice;
}

/** Japanese counters by id: those that start face down. */
function faceDownOf(file: ComponentFile): number[] {
  const indexes = file.counters.flatMap((c, i) => (c.side === 'JP' ? [i] : []));
  if (indexes.length === 0) throw new ComponentError('counters', 'no Japanese counter');
  return indexes.sort((a, b) => (file.counters[a]!.id < file.counters[b]!.id ? -1 : 1));
}

/** Which counters the rules speak of: the 30th, the battalion, its companies. */
function rolesOf(
  file: ComponentFile,
  pieceOf: (id: string, at: string) => number,
): Pick<Pack, 'thirtieth' | 'battalion' | 'companies'> {
  const ids = new Set(file.counters.map((c) => c.id));
  if (ids.size < file.counters.length) throw new ComponentError('counters', 'an id stands twice');
  const blue = file.counters.filter((c) => c.symbolColour === 'blue');
  const battalions = file.counters.filter((c) => c.exchange !== undefined);
  const [thirtieth, battalion] = [blue[0], battalions[0]];
  if (thirtieth === undefined || blue.length > 1)
    throw new ComponentError('counters', 'one counter has the blue symbol');
  if (battalion?.exchange === undefined || battalions.length > 1)
    throw new ComponentError('counters', 'one counter is an exchange');
  const companies = [...battalion.exchange.for].sort().map((id) => pieceOf(id, 'counters'));
  return {
    thirtieth: pieceOf(thirtieth.id, 'counters'),
    battalion: pieceOf(battalion.id, 'counters'),
    companies: [companies[0]!, companies[1]!],
  };
}

/** Checks an index that was looked up. Throws ComponentError with the place where the id stands. */
export function found(index: number, at: string, fault: string): number {
  if (index < 0) throw new ComponentError(at, fault);
  return index;
}

/**
 * The file names the neighbours over land and those cut off; together they must be those of columns and rows.
 */
export function checkHexsides(file: ComponentFile, hexes: readonly PackHex[], grid: Grid): void {
  hexes.forEach((hex, i) => {
    const named = [...hex.neighbours, ...hex.cut].sort((a, b) => a - b);
    const real = [...grid.neighbours.subarray(6 * i, 6 * i + 6)].filter((n) => n >= 0).sort((a, b) => a - b);
    const names = real.map((n) => grid.id(n)).join(', ');
    if (named.join() !== real.join())
      throw new ComponentError(`map.hexes.${i}.neighbors`, `${hex.id} lies next to ${names}`);
    const lonely = hex.neighbours.find((n) => !hexes[n]!.neighbours.includes(i));
    if (lonely !== undefined)
      throw new ComponentError(
        `map.hexes.${i}.neighbors`,
        `${hexes[lonely]!.id} does not name ${hex.id} in return`,
      );
  });
  const listed = file.map.blockedHexsides.map((b) => [...b.between].sort().join('-')).sort();
  const cut = hexes
    .flatMap((h) => h.cut.map((n) => `${h.id}-${hexes[n]!.id}`))
    .filter((pair) => pair < pair.split('-').reverse().join('-'));
  if (listed.join() !== cut.sort().join())
    throw new ComponentError('map.blockedHexsides', `must be ${cut.join(', ')}`);
}

/** A hex with its neighbours and what is printed on it. */
export function hexFrom(file: ComponentFile, i: number, grid: Grid, flags: Pack['flags']): PackHex {
  const { id, neighbors, blockedNeighbors = {} } = file.map.hexes[i]!;
  const { palm, greenArrow, blueArrow, mission, torahatup } = file.map.specials;
  const at = `map.hexes.${i}.neighbors`;
  const indexes = (ids: readonly (string | null | undefined)[]) =>
    ids.filter((n) => typeof n === 'string').map((n) => found(grid.index(n), at, `no hex ${n}`));
  const byRank = (a: number, b: number) => grid.rank[a]! - grid.rank[b]!;
  const neighbours = indexes(Object.values(neighbors)).sort(byRank);
  const cut = indexes(Object.values(blockedNeighbors)).sort(byRank);
  const near = flags.waterHexsideCutsAdjacency ? neighbours : [...neighbours, ...cut];
  return {
    id,
    neighbours,
    near,
    cut,
    palm: palm.hexes.includes(id),
    green: greenArrow.hexes.includes(id),
    blue: blueArrow.hex === id,
    mission: mission.hex === id,
    torahatup: torahatup.hex === id,
    discovers: near.some((n) => grid.id(n) === torahatup.hex),
  };
}

/**
 * Hexes over hexsides with land from the nearest of `starts`, by hex; -1 where none leads. Units and ravine
 * are ignored.
 */
export function landDistances(hexes: readonly PackHex[], starts: readonly number[]): readonly number[] {
  const distance = hexes.map(() => -1);
  for (const start of starts) distance[start] = 0;
  const queue = [...starts];
  for (const here of queue)
    for (const next of hexes[here]!.neighbours) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[here]! + 1;
      queue.push(next);
    }
  return distance;
}

/** Where a unit is that is in no hex: removed, or off the map and perhaps still to come. */
export const OUT = -1;
export const OFF = -2;

export type SideId = 'NZ' | 'JP';

export type CombatResult = (typeof RESULTS)[number];

interface PackHex {
  readonly id: string;
  /** Neighbours over hexsides with land. */
  readonly neighbours: readonly number[];
  /** Hexes that are adjacent for contact and discovery (SP-6.1.q). */
  readonly near: readonly number[];
  /** Neighbours behind a hexside without land. */
  readonly cut: readonly number[];
  readonly palm: boolean;
  readonly green: boolean;
  readonly blue: boolean;
  readonly mission: boolean;
  readonly torahatup: boolean;
  /** Next to Torahatup: an NZ unit that enters discovers the ravine. */
  readonly discovers: boolean;
}

/** A printed counter. */
interface PackCounter {
  readonly id: string;
  readonly side: SideId;
  readonly strength: number;
}

/**
 * A unit as it stands on the map: an NZ counter, or a Japanese token under which lies a counter that nobody
 * knows.
 */
interface PackPiece {
  readonly id: string;
  readonly side: SideId;
  readonly valentine: boolean;
  readonly dice: number;
  /** Its printed counter; OUT for a token. */
  readonly counter: number;
  /** Hex of the start, OFF for one that is placed or comes later. */
  readonly start: number;
  /** Placed by the NZ player in the set-up. */
  readonly placed: boolean;
}

export interface PackTurn {
  readonly number: number;
  readonly label: { readonly en: string; readonly ja: string };
  /** Highest roll on which the 30th arrives; 0 for no roll. */
  readonly arrivesUpTo: number;
}

export interface Pack {
  readonly file: ComponentFile;
  readonly grid: Grid;
  readonly hexes: readonly PackHex[];
  readonly counters: readonly PackCounter[];
  /** Counters that start face down, by id. */
  readonly faceDown: readonly number[];
  readonly pieces: readonly PackPiece[];
  readonly army: Readonly<Record<SideId, readonly number[]>>;
  /** Pieces by role. */
  readonly thirtieth: number;
  readonly battalion: number;
  /** The company that stays after a split for a loss, and the one that is lost (SP-7.3.l). */
  readonly companies: readonly [stays: number, goes: number];
  readonly turns: readonly PackTurn[];
  readonly lastTurn: number;
  readonly green: readonly number[];
  readonly blue: number;
  readonly mission: number;
  readonly torahatup: number;
  /** The ravine hex of each face of the die, from 1. */
  readonly ravineHexes: readonly number[];
  /** Faces of every die. */
  readonly faces: number;
  readonly table: CombatTable;
  readonly flags: Readonly<Record<Flag, boolean>>;
  /** The set-up for whom the clock decides. */
  readonly defaultSetup: readonly (readonly [piece: number, hex: number])[];
  /** Hexes over land from the Mission, by hex. */
  readonly toMission: readonly number[];
}

/** The combat results table. Odds are whole numbers: 0 is 1:1, 1 is 2:1, -1 is 1:2. */
interface CombatTable {
  readonly lowest: number;
  readonly highest: number;
  readonly below: CombatResult;
  readonly above: CombatResult;
  /** Results of the faces from 1, by column from the lowest odds. */
  readonly columns: readonly (readonly CombatResult[])[];
}

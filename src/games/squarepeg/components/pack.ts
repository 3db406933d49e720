/** The component pack as the rules use it: integers for units and hexes, tables built once. */

import { ComponentError } from '../../../referee/index.js';
import { hexGrid, readComponents } from '../../shared/index.js';
import { faceDownOf, piecesOf, rolesOf } from './counters.js';
import { checkHexsides, found, hexFrom, landDistances } from './land.js';
import type { ComponentFile, Flag } from './schema.js';
import { componentFile, FLAGS, PHASES } from './schema.js';
import type { CombatTable, Pack, PackPiece, PackTurn, SideId } from './types.js';

export { OFF, OUT } from './places.js';
export type {
  CombatResult,
  Pack,
  PackTurn,
  SideId,
} from './types.js';

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

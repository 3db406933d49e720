/** The shape of the component pack: integers for units and hexes, tables built once. */
import type { Grid } from '../../../hex/index.js';
import type { ComponentFile, Flag, RESULTS } from './schema.js';

export type SideId = 'NZ' | 'JP';

export type CombatResult = (typeof RESULTS)[number];

export interface PackHex {
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
export interface PackCounter {
  readonly id: string;
  readonly side: SideId;
  readonly strength: number;
}

/**
 * A unit as it stands on the map: an NZ counter, or a Japanese token under which lies a counter that nobody
 * knows.
 */
export interface PackPiece {
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
export interface CombatTable {
  readonly lowest: number;
  readonly highest: number;
  readonly below: CombatResult;
  readonly above: CombatResult;
  /** Results of the faces from 1, by column from the lowest odds. */
  readonly columns: readonly (readonly CombatResult[])[];
}

/** The shape of the pack: what the rules read, by index. */
import type { Grid } from '../../../hex/index.js';
import type { OutcomeRow } from '../../../referee/index.js';
import type { ComponentFile, Reason, Terrain } from './schema.js';

export type SideId = 'US' | 'JP';

export interface PackHex {
  readonly id: string;
  readonly terrain: Terrain;
  readonly land: boolean;
  /** Movement points to enter it, its sides apart; -1 for the sea. */
  readonly cost: number;
  /** Urban or Heavy Structure: it blocks lines of fire and can be rubble. */
  readonly building: boolean;
  readonly high: boolean;
  /** Inside the walls. */
  readonly inside: boolean;
  readonly coastal: boolean;
  readonly zone: boolean;
  readonly southEdge: boolean;
  /** No Japanese unit may be set up here. */
  readonly barred: boolean;
  /** Neighbours that are on the map. */
  readonly near: readonly number[];
}

export interface PackBridge {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly major: boolean;
}

export interface PackUnit {
  readonly id: string;
  readonly side: SideId;
  readonly formation: string;
  /** Of a division, unlike corps units and the Japanese. */
  readonly division: boolean;
  /** Of the US corps. */
  readonly corps: boolean;
  readonly type: string;
  readonly attack: number;
  /** Hexes; an air unit has none. */
  readonly range: number;
  readonly armoured: boolean;
  readonly cac: boolean;
  readonly antiArmour: boolean;
  readonly indirect: boolean;
  readonly antiAircraft: boolean;
  readonly fixed: boolean;
  readonly air: boolean;
  readonly amphibious: boolean;
  readonly bridging: boolean;
  readonly movement: number;
  /** May make defensive fire. */
  readonly dfc: boolean;
}

export interface PackGroup {
  readonly formation: string;
  readonly hexes: readonly number[];
  readonly allowance: number;
  readonly units: readonly number[];
}

/** A band of range: what is added from which range on. */
export interface PackBand {
  readonly reason: Reason;
  readonly from: number;
}

export interface PackColumn {
  readonly label: string;
  readonly min: number;
  /** Highest modified roll that eliminates. */
  readonly best: number;
  readonly outcomes: readonly OutcomeRow[];
}

export interface Pack {
  readonly file: ComponentFile;
  readonly grid: Grid;
  readonly hexes: readonly PackHex[];
  readonly units: readonly PackUnit[];
  readonly unitIndexes: ReadonlyMap<string, number>;
  /** All but the air units. */
  readonly army: Readonly<Record<SideId, readonly number[]>>;
  readonly air: readonly number[];
  /** Ids under which face-down counters go, in order. */
  readonly tokenIds: readonly string[];
  readonly amphibian: number;
  readonly builders: readonly number[];
  readonly groups: readonly PackGroup[];
  readonly bridges: readonly PackBridge[];
  readonly bridgeIndexes: ReadonlyMap<string, number>;
  /** By hex and direction: what it costs to go there, rivers and rubble apart; -1 where no unit goes. */
  readonly stepCost: Int8Array;
  /** By hex and direction: the river on that side. */
  readonly river: Int8Array;
  /** By hex and direction: the bridge over that side, or -1. */
  readonly bridgeOn: Int16Array;
  readonly minorCost: number;
  readonly rubbleCost: number;
  readonly drm: Readonly<Record<Reason, number>>;
  /** The farthest first. */
  readonly bands: readonly PackBand[];
  readonly columns: readonly PackColumn[];
  readonly faces: number;
  readonly turns: ComponentFile['tables']['turnTrack'];
  readonly template: readonly (readonly [unit: number, hex: number])[];
  readonly stackLimit: number;
  readonly fixedLimit: number;
  readonly victoryZone: readonly number[];
  /** Lines of fire that were looked at before: see lines.ts. */
  readonly lines: Int8Array;
}

export const [DRY, MINOR, MAJOR] = [0, 1, 2] as const;

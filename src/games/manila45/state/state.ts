/** The situation as plain JSON. */
import type { BaseState, Play } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OFF, OUT } from '../components/pack.js';
import { PHASES, type Phase } from '../components/schema.js';

export interface UnitState {
  /** Hex, OUT (eliminated) or OFF (not yet on the map; air units always). */
  at: number;
  /** A Japanese unit that lies face up for good (MN-6.5.f). */
  revealed: boolean;
  /** A Japanese counter that has moved, hence known to be mobile (MN-6.5.g). */
  roamed: boolean;
  /** A US unit below another one. */
  under: boolean;
  /** What it has done in this phase; an air unit in this turn. */
  moved: boolean;
  attacked: boolean;
  used: boolean;
  /** Where the Japanese player saw a US unit's face last, or OUT (MN-6.5.m). */
  seen: number;
}

/** When a march ends before its goal. */
export const STOP_RULES = ['newEnemyRevealed', 'firedAt', 'never'] as const;
export type StopRule = (typeof STOP_RULES)[number];

/** The unit on its way. */
export interface Move {
  readonly unit: number;
  /** Where it began, or OFF. */
  readonly from: number;
  /** Movement points. */
  left: number;
  /** Hexes entered that the log has not told of yet. */
  trail: number[];
  /** What was ordered beyond the hex that it has reached. Its owner's business. */
  rest: number[];
  readonly stop: StopRule;
  /** The help of the 672nd is wanted at the next river (MN-8.8.i). */
  help: boolean;
  /** Who is to lie on top where it stops, or OUT. */
  top: number;
}

/** The attack whose advance is open. */
export interface Attack {
  readonly target: number;
  readonly attackers: readonly number[];
  /** The unit that the 672nd helps, or OUT. */
  readonly helped: number;
}

export interface Pontoon {
  readonly builder: number;
  readonly from: number;
  readonly to: number;
}

/** What the start of the US movement phase fixed (MN-8.8.a, MN-8.10.a). */
export interface Landing {
  /** Where the 672nd stood, or OUT. */
  readonly at: number;
  /** The unit that was stacked with it, or OUT. */
  readonly with: number;
  jumped: boolean;
  carried: number;
}

export interface MnState extends BaseState {
  turn: number;
  /** By unit of the pack. */
  units: UnitState[];
  /** The Japanese unit under each token. */
  tokens: number[];
  rubble: number[];
  /** Bridges. */
  destroyed: number[];
  pontoons: Pontoon[];
  /** The help of the 672nd is used in this phase. */
  helped: boolean;
  /** Formations that have taken their replacement in this turn. */
  replaced: string[];
  /** Hexes and bridges that were attacked in this phase. */
  targets: { readonly hexes: number[]; readonly bridges: number[] };
  landing?: Landing;
  move?: Move;
  attack?: Attack;
}

/** What the rules are asked about. */
export interface Position {
  readonly pack: Pack;
  readonly state: MnState;
}

/** A position that a script plays on. */
export interface Turn extends Position {
  readonly play: Play<MnState>;
}

export function turnOf(pack: Pack, play: Play<MnState>): Turn {
  return { pack, state: play.state, play };
}

/** The sequence of play has one step a phase, so the step is the phase. */
export function phaseOf({ state }: Position): Phase {
  return PHASES.find((phase) => phase === state.step) ?? 'S1';
}

export function freshUnit(at: number): UnitState {
  return {
    at,
    revealed: false,
    roamed: false,
    under: false,
    moved: false,
    attacked: false,
    used: false,
    seen: OUT,
  };
}

/** The situation before the first order: nobody is on the map (MN-3.1.a, MN-3.3.a). */
export function startState(pack: Pack): MnState {
  return {
    step: 'S1',
    turn: 1,
    units: pack.units.map(() => freshUnit(OFF)),
    tokens: [...pack.army.JP],
    rubble: [],
    destroyed: [],
    pontoons: [],
    helped: false,
    replaced: [],
    targets: { hexes: [], bridges: [] },
  };
}

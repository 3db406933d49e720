/** The state of the toy, and the questions that everybody asks of it. */
import type { BaseState, Clause, Crumb, Setting } from '../../src/referee/index.js';
import { CARDS, NEIGHBOURS, PURSE, type SideId, START, STEPS } from './components.js';

/** A counter. `kind` is the owner's secret until `shown`; `at` is null when it is lost. */
export interface Unit {
  readonly id: string;
  readonly side: SideId;
  at: string | null;
  kind: string;
  shown: boolean;
  steps: number;
}

/** Plain JSON. What a viewer must know is here, never in a script's local variable. */
export interface ToyState extends BaseState {
  weather: string;
  /** Whoever wins the first bids takes the red side. */
  auction?: boolean;
  turn: number;
  rain: boolean;
  active: SideId;
  purse: Record<SideId, number>;
  hands: Record<SideId, string[]>;
  ready: Record<SideId, string[]>;
  played: string[];
  queue: string[];
  /** Points by which a signal lengthens the next march. */
  signal: number;
  units: Unit[];
}

export function start(setting: Setting): ToyState {
  return {
    step: 'deal',
    weather: setting.scenario !== 'standard' ? 'off' : (setting.options.weather ?? 'on'),
    ...(setting.scenario === 'auction' ? { auction: true } : {}),
    turn: 1,
    rain: false,
    active: 'RED',
    purse: { RED: PURSE, BLUE: PURSE },
    hands: { RED: [], BLUE: [] },
    ready: { RED: [], BLUE: [] },
    played: [],
    queue: [],
    signal: 0,
    units: Object.entries(START).map(([id, { side, at }]) => ({
      id,
      side,
      at,
      kind: '',
      shown: false,
      steps: STEPS,
    })),
  };
}

/** Turn and phase. */
export function now(state: ToyState): readonly Crumb[] {
  return [{ key: 'turn', n: state.turn }, { key: state.step }];
}

export function enemyOf(side: SideId): SideId {
  return side === 'RED' ? 'BLUE' : 'RED';
}

/** A unit by id, read afresh: it may be lost by now. */
export function unitOf(state: ToyState, id: string): Unit {
  const unit = state.units.find((u) => u.id === id);
  if (unit === undefined) throw new RangeError(`no unit ${id}`);
  return unit;
}

export function unitsOf(state: ToyState, side: SideId): readonly Unit[] {
  return state.units.filter((u) => u.side === side && u.at !== null);
}

export function unitsAt(state: ToyState, point: string): readonly Unit[] {
  return state.units.filter((u) => u.at === point);
}

export function isBeside(point: string | null, other: string): boolean {
  return point !== null && (NEIGHBOURS[point] ?? []).includes(other);
}

/** TY-2.b. */
export function forbidsUnit(state: ToyState, side: SideId, id: string): Clause | undefined {
  const unit = unitOf(state, id);
  return unit.side !== side || unit.at === null ? 'TY-2.b' : undefined;
}

/** TY-2.c: no word about whether the card exists elsewhere. */
export function forbidsCard(state: ToyState, side: SideId, card: string, use?: string): Clause | undefined {
  if (!state.hands[side].includes(card)) return 'TY-2.c';
  return use !== undefined && CARDS[card] !== use ? 'TY-2.c' : undefined;
}

/** The cards that nobody has: a set without order, so that a draw decides, not a shuffle. */
export function deck(state: ToyState): readonly string[] {
  const gone = [
    ...state.hands.RED,
    ...state.hands.BLUE,
    ...state.ready.RED,
    ...state.ready.BLUE,
    ...state.played,
  ];
  return Object.keys(CARDS).filter((card) => !gone.includes(card));
}

/** Takes a card out of a hand. */
export function discard(state: ToyState, side: SideId, card: string): void {
  state.hands[side] = state.hands[side].filter((c) => c !== card);
  state.played.push(card);
}

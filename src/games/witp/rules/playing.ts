/**
 * What the chapters have in common: a position that a script plays on, who acts first, units that are hit and
 * lost.
 */
import type { Play } from '../../../referee/index.js';
import { enemyOf, hexId, hexIds, NONE, type SideId, unitId, unitIds } from '../components/pack.js';
import { inForce, OUT, type Position, unitAt, type WpState } from '../state/state.js';

/** A position that a script plays on. */
export interface Playing extends Position {
  readonly play: Play<WpState>;
}

/** The player with the higher TRP of the turn (WP-5.2.c); a card may name one. */
export function initiativeOf(position: Position): SideId | '=' {
  return inForce(position, 'initiative')[0]?.op.side ?? position.state.initiative;
}

/** Who acts first; the tie goes to A in redeployment and rebuilding, else to J (WP-5.2.d). */
export function firstToAct(position: Position, chapter: 'redeployment' | 'other' = 'other'): SideId {
  const ahead = initiativeOf(position);
  if (ahead !== '=') return ahead;
  return chapter === 'redeployment' ? 'A' : 'J';
}

/** Whose action it is where the sides alternate until both have passed; undefined: both have. */
export function toAct({ state }: Position, first: SideId): SideId | undefined {
  const side = state.next ?? first;
  if (!state.passed[side]) return side;
  return state.passed[enemyOf(side)] ? undefined : enemyOf(side);
}

/** The other side is next, unless it has passed. */
export function actionDone(state: WpState, side: SideId, passes: boolean): void {
  if (passes) state.passed[side] = true;
  state.next = enemyOf(side);
}

/** Nobody has passed any more: the next round of actions begins by the rule. */
export function alternationOver(state: WpState): void {
  state.next = null;
  state.passed = { J: false, A: false };
}

/** Takes a unit out of the game for good (WP-2.2.2.c). */
export function removeUnit({ state }: Position, unit: number): void {
  Object.assign(state.units[unit]!, { at: OUT, damaged: false, carrier: NONE, home: false, sea: null });
  if (state.chungkingAir === unit) state.chungkingAir = NONE;
}

/** A hit turns a full unit to damaged and removes a damaged one (WP-2.2.2.b). True: it is gone. */
export function hitUnit(p: Playing, unit: number): boolean {
  const state = unitAt(p, unit);
  const name = unitId(p.pack, unit);
  if (state.damaged) {
    removeUnit(p, unit);
    p.play.log('unit.lost', { unit: name });
    return true;
  }
  state.damaged = true;
  p.play.log('unit.damaged', { unit: name });
  return false;
}

export function logHex(p: Playing, key: string, hex: number, side?: SideId): void {
  p.play.log(key, { ...(side === undefined ? {} : { side }), hex: hexId(p.pack, hex) });
}

/** Ids of units for the log. */
export function named({ pack }: Position, units: readonly number[]): string[] {
  return unitIds(pack, units);
}

/** Ids of hexes for forms. */
export function hexNames({ pack }: Position, hexes: readonly number[]): string[] {
  return hexIds(pack, hexes);
}

/** Hex numbers ascend as their indexes do; both run by column and row. */
export function ascending(a: number, b: number): number {
  return a - b;
}

/** The answer of the first time: for what a decision needs only if its forms are walked. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Chapter 8.2(5) and (6): damage dice, heavy armour, losses. TS-8.2.i. */
import type { Entry, Explanation, Play } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { unitId } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { putInBox, remove, unitAt } from '../../state/state.js';
import { checkFleetTrain, leftPoint } from '../control.js';

const DIE = 6;
/** Dice of one ship whose throws are counted. */
const MOST_DICE = 4;

/** What hits did to a unit: turns until it returns, or sunk. */
export interface Loss {
  readonly unit: number;
  readonly turns: number;
  readonly sunk: boolean;
}

/**
 * Rolls the damage of assigned hits: each ship's first hit in component order, then the second hits …
 * (TS-8.2.o).
 */
export function rollDamage(pack: Pack, play: Play<TsState>, shares: Shares): Loss[] {
  const hit = [...shares.keys()].filter((unit) => shares.get(unit)! > 0).sort((a, b) => a - b);
  const ships = hit.filter((unit) => pack.units[unit]!.ship);
  const dice = new Map<number, number[]>(ships.map((unit) => [unit, []]));
  const most = Math.max(0, ...ships.map((unit) => shares.get(unit)!));
  for (let round = 1; round <= most; round++)
    for (const unit of ships)
      if (shares.get(unit)! >= round) dice.get(unit)!.push(rollOne(pack, play, unit, shares.get(unit)!));
  return hit.flatMap((unit) => lossOf(pack, play, unit, dice.get(unit), shares.get(unit)!));
}

/** One die for one hit; what it does is in the table when it is the only one. */
function rollOne(pack: Pack, play: Play<TsState>, unit: number, hits: number): number {
  const { heavyArmour, defence } = pack.units[unit]!;
  const less = pack.file.rules.heavyArmourDieModifier;
  play.log('damage.die', { unit: unitId(pack, unit) });
  const modifiers = heavyArmour
    ? [{ amount: less, on: 'die' as const, reason: 'heavyArmour', clause: 'TS-8.2.k' }]
    : [];
  const top = heavyArmour ? DIE + less : DIE;
  const rows: (readonly [number, string])[] = [
    ...(heavyArmour ? [[0, 'unharmed'] as const] : []),
    [Math.min(defence, heavyArmour ? top - 1 : top), 'damaged'],
    ...(defence < top || heavyArmour ? [[top, 'sunk'] as const] : []),
  ];
  const outcomes = hits === 1 ? rows : [];
  return play.roll({ purpose: 'damage', dice: [DIE], modifiers, outcomes }).faces[0]!;
}

/**
 * Air units return as many turns later as they took hits (TS-8.2.g); ships are compared with their defence.
 */
function lossOf(
  pack: Pack,
  play: Play<TsState>,
  unit: number,
  dice: readonly number[] | undefined,
  hits: number,
): Loss[] {
  const loss = dice === undefined ? { unit, turns: hits, sunk: false } : shipLoss(pack, unit, dice);
  const back = play.state.turn + loss.turns;
  const said = { unit: unitId(pack, unit), n: back };
  if (dice !== undefined && dice.length > 1) sumUp(pack, play, unit, loss.turns);
  if (loss.sunk) play.log('damage.sunk', said);
  else if (loss.turns === 0) play.log('damage.none', said);
  else if (isWithdrawnBy(pack, unit, back)) play.log('damage.withdrawn', { unit: said.unit });
  else if (back > pack.lastTurn) play.log('damage.late', said);
  else play.log(dice === undefined ? 'damage.away' : 'damage.damaged', said);
  return loss.sunk || loss.turns > 0 ? [loss] : [];
}

/** British ships leave in their turn, also from a box of the turn track (TS-6.1.i, TS-6.1.j). */
function isWithdrawnBy(pack: Pack, unit: number, turn: number): boolean {
  const { withdraw } = pack.units[unit]!;
  return withdraw !== undefined && withdraw <= turn;
}

/** Several dice are added up: a single one shows its result in its own table. */
function sumUp(pack: Pack, play: Play<TsState>, unit: number, total: number): void {
  play.log('damage.sum', { unit: unitId(pack, unit), n: total, of: pack.units[unit]!.defence });
}

/** What dice do to a ship (TS-8.2.i). */
export function shipLoss(pack: Pack, unit: number, dice: readonly number[]): Loss {
  const { heavyArmour, defence } = pack.units[unit]!;
  const less = heavyArmour ? pack.file.rules.heavyArmourDieModifier : 0; // on each die: TS-8.2.4.a
  const total = dice.reduce((sum, die) => sum + die + less, 0);
  const sunk = total > defence || (heavyArmour && dice.includes(DIE)); // TS-8.2.i, TS-8.2.l
  return { unit, turns: total, sunk };
}

/** Takes all losses off the map together (TS-8.3.a, TS-8.2.m) and looks at the points they leave. */
export function applyLosses(pack: Pack, play: Play<TsState>, losses: readonly Loss[]): void {
  const { state } = play;
  countCarriers(pack, state, losses);
  const places = losses.map(({ unit }) => ({ unit, at: unitAt(state, unit).at }));
  for (const { unit, turns, sunk } of losses) {
    if (sunk) remove(state, unit);
    else putInBox(pack, state, unit, state.turn + turns, pack.units[unit]!.ship);
  }
  for (const side of ['J', 'A'] as const) lookBack(pack, play, side, places);
  checkFleetTrain(pack, play);
}

/** Standing orders to retreat go by the carriers that a combat has cost. */
function countCarriers(pack: Pack, state: TsState, losses: readonly Loss[]): void {
  const { battle } = state;
  const carriers = losses.filter(({ unit }) => pack.units[unit]!.type === 'carrier');
  if (battle === undefined || carriers.length === 0) return;
  const hit = { J: 0, A: 0, ...battle.carriersHit };
  for (const { unit } of carriers) hit[pack.units[unit]!.side] += 1;
  battle.carriersHit = hit;
}

function lookBack(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  places: readonly { readonly unit: number; readonly at: number }[],
): void {
  const lost = places.filter(({ unit, at }) => at >= 0 && pack.units[unit]!.side === side);
  for (const point of new Set(lost.map(({ at }) => at))) {
    const withShips = lost.some(({ unit, at }) => at === point && pack.units[unit]!.ship);
    leftPoint(pack, play, side, point, withShips);
  }
}

/**
 * What hits would do to a ship: the chance that it is sunk. Air units leave for as many turns as they take
 * hits.
 */
export function explainHits(pack: Pack, hits: ReadonlyMap<number, number>): Explanation {
  return {
    lines: [...hits].map(([unit, n]): Entry => {
      if (!pack.units[unit]!.ship) return { key: 'explain.airHit', unit: unitId(pack, unit), n };
      const outcomes = throws(n).map((dice) => shipLoss(pack, unit, dice));
      const count = (test: (loss: Loss) => boolean) => outcomes.filter(test).length;
      return {
        key: 'explain.hit',
        unit: unitId(pack, unit),
        of: count((loss) => loss.sunk),
        in: outcomes.length,
        n,
      };
    }),
    modifiers: [],
    chances: [],
  };
}

/** Every throw of n dice; of many hits the first four tell enough. */
function throws(n: number): readonly (readonly number[])[] {
  const faces = Array.from({ length: DIE }, (_, i) => i + 1);
  let all: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < Math.min(n, MOST_DICE); die++)
    all = all.flatMap((dice) => faces.map((face) => [...dice, face]));
  return all;
}

/** Hits given to units, by unit index. */
export type Shares = ReadonlyMap<number, number>;

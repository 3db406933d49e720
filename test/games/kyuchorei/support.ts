/** What the tests of the game share: positions, matches with given dice, legal orders of a position. */

import components from '../../../src/games/kyuchorei/components/components.json' with { type: 'json' };
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import { makePack } from '../../../src/games/kyuchorei/pack.js';
import { readPosition } from '../../../src/games/kyuchorei/position.js';
import type { KyState } from '../../../src/games/kyuchorei/state.js';
import {
  type Decision,
  type Entry,
  type Json,
  type Order,
  type Ports,
  type Question,
  type Refusal,
  Session,
  type Side,
  type StandingOrders,
  type StandingPort,
  sentences,
} from '../../../src/referee/index.js';
import { givenChance } from '../../referee/support.js';

export const pack = makePack(components);
export const game = kyuchorei;
export { givenChance, picker, seededChance } from '../../referee/support.js';

/** Where units stand: an id, or an id with a star for a disordered one. */
export type Units = Readonly<Record<string, string>>;

/** A position file: `units` as `{ 'J-I-4': '1604', 'R-III-33*': '1503' }`, everything else off the map. */
export function file(turn: number, phase: string, units: Units, more: Readonly<Record<string, Json>> = {}): Json {
  const words = Object.entries(units).map(([id, at]) =>
    id.endsWith('*') ? [id.slice(0, -1), { at, disordered: true }] : [id, { at }],
  );
  return { game: 'kyuchorei', turn, phase, clear: true, units: Object.fromEntries(words), ...more };
}

/** Reads a position file that must be sound. */
export function position(json: Json): KyState {
  const read = readPosition(pack, json);
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

export function situation(turn: number, phase: string, units: Units, more: Readonly<Record<string, Json>> = {}): KyState {
  return position(file(turn, phase, units, more));
}

/** A match that goes on from a position with these dice. Standing orders act only if given. */
export class Match {
  readonly session: Session<KyState>;
  #used = 0;
  readonly #dice: readonly number[];

  constructor(state: KyState, dice: readonly number[] = [], standing?: StandingPort) {
    this.#dice = dice;
    const { roll, draw } = givenChance(dice);
    const chance: Ports['chance'] = {
      roll: (spec, orders) => {
        this.#used += spec.dice.length;
        return roll(spec, orders);
      },
      draw,
    };
    this.session = new Session(game, state, standing === undefined ? { chance } : { chance, standing });
  }

  get state(): KyState {
    return this.session.state;
  }

  get question(): Question {
    const [question] = this.session.questions;
    if (question === undefined) throw new Error('nobody is asked');
    return question;
  }

  get diceLeft(): number {
    return this.#dice.length - this.#used;
  }

  get log(): readonly Entry[] {
    return [...this.session.events.flatMap((e) => e.log), ...this.session.draftLog];
  }

  get rolls() {
    return this.session.events.flatMap((e) => e.rolls);
  }

  /** Gives legal orders to whoever is asked. */
  play(...orders: readonly Order[]): this {
    for (const order of orders) {
      const refusal = this.session.give(this.question.side, order);
      if (refusal !== undefined) throw new Error(`${JSON.stringify(order)} refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** The refusal of an order by whoever is asked; an error when it is accepted. */
  refused(order: unknown, side: Side = this.question.side): Refusal {
    const before = JSON.stringify(this.state);
    const refusal = this.session.give(side, order);
    if (refusal === undefined) throw new Error(`${JSON.stringify(order)} was accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused order changed the state');
    return refusal;
  }

  clauseOf(order: unknown, side?: Side): string {
    return this.refused(order, side ?? this.question.side).clause;
  }

  unit(id: string): { readonly at: string | null; readonly disordered: boolean } {
    return unitIn(this.state, id);
  }

  /** Hex and marker of units, as `1503` or `1503*`; `out` for one that is gone. */
  where(...ids: readonly string[]): string[] {
    return ids.map((id) => {
      const { at, disordered } = this.unit(id);
      return at === null ? 'out' : `${at}${disordered ? '*' : ''}`;
    });
  }
}

export function unitIn(state: KyState, id: string): { readonly at: string | null; readonly disordered: boolean } {
  const index = pack.units.findIndex((u) => u.id === id);
  const unit = state.units[index];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return { at: unit.at < 0 ? null : (pack.hexes[unit.at]?.id ?? null), disordered: unit.disordered };
}

/** A match from a position in short. */
export function match(
  turn: number,
  phase: string,
  units: Units,
  more: Readonly<Record<string, Json>> = {},
  dice: readonly number[] = [],
): Match {
  return new Match(situation(turn, phase, units, more), dice);
}

/** A movement phase, asked even when nothing can move. */
export function movementOf(turn: number, side: 'JP' | 'RU', units: Units): Match {
  return match(turn, side === 'JP' ? 'J1' : 'R1', units, { begin: { procedure: 'movement', with: {} } });
}

/** A fire phase with its dice. */
export function fireOf(turn: number, side: 'JP' | 'RU', units: Units, dice: readonly number[] = []): Match {
  return match(turn, side === 'JP' ? 'J1' : 'R1', units, { chosen: 'fire' }, dice);
}

/** A melee phase with its dice. */
export function meleeOf(turn: number, side: 'JP' | 'RU', units: Units, dice: readonly number[] = []): Match {
  return match(turn, side === 'JP' ? 'J2' : 'R2', units, { chosen: 'melee' }, dice);
}

/** Every legal order of a question. */
export function legal(decision: Decision): Order[] {
  return [...sentences(decision)];
}

/** Hexes where a unit's move may end. */
export function goals(m: Match, unit: string): string[] {
  const ends = legal(m.question).flatMap((o) =>
    o.do === 'move' && o.unit === unit && Array.isArray(o.path) ? [String(o.path.at(-1))] : [],
  );
  return [...new Set(ends)].sort();
}

/** Legal retreat hexes of a unit where it stands; empty when it is eliminated. */
export function retreats(turn: number, units: Units, unit: string): string[] {
  const m = match(turn, 'J1', units, { begin: { procedure: 'retreat', with: { unit } } });
  const to = [...m.session.events.flatMap((e) => e.log), ...m.session.draftLog].find(
    (e) => e.key === 'retreat' && e.unit === unit,
  );
  if (to !== undefined) return [String(to.to)];
  if (m.unit(unit).at === null) return [];
  return legal(m.question)
    .flatMap((o) => (o.do === 'retreat' ? [String(o.to)] : []))
    .sort();
}

/** A port that answers from these orders (and the defaults). */
export function standingOf(orders: Readonly<Record<Side, StandingOrders>>): StandingPort {
  return (side, decision, view) => game.standing(orders[side] ?? [], view, decision);
}

export const move = (unit: string, ...path: string[]): Order => ({ do: 'move', unit, path });
export const fire = (target: string, ...units: string[]): Order => ({ do: 'fire', target, units });
export const melee = (target: string, ...units: string[]): Order => ({ do: 'melee', target, units });
export const retreat = (unit: string, to: string): Order => ({ do: 'retreat', unit, to });
export const advance = (unit: string): Order => ({ do: 'advance', unit });
export const end: Order = { do: 'end' };
export const stay: Order = { do: 'stay' };
export const back: Order = { do: 'back' };

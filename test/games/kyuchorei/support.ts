/** What the tests of the game share: positions, matches with given dice, legal orders of a position. */

import components from '../../../src/games/kyuchorei/components/components.json' with { type: 'json' };
import { makePack } from '../../../src/games/kyuchorei/components/pack.js';
import { kyuchorei } from '../../../src/games/kyuchorei/index.js';
import type { KyState } from '../../../src/games/kyuchorei/state.js';
import type {
  Json,
  Order,
  PlanPort,
  Side,
  StandingOrders,
  StandingPort,
} from '../../../src/referee/index.js';
import { GivenMatch, legal, positionOf, standingPort } from '../match.js';

export { legal } from '../match.js';

export const pack = makePack(components);
export const game = kyuchorei;
export { givenChance, picker, seededChance } from '../../referee/support.js';

/** Where units stand: an id, or an id with a star for a disordered one. */
export type Units = Readonly<Record<string, string>>;

/** A position file: `units` as `{ 'J-I-4': '1604', 'R-III-33*': '1503' }`, everything else off the map. */
export function file(
  turn: number,
  phase: string,
  units: Units,
  more: Readonly<Record<string, Json>> = {},
): Json {
  const words = Object.entries(units).map(([id, at]) =>
    id.endsWith('*') ? [id.slice(0, -1), { at, disordered: true }] : [id, { at }],
  );
  return { game: 'kyuchorei', turn, phase, clear: true, units: Object.fromEntries(words), ...more };
}

/** Reads a position file that must be sound. */
export const position = (json: Json): KyState => positionOf(game, json);

export function situation(
  turn: number,
  phase: string,
  units: Units,
  more: Readonly<Record<string, Json>> = {},
): KyState {
  return position(file(turn, phase, units, more));
}

/** A match that goes on from a position with these dice. Standing orders act only if given. */
export class Match extends GivenMatch<KyState> {
  constructor(state: KyState, dice: readonly number[] = [], standing?: StandingPort, plans?: PlanPort) {
    super({ of: game, state, dice, standing, plans });
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

export function unitIn(
  state: KyState,
  id: string,
): { readonly at: string | null; readonly disordered: boolean } {
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
export const standingOf = (orders: Readonly<Record<Side, StandingOrders>>): StandingPort =>
  standingPort(game, orders);

export const move = (unit: string, ...path: string[]): Order => ({ do: 'move', unit, path });
export const fire = (target: string, ...units: string[]): Order => ({ do: 'fire', target, units });
export const melee = (target: string, ...units: string[]): Order => ({ do: 'melee', target, units });
export const retreat = (unit: string, to: string): Order => ({ do: 'retreat', unit, to });
export const advance = (unit: string): Order => ({ do: 'advance', unit });
export const end: Order = { do: 'end' };
export const stay: Order = { do: 'stay' };
export const back: Order = { do: 'back' };

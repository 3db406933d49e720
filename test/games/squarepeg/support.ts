/** What the tests of the game share: positions, matches with given dice, legal orders of a position. */
import components from '../../../src/games/squarepeg/components/components.json' with { type: 'json' };
import { makePack } from '../../../src/games/squarepeg/components/pack.js';
import { createSquarepeg, type SpState, squarepeg } from '../../../src/games/squarepeg/index.js';
import type {
  Game,
  Json,
  Order,
  PlanPort,
  Question,
  Side,
  StandingOrders,
  StandingPort,
} from '../../../src/referee/index.js';
import { GivenMatch, legal, positionOf, standingPort } from '../match.js';

export { legal } from '../match.js';

export const game = squarepeg;
export const pack = makePack(components);
export { picker, seededChance } from '../../referee/support.js';

/** Where units stand: an id; with `*` fatigued, with `!` face up: `{ 'NZ-35*': '0705', 'JP-C!': '0806' }`. */
export type Units = Readonly<Record<string, string>>;
type More = Readonly<Record<string, Json>>;

/** A copy of the component file that a test may change. */
export function componentsCopy() {
  return structuredClone(components);
}

/** The game with some rulings read the other way. */
export function otherwise(...flags: readonly string[]): Game<SpState> {
  const file = componentsCopy();
  for (const name of flags) {
    const found = file.rulingFlags.find((f) => f.flag === name);
    if (found === undefined) throw new Error(`no flag ${name}`);
    found.default = !found.default;
  }
  return createSquarepeg(file);
}

/** A position file with these units alone on the map. */
export function file(phase: string, units: Units, more: More = {}): Json {
  const words = Object.entries(units).map(([name, at]) => {
    const id = name.replace(/[*!]/g, '');
    const flags = {
      ...(name.includes('*') ? { fatigued: true } : {}),
      ...(name.includes('!') ? { faceUp: true } : {}),
    };
    return [id, { at, ...flags }] as const;
  });
  return { game: 'squarepeg', phase, clear: true, units: Object.fromEntries(words), ...more };
}

/** Reads a position file that must be sound. */
export const position = (json: Json, of: Game<SpState> = game): SpState => positionOf(of, json);

/** A match that goes on from a position with these dice. Standing orders act only if given. */
export class Match extends GivenMatch<SpState> {
  constructor(
    state: SpState,
    dice: readonly number[] = [],
    of: Game<SpState> = game,
    standing?: StandingPort,
    plans?: PlanPort,
  ) {
    super({ of, state, dice, standing, plans });
  }

  /** Hex and marker of units, as `0705` or `0705*`; `out` or `off` for those that are not on the map. */
  where(...ids: readonly string[]): string[] {
    return ids.map((id) => placeOf(this.state, id));
  }

  isFaceDown(id: string): boolean {
    const unit = pieceOf(this.state, id);
    return this.state.units[unit]?.faceUp !== true;
  }
}

/** The piece that goes by an NZ id, a token, or a counter that has been laid under a token. */
export function pieceOf(state: SpState, id: string): number {
  const counter = pack.counters.findIndex((c) => c.id === id);
  const byCounter = state.units.findIndex(
    (u, i) => pack.pieces[i]?.side === 'JP' && u.counter !== undefined && u.counter === counter,
  );
  const piece = byCounter >= 0 ? byCounter : pack.pieces.findIndex((p) => p.id === id);
  if (piece < 0) throw new Error(`no unit ${id}`);
  return piece;
}

export function placeOf(state: SpState, id: string): string {
  const unit = state.units[pieceOf(state, id)];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  if (unit.at < 0) return unit.at === -1 ? 'out' : 'off';
  return `${pack.hexes[unit.at]?.id ?? ''}${unit.fatigued ? '*' : ''}`;
}

/** A match from a position in short. The ravine is known and out of the way unless `more` says otherwise. */
export function match(
  phase: string,
  units: Units,
  more: More = {},
  dice: readonly number[] = [],
  of: Game<SpState> = game,
): Match {
  return new Match(position(file(phase, units, { ravine: '0905', ...more }), of), dice, of);
}

/** The set-up of a real match, up to the first NZ turn. */
export function started(dice: readonly number[] = [], options: Readonly<Record<string, string>> = {}): Match {
  const m = new Match(game.rules.start({ scenario: 'standard', options }), dice);
  for (const [unit, at] of Object.entries(components.scenarios[0]?.defaultSetup.placements ?? {}))
    m.play({ do: 'place', unit, at });
  return m.play(end);
}

/** Hexes to which a unit may retreat by the question that stands. */
export function retreats(m: Match, unit: string): string[] {
  return legal(m.question)
    .flatMap((o) => (o.do === 'retreat' && o.unit === unit ? [String(o.to)] : []))
    .sort();
}

/** Units that a form offers in a field. */
export function offered(m: Match, name: string, field: string): string[] {
  const values = legal(m.question).flatMap((o) => (o.do === name ? [o[field]] : []));
  return [...new Set(values.flatMap((v) => (Array.isArray(v) ? v.map(String) : [String(v)])))].sort();
}

/** A port that answers from these orders (and the defaults). */
export const standingOf = (
  orders: Readonly<Record<Side, StandingOrders>>,
  of: Game<SpState> = game,
): StandingPort => standingPort(of, orders);

/** Everything that a viewer is given of a state, as text: view, picture, words, forms' orders. */
export function shown(state: SpState, viewer: string, questions: readonly Question[] = []): string {
  const view = game.position.view(state, viewer);
  return JSON.stringify([
    view,
    game.picture.scene(view, 'en', []),
    game.picture.scene(view, 'ja', []),
    game.picture.describe(view, 'en'),
    game.picture.describe(view, 'ja'),
    questions.map((q) => [q.about, game.picture.unused(view, q, 'en'), explanations(q)]),
  ]);
}

function explanations(question: Question): unknown {
  return legal(question)
    .slice(0, 60)
    .map((order) => {
      const form = question.forms.find((f) => f.do === order.do);
      return form?.fields.map((field) => {
        const value = order[field.name];
        return (
          field.walk.explain?.(order, Array.isArray(value) ? value.map(String) : [String(value)]) ?? null
        );
      });
    });
}

export const move = (unit: string, ...path: string[]): Order => ({ do: 'move', unit, path });
export const attack = (target: string, ...units: string[]): Order => ({ do: 'attack', target, units });
export const retreat = (unit: string, to: string): Order => ({ do: 'retreat', unit, to });
export const advance = (unit: string): Order => ({ do: 'advance', unit });
export const lose = (unit: string): Order => ({ do: 'lose', unit });
export const goOn = (...path: string[]): Order => ({ do: 'continue', path });
export const [end, none, stop, split, merge]: readonly [Order, Order, Order, Order, Order] = [
  { do: 'end' },
  { do: 'none' },
  { do: 'stop' },
  { do: 'split' },
  { do: 'merge' },
];

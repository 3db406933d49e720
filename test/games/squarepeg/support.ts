/** What the tests of the game share: positions, matches with given dice, legal orders of a position. */
import components from '../../../src/games/squarepeg/components/components.json' with { type: 'json' };
import { createSquarepeg, type SpState, squarepeg } from '../../../src/games/squarepeg/index.js';
import { makePack } from '../../../src/games/squarepeg/pack.js';
import {
  type Decision,
  type Entry,
  type Game,
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
    const flags = { ...(name.includes('*') ? { fatigued: true } : {}), ...(name.includes('!') ? { faceUp: true } : {}) };
    return [id, { at, ...flags }] as const;
  });
  return { game: 'squarepeg', phase, clear: true, units: Object.fromEntries(words), ...more };
}

/** Reads a position file that must be sound. */
export function position(json: Json, of: Game<SpState> = game): SpState {
  const read = of.readPosition(json);
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

/** A match that goes on from a position with these dice. Standing orders act only if given. */
export class Match {
  readonly session: Session<SpState>;
  readonly of: Game<SpState>;
  #used = 0;
  readonly #dice: readonly number[];

  constructor(state: SpState, dice: readonly number[] = [], of: Game<SpState> = game, standing?: StandingPort) {
    this.#dice = dice;
    this.of = of;
    const { roll, draw } = givenChance(dice);
    const chance: Ports['chance'] = {
      roll: (spec, orders) => {
        this.#used += spec.dice.length;
        return roll(spec, orders);
      },
      draw,
    };
    this.session = new Session(of, state, standing === undefined ? { chance } : { chance, standing });
  }

  get state(): SpState {
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

  /** Keys of the log, rolls left out. */
  get keys(): string[] {
    return this.log.map((e) => e.key).filter((key) => key !== 'roll');
  }

  get rolls() {
    return this.session.events.flatMap((e) => e.rolls);
  }

  get winner(): string | null | undefined {
    const { stop } = this.session;
    return stop.at === 'ended' ? stop.result.winner : undefined;
  }

  get ending(): string | undefined {
    const { stop } = this.session;
    return stop.at === 'ended' ? stop.result.key : undefined;
  }

  /** Gives legal orders to whoever is asked. */
  play(...orders: readonly Order[]): this {
    for (const order of orders) {
      const refusal = this.session.give(this.question.side, order);
      if (refusal !== undefined) throw new Error(`${JSON.stringify(order)} refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** The refusal of an order by whoever is asked; an error when it is accepted or changed anything. */
  refused(order: unknown, side: Side = this.question.side): Refusal {
    const before = JSON.stringify(this.state);
    const refusal = this.session.give(side, order);
    if (refusal === undefined) throw new Error(`${JSON.stringify(order)} was accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused order changed the state');
    return refusal;
  }

  clauseOf(order: unknown): string {
    return this.refused(order).clause;
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
  const m = new Match(game.start({ scenario: 'standard', options }), dice);
  for (const [unit, at] of Object.entries(components.scenarios[0]?.defaultSetup.placements ?? {}))
    m.play({ do: 'place', unit, at });
  return m.play(end);
}

/** Every legal order of a question. */
export function legal(decision: Decision): Order[] {
  return [...sentences(decision)];
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
export function standingOf(orders: Readonly<Record<Side, StandingOrders>>, of: Game<SpState> = game): StandingPort {
  return (side, decision, view) => of.standing(orders[side] ?? [], view, decision);
}

/** Everything that a viewer is given of a state, as text: view, picture, words, forms' orders. */
export function shown(state: SpState, viewer: string, questions: readonly Question[] = []): string {
  const view = game.view(state, viewer);
  return JSON.stringify([
    view,
    game.scene(view, 'en', []),
    game.scene(view, 'ja', []),
    game.describe(view, 'en'),
    game.describe(view, 'ja'),
    questions.map((q) => [q.about, game.unused(view, q, 'en'), explanations(q)]),
  ]);
}

function explanations(question: Question): unknown {
  return legal(question)
    .slice(0, 60)
    .map((order) => {
      const form = question.forms.find((f) => f.do === order.do);
      return form?.fields.map((field) => {
        const value = order[field.name];
        return field.walk.explain?.(order, Array.isArray(value) ? value.map(String) : [String(value)]) ?? null;
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

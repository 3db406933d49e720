/** What the tests of the game share: positions in short, matches with given dice and draws, legal orders. */
import components from '../../../src/games/taiheiyo/components/components.json' with { type: 'json' };
import { taiheiyo } from '../../../src/games/taiheiyo/index.js';
import { makePack } from '../../../src/games/taiheiyo/pack.js';
import type { TsState } from '../../../src/games/taiheiyo/state.js';
import {
  type Decision,
  type Entry,
  type Json,
  type Order,
  type Ports,
  type Question,
  type Refusal,
  type RollRecord,
  Session,
  type Side,
  type StandingOrders,
  type StandingPort,
  sentences,
} from '../../../src/referee/index.js';

export { picker, seededChance } from '../../referee/support.js';
export { components };
export const pack = makePack(components);
export const game = taiheiyo;

/** Where units stand: `{ midway: 'jp_akagi us_wasp*', 'turn:3': 'jp_kaga!' }`, a star for face-down, a bang for under repair. */
export type Where = Readonly<Record<string, string>>;
export type More = Readonly<Record<string, Json>>;

/** A position file: everything that is not named is off the map, hands are empty, all other cards are in the deck. */
export function file(turn: number, where: Where, more: More = {}): Json {
  const words = Object.entries(where).flatMap(([at, units]) =>
    units
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => [
        word.replace(/[*!]/g, ''),
        { at, ...(word.includes('*') ? { faceDown: true } : {}), ...(word.includes('!') ? { damaged: true } : {}) },
      ]),
  );
  return { game: 'taiheiyo', turn, phase: 'INITIATIVE-1', clear: true, units: Object.fromEntries(words), ...more };
}

/** Reads a position file that must be sound. */
export function position(json: Json): TsState {
  const read = game.readPosition(json);
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

export function faultOf(json: Json): string | undefined {
  const read = game.readPosition(json);
  return 'fault' in read ? read.fault.at : undefined;
}

/** Words for `begin`. */
export function begin(procedure: string, given: Json = {}): More {
  return { begin: { procedure, with: given } };
}

export const J_HAND = (...J: string[]): More => ({ hands: { J } });
export const A_HAND = (...A: string[]): More => ({ hands: { A } });
export const hands = (J: string, A: string): More => ({ hands: { J: list(J), A: list(A) } });
const list = (text: string) => text.split(' ').filter((word) => word !== '');

/** A match that goes on from a position with these dice and draws (as ids in the order they are drawn). */
export class Match {
  readonly session: Session<TsState>;
  readonly #dice: number[];
  readonly #draws: string[];

  constructor(state: TsState, dice: readonly number[] = [], draws: readonly string[] = [], standing?: StandingPort) {
    this.#dice = [...dice];
    this.#draws = [...draws];
    const next = <T>(from: T[], what: string): T => {
      const value = from.shift();
      if (value === undefined) throw new RangeError(`no ${what} left`);
      return value;
    };
    const chance: NonNullable<Ports['chance']> = {
      // What comes after the situation of a test is not its business: the initiative goes to A, who is asked.
      roll: (spec) => ({
        faces:
          spec.purpose === 'initiative' && this.#dice.length === 0
            ? [1, 2]
            : spec.dice.map(() => next(this.#dice, `die for ${spec.purpose}`)),
        proof: null,
      }),
      draw: (spec) => ({
        ids: Array.from({ length: spec.take }, () =>
          this.#draws.length > 0 ? next(this.#draws, 'card') : drawn(spec.from, spec.take),
        ).map((id, i) => (Array.isArray(id) ? (id[i] ?? '') : id)),
        proof: null,
      }),
    };
    this.session = new Session(game, state, standing === undefined ? { chance } : { chance, standing });
  }

  get state(): TsState {
    return this.session.state;
  }
  get asked(): boolean {
    return this.session.questions.length > 0;
  }
  get question(): Question {
    const [question] = this.session.questions;
    if (question === undefined) throw new Error('nobody is asked');
    return question;
  }
  /** `A cards combatStart`: side, kind, and moment or step. */
  get now(): string {
    if (!this.asked) return this.session.stop.at;
    const { side, kind, about } = this.question;
    return [side, kind, about?.moment ?? about?.after].filter((word) => word !== undefined).join(' ');
  }
  get diceLeft(): number {
    return this.#dice.length;
  }
  get drawsLeft(): number {
    return this.#draws.length;
  }
  get log(): readonly Entry[] {
    return [...this.session.events.flatMap((e) => e.log), ...this.session.draftLog];
  }
  get rolls(): readonly RollRecord[] {
    return this.session.events.flatMap((e) => e.rolls);
  }

  /** Gives orders, each by whoever is asked. */
  play(...orders: readonly (Order | string)[]): this {
    for (const given of orders) {
      const order = typeof given === 'string' ? { do: given } : given;
      const { side, kind } = this.question;
      const refusal = this.session.give(side, order);
      if (refusal !== undefined) throw new Error(`${kind} ${side}: ${JSON.stringify(order)} refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** Answers every question until one of this kind (or the end) with the reluctant answer: none, no, done, stop. */
  until(kind: string): this {
    for (let i = 0; i < 200 && this.asked && this.question.kind !== kind; i++) this.decline();
    return this;
  }

  /** One reluctant answer. */
  decline(): this {
    const word = ['none', 'no', 'done', 'stop', 'pass'].find((w) => this.question.forms.some((f) => f.do === w));
    if (word === undefined) throw new Error(`no way to decline ${this.now}`);
    return this.play(word);
  }

  /** The clause that refuses an order; an error when it is accepted. Nothing may change. */
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

  /** Where units stand: `midway`, `midway*` face-down, `turn:3!` under repair, `out`. */
  where(...ids: readonly string[]): string[] {
    return ids.map((id) => whereIs(this.state, id));
  }
  /** Control of points: `J`, `A`, `-`, with the held state after a colon. */
  control(...ids: readonly string[]): string[] {
    return ids.map((id) => {
      const { control, held } = this.state.points[pack.pointIndexes.get(id) ?? -1] ?? { control: null, held: null };
      return `${control ?? '-'}${held === null ? '' : `:${held}`}`;
    });
  }
  hand(side: 'J' | 'A'): string[] {
    return this.state.hands[side].map((card) => pack.cards[card]?.id ?? '');
  }
  get discards(): string[] {
    return this.state.discards.map((card) => pack.cards[card]?.id ?? '');
  }
  /** Every legal order of the question that stands, up to 5,000. */
  legal(): Order[] {
    return legal(this.question);
  }
  /** Values that a field of the legal orders takes. */
  values(name: string, of?: string): string[] {
    const found = this.legal().flatMap((o) => (of === undefined || o.do === of ? [o[name]] : []));
    return [...new Set(found.filter((v) => v !== undefined).map((v) => (typeof v === 'string' ? v : JSON.stringify(v))))].sort();
  }
}

function drawn(from: readonly string[], take: number): string | string[] {
  return take === 1 ? (from[0] ?? '') : [...from];
}

export function whereIs(state: TsState, id: string): string {
  const unit = state.units[pack.unitIndexes.get(id) ?? -1];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  const { at, box, faceDown, damaged } = unit;
  const place = at >= 0 ? (pack.points[at]?.id ?? '') : box > 0 ? `turn:${box}` : 'out';
  return `${place}${faceDown ? '*' : ''}${damaged ? '!' : ''}`;
}

export function legal(decision: Decision): Order[] {
  const found: Order[] = [];
  for (const sentence of sentences(decision)) {
    found.push(sentence);
    if (found.length >= 5_000) break;
  }
  return found;
}

/** A match from a position in short. */
export function match(
  turn: number,
  where: Where,
  more: More = {},
  dice: readonly number[] = [],
  draws: readonly string[] = [],
): Match {
  return new Match(position(file(turn, where, more)), dice, draws);
}

/** An operation of a side, "operation" stated. */
export function operation(side: Side, turn: number, where: Where, more: More = {}, dice: readonly number[] = []): Match {
  return match(turn, where, { ...begin('operation', { side }), ...more }, dice);
}

/** A combat. */
export function battle(
  turn: number,
  at: string,
  attacker: Side,
  units: string,
  given: More = {},
  more: More = {},
  dice: readonly number[] = [],
  elsewhere: Where = {},
): Match {
  return match(turn, { ...elsewhere, [at]: units }, { ...begin('battle', { at, attacker, ...given }), ...more }, dice);
}

/** Control of points in a position, judged once. */
export function judged(where: Where, points: More = {}, more: More = {}): (...ids: string[]) => string[] {
  const m = match(2, where, { points, ...begin('control'), ...more });
  return (...ids) => m.control(...ids);
}

export function standingOf(orders: Readonly<Record<Side, StandingOrders>>): StandingPort {
  return (side, decision, view) => game.standing(orders[side] ?? [], view, decision);
}

export const ids = (text: string): string[] => list(text).sort();
export const move = (from: string, ships: string, path: string): Order => ({
  do: 'move',
  from,
  ships: ids(ships),
  path: list(path),
});
export const back = (from: string, ships: string, to: string): Order => ({ do: 'return', from, ships: ids(ships), to });
export const redeploy = (unit: string, to: string): Order => ({ do: 'redeploy', unit, to });
export const card = (event: string): Order => ({ do: 'card', event });
export const spend = (id: string): Order => ({ do: 'spend', card: id });
export const to = (point: string): Order => ({ do: 'to', to: point });
export const counterstrike = (from: string, ships: string): Order => ({ do: 'counterstrike', from, ships: ids(ships) });
export const go = (path: string): Order => ({ do: 'go', path: list(path) });
export const capture = (port: string, cards = ''): Order => ({ do: 'capture', port, cards: ids(cards) });
export const strike = (event: string, source: string, target: string): Order => ({ do: 'event', event, source, target });
export const raid = (event: string, from: string, ships: string, path: string): Order => ({
  do: 'event',
  event,
  from,
  ships: ids(ships),
  path: list(path),
});
/** `allot('us_chester 2 us_chicago')`: hits, one unless a number follows. */
export function allot(text: string): Order {
  const hits: Record<string, number> = {};
  let last = '';
  for (const word of list(text)) {
    if (/^\d+$/.test(word)) hits[last] = Number(word);
    else {
      last = word;
      hits[word] = 1;
    }
  }
  return { do: 'allot', hits };
}

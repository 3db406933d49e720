/** A match that goes on from a position with given dice and draws: what the tests of every game play with. */
import {
  type BaseState,
  type ChancePort,
  type Decision,
  type DrawSpec,
  type Entry,
  type Game,
  type Json,
  type Order,
  type PlanPort,
  type Question,
  type Refusal,
  type RollRecord,
  type RollSpec,
  Session,
  type Side,
  type StandingOrders,
  type StandingPort,
  sentences,
} from '../../src/referee/index.js';

/** Orders of one question that are listed at most. */
const MOST_ORDERS = 5_000;

/** How a match is begun. Standing orders act only if given. */
export interface Terms<S extends BaseState> {
  readonly of: Game<S>;
  readonly state: S;
  readonly dice?: readonly number[];
  /** Ids in the order in which they are drawn. */
  readonly draws?: readonly string[];
  readonly standing?: StandingPort | undefined;
  /** What the sides planned. */
  readonly plans?: PlanPort | undefined;
  /**
   * Faces and ids for what comes when the given ones are used up; without them a roll or draw too many is an
   * error.
   */
  readonly spare?: {
    readonly roll?: (spec: RollSpec) => readonly number[] | undefined;
    readonly draw?: (spec: DrawSpec) => readonly string[] | undefined;
  };
}

export class GivenMatch<S extends BaseState> {
  readonly session: Session<S>;
  readonly of: Game<S>;
  readonly #dice: number[];
  readonly #draws: string[];

  constructor({ of, state, dice = [], draws = [], standing, plans, spare = {} }: Terms<S>) {
    this.of = of;
    this.#dice = [...dice];
    this.#draws = [...draws];
    const chance: ChancePort = {
      roll: (spec) => ({
        faces: taken(this.#dice, spec.dice.length, () => spare.roll?.(spec), spec.purpose),
        proof: null,
      }),
      draw: (spec) => ({
        ids: taken(this.#draws, spec.take, () => spare.draw?.(spec), spec.purpose),
        proof: null,
      }),
    };
    this.session = new Session(of, state, {
      chance,
      ...(standing === undefined ? {} : { standing }),
      ...(plans === undefined ? {} : { plans }),
    });
  }

  get state(): S {
    return this.session.state;
  }

  get question(): Question {
    const [question] = this.session.questions;
    if (question === undefined) throw new Error('nobody is asked');
    return question;
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

  /** Keys of the log, rolls left out. */
  get keys(): string[] {
    return this.log.map((e) => e.key).filter((key) => key !== 'roll');
  }

  get rolls(): readonly RollRecord[] {
    return this.session.events.flatMap((e) => e.rolls);
  }

  get winner(): string | null | undefined {
    const { stop } = this.session;
    return stop.at === 'ended' ? stop.result.winner : undefined;
  }

  /** The key of the result. */
  get ending(): string | undefined {
    const { stop } = this.session;
    return stop.at === 'ended' ? stop.result.key : undefined;
  }

  /** Gives legal orders, each by whoever is asked; a word is an order without fields. */
  play(...orders: readonly (Order | string)[]): this {
    for (const given of orders) {
      const order = typeof given === 'string' ? { do: given } : given;
      const { side, kind } = this.question;
      const refusal = this.session.give(side, order);
      if (refusal !== undefined)
        throw new Error(`${kind} ${side}: ${JSON.stringify(order)} refused: ${JSON.stringify(refusal)}`);
    }
    return this;
  }

  /** The refusal of an order; an error when it is accepted or changed anything. */
  refused(order: unknown, side: Side = this.question.side): Refusal {
    const before = JSON.stringify(this.state);
    const refusal = this.session.give(side, order);
    if (refusal === undefined) throw new Error(`${JSON.stringify(order)} was accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused order changed the state');
    return refusal;
  }

  /** The clause that refuses an order. */
  clauseOf(order: unknown, side?: Side): string {
    return this.refused(order, side ?? this.question.side).clause;
  }

  /** Every legal order of the question that stands, up to a bound. */
  legal(): Order[] {
    return legal(this.question);
  }
}

function taken<T>(
  from: T[],
  n: number,
  spare: () => readonly T[] | undefined,
  purpose: string,
): readonly T[] {
  if (from.length >= n) return from.splice(0, n);
  const found = from.length === 0 ? spare() : undefined;
  if (found === undefined) throw new RangeError(`no chance left for ${purpose}`);
  return found;
}

/** Every legal order of a question, up to a bound. */
export function legal(decision: Decision): Order[] {
  const found: Order[] = [];
  for (const sentence of sentences(decision)) {
    found.push(sentence);
    if (found.length >= MOST_ORDERS) break;
  }
  return found;
}

/** The state of a position file that must be sound. */
export function positionOf<S extends BaseState>(of: Game<S>, json: Json): S {
  const read = of.position.read(json);
  if ('fault' in read) throw new Error(`${read.fault.at}: ${read.fault.message}`);
  return read.state;
}

/** A port that answers from these orders (and the defaults). */
export function standingPort<S extends BaseState>(
  of: Game<S>,
  orders: Readonly<Record<Side, StandingOrders>>,
): StandingPort {
  return (side, decision, view) => of.standing.answer(orders[side] ?? [], view, decision);
}

/** The plans of a run: those of the sides that may answer in it, within what one run may do. */
import type { Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { PublicOrder } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { PlanPort } from '../run/plan-port.js';
import { type Carried, PlanCarrier } from './carrier.js';
import type { PlanProgress } from './plan.js';

/** What plans may do in one run before it is committed and another goes on. */
export interface PlanLimits {
  readonly answers: number;
  readonly rolls: number;
  /** Whether there is time for another answer. */
  mayGoOn(): boolean;
}

export const MOST_ANSWERS = 400;
export const MOST_ROLLS = 128;

export class RunningPlans implements PlanPort {
  readonly #carriers: readonly PlanCarrier[];
  readonly #limits: PlanLimits;
  readonly #heard: PublicOrder[];
  #answers = 0;
  #taken = 0;
  #rolls = 0;
  #cut = false;

  /** `heard`: public answers before the run, back to each side's own last. */
  constructor(game: Game, carried: readonly Carried[], heard: readonly PublicOrder[], limits: PlanLimits) {
    this.#carriers = carried.map((one) => new PlanCarrier(game, one));
    this.#limits = limits;
    this.#heard = [...heard];
  }

  /** True when a plan was no longer asked because the run had done enough: another run goes on. */
  get cut(): boolean {
    return this.#cut;
  }

  /** How far the plan of a side has come. */
  progressOf(side: Side): PlanProgress | undefined {
    return this.#of(side)?.progress;
  }

  safePoint(state: BaseState): void {
    for (const carrier of this.#carriers) carrier.safePoint(state, this.#heard);
  }

  answer(question: Question, view: View, state: BaseState): Order | undefined {
    const carrier = this.#of(question.side);
    if (carrier?.answers !== true) return undefined;
    if (this.#isEnough()) {
      this.#cut = true;
      return undefined;
    }
    const order = carrier.answer(question, view, state, this.#heard);
    if (order !== undefined) this.#answers += 1;
    return order;
  }

  taken(side: Side, order: Order | null, seen: PublicOrder): void {
    this.#heard.push(seen);
    this.#taken += 1;
    if (order !== null) this.#of(side)?.taken(order);
  }

  rolled(): void {
    this.#rolls += 1;
  }

  #isEnough(): boolean {
    const { answers, rolls } = this.#limits;
    if (this.#answers >= answers || this.#rolls >= rolls) return true;
    // A run that was asked must come further, or the next would stand where it stood.
    return this.#taken > 0 && !this.#limits.mayGoOn();
  }

  #of(side: Side): PlanCarrier | undefined {
    return this.#carriers.find((carrier) => carrier.side === side);
  }
}

/**
 * Drafting ahead: the forms of the real page on a position that the owner's view gives, as far as nobody else
 * and no die has a say. Each round of a step is a line; behind a die the position is the one before that
 * line, its units marked as engaged.
 */
import type { Order } from '../forms/form.js';
import type { Entry, Side } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { BaseState, Step } from '../game/play.js';
import type { RunStop } from '../run/ports.js';
import { Runner } from '../run/runner.js';
import { type Barrier, ScriptError } from '../run/signals.js';
import { checkPlanned } from './fitting.js';
import { type PlanPlace, planPlaceOf } from './place.js';
import type { Address } from './plan.js';
import { assuming, isSame, questionTo, situationOf } from './trial.js';

/** What was drafted: an order, or a leap to the beginning of a later step of the turn. */
export type Sketched = { readonly order: Order } | { readonly leap: string };

/** A line as it was drafted. */
export interface SketchedLine extends Address {
  readonly orders: readonly Order[];
  /** The die or the like at its end, behind which nothing was tried. */
  readonly barrier?: Barrier;
  /** Drafted where an earlier line's dice had not been rolled. */
  readonly untried: boolean;
  /** What its first order was worth. */
  readonly stakes?: readonly number[];
}

/** Where a draft ahead stands. */
export interface Sketch {
  /** Lines that are whole. */
  readonly lines: readonly SketchedLine[];
  /** Orders of the line that is being drafted. */
  readonly begun: readonly Order[];
  readonly view: View;
  /** What is asked next; undefined: nothing more can be drafted here. */
  readonly question?: Question;
  /** What keeps a draft from going on: `start`: the question that stands cannot be put again from a view. */
  readonly ends?: Barrier | 'start' | 'other';
  /** What happened since the last line. */
  readonly log: readonly Entry[];
  /** Why the last order does not fit; those behind it were not looked at. */
  readonly refusal?: Refusal;
  /** Steps of this turn that are still to come, to leap to. */
  readonly later: readonly string[];
}

/**
 * Drafts on the position of `view`, its owner standing at `asked` (undefined: he is not asked there).
 * Only what his view holds is used, so what it says is a function of it.
 */
export function sketchAhead<S extends BaseState>(
  game: Game<S>,
  view: View,
  side: Side,
  asked: Question | undefined,
  drafted: readonly Sketched[],
): Sketch {
  const sketching = new Sketching(game, view, side);
  sketching.begin(asked, drafted[0] !== undefined && 'leap' in drafted[0]);
  for (const one of drafted) if (!sketching.add(one)) break;
  return sketching.sketch();
}

/** A draft ahead in the making: docs/decisions/plans.md. */
export class Sketching<S extends BaseState> {
  readonly #game: Game<S>;
  readonly #side: Side;
  readonly #lines: SketchedLine[] = [];
  #state: S;
  #runner: Runner<S>;
  #stop: RunStop | undefined;
  /** The position before the line that is being drafted, as JSON. */
  #before: string;
  /** The position between the last two steps. */
  #safe: string;
  #orders: Order[] = [];
  #at: Address | undefined;
  #stakes: readonly number[] | undefined;
  #isOver = false;
  #untried = false;
  /** Its rounds were come to by themselves: what follows one of them in the sequence of play is no part of it. */
  #beside = false;
  #ends: Sketch['ends'];
  #refusal: Refusal | undefined;

  constructor(game: Game<S>, view: View, side: Side) {
    this.#game = game;
    this.#side = side;
    this.#state = situationOf(game, view);
    this.#safe = JSON.stringify(this.#state);
    this.#before = this.#safe;
    this.#runner = this.#newRunner();
  }

  /** Runs to the question that stands. */
  begin(asked: Question | undefined, leaps: boolean): void {
    if (leaps) return;
    this.#go(() => this.#runner.go());
    const found = this.#question();
    if (this.#ends === undefined && asked !== undefined && !isSame(found, asked)) this.#ends = 'start';
  }

  /** Takes an order or a leap; false: it does not fit here. */
  add(one: Sketched): boolean {
    if ('leap' in one) return this.#leap(one.leap);
    const question = this.#question();
    if (question === undefined) return false;
    const checked = checkPlanned(question, this.#game.rules.universe, one.order);
    if (!checked.ok) {
      this.#refusal = checked.refusal;
      return false;
    }
    if (this.#orders.length === 0) {
      this.#at = { ...planPlaceOf(this.#game, this.#state), kind: question.kind };
      const stakes = this.#game.plans.stakes?.(this.#view(), question, checked.order) ?? [];
      this.#stakes = stakes.length > 0 ? stakes : undefined;
    }
    this.#isOver = false;
    this.#go(() => this.#runner.give({ side: this.#side, order: one.order }));
    if (this.#refusal !== undefined) return false;
    const isNextStep = this.#beside && this.#isOver;
    if (this.#stop?.at === 'barrier' && !isNextStep) this.#closeAt(this.#stop.what);
    else if (this.#isOver || this.#stop?.at === 'ended') this.#close();
    return true;
  }

  /** Goes to the side's own round of the phase, whatever comes before it; false: the game cannot. */
  comeRound(kind: string): boolean {
    const state = JSON.parse(this.#before) as S;
    if (this.#game.plans.comeRound?.(state, this.#side, kind) !== true) return false;
    this.#state = state;
    this.#untried = true;
    this.#beside = true;
    this.#restart();
    return true;
  }

  /** What is asked next; undefined: nothing more can be drafted here. */
  get question(): Question | undefined {
    return this.#question();
  }

  /** Where the draft stands. */
  get place(): PlanPlace {
    return planPlaceOf(this.#game, this.#state);
  }

  /** What its owner would see here. */
  get view(): View {
    return this.#view();
  }

  /** The first steps of its own phases to come, to which it may leap. */
  get stepsLater(): readonly Step<S>[] {
    const steps = this.#game.rules.steps(this.#state);
    const now = steps.findIndex(({ id }) => id === this.#state.step);
    const isOwn = ({ side = this.#side }: Step<S>) => side === this.#side;
    return steps.filter((step, i) => i > now && step.phase !== steps[i - 1]?.phase && isOwn(step));
  }

  /** What was taken since the line in the making began. */
  get begun(): readonly Order[] {
    return this.#orders;
  }

  /** How many lines are whole. */
  get lines(): number {
    return this.#lines.length;
  }

  /** The line that was closed last. */
  get last(): Pick<SketchedLine, 'barrier'> {
    return this.#lines.at(-1) ?? {};
  }

  /** Whether a line before this place left its dice unrolled. */
  get untried(): boolean {
    return this.#untried;
  }

  /** Takes the orders of the line in the making back: it was not whole. */
  drop(): void {
    if (this.#orders.length === 0) return;
    this.#state = JSON.parse(this.#before) as S;
    this.#restart();
  }

  sketch(): Sketch {
    const question = this.#ends === undefined ? this.#question() : undefined;
    const [ends, refusal] = [this.#ends, this.#refusal];
    return {
      lines: this.#lines,
      begun: this.#orders,
      view: this.#view(),
      ...(question === undefined ? { ends: ends ?? 'other' } : { question }),
      log: this.#runner.log,
      ...(refusal === undefined ? {} : { refusal }),
      later: this.stepsLater.map(({ id }) => id),
    };
  }

  #question(): Question | undefined {
    return this.#stop === undefined || this.#ends !== undefined
      ? undefined
      : questionTo(this.#stop, this.#side);
  }

  #view(): View {
    return this.#game.position.view(this.#state, this.#side);
  }

  #newRunner(): Runner<S> {
    const side = this.#side;
    return new Runner(this.#game, this.#state, {
      standing: assuming(this.#game, this.#state, side),
      passes: (what, step) =>
        what === 'question' || what === 'standing' || (what === 'phase' && step?.ahead === true),
      observer: {
        safePoint: (state) => {
          this.#isOver = true;
          this.#safe = JSON.stringify(state);
          if (this.#orders.length === 0) this.#before = this.#safe;
        },
        answered: (answers) => {
          for (const { side: by, order } of answers)
            if (by === side && order !== null && !this.#isOver) this.#orders.push(order);
        },
      },
    });
  }

  #go(run: () => RunStop): void {
    try {
      const stop = run();
      this.#refusal = stop.at === 'refused' ? stop.refusal : undefined;
      if (stop.at !== 'refused') this.#stop = stop;
    } catch (error) {
      // A view may not hold the middle of a step.
      if (!(error instanceof ScriptError)) throw error;
      this.#ends = 'start';
    }
  }

  #close(barrier?: Barrier): void {
    if (this.#at !== undefined && this.#orders.length > 0)
      this.#lines.push({
        ...this.#at,
        orders: this.#orders,
        ...(barrier === undefined ? {} : { barrier }),
        untried: this.#untried,
        ...(this.#stakes === undefined ? {} : { stakes: this.#stakes }),
      });
    this.#orders = [];
    this.#before = this.#safe;
  }

  /**
   * Behind a die the draft goes on from the position before the line; behind the end of a phase or match it
   * is over.
   */
  #closeAt(what: Barrier): void {
    const before = this.#before;
    const orders = this.#orders;
    this.#close(what);
    if (what === 'phase' || what === 'end' || what === 'both') {
      this.#ends = what;
      return;
    }
    this.#state = JSON.parse(before) as S;
    for (const order of orders) this.#game.plans.engage?.(this.#state, order);
    this.#untried = true;
    this.#restart();
  }

  #restart(): void {
    this.#before = JSON.stringify(this.#state);
    this.#ends = undefined;
    this.#runner = this.#newRunner();
    this.#go(() => this.#runner.go());
    this.#orders = [];
    if (this.#stop?.at === 'barrier') this.#ends = this.#stop.what;
  }

  #leap(step: string): boolean {
    if (!this.stepsLater.some(({ id }) => id === step)) return false;
    if (this.#orders.length > 0) this.#state = JSON.parse(this.#before) as S;
    this.#state.step = step;
    delete this.#state.begin;
    this.#game.plans.leap?.(this.#state, step);
    this.#untried = true;
    this.#restart();
    return true;
  }
}

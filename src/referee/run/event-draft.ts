/**
 * The event in the making: what happened since the last barrier that made an event, or since the run began.
 */

import type { Order } from '../forms/form.js';
import type { Entry, Json, Side } from '../game/basics.js';
import type { DrawRecord, DrawSpec, PublicOrder, Rolled, RollRecord } from '../game/chance.js';
import type { Answer, PhaseMark, RunRecord, SafePoint } from './record.js';

export class EventDraft {
  readonly answers: Answer[] = [];
  /** The answers as an outsider sees them. */
  readonly orders: PublicOrder[] = [];
  readonly log: Entry[] = [];
  #seatsChanged = false;
  readonly #phases: PhaseMark[] = [];
  readonly #ordersAt: number[] = [];
  readonly #rolls: RollRecord[] = [];
  readonly #draws: DrawRecord[] = [];
  readonly #told: Record<Side, Entry[]>;
  readonly #freshBy = new Set<Side>();
  #safe: SafePoint | undefined;
  /** True behind the first barrier: what is in the event cannot be undone. */
  passed = false;
  /** True while nothing but a plan's answers has passed it: by hand they could still be undone. */
  byPlan = false;
  /** True where it began with a set-up of which nothing stood yet. */
  setsUp = false;

  constructor(sides: readonly Side[]) {
    this.#told = Object.fromEntries(sides.map((side) => [side, []]));
  }

  /** Whether this side gave any of the answers itself (or by a standing order). */
  isFreshBy(side: Side): boolean {
    return this.#freshBy.has(side);
  }

  /** Whether this side has answers that it can still undo. */
  isOpenFor(side: Side): boolean {
    return (!this.passed || this.byPlan) && this.#freshBy.has(side);
  }

  /** Whether another side than this one gave an answer. */
  isFreshByAnother(side: Side): boolean {
    return [...this.#freshBy].some((other) => other !== side);
  }

  addAnswer(answer: Answer, seen: Order | null): void {
    const { side, by } = answer;
    this.answers.push(answer);
    this.#ordersAt.push(this.log.length);
    this.orders.push({ side, order: seen, ...(by === 'forced' || by === 'clock' ? { by } : {}) });
    if (by !== 'forced' && by !== 'passed') this.#freshBy.add(side);
  }

  /** Puts other answers in the place of those so far, which nothing was rolled, drawn or said between. */
  retell(answers: readonly (readonly [answer: Answer, seen: Order | null])[]): void {
    for (const all of [this.answers, this.orders, this.#ordersAt]) all.length = 0;
    this.#safe = undefined;
    for (const [answer, seen] of answers) this.addAnswer(answer, seen);
  }

  addRoll(rolled: Rolled, proof: Json): void {
    this.#rolls.push({ after: this.answers.length, ...rolled, proof });
    this.log.push({ key: 'roll', roll: this.#rolls.length - 1 });
  }

  addDraw({ side, purpose, from }: DrawSpec, ids: readonly string[], proof: Json): void {
    this.#draws.push({ after: this.answers.length, side, purpose, from, ids, proof });
  }

  tell(side: Side, entry: Entry): void {
    this.#told[side]?.push(entry);
  }

  changeSeats(): void {
    this.#seatsChanged = !this.#seatsChanged;
  }

  /** What is said from here on is said there. */
  markPhase({ now, side }: Pick<PhaseMark, 'now' | 'side'>): void {
    const last = this.#phases.at(-1);
    if (last?.side === side && JSON.stringify(last.now) === JSON.stringify(now)) return;
    this.#phases.push({ at: this.log.length, orders: this.answers.length, now, side });
  }

  markSafePoint(state: string): void {
    this.#safe = { state, orders: this.answers.length, rolls: this.#rolls.length, draws: this.#draws.length };
  }

  record(): RunRecord {
    const safe = this.#safe;
    return {
      answers: this.answers,
      orders: this.orders,
      rolls: this.#rolls,
      draws: this.#draws,
      log: this.log,
      seatsChanged: this.#seatsChanged,
      outline: { phases: this.#phases, orders: this.#ordersAt },
      told: this.#told,
      ...(safe === undefined ? {} : { safe }),
    };
  }
}

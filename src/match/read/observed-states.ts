/**
 * Pictures of the state after every answer, roll and draw, with how much was said up to then; and the state
 * at every safe point, to be kept.
 */
import type { BaseState, RunObserver } from '../../referee/index.js';

/**
 * A picture. `state`: as JSON, when the script goes on to ask, roll or draw. `said`: entries of the log from
 * the run's beginning up to then.
 */
export interface ObservedState {
  readonly what: 'answer' | 'roll' | 'draw';
  readonly state: string;
  readonly said: number;
}

/** The state at a safe point, as JSON, and how much lies before it from the run's beginning on. */
export interface KeptState {
  readonly state: string;
  readonly answers: number;
  readonly rolls: number;
  readonly draws: number;
}

/** Answers, rolls and draws between two states that are kept, at least: as much is quickly played again. */
const APART = 12;

export class ObservedStates implements RunObserver {
  #taken: ObservedState[] = [];
  /** What happened since the last picture. */
  #open: ObservedState['what'][] = [];
  #said = 0;
  #last = '';
  readonly #count = { answer: 0, roll: 0, draw: 0 };
  readonly #kept: KeptState[] = [];
  #keptAt = 0;

  /** Of safe points that lie close together the first one. */
  get kept(): readonly KeptState[] {
    return this.#kept;
  }

  answered(answers: readonly unknown[], state: BaseState): void {
    this.#take(state);
    for (const _ of answers) this.#note('answer');
  }

  rolled(_: unknown, state: BaseState): void {
    this.#take(state);
    this.#note('roll');
    // The kernel writes a line of its own for every roll.
    this.#said++;
  }

  drew(_: unknown, state: BaseState): void {
    this.#take(state);
    this.#note('draw');
  }

  said(): void {
    this.#said++;
  }

  safePoint(state: BaseState): void {
    const { answer: answers, roll: rolls, draw: draws } = this.#count;
    const now = answers + rolls + draws;
    if (this.#kept.length > 0 && now - this.#keptAt < APART) return;
    this.#keptAt = now;
    this.#kept.push({ state: JSON.stringify(state), answers, rolls, draws });
  }

  #note(what: ObservedState['what']): void {
    this.#open.push(what);
    this.#count[what]++;
  }

  /**
   * The pictures taken since the last time, in order; the last of them shows `state`, where the run stands.
   */
  develop(state: BaseState): readonly ObservedState[] {
    this.#take(state);
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }

  #take(state: BaseState): void {
    if (this.#open.length === 0) return;
    const text = JSON.stringify(state);
    // A state that did not change is kept once.
    if (text !== this.#last) this.#last = text;
    for (const what of this.#open.splice(0)) this.#taken.push({ what, state: this.#last, said: this.#said });
  }
}

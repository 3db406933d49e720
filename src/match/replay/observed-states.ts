/** Pictures of the state after every answer, roll and draw, with how much was said up to then. */
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

export class ObservedStates implements RunObserver {
  #taken: ObservedState[] = [];
  /** What happened since the last picture. */
  #open: ObservedState['what'][] = [];
  #said = 0;
  #last = '';

  answered(answers: readonly unknown[], state: BaseState): void {
    this.#take(state);
    for (const _ of answers) this.#open.push('answer');
  }

  rolled(_: unknown, state: BaseState): void {
    this.#take(state);
    this.#open.push('roll');
    // The kernel writes a line of its own for every roll.
    this.#said++;
  }

  drew(_: unknown, state: BaseState): void {
    this.#take(state);
    this.#open.push('draw');
  }

  said(): void {
    this.#said++;
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

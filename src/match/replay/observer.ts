/** An eye on a script at work: a picture of the state after every answer, roll and draw, with what was said meanwhile. */
import type { BaseState, Decision, Game, Play, Procedure, Rules, Step } from '../../referee/index.js';

/** A picture. `state`: as JSON, when the script goes on to ask, roll or draw. `said`: entries of the log from the run's beginning up to then. */
export interface ObservedState {
  readonly what: 'answer' | 'roll' | 'draw';
  readonly state: string;
  readonly said: number;
}

export class RunObserver {
  #shots: ObservedState[] = [];
  #open: ObservedState['what'][] = [];
  #said = 0;
  #last = '';

  /** The game with this eye on its script. It plays as it does without. */
  on(game: Game): Game {
    const seen = new WeakMap<readonly Step[], readonly Step[]>();
    return {
      ...game,
      steps: (state) => {
        const steps = game.steps(state);
        const watched =
          seen.get(steps) ??
          steps.map((step) => ({ ...step, run: (play: Play) => step.run(this.#watching(play)) }));
        seen.set(steps, watched);
        return watched;
      },
      procedures: Object.fromEntries(
        Object.entries(game.procedures).map(([name, run]): [string, Procedure] => [
          name,
          (play, given) => run(this.#watching(play), given),
        ]),
      ),
    };
  }

  /** The pictures taken since the last time, in order; the last of them shows `state`, where the run stands. */
  develop(state: BaseState): readonly ObservedState[] {
    this.#shoot(state);
    const observed = this.#shots;
    this.#shots = [];
    return observed;
  }

  #shoot(state: BaseState): void {
    if (this.#open.length === 0) return;
    const text = JSON.stringify(state);
    // A state that did not change is kept once.
    if (text !== this.#last) this.#last = text;
    for (const what of this.#open.splice(0)) this.#shots.push({ what, state: this.#last, said: this.#said });
  }

  #watching(play: Play): Play {
    const observer = this;
    const ask = function* <T>(answers: number, rules: Rules<T>): Rules<T> {
      observer.#shoot(play.state);
      const taken = yield* rules;
      for (let i = 0; i < answers; i++) observer.#open.push('answer');
      return taken;
    };
    return {
      get state() {
        return play.state;
      },
      ask: <A>(decision: Decision<A>) => ask(1, play.ask(decision)),
      askAny: <A>(decision: Decision<A>) => ask(1, play.askAny(decision)),
      askBoth: <A, B>(first: Decision<A>, second: Decision<B>) => ask(2, play.askBoth(first, second)),
      roll: (spec) => {
        observer.#shoot(play.state);
        const rolled = play.roll(spec);
        observer.#open.push('roll');
        // The kernel writes a line of its own for every roll.
        observer.#said++;
        return rolled;
      },
      draw: (spec) => {
        observer.#shoot(play.state);
        const ids = play.draw(spec);
        observer.#open.push('draw');
        return ids;
      },
      reveal: () => play.reveal(),
      log: (key, params) => {
        play.log(key, params);
        observer.#said++;
      },
      tell: (side, key, params) => play.tell(side, key, params),
      scope: (crumb, rules) => play.scope(crumb, rules),
      end: (result) => play.end(result),
    };
  }
}

/**
 * A match in memory: what position files, playouts and bots use. It goes through the same runner as the
 * service.
 */
import type { Side } from './game/basics.js';
import type { Refusal } from './game/chance.js';
import type { Question } from './game/decision.js';
import type { GameCore } from './game/game.js';
import type { BaseState } from './game/play.js';
import type { Ports, RunStop } from './run/ports.js';
import type { RunRecord, Tape } from './run/record.js';
import { Runner } from './run/runner.js';

export class Session<S extends BaseState = BaseState> {
  readonly #runner: Runner<S>;
  /** Everything that passed a barrier, in order. */
  readonly events: RunRecord[] = [];
  stop: RunStop;

  /** `state` becomes the session's own. Runs to the first question. */
  constructor(game: GameCore<S>, state: S, ports: Ports) {
    this.#runner = new Runner(game, state, ports);
    this.stop = this.#settle(this.#runner.go());
  }

  get state(): S {
    return this.#runner.state;
  }

  /** The questions that wait for an answer. */
  get questions(): readonly Question[] {
    const { stop } = this;
    return stop.at === 'asked' ? stop.questions.filter((q) => !stop.answered.includes(q.side)) : [];
  }

  /** Gives an order. A refusal changes nothing. */
  give(side: Side, order: unknown): Refusal | undefined {
    const stop = this.#settle(this.#runner.give({ side, order }));
    if (stop.at === 'refused') return stop.refusal;
    this.stop = stop;
    return undefined;
  }

  /** What happened since the last barrier, not yet an event. */
  draftOf(side: Side): ReturnType<Runner['draftOf']> {
    return this.#runner.draftOf(side);
  }

  get draftLog(): RunRecord['log'] {
    return this.#runner.log;
  }

  #settle(stop: RunStop): RunStop {
    if (stop.at === 'ended' || (stop.at === 'asked' && stop.committed))
      this.events.push(this.#runner.takeEvent());
    return stop;
  }
}

/** Plays a recording from a state, trusted. `state` becomes the runner's own. */
export function playBack<S extends BaseState>(
  game: GameCore<S>,
  state: S,
  tape: Tape,
  looking: Pick<Ports, 'observer'> = {},
): Runner<S> {
  const runner = new Runner(game, state, { playback: true, ...looking }, tape);
  runner.go();
  return runner;
}

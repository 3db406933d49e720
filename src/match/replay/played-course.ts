/**
 * A course of play as it ran, with one state for each safe point: any other is found by playing on from the
 * last safe point before it.
 */
import { type BaseState, type Game, playBack, type Runner, tapeOf } from '../../referee/index.js';
import type { Run } from '../core/course.js';
import { type KeptState, type ObservedState, ObservedStates } from './observed-states.js';

export class PlayedCourse {
  readonly #game: Game;
  readonly #start: string;
  readonly #runs: Run[] = [];
  #observer = new ObservedStates();
  #runner: Runner | undefined;

  /** `start`: the state before the first order, as JSON. */
  constructor(game: Game, start: string) {
    this.#game = game;
    this.#start = start;
  }

  /** Answers, rolls and draws so far: the next one's number. */
  get shots(): number {
    return this.#runs.reduce((sum, run) => sum + shotsIn(run), 0);
  }

  /** Characters of the states that are kept. */
  get size(): number {
    return this.#observer.kept.reduce((sum, { state }) => sum + state.length, 0);
  }

  /** Plays these runs on; gives a picture for each of their answers, rolls and draws. */
  play(runs: readonly Run[]): readonly ObservedState[] {
    if (runs.length === 0) return [];
    const runner = this.#runner ?? this.#playedAnew(runs);
    if (runner === this.#runner) {
      runner.feed(tapeOf(runs));
      runner.go();
    }
    for (const run of runs) this.#runs.push(run);
    const shots = runs.reduce((sum, run) => sum + shotsIn(run), 0);
    const observed = this.#observer.develop(runner.state);
    // A script that stopped in the middle of a throw cannot go on.
    this.#runner = runs.at(-1)?.waits ? undefined : runner;
    return shots === 0 ? [] : observed.slice(-shots);
  }

  #playedAnew(runs: readonly Run[]): Runner {
    this.#observer = new ObservedStates();
    const state = JSON.parse(this.#start) as BaseState;
    return playBack(this.#game, state, tapeOf([...this.#runs, ...runs]), { observer: this.#observer });
  }

  /** The state behind an answer, roll or draw by its number, as JSON; before the first for -1. */
  stateAt(shot: number): string {
    if (shot < 0) return this.#start;
    const beginning = { state: this.#start, answers: 0, rolls: 0, draws: 0 };
    const from = this.#observer.kept.findLast((kept) => shotsBefore(kept) <= shot) ?? beginning;
    const { answers, rolls, draws, ...how } = tapeOf(this.#runs.slice(0, this.#runOf(shot) + 1));
    const tape = {
      ...how,
      answers: answers.slice(from.answers),
      rolls: rolls.slice(from.rolls),
      draws: draws.slice(from.draws),
    };
    const observer = new ObservedStates();
    const runner = playBack(this.#game, JSON.parse(from.state) as BaseState, tape, { observer });
    const found = observer.develop(runner.state)[shot - shotsBefore(from)];
    if (found === undefined) throw new RangeError(`nothing was played at ${shot}`);
    return found.state;
  }

  /** The run in which a shot falls. */
  #runOf(shot: number): number {
    let before = 0;
    return this.#runs.findIndex((run) => {
      before += shotsIn(run);
      return before > shot;
    });
  }
}

/** Answers, rolls and draws of a run. */
export function shotsIn({ answers, rolls, draws }: Run): number {
  return answers.length + rolls.length + draws.length;
}

function shotsBefore({ answers, rolls, draws }: Omit<KeptState, 'state'>): number {
  return answers + rolls + draws;
}

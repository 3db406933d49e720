/**
 * A match as it ran: its state after every event and, inside an event, after every order and every roll,
 * found in one run.
 */
import { readEvent } from '../../journal/index.js';
import {
  type BaseState,
  type Crumb,
  type Game,
  playBack,
  type Runner,
  type Setting,
  tapeOf,
} from '../../referee/index.js';
import type { EventRecord } from '../../store/index.js';
import { type CourseOfPlay, courseOf, type Run, recordedRun } from '../core/course.js';
import { type ObservedState, ObservedStates } from './observed-states.js';

/**
 * One order or one roll, by its index in the event; the entries of the event's log that belong to it; the
 * state after it, as JSON.
 */
export interface TimelineStep {
  readonly what: 'order' | 'roll';
  readonly index: number;
  readonly entries: readonly [from: number, to: number];
  readonly state: string;
}

export interface TimelineEvent {
  readonly record: EventRecord;
  readonly steps: readonly TimelineStep[];
  /** After it, as JSON. */
  readonly state: string;
  /** Turn and phase after it. */
  readonly now: readonly Crumb[];
}

export class Timeline {
  /** Event n at n - 1. */
  readonly events: TimelineEvent[] = [];
  /** The state before the first order, as JSON. */
  readonly start: string;
  /** Characters kept. */
  size = 0;
  #observer = new ObservedStates();
  #course: CourseOfPlay = [];
  readonly #game: Game;
  #runner: Runner | undefined;
  #now: Pick<TimelineEvent, 'state' | 'now'>;
  #said = 0;
  /** How much was said when the event in hand began; orders that wait for their throw belong to it. */
  #begun = 0;

  constructor(game: Game, setting: Setting) {
    this.#game = game;
    this.start = JSON.stringify(game.start(setting));
    this.#now = this.#momentOf(this.start);
  }

  /** Hash of the last event; '' before the first. */
  get head(): string {
    return this.events.at(-1)?.record.hash ?? '';
  }

  /**
   * Plays the next events. @throws ScriptFault for a journal that cannot be replayed: then the timeline is
   * spoilt.
   */
  add(records: readonly EventRecord[]): void {
    const at = records.findIndex(({ type }) => type === 'takenBack');
    this.#play(at < 0 ? records : records.slice(0, at));
    const back = records[at];
    if (back === undefined) return;
    this.#goBack(back);
    this.add(records.slice(at + 1));
  }

  /** Where play goes on behind what was taken back: found by playing what is left from the start. */
  #goBack(record: EventRecord): void {
    this.#course = courseOf([record], this.#course);
    this.#runner = undefined;
    this.#observer = new ObservedStates();
    const last = this.#run(this.#course.map(({ run }) => run)).at(-1);
    this.#said = last?.said ?? 0;
    this.#begun = this.#said;
    this.#now = this.#momentOf(last?.state ?? this.start);
    this.#keep({ record, steps: [], ...this.#now });
  }

  #play(records: readonly EventRecord[]): void {
    const earlier = this.#course.map(({ run }) => run);
    this.#course = courseOf(records, this.#course);
    const courses = records.map((record) => recordedRun(readEvent(record.text), JSON.parse(record.contents)));
    const observed = [
      ...this.#run(
        courses.flatMap((run) => run ?? []),
        earlier,
      ),
    ];
    for (const [i, record] of records.entries()) {
      const run = courses[i];
      const { steps, state } =
        run === undefined
          ? { steps: [], state: this.#now.state }
          : this.#cut(run, observed.splice(0, shotsIn(run)));
      if (state !== this.#now.state) this.#now = this.#momentOf(state);
      this.#keep({ record, steps, ...this.#now });
    }
  }

  #momentOf(state: string): Pick<TimelineEvent, 'state' | 'now'> {
    return { state, now: this.#game.now(JSON.parse(state) as BaseState) };
  }

  #keep(event: TimelineEvent): void {
    this.events.push(event);
    const states = new Set([event.state, ...event.steps.map(({ state }) => state)]);
    this.size +=
      event.record.text.length +
      event.record.contents.length +
      [...states].reduce((sum, state) => sum + state.length, 0);
  }

  /** Plays on. `earlier`: what was played before, where there is no script any more that could go on. */
  #run(courses: readonly Run[], earlier: readonly Run[] = []): readonly ObservedState[] {
    if (courses.length === 0) return [];
    const runner = this.#runner ?? this.#playedFrom(earlier, courses);
    if (runner === this.#runner) {
      runner.feed(tapeOf(courses));
      runner.go();
    }
    const shots = courses.reduce((sum, run) => sum + shotsIn(run), 0);
    const observed = this.#observer.develop(runner.state);
    // A script that stopped in the middle of a throw cannot go on.
    this.#runner = courses.at(-1)?.waits ? undefined : runner;
    return shots === 0 ? [] : observed.slice(-shots);
  }

  #playedFrom(earlier: readonly Run[], courses: readonly Run[]): Runner {
    this.#observer = new ObservedStates();
    const state = JSON.parse(this.start) as BaseState;
    return playBack(this.#game, state, tapeOf([...earlier, ...courses]), { observer: this.#observer });
  }

  /**
   * An event's steps out of its pictures. Draws and questions that were passed over make none: they belong to
   * the step before.
   */
  #cut(run: Run, observed: readonly ObservedState[]): Pick<TimelineEvent, 'steps' | 'state'> {
    const steps: TimelineStep[] = [];
    const begun = this.#begun;
    const next = { answer: 0, roll: 0, draw: 0 };
    for (const { what, state, said } of observed) {
      const index = next[what]++;
      const to = run.waits ? 0 : said - begun;
      const last = steps.at(-1);
      if (what === 'roll' || (what === 'answer' && run.answers[index]?.order !== null)) {
        steps.push({
          what: what === 'roll' ? 'roll' : 'order',
          index,
          entries: [last?.entries[1] ?? 0, to],
          state,
        });
      } else if (last !== undefined) {
        steps[steps.length - 1] = { ...last, entries: [last.entries[0], to], state };
      }
      this.#said = said;
    }
    if (!run.waits) this.#begun = this.#said;
    return { steps, state: observed.at(-1)?.state ?? this.#now.state };
  }
}

function shotsIn({ answers, rolls, draws }: Run): number {
  return answers.length + rolls.length + draws.length;
}

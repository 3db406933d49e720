/**
 * A match as it ran: its events with their orders and rolls, found in one run, and the state behind each. One
 * state a safe point is kept, the others are found when somebody looks at them.
 */

import { LRUCache } from 'lru-cache';
import { type CourseOfPlay, type Run, recordedRun } from '../../audit/index.js';
import { readEvent } from '../../journal/index.js';
import {
  type BaseState,
  type Crumb,
  type Game,
  playBack,
  type Runner,
  type RunObserver,
  type Setting,
  tapeOf,
} from '../../referee/index.js';
import type { EventRecord, MatchRecord, MatchStore } from '../../store/index.js';
import { courseOf } from '../model/course.js';
import type { Versioned } from '../model/versions.js';
import type { MomentPlace } from './moments.js';

// Pictures of the state after every answer, roll and draw, with how much was said up to then; and the state
// at every safe point, to be kept.

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

// A course of play as it ran, with one state for each safe point: any other is found by playing on from the
// last safe point before it.

class PlayedCourse {
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
function shotsIn({ answers, rolls, draws }: Run): number {
  return answers.length + rolls.length + draws.length;
}

function shotsBefore({ answers, rolls, draws }: Omit<KeptState, 'state'>): number {
  return answers + rolls + draws;
}

/** One order or one roll, by its index in the event; the entries of the event's log that belong to it. */
export interface TimelineStep {
  readonly what: 'order' | 'roll';
  readonly index: number;
  readonly entries: readonly [from: number, to: number];
  /** The answer, roll or draw of the course behind which it is over. */
  readonly shot: number;
}

export interface TimelineEvent {
  readonly record: EventRecord;
  readonly steps: readonly TimelineStep[];
  /** Turn and phase after it. */
  readonly now: readonly Crumb[];
  /** The last answer, roll or draw of the course up to its end; -1 before the first. */
  readonly shot: number;
  /** The course that it ran in: what was taken back ran in another. */
  readonly course: PlayedCourse;
  /** The version of the game that it was played by; of a move to another, that one. */
  readonly game: Game;
}

export class Timeline {
  /** Event n at n - 1. */
  readonly events: TimelineEvent[] = [];
  /** The state before the first order, as JSON. */
  readonly start: string;
  #course: CourseOfPlay = [];
  readonly #versioned: Versioned;
  #game: Game;
  /** Where the rules in force began, as JSON. */
  #base: string;
  #played: PlayedCourse;
  /** Of the events, and of courses that are over. */
  #size = 0;
  #now: readonly Crumb[];
  #said = 0;
  /** How much was said when the event in hand began; orders that wait for their throw belong to it. */
  #begun = 0;

  /** `first`: the version that the match began with. */
  constructor(versioned: Versioned, first: number, setting: Setting) {
    this.#versioned = versioned;
    this.#game = versioned(first);
    this.start = JSON.stringify(this.#game.rules.start(setting));
    this.#base = this.start;
    this.#played = new PlayedCourse(this.#game, this.start);
    this.#now = this.#crumbsOf(this.start);
  }

  /** Hash of the last event; '' before the first. */
  get head(): string {
    return this.events.at(-1)?.record.hash ?? '';
  }

  /** Characters kept. */
  get size(): number {
    return this.#size + this.#played.size;
  }

  /** The state at a place, as JSON; undefined where there is none. */
  stateAt({ n, step }: MomentPlace): string | undefined {
    if (n === 0 && step === 0) return this.start;
    const event = this.events[n - 1];
    const shot = step === 0 ? event?.shot : event?.steps[step - 1]?.shot;
    return shot === undefined ? undefined : event?.course.stateAt(shot);
  }

  /**
   * Plays the next events. @throws ScriptFault for a journal that cannot be replayed: then the timeline is
   * spoilt.
   */
  add(records: readonly EventRecord[]): void {
    const at = records.findIndex(({ type }) => type === 'takenBack' || type === 'moved');
    this.#play(at < 0 ? records : records.slice(0, at));
    const jump = records[at];
    if (jump === undefined) return;
    const event = readEvent(jump.text);
    if (event.type === 'moved') this.#moveTo(jump, event.public.to);
    else this.#goBack(jump);
    this.add(records.slice(at + 1));
  }

  /** The match goes on by other rules from where it stands. */
  #moveTo(record: EventRecord, version: number): void {
    this.#game = this.#versioned(version);
    this.#base = this.#played.stateAt(this.#played.shots - 1);
    this.#course = courseOf([record], this.#course);
    this.#size += this.#played.size;
    this.#played = new PlayedCourse(this.#game, this.#base);
    this.#said = 0;
    this.#begun = 0;
    this.#now = this.#crumbsOf(this.#base);
    this.#keep(record, [], -1);
  }

  /** Where play goes on behind what was taken back: found by playing what is left from the start. */
  #goBack(record: EventRecord): void {
    this.#course = courseOf([record], this.#course);
    this.#size += this.#played.size;
    this.#played = new PlayedCourse(this.#game, this.#base);
    const last = this.#played.play(this.#course.map(({ run }) => run)).at(-1);
    this.#said = last?.said ?? 0;
    this.#begun = this.#said;
    this.#now = this.#crumbsOf(last?.state ?? this.#base);
    this.#keep(record, [], this.#played.shots - 1);
  }

  #play(records: readonly EventRecord[]): void {
    this.#course = courseOf(records, this.#course);
    const runs = records.map((record) => recordedRun(readEvent(record.text), JSON.parse(record.contents)));
    let shot = this.#played.shots;
    const observed = [...this.#played.play(runs.flatMap((run) => run ?? []))];
    for (const [i, record] of records.entries()) {
      const run = runs[i];
      const pictures = run === undefined ? [] : observed.splice(0, shotsIn(run));
      const steps = run === undefined ? [] : this.#cut(run, pictures, shot);
      shot += pictures.length;
      const last = pictures.at(-1);
      if (last !== undefined) this.#now = this.#crumbsOf(last.state);
      this.#keep(record, steps, shot - 1);
    }
  }

  #crumbsOf(state: string): readonly Crumb[] {
    return this.#game.rules.now(JSON.parse(state) as BaseState);
  }

  #keep(record: EventRecord, steps: readonly TimelineStep[], shot: number): void {
    this.events.push({ record, steps, now: this.#now, shot, course: this.#played, game: this.#game });
    this.#size += record.text.length + record.contents.length;
  }

  /**
   * An event's steps out of its pictures, the first of which is number `from`. Draws and questions that were
   * passed over make none: they belong to the step before.
   */
  #cut(run: Run, observed: readonly ObservedState[], from: number): readonly TimelineStep[] {
    const steps: TimelineStep[] = [];
    const begun = this.#begun;
    const next = { answer: 0, roll: 0, draw: 0 };
    for (const [i, { what, said }] of observed.entries()) {
      const index = next[what]++;
      const to = run.waits ? 0 : said - begun;
      const last = steps.at(-1);
      const shot = from + i;
      if (what === 'roll' || (what === 'answer' && run.answers[index]?.order !== null)) {
        const step = what === 'roll' ? 'roll' : 'order';
        steps.push({ what: step, index, entries: [last?.entries[1] ?? 0, to], shot });
      } else if (last !== undefined) {
        steps[steps.length - 1] = { ...last, entries: [last.entries[0], to], shot };
      }
      this.#said = said;
    }
    if (!run.waits) this.#begun = this.#said;
    return steps;
  }
}

/** Characters of all timelines kept. A match of 500 events takes two to ten millions. */
const MOST = 60_000_000;

export class TimelineCache {
  readonly #kept = new LRUCache<string, Timeline>({
    maxSize: MOST,
    // One that is larger than all that may be kept is kept alone.
    sizeCalculation: ({ size }) => Math.min(size, MOST),
  });
  /** Timelines that somebody waits for. */
  readonly #coming = new Map<string, Promise<Timeline>>();
  constructor(readonly store: Pick<MatchStore, 'readEvents'>) {}

  /**
   * The timeline of a match up to its head, or further if it has moved since. @throws ScriptFault for a
   * journal that cannot be replayed.
   */
  of(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const before = this.#coming.get(match.id) ?? Promise.resolve(undefined);
    // One after the other, so that nobody plays the same events twice on one timeline.
    const timeline = before.catch(() => undefined).then(() => this.#upTo(match, versioned));
    this.#coming.set(match.id, timeline);
    const came = () => {
      if (this.#coming.get(match.id) === timeline) this.#coming.delete(match.id);
    };
    timeline.then(came, came);
    return timeline;
  }

  async #upTo(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const known = this.#kept.get(match.id);
    if (known !== undefined && known.events[match.headNumber - 1]?.record.hash === match.headHash)
      return known;
    // A timeline that grows, or is spoilt, is not the one that was measured.
    this.#kept.delete(match.id);
    const timeline = (await this.#playedOn(match, known)) ?? (await this.#fromTheStart(match, versioned));
    this.#kept.set(match.id, timeline);
    return timeline;
  }

  async #playedOn(match: MatchRecord, known: Timeline | undefined): Promise<Timeline | undefined> {
    if (known === undefined) return undefined;
    const later = await this.store.readEvents(match.id, known.events.length + 1, match.headNumber);
    if (!follows(known, later)) return undefined;
    known.add(later);
    return known;
  }

  async #fromTheStart(match: MatchRecord, versioned: Versioned): Promise<Timeline> {
    const events = await this.store.readEvents(match.id, 1, match.headNumber);
    const first = events[0] === undefined ? undefined : readEvent(events[0].text);
    const version = first?.type === 'opened' ? first.public.rulesVersion : match.rulesVersion;
    const timeline = new Timeline(versioned, version, match);
    timeline.add(events);
    return timeline;
  }
}

/** After a backup was put back the journal may go on otherwise. */
function follows(timeline: Timeline, [first]: readonly EventRecord[]): boolean {
  return (
    first !== undefined && (JSON.parse(first.text) as { readonly prev?: unknown }).prev === timeline.head
  );
}

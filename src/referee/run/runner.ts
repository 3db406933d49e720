/**
 * The machine that runs a game's script. It plays back a tape, takes drafted answers and orders that come,
 * forces single answers, asks standing orders, and stops at the next question, at a barrier it may not pass,
 * or at the end.
 */

import type { Crumb, Entry, Result, Side } from '../game/basics.js';
import type { Decision, Question } from '../game/decision.js';
import type { Game } from '../game/game.js';
import type { BaseState, Next, Play, Reply, Request, Rules, Step } from '../game/play.js';
import { Answers, PAUSE } from './answers.js';
import { makePlay, type PlayHost } from './play-api.js';
import type { Incoming, Ports, RunStop } from './ports.js';
import type { Answer, RunRecord, Tape } from './record.js';
import { Recorder } from './recorder.js';
import { tidySetup } from './secret-setup.js';
import { clauseAsked, procedureOf, sidesAsked, stepAfter, stepOf } from './sequence.js';
import { BarrierSignal, EndSignal, RefusedSignal, ScriptError, ThrowSignal } from './signals.js';

export class Runner<S extends BaseState = BaseState> {
  readonly #game: Game<S>;
  readonly #play: Play<S>;
  readonly #recorder: Recorder;
  readonly #answers: Answers<S>;
  readonly #state: S;
  /** Where the run stopped for good: behind it the script is dead. */
  #stopped: RunStop | ScriptError | undefined;
  #rules: Rules<Next | undefined> | undefined;
  #phase = '';
  #waiting: Request | undefined;
  readonly #crumbs: Crumb[] = [];

  /**
   * `state` becomes the runner's own and is changed; give it a copy. `drafts`: each seat's uncommitted
   * answers.
   */
  constructor(
    game: Game<S>,
    state: S,
    ports: Ports,
    tape?: Tape,
    drafts: readonly (readonly Answer[])[] = [],
  ) {
    this.#game = game;
    this.#state = state;
    const scope = () => this.#scope();
    this.#recorder = new Recorder(game, state, ports, {
      scope,
      now: () => ({ now: game.now(this.#state), side: this.#step(this.#state.step).side ?? null }),
      passed: (event) => tidySetup(game, this.#state, event),
    });
    this.#answers = new Answers({ game, state, ports, recorder: this.#recorder, scope }, drafts);
    this.#play = makePlay(this.#host());
    if (tape !== undefined) this.#recorder.feed(tape);
  }

  get state(): S {
    return this.#state;
  }

  /** The log of the event in the making, for previews. */
  get log(): readonly Entry[] {
    return this.#recorder.event.log;
  }

  /**
   * The draft of a seat: the uncommitted answers in order if it gave any of them; of a question to both, its
   * own answer (a standing order's or a plan's is none: it is read again when the other answer comes).
   */
  draftOf(side: Side): readonly Answer[] {
    const both = this.#answers.ofBoth(side);
    if (both !== undefined) return both.by === 'standing' || both.by === 'planned' ? [] : [both];
    return this.#recorder.event.isFreshBy(side) ? this.#recorder.event.answers : [];
  }

  /** Adds a recording to be played back, from the question where the last one stopped. */
  feed(tape: Tape): void {
    this.#recorder.begin();
    this.#recorder.feed(tape);
  }

  /** Gives an order and runs on. A refusal changes nothing: the same question still stands. */
  give(incoming: Incoming): RunStop {
    this.#answers.offer(incoming);
    const stop = this.go();
    const ignored = this.#answers.withdraw();
    if (!ignored || stop.at === 'refused' || stop.at === 'barrier') return stop;
    const asked = sidesAsked(this.#waiting).filter((side) => side !== incoming.side);
    const clause = clauseAsked(this.#state, this.#waiting);
    return { at: 'refused', refusal: { code: 'not-asked', clause, asked } };
  }

  /**
   * Runs to the next stop. After a barrier, a throw that waits or a fault the script is dead, and each
   * further call gives the same.
   * @throws ScriptFault when the script has a fault or the tape does not fit.
   */
  go(): RunStop {
    try {
      this.#stopped ??= this.#run();
    } catch (signal) {
      this.#stopped = this.#faultOf(signal);
    }
    const stopped = this.#stopped;
    if (stopped instanceof ScriptError) throw stopped;
    if (stopped.at !== 'barrier' && stopped.at !== 'throw') this.#stopped = undefined;
    return stopped;
  }

  #run(): RunStop {
    try {
      return this.#loop();
    } catch (signal) {
      if (signal instanceof BarrierSignal) return { at: 'barrier', what: signal.what };
      if (signal instanceof ThrowSignal) return { at: 'throw', what: signal.what };
      if (signal instanceof RefusedSignal) return { at: 'refused', refusal: signal.refusal };
      throw signal;
    }
  }

  #faultOf(signal: unknown): ScriptError {
    if (signal instanceof ScriptError) return signal;
    const message = signal instanceof Error ? signal.message : String(signal);
    return new ScriptError('script-fault', message, this.#scope(), signal);
  }

  /** Takes the event that was made and begins the next. */
  takeEvent(): RunRecord {
    return this.#recorder.take();
  }

  // --- the loop over steps

  #loop(): RunStop {
    for (;;) {
      if (this.#state.result !== undefined) return this.#ended(this.#state.result);
      this.#rules ??= this.#nextRules();
      let reply: Reply;
      if (this.#waiting !== undefined) {
        reply = this.#answers.resolve(this.#waiting);
        if (reply === PAUSE) return this.#asked(this.#waiting);
        this.#waiting = undefined;
      }
      this.#advance(this.#rules, reply);
    }
  }

  #ended(result: Result): RunStop {
    if (!this.#recorder.live && !this.#recorder.tape.isOver)
      this.#recorder.mismatch('the match has ended, the tape goes on');
    return { at: 'ended', result };
  }

  #advance(rules: Rules<Next | undefined>, reply: Reply): void {
    try {
      const turn = rules.next(reply);
      if (turn.done) this.#finishStep(turn.value);
      else this.#waiting = turn.value;
    } catch (signal) {
      if (!(signal instanceof EndSignal)) throw signal;
      this.#rules = undefined;
      this.#state.result = signal.result;
      this.#recorder.barrier('end');
    }
  }

  #nextRules(): Rules<Next | undefined> {
    this.#recorder.markSafePoint();
    const begin = this.#state.begin;
    const step = this.#step(this.#state.step);
    this.#phase = step.phase;
    if (begin === undefined) return step.run(this.#play);
    const rules = procedureOf(this.#game, this.#play, begin);
    if (rules === undefined)
      throw new ScriptError('no-such-step', `no procedure ${begin.procedure}`, this.#scope());
    return rules;
  }

  #finishStep(next: Next | undefined): void {
    this.#rules = undefined;
    if (next === undefined) {
      delete this.#state.begin;
      return;
    }
    if (next === 'again') return;
    const ended = this.#step(this.#state.step);
    this.#state.step =
      typeof next === 'string'
        ? this.#found(stepAfter(this.#game, this.#state), 'after the last').id
        : next.to;
    if (this.#step(this.#state.step).phase !== this.#phase) this.#recorder.barrier('phase', ended);
  }

  #step(id: string): Step<S> {
    return this.#found(stepOf(this.#game, this.#state, id), id);
  }

  #found(step: Step<S> | undefined, id: string): Step<S> {
    if (step === undefined) throw new ScriptError('no-such-step', `no step ${id}`, this.#scope());
    return step;
  }

  // --- questions

  #asked(request: Request): RunStop {
    const decisions = request.ask === 'one' ? [request.decision] : request.decisions;
    const answered = decisions.map((d) => d.side).filter((side) => this.#answers.ofBoth(side) !== undefined);
    return {
      at: 'asked',
      questions: decisions.map((d) => this.#question(d)),
      answered,
      committed: this.#recorder.event.passed,
    };
  }

  #question(decision: Decision): Question {
    return { ...decision, scope: this.#scope() };
  }

  #scope(): readonly Crumb[] {
    return [...this.#game.now(this.#state), ...this.#crumbs];
  }

  // --- what the script gets

  #host(): PlayHost<S> {
    return {
      state: () => this.#state,
      crumbs: this.#crumbs,
      roll: (spec) => this.#recorder.roll(spec),
      draw: (spec) => this.#recorder.draw(spec),
      reveal: () => this.#recorder.barrier('reveal'),
      changeSeats: () => this.#recorder.changeSeats(),
      say: (entry) => this.#recorder.say(entry),
      tell: (side, entry) => this.#recorder.tell(side, entry),
    };
  }
}

/**
 * The machine that runs a game's script. It plays back a tape, takes drafted answers and orders that come,
 * forces single answers, asks standing orders, and stops at the next question, at a barrier it may not pass,
 * or at the end.
 */

import { checkOrder } from '../forms/check.js';
import { leewayOf, somethingToDo } from '../forms/enumerate.js';
import type { Order } from '../forms/form.js';
import type { Crumb, Entry, Result, Side } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';
import type { Decision, Question } from '../game/decision.js';
import type { GameCore, Universe } from '../game/game.js';
import type { BaseState, Next, Play, Reply, Request, Rules, Step } from '../game/play.js';
import type { EventDraft } from './event-draft.js';
import { makePlay, type PlayHost } from './play-api.js';
import type { Incoming, Ports, RunStop } from './ports.js';
import type { Answer, RunRecord, Tape } from './record.js';
import { Recorder } from './recorder.js';
import { BarrierSignal, EndSignal, RefusedSignal, ScriptError, ThrowSignal } from './signals.js';

/** Whether a question belongs to a set-up of which nobody else may learn how it came about. */
function isSecretSetup<S extends BaseState>(
  { rules: { freeSetup } }: Pick<GameCore<S>, 'rules'>,
  { kind }: Pick<Decision, 'kind'>,
): boolean {
  return freeSetup?.secret === true && freeSetup.kind === kind;
}

/** Whether it is the first of one: nothing stands yet. */
function beginsSetup<S extends BaseState>(game: GameCore<S>, state: S, decision: Decision): boolean {
  return isSecretSetup(game, decision) && game.rules.freeSetup?.orders(state, decision.side).length === 0;
}

/**
 * Where an event holds a whole secret set-up, its answers give way to those that make it straight away,
 * behind them the one that ends it: as many however often a unit was placed anew, or by which template.
 */
function tidySetup<S extends BaseState>(game: GameCore<S>, state: S, event: EventDraft): void {
  const last = event.answers.at(-1);
  if (!event.setsUp || game.rules.freeSetup === undefined || last === undefined) return;
  const { side } = last;
  const made = game.rules.freeSetup
    .orders(state, side)
    .map((order): Answer => ({ side, order, by: 'given' }));
  event.retell(
    [...made, last].map((answer) => {
      const { order } = answer;
      return [answer, order === null ? null : game.position.seen(state, side, order, 'spectator')];
    }),
  );
}

// Where the answer to a question comes from: the tape, a draft, the only one there is, the order that came, a
// plan, a standing order. None of these: the run pauses.

/**
 * Nothing legal, or a single answer that follows from public facts; undefined: ask. `any`: idle forms alone
 * are nothing to ask about. `open`: the side has answers that it can still undo, so that it sees what it
 * commits.
 */
function forcedAnswer(decision: Decision, any: boolean, open: boolean): Answer | undefined {
  if (!decision.public) return undefined;
  const { side } = decision;
  const { first, single, something } = leewayOf(decision, any);
  if (any && !something && (!open || first === undefined)) return { side, order: null, by: 'passed' };
  if (first === undefined || !single) return undefined;
  const wordless = Object.keys(first).length === 1;
  return wordless && open ? undefined : { side, order: first, by: 'forced' };
}

/**
 * Why an answer of a tape cannot stand: an illegal order, one taken unasked that was not the only one, a
 * question passed over that was to be asked.
 */
function illegalOnTape(
  decision: Decision,
  universe: Universe,
  any: boolean,
  answer: Answer,
): Refusal | undefined {
  if (answer.order === null) {
    return any && decision.public && !somethingToDo(decision)
      ? undefined
      : { code: 'shape', clause: decision.clause };
  }
  const checked = checkOrder(decision, universe, answer.order);
  if (checked.ok && answer.by === 'forced' && forcedAnswer(decision, any, false)?.by !== 'forced')
    return { code: 'shape', clause: decision.clause };
  return checked.ok ? undefined : checked.refusal;
}

const PAUSE = Symbol('pause');

/** What the run goes by when a side is asked. */
interface Asking<S extends BaseState> {
  readonly game: GameCore<S>;
  /** The situation, changed by the script as it runs. */
  readonly state: S;
  readonly ports: Ports;
  readonly recorder: Recorder;
  readonly scope: () => readonly Crumb[];
}

class Answers<S extends BaseState> {
  readonly #game: GameCore<S>;
  readonly #state: S;
  readonly #ports: Ports;
  readonly #recorder: Recorder;
  readonly #scope: () => readonly Crumb[];
  readonly #drafts: Answer[][];
  #incoming: Incoming | undefined;
  /** The request was put to its sides: only an order that comes can answer it now. */
  #paused = false;
  #both = new Map<Side, Answer>();
  readonly #why = new WeakMap<Answer, Entry>();

  /** `drafts`: each seat's uncommitted answers. */
  constructor({ game, state, ports, recorder, scope }: Asking<S>, drafts: readonly (readonly Answer[])[]) {
    this.#game = game;
    this.#state = state;
    this.#ports = ports;
    this.#recorder = recorder;
    this.#scope = scope;
    this.#drafts = drafts.map((d) => [...d]);
  }

  /** The answer of a side to a question to both, while the other is missing. */
  ofBoth(side: Side): Answer | undefined {
    return this.#both.get(side);
  }

  /** Lays an order ready for the next question to its side. */
  offer(incoming: Incoming): void {
    this.#incoming = incoming;
  }

  /** Takes the order away again; true when nobody was asked for it. */
  withdraw(): boolean {
    const ignored = this.#incoming !== undefined;
    this.#incoming = undefined;
    return ignored;
  }

  /**
   * The reply to a request, or PAUSE. @throws RefusedSignal when the order that came is illegal,
   * BarrierSignal, ScriptFault.
   */
  resolve(request: Request): Reply | typeof PAUSE {
    this.#announce(request.ask === 'one' ? [request.decision] : request.decisions);
    const reply =
      request.ask === 'one'
        ? this.#resolveOne(request.decision, request.any)
        : this.#resolveBoth(request.decisions);
    this.#paused = reply === PAUSE;
    return reply;
  }

  #announce(decisions: readonly Decision[]): void {
    const { observer } = this.#ports;
    if (observer?.asked === undefined) return;
    for (const decision of decisions) observer.asked({ ...decision, scope: this.#scope() }, this.#state);
  }

  #resolveOne(decision: Decision, any: boolean): Reply | typeof PAUSE {
    const answer = this.#answerTo(decision, any);
    if (answer === undefined) return PAUSE;
    if (this.#recorder.event.answers.length === 0)
      this.#recorder.event.setsUp = beginsSetup(this.#game, this.#state, decision);
    this.#record(answer);
    this.#recorder.answered([answer]);
    return answer.order ?? undefined;
  }

  #resolveBoth(decisions: readonly [Decision, Decision]): Reply | typeof PAUSE {
    // Each side's draft holds its answer alone, so nothing may lie before it.
    this.#recorder.barrier('question');
    for (const decision of decisions) {
      if (this.#both.has(decision.side)) continue;
      const answer = this.#answerTo(decision, false, true);
      if (answer !== undefined) this.#both.set(decision.side, answer);
    }
    const answers = decisions.map((d) => this.#both.get(d.side));
    const [first, second] = answers;
    if (first === undefined || second === undefined) return PAUSE;
    // Thrown before they are recorded: a preview of the second answer must not hold the first.
    if (this.#recorder.live && this.#ports.chance === undefined) throw new BarrierSignal('both');
    this.#both = new Map();
    this.#record(first);
    this.#record(second);
    this.#recorder.barrier('both');
    this.#recorder.answered([first, second]);
    return [first.order, second.order];
  }

  /** Recorded? Drafted? Forced? The order that came? Planned? A standing order? Else undefined: pause. */
  #answerTo(decision: Decision, any: boolean, both = false): Answer | undefined {
    if (!this.#recorder.live) {
      const recorded = this.#fromTape(decision, any);
      if (recorded !== undefined) return recorded;
      this.#recorder.live = true;
    }
    if (this.#ports.playback) return undefined;
    if (this.#paused) return this.#fromIncoming(decision);
    const taken =
      this.#fromDraft(decision.side) ??
      forcedAnswer(decision, any, this.#recorder.event.isOpenFor(decision.side));
    if (taken !== undefined) return taken;
    if (!both && this.#recorder.event.isFreshByAnother(decision.side)) this.#recorder.barrier('question');
    const answer =
      this.#fromIncoming(decision) ?? this.#fromPlan(decision, both) ?? this.#fromStanding(decision, both);
    if (answer !== undefined || !this.#recorder.event.byPlan) return answer;
    // What a plan answered is committed, and behind a commit a single answer is forced.
    return forcedAnswer(decision, any, false);
  }

  #fromTape(decision: Decision, any: boolean): Answer | undefined {
    const answer = this.#recorder.tape.nextAnswer();
    const { kind, side } = decision;
    if (answer === undefined) {
      if (this.#recorder.tape.hasChanceLeft)
        this.#recorder.mismatch(`${kind} asks ${side}, the tape rolls on`);
      return undefined;
    }
    if (answer.side !== side)
      this.#recorder.mismatch(`${kind} asks ${side}, the tape answers for ${answer.side}`);
    const refusal = this.#ports.check
      ? illegalOnTape(decision, this.#game.rules.universe, any, answer)
      : undefined;
    if (refusal !== undefined) throw new RefusedSignal(refusal);
    return answer;
  }

  #fromDraft(side: Side): Answer | undefined {
    return this.#drafts.find((draft) => draft[0]?.side === side)?.shift();
  }

  #fromIncoming(decision: Decision): Answer | undefined {
    const incoming = this.#incoming;
    if (incoming === undefined || incoming.side !== decision.side) return undefined;
    this.#incoming = undefined;
    return {
      side: decision.side,
      order: this.#checked(decision, incoming.order),
      by: incoming.by ?? 'given',
    };
  }

  /** What the side planned, from its own view; legal, or none. */
  #fromPlan(decision: Decision, both: boolean): Answer | undefined {
    const { chance, plans } = this.#ports;
    if (plans === undefined || (both && chance === undefined)) return undefined;
    // It enters the journal whole: what a plan answers is committed as far as it goes.
    if (isSecretSetup(this.#game, decision)) return undefined;
    const { side } = decision;
    const question: Question = { ...decision, scope: this.#scope() };
    const order = plans.answer(question, this.#game.position.view(this.#state, side), this.#state);
    return order === undefined ? undefined : { side, order, by: 'planned' };
  }

  /**
   * What the side left in advance, from its own view. An illegal answer is none: the side is asked, and told.
   */
  #fromStanding(decision: Decision, both: boolean): Answer | undefined {
    const { chance, standing } = this.#ports;
    // Of a question to both a run without chance shows the one answer that came, and not whether the other is
    // at hand.
    if (standing === undefined || (both && chance === undefined)) return undefined;
    const { side } = decision;
    const question: Question = { ...decision, scope: this.#scope() };
    const found = standing(side, question, this.#game.position.view(this.#state, side));
    if (found === undefined) return undefined;
    const checked = checkOrder(decision, this.#game.rules.universe, found.order);
    if (!checked.ok) {
      const { clause } = checked.refusal;
      if (this.#recorder.event.passed)
        this.#recorder.tell(side, { key: 'standing.refused', do: found.order.do, clause });
      return undefined;
    }
    const answer: Answer = { side, order: checked.order, by: 'standing' };
    this.#why.set(answer, found.why);
    return answer;
  }

  #checked(decision: Decision, order: unknown): Order {
    const checked = checkOrder(decision, this.#game.rules.universe, order);
    if (!checked.ok) throw new RefusedSignal(checked.refusal);
    return checked.order;
  }

  #record(answer: Answer): void {
    if (!this.#recorder.live) return;
    const { side, order, by } = answer;
    const seen = order === null ? null : this.#game.position.seen(this.#state, side, order, 'spectator');
    this.#recorder.place();
    this.#recorder.event.addAnswer(answer, seen);
    this.#ports.plans?.taken(side, order, { side, order: seen });
    const why = this.#why.get(answer);
    if (why !== undefined) this.#recorder.tell(side, why);
    if (by === 'standing') this.#recorder.barrier('standing');
    if (by === 'planned') this.#recorder.planned();
  }
}

/** The step of this id, or undefined. */
function stepOf<S extends BaseState>(game: GameCore<S>, state: S, id: string): Step<S> | undefined {
  return game.rules.steps(state).find((step) => step.id === id);
}

/** The step after the one of the state, or undefined behind the last. */
function stepAfter<S extends BaseState>(game: GameCore<S>, state: S): Step<S> | undefined {
  const steps = game.rules.steps(state);
  return steps[steps.findIndex((step) => step.id === state.step) + 1];
}

/**
 * The procedure that a position begins with, running in place of a step; undefined when the game has none of
 * this name.
 */
function procedureOf<S extends BaseState>(
  game: GameCore<S>,
  play: Play<S>,
  begin: NonNullable<BaseState['begin']>,
): Rules<undefined> | undefined {
  const procedure = game.rules.procedures[begin.procedure];
  return procedure === undefined ? undefined : begun(procedure(play, begin.with));
}

function* begun(rules: Rules<void>): Rules<undefined> {
  yield* rules;
}

/** Whose turn it is. */
function sidesAsked(waiting: Request | undefined): readonly Side[] {
  if (waiting === undefined) return [];
  return (waiting.ask === 'one' ? [waiting.decision] : waiting.decisions).map(({ side }) => side);
}

/** The clause of the question that stands, or of the result. */
function clauseAsked(state: BaseState, waiting: Request | undefined): string {
  if (waiting === undefined) return state.result?.clause ?? '';
  return waiting.ask === 'one' ? waiting.decision.clause : waiting.decisions[0].clause;
}

export class Runner<S extends BaseState = BaseState> {
  readonly #game: GameCore<S>;
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
    game: GameCore<S>,
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
      now: () => ({ now: game.rules.now(this.#state), side: this.#step(this.#state.step).side ?? null }),
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
    return [...this.#game.rules.now(this.#state), ...this.#crumbs];
  }

  // --- what the script gets

  #host(): PlayHost<S> {
    return {
      state: () => this.#state,
      crumbs: this.#crumbs,
      roll: (spec) => this.#recorder.roll(spec),
      draw: (spec) => this.#recorder.draw(spec),
      reveal: () => this.#recorder.reveal(),
      changeSeats: () => this.#recorder.changeSeats(),
      say: (entry) => this.#recorder.say(entry),
      tell: (side, entry) => this.#recorder.tell(side, entry),
    };
  }
}

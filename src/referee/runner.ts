/**
 * The machine that runs a game's script. It plays back a tape, takes drafted answers and orders that come, forces single
 * answers, asks standing orders, and stops at the next question, at a barrier it may not pass, or at the end.
 */
import type { Crumb, Entry, Result, Side } from './basics.js';
import type { ChancePort, DrawSpec, Rolled, RollSpec } from './chance.js';
import { checkOrder } from './check.js';
import type { Decision, Question } from './decision.js';
import type { Order } from './form.js';
import type { Game } from './game.js';
import { EventInTheMaking } from './making.js';
import type { BaseState, Next, Play, Reply, Request, Rules, Step } from './play.js';
import { Playback } from './playback.js';
import type { Incoming, Ports, Stop } from './ports.js';
import type { Answer, EventRecord, Tape } from './record.js';
import { clauseAsked, procedureOf, stepAfter, stepOf } from './sequence.js';
import { type Barrier, BarrierSignal, EndSignal, RefusedSignal, ScriptFault } from './signals.js';
import { type Backstage, makePlay, rolledOf } from './stage.js';
import { illegalOnTape, takenUnasked } from './unasked.js';

const PAUSE = Symbol('pause');

export class Runner<S extends BaseState = BaseState> {
  readonly #game: Game<S>;
  readonly #ports: Ports;
  readonly #play: Play<S>;
  readonly #tape = new Playback();
  #state: S;
  #drafts: Answer[][] = [];
  #incoming: Incoming | undefined;
  /** False while a recording is played back: what happens has been recorded, up to the question where it stopped. */
  #live = true;
  /** Where the run stopped for good: behind it the script is dead. */
  #stopped: Stop | ScriptFault | undefined;
  #rules: Rules<Next | undefined> | undefined;
  #phase = '';
  #waiting: Request | undefined;
  /** The request was put to its sides: only an order that comes can answer it now. */
  #paused = false;
  #both = new Map<Side, Answer>();
  readonly #why = new WeakMap<Answer, Entry>();
  readonly #crumbs: Crumb[] = [];
  #event: EventInTheMaking;

  /** `state` becomes the runner's own and is changed; give it a copy. `drafts`: each seat's uncommitted answers. */
  constructor(game: Game<S>, state: S, ports: Ports, tape?: Tape, drafts: readonly (readonly Answer[])[] = []) {
    this.#game = game;
    this.#state = state;
    this.#ports = ports;
    this.#drafts = drafts.map((d) => [...d]);
    this.#play = makePlay(this.#backstage());
    this.#event = new EventInTheMaking(game.sides);
    if (tape !== undefined) this.#live = !this.#tape.feed(tape);
  }

  get state(): S {
    return this.#state;
  }

  /** The log of the event in the making, for previews. */
  get log(): readonly Entry[] {
    return this.#event.log;
  }

  /**
   * The draft of a seat: the uncommitted answers in order if it gave any of them; of a question to both, its own answer
   * (a standing order's is none: it is read again when the other answer comes).
   */
  draftOf(side: Side): readonly Answer[] {
    const both = this.#both.get(side);
    if (both !== undefined) return both.by === 'standing' ? [] : [both];
    return this.#event.isFreshBy(side) ? this.#event.answers : [];
  }

  /** Adds a recording to be played back, from the question where the last one stopped. */
  feed(tape: Tape): void {
    this.#beginEvent();
    this.#live = !this.#tape.feed(tape);
  }

  /** Gives an order and runs on. A refusal changes nothing: the same question still stands. */
  give(incoming: Incoming): Stop {
    this.#incoming = incoming;
    const stop = this.go();
    const ignored = this.#incoming !== undefined;
    this.#incoming = undefined;
    if (!ignored || stop.at === 'refused' || stop.at === 'barrier') return stop;
    return { at: 'refused', refusal: { code: 'not-asked', clause: clauseAsked(this.#state, this.#waiting) } };
  }

  /**
   * Runs to the next stop. After a barrier or a fault the script is dead, and each further call gives the same.
   * @throws ScriptFault when the script has a fault or the tape does not fit.
   */
  go(): Stop {
    try {
      this.#stopped ??= this.#run();
    } catch (signal) {
      this.#stopped = this.#faultOf(signal);
    }
    const stopped = this.#stopped;
    if (stopped instanceof ScriptFault) throw stopped;
    if (stopped.at !== 'barrier') this.#stopped = undefined;
    return stopped;
  }

  #run(): Stop {
    try {
      return this.#loop();
    } catch (signal) {
      if (signal instanceof BarrierSignal) return { at: 'barrier', what: signal.what };
      if (signal instanceof RefusedSignal) return { at: 'refused', refusal: signal.refusal };
      throw signal;
    }
  }

  #faultOf(signal: unknown): ScriptFault {
    if (signal instanceof ScriptFault) return signal;
    const message = signal instanceof Error ? signal.message : String(signal);
    return new ScriptFault('script-fault', message, this.#scope(), signal);
  }

  /** Takes the event that was made and begins the next. */
  takeEvent(): EventRecord {
    const record = this.#event.record();
    this.#beginEvent();
    return record;
  }

  // --- the loop over steps

  #loop(): Stop {
    for (;;) {
      if (this.#state.result !== undefined) return this.#ended(this.#state.result);
      this.#rules ??= this.#nextRules();
      let reply: Reply;
      if (this.#waiting !== undefined) {
        reply = this.#resolve(this.#waiting);
        if (reply === PAUSE) return this.#asked(this.#waiting);
        this.#waiting = undefined;
        this.#paused = false;
      }
      this.#advance(this.#rules, reply);
    }
  }

  #ended(result: Result): Stop {
    if (!this.#live && !this.#tape.isOver) this.#mismatch('the match has ended, the tape goes on');
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
      this.#barrier('end');
    }
  }

  #nextRules(): Rules<Next | undefined> {
    this.#markSafePoint();
    const begin = this.#state.begin;
    const step = this.#step(this.#state.step);
    this.#phase = step.phase;
    if (begin === undefined) return step.run(this.#play);
    const rules = procedureOf(this.#game, this.#play, begin);
    if (rules === undefined) throw new ScriptFault('no-such-step', `no procedure ${begin.procedure}`, this.#scope());
    return rules;
  }

  #finishStep(next: Next | undefined): void {
    this.#rules = undefined;
    if (next === undefined) {
      delete this.#state.begin;
      return;
    }
    if (next === 'again') return;
    this.#state.step = typeof next === 'string' ? this.#found(stepAfter(this.#game, this.#state), 'after the last').id : next.to;
    if (this.#step(this.#state.step).phase !== this.#phase) this.#barrier('phase');
  }

  #step(id: string): Step<S> {
    return this.#found(stepOf(this.#game, this.#state, id), id);
  }

  #found(step: Step<S> | undefined, id: string): Step<S> {
    if (step === undefined) throw new ScriptFault('no-such-step', `no step ${id}`, this.#scope());
    return step;
  }

  #markSafePoint(): void {
    if (!this.#ports.snapshots || !this.#live) return;
    this.#event.markSafePoint(JSON.stringify(this.#state));
  }

  // --- answering requests

  #resolve(request: Request): Reply | typeof PAUSE {
    if (request.ask === 'one') return this.#resolveOne(request.decision, request.any);
    return this.#resolveBoth(request.decisions);
  }

  #resolveOne(decision: Decision, any: boolean): Reply | typeof PAUSE {
    const answer = this.#answerTo(decision, any);
    if (answer === undefined) return PAUSE;
    this.#record(answer);
    return answer.order ?? undefined;
  }

  #resolveBoth(decisions: readonly [Decision, Decision]): Reply | typeof PAUSE {
    // Each side's draft holds its answer alone, so nothing may lie before it.
    this.#barrier('question');
    for (const decision of decisions) {
      if (this.#both.has(decision.side)) continue;
      const answer = this.#answerTo(decision, false, true);
      if (answer !== undefined) this.#both.set(decision.side, answer);
    }
    const answers = decisions.map((d) => this.#both.get(d.side));
    const [first, second] = answers;
    if (first === undefined || second === undefined) return PAUSE;
    // Thrown before they are recorded: a preview of the second answer must not hold the first.
    if (this.#live && this.#ports.chance === undefined) throw new BarrierSignal('both');
    this.#both = new Map();
    this.#record(first);
    this.#record(second);
    this.#barrier('both');
    return [first.order, second.order];
  }

  /** Recorded? Drafted? Forced? The order that came? A standing order? Else undefined: pause. */
  #answerTo(decision: Decision, any: boolean, both = false): Answer | undefined {
    if (!this.#live) {
      const recorded = this.#fromTape(decision, any);
      if (recorded !== undefined) return recorded;
      this.#live = true;
    }
    if (this.#ports.playback) return undefined;
    if (this.#paused) return this.#fromIncoming(decision);
    const taken = this.#fromDraft(decision.side) ?? takenUnasked(decision, any, this.#event.isOpenFor(decision.side));
    if (taken !== undefined) return taken;
    if (!both && this.#event.isFreshByAnother(decision.side)) this.#barrier('question');
    return this.#fromIncoming(decision) ?? this.#fromStanding(decision, both);
  }

  #fromTape(decision: Decision, any: boolean): Answer | undefined {
    const answer = this.#tape.nextAnswer();
    const { kind, side } = decision;
    if (answer === undefined) {
      if (this.#tape.hasChanceLeft) this.#mismatch(`${kind} asks ${side}, the tape rolls on`);
      return undefined;
    }
    if (answer.side !== side) this.#mismatch(`${kind} asks ${side}, the tape answers for ${answer.side}`);
    const refusal = this.#ports.check ? illegalOnTape(decision, this.#game.universe, any, answer) : undefined;
    if (refusal !== undefined) throw new RefusedSignal(refusal);
    return answer;
  }

  #mismatch(message: string): never {
    throw new ScriptFault('tape-mismatch', message, this.#scope());
  }

  #fromDraft(side: Side): Answer | undefined {
    return this.#drafts.find((draft) => draft[0]?.side === side)?.shift();
  }

  #fromIncoming(decision: Decision): Answer | undefined {
    const incoming = this.#incoming;
    if (incoming === undefined || incoming.side !== decision.side) return undefined;
    this.#incoming = undefined;
    return { side: decision.side, order: this.#checked(decision, incoming.order), by: incoming.by ?? 'given' };
  }

  /** What the side left in advance, from its own view. An illegal answer is none: the side is asked, and told. */
  #fromStanding(decision: Decision, both: boolean): Answer | undefined {
    const { chance, standing } = this.#ports;
    // Of a question to both a run without chance shows the one answer that came, and not whether the other is at hand.
    if (standing === undefined || (both && chance === undefined)) return undefined;
    const { side } = decision;
    const found = standing(side, this.#question(decision), this.#game.view(this.#state, side));
    if (found === undefined) return undefined;
    const checked = checkOrder(decision, this.#game.universe, found.order);
    if (!checked.ok) {
      const { clause } = checked.refusal;
      if (this.#event.passed) this.#tell(side, { key: 'standing.refused', do: found.order.do, clause });
      return undefined;
    }
    const answer: Answer = { side, order: checked.order, by: 'standing' };
    this.#why.set(answer, found.why);
    return answer;
  }

  #checked(decision: Decision, order: unknown): Order {
    const checked = checkOrder(decision, this.#game.universe, order);
    if (!checked.ok) throw new RefusedSignal(checked.refusal);
    return checked.order;
  }

  #record(answer: Answer): void {
    if (!this.#live) return;
    const { side, order, by } = answer;
    this.#event.addAnswer(answer, order === null ? null : this.#game.seen(this.#state, side, order, 'spectator'));
    const why = this.#why.get(answer);
    if (why !== undefined) this.#tell(side, why);
    if (by === 'standing') this.#barrier('standing');
  }

  // --- barriers

  #barrier(what: Barrier): void {
    if (!this.#live || this.#event.passed) return;
    const chance = what === 'roll' || what === 'draw';
    if (this.#event.answers.length === 0 && !chance) return;
    if (this.#ports.chance === undefined) throw new BarrierSignal(what);
    this.#event.passed = true;
  }

  #beginEvent(): void {
    this.#event = new EventInTheMaking(this.#game.sides);
  }

  // --- questions

  #asked(request: Request): Stop {
    this.#paused = true;
    const decisions = request.ask === 'one' ? [request.decision] : request.decisions;
    const answered = decisions.map((d) => d.side).filter((side) => this.#both.has(side));
    return { at: 'asked', questions: decisions.map((d) => this.#question(d)), answered, committed: this.#event.passed };
  }

  #question(decision: Decision): Question {
    return { ...decision, scope: this.#scope() };
  }

  #scope(): readonly Crumb[] {
    return [...this.#game.now(this.#state), ...this.#crumbs];
  }

  // --- what the script gets

  #backstage(): Backstage<S> {
    return {
      state: () => this.#state,
      crumbs: this.#crumbs,
      roll: (spec) => this.#roll(spec),
      draw: (spec) => this.#draw(spec),
      reveal: () => this.#barrier('reveal'),
      say: (entry) => this.#say(entry),
      tell: (side, entry) => this.#tell(side, entry),
    };
  }

  #roll(spec: RollSpec): Rolled {
    const { faces, proof } = this.#faces(spec);
    const rolled = rolledOf(spec, faces);
    if (this.#live) this.#event.addRoll(rolled, proof);
    return rolled;
  }

  #faces(spec: RollSpec): ReturnType<ChancePort['roll']> {
    if (!this.#live) {
      const faces = this.#tape.nextFaces();
      if (faces?.length !== spec.dice.length) return this.#mismatch(`the tape has no such roll: ${spec.purpose}`);
      return { faces, proof: null };
    }
    this.#barrier('roll');
    const { chance } = this.#ports;
    if (chance === undefined) throw new BarrierSignal('roll');
    return chance.roll(spec, this.#event.orders);
  }

  #draw(spec: DrawSpec): readonly string[] {
    if (!this.#live) {
      const ids = this.#tape.nextIds();
      if (ids?.length !== spec.take) return this.#mismatch(`the tape has no such draw: ${spec.purpose}`);
      return ids;
    }
    this.#barrier('draw');
    const { chance } = this.#ports;
    if (chance === undefined) throw new BarrierSignal('draw');
    const { ids, proof } = chance.draw(spec, this.#event.orders);
    this.#event.addDraw(spec, ids, proof);
    return ids;
  }

  #say(entry: Entry): void {
    if (this.#live) this.#event.log.push(entry);
  }

  #tell(side: Side, entry: Entry): void {
    if (this.#live) this.#event.tell(side, entry);
  }
}

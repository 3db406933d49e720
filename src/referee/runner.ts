/**
 * The machine that runs a game's script. It plays back a tape, takes drafted answers and orders that come, forces single
 * answers, asks standing orders, and stops at the next question, at a barrier it may not pass, or at the end.
 */
import type { Crumb, Entry, Param, Result, Side } from './basics.js';
import type { ChancePort, DrawRecord, DrawSpec, PublicOrder, Refusal, Rolled, RollRecord, RollSpec } from './chance.js';
import { checkOrder } from './check.js';
import type { Decision, Question } from './decision.js';
import { onlySentence, sentences, somethingToDo } from './enumerate.js';
import type { Order } from './form.js';
import type { Game, StandingAnswer, View } from './game.js';
import { Playback } from './playback.js';
import type { BaseState, Next, Play, Reply, Request, Rules, Step } from './play.js';
import type { Answer, EventRecord, Origin, SafePoint, Tape } from './record.js';
import { type Barrier, BarrierSignal, EndSignal, RefusedSignal, ScriptFault } from './signals.js';

/** Answers a decision from a side's standing orders, by its own view; undefined: ask. */
export type StandingPort = (side: Side, decision: Decision, view: View) => StandingAnswer | undefined;

/** What a run may use. Without `chance` it stops at the first barrier; with `playback` it stops where the tape ends. */
export interface Ports {
  readonly chance?: ChancePort;
  readonly standing?: StandingPort;
  /** Keep the last safe point of the event. */
  readonly snapshots?: boolean;
  readonly playback?: boolean;
  /** Check the answers of the tape against their forms (audit). */
  readonly check?: boolean;
}

/** Where a run stands. `answered`: sides of a question to both whose answer is in. */
export type Stop =
  | {
      readonly at: 'asked';
      readonly questions: readonly Question[];
      readonly answered: readonly Side[];
      readonly committed: boolean;
    }
  | { readonly at: 'ended'; readonly result: Result }
  | { readonly at: 'barrier'; readonly what: Barrier }
  | { readonly at: 'refused'; readonly refusal: Refusal };

/** An order that came from outside. */
export interface Incoming {
  readonly side: Side;
  readonly order: unknown;
  readonly by?: 'given' | 'clock';
}

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
  #crumbs: Crumb[] = [];
  // The event in the making.
  #answers: Answer[] = [];
  #orders: PublicOrder[] = [];
  #rolls: RollRecord[] = [];
  #draws: DrawRecord[] = [];
  #log: Entry[] = [];
  #told: Record<Side, Entry[]> = {};
  #safe: SafePoint | undefined;
  #freshBy = new Set<Side>();
  #passed = false;

  /** `state` becomes the runner's own and is changed; give it a copy. `drafts`: each seat's uncommitted answers. */
  constructor(game: Game<S>, state: S, ports: Ports, tape?: Tape, drafts: readonly (readonly Answer[])[] = []) {
    this.#game = game;
    this.#state = state;
    this.#ports = ports;
    this.#drafts = drafts.map((d) => [...d]);
    this.#play = this.#makePlay();
    this.#beginEvent();
    if (tape !== undefined) this.#live = !this.#tape.feed(tape);
  }

  get state(): S {
    return this.#state;
  }

  /** The log of the event in the making, for previews. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /**
   * The draft of a seat: the uncommitted answers in order if it gave any of them; of a question to both, its own answer
   * (a standing order's is none: it is read again when the other answer comes).
   */
  draftOf(side: Side): readonly Answer[] {
    const both = this.#both.get(side);
    if (both !== undefined) return both.by === 'standing' ? [] : [both];
    return this.#freshBy.has(side) ? this.#answers : [];
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
    return { at: 'refused', refusal: { code: 'not-asked', clause: this.#clauseAsked() } };
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
    const safe = this.#safe;
    const record: EventRecord = {
      answers: this.#answers,
      orders: this.#orders,
      rolls: this.#rolls,
      draws: this.#draws,
      log: this.#log,
      told: this.#told,
      ...(safe === undefined ? {} : { safe }),
    };
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
    const procedure = this.#game.procedures[begin.procedure];
    if (procedure === undefined) throw new ScriptFault('no-such-step', `no procedure ${begin.procedure}`, this.#scope());
    return begun(procedure(this.#play, begin.with));
  }

  #finishStep(next: Next | undefined): void {
    this.#rules = undefined;
    if (next === undefined) {
      delete this.#state.begin;
      return;
    }
    if (next === 'again') return;
    this.#state.step = typeof next === 'string' ? this.#stepAfter(this.#state.step) : next.to;
    if (this.#step(this.#state.step).phase !== this.#phase) this.#barrier('phase');
  }

  #step(id: string): Step<S> {
    const step = this.#game.steps(this.#state).find((s) => s.id === id);
    if (step === undefined) throw new ScriptFault('no-such-step', `no step ${id}`, this.#scope());
    return step;
  }

  #stepAfter(id: string): string {
    const steps = this.#game.steps(this.#state);
    const next = steps[steps.findIndex((s) => s.id === id) + 1];
    if (next === undefined) throw new ScriptFault('no-such-step', `no step after ${id}`, this.#scope());
    return next.id;
  }

  #markSafePoint(): void {
    if (!this.#ports.snapshots || !this.#live) return;
    const state = JSON.stringify(this.#state);
    this.#safe = { state, orders: this.#answers.length, rolls: this.#rolls.length, draws: this.#draws.length };
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
    const taken = this.#fromDraft(decision.side) ?? this.#takenUnasked(decision, any);
    if (taken !== undefined) return taken;
    if (!both && this.#askedByAnother(decision.side)) this.#barrier('question');
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
    if (this.#ports.check) this.#audit(decision, any, answer);
    return answer;
  }

  /** An answer of the tape must be legal, and a question passed over one that was not to be asked. */
  #audit(decision: Decision, any: boolean, answer: Answer): void {
    if (answer.order !== null) this.#checked(decision, answer.order);
    else if (!any || !decision.public || somethingToDo(decision))
      throw new RefusedSignal({ code: 'shape', clause: decision.clause });
  }

  #mismatch(message: string): never {
    throw new ScriptFault('tape-mismatch', message, this.#scope());
  }

  #fromDraft(side: Side): Answer | undefined {
    return this.#drafts.find((draft) => draft[0]?.side === side)?.shift();
  }

  /** Nothing legal, or a single answer that follows from public facts. */
  #takenUnasked(decision: Decision, any: boolean): Answer | undefined {
    if (!decision.public) return undefined;
    const { side } = decision;
    const open = this.#draftOpen(side);
    if (any && !somethingToDo(decision) && (!open || sentences(decision).next().done)) return { side, order: null, by: 'passed' };
    const only = onlySentence(decision);
    if (only === undefined) return undefined;
    const wordless = Object.keys(only).length === 1;
    return wordless && open ? undefined : { side, order: only, by: 'forced' };
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
      if (this.#passed) this.#tell(side, { key: 'standing.refused', do: found.order.do, clause });
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
    this.#answers.push(answer);
    const seen = order === null ? null : this.#game.seen(this.#state, side, order, 'spectator');
    this.#orders.push({ side, order: seen, ...(by === 'forced' || by === 'clock' ? { by } : {}) });
    if (by !== 'forced' && by !== 'passed') this.#freshBy.add(side);
    const why = this.#why.get(answer);
    if (why !== undefined) this.#tell(side, why);
    if (by === 'standing') this.#barrier('standing');
  }

  // --- barriers

  #draftOpen(side: Side): boolean {
    return !this.#passed && this.#freshBy.has(side);
  }

  #askedByAnother(side: Side): boolean {
    return [...this.#freshBy].some((other) => other !== side);
  }

  #barrier(what: Barrier): void {
    if (!this.#live || this.#passed) return;
    const chance = what === 'roll' || what === 'draw';
    if (this.#answers.length === 0 && !chance) return;
    if (this.#ports.chance === undefined) throw new BarrierSignal(what);
    this.#passed = true;
  }

  #beginEvent(): void {
    this.#answers = [];
    this.#orders = [];
    this.#rolls = [];
    this.#draws = [];
    this.#log = [];
    this.#told = Object.fromEntries(this.#game.sides.map((side) => [side, []]));
    this.#safe = undefined;
    this.#freshBy = new Set();
    this.#passed = false;
  }

  // --- questions

  #asked(request: Request): Stop {
    this.#paused = true;
    const decisions = request.ask === 'one' ? [request.decision] : request.decisions;
    const answered = decisions.map((d) => d.side).filter((side) => this.#both.has(side));
    return { at: 'asked', questions: decisions.map((d) => this.#question(d)), answered, committed: this.#passed };
  }

  #question(decision: Decision): Question {
    return { ...decision, scope: this.#scope() };
  }

  #scope(): readonly Crumb[] {
    return [...this.#game.now(this.#state), ...this.#crumbs];
  }

  #clauseAsked(): string {
    const waiting = this.#waiting;
    if (waiting === undefined) return this.#state.result?.clause ?? '';
    return waiting.ask === 'one' ? waiting.decision.clause : waiting.decisions[0].clause;
  }

  // --- what the script gets

  #makePlay(): Play<S> {
    const runner = this;
    return {
      get state() {
        return runner.#state;
      },
      // Answers were checked against the very forms that give `A`, so the casts are the kernel's to make.
      *ask<A>(decision: Decision<A>): Rules<A> {
        return (yield { ask: 'one', any: false, decision: decision as Decision }) as A;
      },
      *askAny<A>(decision: Decision<A>): Rules<A | undefined> {
        return (yield { ask: 'one', any: true, decision: decision as Decision }) as A | undefined;
      },
      *askBoth<A, B>(first: Decision<A>, second: Decision<B>): Rules<readonly [A, B]> {
        return (yield { ask: 'both', decisions: [first as Decision, second as Decision] }) as readonly [A, B];
      },
      *scope<T>(crumb: Crumb, rules: Rules<T>): Rules<T> {
        runner.#crumbs.push(crumb);
        const result = yield* rules;
        runner.#crumbs.pop();
        return result;
      },
      roll: (spec) => runner.#roll(spec),
      draw: (spec) => runner.#draw(spec),
      reveal: () => runner.#barrier('reveal'),
      log: (key, params) => runner.#say(key, params),
      tell: (side, key, params) => runner.#tell(side, { key, ...params }),
      end: (result) => {
        throw new EndSignal(result);
      },
    };
  }

  #roll(spec: RollSpec): Rolled {
    const { faces, proof } = this.#faces(spec);
    const modifiers = spec.modifiers ?? [];
    const outcomes = spec.outcomes ?? [];
    const onDie = modifiers.reduce((sum, m) => (m.on === 'die' ? sum + m.amount : sum), 0);
    const total = faces.reduce((sum, face) => sum + face, 0) + onDie;
    const outcome = outcomes.find(([atMost]) => total <= atMost)?.[1];
    const rolled = {
      purpose: spec.purpose,
      dice: spec.dice,
      faces,
      modifiers,
      total,
      outcomes,
      ...(outcome === undefined ? {} : { outcome }),
    };
    if (this.#live) {
      this.#rolls.push({ after: this.#answers.length, ...rolled, proof });
      this.#log.push({ key: 'roll', roll: this.#rolls.length - 1 });
    }
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
    return chance.roll(spec, this.#orders);
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
    const { ids, proof } = chance.draw(spec, this.#orders);
    const { side, purpose, from } = spec;
    this.#draws.push({ after: this.#answers.length, side, purpose, from, ids, proof });
    return ids;
  }

  #say(key: string, params: { readonly [name: string]: Param } = {}): void {
    if (this.#live) this.#log.push({ key, ...params });
  }

  #tell(side: Side, entry: Entry): void {
    if (this.#live) this.#told[side]?.push(entry);
  }
}

function* begun(rules: Rules<void>): Rules<undefined> {
  yield* rules;
}

/** Origins that an interface may show to others. */
export const PUBLIC_ORIGINS: readonly Origin[] = ['forced', 'clock'];

/**
 * Where the answer to a question comes from: the tape, a draft, the only one there is, the order that came, a
 * plan, a standing order. None of these: the run pauses.
 */

import { checkOrder } from '../forms/check.js';
import type { Order } from '../forms/form.js';
import type { Crumb, Entry, Side } from '../game/basics.js';
import type { Decision, Question } from '../game/decision.js';
import type { Game } from '../game/game.js';
import type { BaseState, Reply, Request } from '../game/play.js';
import { forcedAnswer, illegalOnTape } from './forced.js';
import type { Incoming, Ports } from './ports.js';
import type { Answer } from './record.js';
import type { Recorder } from './recorder.js';
import { beginsSetup, isSecretSetup } from './secret-setup.js';
import { BarrierSignal, RefusedSignal } from './signals.js';

export const PAUSE = Symbol('pause');

/** What the run goes by when a side is asked. */
interface Asking<S extends BaseState> {
  readonly game: Game<S>;
  /** The situation, changed by the script as it runs. */
  readonly state: S;
  readonly ports: Ports;
  readonly recorder: Recorder;
  readonly scope: () => readonly Crumb[];
}

export class Answers<S extends BaseState> {
  readonly #game: Game<S>;
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
    const refusal = this.#ports.check ? illegalOnTape(decision, this.#game.universe, any, answer) : undefined;
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
    const order = plans.answer(question, this.#game.view(this.#state, side), this.#state);
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
    const found = standing(side, question, this.#game.view(this.#state, side));
    if (found === undefined) return undefined;
    const checked = checkOrder(decision, this.#game.universe, found.order);
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
    const checked = checkOrder(decision, this.#game.universe, order);
    if (!checked.ok) throw new RefusedSignal(checked.refusal);
    return checked.order;
  }

  #record(answer: Answer): void {
    if (!this.#recorder.live) return;
    const { side, order, by } = answer;
    const seen = order === null ? null : this.#game.seen(this.#state, side, order, 'spectator');
    this.#recorder.place();
    this.#recorder.event.addAnswer(answer, seen);
    this.#ports.plans?.taken(side, order, { side, order: seen });
    const why = this.#why.get(answer);
    if (why !== undefined) this.#recorder.tell(side, why);
    if (by === 'standing') this.#recorder.barrier('standing');
    if (by === 'planned') this.#recorder.planned();
  }
}

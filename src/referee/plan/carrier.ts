/** One side's plan while a run carries it out: line by line, each told when it is over. */
import { isOpenForm, type Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { PublicOrder } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { Facts } from './conditions.js';
import { holds } from './conditions.js';
import {
  besideStanding,
  brokenWhile,
  checkPlanned,
  deedOrders,
  firstAccepted,
  isSameOrder,
  type LineFit,
  lineFit,
  orderOf,
  type StandingOrdersFor,
} from './fitting.js';
import { isPast, type PlanPlace, planPlaceOf } from './place.js';
import {
  type LineOutcome,
  type LineReport,
  openLines,
  type Plan,
  type PlanLine,
  type PlanProgress,
  type UnderWay,
  type Why,
} from './plan.js';

/** A plan that a run carries out. */
export interface Carried {
  readonly side: Side;
  readonly plan: Plan;
  readonly progress: PlanProgress;
  /** Its owner's standing orders, beside which it stands. */
  readonly standing?: StandingOrdersFor;
  /** Whether it answers in this run; else it is only told what happens. */
  readonly answers: boolean;
  /** Its owner pressed; else lines are held to what they were worth when they were drafted. */
  readonly pressed: boolean;
}

export class PlanCarrier {
  readonly side: Side;
  readonly #game: Game;
  readonly #plan: Plan;
  readonly #pressed: boolean;
  readonly #answers: boolean;
  #progress: PlanProgress;
  /** The order of the line that was answered just now. */
  #given: Order | undefined;

  constructor(game: Game, { side, plan, progress, pressed, answers, standing }: Carried) {
    this.#game = standing === undefined ? game : besideStanding(game, standing);
    this.side = side;
    this.#plan = plan;
    this.#pressed = pressed;
    this.#answers = answers;
    this.#progress = pressed && answers ? { ...progress, halted: false } : progress;
  }

  get answers(): boolean {
    return this.#answers;
  }

  get progress(): PlanProgress {
    return this.#progress;
  }

  /** The round is over, and with it the line that answered it; lines of phases that are past expire. */
  safePoint(state: BaseState, heard: readonly PublicOrder[]): void {
    const { underWay } = this.#progress;
    if (underWay !== undefined) this.#finish(underWay, this.#game.position.view(state, this.side), heard);
    const now = planPlaceOf(this.#game, state);
    for (const line of openLines(this.#plan, this.#progress))
      if (isPast(this.#game, state, line, now))
        this.#expire(line, this.#game.position.view(state, this.side));
  }

  /** An answer of the side was taken: counts as the line's if it is what the line says next. */
  taken(order: Order): void {
    const { underWay } = this.#progress;
    const deed = this.#lineOf(underWay)?.deeds[underWay?.deed ?? 0];
    if (underWay === undefined || deed === undefined) return;
    const isNext =
      order === this.#given || ('orders' in deed && isSameOrder(deed.orders[underWay.used], order));
    this.#given = undefined;
    this.#goOn({
      ...underWay,
      taken: [...underWay.taken, order],
      used: underWay.used + (isNext ? 1 : 0),
    });
  }

  /**
   * What the plan answers: the line under way, else the next that fits, else what is chosen behind the last.
   */
  answer(asked: Question, view: View, state: BaseState, heard: readonly PublicOrder[]): Order | undefined {
    if (!this.#answers || this.#progress.halted) return undefined;
    const place = planPlaceOf(this.#game, state);
    const { underWay } = this.#progress;
    if (underWay !== undefined) return this.#goingOn(underWay, asked, view, place, heard);
    return this.#begin(asked, view, place, heard);
  }

  #goingOn(
    underWay: UnderWay,
    asked: Question,
    view: View,
    place: PlanPlace,
    heard: readonly PublicOrder[],
  ): Order | undefined {
    const line = this.#lineOf(underWay);
    const deed = line?.deeds[underWay.deed];
    if (line === undefined || deed === undefined || underWay.stopped !== undefined) return undefined;
    const broken = brokenWhile(this.#facts(asked, view, place, heard), line.conditions);
    if (broken > 0) {
      this.#goOn({ ...underWay, stopped: { for: 'condition', n: broken } });
      return undefined;
    }
    const next = orderOf(this.#game, deed, underWay.used, view, asked);
    const checked = next === undefined ? undefined : checkPlanned(asked, this.#game.rules.universe, next);
    if (checked?.ok === true) return this.#giving(checked.order);
    if (line.asks.includes(asked.kind)) return undefined;
    return firstAccepted(this.#game, line.prefer, asked);
  }

  #begin(asked: Question, view: View, place: PlanPlace, heard: readonly PublicOrder[]): Order | undefined {
    const facts = this.#facts(asked, view, place, heard);
    const isHere = (one: { turn: number; phase: string; kind: string }) =>
      one.turn === place.turn && one.phase === place.phase && one.kind === asked.kind;
    for (const line of openLines(this.#plan, this.#progress).filter(isHere)) {
      // The other side may have answered since it was carried out last.
      if (this.#timesOf(line) > 0 && this.#isEnough(line, view, heard)) {
        this.#repeated(line, view);
        continue;
      }
      const fit = lineFit({ ...facts, progress: this.#progress }, line, asked, !this.#pressed);
      if (fit.fits) return this.#start(line, fit, asked, view);
      if (line.unfit === 'later') continue;
      this.#tell(line, line.unfit === 'halt' ? 'halted' : 'skipped', fit.why);
      if (line.unfit === 'skip') continue;
      this.#progress = { ...this.#progress, halted: true };
      return undefined;
    }
    const rest = this.#plan.rests.find(isHere);
    return rest === undefined ? undefined : this.#restBy(rest.do, asked, view);
  }

  #start(
    line: PlanLine,
    { deed }: Extract<LineFit, { fits: true }>,
    asked: Question,
    view: View,
  ): Order | undefined {
    const what = line.deeds[deed];
    const seen =
      what === undefined ? view : (this.#game.plans.supposed?.(view, asked, deedOrders(what)) ?? view);
    const first = what === undefined ? undefined : orderOf(this.#game, what, 0, seen, asked);
    const checked = first === undefined ? undefined : checkPlanned(asked, this.#game.rules.universe, first);
    if (checked?.ok !== true) return undefined;
    this.#goOn({ no: line.no, deed, used: 0, taken: [] });
    return this.#giving(checked.order);
  }

  #giving(order: Order): Order {
    this.#given = order;
    return order;
  }

  /** Ends or passes, unless the game names a loss. */
  #restBy(word: string, asked: Question, view: View): Order | undefined {
    const form = asked.forms.find((one) => one.do === word && one.fields.length === 0);
    if (form === undefined || form.anytime === true || !isOpenForm(form)) return undefined;
    const order = { do: word };
    return this.#game.plans.losesBy?.(view, asked, order) === undefined ? order : undefined;
  }

  #facts(asked: Question, view: View, { turn }: PlanPlace, heard: readonly PublicOrder[]): Facts {
    const [game, side, plan, progress] = [this.#game, this.side, this.#plan, this.#progress];
    return { game, side, view, after: view, decision: asked, turn, heard, plan, progress };
  }

  // --- what lines come to

  #lineOf(underWay: UnderWay | undefined): PlanLine | undefined {
    return this.#plan.lines.find(({ no }) => no === underWay?.no);
  }

  #goOn(underWay: UnderWay): void {
    this.#progress = { ...this.#progress, underWay };
  }

  #finish(underWay: UnderWay, view: View, heard: readonly PublicOrder[]): void {
    const line = this.#lineOf(underWay);
    const { underWay: _, ...rest } = this.#progress;
    this.#progress = rest;
    if (line === undefined) return;
    const { deed, used, taken, stopped } = underWay;
    const what = line.deeds[deed];
    const of = what !== undefined && 'orders' in what ? what.orders.length : taken.length;
    const outcomes = this.#game.plans.outcomesOf?.(taken, view) ?? [];
    if (this.#repeats(line, view, heard)) return;
    this.#report({
      no: line.no,
      came: used < of || stopped !== undefined ? 'asFar' : 'done',
      used: Math.min(used, of),
      of,
      ...(deed > 0 ? { instead: deed } : {}),
      outcomes,
      ...this.#left(what, view),
      ...(stopped === undefined ? {} : { why: stopped }),
    });
  }

  /** Counts a line that repeats, and says whether it stays open. */
  #repeats(line: PlanLine, view: View, heard: readonly PublicOrder[]): boolean {
    const { no, repeat } = line;
    if (repeat === undefined) return false;
    const times = 1 + (this.#progress.times[no] ?? 0);
    this.#progress = { ...this.#progress, times: { ...this.#progress.times, [no]: times } };
    return times < repeat.most && !this.#isEnough(line, view, heard);
  }

  /** Whether what a line is repeated for has come. */
  #isEnough({ turn, kind, repeat }: PlanLine, view: View, heard: readonly PublicOrder[]): boolean {
    if (repeat?.until === undefined) return false;
    const decision = { side: this.side, kind, clause: '', public: true, forms: [], scope: [] };
    return holds(this.#facts(decision, view, { turn, phase: '' }, heard), repeat.until);
  }

  #timesOf({ no }: PlanLine): number {
    return this.#progress.times[no] ?? 0;
  }

  /** Its phase is over; one that repeats may have been carried out all the same. */
  #expire(line: PlanLine, view: View): void {
    if (this.#timesOf(line) === 0) this.#tell(line, 'expired');
    else this.#repeated(line, view);
  }

  #repeated(line: PlanLine, view: View): void {
    const times = this.#timesOf(line);
    const [what] = line.deeds;
    const left = this.#left(what, view);
    this.#report({ no: line.no, came: 'done', used: times, of: times, outcomes: [], ...left });
  }

  #left(what: PlanLine['deeds'][number] | undefined, view: View): Pick<LineReport, 'left'> {
    const left =
      what !== undefined && 'sentence' in what ? this.#game.plans.leftOf?.(what.sentence, view) : [];
    return left === undefined || left.length === 0 ? {} : { left };
  }

  #tell(line: PlanLine, came: LineOutcome, why?: Why): void {
    const [first] = line.deeds;
    const of = first !== undefined && 'orders' in first ? first.orders.length : 0;
    this.#report({ no: line.no, came, used: 0, of, outcomes: [], ...(why === undefined ? {} : { why }) });
  }

  #report(report: LineReport): void {
    this.#progress = { ...this.#progress, reports: [...this.#progress.reports, report] };
  }
}

/** Whether a line fits: what it waits for, what it is held to, and its orders tried on a copy. */
import { type Checked, checkOrder } from '../forms/check.js';
import type { Order } from '../forms/form.js';
import type { Question } from '../game/decision.js';
import type { Game, StandingOrders, Universe, View } from '../game/game.js';
import { type Facts, holds } from './conditions.js';
import type { LineCondition, LineDeed, PlanLine, Why } from './plan.js';
import { type LineTrial, tryOut } from './trial.js';

/** The standing orders that hold in the situation of their owner's view. */
export type StandingOrdersFor = (view: View) => StandingOrders;

/** The game to an owner whose sentences stand beside these standing orders. */
export function besideStanding(game: Game, standing: StandingOrdersFor): Game {
  const { order } = game.plans;
  if (order === undefined) return game;
  return {
    ...game,
    plans: {
      ...game.plans,
      order: (sentence, view, decision) => order(sentence, view, decision, standing(view)),
    },
  };
}

/** Checks an order of a plan: what may be said at any time (offers, cards) is no business of plans. */
export function checkPlanned(asked: Question, universe: Universe, order: Order): Checked {
  const checked = checkOrder(asked, universe, order);
  if (!checked.ok || checked.form.anytime !== true) return checked;
  return { ok: false, refusal: { code: 'closed', clause: asked.clause } };
}

/** The order of a deed that answers a question, when `used` of its orders were taken. */
export function orderOf(
  game: Game,
  deed: LineDeed,
  used: number,
  view: View,
  asked: Question,
): Order | undefined {
  return 'orders' in deed ? deed.orders[used] : game.plans.order?.(deed.sentence, view, asked);
}

/** All that a deed says. */
export function deedOrders(deed: LineDeed): readonly Order[] {
  return 'orders' in deed ? deed.orders : [deed.sentence];
}

/** The first of the answers that are liked which a question accepts. */
export function firstAccepted(game: Game, prefer: readonly Order[], asked: Question): Order | undefined {
  for (const order of prefer) {
    const checked = checkPlanned(asked, game.rules.universe, order);
    if (checked.ok) return checked.order;
  }
  return undefined;
}

/** How the deed that fits is tried, or why none does. */
export type LineFit =
  | { readonly fits: true; readonly deed: number; readonly trial: LineTrial }
  | { readonly fits: false; readonly why: Why; readonly trial?: LineTrial };

/** `held`: nobody pressed, so the line is held to what it was worth when it was drafted. */
export function lineFit(
  facts: Omit<Facts, 'after'>,
  line: PlanLine,
  asked: Question,
  held: boolean,
): LineFit {
  const early = line.conditions.findIndex(
    (one) => one.if !== 'left' && !holds({ ...facts, after: facts.view }, one),
  );
  if (early >= 0) return { fits: false, why: { for: 'condition', n: early + 1 } };
  let last: LineFit = { fits: false, why: { for: 'nothing' } };
  for (const [deed, what] of line.deeds.entries()) {
    last = fitOfDeed(facts, line, what, asked, held, deed);
    if (last.fits) return last;
  }
  return last;
}

function fitOfDeed(
  facts: Omit<Facts, 'after'>,
  line: PlanLine,
  what: LineDeed,
  asked: Question,
  held: boolean,
  deed: number,
): LineFit {
  const { game } = facts;
  const view = game.plans.supposed?.(facts.view, asked, deedOrders(what)) ?? facts.view;
  const first = orderOf(game, what, 0, view, asked);
  if (first === undefined) return { fits: false, why: { for: 'nothing' } };
  const checked = checkPlanned(asked, game.rules.universe, first);
  if (!checked.ok) return { fits: false, why: { for: 'clause', clause: checked.refusal.clause } };
  if (held && !isWorth(facts, line, asked, checked.order)) return { fits: false, why: { for: 'stakes' } };
  const trial = tryDeed(game, view, what, line, asked);
  if (trial.refusal !== undefined)
    return { fits: false, why: { for: 'clause', clause: trial.refusal.clause }, trial };
  const left = line.conditions.findIndex(
    (one) => one.if === 'left' && !holds({ ...facts, after: trial.after }, one),
  );
  if (left >= 0) return { fits: false, why: { for: 'condition', n: left + 1 }, trial };
  return { fits: true, deed, trial };
}

/** Tries a deed on a copy; where it has nothing to say, the answers that are liked. */
function tryDeed(game: Game, view: View, what: LineDeed, line: PlanLine, asked: Question): LineTrial {
  const cursor = new LineCursor(game, what, line.prefer);
  return tryOut(game, view, asked, (question, seen, taken) => cursor.next(question, seen, taken));
}

/** Gives the orders of a line one by one, without those that were taken unasked. */
export class LineCursor {
  readonly #game: Game;
  readonly #deed: LineDeed;
  readonly #prefer: readonly Order[];
  #used = 0;
  #seen = 0;
  #gave = false;

  constructor(game: Game, deed: LineDeed, prefer: readonly Order[]) {
    this.#game = game;
    this.#deed = deed;
    this.#prefer = prefer;
  }

  /** `taken`: all answers since the line began. */
  next(asked: Question, view: View, taken: readonly Order[]): Order | undefined {
    const unasked = taken.slice(this.#seen + (this.#gave ? 1 : 0));
    this.#seen = taken.length;
    this.#gave = true;
    for (const order of unasked)
      if ('orders' in this.#deed && isSameOrder(this.#deed.orders[this.#used], order)) this.#used += 1;
    const next = orderOf(this.#game, this.#deed, this.#used, view, asked);
    if (next === undefined)
      return this.#used === 0 ? undefined : firstAccepted(this.#game, this.#prefer, asked);
    this.#used += 1;
    return next;
  }
}

/** Whatever the order of their fields. */
export function isSameOrder(planned: Order | undefined, order: Order): boolean {
  if (planned === undefined) return false;
  const fields = (one: Order) => JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  return fields(planned) === fields(order);
}

function isWorth(
  { game, view }: Omit<Facts, 'after'>,
  line: PlanLine,
  asked: Question,
  first: Order,
): boolean {
  const { stakes } = line;
  if (stakes === undefined || game.plans.stakes === undefined) return true;
  const now = game.plans.stakes(view, asked, first);
  return stakes.every((worth, i) => (now[i] ?? worth) >= worth);
}

/** The first condition that must hold all the while and does not; 0: none. */
export function brokenWhile(facts: Facts, conditions: readonly LineCondition[]): number {
  return 1 + conditions.findIndex((one) => one.when === 'while' && one.if !== 'left' && !holds(facts, one));
}

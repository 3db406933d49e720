/**
 * Choosing an order as the practice opponent does: one look ahead on the order forms, from the owner's view
 * alone.
 */
import {
  checkOrder,
  type Decision,
  type Game,
  type Order,
  openForms,
  type Picker,
  sampleOrder,
  sentencesOf,
  type View,
} from '../referee/index.js';

/** What a game brings to playing by itself. */
type Player = Pick<Game, 'rules' | 'opponent'>;

/** Sentences of one form that are looked at in order; a form with more is looked at by lot too. */
const IN_ORDER = 400;
const BY_LOT = 200;
/** Orders with the same form and first word that are worth a second look. */
const ALIKE = 2;
/** How finely ties among suggestions are drawn. */
const LOTS = 65_536;

/**
 * The legal order that the game's own evaluation likes best, ties by lot; undefined when nothing is legal.
 * What the game suggests is looked at alone.
 */
export function bestOrder(game: Player, view: View, decision: Decision, pick: Picker): Order | undefined {
  const weighing = weighOrders(game, view, decision, pick);
  for (;;) {
    const next = weighing.next();
    if (next.done) return next.value;
  }
}

/**
 * As `bestOrder`, with a pause before each order that is looked at: whoever plays beside other work goes on
 * when he likes. Asked after each whether more may be looked at; what is best so far is taken where not.
 */
export function* weighOrders(
  game: Player,
  view: View,
  decision: Decision,
  pick: Picker,
  mayGoOn: () => boolean = () => true,
): Weighing {
  const worth = (order: Order) => game.opponent.appraise(view, decision, order);
  return (
    (yield* bestSuggested(game, view, decision, worth, pick, mayGoOn)) ??
    (yield* bestSentence(decision, worth, pick, mayGoOn))
  );
}

/** An order and what the evaluation gives for it, in the game's own points. */
export interface Rated {
  readonly order: Order;
  readonly worth: number;
}

/**
 * The orders that the evaluation likes best, the best one first, all of them legal: at most `most`, and of
 * those that begin alike (the same form and first word) at most two.
 */
export function ratedOrders(
  game: Player,
  view: View,
  decision: Decision,
  pick: Picker,
  most: number,
): readonly Rated[] {
  const suggested = game.opponent.suggest?.(view, decision) ?? [];
  const orders = suggested.length > 0 ? suggested : [...sentencesAndSome(decision, pick)];
  const rated = orders.map((order) => ({
    order,
    worth: game.opponent.appraise(view, decision, order),
    lot: pick(LOTS),
  }));
  const alike = new Map<string, number>();
  const known = new Set<string>();
  const liked: Rated[] = [];
  for (const { order, worth } of rated.sort((a, b) => b.worth - a.worth || a.lot - b.lot)) {
    if (liked.length >= most) break;
    const beginning = beginningOf(order);
    const before = alike.get(beginning) ?? 0;
    const checked = before < ALIKE ? checkOrder(decision, game.rules.universe, order) : undefined;
    if (checked?.ok !== true) continue;
    // Two suggestions may come to the same order.
    const whole = JSON.stringify(checked.order);
    if (known.has(whole)) continue;
    known.add(whole);
    alike.set(beginning, before + 1);
    liked.push({ order: checked.order, worth });
  }
  return liked;
}

/** The form and its first field. */
function beginningOf(order: Order): string {
  const [word, first] = Object.values(order);
  return JSON.stringify([word, first]);
}

type Weighing = Generator<undefined, Order | undefined, undefined>;

/** Checked from the best one on, since few are: what is suggested may turn out not to be legal. */
function* bestSuggested(
  { rules: { universe }, opponent: { suggest } }: Player,
  view: View,
  decision: Decision,
  worthOf: (order: Order) => number,
  pick: Picker,
  mayGoOn: () => boolean,
): Weighing {
  const rated: { readonly order: Order; readonly worth: number; readonly lot: number }[] = [];
  for (const order of suggest?.(view, decision) ?? []) {
    yield;
    rated.push({ order, worth: worthOf(order), lot: pick(LOTS) });
    if (!mayGoOn()) break;
  }
  for (const { order } of rated.sort((a, b) => b.worth - a.worth || a.lot - b.lot)) {
    const checked = checkOrder(decision, universe, order);
    if (checked.ok) return checked.order;
  }
  return undefined;
}

function* bestSentence(
  decision: Decision,
  worthOf: (order: Order) => number,
  pick: Picker,
  mayGoOn: () => boolean,
): Weighing {
  let best: Order | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const order of sentencesAndSome(decision, pick)) {
    yield;
    const worth = worthOf(order);
    if (worth >= most) {
      equals = worth > most ? 1 : equals + 1;
      if (pick(equals) === 0) best = order;
      most = worth;
    }
    if (!mayGoOn()) break;
  }
  return best;
}

function* sentencesAndSome(decision: Decision, pick: Picker): Generator<Order> {
  let more = false;
  for (const form of openForms(decision)) {
    let seen = 0;
    for (const order of sentencesOf(form)) {
      if (seen === IN_ORDER) {
        more = true;
        break;
      }
      seen += 1;
      yield order;
    }
  }
  for (let i = 0; more && i < BY_LOT; i += 1) {
    const order = sampleOrder(decision, pick);
    if (order !== undefined) yield order;
  }
}

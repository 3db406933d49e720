/**
 * Which standing orders of a seat still hold: not those that were left up to a turn or a day that is past,
 * nor those that can never apply again. Told from the owner's view and his calendar alone, whenever he is
 * asked: nothing is written when one lapses, so that nobody else can notice it.
 */
import { z } from 'zod';
import type {
  Game,
  Order,
  Outlived,
  Side,
  StandingOrders,
  StandingOrdersFor,
  View,
} from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import { dateIn } from './clock.js';

/** The turn or the day with which a standing order ends; both included. */
export const expirySchema = z.strictObject({
  turn: z.int().min(1).max(999).exactOptional(),
  day: z.iso.date().exactOptional(),
});
export type Expiry = z.infer<typeof expirySchema>;

/** What a seat has left in advance. `expiry`: by the key of the sentence. */
export interface LeftOrders {
  readonly orders: StandingOrders;
  readonly expiry: { readonly [key: string]: Expiry };
  readonly revision: number;
}

export const NOTHING_LEFT: LeftOrders = { orders: [], expiry: {}, revision: 0 };

/** Why a standing order is switched off: its turn or day is past, its units are gone, its one turn was. */
export type WhyOff = 'expiredTurn' | 'expiredDay' | Outlived;

/** A standing order with how long it holds; `off`: why it holds no more. */
export interface LeftOrder {
  readonly order: Order;
  readonly key: string;
  readonly until: Expiry;
  readonly off?: WhyOff;
}

/** What the page of a seat's standing orders shows. */
export interface StandingPage {
  readonly orders: StandingOrders;
  /** The same, each with how long it holds, and why it holds no more. */
  readonly left: readonly LeftOrder[];
  readonly revision: number;
}

interface Left {
  readonly standing: { readonly [side: Side]: LeftOrders };
}

interface Known extends Left {
  readonly game: Game;
  readonly seats: readonly Pick<SeatRecord, 'side' | 'timeZone'>[];
}

/** What a seat has left, as it is kept. */
export function leftBy({ standing }: Left, side: Side): LeftOrders {
  return standing[side] ?? NOTHING_LEFT;
}

/** All that a seat has left, each with whether it holds in the situation of this view. */
export function leftOrders(known: Known, side: Side, view: View, now: Date): readonly LeftOrder[] {
  const { game, seats } = known;
  const { orders, expiry } = leftBy(known, side);
  if (orders.length === 0) return [];
  const today = dateIn(seats.find((seat) => seat.side === side)?.timeZone ?? 'UTC', now);
  return orders.map((order) => {
    const key = game.standing.key(order);
    const until = expiry[key] ?? {};
    const off = whyOff(game, order, until, view, today);
    return { order, key, until, ...(off === undefined ? {} : { off }) };
  });
}

/** Those that hold in the situation of a view: what answers, and what plans and forecasts go by. */
export function ordersInForce(known: Known, side: Side, now: Date): StandingOrdersFor {
  return (view) =>
    leftOrders(known, side, view, now)
      .filter(({ off }) => off === undefined)
      .map(({ order }) => order);
}

function whyOff(game: Game, order: Order, until: Expiry, view: View, today: string): WhyOff | undefined {
  if (until.turn !== undefined && turnNamedIn(view.now) > until.turn) return 'expiredTurn';
  if (until.day !== undefined && today > until.day) return 'expiredDay';
  return game.standing.outlived?.(order, view);
}

/** The turn that crumbs name; 0 before the first. */
export function turnNamedIn(now: View['now']): number {
  const turn = now.find(({ key }) => key === 'turn')?.n;
  return typeof turn === 'number' ? turn : 0;
}

/** How a match came out, for whoever keeps results: read once, when it has ended. */
import { readEvent } from '../../journal/index.js';
import type { Side } from '../../referee/index.js';
import type { SeatRecord } from '../../store/index.js';
import { eventOf, type MatchTerms } from '../model/charter.js';
import type { MatchContext } from '../model/context.js';

export interface MatchOutcome {
  readonly game: string;
  readonly scenario: string;
  readonly options: { readonly [id: string]: string };
  readonly event: NonNullable<MatchTerms['event']>;
  /** In the order of the game's sides. */
  readonly seats: readonly Pick<SeatRecord, 'side' | 'address'>[];
  /** Null: the match is not over. */
  readonly ended: { readonly reason: string; readonly winner: Side | null; readonly at: Date } | null;
  /** Turns that each side played itself. */
  readonly turns: { readonly [side: Side]: number };
  /** Milliseconds for which the match waited for each side before its orders, the open wait included. */
  readonly used: { readonly [side: Side]: number };
  /** Times at which the clock answered for a side, or its time was up. */
  readonly timeouts: { readonly [side: Side]: number };
  /** Sides that the opponent could claim the match from. */
  readonly claimable: readonly Side[];
}

/** Of a match of an event; undefined for any other. */
export async function readOutcome(context: MatchContext, id: string): Promise<MatchOutcome | undefined> {
  const { store } = context;
  const found = await store.readMatch(id);
  const event = found === undefined ? undefined : eventOf(found.match);
  if (found === undefined || event === undefined) return undefined;
  const { match, seats } = found;
  const events = await store.readEvents(id, 1);
  const [turns, used]: [Record<Side, number>, Record<Side, number>] = [{}, {}];
  let ended: MatchOutcome['ended'] = null;
  let sides: readonly Side[] = seats.map(({ side }) => side);
  let before = match.createdAt;
  const wait = (side: Side, at: Date) => {
    used[side] = (used[side] ?? 0) + Math.max(0, at.getTime() - before.getTime());
  };
  for (const { text, at } of events) {
    const made = readEvent(text);
    if (made.type === 'opened') sides = made.public.sides;
    if (made.type === 'played' || made.type === 'ordered') {
      const orders = made.public.orders;
      for (const side of new Set(orders.map((order) => order.side))) wait(side, at);
      const own = orders.filter(({ by }) => by !== 'clock');
      for (const side of new Set(own.map((order) => order.side))) turns[side] = (turns[side] ?? 0) + 1;
    }
    if (made.type === 'ended') ended = { reason: made.public.reason, winner: made.public.result.winner, at };
    before = at;
  }
  if (ended === null) for (const side of match.pending) wait(side, context.clock());
  const clocks = await store.readClocks(id);
  return {
    game: match.game,
    scenario: match.scenario,
    options: match.options,
    event,
    seats: sides.flatMap((side) => seats.filter((seat) => seat.side === side)),
    ended,
    turns,
    used,
    timeouts: Object.fromEntries(clocks.map(({ side, timeouts }) => [side, timeouts])),
    claimable: clocks.filter(({ claimable }) => claimable).map(({ side }) => side),
  };
}

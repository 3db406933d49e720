/** What each viewer may know: built from an allow-list, nothing is hidden by deleting. */
import type { Order, Side, View, Viewer } from '../../src/referee/index.js';
import { CARDS, SIDES, type SideId } from './components.js';
import { now, type ToyState } from './state.js';

/** A counter as a viewer sees it: `kind` is `?` while it is not his to know. */
export type SeenUnit = {
  readonly id: string;
  readonly side: SideId;
  readonly at: string | null;
  readonly kind: string;
  readonly steps: number;
};

/** The toy's own part of a view. `own`: what the viewer holds himself; of the others only how many. */
export type Body = {
  readonly rain: boolean;
  readonly active: SideId;
  readonly purse: Readonly<Record<SideId, number>>;
  readonly hands: Readonly<Record<SideId, number>>;
  readonly ready: Readonly<Record<SideId, number>>;
  readonly played: readonly string[];
  readonly queue: readonly string[];
  readonly signal: number;
  readonly units: readonly SeenUnit[];
  readonly own: { readonly hand: readonly string[]; readonly ready: readonly string[] } | null;
};

export function view(state: ToyState, viewer: Viewer): View {
  const own = SIDES.find((side) => side === viewer);
  const { rain, active, purse, played, queue, signal } = state;
  const body: Body = {
    rain,
    active,
    purse: { ...purse },
    hands: { RED: state.hands.RED.length, BLUE: state.hands.BLUE.length },
    ready: { RED: state.ready.RED.length, BLUE: state.ready.BLUE.length },
    played: [...played],
    queue: [...queue],
    signal,
    units: state.units.map(({ id, side, at, kind, shown, steps }) => ({
      id,
      side,
      at,
      kind: shown || side === own ? kind : '?',
      steps,
    })),
    own: own === undefined ? null : { hand: [...state.hands[own]], ready: [...state.ready[own]] },
  };
  return { viewer, now: now(state), body };
}

/**
 * A state that has this view: others hold any cards that nobody has seen, and their hidden units are of no
 * kind.
 */
export function situation(seenBy: View): ToyState {
  const [turn, step] = seenBy.now;
  const { hands, ready, own, units, purse, played, queue, ...open } = bodyOf(seenBy);
  const seen = [...played, ...(own?.hand ?? []), ...(own?.ready ?? [])];
  const left = Object.keys(CARDS).filter((card) => !seen.includes(card));
  const cards = (held: 'hand' | 'ready', sizes: Body['hands'], side: SideId) =>
    side === seenBy.viewer ? [...(own?.[held] ?? [])] : left.splice(0, sizes[side]);
  return {
    ...open,
    step: step?.key ?? '',
    weather: 'on',
    turn: Number(turn?.n),
    purse: { ...purse },
    played: [...played],
    queue: [...queue],
    hands: { RED: cards('hand', hands, 'RED'), BLUE: cards('hand', hands, 'BLUE') },
    ready: { RED: cards('ready', ready, 'RED'), BLUE: cards('ready', ready, 'BLUE') },
    units: units.map((unit) => ({ ...unit, shown: unit.side !== seenBy.viewer && unit.kind !== '?' })),
  };
}

/** The toy's part of one of its own views. */
export function bodyOf(seenBy: View): Body {
  return seenBy.body as Body;
}

/**
 * A card laid ready is hidden; of a march others learn the first step, the log tells the rest as it happens.
 */
export function seen(_: ToyState, side: Side, order: Order, viewer: Viewer): Order {
  if (viewer === side) return order;
  if (order.do === 'ready') return { do: 'ready' };
  const path = order.path;
  return order.do === 'move' && Array.isArray(path) ? { ...order, path: path.slice(0, 1) } : order;
}

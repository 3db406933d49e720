/** Chapter 8.0: the moments at which hand cards may be played, and how they are declared. TS-8.0, TS-CJ10. */
import { type Clause, order, type Play, type Rules } from '../../../../referee/index.js';
import { eventOf, OUT, type Pack, type PackEvent, type SideId, unitIds } from '../../components/pack.js';
import { enemyOf, type TsState, unitAt } from '../../state/state.js';
import { applyLosses, rollDamage } from '../combat/damage.js';
import { assignHits, rollHits } from '../combat/fire.js';
import { askSide, eventsAllowed, forbidsEvent, mayBeHeld, playEvent } from './hand.js';

/** A moment at which cards may be declared. */
export const MOMENTS = [
  'operationStart',
  'movement',
  'combatStart',
  'airResolution',
  'surfaceStart',
  'beforeCapture',
] as const;
export type CardMoment = (typeof MOMENTS)[number];

const TIMINGS: Readonly<Record<CardMoment, PackEvent['timing']>> = {
  operationStart: 'enemyOperationStart',
  movement: 'enemyMove',
  combatStart: 'combatStart',
  airResolution: 'japaneseAirResolution',
  surfaceStart: 'surfaceStart',
  beforeCapture: 'beforeEnemyCapture',
};

/** Where the rules open each window. */
const CLAUSES: Readonly<Record<CardMoment, Clause>> = {
  operationStart: 'TS-7.2.b',
  movement: 'TS-CX.a',
  combatStart: 'TS-8.0.b',
  airResolution: 'TS-CA03.b',
  surfaceStart: 'TS-8.0.b',
  beforeCapture: 'TS-CJ16.a',
};

/** Moments at which one card ends a side's declaring. */
const SINGLE: readonly CardMoment[] = ['operationStart', 'movement', 'airResolution', 'beforeCapture'];

export interface CardWindow {
  readonly moment: CardMoment;
  /** The sides that may declare cards of this moment; Japan is asked first all the same, for J10. */
  readonly sides: readonly SideId[];
  readonly about?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A clause that keeps an event out of this very window. */
  readonly forbids?: (event: PackEvent) => Clause | undefined;
  /** An event that closes the window for both at once. */
  readonly closes?: (event: PackEvent) => boolean;
}

/**
 * Opens a window: J declares, then A, then J once more, J10 alone, if A declared anything (TS-8.0.c,
 * TS-CJ10.d). Gives the events declared, in order; their cards are on the discard pile.
 */
export function* openWindow(pack: Pack, play: Play<TsState>, window: CardWindow): Rules<PackEvent[]> {
  const declared: PackEvent[] = [];
  for (const side of ['J', 'A'] as const) yield* declareCards(pack, play, window, side, declared);
  if (declared.some((e) => e.side === 'A')) yield* lastWord(pack, play, window);
  return declared;
}

function* declareCards(
  pack: Pack,
  play: Play<TsState>,
  window: CardWindow,
  side: SideId,
  declared: PackEvent[],
): Rules<void> {
  while (!declared.some((e) => window.closes?.(e))) {
    const answer = yield* askSide(pack, play, () =>
      declaring(pack, play.state, window, side, window.sides.includes(side)),
    );
    if (answer === undefined || answer.do === 'none') return;
    const event = eventOf(pack, answer.event);
    playEvent(play, event);
    declared.push(event);
    if (SINGLE.includes(window.moment)) return;
  }
}

/** After A's cards nothing but J10, which closes the window (TS-CJ10.d). */
function* lastWord(pack: Pack, play: Play<TsState>, window: CardWindow): Rules<void> {
  let closed = false;
  yield* askSide(
    pack,
    play,
    () => (closed ? undefined : declaring(pack, play.state, window, 'J', false)),
    () => {
      closed = true;
    },
  );
}

/** The question to a side, or undefined while public facts leave no doubt that it has nothing to declare. */
function declaring(pack: Pack, state: TsState, window: CardWindow, side: SideId, cards: boolean) {
  const fitting = cards ? eventsOf(pack, window.moment, side) : [];
  const possible = [...fitting, ...pack.anytime[side]];
  const open =
    eventsAllowed(pack, state) && state.hands[side].length > 0 && possible.some((e) => mayBeHeld(state, e));
  if (!open) return undefined;
  const card = order('card').one('event', 'event', {
    candidates: () => fitting.map((e) => e.no),
    forbids: (_, __, no) => forbidsDeclaring(pack, state, window, side, cards, eventOf(pack, no)),
  });
  return {
    side,
    kind: 'cards',
    clause: cards ? CLAUSES[window.moment] : 'TS-CJ10.c',
    public: false,
    about: { moment: window.moment, ...window.about },
    forms: [order('none').idly(), card],
  };
}

function forbidsDeclaring(
  pack: Pack,
  state: TsState,
  window: CardWindow,
  side: SideId,
  cards: boolean,
  event: PackEvent,
): Clause | undefined {
  const forbidden = forbidsEvent(pack, state, side, event);
  if (forbidden !== undefined) return forbidden;
  if (event.timing !== TIMINGS[window.moment] || !window.sides.includes(side)) return 'TS-2.3.c';
  return cards ? window.forbids?.(event) : 'TS-8.0.c';
}

/** The events of a side that belong to a moment. */
export function eventsOf(pack: Pack, moment: CardMoment, side: SideId): PackEvent[] {
  return [...pack.events.values()].filter((e) => e.side === side && e.timing === TIMINGS[moment]);
}

/** The window for submarines, before the first point is entered (TS-CX.a). Gives the ships that are left. */
export function* runGauntlet(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  ships: readonly number[],
): Rules<number[]> {
  const { state } = play;
  const hunter = enemyOf(side);
  const about = { units: unitIds(pack, ships) };
  const declared = yield* openWindow(pack, play, { moment: 'movement', sides: [hunter], about });
  for (const { fx } of declared) {
    if (fx.type !== 'attackMovers') continue;
    const at = unitAt(state, ships[0]!).at;
    const hits = rollHits(pack, play, 'submarine', hunter, fx.strength, []); // no shifts: TS-CX.b
    const shares = yield* assignHits(pack, play, {
      side: fx.allocator,
      hits,
      kind: 'air',
      at,
      targets: { units: ships, onAir: 0 },
    });
    applyLosses(pack, play, rollDamage(pack, play, shares));
  }
  return ships.filter((unit) => unitAt(state, unit).at !== OUT);
}

/** What the practice opponent needs to look ahead: a match that its view allows, and how it stands. */
import type { BaseState, Foresight, View } from '../../../referee/index.js';
import { OUT, type Pack, type SideId, unitIndex } from '../components/pack.js';
import { bodyOf, situationIn } from '../state/position.js';
import { enemyOf, type TsState, tallyOf } from '../state/state.js';
import { cardWorth, exposure, fearForHome, lateShare, outlookOf, unitWorth } from './outlook.js';

/** Operations that are looked at after the present one: the enemy's, the next own one, the enemy's. */
const STRETCHES = 3;
/**
 * Two playouts of one order differ by hundreds of points, what orders are worth by a hundred or two: 300 ms
 * are too few playouts to go by them alone.
 */
const TRUST = 4;
/** A point of the score. */
const POINT = 100;
/**
 * Of their worth: what an unknown card, a unit that comes later, one that is repaired, and a face-down ship
 * are thought to keep.
 */
const UNKNOWN_CARD = 50;
const LATER = 0.7;
const REPAIRED = 0.5;
const TIRED = 0.88;

/** Foresight over a component pack. */
export function makeForesight(pack: Pack): Foresight<TsState> {
  return {
    imagine: (view, kind, pick) => imagined(pack, view, kind, pick),
    worth: (view) => worthOf(pack, view),
    stretch: (state) => `${state.turn} ${tallyOf(state, 'J').operations + tallyOf(state, 'A').operations}`,
    stretches: STRETCHES,
    trust: TRUST,
  };
}

/** The hidden cards are dealt anew; an operation begins where it was asked for. */
function imagined(pack: Pack, view: View, kind: string, pick: (n: number) => number): TsState | undefined {
  const side: SideId = view.viewer === 'J' ? 'J' : 'A';
  const state = dealt(pack, view, side, pick);
  if (kind === 'supplyOrder' || kind === 'resupply' || kind === 'initiative') return state;
  if (kind !== 'operation' && kind !== 'passOrOperate') return undefined;
  if (state.step === 'INITIATIVE-4-SECOND')
    return kind === 'operation'
      ? { ...state, ...begun('operation', side), ...afterOperation(state, side) }
      : seconded(state, side);
  return {
    ...state,
    ...begun(kind === 'operation' ? 'operation' : 'operate', side),
    ...afterOperation(state, side),
  };
}

function dealt(pack: Pack, view: View, side: SideId, pick: (n: number) => number): TsState {
  const body = bodyOf(view);
  const state = situationIn(pack, view);
  const enemy = enemyOf(side);
  const seen = new Set([...state.hands[side], ...state.discards]);
  const left = [...pack.cards.keys()].filter((card) => !seen.has(card));
  const size = Math.min(body.sizes[enemy], left.length);
  const hand = Array.from({ length: size }, () => left.splice(pick(left.length), 1)[0] ?? 0).sort(
    (a, b) => a - b,
  );
  const ordered =
    body.ordered === undefined ? {} : { ordered: body.ordered.map((id) => unitIndex(pack, id)) };
  return { ...state, ...ordered, hands: { ...state.hands, [enemy]: hand }, deck: left };
}

/**
 * He who comes second is asked at the beginning of his step; that the first has passed is seen by what he did
 * last.
 */
function seconded(state: TsState, side: SideId): TsState {
  return { ...state, second: side, firstPassed: tallyOf(state, enemyOf(side)).did.length === 0 };
}

function begun(procedure: string, side: SideId): Pick<BaseState, 'begin'> {
  return { begin: { procedure, with: { side } } };
}

/** The step that follows an operation. */
function afterOperation({ step }: TsState, side: SideId): Pick<TsState, 'step' | 'second' | 'firstPassed'> {
  switch (step) {
    case 'INITIATIVE-1':
      return { step: 'INITIATIVE-2' };
    case 'INITIATIVE-4':
      return { step: 'INITIATIVE-4-SECOND', second: enemyOf(side), firstPassed: false };
    default:
      return { step: 'INITIATIVE-1' };
  }
}

// --- how a match stands

/** Score, points, units and cards of the viewer against the enemy's; what stands open counts against him. */
function worthOf(pack: Pack, view: View): number {
  const side: SideId = view.viewer === 'J' ? 'J' : 'A';
  const outlook = outlookOf(pack, view, side);
  const { state, scorings, worths } = outlook;
  const points = worths.reduce((sum, worth) => sum + worth, 0);
  const army = (of: SideId) => pack.army[of].reduce((sum, unit) => sum + unitLeft(pack, state, unit), 0);
  const hand = state.hands[side].reduce((sum, card) => sum + cardWorth(outlook, card), 0);
  return (
    (side === 'J' ? POINT : -POINT) * state.score +
    scorings * points +
    army(side) -
    army(enemyOf(side)) +
    hand -
    UNKNOWN_CARD * lateShare(outlook) * bodyOf(view).sizes[enemyOf(side)] -
    exposure(outlook, state, [...pack.points.keys()]) -
    fearForHome(outlook, state)
  );
}

function unitLeft(pack: Pack, state: TsState, unit: number): number {
  const { at, box, damaged, faceDown } = state.units[unit] ?? {
    at: OUT,
    box: 0,
    damaged: false,
    faceDown: false,
  };
  if (at === OUT && box === 0) return 0;
  const share = at === OUT ? (damaged ? REPAIRED : LATER) : faceDown ? TIRED : 1;
  return share * unitWorth(pack, unit);
}

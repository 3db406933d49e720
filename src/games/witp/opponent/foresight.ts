/** What the practice opponent needs to look ahead: a match that its view allows, and how it stands. */
import type { Foresight, View } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { enemyOf } from '../components/pack.js';
import type { Phase, WpState } from '../state/state.js';
import { phaseOf } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { Mind } from './mind.js';
import { hexWorth, type Outlook, unitWorth } from './outlook.js';

/** Questions that stand at the beginning of a round: the view tells all that led to them. */
const PUT_AGAIN: readonly string[] = [
  'depot',
  'impulse',
  'battleHex',
  'redeployFleet',
  'redeploy',
  'rebuild',
];
/** Phases after the present stretch that are played out too. */
const STRETCHES = 0;
const FRONT_DUTY = 26;
/** What a phase leads to is judged with it: movement by its battles, depots by the supply check. */
const STRETCH_OF: Partial<Readonly<Record<Phase, Phase>>> = { combat: 'movement', supply: 'depot' };

export function makeForesight(pack: Pack, mind: Mind): Foresight<WpState> {
  return {
    imagine: (view, kind, pick) => imagined(pack, view, kind, pick),
    worth: (view) => worthOf(mind.outlook(view, view.viewer)),
    stretch: (state) => `${state.turn} ${STRETCH_OF[phaseOf(state)] ?? phaseOf(state)}`,
    stretches: STRETCHES,
  };
}

/** The hidden cards are dealt anew; nothing that is half given can be put again. */
function imagined(pack: Pack, view: View, kind: string, pick: (n: number) => number): WpState | undefined {
  if (!PUT_AGAIN.includes(kind)) return undefined;
  const state = situationIn(pack, view);
  if (state.impulse !== null || state.battle !== null || state.lifted.length > 0) return undefined;
  const enemy = enemyOf(view.viewer === 'J' ? 'J' : 'A');
  const hidden = [...state.hands[enemy], ...state.deck];
  const size = state.hands[enemy].length;
  const hand = Array.from({ length: size }, () => hidden.splice(pick(hidden.length), 1)[0]!);
  const ascending = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
  return { ...state, hands: { ...state.hands, [enemy]: ascending(hand) }, deck: ascending(hidden) };
}

/** Places and units of the viewer against the enemy's; what Japan still owes in China counts against her. */
function worthOf(outlook: Outlook): number {
  const { pack, state, side, survey } = outlook;
  const army = (of: SideId) =>
    pack.army[of].reduce((sum, unit) => sum + (state.units[unit]!.at < 0 ? 0 : unitWorth(outlook, unit)), 0);
  const places = pack.bases.reduce(
    (sum, hex) => sum + (survey.control[hex] === 'J' ? 1 : -1) * hexWorth(outlook, hex),
    0,
  );
  const owed = state.turn > 1 && !state.surrendered && !state.chinaBattle ? FRONT_DUTY : 0;
  const forJapan = army('J') - army('A') + places - owed;
  return Math.round(side === 'J' ? forJapan : -forJapan);
}

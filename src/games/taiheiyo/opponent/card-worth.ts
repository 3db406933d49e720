/** What cards are worth to the practice opponent unplayed, with the captures that they are needed for. */
import { memoized } from '../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../components/pack.js';
import { cardId } from '../components/pack.js';
import { costOf, strengthOf, strengthOfCard } from '../rules/supply/capture.js';
import type { TsState } from '../state/state.js';
import { enemyOf, pointAt, shipsIn, unitsIn } from '../state/state.js';
import type { Outlook } from './outlook.js';
import { POINT, PROSPECT } from './outlook.js';

const CARD = 45;
/**
 * Shares of it in the last turn and the one before: a card is an operation, and few are left to have one for.
 */
const LATE = [0.2, 0.4] as const;

/** What a card is worth unplayed. */
export function cardWorth(outlook: Outlook, card: number): number {
  const { pack, side } = outlook;
  return lateShare(outlook) * (CARD + eventWorth(pack.cards[card]![side]));
}

/** The share of a card's worth that it still has this late. */
export function lateShare({ pack, state }: Outlook): number {
  return LATE[pack.lastTurn - state.turn] ?? 1;
}

/** What the ports are worth that the whole hand could pay for now. */
const capturesAtHand = memoized((outlook: Outlook) => captures(outlook, outlook.state.hands[outlook.side]));

/** What giving away a card of its hand costs the asked side: its worth, and the captures it is needed for. */
export function priceOf(outlook: Outlook, card: number): number {
  const hand = outlook.state.hands[outlook.side];
  const all = capturesAtHand(outlook);
  const without =
    all === 0
      ? 0
      : captures(
          outlook,
          hand.filter((other) => other !== card),
        );
  return cardWorth(outlook, card) + all - without;
}

/** What the ports are worth that a hand could pay for now, the most valuable first. */
function captures({ pack, side, state, scorings }: Outlook, hand: readonly number[]): number {
  let left = hand.reduce((sum, card) => sum + strengthOfCard(pack, side, cardId(pack, card)), 0);
  const ports = [...pack.points.keys()].filter((port) => isOpenTo(pack, state, side, port));
  return ports
    .sort((a, b) => pack.points[b]!.vp - pack.points[a]!.vp)
    .reduce((sum, port) => {
      const missing = Math.max(0, costOf(pack, state, side, port) - strengthOf(pack, state, side, port));
      if (missing > left) return sum;
      left -= missing;
      return sum + PROSPECT * POINT * pack.points[port]!.vp * scorings;
    }, 0);
}

/** Whether a side stands alone with ships in an enemy port that can be captured. */
function isOpenTo(pack: Pack, state: TsState, side: SideId, port: number): boolean {
  const { port: isPort, capturable } = pack.points[port]!;
  if (!isPort || !capturable || pointAt(state, port).owner === side) return false;
  return (
    shipsIn(pack, state, side, port).length > 0 && unitsIn(pack, state, enemyOf(side), port).length === 0
  );
}

function eventWorth({ fx }: PackEvent): number {
  switch (fx.type) {
    case 'groundStrength':
    case 'move':
    case 'stealOperation':
      return 25;
    case 'combatShift':
    case 'halveAir':
    case 'cancelOperation':
      return 15;
    case 'airStrike':
    case 'vpRoll':
    case 'choice':
      return 10;
    default:
      return 0;
  }
}

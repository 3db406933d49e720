/**
 * Orders that the practice opponent looks at where the forms hold too many: sensible groups of ships and
 * where they can go, whole stacks that return, hits by worth. Each is checked like any order; what is missing
 * here is only never thought of.
 */
import type { Decision, Order, View } from '../../../referee/index.js';
import { memoized, sentencesOf } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { cardId, OUT, pointId, unitIds, unitIndex } from '../components/pack.js';
import { strikeBases, strikers } from '../rules/operations/reaction.js';
import { resupplyPoints } from '../rules/supply/resupply.js';
import { allotment, SACRIFICES } from '../standing/policy.js';
import { CLASSES } from '../state/universe.js';
import { priceOf } from './card-worth.js';
import type { Outlook } from './outlook.js';
import { outlookOf } from './outlook.js';
import { cheapestCard, eventOrders, shifts, train } from './suggested-cards.js';
import { moves, redeployments, returns } from './suggested-moves.js';

/** Suggestions for the questions that need them; none: all sentences are looked at. */
export function makeSuggest(pack: Pack): (view: View, decision: Decision) => readonly Order[] {
  return (view, decision) => {
    const side: SideId = decision.side === 'J' ? 'J' : 'A';
    const outlook = outlookOf(pack, view, side);
    switch (decision.kind) {
      case 'operation':
        return operations(outlook);
      case 'initiative':
        return bids(outlook);
      case 'supplyOrder':
        return [{ do: 'done' }, ...returns(outlook), ...redeployments(outlook)];
      case 'reaction':
        return reactions(outlook);
      case 'allot':
        return allotments(pack, side, decision);
      case 'capture':
        return [{ do: 'done' }, ...captures(decision)];
      default:
        return [];
    }
  };
}

/** Every operation worth a thought; the same orders each time. */
export const operations = memoized(listOf);

function listOf(outlook: Outlook): readonly Order[] {
  const { pack, state, side } = outlook;
  const card = cheapestCard(outlook);
  const spending: Order[] =
    card === undefined
      ? []
      : resupplyPoints(pack, state, side).map((point) => ({
          do: 'resupply',
          point: pointId(pack, point),
          card,
        }));
  return [
    ...moves(outlook, 'move'),
    ...returns(outlook),
    ...redeployments(outlook),
    ...spending,
    ...eventOrders(outlook),
    ...train(outlook, card),
    ...shifts(outlook, card),
  ];
}

/** To keep the hand, or to give up the card that is missed least: another, or one by lot, brings no more. */
function bids(outlook: Outlook): Order[] {
  const { pack, state, side } = outlook;
  const [card] = [...state.hands[side]].sort((a, b) => priceOf(outlook, a) - priceOf(outlook, b) || a - b);
  return card === undefined ? [] : [{ do: 'no' }, { do: 'spend', card: cardId(pack, card) }];
}

function reactions({ pack, state, side }: Outlook): Order[] {
  const at = state.move?.at ?? OUT;
  const strikes = strikeBases(pack, state, side, at).flatMap((from) => {
    const able = strikers(pack, state, side, at, from);
    const carriers = able.filter((unit) => pack.units[unit]!.type === 'carrier');
    const groups = carriers.length === 0 || carriers.length === able.length ? [able] : [able, carriers];
    return groups.map(
      (ships): Order => ({
        do: 'counterstrike',
        from: pointId(pack, from),
        ships: unitIds(pack, ships).sort(),
      }),
    );
  });
  return [{ do: 'none' }, { do: 'evacuate' }, ...strikes];
}

/** By type, and by plain worth. */
function allotments(pack: Pack, side: SideId, decision: Decision): Order[] {
  const ids = [...(decision.forms[0]?.fields[0]?.walk.candidates({ do: 'allot' }, []) ?? [])];
  const own = ids.some((id) => pack.units[unitIndex(pack, id)]!.side === side);
  const rankings = own
    ? [SACRIFICES, ['air', 'cruiser', 'battleship', 'carrier'] as const]
    : [CLASSES, ['carrier', 'battleship', 'air', 'cruiser'] as const];
  return rankings.flatMap((ranking): Order[] => {
    const hits = allotment(pack, decision, ranking, own);
    return hits === undefined ? [] : [{ do: 'allot', hits }];
  });
}

const MOST_CAPTURES = 300;

/** Captures as they come, as many as can be looked at. */
function captures(decision: Decision): Order[] {
  const form = decision.forms.find((f) => f.do === 'capture');
  const found: Order[] = [];
  if (form === undefined) return found;
  for (const order of sentencesOf(form)) {
    found.push(order);
    if (found.length >= MOST_CAPTURES) break;
  }
  return found;
}

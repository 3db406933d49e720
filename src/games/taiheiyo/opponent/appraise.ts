/**
 * How well an order answers a question, for the practice opponent: one look ahead from the owner's view
 * alone. In hundredths of a victory point; ending or declining is 0.
 */

import type { Decision, Order, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { cardIndex, eventOf, type Pack, pointIndex, unitIndex } from '../components/pack.js';
import { isOwnPort } from '../rules/control.js';
import { templatesOf } from '../rules/setup.js';
import { costOf, strengthOf, strengthOfCard } from '../rules/supply/capture.js';
import { portToFortify } from '../standing/policy.js';
import { enemyOf, hasUnits, type TsState } from '../state/state.js';
import { cardPlayed } from './cards.js';
import { allot, continued, leaving, portOfRetreat, reaction, wentOn, winnerLeaves } from './combat.js';
import { bestOperation, operation, resupplied } from './operations.js';
import { cardWorth, type Outlook, outlookOf, priceOf } from './outlook.js';

/**
 * Of an operation that is had for a card, this share is thought to be lost if the card is kept: dice may
 * still bring one.
 */
const HASTE = 0.6;

type Appraisal = (outlook: Outlook, decision: Decision, order: Order) => number;

/** The evaluation of a pack: an integer, higher is better. */
export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  return (view, decision, order) => {
    const outlook = outlookOf(pack, view, decision.side === 'J' ? 'J' : 'A');
    return Math.round(APPRAISALS[decision.kind]?.(outlook, decision, order) ?? 0);
  };
}

const APPRAISALS: Readonly<Record<string, Appraisal>> = {
  setup,
  arrival: (_, __, { to }) => (to === 'west_coast' ? 1 : 0),
  initiative: (outlook, _, order) => {
    // It knows its hand: a card of its own choice is never worse.
    if (order.do === 'byLot') return -1;
    if (order.do !== 'spend') return 0;
    return HASTE * bestOperation(outlook) - priceOf(outlook, cardIndex(outlook.pack, String(order.card)));
  },
  // Whoever states an operation must then have one: with nothing to gain it is left undone.
  passOrOperate: (outlook, _, order) => (order.do === 'operate' ? bestOperation(outlook) || -1 : 0),
  operation: (outlook, _, order) => operation(outlook, order),
  cards: (outlook, decision, order) =>
    order.do === 'card' ? cardPlayed(outlook, decision, eventOf(outlook.pack, String(order.event))) : 0,
  reaction: (outlook, _, order) => reaction(outlook, order),
  goOn: (outlook, _, order) => (order.do === 'go' ? wentOn(outlook, order) : 0),
  allot: (outlook, _, order) => allot(outlook, order),
  surface: (outlook, _, { do: word }) =>
    word === 'yes' ? continued(outlook, 'guns') - continued(outlook, 'extend') : 0,
  extend: (outlook, _, { do: word }) => (word === 'yes' ? continued(outlook, 'extend') : 0),
  attackerRetreat: (outlook, { about }, { do: word }) =>
    word === 'yes' ? -continued(outlook, about?.after === 'air' ? 'surface' : 'extend') - 1 : 0,
  defenderRetreat: (outlook, { about }, { do: word }) =>
    word === 'yes' ? leaving(outlook, String(about?.after)) : 0,
  winnerRetreat: (outlook, _, { do: word }) => (word === 'yes' ? winnerLeaves(outlook) : 0),
  retreatPort: portOfRetreat,
  relocationPort: portOfRetreat,
  fortify: ({ pack, state, side }, _, { port }) =>
    portToFortify(pack, state, side) === pointIndex(pack, String(port))
      ? 100
      : pack.points[pointIndex(pack, String(port))]!.vp,
  capture: (outlook, _, order) => (order.do === 'capture' ? captured(outlook, order) : 0),
  supplyOrder: (outlook, _, order) => (order.do === 'done' ? 0 : operation(outlook, order) - 1),
  resupply: (outlook, _, order) => (order.do === 'resupply' ? resupplied(outlook, order) : 0),
};

// --- set-up

/**
 * Above whatever a single place is worth: a set-up that is thought out is better than one ship well placed.
 */
const THOUGHT_OUT = 100;

/** A template rather than single places; of two the one with the better places. */
function setup({ pack, state, side }: Outlook, _: Decision, order: Order): number {
  if (order.do === 'place')
    return placeToStart(pack, state, unitIndex(pack, String(order.unit)), pointIndex(pack, String(order.to)));
  const places = templatesOf(pack, side).find(({ id }) => id === order.plan)?.places ?? [];
  const sum = places.reduce((total, [unit, at]) => total + placeToStart(pack, state, unit, at), 0);
  return THOUGHT_OUT + sum / Math.max(1, places.length);
}

/** Ships stand together where there is much to take, and one small ship on each base that has nobody. */
function placeToStart(pack: Pack, state: TsState, unit: number, at: number): number {
  const { capital, side } = pack.units[unit]!;
  const { port, vp, id } = pack.points[at]!;
  const empty = !hasUnits(pack, state, side, at);
  if (side === 'A') return empty ? 20 + vp : 0;
  if (!capital && !port) return empty ? 50 : 5;
  return id === 'indochina' ? 30 : id === 'truk' ? 15 : 10;
}

// --- captures

function captured(outlook: Outlook, order: Order): number {
  const { pack, state, side, scorings } = outlook;
  const port = pointIndex(pack, String(order.port));
  const cards = idsIn(order.cards);
  const price = cards.reduce((sum, card) => sum + cardWorth(outlook, cardIndex(pack, card)), 0);
  const waste =
    strengthOf(pack, state, side, port) +
    cards.reduce((sum, c) => sum + strengthOfCard(pack, side, c), 0) -
    costOf(pack, state, side, port);
  const home = side === 'A' && pack.repairPort.JP?.includes(port) ? 10_000 : 0;
  const denied = isOwnPort(state, enemyOf(side), port) ? 100 : 65;
  return home + scorings * pack.points[port]!.vp * denied - price - Math.max(0, waste);
}

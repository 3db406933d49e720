/** Rule 3.1: the sequence of play as a table of steps. WP-3.1. */
import type { Next, Play, Rules, Step } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { type Phase, redeployLimit, type WpState } from '../state/state.js';
import { eventPhase } from './cards/event.js';
import { combatRound } from './combat/combat.js';
import { movementRound } from './movement/impulse.js';
import type { Playing } from './playing.js';
import { redeployFleetRound } from './redeployment/fleets.js';
import { redeployRound } from './redeployment/landair.js';
import { rebuildRound } from './redeployment/rebuild.js';
import { stacking } from './redeployment/stacking.js';
import { resources } from './resources.js';
import { supplyCheck } from './supply/check.js';
import { depotRound } from './supply/depots.js';
import { bids } from './turn/bids.js';
import { reinforcements } from './turn/reinforcement.js';
import { endOfTurn, startOfTurn } from './turn/turn.js';

/** A chapter that a step runs once. */
type Chapter = (p: Playing) => Rules<void>;

/** A chapter of which a step runs one round after the other. */
type Round = (p: Playing) => Rules<Next>;

/**
 * The phases of WP-3.1.a, with the bids before the game and what stands before and after each turn
 * (WP-3.1.b).
 */
export function stepsOf(pack: Pack): readonly Step<WpState>[] {
  const step = (id: Phase, run: Round): Step<WpState> => ({
    id,
    phase: id,
    ahead: AHEAD.includes(id),
    run: (play: Play<WpState>) => run({ pack, state: play.state, play }),
  });
  const once = (id: Phase, chapter: Chapter): Step<WpState> =>
    step(id, function* (p) {
      yield* chapter(p);
      return 'next';
    });
  return [
    once('bid', bids),
    once('start', startOfTurn),
    once('event', eventPhase),
    step('resource', function* (p) {
      resources(p);
      return 'next';
    }),
    step('depot', depotRound),
    once('supply', supplyCheck),
    step('movement', movementRound),
    step('combat', combatStep),
    step('redeployFleets', redeployFleetRound),
    step('redeployLandAir', redeployRound),
    once('stacking', stacking),
    step('rebuild', rebuildRound),
    once('reinforcement', reinforcements),
    step('endOfTurn', endOfTurn),
  ];
}

/** When the last hex is fought, the stacks of the turn are counted (WP-10.1.b). */
function* combatStep(p: Playing): Rules<Next> {
  const next = yield* combatRound(p);
  if (next === 'next') p.state.redeployLeft = { J: redeployLimit(p, 'J'), A: redeployLimit(p, 'A') };
  return next;
}

/** Everybody can see what ends them, and what follows up to the next question. */
const AHEAD: readonly Phase[] = [
  'depot',
  'supply',
  'movement',
  'combat',
  'redeployFleets',
  'redeployLandAir',
  'stacking',
  'rebuild',
  'reinforcement',
];

/** The start and the end of a turn, and the end of the match: WP-3.1.b, WP-3.2.d, i, WP-13.2.c. */
import type { Next, Rules } from '../../../../referee/index.js';
import { NONE } from '../../components/pack.js';
import type { Position, WpState } from '../../state/state.js';
import { ashoreOf, controlMap } from '../../state/survey.js';
import { deal } from '../cards/event.js';
import { automaticEntry } from '../delayed.js';
import type { Playing } from '../playing.js';
import { checkVictory } from '../victory.js';
import { china, chungking } from './china.js';

/** China, victory, the next turn; the end of the last turn is tested last (WP-3.2.i). */
export function* endOfTurn(p: Playing): Rules<Next> {
  yield* china(p);
  checkVictory(p);
  const { state } = p;
  if (state.turn >= state.lastTurn) endOfMatch(p);
  state.turn++;
  state.effects = []; // WP-4.3.d
  state.chinaBattle = false;
  return { to: 'start' };
}

/** J has held out, or not what he bid (WP-3.2.d, WP-13.2.c). */
function endOfMatch(p: Playing): never {
  const { bid } = p.state;
  const held = basesOfJ(p);
  if (bid !== NONE && held < bid) p.play.end({ winner: 'A', key: 'bidMissed', clause: 'WP-13.2.c' });
  p.play.end(
    bid === NONE
      ? { winner: 'J', key: 'heldOut', clause: 'WP-3.2.d' }
      : { winner: 'J', key: 'bidMet', clause: 'WP-13.2.c' },
  );
}

/** Ports and airfields that J controls, by colour too (WP-13.2.d). */
export function basesOfJ(position: Position): number {
  return controlMap(position).filter((side) => side === 'J').length;
}

/** What counts as it stands when the turn starts (WP-12.3.b), then the choice of WP-12.2.q. */
export function* startOfTurn(p: Playing): Rules<void> {
  const { state } = p;
  p.play.log('turn', { n: state.turn });
  const { hands, scenario, discards } = state;
  const dealt = hands.J.length + hands.A.length + discards.length > 0;
  if (scenario === '1943' && state.turn === FIRST_OF_1943 && !dealt) deal(p);
  automaticEntry(p);
  state.snapshot = snapshotOf(p);
  yield* chungking(p);
}

const FIRST_OF_1943 = 6;
const OIL_COUNTRIES: readonly string[] = ['australia', 'india'];

/**
 * Oil held by J land alone: two hexes give 1, three give 2; any Allied base of Australia or India so held
 * (WP-12.3.a, WP-12.4.a).
 */
export function snapshotOf(position: Position): WpState['snapshot'] {
  const { pack } = position;
  const { land } = ashoreOf(position);
  const alone = [...pack.hexes.keys()].filter((hex) => land.J[hex]! > 0 && land.A[hex] === 0);
  const oil = alone.filter((hex) => pack.hexes[hex]!.resource).length;
  const allied = alone.some(
    (hex) => pack.hexes[hex]!.base !== undefined && OIL_COUNTRIES.includes(pack.hexes[hex]!.region),
  );
  return { oil: Math.max(0, oil - 1), allied };
}

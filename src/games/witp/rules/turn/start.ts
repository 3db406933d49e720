/** The start of a turn: WP-12.2.q, WP-12.3, WP-12.4, and the deal of the 1943 scenario: WP-3.3.d. */
import type { Rules } from '../../../../referee/index.js';
import type { Position, WpState } from '../../state/state.js';
import { ashoreOf } from '../../state/survey.js';
import { deal } from '../cards/deck.js';
import { automaticEntry } from '../delayed.js';
import type { Playing } from '../playing.js';
import { chungking } from './china.js';

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

/** The end of a turn and of the match: WP-3.1.b, WP-3.2.d, i, WP-13.2.c. */
import type { Next, Rules } from '../../../../referee/index.js';
import { NONE } from '../../components/pack.js';
import type { Position } from '../../state/state.js';
import { controlMap } from '../../state/survey.js';
import type { Playing } from '../playing.js';
import { checkVictory } from '../victory.js';
import { china } from './china.js';

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

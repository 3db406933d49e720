/** Chapter 9.5: advance after combat. KY-9.5. */

import type { Clause, Decision, Play, Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, unitId, unitIndex } from '../components/pack.js';
import type { KyState, Melee } from '../state.js';
import { activeSide, isOnMap, turnOf, unitAt } from '../state.js';
import { enterHex } from './victory.js';

/** One attacker may enter the hex that the defender lost; asked once, zones of control ignored (KY-9.5.a). */
export function* advanceAfterCombat(pack: Pack, play: Play<KyState>, melee: Melee): Rules<void> {
  const answer = yield* play.askAny(advancing(pack, play.state, melee));
  if (answer === undefined) return;
  if (answer.do === 'stay')
    return play.log('advance.ended', { side: activeSide(play.state), at: hexId(pack, melee.target) });
  const unit = unitIndex(pack, answer.unit);
  const from = hexId(pack, unitAt(play.state, unit).at);
  play.log('advance', { unit: answer.unit, from, to: hexId(pack, melee.target) });
  enterHex(pack, play, unit, melee.target);
}

function advancing(
  pack: Pack,
  state: KyState,
  melee: Melee,
): Decision<{ do: 'advance'; unit: string } | { do: 'stay' }> {
  const advance = order('advance').one('unit', 'unit', {
    candidates: () => melee.attackers.map((unit) => unitId(pack, unit)),
    forbids: (_, __, unit) => forbidsAdvance(pack, state, melee, unitIndex(pack, unit)),
  });
  const about = { at: hexId(pack, melee.target) };
  const forms = [advance, order('stay').idly()];
  return decision({
    side: activeSide(state),
    kind: 'advance',
    clause: 'KY-9.5.R1',
    public: true,
    about,
    forms,
  });
}

/** The clause that forbids a unit's advance. Disorder and enemy zones do not (KY-9.5.R1, KY-9.5.R3). */
export function forbidsAdvance(pack: Pack, state: KyState, melee: Melee, unit: number): Clause | undefined {
  if (!melee.attackers.includes(unit) || !isOnMap(state, unit)) return 'KY-9.5.R1';
  return pack.units[unit]!.reserve && !turnOf(pack, state).reservesMove ? 'KY-7.1.R1' : undefined;
}

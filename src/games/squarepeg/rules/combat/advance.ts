/** Chapter 7.5: advance into the hex that the defender lost. SP-7.5. */
import type { Clause, Decision, Play, Rules } from '../../../../referee/index.js';
import { decision, order } from '../../../../referee/index.js';
import type { Pack } from '../../components/pack.js';
import { hexId, sideOf } from '../../components/pack.js';
import type { Combat, SpState } from '../../state.js';
import { activeSide, isCrowded, isOnMap, unitAt, unitCalled, unitId, unitNames } from '../../state.js';
import { hasEnemy, isClosedTo } from '../movement/contact.js';
import { enterHex } from '../movement/ravine.js';

/**
 * One participant after another may enter, as its owner likes (SP-7.5.c, SP-7.5.f), also after one that fell
 * (SP-7.5.i).
 */
export function* advanceUnits(pack: Pack, play: Play<SpState>): Rules<void> {
  const { state } = play;
  const combat = state.combat!;
  if (hasEnemy(pack, state, activeSide(state), combat.target)) return; // SP-7.5.a
  while (able(pack, state, combat).length > 0) {
    const answer = yield* play.ask(advancing(pack, state, combat));
    if (answer.do === 'end')
      return play.log('advance.ended', { side: activeSide(state), at: hexId(pack, combat.target) });
    const unit = unitCalled(pack, state, answer.unit);
    const from = hexId(pack, unitAt(state, unit).at);
    play.log('advance', { unit: answer.unit, from, to: hexId(pack, combat.target) });
    enterHex(pack, play, unit, combat.target, 'advance'); // SP-7.5.e: contact is no hindrance; SP-7.5.h
  }
}

function advancing(
  pack: Pack,
  state: SpState,
  combat: Combat,
): Decision<{ do: 'advance'; unit: string } | { do: 'end' }> {
  const advance = order('advance').one('unit', 'unit', {
    candidates: () => unitNames(pack, state, combat.attackers),
    forbids: (_, __, id) => forbidsAdvance(pack, state, combat, unitCalled(pack, state, id)),
  });
  const about = {
    at: hexId(pack, combat.target),
    units: able(pack, state, combat).map((unit) => unitId(pack, state, unit)),
  };
  const forms = [advance, order('end').idly()];
  return decision({
    side: activeSide(state),
    kind: 'advance',
    clause: 'SP-7.5.c',
    public: true,
    about,
    forms,
  });
}

/** Participants that may follow now. */
export function able(pack: Pack, state: SpState, combat: Combat): number[] {
  return combat.attackers.filter((unit) => forbidsAdvance(pack, state, combat, unit) === undefined);
}

/**
 * The clause that forbids a unit's advance: the bans of movement on entering a hex, not its pins and stops.
 */
export function forbidsAdvance(
  pack: Pack,
  state: SpState,
  { attackers, target }: Combat,
  unit: number,
): Clause | undefined {
  if (!attackers.includes(unit) || !isOnMap(state, unit)) return 'SP-7.5.g';
  if (unitAt(state, unit).at === target || sideOf(pack, unit) !== activeSide(state)) return 'SP-7.5.c';
  return isClosedTo(pack, state, unit, target) || isCrowded(pack, state, unit, target)
    ? 'SP-7.5.b'
    : undefined;
}

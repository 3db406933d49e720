/** Chapter 9.6: fatigue. KY-9.6. */

import type { Clause, Decision, Play, Rules } from '../../../referee/index.js';
import { decision, order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexIndex, unitId, unitIndex } from '../components/pack.js';
import type { KyState, Melee } from '../state.js';
import { activeSide, isOnMap, unitAt } from '../state.js';
import {
  eliminate,
  explainRetreat,
  forbidsRetreat,
  forcedRetreat,
  retreatHexes,
  retreatTo,
} from './retreat.js';
import { hexNames } from './zoc.js';

/**
 * Markers for participants in good order, then one hex back for those that were disordered before: defender
 * first (KY-9.6.1.c).
 */
export function* fatigue(pack: Pack, play: Play<KyState>, melee: Melee): Rules<void> {
  const { state } = play;
  const participants = participantsOf(pack, melee).filter((unit) => isOnMap(state, unit)); // KY-9.6.R4
  const fresh = participants.filter((unit) => !melee.tired.includes(unit));
  for (const unit of fresh) unitAt(state, unit).disordered = true; // KY-9.6.1.a
  if (fresh.length > 0)
    play.log(isVoid(pack, melee) ? 'fatigue.void' : 'fatigue', {
      units: fresh.map((unit) => unitId(pack, unit)),
    });
  const tired = participants.filter((unit) => melee.tired.includes(unit)); // KY-9.6.1.b, KY-9.6.R1
  if (tired.includes(melee.defender))
    // KY-9.6.1.e
    yield* forcedRetreat(pack, play, melee.defender, { kind: 'retreatFromFatigue', clause: 'KY-9.6.1.b' });
  yield* tiredAttackers(
    pack,
    play,
    tired.filter((unit) => unit !== melee.defender),
  );
}

/** The attackers go one after another, in the order and to the hexes their owner chooses (KY-9.6.R3). */
function* tiredAttackers(pack: Pack, play: Play<KyState>, tired: readonly number[]): Rules<void> {
  let waiting = tired;
  while (waiting.length > 0) {
    const answer = yield* play.ask(tiring(pack, play.state, waiting));
    const unit = unitIndex(pack, answer.unit);
    if (answer.do === 'eliminate')
      eliminate(pack, play, unit); // KY-9.6.R2
    else retreatTo(pack, play, unit, hexIndex(pack, answer.to));
    waiting = waiting.filter((other) => other !== unit);
  }
}

type Tiring = { do: 'retreat'; unit: string; to: string } | { do: 'eliminate'; unit: string };

function tiring(pack: Pack, state: KyState, waiting: readonly number[]): Decision<Tiring> {
  const hexes = (unit: number) => retreatHexes(pack, state, unit);
  const ids = () => waiting.map((unit) => unitId(pack, unit));
  const retreat = order('retreat')
    .one('unit', 'unit', {
      candidates: ids,
      forbids: (_, __, unit) => forbidsTired(waiting, unitIndex(pack, unit)),
    })
    .one('to', 'hex', {
      candidates: ({ unit }) => hexNames(pack, hexes(unitIndex(pack, unit))),
      forbids: ({ unit }, _, to) =>
        forbidsRetreat(pack, state, unitIndex(pack, unit), hexIndex(pack, to), 'KY-9.6.1.b'),
      explain: ({ unit }, steps) => explainRetreat(pack, state, unitIndex(pack, unit), steps),
    });
  const eliminated = order('eliminate')
    .one('unit', 'unit', {
      candidates: ids,
      forbids: (_, __, unit) =>
        forbidsTired(waiting, unitIndex(pack, unit)) ?? forbidsLosing(pack, state, unitIndex(pack, unit)),
    })
    .unless(() => (waiting.some((unit) => hexes(unit).length === 0) ? undefined : 'KY-9.4.R5'));
  const about = { units: ids() };
  return decision({
    side: activeSide(state),
    kind: 'fatigue',
    clause: 'KY-9.6.R3',
    public: true,
    about,
    forms: [retreat, eliminated],
  });
}

/** The clause that says a unit owes no fatigue retreat (any more). */
function forbidsTired(waiting: readonly number[], unit: number): Clause | undefined {
  return waiting.includes(unit) ? undefined : 'KY-9.6.R5';
}

function forbidsLosing(pack: Pack, state: KyState, unit: number): Clause | undefined {
  return retreatHexes(pack, state, unit).length > 0 ? 'KY-9.4.R5' : undefined;
}

/** Who took part: below the least odds the attackers alone (KY-9.6.2.a). */
function participantsOf(pack: Pack, melee: Melee): readonly number[] {
  return isVoid(pack, melee) ? melee.attackers : [melee.defender, ...melee.attackers];
}

function isVoid(pack: Pack, { odds }: Melee): boolean {
  return odds < pack.combat.melee.minimumOdds;
}

/** Those of the units that are disordered. */
export function tiredOf(state: KyState, units: readonly number[]): number[] {
  return units.filter((unit) => unitAt(state, unit).disordered);
}

/** Cards J01, J13, J14, A01 and A08: one unanswered air strike on a neighbouring point. TS-CJ01, TS-8.0.d. */
import type { Clause, Entry, Explanation, Play, Rules } from '../../../../referee/index.js';
import { type Pack, type PackEvent, pointId } from '../../components/pack.js';
import {
  airIn,
  type Battle,
  carriersIn,
  enemyOf,
  graphOf,
  hasUnits,
  noteDeed,
  sumOf,
  type TsState,
  unitsIn,
} from '../../state/state.js';
import { resolveAir } from '../combat/combat.js';
import { applyLosses } from '../combat/damage.js';
import { shift } from '../combat/fire.js';
import { airShifts, airStrength, type Fire } from '../combat/firepower.js';
import { retreatAll } from '../combat/retreat.js';
import { forcesLine, ownFire } from '../explain.js';
import { openWindow } from './windows.js';

/**
 * The strike, its card already played: cards of the combat start, die, hits. No reply, no reaction, no
 * retreat (TS-8.0.d).
 */
export function* cardStrike(
  pack: Pack,
  play: Play<TsState>,
  event: PackEvent,
  source: number,
  at: number,
): Rules<void> {
  const { state } = play;
  const battle: Battle = {
    at,
    attacker: event.side,
    round: 1,
    left: 0,
    events: [],
    strike: { event: event.no, source },
  };
  state.battle = battle;
  noteDeed(state, event.side, 'fought', at);
  play.log('strike', {
    side: event.side,
    event: event.no,
    from: pointId(pack, source),
    at: pointId(pack, at),
  });
  yield* play.scope({ key: 'strike', at: pointId(pack, at) }, resolve(pack, play, event, battle, source));
  delete state.battle;
}

function* resolve(
  pack: Pack,
  play: Play<TsState>,
  event: PackEvent,
  battle: Battle,
  source: number,
): Rules<void> {
  const { state } = play;
  const { side, fx } = event;
  if (fx.type !== 'airStrike') return;
  const declared = yield* openWindow(pack, play, {
    moment: 'combatStart',
    sides: ['J', 'A'],
    about: { at: pointId(pack, battle.at) },
    closes: (e) => e.fx.type === 'retreatNow',
    forbids: (e) => forbidsInStrike(event, e),
  });
  const withdrawal = declared.find((e) => e.fx.type === 'retreatNow');
  if (withdrawal !== undefined) return yield* retreatAll(pack, play, withdrawal.side, battle.at);
  battle.events.push(...declared.map((e) => e.no));
  const { strength, modifiers } = strikeFire(pack, state, event, battle, source);
  const allocator = fx.allocator === undefined ? {} : { allocator: fx.allocator };
  applyLosses(pack, play, yield* resolveAir(pack, play, { battle, side, strength, modifiers, ...allocator }));
}

/** The strength of a strike (TS-CJ13.a, TS-CA12.a) and its shifts (TS-CJ14.a, TS-CJ14.b). */
export function strikeFire(
  pack: Pack,
  state: TsState,
  event: PackEvent,
  battle: Battle,
  source: number,
): Fire {
  const { fx, side, no } = event;
  if (fx.type !== 'airStrike') return { strength: 0, modifiers: [] };
  const strikers = strikersOf(pack, state, event, source);
  const strength = airStrength(pack, battle, side, strikers, fx.half === true ? 2 : 1);
  if (fx.noShifts === true) return { strength, modifiers: [] };
  const carriers = strikers.filter((unit) => pack.units[unit]!.type === 'carrier').length;
  const own = fx.shift === 0 ? [] : [shift(fx.shift, no, `TS-C${no}.a`)];
  return { strength, modifiers: [...own, ...airShifts(pack, state, battle, side, carriers)] };
}

/** A14 needs ships that entered (TS-CA14.b); J11 has nobody to take away in J's own strike (TS-CJ11.b). */
function forbidsInStrike(strike: PackEvent, event: PackEvent): Clause | undefined {
  if (event.fx.type === 'attackAtStart') return 'TS-CA14.b';
  return event.fx.type === 'retreatNow' && event.side === strike.side ? 'TS-CJ11.b' : undefined;
}

/** The units of a point that strike. */
export function strikersOf(pack: Pack, state: TsState, { side, fx }: PackEvent, source: number): number[] {
  const carriers = fx.type === 'airStrike' && fx.by === 'carriers';
  return carriers ? carriersIn(pack, state, side, source) : airIn(pack, state, side, source);
}

/** The clause that closes a point as the source of a strike. */
export function forbidsSource(
  pack: Pack,
  state: TsState,
  event: PackEvent,
  source: number,
): Clause | undefined {
  if (event.fx.type !== 'airStrike') return 'TS-7.3.b';
  const strength = Math.floor(
    sumOf(pack, strikersOf(pack, state, event, source), (u) => u.air) / (event.fx.half === true ? 2 : 1),
  );
  if (strength <= 0) return 'TS-7.4.e';
  return targetsFrom(pack, state, event, source).length > 0 ? undefined : 'TS-7.4.e';
}

/** The clause that forbids a target: one route of length 1 away, with an enemy in it (TS-7.4.e). */
export function forbidsTarget(
  pack: Pack,
  state: TsState,
  event: PackEvent,
  source: number,
  target: number,
): Clause | undefined {
  if (event.fx.type !== 'airStrike' || graphOf(pack, state).length(source, target) !== event.fx.range)
    return `TS-C${event.no}.a`;
  return unitsIn(pack, state, enemyOf(event.side), target).length > 0 ? undefined : 'TS-7.4.e';
}

export function targetsFrom(pack: Pack, state: TsState, event: PackEvent, source: number): number[] {
  return [...pack.points.keys()].filter(
    (target) =>
      hasUnits(pack, state, enemyOf(event.side), target) &&
      forbidsTarget(pack, state, event, source, target) === undefined,
  );
}

/** What a strike would do, before it is ordered. */
export function explainStrike(
  pack: Pack,
  state: TsState,
  event: PackEvent,
  source: number,
  at: number,
): Explanation {
  const { side, no, fx } = event;
  const battle: Battle = { at, attacker: side, round: 1, left: 0, events: [], strike: { event: no, source } };
  const allots: Entry[] =
    fx.type === 'airStrike' && fx.allocator === enemyOf(side) ? [{ key: 'explain.enemyAllots' }] : [];
  return ownFire(pack, 'air', side, strikeFire(pack, state, event, battle, source), [
    ...allots,
    forcesLine(pack, state, enemyOf(side), at),
  ]);
}

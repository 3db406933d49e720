/** Chapter 9: melee (9.0 to 9.3). KY-9. Retreat, advance and fatigue have files of their own. */

import type {
  Clause,
  Decision,
  Entry,
  Explanation,
  Modifier,
  OutcomeRow,
  Play,
  Rules,
} from '../../../referee/index.js';
import { closed, decision, order } from '../../../referee/index.js';
import { chancesOf, reachable } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, hexIndex, unitId, unitIndex } from '../components/pack.js';
import type { KyState, Melee } from '../state.js';
import {
  activeSide,
  enemyOf,
  isOnMap,
  noteFought,
  removeUnit,
  sideOf,
  turnOf,
  unitAt,
  unitIn,
  unitsOf,
} from '../state.js';
import { advanceAfterCombat } from './advance.js';
import { fatigue, tiredOf } from './fatigue.js';
import { figures } from './fire.js';
import type { Odds } from './odds.js';
import { countBelow, makeOdds, onDefence, strengthOf, unitValue } from './odds.js';
import { forcedRetreat } from './retreat.js';

/** One melee, or the end of the phase (KY-9.1.a). */
export function* meleeRound(pack: Pack, play: Play<KyState>): Rules<'over' | 'more'> {
  const answer = yield* play.askAny(attacking(pack, play.state));
  if (answer === undefined || answer.do === 'end') return 'over';
  const attackers = answer.units.map((id) => unitIndex(pack, id));
  yield* play.scope(
    { key: 'melee', at: answer.target },
    resolveMelee(pack, play, attackers, hexIndex(pack, answer.target)),
  );
  return 'more'; // KY-9.1.3.a: the next one is named when this one is done
}

function* resolveMelee(
  pack: Pack,
  play: Play<KyState>,
  attackers: readonly number[],
  target: number,
): Rules<void> {
  const { state } = play;
  const defender = unitIn(pack, state, enemyOf(activeSide(state)), target)!;
  const sum = meleeOdds(pack, state, attackers, target);
  const melee: Melee = {
    target,
    defender,
    attackers,
    odds: sum.odds,
    tired: tiredOf(state, [defender, ...attackers]),
  };
  state.melee = melee;
  for (const attacker of attackers) unitAt(state, attacker).attacked = true; // KY-9.2.a
  const result = fight(pack, play, melee, sum);
  noteFought(state, { units: attackers, target: defender, effect: result !== 'none' });
  if (result === 'eliminated') removeUnit(state, defender); // KY-9.3.c
  if (result === 'retreat')
    yield* forcedRetreat(pack, play, defender, { kind: 'retreatFromMelee', clause: 'KY-9.3.d' });
  if (result !== 'none') yield* advanceAfterCombat(pack, play, melee);
  yield* fatigue(pack, play, melee); // KY-9.6.a: last
  delete state.melee;
}

/** The die, if there is one, and the line of the log. */
function fight(pack: Pack, play: Play<KyState>, melee: Melee, sum: Odds): string {
  const { attackers, defender, target } = melee;
  const said = {
    units: attackers.map((u) => unitId(pack, u)),
    unit: unitId(pack, defender),
    at: hexId(pack, target),
    ...figures(sum),
  };
  if (isVoid(pack, sum)) {
    play.log('melee.void', said); // KY-9.3.f, KY-9.3.R2
    return 'none';
  }
  const outcomes = meleeTable(sum.odds, pack.faces);
  const { outcome = 'none' } = play.roll({
    purpose: 'melee',
    dice: [pack.faces],
    modifiers: sum.modifiers,
    outcomes,
  });
  play.log(`melee.${outcome}`, said);
  return outcome;
}

/**
 * Attackers against the defender's value, halved first if he is disordered, then modified (KY-9.3.a,
 * KY-9.3.b).
 */
export function meleeOdds(pack: Pack, state: KyState, attackers: readonly number[], target: number): Odds {
  const defender = unitIn(pack, state, enemyOf(activeSide(state)), target)!;
  const attack = strengthOf(pack, state, attackers, 'melee');
  return makeOdds(
    attack,
    unitValue(pack, state, defender, 'melee'),
    meleeModifiers(pack, state, attackers, target),
  );
}

function meleeModifiers(
  pack: Pack,
  state: KyState,
  attackers: readonly number[],
  target: number,
): Modifier[] {
  const { defenderHigherPlus, fortPlus } = pack.combat.melee;
  const below = countBelow(pack, state, attackers, target);
  const higher = pack.heightCancelled ? below === attackers.length : below > 0; // KY-9.3.R1
  return [
    ...(higher ? [onDefence(defenderHigherPlus, 'higher', 'KY-9.3.2.a')] : []), // else none: KY-9.3.1.a
    ...(pack.hexes[target]!.fort ? [onDefence(fortPlus, 'fort', 'KY-9.3.3.a')] : []),
  ];
}

function isVoid(pack: Pack, sum: Odds): boolean {
  return sum.odds < pack.combat.melee.minimumOdds;
}

/**
 * Below the odds eliminates, equal retreats, above does nothing (KY-9.3.c, KY-9.3.d, KY-9.3.e); no upper
 * limit (KY-9.3.R3).
 */
export function meleeTable(odds: number, faces: number): OutcomeRow[] {
  return reachable(
    [
      [odds - 1, 'eliminated'],
      [odds, 'retreat'],
      [faces, 'none'],
    ],
    faces,
  );
}

type Attacking = { do: 'melee'; target: string; units: readonly string[] } | { do: 'end' };

function attacking(pack: Pack, state: KyState): Decision<Attacking> {
  const side = activeSide(state);
  const melee = order('melee')
    .one('target', 'hex', {
      candidates: () =>
        unitsOf(pack, state, enemyOf(side)).map((unit) => hexId(pack, unitAt(state, unit).at)),
      forbids: (_, __, hex) => forbidsVictim(pack, state, side, hexIndex(pack, hex)),
    })
    .set(
      'units',
      'unit',
      {
        candidates: () => unitsOf(pack, state, side).map((unit) => unitId(pack, unit)),
        forbids: ({ target }, _, unit) =>
          forbidsAttacker(pack, state, side, unitIndex(pack, unit), hexIndex(pack, target)),
        unfinished: (_, units) => (units.length === 0 ? 'KY-9.1.1.a' : undefined),
        explain: ({ target }, units) => explainMelee(pack, state, units, hexIndex(pack, target)),
      },
      { min: 1 },
    );
  const chosen = turnOf(pack, state).reorganisation ? 'KY-5.3.a' : 'KY-10.0.b';
  const forms = [melee, order('end').idly(), closed('choose', chosen), closed('advance', 'KY-9.5.R2')];
  return decision({ side, kind: 'melee', clause: 'KY-9.1.a', public: true, forms });
}

/**
 * The clause that forbids attacking a hex, whoever would; how often it was attacked does not matter
 * (KY-9.2.b).
 */
export function forbidsVictim(pack: Pack, state: KyState, side: SideId, hex: number): Clause | undefined {
  if (unitIn(pack, state, enemyOf(side), hex) === undefined) return 'KY-9.1.1.a';
  return unitsOf(pack, state, side).some((unit) => isInReach(pack, state, unit, hex))
    ? undefined
    : 'KY-9.0.a';
}

/** The clause that forbids a unit's joining the attack on a hex. Disorder does not (KY-9.0.b). */
export function forbidsAttacker(
  pack: Pack,
  state: KyState,
  side: SideId,
  unit: number,
  hex: number,
): Clause | undefined {
  if (sideOf(pack, unit) !== side || !isOnMap(state, unit)) return 'KY-9.0.a';
  if (unitAt(state, unit).attacked) return 'KY-9.2.a';
  return isInReach(pack, state, unit, hex) ? undefined : 'KY-9.1.1.b';
}

function isInReach(pack: Pack, state: KyState, unit: number, hex: number): boolean {
  return pack.grid.distance(unitAt(state, unit).at, hex) <= pack.combat.melee.range;
}

/** Units that can still attack something. */
export function ableToAttack(pack: Pack, state: KyState, side: SideId): number[] {
  const targets = unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at);
  return unitsOf(pack, state, side).filter((unit) =>
    targets.some((hex) => forbidsAttacker(pack, state, side, unit, hex) === undefined),
  );
}

function explainMelee(
  pack: Pack,
  state: KyState,
  ids: readonly string[],
  target: number,
): Explanation | undefined {
  if (ids.length === 0) return undefined;
  const attackers = ids.map((id) => unitIndex(pack, id));
  const sum = meleeOdds(pack, state, attackers, target);
  const nothing = isVoid(pack, sum);
  const lines: Entry[] = [{ key: 'explain.odds', ...figures(sum) }];
  if (nothing) lines.push({ key: 'explain.void' });
  lines.push(
    ...explainFatigue(
      pack,
      state,
      nothing ? attackers : [...attackers, unitIn(pack, state, enemyOf(activeSide(state)), target)!],
    ),
  );
  return {
    lines,
    modifiers: sum.modifiers,
    chances: nothing ? [] : chancesOf(meleeTable(sum.odds, pack.faces), pack.faces),
  };
}

function explainFatigue(pack: Pack, state: KyState, participants: readonly number[]): Entry[] {
  const tired = tiredOf(state, participants);
  const fresh = participants.filter((unit) => !tired.includes(unit));
  const line = (key: string, units: readonly number[]): Entry[] =>
    units.length === 0 ? [] : [{ key, units: units.map((u) => unitId(pack, u)) }];
  return [...line('explain.tires', fresh), ...line('explain.fallsBack', tired)];
}

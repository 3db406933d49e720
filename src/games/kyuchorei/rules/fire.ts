/** Chapter 8: fire. KY-8. */

import type {
  Clause,
  Decision,
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
import type { KyState } from '../state.js';
import {
  activeSide,
  enemyOf,
  isOnMap,
  noteFought,
  sideOf,
  turnOf,
  unitAt,
  unitIn,
  unitsOf,
} from '../state.js';
import type { Odds } from './odds.js';
import { countBelow, makeOdds, onDefence, strengthOf } from './odds.js';
import { forcedRetreat } from './retreat.js';

/** One fire, or the end of the phase (KY-8.1.a). */
export function* fireRound(pack: Pack, play: Play<KyState>): Rules<'over' | 'more'> {
  const answer = yield* play.askAny(firing(pack, play.state)); // KY-8.1.R1: one at a time
  if (answer === undefined || answer.do === 'end') return 'over';
  const firers = answer.units.map((id) => unitIndex(pack, id));
  yield* play.scope(
    { key: 'fire', at: answer.target },
    resolveFire(pack, play, firers, hexIndex(pack, answer.target)),
  );
  return 'more';
}

function* resolveFire(pack: Pack, play: Play<KyState>, firers: readonly number[], hex: number): Rules<void> {
  const { state } = play;
  const target = unitIn(pack, state, enemyOf(activeSide(state)), hex)!;
  const fire = fireOdds(pack, state, firers, hex);
  for (const firer of firers) unitAt(state, firer).fired = true; // KY-8.2.a
  unitAt(state, target).firedAt = true; // KY-8.2.b: the unit, not the hex (KY-8.2.R1)
  const said = {
    units: firers.map((u) => unitId(pack, u)),
    unit: unitId(pack, target),
    at: hexId(pack, hex),
    ...figures(fire),
  };
  const note = (effect: boolean) => noteFought(state, { units: firers, target, effect });
  if (isVoid(pack, fire)) {
    note(false);
    return play.log('fire.void', said); // KY-8.3.f
  }
  const { modifiers } = fire;
  const rolled = play.roll({
    purpose: 'fire',
    dice: [pack.faces],
    modifiers,
    outcomes: fireTable(fire.odds, pack.faces),
  });
  note(rolled.outcome === 'hit');
  if (rolled.outcome !== 'hit') return play.log('fire.none', said); // KY-8.3.e
  if (unitAt(state, target).disordered) {
    play.log('fire.again', said);
    yield* forcedRetreat(pack, play, target, { kind: 'retreatFromFire', clause: 'KY-8.3.g' });
  } else {
    unitAt(state, target).disordered = true; // KY-8.3.d
    play.log('fire.hit', said);
  }
}

/** Firers against the defence of the hex, whoever stands there (KY-8.3.b). */
export function fireOdds(pack: Pack, state: KyState, firers: readonly number[], hex: number): Odds {
  const { defenceBase } = pack.combat.fire;
  return makeOdds(
    strengthOf(pack, state, firers, 'fire'),
    defenceBase,
    fireModifiers(pack, state, firers, hex),
  );
}

function fireModifiers(pack: Pack, state: KyState, firers: readonly number[], hex: number): Modifier[] {
  const { targetHigherPlus, fortPlus, nightRussianFirePlus } = pack.combat.fire;
  const allBelow = countBelow(pack, state, firers, hex) === firers.length; // KY-8.3.2.b, KY-8.3.2.R1
  const russian = firers.some((unit) => sideOf(pack, unit) === 'RU');
  return [
    ...(allBelow ? [onDefence(targetHigherPlus, 'higher', 'KY-8.3.2.a')] : []),
    ...(pack.hexes[hex]!.fort ? [onDefence(fortPlus, 'fort', 'KY-8.3.3.a')] : []),
    ...(russian && turnOf(pack, state).nightFire
      ? [onDefence(nightRussianFirePlus, 'night', 'KY-8.3.4.a')]
      : []),
  ];
}

function isVoid(pack: Pack, fire: Odds): boolean {
  return fire.odds < pack.combat.fire.minimumOdds;
}

/** Up to the odds is a hit (KY-8.3.c). */
export function fireTable(odds: number, faces: number): OutcomeRow[] {
  return reachable(
    [
      [odds, 'hit'],
      [faces, 'none'],
    ],
    faces,
  );
}

export function figures({ attack, defence, odds }: Odds): { attack: number; defence: number; odds: number } {
  return { attack, defence, odds };
}

type Firing = { do: 'fire'; target: string; units: readonly string[] } | { do: 'end' };

function firing(pack: Pack, state: KyState): Decision<Firing> {
  const side = activeSide(state);
  const fire = order('fire')
    .one('target', 'hex', {
      candidates: () =>
        unitsOf(pack, state, enemyOf(side)).map((unit) => hexId(pack, unitAt(state, unit).at)),
      forbids: (_, __, hex) => forbidsTarget(pack, state, side, hexIndex(pack, hex)),
    })
    .set(
      'units',
      'unit',
      {
        candidates: () => unitsOf(pack, state, side).map((unit) => unitId(pack, unit)),
        forbids: ({ target }, _, unit) =>
          forbidsFirer(pack, state, side, unitIndex(pack, unit), hexIndex(pack, target)),
        unfinished: (_, units) => (units.length === 0 ? 'KY-8.1.1.a' : undefined),
        explain: ({ target }, units) => explainFire(pack, state, units, hexIndex(pack, target)),
      },
      { min: 1 },
    );
  const forms = [fire, order('end').idly(), closed('move', 'KY-5.2.c'), closed('choose', 'KY-5.2.R1')];
  return decision({ side, kind: 'fire', clause: 'KY-8.1.a', public: true, forms });
}

/**
 * The clause that forbids firing at a hex, whoever would: what keeps a unit from it is named with the unit.
 */
export function forbidsTarget(pack: Pack, state: KyState, side: SideId, hex: number): Clause | undefined {
  const target = unitIn(pack, state, enemyOf(side), hex);
  if (target === undefined) return 'KY-8.1.1.a';
  if (unitAt(state, target).firedAt) return 'KY-8.2.b';
  return unitsOf(pack, state, side).some((unit) => isInRange(pack, state, unit, hex))
    ? undefined
    : 'KY-8.0.a';
}

/** The clause that forbids a unit's joining the fire at a hex. Disorder does not (KY-8.0.b). */
export function forbidsFirer(
  pack: Pack,
  state: KyState,
  side: SideId,
  unit: number,
  hex: number,
): Clause | undefined {
  if (sideOf(pack, unit) !== side || !isOnMap(state, unit)) return 'KY-8.0.a';
  if (unitAt(state, unit).fired) return 'KY-8.2.a';
  return isInRange(pack, state, unit, hex) ? undefined : 'KY-8.1.1.b';
}

function isInRange(pack: Pack, state: KyState, unit: number, hex: number): boolean {
  return pack.grid.distance(unitAt(state, unit).at, hex) <= pack.combat.fire.range;
}

/** Units that can still fire at something. */
export function ableToFire(pack: Pack, state: KyState, side: SideId): number[] {
  const targets = unitsOf(pack, state, enemyOf(side)).map((unit) => unitAt(state, unit).at);
  const open = targets.filter((hex) => forbidsTarget(pack, state, side, hex) === undefined);
  return unitsOf(pack, state, side).filter((unit) =>
    open.some((hex) => forbidsFirer(pack, state, side, unit, hex) === undefined),
  );
}

function explainFire(
  pack: Pack,
  state: KyState,
  ids: readonly string[],
  hex: number,
): Explanation | undefined {
  if (ids.length === 0) return undefined;
  const fire = fireOdds(
    pack,
    state,
    ids.map((id) => unitIndex(pack, id)),
    hex,
  );
  const target = unitIn(pack, state, enemyOf(activeSide(state)), hex)!;
  const effect = unitAt(state, target).disordered ? 'explain.hitRetreats' : 'explain.hitDisorders';
  return {
    lines: [
      { key: 'explain.odds', ...figures(fire) },
      isVoid(pack, fire) ? { key: 'explain.void' } : { key: effect, unit: unitId(pack, target) },
    ],
    modifiers: fire.modifiers,
    chances: isVoid(pack, fire) ? [] : chancesOf(fireTable(fire.odds, pack.faces), pack.faces),
  };
}

/** Chapter 10: the attack phases. MN-10.1 to MN-10.5. */
import { closed, type Decision, decision, type Next, order, type Rules } from '../../../../referee/index.js';
import { enemyOf, hexId, hexIndex, type SideId, sideOf, unitIndex } from '../../components/pack.js';
import { ids, type Position, type Turn, unitAt, unitsIn, unitsOf } from '../../state/state.js';
import { eliminate } from '../losses.js';
import { activeSide } from '../movement/movement.js';
import { advanceAfter, forbidsAttackHelp } from './advance.js';
import {
  attackersBy,
  forbidsAttacker,
  forbidsSpotter,
  forbidsTarget,
  needsSpotter,
  spotters,
} from './attackers.js';
import {
  airWalk,
  attackParams,
  explainOffensive,
  flakRevealed,
  type HexAttack,
  offensiveModifiers,
  offensiveOf,
  spend,
  strengthIn,
} from './offensive.js';
import { showUnits } from './sight.js';
import { rollOn } from './table.js';
import {
  type BridgeAttack,
  type BuildingAttack,
  bridgeForm,
  buildingForm,
  fireAtBridge,
  fireAtBuilding,
  forbidsGasoline,
  rollForRubble,
} from './targets.js';

type Attacking = HexAttack | BridgeAttack | BuildingAttack | { do: 'end' };

/** One attack, or the end of the phase (MN-10.2.a, MN-10.2.b). It is always handed to its side. */
export function* attackRound(t: Turn): Rules<Next> {
  const answer = yield* t.play.ask(attacking(t));
  if (answer.do === 'end') {
    t.play.log('ended.attack', { side: activeSide(t) });
    return 'next';
  }
  if (answer.do === 'attackBridge') fireAtBridge(t, answer);
  else if (answer.do === 'attackBuilding') fireAtBuilding(t, answer);
  else yield* fireAtHex(t, answer);
  return 'again';
}

export function attacking(p: Position): Decision<Attacking> {
  const side = activeSide(p);
  const forms = [
    attackForm(p, side),
    bridgeForm(p, side),
    buildingForm(p, side),
    order('end').idly(),
    closed('march', 'MN-8.1.a'),
    closed('move', 'MN-8.1.a'),
  ];
  return decision({ side, kind: 'attack', clause: 'MN-10.3.a', public: false, forms });
}

/** Target, then who attacks it and how (MN-10.3.a). */
export function attackForm(p: Position, side: SideId) {
  const { pack } = p;
  const indexes = (list: readonly string[]) => list.map((id) => unitIndex(pack, id));
  const able = attackersBy(p, side);
  const base = order('attack')
    .one('target', 'hex', {
      candidates: () => enemyHexes(p, side),
      forbids: (_, __, target) => forbidsTarget(p, side, hexIndex(pack, target)),
    })
    .maybeSet('air', 'unit', airWalk(p, side))
    .set('units', 'unit', {
      candidates: ({ target }) => able(target),
      forbids: ({ target }, chosen, id) =>
        forbidsAttacker(p, side, indexes(chosen), unitIndex(pack, id), hexIndex(pack, target)),
      unfinished: ({ target, air = [] }, chosen) => {
        if (chosen.length === 0 && air.length === 0) return 'MN-10.3.a';
        const alone = needsSpotter(p, indexes(chosen), hexIndex(pack, target));
        return alone && spotters(p, indexes(chosen), hexIndex(pack, target)).length === 0
          ? 'MN-11.2.c'
          : undefined;
      },
      explain: (soFar, chosen) => explainOffensive(p, offensiveOf(p, { ...soFar, units: chosen })),
    })
    .maybe('help', 'unit', {
      applies: () => side === 'US',
      candidates: ({ units }) => units,
      forbids: ({ units, target }, _, id) =>
        units.includes(id) ? forbidsAttackHelp(p, unitIndex(pack, id), hexIndex(pack, target)) : 'MN-10.18.c',
    });
  return base
    .maybe('fga', ['yes'], {
      applies: () => side === 'US',
      candidates: () => ['yes'],
      forbids: (soFar) => forbidsGasoline(p, offensiveOf(p, soFar)),
      explain: (soFar) => explainOffensive(p, offensiveOf(p, { ...soFar, fga: 'yes' })),
    })
    .one('spotter', 'unit', {
      applies: ({ units, target }) => needsSpotter(p, indexes(units), hexIndex(pack, target)),
      candidates: ({ units, target }) => ids(pack, spotters(p, indexes(units), hexIndex(pack, target))),
      forbids: ({ units, target }, _, id) =>
        forbidsSpotter(p, indexes(units), unitIndex(pack, id), hexIndex(pack, target)),
    });
}

/**
 * Hexes with enemies, in the order of their numbers: that of the units would tell which of them lies where.
 */
function enemyHexes(p: Position, side: SideId): string[] {
  const hexes = unitsOf(p, enemyOf(side)).map((unit) => hexId(p.pack, unitAt(p, unit).at));
  return [...new Set(hexes)].sort();
}

/** One attack on units, to its end. */
export function* fireAtHex(t: Turn, answer: Omit<HexAttack, 'do'>): Rules<void> {
  const { pack, state, play } = t;
  const attack = offensiveOf(t, answer);
  state.targets = { ...state.targets, hexes: [...state.targets.hexes, attack.target] };
  const targets = unitsIn(t, enemyOf(sideOf(pack, attack.units[0] ?? attack.air[0]!)), attack.target);
  const modifiers = offensiveModifiers(t, attack, targets);
  const gun = flakRevealed(t, attack);
  spend(t, attack, answer.spotter);
  if (gun !== undefined) showUnits(t, [gun]);
  const { outcome } = rollOn(t, 'attack', strengthIn(t, attack), modifiers);
  const hit = outcome === 'eliminated';
  play.log(hit ? 'attack.hit' : 'attack.none', attackParams(t, attack));
  if (!hit) return;
  eliminate(t, targets); // MN-10.2.d
  rollForRubble(t, attack.target);
  state.attack = { target: attack.target, attackers: attack.units, helped: attack.helped };
  yield* advanceAfter(t);
  delete state.attack;
}

/** The phase is over: all have their attacks again (MN-10.2.f). */
export function endAttacks({ state }: Position): void {
  for (const unit of state.units) unit.attacked = false;
  state.targets = { hexes: [], bridges: [] };
  state.helped = false;
}

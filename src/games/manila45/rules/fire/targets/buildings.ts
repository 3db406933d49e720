/** Chapter 10.21: buildings are demolished. */
import type { Clause } from '../../../../../referee/index.js';
import { order } from '../../../../../referee/index.js';
import { remembering } from '../../../../shared/index.js';
import { hexIds, hexIndex, type SideId, unitIndex } from '../../../components/pack.js';
import { ids, occupiedHexes } from '../../../state/questions.js';
import type { Position, Turn } from '../../../state/state.js';
import { forbidsAttackHelp } from '../assault.js';
import { attackersBy, forbidsAttacker, forbidsSpotter, needsSpotter, spotters } from '../attackers.js';
import { offensiveOf, spend } from '../declare.js';
import { attackParams, explainOffensive, offensiveModifiers, strengthIn } from '../offensive.js';
import { rollOn } from '../table.js';
import { layRubble, mayCollapse } from './rubble.js';

export type BuildingAttack = {
  readonly do: 'attackBuilding';
  readonly target: string;
  readonly units: readonly string[];
  readonly help?: string;
  readonly spotter?: string;
};

export function buildingForm(p: Position, side: SideId) {
  const { pack } = p;
  const indexes = (list: readonly string[]) => list.map((id) => unitIndex(pack, id));
  const able = attackersBy(p, side);
  const held = remembering(occupiedHexes);
  return order('attackBuilding')
    .one('target', 'hex', {
      candidates: () =>
        hexIds(
          pack,
          [...pack.hexes.keys()].filter((hex) => mayCollapse(p, hex)),
        ),
      forbids: (_, __, target) => forbidsBuilding(p, held(p), hexIndex(pack, target)),
    })
    .set(
      'units',
      'unit',
      {
        candidates: ({ target }) => able(target),
        forbids: ({ target }, chosen, id) =>
          forbidsAttacker(p, side, indexes(chosen), unitIndex(pack, id), hexIndex(pack, target)),
        unfinished: ({ target }, chosen) => {
          const hex = hexIndex(pack, target);
          const lone =
            needsSpotter(p, indexes(chosen), hex) && spotters(p, indexes(chosen), hex).length === 0;
          return lone ? 'MN-11.2.c' : undefined;
        },
        explain: (soFar, chosen) => explainOffensive(p, offensiveOf(p, { ...soFar, units: chosen })),
      },
      { min: 1 },
    )
    .maybe('help', 'unit', {
      applies: () => side === 'US',
      candidates: ({ units, target }) =>
        units.filter((id) => forbidsAttackHelp(p, unitIndex(pack, id), hexIndex(pack, target)) === undefined),
      forbids: ({ units, target }, _, id) =>
        units.includes(id) ? forbidsAttackHelp(p, unitIndex(pack, id), hexIndex(pack, target)) : 'MN-10.18.c',
    })
    .one('spotter', 'unit', {
      applies: ({ units, target }) => needsSpotter(p, indexes(units), hexIndex(pack, target)),
      candidates: ({ units, target }) => ids(pack, spotters(p, indexes(units), hexIndex(pack, target))),
      forbids: ({ units, target }, _, id) =>
        forbidsSpotter(p, indexes(units), unitIndex(pack, id), hexIndex(pack, target)),
    })
    .unless(() => (pack.turns[p.state.turn - 1]!.buildingDemolition ? undefined : 'MN-10.21.a'));
}

/** Empty buildings without rubble (MN-10.21.a, MN-10.21.c) that were no target yet (MN-10.5.b). */
function forbidsBuilding(p: Position, held: ReadonlySet<number>, hex: number): Clause | undefined {
  const { pack, state } = p;
  if (!pack.hexes[hex]!.building) return 'MN-10.21.a';
  if (state.targets.hexes.includes(hex)) return 'MN-10.5.b';
  const free = mayCollapse(p, hex) && !held.has(hex);
  return free ? undefined : 'MN-10.21.c';
}

/** As any attack, but that an E leaves rubble: no further die, no advance (MN-10.20.e, MN-10.21.b). */
export function fireAtBuilding(t: Turn, answer: Omit<BuildingAttack, 'do'>): void {
  const attack = offensiveOf(t, answer);
  t.state.targets = { ...t.state.targets, hexes: [...t.state.targets.hexes, attack.target] };
  const modifiers = offensiveModifiers(t, attack, []);
  spend(t, attack, answer.spotter);
  const { outcome } = rollOn(t, 'building', strengthIn(t, attack), modifiers);
  const hit = outcome === 'eliminated';
  t.play.log(hit ? 'building.hit' : 'building.none', attackParams(t, attack));
  if (hit) layRubble(t, attack.target);
}

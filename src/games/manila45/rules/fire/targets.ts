/** Chapters 10.19 to 10.22: what else is attacked, or falls: rubble, gasoline, buildings, bridges. */
import { type Clause, type Explanation, order } from '../../../../referee/index.js';
import { remembering, rememberingEach } from '../../../shared/index.js';
import {
  bridgeIndex,
  hexId,
  hexIds,
  hexIndex,
  OUT,
  type SideId,
  sideOf,
  unitIndex,
} from '../../components/pack.js';
import {
  ids,
  isGroundUnitOf,
  occupiedHexes,
  type Position,
  type Turn,
  unitAt,
  unitsOf,
} from '../../state/state.js';
import { forbidsAttackHelp, mayAssault } from './advance.js';
import {
  attackersBy,
  forbidsAttacker,
  forbidsSpotter,
  forbidsUnit,
  needsSpotter,
  spotters,
} from './attackers.js';
import {
  attackParams,
  explainOffensive,
  type Offensive,
  offensiveModifiers,
  offensiveOf,
  rangeModifiers,
  spend,
  strengthIn,
} from './offensive.js';
import { isInRange, rangeTo, seesTarget } from './sight.js';
import { columnOf, hitsOf, rollOn, strengthOf, totalOf } from './table.js';

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

/** The only face that leaves rubble, unmodified (MN-10.20.a, MN-10.20.b). */
const COLLAPSE = 6;

/** Only buildings that still stand (MN-10.20.c). */
export function mayCollapse({ pack, state }: Position, hex: number): boolean {
  return pack.hexes[hex]!.building && !state.rubble.includes(hex);
}

export function rollForRubble(t: Turn, hex: number): void {
  if (!mayCollapse(t, hex)) return;
  const { outcome } = t.play.roll({
    purpose: 'rubble',
    dice: [t.pack.faces],
    outcomes: [
      [COLLAPSE - 1, 'none'],
      [COLLAPSE, 'rubble'],
    ],
  });
  if (outcome === 'rubble') layRubble(t, hex);
  else t.play.log('rubble.none', { at: hexId(t.pack, hex) });
}

export function layRubble(t: Turn, hex: number): void {
  t.state.rubble = [...t.state.rubble, hex].sort((a, b) => a - b);
  t.play.log('rubble.laid', { at: hexId(t.pack, hex) });
}

/** Half of the six directions. */
const OPPOSITE = 3;

/**
 * The clause that forbids it: from turn 3, at buildings, with two that assault from opposite sides
 * (MN-10.22.a to MN-10.22.c).
 */
export function forbidsGasoline(p: Position, attack: Offensive): Clause | undefined {
  const { pack, state } = p;
  if (!pack.turns[state.turn - 1]!.fga || !pack.hexes[attack.target]!.building) return 'MN-10.22.a';
  const sides = attack.units
    .filter((unit) => mayAssault(p, unit, attack.target, attack.helped))
    .map((unit) => pack.grid.direction(attack.target, unitAt(p, unit).at));
  return sides.some((side) => sides.includes((side + OPPOSITE) % 6)) ? undefined : 'MN-10.22.b';
}

export type BridgeAttack = {
  readonly do: 'attackBridge';
  readonly bridge: string;
  readonly units: readonly string[];
  readonly spotter?: string;
};

export function bridgeForm(p: Position, side: SideId) {
  const { pack } = p;
  const indexes = (list: readonly string[]) => list.map((id) => unitIndex(pack, id));
  const able = rememberingEach((bridge: string) =>
    ids(pack, blastersOf(p, side, bridgeIndex(pack, bridge))).sort(),
  );
  return order('attackBridge')
    .one('bridge', 'bridge', {
      candidates: () => pack.bridges.map(({ id }) => id),
      forbids: (_, __, id) => forbidsBridge(p, bridgeIndex(pack, id)),
    })
    .maybe('spotter', 'unit', {
      applies: () => side === 'JP',
      candidates: () => ids(pack, unitsOf(p, 'JP')),
      forbids: ({ bridge }, _, id) => forbidsLookout(p, bridgeIndex(pack, bridge), unitIndex(pack, id)),
    })
    .set(
      'units',
      'unit',
      {
        candidates: ({ bridge }) => able(bridge),
        forbids: ({ bridge }, chosen, id) =>
          forbidsBlaster(p, side, bridgeIndex(pack, bridge), indexes(chosen), unitIndex(pack, id)),
        unfinished: ({ bridge, spotter }, chosen) =>
          forbidsParty(p, bridgeIndex(pack, bridge), indexes(chosen), spotter),
        explain: ({ bridge, spotter }, chosen) =>
          explainBridge(p, bridgeIndex(pack, bridge), indexes(chosen), spotter !== undefined),
      },
      { min: 1 },
    )
    .unless(() => (pack.turns[p.state.turn - 1]!.bridgeDemolition ? undefined : 'MN-10.19.a'));
}

/** Printed bridges that stand, whoever is on them (MN-10.19.f), once a phase (MN-10.5.b). */
function forbidsBridge({ state }: Position, bridge: number): Clause | undefined {
  if (state.destroyed.includes(bridge)) return 'MN-10.19.e';
  return state.targets.bridges.includes(bridge) ? 'MN-10.5.b' : undefined;
}

function endsOf({ pack }: Position, bridge: number): readonly number[] {
  const { a, b } = pack.bridges[bridge]!;
  return [a, b];
}

/** Ranges to the ends that a unit may fire at; an end that it stands in counts as one hex (MN-10.19.b). */
function rangesOf(p: Position, unit: number, bridge: number, spotted: boolean): number[] {
  const { indirect } = p.pack.units[unit]!;
  return endsOf(p, bridge)
    .filter((end) => isInRange(p, unit, end))
    .filter((end) => seesTarget(p, unit, end) || (indirect && spotted))
    .map((end) => Math.max(1, rangeTo(p, unit, end)));
}

/** Units that may attack a bridge, each by itself. */
function blastersOf(p: Position, side: SideId, bridge: number): number[] {
  return unitsOf(p, side).filter((unit) => forbidsBlaster(p, side, bridge, [], unit) === undefined);
}

function forbidsBlaster(
  p: Position,
  side: SideId,
  bridge: number,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  const clause = forbidsUnit(p, side, chosen, unit);
  if (clause !== undefined) return clause;
  if (endsOf(p, bridge).every((end) => !isInRange(p, unit, end)))
    return chosen.length > 0 ? 'MN-10.4.a' : 'MN-10.6.b';
  return rangesOf(p, unit, bridge, true).length === 0 ? 'MN-10.7.b' : undefined;
}

/** A Japanese unit with either end in its range. */
function forbidsLookout(p: Position, bridge: number, unit: number): Clause | undefined {
  const looksOut = isGroundUnitOf(p, 'JP', unit) && endsOf(p, bridge).some((end) => isInRange(p, unit, end));
  return looksOut ? undefined : 'MN-10.19.b';
}

/**
 * A lone Japanese gun needs a spotter where it sees neither end, and may have one for a nearer end; otherwise
 * it names none.
 */
function forbidsParty(
  p: Position,
  bridge: number,
  units: readonly number[],
  spotter: string | undefined,
): Clause | undefined {
  const [only, second] = units;
  if (only === undefined) return undefined;
  if (spotter !== undefined && units.includes(unitIndex(p.pack, spotter))) return 'MN-11.2.g';
  if (second !== undefined || sideOf(p.pack, only) === 'US')
    return spotter === undefined ? undefined : 'MN-11.2.g';
  const [seen, spotted] = [rangesOf(p, only, bridge, false), rangesOf(p, only, bridge, true)];
  if (spotter === undefined) return seen.length === 0 ? 'MN-10.19.b' : undefined;
  return Math.min(...spotted) < Math.min(...seen) ? undefined : 'MN-10.19.b';
}

/** The longest of the ranges that the attackers use; several spot for each other (MN-11.2.g). */
function longestRange(p: Position, bridge: number, units: readonly number[], spotted: boolean): number {
  const free = spotted || units.length > 1;
  const used = units.map((unit) => {
    const indirect = free || sideOf(p.pack, unit) === 'US';
    return Math.min(...rangesOf(p, unit, bridge, indirect));
  });
  return Math.max(...used);
}

/** Odds and modifiers of an attack on a bridge; nothing before somebody is named. */
export function explainBridge(
  p: Position,
  bridge: number,
  units: readonly number[],
  spotted: boolean,
): Explanation | undefined {
  if (units.length === 0) return undefined;
  const strength = strengthOf(p.pack, units);
  const range = longestRange(p, bridge, units, spotted);
  const modifiers = Number.isFinite(range) ? rangeModifiers(p, [range]) : [];
  return {
    lines: [{ key: 'explain.strength', strength, column: columnOf(p.pack, strength).label }],
    modifiers,
    chances: [{ result: 'eliminated', of: hitsOf(p.pack, strength, totalOf(modifiers)), in: p.pack.faces }],
  };
}

/** Range is all that modifies it (MN-10.19.c); nobody on the bridge is touched (MN-10.19.e). */
export function fireAtBridge(t: Turn, answer: Omit<BridgeAttack, 'do'>): void {
  const { pack, state, play } = t;
  const bridge = bridgeIndex(pack, answer.bridge);
  const units = answer.units.map((id) => unitIndex(pack, id));
  const range = longestRange(t, bridge, units, answer.spotter !== undefined);
  state.targets = { ...state.targets, bridges: [...state.targets.bridges, bridge] };
  const [target = 0] = endsOf(t, bridge);
  spend(t, { target, units, air: [], fga: false, helped: OUT }, answer.spotter);
  const strength = strengthOf(pack, units);
  const { outcome } = rollOn(t, 'bridge', strength, rangeModifiers(t, [range]));
  const hit = outcome === 'eliminated';
  play.log(hit ? 'bridge.hit' : 'bridge.none', {
    units: ids(pack, units),
    bridge: answer.bridge,
    strength,
    column: columnOf(pack, strength).label,
  });
  if (hit) state.destroyed = [...state.destroyed, bridge].sort((a, b) => a - b);
}

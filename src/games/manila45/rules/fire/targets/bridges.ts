/** Chapter 10.19: bridges are blown up. */
import type { Clause, Explanation } from '../../../../../referee/index.js';
import { order } from '../../../../../referee/index.js';
import { rememberingEach } from '../../../../shared/index.js';
import { bridgeIndex, OUT, type SideId, sideOf, unitIndex } from '../../../components/pack.js';
import { ids, isGroundUnitOf, unitsOf } from '../../../state/questions.js';
import type { Position, Turn } from '../../../state/state.js';
import { forbidsUnit } from '../attackers.js';
import { spend } from '../declare.js';
import { rangeModifiers } from '../offensive.js';
import { isInRange, rangeTo, seesTarget } from '../sight.js';
import { columnOf, hitsOf, rollOn, strengthOf, totalOf } from '../table.js';

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

/** Chapter 10.17: advance after combat. */
import { type Clause, type Decision, decision, order, type Rules } from '../../../../referee/index.js';
import { DRY, hexId, MAJOR, type SideId, sideOf, unitId, unitIndex } from '../../components/pack.js';
import {
  type Attack,
  forbidsCompany,
  hasUnits,
  ids,
  isOnMap,
  layOnTop,
  type Position,
  showFaces,
  type Turn,
  uncover,
  unitAt,
} from '../../state/state.js';
import { settlePontoons } from '../losses.js';
import { isBridged, riverBetween } from '../movement/steps.js';

type Advancing = { do: 'advance'; units: readonly string[]; top?: string } | { do: 'hold' };

/**
 * Offered where somebody may; voluntary, without movement points or defensive fire (MN-10.17.b, MN-10.17.d).
 */
export function* advanceAfter(t: Turn): Rules<void> {
  const attack = t.state.attack!;
  if (advancers(t, attack).length === 0) return;
  const answer = yield* t.play.ask(advancing(t));
  if (answer.do === 'advance')
    advance(
      t,
      answer.units.map((id) => unitIndex(t.pack, id)),
      answer.top,
    );
}

function advancers(p: Position, attack: Attack): number[] {
  return attack.attackers.filter((unit) => forbidsAdvance(p, attack, [], unit) === undefined);
}

/** The clause that keeps a unit from advancing. */
export function forbidsAdvance(
  p: Position,
  attack: Attack,
  chosen: readonly number[],
  unit: number,
): Clause | undefined {
  const { pack } = p;
  const { target, attackers, helped } = attack;
  if (!attackers.includes(unit) || !isOnMap(p, unit)) return 'MN-10.17.b';
  if (pack.units[unit]!.fixed) return 'MN-10.17.c';
  if (!pack.units[unit]!.cac) return 'MN-10.17.e';
  const { at } = unitAt(p, unit);
  if (!pack.hexes[target]!.near.includes(at)) return 'MN-10.17.b';
  if (!mayAssault(p, unit, target, helped))
    return riverBetween(p, at, target) === MAJOR ? 'MN-10.18.a' : 'MN-10.17.b';
  if (hasUnits(p, 'US', target) || hasUnits(p, 'JP', target)) return 'MN-10.17.b';
  return forbidsCompany(p, unit, chosen);
}

function advancing(p: Position): Decision<Advancing> {
  const { pack } = p;
  const attack = p.state.attack!;
  const side: SideId = sideOf(pack, attack.attackers[0]!);
  const form = order('advance')
    .set(
      'units',
      'unit',
      {
        candidates: () => ids(pack, attack.attackers).sort(),
        forbids: (_, chosen, id) =>
          forbidsAdvance(
            p,
            attack,
            chosen.map((one) => unitIndex(pack, one)),
            unitIndex(pack, id),
          ),
      },
      { min: 1 },
    )
    .maybe('top', 'unit', {
      applies: ({ units }) => side === 'US' && units.length > 1,
      candidates: ({ units }) => units,
      forbids: ({ units }, _, id) => (units.includes(id) ? undefined : 'MN-6.5.i'),
    });
  return decision({
    side,
    kind: 'advance',
    clause: 'MN-10.17.a',
    public: true,
    about: { at: hexId(pack, attack.target) },
    forms: [form, order('hold').idly()],
  });
}

/**
 * They leave their hexes for the target; of two the later of the unit list lies on top, unless it is said
 * (MN-6.5.i).
 */
function advance(t: Turn, units: readonly number[], top: string | undefined): void {
  const { pack, state, play } = t;
  const { target } = state.attack!;
  const left = units.map((unit) => unitAt(t, unit).at);
  for (const unit of units) unitAt(t, unit).at = target;
  if (sideOf(pack, units[0]!) === 'US') {
    for (const hex of left) uncover(t, hex);
    const last = Math.max(...units);
    layOnTop(t, top === undefined ? last : unitIndex(pack, top));
    showFaces(t, units); // MN-6.5.m
  }
  for (const [i, unit] of units.entries())
    play.log('advance', { unit: unitId(pack, unit), from: hexId(pack, left[i]!), to: hexId(pack, target) });
  settlePontoons(t);
}

/**
 * Whether a CAC unit next to a hex may assault it: not over a Major River but by bridge, pontoon or the
 * 672nd.
 */
export function mayAssault(p: Position, unit: number, target: number, helped: number): boolean {
  const { cac } = p.pack.units[unit]!;
  const { at } = unitAt(p, unit);
  if (!cac || !p.pack.hexes[target]!.near.includes(at)) return false;
  return riverBetween(p, at, target) !== MAJOR || isBridged(p, unit, at, target) || unit === helped;
}

/** Whether it assaults over a river: any Minor one, or a Major one that it can cross (MN-10.12.j). */
export function assaultsOverRiver(p: Position, unit: number, target: number, helped: number): boolean {
  return mayAssault(p, unit, target, helped) && riverBetween(p, unitAt(p, unit).at, target) !== DRY;
}

/** The clause that keeps the 672nd from helping one of the units in a US attack (MN-10.18.c). */
export function forbidsAttackHelp(p: Position, unit: number, target: number): Clause | undefined {
  const { pack, state } = p;
  const { at } = unitAt(p, unit);
  const beside = unitAt(p, pack.amphibian).at === at;
  if (!pack.units[unit]!.cac || !beside || state.helped) return 'MN-10.18.c';
  const needed = riverBetween(p, at, target) === MAJOR && !isBridged(p, unit, at, target);
  return needed ? undefined : 'MN-10.18.c';
}

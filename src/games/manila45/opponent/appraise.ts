/**
 * The practice opponent's judgement: one look ahead, in points of its own. The US side attacks the city, the
 * Japanese hold it.
 */
import type { Decision, Foresight, Order, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import {
  enemyOf,
  hexId,
  hexIds,
  hexIndex,
  OFF,
  type Pack,
  type SideId,
  unitId,
  unitIndex,
} from '../components/pack.js';
import { enteringGroup } from '../rules/entry.js';
import { forbidsAttacker, forbidsTarget, needsSpotter, spotters } from '../rules/fire/attackers.js';
import { chanceAgainst, isWindow } from '../rules/fire/defensive.js';
import { explainOffensive, forbidsAir, offensiveOf, rangeModifiers } from '../rules/fire/offensive.js';
import { rangeTo } from '../rules/fire/sight.js';
import { columnOf, strengthOf, totalOf } from '../rules/fire/table.js';
import { forbidsGasoline } from '../rules/fire/targets.js';
import { forbidsMover } from '../rules/movement/movement.js';
import { allowanceOf } from '../rules/movement/steps.js';
import { entryHexes, reachOf, wayTo } from '../rules/movement/ways.js';
import { situationIn } from '../state/position.js';
import { ids, type MnState, type Position, unitAt, unitsIn, unitsOf } from '../state/state.js';
import { type Outlook, outlookOf, placeWorth, unitWorth } from './outlook.js';

/** Fixed points for what needs no looking at; what is not named here nor below is left alone. */
const PLAIN: Readonly<Record<string, number>> = {
  template: 10,
  replace: 20,
  advance: 15,
  end: 0,
  stop: 0,
  hold: 0,
};
const LEFT_ALONE = -1;

export function makeAppraise(pack: Pack): (view: View, decision: Decision, order: Order) => number {
  let last: { readonly view: View; readonly outlook: Outlook } | undefined;
  const outlook = (view: View, side: SideId): Outlook => {
    if (last?.view !== view)
      last = { view, outlook: outlookOf({ pack, state: situationIn(pack, view) }, side) };
    return last.outlook;
  };
  return (view, decision, order) => {
    const side: SideId = decision.side === 'US' ? 'US' : 'JP';
    if (order.do === 'march') return marchWorth(outlook(view, side), order);
    if (order.do === 'attack') return attackWorth(outlook(view, side).p, side, order);
    if (order.do === 'fire') return fireWorth(outlook(view, side).p, order);
    return PLAIN[order.do] ?? LEFT_ALONE;
  };
}

/** What the goal is worth beyond the present place: to a unit that enters, beyond the hex by which it comes. */
function marchWorth(outlook: Outlook, { unit, path }: Order): number {
  const { p } = outlook;
  const way = idsIn(path);
  const [first, goal] = [way[0], way.at(-1)];
  if (first === undefined || goal === undefined) return LEFT_ALONE;
  const index = unitIndex(p.pack, String(unit));
  const { at } = unitAt(p, index);
  const there = placeWorth(outlook, index, hexIndex(p.pack, goal));
  return there - placeWorth(outlook, index, at < 0 ? hexIndex(p.pack, first) : at);
}

/**
 * The faces that hit, by what stands there; each attacker costs its strength, so that guns are not wasted.
 */
function attackWorth(p: Position, side: SideId, { do: _, ...answer }: Order): number {
  const attack = offensiveOf(p, {
    target: String(answer.target),
    units: idsIn(answer.units),
    ...(Array.isArray(answer.air) ? { air: answer.air } : {}),
    ...(answer.fga === 'yes' ? { fga: 'yes' } : {}),
  });
  const [chance] = explainOffensive(p, attack).chances;
  if (chance === undefined || chance.of === 0) return LEFT_ALONE;
  const there = unitsIn(p, enemyOf(side), attack.target);
  const prize = there.reduce((sum, unit) => sum + unitWorth(p, unit), 0);
  return chance.of * prize - strengthOf(p.pack, [...attack.units, ...attack.air]);
}

function fireWorth(p: Position, { units }: Order): number {
  const mover = p.state.move?.unit;
  if (mover === undefined) return LEFT_ALONE;
  const shooters = idsIn(units).map((id) => unitIndex(p.pack, id));
  const chance = chanceAgainst(p, shooters, mover);
  return chance === 0 ? LEFT_ALONE : chance * unitWorth(p, mover) - shooters.length;
}

/** Questions that open a round of a step: those alone can be put again from a view. */
const ROUNDS = ['setup', 'entry', 'replacement', 'movement', 'attack'];

export function makeForesight(pack: Pack): Foresight<MnState> {
  return {
    imagine: (view, kind) => (ROUNDS.includes(kind) ? situationIn(pack, view) : undefined),
    worth: (view) => worthOf(pack, view),
    // A phase has some sixty moves: one of them is as far as anybody looks.
    stretch: ({ turn, step, units }) =>
      `${turn}${step}${units.filter(({ moved, attacked, used }) => moved || attacked || used).length}`,
    stretches: 0,
  };
}

function worthOf(pack: Pack, view: View): number {
  const p: Position = { pack, state: situationIn(pack, view) };
  const side: SideId = view.viewer === 'US' ? 'US' : 'JP';
  const outlook = outlookOf(p, side);
  const army = (of: SideId) => unitsOf(p, of).reduce((sum, unit) => sum + unitWorth(p, unit), 0);
  const places =
    side === 'JP'
      ? 0
      : unitsOf(p, side).reduce((sum, unit) => sum + placeWorth(outlook, unit, unitAt(p, unit).at), 0);
  return army(side) - army(enemyOf(side)) + Math.trunc(places / 4);
}

// Orders that the practice opponent looks at: of the many ways and groups those that an attacker or a holder
// would think of.

/** Goals of a unit that are looked at, the best first. */
const GOALS = 8;
/** What a better place must bring before anybody moves. */
const WORTH_MOVING = 6;

export function makeSuggest(pack: Pack): (view: View, decision: Decision) => readonly Order[] {
  return (view, { kind, side }) => {
    const p: Position = { pack, state: situationIn(pack, view) };
    const own: SideId = side === 'US' ? 'US' : 'JP';
    if (kind === 'entry') return entries(outlookOf(p, own));
    if (kind === 'movement') return [...moves(outlookOf(p, own)), END];
    if (kind === 'attack') return [...attacks(p, own), END];
    if (kind === 'setup') return [{ do: 'template' }, END];
    return [];
  };
}

const END: Order = { do: 'end' };

function entries(outlook: Outlook): Order[] {
  const { p } = outlook;
  const waiting = enteringGroup(p)?.units.filter((unit) => unitAt(p, unit).at === OFF) ?? [];
  return waiting.slice(0, 1).flatMap((unit) => {
    // All of them may move again in turn 1 before an enemy can attack: nobody enters under fire for nothing.
    const safe = bestMarch(outlook, unit, Number.NEGATIVE_INFINITY, (hex) => outlook.near[hex]! > 1);
    return safe.length > 0 ? safe : bestMarch(outlook, unit, Number.NEGATIVE_INFINITY);
  });
}

function moves(outlook: Outlook): Order[] {
  const { p, side } = outlook;
  const found: Order[] = [];
  for (const unit of unitsOf(p, side)) {
    if (forbidsMover(p, side, unit) !== undefined) continue;
    const stays = placeWorth(outlook, unit, unitAt(p, unit).at) + WORTH_MOVING;
    found.push(...bestMarch(outlook, unit, stays));
  }
  return found;
}

/** The way to the place that is worth most to a unit, if it is worth more than that; over such hexes alone. */
function bestMarch(
  outlook: Outlook,
  unit: number,
  more: number,
  mayPass: (hex: number) => boolean = () => true,
): Order[] {
  const { p } = outlook;
  const from = unitAt(p, unit).at;
  const reached = reachOf(p, { unit, from, left: allowanceOf(p, unit), help: false }, entryHexes(p, unit));
  const afar = (hex: number) => (from < 0 ? 0 : p.pack.grid.distance(from, hex));
  const goals = [...reached.entries()]
    .filter(([hex, stop]) => stop !== undefined && hex !== from && mayPass(hex))
    .map(([hex]) => ({ hex, worth: placeWorth(outlook, unit, hex) }))
    .filter(({ worth }) => worth > more)
    .sort((a, b) => b.worth - a.worth || afar(a.hex) - afar(b.hex))
    .slice(0, GOALS);
  for (const { hex } of goals) {
    const way = wayTo(reached, from, hex) ?? [];
    if (way.length > 0 && way.every(mayPass) && !isGauntlet(outlook, way))
      return [{ do: 'march', unit: unitId(p.pack, unit), path: hexIds(p.pack, way) }];
  }
  return [];
}

/** A Japanese unit shows itself to guns once at most. */
function isGauntlet({ p, side }: Outlook, way: readonly number[]): boolean {
  return side === 'JP' && way.filter((hex) => isWindow(p, 'US', hex)).length > 1;
}

/** Of each target the assault alone and with guns, of each division. */
function attacks(p: Position, side: SideId): Order[] {
  const hexes = [...new Set(unitsOf(p, enemyOf(side)).map((unit) => unitAt(p, unit).at))];
  return hexes
    .filter((hex) => forbidsTarget(p, side, hex) === undefined)
    .flatMap((hex) => groupsAt(p, side, hex).flatMap((units) => attackWith(p, side, hex, units)));
}

function groupsAt(p: Position, side: SideId, target: number): readonly number[][] {
  const able = unitsOf(p, side).filter((unit) => forbidsAttacker(p, side, [], unit, target) === undefined);
  const { near } = p.pack.hexes[target]!;
  const divisions = [...new Set(able.map((unit) => p.pack.units[unit]!))].filter(({ division }) => division);
  const formations = [...new Set(divisions.map(({ formation }) => formation))];
  const companies =
    formations.length === 0
      ? [able]
      : formations.map((id) =>
          able.filter((unit) => {
            const { division, formation } = p.pack.units[unit]!;
            return !division || formation === id;
          }),
        );
  return companies.flatMap((all) => {
    const beside = all.filter((unit) => near.includes(unitAt(p, unit).at));
    const behind = all.filter((unit) => !beside.includes(unit));
    return growing(p, beside, nearestFirst(p, behind, target));
  });
}

/** Those whom range costs nothing more first (MN-10.13.a), of them the weakest. */
function nearestFirst(p: Position, guns: readonly number[], target: number): readonly number[] {
  const cost = new Map(guns.map((gun) => [gun, totalOf(rangeModifiers(p, [rangeTo(p, gun, target)]))]));
  const { units } = p.pack;
  return [...guns].sort(
    (a, b) => cost.get(a)! - cost.get(b)! || units[a]!.attack - units[b]!.attack || a - b,
  );
}

/** Who stands beside the target, and guns with them one column of the table after the other. */
function growing({ pack }: Position, beside: readonly number[], guns: readonly number[]): number[][] {
  const groups = beside.length > 0 ? [[...beside]] : [];
  let group = [...beside];
  let column = columnOf(pack, strengthOf(pack, group));
  for (const gun of guns) {
    group = [...group, gun];
    const reached = columnOf(pack, strengthOf(pack, group));
    if (reached === column && groups.length > 0) continue;
    column = reached;
    groups.push(group);
  }
  return groups;
}

/**
 * An attack by ground units alone and with as many air units as are left; each from two sides with
 * flamethrowers too, where it may be (MN-10.22).
 */
function attackWith(p: Position, side: SideId, target: number, units: readonly number[]): Order[] {
  const sent = { target: hexId(p.pack, target), units: ids(p.pack, units).sort() };
  if (needsSpotter(p, units, target))
    return spotters(p, units, target)
      .slice(0, 1)
      .map((spotter) => ({ do: 'attack', ...sent, spotter: unitId(p.pack, spotter) }));
  const left = p.pack.air.filter((unit) => forbidsAir(p, side, unit) === undefined);
  const squadrons = left.map((_, i) => ids(p.pack, left.slice(0, i + 1)).sort());
  const flames = side === 'US' && forbidsGasoline(p, offensiveOf(p, sent)) === undefined;
  const ground: Order = { do: 'attack', ...sent, ...(flames ? { fga: 'yes' } : {}) };
  return [ground, ...squadrons.map((air) => ({ ...ground, air }))];
}

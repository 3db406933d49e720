/**
 * Standing orders: retreats and losses in the enemy's turn, and what the own attacks and moves lead to. They
 * read the owner's view alone.
 */
import type {
  Decision,
  Order,
  Outlived,
  StandingAnswer,
  StandingOrders,
  View,
} from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexId, hexIndex, isValentine, landDistances, OUT, type Pack } from '../components/pack.js';
import { situationIn } from '../position.js';
import { able } from '../rules/combat/advance.js';
import { retreatHexes } from '../rules/combat/retreat.js';
import { forbidsGoal, forbidsStage, reachOnFoot, trekOf, wayTo } from '../rules/movement/paths.js';
import { clockPlace } from '../rules/setup.js';
import { entersMission } from '../rules/victory.js';
import {
  copyState,
  printedStrength,
  type SpState,
  type Stage,
  stageId,
  TOWARD,
  unitAt,
  unitCalled,
  unitId,
  unitsOf,
} from '../state.js';

/** What a retreat of the own attackers does unless told otherwise. */
const BACK_HOME: readonly string[] = ['back', 'awayFromMission'];

const TO_MISSION: readonly string[] = ['towardMission'];

/** What a planned move does at the ravine. */
const STOP: Order = { do: 'ravine', rule: 'stop', detour: 0 };

/**
 * What a side's orders answer. In the enemy's turn there are defaults; in the own one an order that was not
 * left asks.
 */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  return answerTo({ pack, orders, state: situationIn(pack, view), decision, isPlanned: false });
}

/**
 * The same behind a move or attack that was planned: of what it leads to nobody is asked what he did not say.
 */
export function answerInPlan(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  return answerTo({ pack, orders, state: situationIn(pack, view), decision, isPlanned: true });
}

function answerTo(asked: Asked): StandingAnswer | undefined {
  const { orders, isPlanned } = asked;
  const find = (name: string) => orders.find((o) => o.do === name);
  switch (asked.decision.kind) {
    case 'defenderRetreat':
      return retreatBy(asked, (unit) => preferenceOf(asked, unit));
    case 'defenderLoss':
      return lossBy(asked, idsIn(find('defenderLoss')?.losses));
    case 'attackerRetreat': {
      const prefer = idsIn(find('attackerRetreat')?.prefer);
      if (prefer.length === 0) return isPlanned ? retreatBy(asked, () => BACK_HOME) : undefined;
      return retreatBy(asked, () => prefer);
    }
    case 'attackerLoss':
      return ownLossBy(asked, find('attackerLoss') ?? (isPlanned ? usualLoss(asked) : undefined));
    case 'advance':
      return advanceBy(asked);
    case 'continue':
      return ravineBy(asked, find('ravine') ?? (isPlanned ? STOP : undefined));
    default:
      return undefined;
  }
}

interface Asked {
  readonly pack: Pack;
  readonly orders: StandingOrders;
  readonly state: SpState;
  readonly decision: Decision;
  /** Whether the move or attack that is being carried out was planned. */
  readonly isPlanned: boolean;
}

/** The answer of the clock: nothing in the own turn, defaults where something must be done. */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  const asked: Asked = { pack, orders: [], state: situationIn(pack, view), decision, isPlanned: false };
  switch (decision.kind) {
    case 'setup': {
      const place = clockPlace(pack, asked.state);
      return place === undefined ? { do: 'end' } : { do: 'place', ...place };
    }
    case 'exchange':
      return { do: 'none' };
    case 'continue':
      return { do: 'stop' };
    case 'attackerRetreat':
      return retreatBy(asked, () => BACK_HOME)?.order;
    case 'attackerLoss':
      return ownLossBy(asked, usualLoss(asked))?.order;
    case 'advance':
      return usualAdvance(asked).order;
    default:
      return standingAnswer(pack, [], view, decision)?.order ?? { do: 'end' };
  }
}

function wordIn(found: Order | undefined, field: string): string {
  return String(found?.[field] ?? '');
}

function aboutUnits({ pack, state, decision }: Asked, field = 'units'): number[] {
  return idsIn(decision.about?.[field]).map((id) => unitCalled(pack, state, id));
}

function isCautious({ orders }: Asked): boolean {
  return (
    wordIn(
      orders.find((o) => o.do === 'tankCaution'),
      'rule',
    ) !== 'no'
  );
}

/** The unit's own order (by its counter or its token), else the side's, else toward the Mission. */
function preferenceOf({ pack, orders, state }: Asked, unit: number): readonly string[] {
  const names = [unitId(pack, state, unit), pack.pieces[unit]!.id];
  const retreats = orders.filter((o) => o.do === 'retreat');
  const found =
    retreats.find((o) => names.includes(wordIn(o, 'unit'))) ?? retreats.find((o) => o.unit === undefined);
  return found === undefined ? TO_MISSION : idsIn(found.prefer);
}

function retreatBy(asked: Asked, preferOf: (unit: number) => readonly string[]): StandingAnswer | undefined {
  const { pack, state } = asked;
  const taken = state.retreat?.taken ?? [];
  const next = bestAllotment(pack, state, aboutUnits(asked), taken, preferOf, isCautious(asked));
  if (next === undefined) return undefined;
  const unit = unitId(pack, state, next.unit);
  if (next.to === OUT) return { order: { do: 'remove', unit }, why: { key: 'why.remove', unit } };
  const to = hexId(pack, next.to);
  return { order: { do: 'retreat', unit, to }, why: { key: 'why.retreat', unit, hex: to } };
}

/** NZ: the first entry that fits; what the list leaves open the default decides. */
function lossBy(asked: Asked, losses: readonly string[]): StandingAnswer | undefined {
  const { pack, state } = asked;
  const loss = chosenLoss(pack, state, aboutUnits(asked), [...losses, ...defaultLosses(state.valentine)]);
  if (loss === undefined) return undefined;
  if (loss === 'split')
    return { order: { do: 'split' }, why: { key: 'why.split', unit: unitId(pack, state, pack.battalion) } };
  return lossOf(asked, loss);
}

function lossOf({ pack, state }: Asked, loss: number): StandingAnswer {
  const unit = unitId(pack, state, loss);
  return { order: { do: 'lose', unit }, why: { key: 'why.lose', unit } };
}

/**
 * What is given up in the own attack where nothing was said: Japan's weakest, of NZ what it would give up as
 * defender.
 */
function usualLoss({ orders, decision }: Asked): Order {
  if (decision.side === 'JP') return { do: 'attackerLoss', rule: 'weakest' };
  return { do: 'attackerLoss', losses: idsIn(orders.find((o) => o.do === 'defenderLoss')?.losses) };
}

function ownLossBy(asked: Asked, found: Order | undefined): StandingAnswer | undefined {
  if (found === undefined || found.rule === 'ask') return undefined;
  if (asked.decision.side === 'NZ') return lossBy(asked, idsIn(found.losses));
  return lossOf(asked, weakest(asked.pack, asked.state, aboutUnits(asked)));
}

function advanceBy(asked: Asked): StandingAnswer | undefined {
  const { orders, state, pack, decision } = asked;
  const { combat } = state;
  if (combat === undefined) return undefined;
  const target = hexId(pack, combat.target);
  const advances = orders.filter((o) => o.do === 'advance');
  const found = advances.find((o) => o.target === target) ?? advances.find((o) => o.target === undefined);
  const rule = wordIn(found, 'rule');
  if (found === undefined) return asked.isPlanned ? usualAdvance(asked) : undefined;
  if (rule === 'ask') return undefined;
  const intoMission = decision.side === 'NZ' && pack.hexes[combat.target]!.mission; // it wins: always
  if (intoMission || (rule === 'default' && decision.side === 'NZ'))
    return advanceTo(asked, preferredOrder(asked));
  return advanceTo(
    asked,
    rule === 'listed' ? idsIn(found.units).map((id) => unitCalled(pack, state, id)) : [],
  );
}

/** What is done where nothing was said: NZ advances, Japan stays. */
function usualAdvance(asked: Asked): StandingAnswer {
  return advanceTo(asked, asked.decision.side === 'JP' ? [] : preferredOrder(asked));
}

/** NZ: one infantry unit first, then Valentines, none of them where the ravine may still open. */
function preferredOrder(asked: Asked): number[] {
  const { pack, state } = asked;
  const combat = state.combat!;
  const units = able(pack, state, combat);
  const risky = isCautious(asked) && state.ravine === OUT && pack.hexes[combat.target]!.discovers;
  const tanks = units.filter((unit) => isValentine(pack, unit));
  return [...units.filter((unit) => !isValentine(pack, unit)), ...(risky ? [] : tanks)];
}

function advanceTo({ pack, state }: Asked, units: readonly number[]): StandingAnswer {
  const combat = state.combat!;
  const hex = hexId(pack, combat.target);
  const next = units.find((unit) => able(pack, state, combat).includes(unit));
  if (next === undefined) return { order: { do: 'end' }, why: { key: 'why.stay', hex } };
  const unit = unitId(pack, state, next);
  return { order: { do: 'advance', unit }, why: { key: 'why.advance', unit, hex } };
}

function ravineBy({ pack, state }: Asked, found: Order | undefined): StandingAnswer | undefined {
  const { move } = state;
  const rule = wordIn(found, 'rule');
  if (found === undefined || move === undefined || rule === 'ask') return undefined;
  const unit = unitId(pack, state, move.unit);
  const way =
    rule === 'stop' ? undefined : wayOn(pack, state, rule === 'reroute' ? Number(found.detour) : -1);
  if (way === undefined) return { order: { do: 'stop' }, why: { key: 'why.stop', unit } };
  const path = way.map((stage) => stageId(pack, stage));
  return { order: { do: 'continue', path }, why: { key: 'why.goOn', unit, path } };
}

/**
 * The rest as it was ordered if it is still open; else, with a detour allowed, the shortest way to the same
 * goal.
 */
function wayOn(pack: Pack, state: SpState, detour: number): readonly Stage[] | undefined {
  const { unit, rest } = state.move!;
  const goal = rest.at(-1)?.to;
  if (goal === undefined) return undefined;
  const trek = trekOf(state, unit);
  const open = rest.every(
    (stage, i) => forbidsStage(pack, state, trek, rest.slice(0, i), stage) === undefined,
  );
  const mayEnd = forbidsGoal(pack, state, unit, goal) === undefined;
  if (!mayEnd) return undefined;
  if (open) return rest;
  const way = wayTo(reachOnFoot(pack, state, trek), trek.from, goal);
  const most = rest.filter(({ ferry }) => !ferry).length + detour;
  return detour >= 0 && way !== undefined && way.length <= most ? way : undefined;
}

// How standing orders compare retreat hexes and losses. Distances are over land, units and ravine ignored;
// ties go to the lower id.

/**
 * The legal hexes, best first, or undefined where the first entry that decides is to ask. `taken`: by earlier
 * units.
 */
function rankedHexes(
  pack: Pack,
  state: SpState,
  unit: number,
  prefer: readonly string[],
  taken: readonly number[],
): readonly number[] | undefined {
  const legal = [...retreatHexes(pack, state, unit)].sort((a, b) => pack.grid.rank[a]! - pack.grid.rank[b]!);
  const ranked: number[] = [];
  for (const entry of prefer) {
    if (entry === 'ask' && ranked.length === 0) return undefined;
    for (const hex of byEntry(pack, state, unit, legal, entry, taken))
      if (!ranked.includes(hex)) ranked.push(hex);
  }
  return [...ranked, ...legal.filter((hex) => !ranked.includes(hex))];
}

/** What one entry says of the legal hexes: those that it wants, best first. */
function byEntry(
  pack: Pack,
  state: SpState,
  unit: number,
  legal: readonly number[],
  entry: string,
  taken: readonly number[],
): readonly number[] {
  const nearest = (distance: readonly number[]) => [...legal].sort((a, b) => distance[a]! - distance[b]!);
  if (entry === 'towardMission') return nearest(pack.toMission);
  if (entry === 'awayFromMission') return [...legal].sort((a, b) => pack.toMission[b]! - pack.toMission[a]!);
  if (entry === 'intoContactBlock') return blocking(pack, state, legal);
  if (entry === 'stayTogether') return legal.filter((hex) => taken.includes(hex));
  if (entry === 'back') return legal.filter((hex) => hex === unitAt(state, unit).from);
  if (entry === 'ask') return [];
  if (!entry.startsWith(TOWARD)) return legal.filter((hex) => hex === hexIndex(pack, entry));
  return nearest(landDistances(pack.hexes, [hexIndex(pack, entry.slice(TOWARD.length))]));
}

/**
 * Hexes that, with their neighbours, cover most of the shortest ways of the foremost NZ unit to the Mission.
 */
function blocking(pack: Pack, state: SpState, legal: readonly number[]): readonly number[] {
  const places = unitsOf(pack, state, 'NZ').map((unit) => unitAt(state, unit).at);
  const [foremost] = places.sort(
    (a, b) => pack.toMission[a]! - pack.toMission[b]! || pack.grid.rank[a]! - pack.grid.rank[b]!,
  );
  if (foremost === undefined) return [];
  const fromUnit = landDistances(pack.hexes, [foremost]);
  const isOnWay = (hex: number) => fromUnit[hex]! + pack.toMission[hex]! === pack.toMission[foremost]!;
  const covered = (hex: number) => [hex, ...pack.hexes[hex]!.neighbours].filter(isOnWay).length;
  return [...legal].sort((a, b) => covered(b) - covered(a));
}

/** One unit's part in a retreat; OUT when it had no hex. */
interface Part {
  readonly unit: number;
  readonly to: number;
  readonly rank: number;
}

/** The unit that goes next and its hex by the best allotment of all that still wait; undefined: ask. */
function bestAllotment(
  pack: Pack,
  state: SpState,
  waiting: readonly number[],
  taken: readonly number[],
  preferOf: (unit: number) => readonly string[],
  cautious: boolean,
): { readonly unit: number; readonly to: number } | undefined {
  const infantryFirst = [...waiting].sort(
    (a, b) => Number(isValentine(pack, a)) - Number(isValentine(pack, b)) || a - b,
  );
  if (infantryFirst.some((unit) => rankedHexes(pack, state, unit, preferOf(unit), taken) === undefined))
    return undefined;
  let best: { readonly parts: readonly Part[]; readonly worth: readonly number[] } | undefined;
  for (const parts of allotments(pack, state, infantryFirst, taken, preferOf)) {
    const worth = worthOf(pack, state, parts, cautious);
    if (best === undefined || isBetter(worth, best.worth)) best = { parts, worth };
  }
  const parts = best?.parts ?? [];
  return parts.find(({ unit, to }) => to !== OUT && entersMission(pack, unit, to)) ?? parts[0];
}

/** Every way in which the units can go one after another in this order. */
function* allotments(
  pack: Pack,
  state: SpState,
  units: readonly number[],
  taken: readonly number[],
  preferOf: (unit: number) => readonly string[],
): Generator<readonly Part[]> {
  const [unit, ...others] = units;
  if (unit === undefined) {
    yield [];
    return;
  }
  const ranked = rankedHexes(pack, state, unit, preferOf(unit), taken) ?? [];
  for (const [rank, to] of (ranked.length === 0 ? [OUT] : ranked).entries()) {
    const after = copyState(state);
    unitAt(after, unit).at = to;
    const later = to === OUT ? taken : [...taken, to];
    for (const rest of allotments(pack, after, others, later, preferOf)) yield [{ unit, to, rank }, ...rest];
  }
}

/**
 * What is compared, the weightiest first: Mission, units saved, strength saved, tanks kept off Torahatup,
 * preference.
 */
function worthOf(pack: Pack, state: SpState, parts: readonly Part[], cautious: boolean): readonly number[] {
  const saved = parts.filter(({ to }) => to !== OUT);
  const daring = saved.filter(
    ({ unit, to }) => isValentine(pack, unit) && state.ravine === OUT && pack.hexes[to]!.discovers,
  );
  return [
    Number(saved.some(({ unit, to }) => entersMission(pack, unit, to))),
    saved.length,
    saved.reduce((sum, { unit }) => sum + printedStrength(pack, state, unit), 0),
    cautious ? -daring.length : 0,
    ...parts.map(({ rank }) => -rank),
  ];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((worth, i) => worth !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

/**
 * The order in which NZ gives up units unless told otherwise: tanks last where losing one decides the match.
 */
function defaultLosses(valentine: boolean): readonly string[] {
  return valentine
    ? ['fatiguedInfantry', 'infantry', 'company', 'splitBattalion', 'wholeBattalion']
    : ['company', 'splitBattalion', 'fatiguedInfantry', 'infantry', 'wholeBattalion'];
}

/** The first entry that fits a unit of those: a unit, the split, or undefined for asking. */
function chosenLoss(
  pack: Pack,
  state: SpState,
  units: readonly number[],
  losses: readonly string[],
): number | 'split' | undefined {
  for (const entry of losses) {
    if (entry === 'ask') return undefined;
    if (entry === 'splitBattalion' && units.includes(pack.battalion)) return 'split';
    const unit = unitFor(pack, state, units, entry);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

function unitFor(pack: Pack, state: SpState, units: readonly number[], entry: string): number | undefined {
  const infantry = units.filter((unit) => !isValentine(pack, unit));
  const isTired = (unit: number) => unitAt(state, unit).fatigued;
  if (entry === 'infantry') return infantry[0];
  if (entry === 'fatiguedInfantry') return infantry.find(isTired);
  if (entry === 'wholeBattalion') return units.find((unit) => unit === pack.battalion);
  if (entry !== 'company') return undefined;
  const companies = [...pack.companies].reverse().filter((company) => units.includes(company));
  return companies.find(isTired) ?? companies[0];
}

/** The attacker that Japan gives up unless asked: the weakest, of equals that in the lower hex. */
function weakest(pack: Pack, state: SpState, units: readonly number[]): number {
  const key = (unit: number) =>
    [printedStrength(pack, state, unit), pack.grid.rank[unitAt(state, unit).at]!] as const;
  return [...units].sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1])[0]!;
}

/** The retreat of one unit, the advance of those of a list, when they are off the map for good. */
export function outlived(pack: Pack, { unit, units }: Order, view: View): Outlived | undefined {
  const named = unit === undefined ? idsIn(units) : [String(unit)];
  if (named.length === 0) return undefined;
  const state = situationIn(pack, view);
  const isGone = (id: string) => {
    const found = unitCalled(pack, state, id);
    // A counter that lies face down has no name yet.
    return found >= 0 && unitAt(state, found).at === OUT;
  };
  return named.every(isGone) ? 'units' : undefined;
}

/**
 * How standing orders compare retreat hexes and losses. Distances are over land, units and ravine ignored;
 * ties go to the lower id.
 */

import { landDistances } from '../components/land.js';
import type { Pack } from '../components/pack.js';
import { hexIndex, isValentine, OUT } from '../components/pack.js';
import { retreatHexes } from '../rules/combat/retreat.js';
import { entersMission } from '../rules/victory.js';
import type { SpState } from '../state/state.js';
import { copyState, printedStrength, unitAt, unitsOf } from '../state/state.js';
import { TOWARD } from '../state/universe.js';

/**
 * The legal hexes, best first, or undefined where the first entry that decides is to ask. `taken`: by earlier
 * units.
 */
export function rankedHexes(
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
export function bestAllotment(
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
export function defaultLosses(valentine: boolean): readonly string[] {
  return valentine
    ? ['fatiguedInfantry', 'infantry', 'company', 'splitBattalion', 'wholeBattalion']
    : ['company', 'splitBattalion', 'fatiguedInfantry', 'infantry', 'wholeBattalion'];
}

/** The first entry that fits a unit of those: a unit, the split, or undefined for asking. */
export function chosenLoss(
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
export function weakest(pack: Pack, state: SpState, units: readonly number[]): number {
  const key = (unit: number) =>
    [printedStrength(pack, state, unit), pack.grid.rank[unitAt(state, unit).at]!] as const;
  return [...units].sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1])[0]!;
}

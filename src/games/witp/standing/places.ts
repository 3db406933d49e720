/**
 * Where units go that must: retreats, bases for Air, sources of arrivals, ports for fleets; and which enemy
 * depots go.
 */
import type { Order } from '../../../referee/index.js';
import { byCodeUnit } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { enemyOf, hexId, unitIds } from '../components/pack.js';
import { strandedFleets } from '../rules/redeployment/fleets.js';
import { airIn, strengthSum, typeOf, unitAt } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import type { Case } from './case.js';
import { hexOf, openIn, orderCalled, unitOf, wished } from './case.js';

/** Smaller is better. */
type Key = (hex: number) => number;

/** The hexes that were named first, else by the keys, then by number. */
function best(about: Case, ids: readonly string[], list: Order[string] | undefined, keys: readonly Key[]) {
  const sorted = [...ids].sort((a, b) => {
    const [one, two] = [hexOf(about, a), hexOf(about, b)];
    for (const key of keys) if (key(one) !== key(two)) return key(one) - key(two);
    return byCodeUnit(a, b);
  });
  return wished(sorted, list)[0];
}

/** Out of enemy zones, near an own port for fleets and near an own depot for land (WP-9.6.3.a, c). */
export function retreat(about: Case): Order | undefined {
  const { pack, state, side, decision } = about;
  const survey = surveyOf(about);
  const [first] = idsIn(decision.about?.units as Order[string] | undefined);
  const isFleet = first !== undefined && typeOf(about, unitOf(about, first)).fleet;
  const ports = pack.bases.filter((hex) => pack.hexes[hex]!.base === 'port' && survey.control[hex] === side);
  const goals = isFleet ? ports : [...state.depots[side], ...pack.sources[side]];
  const to = best(about, openIn(about, 'retreat', 'to'), orderCalled(about, 'retreat')?.hexes, [
    (hex) => survey.zone[enemyOf(side)][hex]!,
    nearest(about, goals),
  ]);
  return to === undefined ? undefined : { do: 'retreat', to };
}

function nearest({ pack }: Case, goals: readonly number[]): Key {
  return (hex) =>
    goals.reduce((least, goal) => Math.min(least, pack.grid.distance(hex, goal)), pack.hexes.length);
}

/** An own base without Air, not contested, near (WP-8.7.f). */
export function relocate(about: Case): Order | undefined {
  const { pack, side, decision, state } = about;
  const [unit] = openIn(about, 'relocate', 'unit');
  if (unit === undefined) return undefined;
  const from = hexOf(about, String(decision.about?.from));
  const to = best(
    about,
    openIn(about, 'relocate', 'to', { do: 'relocate', unit }),
    orderCalled(about, 'relocation')?.hexes,
    [
      (hex) => Number(state.cc.includes(hex)),
      (hex) => airIn(about, side, hex).length,
      (hex) => Number(pack.hexes[hex]!.owner !== side),
      (hex) => pack.grid.distance(from, hex),
    ],
  );
  return to === undefined ? undefined : { do: 'relocate', unit, to };
}

/** The depots that feed most units which nothing else feeds, then those near an own source (WP-6.5.b). */
export function loseDepot(about: Case): Order | undefined {
  const { pack, state, side } = about;
  const owner = enemyOf(side);
  const feeds = (hex: number) =>
    [...state.depots[owner], ...pack.sources[owner]].filter((one) => pack.grid.distance(one, hex) <= 2);
  const fed: Key = (depot) =>
    pack.army[owner].filter((unit) => {
      const { at } = unitAt(about, unit);
      return at >= 0 && !typeOf(about, unit).fleet && feeds(at).length === 1 && feeds(at)[0] === depot;
    }).length;
  const hex = best(about, openIn(about, 'remove', 'hex'), undefined, [
    (depot) => -fed(depot),
    nearest(about, pack.sources[side]),
  ]);
  return hex === undefined ? undefined : { do: 'remove', hex };
}

/** At the source that was named for the nation, else at its usual one (WP-11.0.d). */
export function arrival(about: Case): Order | undefined {
  const [unit] = openIn(about, 'place', 'unit');
  if (unit === undefined) return undefined;
  const { nation } = typeOf(about, unitOf(about, unit));
  const named = about.orders.find((one) => one.do === 'arrival' && one.nation === nation);
  const sources = openIn(about, 'place', 'to', { do: 'place', unit });
  const to = wished(sources, [
    ...idsIn(named?.to === undefined ? undefined : [String(named.to)]),
    ...USUAL,
  ])[0];
  return to === undefined ? undefined : { do: 'place', unit, to };
}

const USUAL = ['0804', '1704', '0110'] as const;

/**
 * The strongest stack that is away from a port goes to the nearest one of the own colour with room; else
 * nothing moves (WP-10.2.e).
 */
export function fleetsHome(about: Case): Order {
  const { pack, side } = about;
  const stranded = strandedFleets(about, side);
  const stacks = [...new Set(stranded.map((unit) => unitAt(about, unit).at))]
    .map((hex) => ({ hex, units: stranded.filter((unit) => unitAt(about, unit).at === hex) }))
    .sort((a, b) => strengthSum(about, b.units) - strengthSum(about, a.units) || a.hex - b.hex);
  for (const { hex, units } of stacks) {
    const from = hexId(pack, hex);
    const open = openIn(about, 'redeploy', 'to', { do: 'redeploy', from, units: unitIds(pack, units) });
    const to = best(about, open, undefined, [
      (port) => Number(pack.hexes[port]!.owner !== side),
      (port) => Number(fleetsAt(about, port) + units.length > pack.hexes[port]!.fleetLimit),
      (port) => pack.grid.distance(hex, port),
    ]);
    if (to !== undefined) return { do: 'redeploy', from, units: unitIds(pack, units), to };
  }
  return { do: 'pass' };
}

function fleetsAt(about: Case, hex: number): number {
  return about.pack.army[about.side].filter(
    (unit) => typeOf(about, unit).fleet && unitAt(about, unit).at === hex,
  ).length;
}

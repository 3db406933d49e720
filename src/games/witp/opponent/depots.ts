/** Which depots are worth their upkeep: those that feed units, and those that lead on. WP-6. */
import type { Order } from '../../../referee/index.js';
import { hexId, hexIndex, type SideId } from '../components/pack.js';
import { isFirstTurn } from '../rules/closed.js';
import { suppliedHexes } from '../rules/supply/check.js';
import { networkOf } from '../rules/supply/lines.js';
import { isChinese, type Position } from '../state/state.js';
import { hexWorth, type Outlook, wholeWorth } from './outlook.js';

/**
 * What a depot costs a turn, in RP that would be spent otherwise; more where few RP are left for anything
 * else.
 */
const UPKEEP = 4;
const SCARCE = 3;
/** Of its worth, what a unit out of supply loses. */
const SHORT = 0.5;
/** A step nearer to the gates of Japan, and a gate itself. */
const ONWARD = 3;
const GATE = 500;
/** A depot that is joined is worth something to those to come. */
const LINK = 2;

/** Every base where one could be built, what is there to be removed, or no more of it. */
export function depotOrders({ pack, state, side }: Outlook): Order[] {
  const build = pack.bases.map((hex): Order => ({ do: 'build', hex: hexId(pack, hex) }));
  const remove = state.depots[side].map((hex): Order => ({ do: 'remove', hex: hexId(pack, hex) }));
  return [...build, ...remove, { do: 'pass' }];
}

/** What a depot more or less changes. */
export function depotWorth(outlook: Outlook, order: Order): number {
  const { pack, state, side, survey } = outlook;
  if (order.do === 'pass') return 0;
  const hex = hexIndex(pack, String(order.hex));
  const builds = order.do === 'build';
  if (builds && (survey.control[hex] !== side || !outlook.joined(side)[hex])) return -1;
  const depots = builds ? [...state.depots[side], hex] : state.depots[side].filter((one) => one !== hex);
  const changed = { ...outlook, state: { ...state, depots: { ...state.depots, [side]: depots } } };
  const gain = suppliesWorth(changed, outlook) - suppliesWorth(outlook, outlook);
  const price = upkeepOf(outlook) * (builds ? 1 : -1);
  // Japan, and all that leads there, is decided by one depot.
  const gate = side === 'A' && outlook.gates.includes(hex) ? GATE : 0;
  return Math.round(gain + (builds ? gate : -gate) - price);
}

/** Free on turn 1 to the Allies; the last RP are dear. */
function upkeepOf(outlook: Outlook): number {
  const { state, side } = outlook;
  if (side === 'A' && isFirstTurn(outlook)) return UPKEEP / 2;
  const left = state.trp[side] - state.depots[side].length;
  return left <= 1 ? LAST : UPKEEP + (left < HALF ? SCARCE : 0);
}

const LAST = 60;
const HALF = 7;

/** Units in supply, what is joined, and how near the network comes to Japan. */
function suppliesWorth(position: Position, { side, survey, gates }: Outlook): number {
  const { pack, state } = position;
  const supplied = suppliedHexes(position, survey, side);
  const { steps, depots } = networkOf(position, survey, side);
  let worth = LINK * depots.length;
  for (const unit of pack.army[side]) {
    const { at } = state.units[unit]!;
    if (at < 0 || pack.units[unit]!.fleet || isAlwaysFed(position, side, unit)) continue;
    if (supplied[at] === 0) worth -= SHORT * wholeWorth(position, unit);
    if (supplied[at] === 0 && steps[at] === -1) worth -= LINK * distanceTo(pack, depots, at);
  }
  if (side === 'J') return worth;
  const reached = [...steps.keys()].filter((hex) => steps[hex] !== -1);
  const near = Math.min(
    ...reached.map((hex) => Math.min(...gates.map((gate) => pack.grid.distance(gate, hex)))),
  );
  return worth - ONWARD * near;
}

function distanceTo(pack: Position['pack'], depots: readonly number[], hex: number): number {
  return Math.min(MOST_STEPS, ...depots.map((depot) => pack.grid.distance(depot, hex)));
}

const MOST_STEPS = 12;

function isAlwaysFed(position: Position, side: SideId, unit: number): boolean {
  const { at } = position.state.units[unit]!;
  return side === 'A' && (position.pack.hexes[at]!.alliedSupply || isChinese(position, unit));
}

/** Of the enemy's depots the one that feeds and leads most goes (WP-6.5.b). */
export function enemyDepotWorth(outlook: Outlook, { hex }: Order): number {
  const { pack, gates, stands, enemy } = outlook;
  const at = hexIndex(pack, String(hex));
  const near = [...pack.hexes.keys()].filter((other) => pack.grid.distance(at, other) <= 2);
  const fed = near.reduce(
    (sum, other) => sum + stands[enemy][other]!.land.length + stands[enemy][other]!.air.length,
    0,
  );
  return Math.round(hexWorth(outlook, at) / 10 + 10 * fed + (gates.includes(at) ? GATE : 0));
}

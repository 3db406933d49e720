/** Which depots are worth their upkeep: those that feed units, and those that lead on. WP-6. */
import type { Decision, Order, Planning, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexId, hexIndex, type Pack, type SideId, unitIds, unitIndex } from '../components/pack.js';
import { isFirstTurn } from '../rules/closed.js';
import { suppliedHexes } from '../rules/supply/check.js';
import { networkOf } from '../rules/supply/lines.js';
import { situationIn } from '../state/position.js';
import { isChinese, type Position, type WpState } from '../state/state.js';
import { hexWorth, type Outlook, outlookOf, wholeWorth } from './outlook.js';

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

// What the practice opponent plans: impulses and redeployments that it drafts ahead, and lists for what comes
// before the next mail.

/** Impulses in the queue. */
const MOST_IMPULSES = 3;
/** Points that are left for an impulse at least. */
const KEPT = 2;
const MOST_DEPOTS = 12;

/** Plans from the view of the side that is asked; undefined: this question is answered by hand alone. */
export function planningOf(pack: Pack, view: View, { kind, side }: Decision): Planning | undefined {
  const state = situationIn(pack, view);
  const { turn } = state;
  const rest = (phase: string, of: string) => ({ turn, phase, kind: of, do: 'pass' });
  const list = (phase: string, of: string, sentence: Order) => ({
    turn,
    phase,
    kind: of,
    deeds: [{ sentence }],
    ...({ unfit: 'skip', conditions: [], prefer: [], asks: [], repeat: { most: 60 } } as const),
  });
  const ends = [
    ...Object.entries(ENDS).map(([phase, of]) => rest(phase, of)),
    { turn: turn + 1, phase: 'start', kind: 'chungking', do: 'pass' },
  ];
  switch (kind) {
    case 'card':
    case 'depot':
      return {
        drafts: {},
        lines: [list('depot', 'depot', depotList(outlookOf({ pack, state }, side === 'J' ? 'J' : 'A')))],
        rests: [],
      };
    case 'impulse':
      if (state.impulse !== null) return undefined;
      return {
        drafts: { impulse: MOST_IMPULSES, battleHex: MANY, ...DRAFTED },
        inWords: (given) => inWords(pack, given),
        lines: [
          list('combat', 'battleHex', { do: 'battles', hexes: [] }),
          list('redeployFleets', 'redeployFleet', { do: 'home' }),
          list('rebuild', 'rebuild', { do: 'rebuilding', units: byWorth(pack, side) }),
        ],
        rests: [rest('movement', 'impulse'), ...ends],
      };
    case 'redeployFleet':
    case 'redeploy':
    case 'rebuild':
    case 'chinese':
      return { drafts: DRAFTED, lines: [], rests: ends };
    default:
      return undefined;
  }
}

const MANY = 40;
const DRAFTED = { redeployFleet: MANY, redeploy: MANY, rebuild: MANY, chinese: MANY };
/** The end of a turn as its questions go on. */
const ENDS = {
  redeployFleets: 'redeployFleet',
  redeployLandAir: 'redeploy',
  rebuild: 'rebuild',
  endOfTurn: 'chinese',
};

/** The depots to build and to give up, as if the dice of the turn came to nothing. */
function depotList(outlook: Outlook): Order {
  const { pack, side } = outlook;
  const brp = pack.file.turnTrack.find(({ turn }) => turn === outlook.state.turn)?.brp[side] ?? 0;
  const trp = outlook.state.trp[side] > 0 && outlook.state.step === 'depot' ? outlook.state.trp[side] : brp;
  let state: WpState = { ...outlook.state, trp: { ...outlook.state.trp, [side]: trp } };
  const found: { readonly [word in 'build' | 'remove']: string[] } = { build: [], remove: [] };
  for (let n = 0; n < MOST_DEPOTS; n++) {
    const now = outlookOf({ pack, state }, side);
    const open: readonly Action[] = [
      ...pack.bases
        .filter((hex) => !state.depots[side].includes(hex))
        .map((hex) => ({ word: 'build' as const, hex })),
      ...state.depots[side].map((hex) => ({ word: 'remove' as const, hex })),
    ];
    const worth = ({ word, hex }: Action) => depotWorth(now, { do: word, hex: hexId(pack, hex) });
    const [best] = open.map((one) => ({ ...one, worth: worth(one) })).sort((x, y) => y.worth - x.worth);
    if (best === undefined || best.worth <= 0) break;
    found[best.word].push(hexId(pack, best.hex));
    const depots = state.depots[side].filter((hex) => hex !== best.hex);
    if (best.word === 'build') depots.push(best.hex);
    state = { ...state, depots: { ...state.depots, [side]: depots.sort((a, b) => a - b) } };
  }
  return { do: 'depots', ...found, keep: KEPT, spare: [] };
}

interface Action {
  readonly word: 'build' | 'remove';
  readonly hex: number;
}

/** Whoever is left of a stack goes where it was to go, or to the next best of its kind. */
function inWords(pack: Pack, given: Order): Order | undefined {
  if (given.do === 'redeploy' || given.do === 'redeployLand') {
    const units = idsIn(given.units);
    const goal =
      given.do === 'redeploy' ? String(given.to) : (idsIn(given.path).at(-1) ?? String(given.path));
    const isFleet = pack.units[unitIndex(pack, units[0] ?? '')]?.fleet === true;
    return { do: isFleet ? 'fleet' : 'stack', units, to: [goal] };
  }
  return undefined;
}

/** Carriers, Air, ships, land. */
function byWorth(pack: Pack, side: string): readonly string[] {
  const rank = (unit: number) => WORTH.indexOf(pack.units[unit]!.type);
  const own = pack.army[side === 'J' ? 'J' : 'A'];
  return unitIds(
    pack,
    [...own].sort((a, b) => rank(a) - rank(b) || a - b),
  );
}

const WORTH: readonly string[] = ['CV', 'A', 'N', 'L'];

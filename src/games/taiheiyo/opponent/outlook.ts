/**
 * What the practice opponent thinks a situation is worth, in hundredths of a victory point.
 * It is a rule of thumb: no rule of the game stands here.
 */
import { memoized, type View } from '../../../referee/index.js';
import { cardId, OUT, type Pack, type PackEvent, type SideId } from '../components/pack.js';
import { isOwnPort } from '../rules/control.js';
import { costOf, strengthOf, strengthOfCard } from '../rules/supply/capture.js';
import { coveredFrom, judged, type Presence, presenceOf } from '../state/control.js';
import { bodyOf, situationIn } from '../state/position.js';
import {
  enemyOf,
  graphOf,
  type PointState,
  pointAt,
  pointsOf,
  shipsIn,
  sumOf,
  type TsState,
  unitAt,
  unitsIn,
} from '../state/state.js';

export const POINT = 100;
/** A base: one of them more than the enemy is a point, and all further ones are none. */
const BASE = 15;
/** The same to him who thinks of a combat for it. The figures were measured in matches with both. */
const FOUGHT_BASE = 35;
/** Borneo also gives Japan its cards. */
const BORNEO = 60;
/** An enemy port that could be taken in this turn's supply phase, of its value. */
export const PROSPECT = 0.9;
/** Taking Japan wins at once: its prospect counts so many times, and leaving it open is feared so much. */
const DECISIVE = 4;
const OPEN_HOME = 400;
/** Of what could come to Japan only in the next turn this share is feared now. */
const NEXT_TURN = 0.6;
/** Share of the worth of units in danger that is thought lost. */
const DANGER = 0.2;
/** Share of the worth of an own port that is thought lost when it stands open to what could come. */
const EXPOSED = 0.3;

/** A situation seen by one side, with what is asked of it again and again. */
export interface Outlook {
  readonly pack: Pack;
  readonly side: SideId;
  readonly state: TsState;
  /** Scorings still to come, at most 3: what is further off counts no more. */
  readonly scorings: number;
  readonly presence: Presence;
  /** What each point is worth, before anything is done. */
  readonly worths: readonly number[];
  /** The strongest enemy group of one point that could come to each point. */
  readonly threats: readonly number[];
  /** The same of Japan, with the ships that will only be fresh next turn. */
  readonly threatToHome: number;
}

const MOST_SCORINGS = 3;
const KNOWN = new WeakMap<View, Outlook>();
/** What each side thought last, and of what. */
const LATEST = new WeakMap<Pack, Map<SideId, { readonly seen: string; readonly outlook: Outlook }>>();

/** The situation of a view, for its viewer; the enemy's hand has its public size. */
export function outlookOf(pack: Pack, view: View, side: SideId): Outlook {
  const known = KNOWN.get(view);
  if (known !== undefined && known.side === side) return known;
  const outlook = outlookAgain(pack, view, side);
  KNOWN.set(view, outlook);
  return outlook;
}

/**
 * Whoever bids for the initiative, says that he operates and is asked what he does looks at one position
 * three times: what nothing here goes by (the step, the counts of operations) may have changed, and what was
 * thought holds.
 */
function outlookAgain(pack: Pack, view: View, side: SideId): Outlook {
  const { tally: _, second: __, phase, ...body } = bodyOf(view);
  const seen = JSON.stringify([isResupply(phase), body]);
  const known = LATEST.get(pack) ?? new Map<SideId, { seen: string; outlook: Outlook }>();
  LATEST.set(pack, known);
  const latest = known.get(side);
  if (latest?.seen === seen) return latest.outlook;
  const outlook = outlookOn(pack, view, side);
  known.set(side, { seen, outlook });
  return outlook;
}

/** Of all steps those of resupply alone make operations worth more or less. */
export function isResupply(step: string): boolean {
  return step.startsWith('RESUPPLY');
}

function outlookOn(pack: Pack, view: View, side: SideId): Outlook {
  const seen = situationIn(pack, view);
  const enemy = enemyOf(side);
  const cards = [...pack.cards.keys()].slice(0, bodyOf(view).sizes[enemy]);
  return outlookFor(pack, side, { ...seen, hands: { ...seen.hands, [enemy]: cards } });
}

/** The same of a situation that is only thought of. */
export function outlookFor(pack: Pack, side: SideId, state: TsState): Outlook {
  const scorings = Math.min(MOST_SCORINGS, Math.max(1, pack.lastTurn - Math.max(1, state.turn) + 1));
  const presence = presenceOf(pack, state);
  const worths = pointWorths(pack, side, state, presence);
  const threats = threatsTo(pack, state, enemyOf(side), false);
  const later =
    state.turn < pack.lastTurn ? (threatsTo(pack, state, enemyOf(side), true)[homeOfJapan(pack)] ?? 0) : 0;
  const threatToHome = Math.max(threats[homeOfJapan(pack)] ?? 0, NEXT_TURN * later);
  return { pack, side, state, scorings, presence, worths, threats, threatToHome };
}

/** What each point is worth to the side, judged by what stands there, with what could be captured. */
function pointWorths(pack: Pack, side: SideId, state: TsState, presence: Presence): number[] {
  return pack.points.map((_, point) => pointWorth(pack, side, state, point, presence));
}

function pointWorth(pack: Pack, side: SideId, state: TsState, point: number, presence: Presence): number {
  const now = judged(pack, state, point, presence);
  const enemy = enemyOf(side);
  return worthTo(pack, side, state, point, now) - worthTo(pack, enemy, state, point, now);
}

function worthTo(
  pack: Pack,
  side: SideId,
  state: TsState,
  point: number,
  { owner, held, control }: PointState,
): number {
  const { port, vp, id } = pack.points[point]!;
  const works = port && owner === side && held === null;
  if (works) return POINT * vp;
  const base = control === side ? BASE + (id === 'borneo' && side === 'J' ? BORNEO : 0) : 0;
  return port && owner !== side ? base + prospectWorth(pack, state, side, point) : base;
}

/** What a change of units makes the markers worth more, looked at in the points that it touches. */
export function gain(outlook: Outlook, after: TsState, points: readonly number[]): number {
  return gainWith(outlook, after, points, presenceOf(outlook.pack, after));
}

/** The same for own ships that go from one point to another: umbrellas stay as they are. */
export function gainOfShips(outlook: Outlook, after: TsState, from: number, to: number): number {
  const { pack, side, presence } = outlook;
  const there = presence.ships[side].slice();
  if (from !== OUT)
    there[from] = pack.army[side].some((unit) => pack.units[unit]!.ship && after.units[unit]!.at === from);
  there[to] = true;
  const ships = { ...presence.ships, [side]: there };
  return gainWith(outlook, after, [from, to], { ...presence, ships });
}

function gainWith(
  { pack, side, scorings, worths }: Outlook,
  after: TsState,
  points: readonly number[],
  presence: Presence,
): number {
  let sum = 0;
  for (const point of new Set(points))
    if (point !== OUT) sum += pointWorth(pack, side, after, point, presence) - worths[point]!;
  return scorings * sum;
}

/** A point with all that an umbrella from there covers. */
export function withCovered(pack: Pack, state: TsState, point: number): number[] {
  return point === OUT ? [] : [point, ...coveredFrom(pack, state, point)];
}

function prospectWorth(pack: Pack, state: TsState, side: SideId, port: number): number {
  const decisive = port === homeOfJapan(pack) ? DECISIVE : 1;
  return decisive * POINT * pack.points[port]!.vp * PROSPECT * prospect(pack, state, side, port);
}

function homeOfJapan(pack: Pack): number {
  return pack.repairPort.JP?.[0] ?? OUT;
}

/** What is feared for Japan when less stands there than could come. */
export function fearForHome({ pack, side, threatToHome: threat }: Outlook, state: TsState): number {
  const home = homeOfJapan(pack);
  if (side !== 'J' || threat <= 0) return 0;
  const own = sumOf(pack, unitsIn(pack, state, 'J', home), (u) => u.air + u.gunnery);
  return OPEN_HOME * Math.max(0, 1 - own / threat);
}

/** What is feared for own ports that are held by less than could come: contested, they work for nobody. */
export function exposure(
  { pack, side, scorings, threats }: Outlook,
  state: TsState,
  points: readonly number[],
): number {
  return points.reduce((sum, point) => {
    const threat = point === OUT ? 0 : threats[point]!;
    if (threat <= 0 || point === homeOfJapan(pack) || !isOwnPort(state, side, point)) return sum;
    const own = sumOf(pack, unitsIn(pack, state, side, point), (u) => u.air + u.gunnery);
    return sum + EXPOSED * POINT * pack.points[point]!.vp * scorings * Math.max(0, 1 - own / threat);
  }, 0);
}

/** How near a side is to capturing a port: 1 when it has all that is needed, cards in hand included. */
function prospect(pack: Pack, state: TsState, side: SideId, port: number): number {
  if (!pack.points[port]!.capturable || unitsIn(pack, state, enemyOf(side), port).length > 0) return 0;
  if (shipsIn(pack, state, side, port).length === 0) return 0;
  const cards = state.hands[side].reduce(
    (sum, card) => sum + strengthOfCard(pack, side, cardId(pack, card)),
    0,
  );
  const there = strengthOf(pack, state, side, port) + cards;
  const cost = costOf(pack, state, side, port);
  return there >= cost ? 1 : (0.3 * there) / Math.max(1, cost);
}

/**
 * What a unit is worth: what it fires with, and how long it is still there. In matches between practice
 * opponents ports told far more than ships about who won: a carrier of air strength 4 is a third of a point.
 */
export function unitWorth(pack: Pack, unit: number): number {
  const { air, gunnery, ship, defence, heavyArmour } = pack.units[unit]!;
  if (!ship) return 9 * air;
  return 8 * air + 5 * gunnery + defence + (heavyArmour ? 3 : 0);
}

export function unitsWorth(pack: Pack, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + unitWorth(pack, unit), 0);
}

/** The strongest group that a side could bring from one point to each point, of ships face-up or of all. */
function threatsTo(pack: Pack, state: TsState, side: SideId, all: boolean): number[] {
  const threats = pack.points.map(() => 0);
  const graph = graphOf(pack, state);
  for (const from of pointsOf(pack, state, side)) {
    const able = unitsIn(pack, state, side, from).filter(
      (unit) => pack.units[unit]!.ship && (all || !unitAt(state, unit).faceDown),
    );
    if (able.length === 0) continue;
    const cost = graph.distances(from);
    for (const to of pack.points.keys()) {
      if (to === from || cost[to]! < 0) continue;
      const coming = able.filter((unit) => pack.units[unit]!.movement >= cost[to]!);
      threats[to] = Math.max(
        threats[to]!,
        sumOf(pack, coming, (u) => u.air + u.gunnery),
      );
    }
  }
  return threats;
}

/** What the enemy's next operations are feared to cost at a point where these units stand. */
export function dangerAt({ pack, threats }: Outlook, at: number, units: readonly number[]): number {
  const threat = threats[at]!;
  const own = sumOf(pack, units, (u) => u.air + u.gunnery);
  if (threat <= own || units.length === 0) return 0;
  return DANGER * unitsWorth(pack, units) * (1 - own / threat);
}

/** The situation with units elsewhere; what did not move is shared with it. */
export function withUnitsAt(state: TsState, units: readonly number[], at: number): TsState {
  const moved = state.units.slice();
  for (const unit of units) moved[unit] = { ...unitAt(state, unit), at };
  return { ...state, units: moved };
}

/** What a point is worth to him who holds it. */
export function placeWorth({ pack, scorings, state, side }: Outlook, at: number): number {
  const { port, vp } = pack.points[at]!;
  return scorings * (port && pointAt(state, at).owner === side ? POINT * vp : FOUGHT_BASE);
}

const CARD = 45;
/**
 * Shares of it in the last turn and the one before: a card is an operation, and few are left to have one for.
 */
const LATE = [0.2, 0.4] as const;

/** What a card is worth unplayed. */
export function cardWorth(outlook: Outlook, card: number): number {
  const { pack, side } = outlook;
  return lateShare(outlook) * (CARD + eventWorth(pack.cards[card]![side]));
}

/** The share of a card's worth that it still has this late. */
export function lateShare({ pack, state }: Outlook): number {
  return LATE[pack.lastTurn - state.turn] ?? 1;
}

/** What the ports are worth that the whole hand could pay for now. */
const capturesAtHand = memoized((outlook: Outlook) => captures(outlook, outlook.state.hands[outlook.side]));

/** What giving away a card of its hand costs the asked side: its worth, and the captures it is needed for. */
export function priceOf(outlook: Outlook, card: number): number {
  const hand = outlook.state.hands[outlook.side];
  const all = capturesAtHand(outlook);
  const without =
    all === 0
      ? 0
      : captures(
          outlook,
          hand.filter((other) => other !== card),
        );
  return cardWorth(outlook, card) + all - without;
}

/** What the ports are worth that a hand could pay for now, the most valuable first. */
function captures({ pack, side, state, scorings }: Outlook, hand: readonly number[]): number {
  let left = hand.reduce((sum, card) => sum + strengthOfCard(pack, side, cardId(pack, card)), 0);
  const ports = [...pack.points.keys()].filter((port) => isOpenTo(pack, state, side, port));
  return ports
    .sort((a, b) => pack.points[b]!.vp - pack.points[a]!.vp)
    .reduce((sum, port) => {
      const missing = Math.max(0, costOf(pack, state, side, port) - strengthOf(pack, state, side, port));
      if (missing > left) return sum;
      left -= missing;
      return sum + PROSPECT * POINT * pack.points[port]!.vp * scorings;
    }, 0);
}

/** Whether a side stands alone with ships in an enemy port that can be captured. */
function isOpenTo(pack: Pack, state: TsState, side: SideId, port: number): boolean {
  const { port: isPort, capturable } = pack.points[port]!;
  if (!isPort || !capturable || pointAt(state, port).owner === side) return false;
  return (
    shipsIn(pack, state, side, port).length > 0 && unitsIn(pack, state, enemyOf(side), port).length === 0
  );
}

function eventWorth({ fx }: PackEvent): number {
  switch (fx.type) {
    case 'groundStrength':
    case 'move':
    case 'stealOperation':
      return 25;
    case 'combatShift':
    case 'halveAir':
    case 'cancelOperation':
      return 15;
    case 'airStrike':
    case 'vpRoll':
    case 'choice':
      return 10;
    default:
      return 0;
  }
}

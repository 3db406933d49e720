/**
 * Standing orders: fire in the other side's movement (I1 and I2 of the game's interrupts). They read the
 * owner's view alone.
 */
import {
  type Decision,
  type Form,
  type GamePlans,
  type Order,
  type Outlived,
  order,
  type StandingAnswer,
  type StandingOrders,
  type View,
} from '../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles } from '../shared/index.js';
import {
  bridgeIndex,
  enemyOf,
  hexId,
  hexIndex,
  OUT,
  type Pack,
  type SideId,
  sideOf,
  unitIndex,
} from './components/pack.js';
import { endAttacks } from './rules/fire/attack.js';
import { chanceAgainst, shootersAt } from './rules/fire/defensive.js';
import { explainOffensive, offensiveOf } from './rules/fire/offensive.js';
import { columnOf, strengthOf } from './rules/fire/table.js';
import { explainBridge } from './rules/fire/targets.js';
import { endMovement } from './rules/movement/movement.js';
import { situationIn } from './state/position.js';
import {
  hasUnits,
  ids,
  isFaceDown,
  landingOf,
  type MnState,
  type Position,
  unitAt,
  unitsIn,
  unitsNear,
} from './state/state.js';

const INFANTRY = ['infantry', 'glider-infantry', 'paratroop'];
const ENGINEERS = ['combat-engineer', 'bridging-engineer'];

/** What a seat's orders, and the default behind them, answer; undefined: ask. */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  if (decision.kind !== 'defensiveFire') return undefined;
  const p: Position = { pack, state: situationIn(pack, view) };
  const side = decision.side === 'US' ? 'US' : 'JP';
  const mover = p.state.move?.unit;
  if (mover === undefined || wantsToBeAsked(p, orders, side, mover)) return undefined;
  const group = fireGroup(p, side, mover, (unit) => settingOf(p, orders, unit, mover));
  const unit = String(decision.about?.unit ?? '');
  if (group.length === 0) return { order: { do: 'hold' }, why: { key: 'why.hold', unit } };
  const units = ids(pack, group).sort();
  return { order: { do: 'fire', units }, why: { key: 'why.fire', unit, units } };
}

/** The clock holds to the default; in his own phase nobody's time-out moves anything. */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  return standingAnswer(pack, [], view, decision)?.order;
}

/** On public facts alone: the turn, what the mover is, where one's own counters stand next to it. */
function wantsToBeAsked(p: Position, orders: StandingOrders, side: SideId, mover: number): boolean {
  return orders.some(({ do: word, hex, only, turn }) => {
    if (word !== 'askMe') return false;
    if (turn !== undefined && Number(turn) !== p.state.turn) return false;
    if (only !== undefined && !isMover(p, mover, only)) return false;
    const near = unitsNear(p, side, unitAt(p, mover).at);
    return hex === undefined || near.some((unit) => hexId(p.pack, unitAt(p, unit).at) === hex);
  });
}

/** What is said of the unit itself goes before what is said of its hex, that before what is said of all. */
function settingOf(p: Position, orders: StandingOrders, unit: number, mover: number): FireSetting {
  const id = p.pack.units[unit]!.id;
  const hex = hexId(p.pack, unitAt(p, unit).at);
  const own = orders.filter((o) => o.do === 'unitRule' && idsIn(o.units).includes(id));
  const rule =
    own.findLast((o) => o.rule !== 'hidden') ??
    orders.findLast((o) => o.do === 'fireRule' && o.hex === hex) ??
    orders.findLast((o) => o.do === 'fireRule' && o.hex === undefined);
  const hidden = isFaceDown(p, unit) ? own.findLast((o) => o.rule === 'hidden') : undefined;
  return settingBy(p, rule, hidden, mover);
}

function settingBy(
  p: Position,
  rule: Order | undefined,
  hidden: Order | undefined,
  mover: number,
): FireSetting {
  const usual = hidden === undefined && (rule === undefined || rule.rule === 'default');
  return {
    never: rule?.rule === 'never' || [rule, hidden].some((o) => o !== undefined && isHeldBack(p, o, mover)),
    least: Math.max(leastOf(rule), Number(hidden?.chance ?? 0)),
    fewest: rule?.group === 'fewest',
    usual,
  };
}

/**
 * Without a word, or by default, nobody fires where nothing can come of it; `always` does, for a look at the
 * stack.
 */
function leastOf(rule: Order | undefined): number {
  if (rule?.chance !== undefined) return Number(rule.chance);
  return rule?.rule === 'always' ? 0 : 1;
}

/** Its filters leave this mover, or this turn, alone. */
function isHeldBack(p: Position, { only, fromTurn }: Order, mover: number): boolean {
  if (fromTurn !== undefined && p.state.turn < Number(fromTurn)) return true;
  return only !== undefined && !isMover(p, mover, only);
}

function isMover({ pack }: Position, unit: number, kind: unknown): boolean {
  const { type, armoured, amphibious } = pack.units[unit]!;
  const kinds: Readonly<Record<MoverKind, boolean>> = {
    armoured,
    infantry: INFANTRY.includes(type),
    engineers: ENGINEERS.includes(type) || amphibious,
  };
  const wanted = MOVERS.find((one) => one === kind);
  return wanted !== undefined && kinds[wanted];
}

const FIRE_RULES = ['default', 'always', 'never', 'atLeast'] as const;
const UNIT_RULES = ['always', 'never', 'atLeast', 'hidden'] as const;
const GROUPS = ['all', 'fewest'] as const;
/**
 * Kinds of movers; the 672nd goes with the engineers. Nobody can go by them in the Japanese movement, where
 * the mover may be face down.
 */
const MOVERS = ['armoured', 'infantry', 'engineers'] as const;
type MoverKind = (typeof MOVERS)[number];

/** Chances are said in faces of the die. */
const FACES = { min: 1, max: 6 };

/** For all its fire or that out of one hex; for units; and when it wants to be asked. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = pack.army[side].filter((unit) => pack.units[unit]!.dfc).map((unit) => pack.units[unit]!.id);
  const hexes = pack.hexes.filter(({ land }) => land).map(({ id }) => id);
  const hex = anyId(hexes, 'MN-9.1.b');
  const turns = pack.turns.map(({ turn }) => String(turn));
  const chance = { ...anyNumber(FACES.max, FACES.min), applies: hasChance };
  const atMovers = { ...anyOf(MOVERS), applies: () => side === 'JP' };
  const fires = { ...anyOf(GROUPS), applies: ({ rule }: Ruled) => rule !== 'never' };
  // Only Japanese units stand face down.
  const unitRules = side === 'JP' ? UNIT_RULES : UNIT_RULES.filter((rule) => rule !== 'hidden');
  const fireRule = order('fireRule')
    .maybe('hex', 'hex', hex)
    .one('rule', FIRE_RULES, anyOf(FIRE_RULES))
    .number('chance', chance, FACES)
    .maybe('group', GROUPS, fires)
    .maybe('only', MOVERS, atMovers)
    .maybe('fromTurn', turns, anyOf(turns));
  const unitRule = order('unitRule')
    .set('units', 'unit', noDoubles(own, 'MN-9.3.a'), { min: 1 })
    .one('rule', unitRules, anyOf(unitRules))
    .number('chance', chance, FACES)
    .maybe('group', GROUPS, fires)
    .maybe('only', MOVERS, atMovers)
    .maybe('fromTurn', turns, anyOf(turns));
  const askMe = order('askMe')
    .maybe('hex', 'hex', hex)
    .maybe('only', MOVERS, atMovers)
    .maybe('turn', turns, anyOf(turns));
  return [fireRule, unitRule, askMe];
}

interface Ruled {
  readonly rule: string;
}

function hasChance({ rule }: Ruled): boolean {
  return rule === 'atLeast' || rule === 'hidden';
}

/** A later sentence with the same key replaces an earlier one. */
export function standingKey(standing: Order): string {
  const { do: word, hex, units, rule, only, turn } = standing;
  if (word === 'fireRule') return `fireRule:${String(hex ?? '')}`;
  if (word === 'askMe') return `askMe:${String(hex ?? '')}:${String(only ?? '')}:${String(turn ?? '')}`;
  const named = Array.isArray(units) ? units.join(' ') : '';
  return `unitRule:${rule === 'hidden' ? 'hidden' : ''}:${named}`;
}

/** What was said of a unit's fire. */
interface FireSetting {
  /** It never fires at this mover. */
  readonly never: boolean;
  /** Faces of the die that must eliminate. */
  readonly least: number;
  readonly fewest: boolean;
  /** Nothing was said: a face-down one joins only where it makes the chance better. */
  readonly usual: boolean;
}

/** The units that fire; none: hold. */
function fireGroup(
  p: Position,
  side: SideId,
  mover: number,
  settingOf: (unit: number) => FireSetting,
): number[] {
  const willing = shootersAt(p, side, unitAt(p, mover).at).filter((unit) => !settingOf(unit).never);
  const groups = companies(p, willing).map((group) => groupOf(p, group, mover, settingOf));
  return bestOf(p, groups, mover);
}

/** Who may fire together: of the US side one division and the corps units. */
function companies({ pack }: Position, units: readonly number[]): readonly number[][] {
  const formations = pack.file.formations.map(({ id }) => id);
  const divisions = formations.filter((id) =>
    units.some((unit) => pack.units[unit]!.division && pack.units[unit]!.formation === id),
  );
  if (divisions.length === 0) return [[...units]];
  return divisions.map((id) =>
    units.filter((unit) => !pack.units[unit]!.division || pack.units[unit]!.formation === id),
  );
}

/** The best chance, then the fewest units, then the order of the formations. */
function bestOf(p: Position, groups: readonly number[][], mover: number): number[] {
  const [first, ...others] = groups.filter((group) => group.length > 0);
  if (first === undefined) return [];
  return others.reduce((best, group) => {
    const [a, b] = [chanceAgainst(p, best, mover), chanceAgainst(p, group, mover)];
    return b > a || (b === a && group.length < best.length) ? group : best;
  }, first);
}

function groupOf(
  p: Position,
  willing: readonly number[],
  mover: number,
  settingOf: (unit: number) => FireSetting,
): number[] {
  const settings = new Map(willing.map((unit) => [unit, settingOf(unit)]));
  const always = willing.filter((unit) => settings.get(unit)!.least === 0);
  const others = willing.filter((unit) => settings.get(unit)!.least > 0);
  let best: Fire | undefined;
  for (const some of [[], ...subsets(others)]) {
    const fire = fireOf(p, [...always, ...some], mover, settings);
    const isWanted = fire.units.every((unit) => settings.get(unit)!.least <= fire.chance);
    if (isWanted && (best === undefined || isBetter(fire, best))) best = fire;
  }
  const group = best?.units ?? [];
  const fewest = group.length > 0 && group.every((unit) => settings.get(unit)!.fewest);
  return fewest ? fewestOf(p, group, mover) : group;
}

interface Fire {
  readonly units: number[];
  readonly chance: number;
  /** Units that nobody has told to give themselves away. */
  readonly hidden: number;
}

function fireOf(
  p: Position,
  group: readonly number[],
  mover: number,
  settings: ReadonlyMap<number, FireSetting>,
): Fire {
  const units = [...group].sort((a, b) => a - b);
  const hidden = units.filter((unit) => isFaceDown(p, unit) && settings.get(unit)!.usual).length;
  return { units, hidden, chance: units.length === 0 ? 0 : chanceAgainst(p, units, mover) };
}

/**
 * The better chance, with fewer face-down units, then with more of the others: MN-9.1.b. A unit that fires
 * uphill or over a wall can make the chance of all worse (MN-10.12.e, MN-10.12.f) and stays out of it.
 */
function isBetter(a: Fire, b: Fire): boolean {
  const [chance, hidden] = [a.chance - b.chance, b.hidden - a.hidden];
  return (chance || hidden || a.units.length - b.units.length || orderOf(b.units, a.units)) > 0;
}

/** Some of the units, none excepted; smaller groups first, then in the order of the list. */
function subsets(units: readonly number[]): number[][] {
  const all: number[][] = [];
  for (const unit of units) all.push(...all.map((some) => [...some, unit]), [unit]);
  return all.sort((a, b) => a.length - b.length || orderOf(a, b));
}

function orderOf(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((unit, i) => unit !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** The fewest units with the same column and no worse a chance. */
function fewestOf(p: Position, group: readonly number[], mover: number): number[] {
  const column = columnOf(p.pack, strengthOf(p.pack, group));
  const chance = chanceAgainst(p, group, mover);
  const same = (some: readonly number[]) =>
    columnOf(p.pack, strengthOf(p.pack, some)) === column && chanceAgainst(p, some, mover) >= chance;
  return subsets(group).find(same) ?? [...group];
}

/** The rule of units that are eliminated, the wish to be asked in a turn that is past. */
export function outlived(pack: Pack, { units, turn }: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  if (turn !== undefined && Number(turn) < state.turn) return 'turn';
  const named = idsIn(units);
  const isGone = (id: string) => unitAt({ pack, state }, unitIndex(pack, id)).at === OUT;
  return named.length > 0 && named.every(isGone) ? 'units' : undefined;
}

/** What a line can come to, beside what every game has. */
const OUTCOMES = ['effect', 'noEffect', 'arrived', 'stopped', 'lost'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What Manila '45 brings to plans. */
export function plannedOf(pack: Pack): GamePlans<MnState> {
  const seen = (view: View): Position => ({ pack, state: situationIn(pack, view) });
  return {
    assume: ({ kind }) => (kind === 'defensiveFire' ? { do: 'hold' } : undefined),
    outcomes: OUTCOMES,
    outcomesOf: (orders, view) => orders.slice(0, 1).flatMap((given) => cameTo(seen(view), given)),
    stakes: (view, _, given) => stakesOf(seen(view), given),
    engage: (state, given) => engage({ pack, state }, given),
    leap: (state, step) => leap({ pack, state }, step),
  };
}

/**
 * The faces that hit and the enemies beside the attackers; of a way the enemies that it passes. More of them
 * are worse.
 */
function stakesOf(p: Position, given: Order): readonly number[] {
  const { pack } = p;
  const units = idsIn(given.units).map((id) => unitIndex(pack, id));
  const places = units.map((unit) => unitAt(p, unit).at);
  if (given.do === 'attackBridge') {
    const explained = explainBridge(p, bridgeIndex(pack, String(given.bridge)), units, 'spotter' in given);
    return [explained?.chances[0]?.of ?? 0, 0 - enemiesBeside(p, units, places)];
  }
  if (given.do === 'attack' || given.do === 'attackBuilding') {
    const [chance] = explainOffensive(p, offensiveOf(p, attackIn(given))).chances;
    return [chance?.of ?? 0, 0 - enemiesBeside(p, units, places)];
  }
  if (given.do !== 'march' && given.do !== 'go') return [];
  const mover = given.do === 'go' ? p.state.move?.unit : unitIndex(pack, String(given.unit));
  const way = idsIn(given.path).map((id) => hexIndex(pack, id));
  return mover === undefined ? [] : [0 - enemiesBeside(p, [mover], way)];
}

function attackIn({ target, units, air, help, fga }: Order): Parameters<typeof offensiveOf>[1] {
  return {
    target: String(target),
    units: idsIn(units),
    air: idsIn(air),
    ...(fga === 'yes' ? { fga } : {}),
    ...(help === undefined ? {} : { help: String(help) }),
  };
}

/** Counters of the other side next to any of these hexes. */
function enemiesBeside(p: Position, [unit]: readonly number[], places: readonly number[]): number {
  if (unit === undefined) return 0;
  const enemy = enemyOf(sideOf(p.pack, unit));
  const near = new Set(places.flatMap((hex) => (hex < 0 ? [] : p.pack.hexes[hex]!.near)));
  return [...near].reduce((sum, hex) => sum + unitsIn(p, enemy, hex).length, 0);
}

/** What the order that began a line came to, as its owner sees it. */
function cameTo(p: Position, given: Order): readonly Outcome[] {
  const { pack, state } = p;
  switch (given.do) {
    case 'attack':
      return [effectIf(!isEnemyHeld(p, given))];
    case 'attackBridge':
      return [effectIf(state.destroyed.includes(bridgeIndex(pack, String(given.bridge))))];
    case 'attackBuilding':
      return [effectIf(state.rubble.includes(hexIndex(pack, String(given.target))))];
    case 'march': {
      const { at } = unitAt(p, unitIndex(pack, String(given.unit)));
      if (at < 0) return ['lost'];
      const goal = idsIn(given.path).at(-1);
      return [goal !== undefined && at === hexIndex(pack, goal) ? 'arrived' : 'stopped'];
    }
    default:
      return [];
  }
}

function effectIf(hit: boolean): Outcome {
  return hit ? 'effect' : 'noEffect';
}

/** An attack of air units alone is the US side's. */
function isEnemyHeld(p: Position, { target, units }: Order): boolean {
  const [unit] = idsIn(units);
  const side = unit === undefined ? 'US' : sideOf(p.pack, unitIndex(p.pack, unit));
  return hasUnits(p, enemyOf(side), hexIndex(p.pack, String(target)));
}

/** Units whose dice are not rolled have had their attack all the same, and their target has been one. */
function engage(p: Position, { do: word, units, air, target, bridge }: Order): void {
  const { pack, state } = p;
  if (!word.startsWith('attack')) return;
  for (const id of idsIn(units)) unitAt(p, unitIndex(pack, id)).attacked = true;
  for (const id of idsIn(air)) unitAt(p, unitIndex(pack, id)).used = true;
  const { hexes, bridges } = state.targets;
  if (word === 'attackBridge')
    state.targets = { hexes, bridges: [...bridges, bridgeIndex(pack, String(bridge))] };
  else state.targets = { hexes: [...hexes, hexIndex(pack, String(target))], bridges };
}

/**
 * As if nobody moved or attacked until then; the 672nd stands where it is when the movement begins
 * (MN-8.8.a).
 */
function leap(p: Position, step: string): void {
  const { state } = p;
  endMovement(p);
  endAttacks(p);
  delete state.move;
  delete state.attack;
  const landing = landingOf({ pack: p.pack, state: { ...state, step } });
  if (landing !== undefined) state.landing = landing;
}

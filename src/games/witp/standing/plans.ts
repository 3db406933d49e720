/**
 * What plans go by: what the other side is taken to do, what is left behind a line, who stands in a hex. From
 * the owner's view alone.
 */
import {
  type Address,
  type Assumed,
  type Decision,
  type Entry,
  type Form,
  type GamePlans,
  isLegal,
  type Order,
  order,
  type PlanLine,
  type View,
  type Walk,
} from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles, onlyIf } from '../../shared/index.js';
import {
  enemyOf,
  hexId,
  hexIds,
  hexIndex,
  type Pack,
  SIDES,
  type SideId,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import { combatHexes } from '../rules/combat/combat.js';
import { alternationOver } from '../rules/playing.js';
import { relocationBases } from '../rules/settle.js';
import { meansFor, upkeepOf } from '../rules/supply/depots.js';
import { situationIn } from '../state/position.js';
import {
  airIn,
  fleetsIn,
  landIn,
  redeployLimit,
  strengthSum,
  typeOf,
  universeOf,
  type WpState,
} from '../state/state.js';
import { controlOf } from '../state/survey.js';
import { type Case, caseOf, openIn } from './case.js';
import { fleetsHome } from './places.js';

const TROOPS = ['fleets', 'land', 'airUnits', 'anyUnits'] as const;
const MOST_UNITS = 20;
/** One action each, in turns (WP-6.0.a, WP-8.1.a, WP-10.0.b). */
const ALTERNATING: readonly string[] = ['depot', 'impulse', 'redeployFleet', 'redeploy', 'rebuild'];

/** What War in the Pacific brings to plans. */
export function plannedOf(pack: Pack): GamePlans<WpState> {
  return {
    alternates: ALTERNATING,
    forms: (side, view) => planForms(pack, situationIn(pack, view), side === 'J' ? 'J' : 'A'),
    address: (_, sentence) => planAddress(sentence),
    order: (sentence, view, decision) => planOrder(pack, sentence, view, decision),
    leftOf: (sentence, view) => leftOf(pack, sentence, situationIn(pack, view), sideOf(view)),
    engage: (state, given) => engage(pack, state, given),
    leap: (state) => leap(pack, state),
    assume: (asked, view) => assumed(pack, asked, view),
    conditionForms: () => conditionForms(pack),
    holds: (condition, view) => holds(pack, condition, view),
    quantities: (view) => quantitiesOf(pack, view),
    stakes: (view, decision, given) => stakesOf(pack, view, decision, given),
  };
}

/** The other side is taken to do nothing where it may, and to bring its Air to the first base (WP-8.7.f). */
function assumed(pack: Pack, { kind, side }: Assumed, view: View): Order | undefined {
  if (PASSING.includes(kind)) return { do: 'pass' };
  if (kind !== 'relocate') return undefined;
  const position = { pack, state: situationIn(pack, view) };
  const lifted = position.state.lifted.find(({ unit }) => typeOf(position, unit).side === side);
  if (lifted === undefined) return undefined;
  const [base] = relocationBases(position, lifted.unit, lifted.from);
  if (base === undefined) return undefined;
  return { do: 'relocate', unit: unitId(pack, lifted.unit), to: hexId(pack, base) };
}

const PASSING: readonly string[] = [
  'depot',
  'impulse',
  'redeployFleet',
  'redeploy',
  'rebuild',
  'chinese',
  'chungking',
];

/** How many enemies are in a hex at most, and who controls a base. */
function conditionForms(pack: Pack): readonly Form[] {
  const hexes = anyId(hexIds(pack, [...pack.hexes.keys()]), 'WP-2.3.b');
  const bases = anyId(hexIds(pack, pack.bases), 'WP-2.3.3.a');
  return [
    order('enemies')
      .one('hex', 'hex', hexes)
      .one('what', TROOPS, anyOf(TROOPS))
      .number('most', anyNumber(MOST_UNITS), { min: 0, max: MOST_UNITS }),
    order('control').one('hex', 'hex', bases).one('by', SIDES, anyOf(SIDES)),
  ];
}

function holds(pack: Pack, condition: Order, view: View): boolean {
  const position = { pack, state: situationIn(pack, view) };
  const hex = hexIndex(pack, String(condition.hex));
  if (condition.do === 'control') return controlOf(position, hex) === condition.by;
  const enemy = enemyOf(sideOf(view));
  const counts: Readonly<Record<string, number>> = {
    fleets: fleetsIn(position, enemy, hex).length,
    land: landIn(position, enemy, hex).length,
    airUnits: airIn(position, enemy, hex).length,
  };
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (counts[String(condition.what)] ?? all) <= Number(condition.most);
}

function sideOf({ viewer }: View): SideId {
  return viewer === 'J' ? 'J' : 'A';
}

/** Points, depots and stacks for redeployment that are left. */
function quantitiesOf(pack: Pack, view: View): { readonly [name: string]: number } {
  const { rp, depots, redeployLeft } = situationIn(pack, view);
  const side = sideOf(view);
  return { points: rp[side], depots: depots[side].length, stacks: redeployLeft[side] };
}

/** The enemies in the target of an impulse: more of them are worse (WP-8.2.a). */
function stakesOf(pack: Pack, view: View, { side }: Decision, given: Order): readonly number[] {
  if (given.do !== 'target') return [];
  const position = { pack, state: situationIn(pack, view) };
  const enemy = enemyOf(side === 'J' ? 'J' : 'A');
  const hex = hexIndex(pack, String(given.hex));
  const fleets = strengthSum(position, fleetsIn(position, enemy, hex));
  return [0 - fleets, 0 - landIn(position, enemy, hex).length, 0 - airIn(position, enemy, hex).length];
}

/** Whose dice are not rolled: stacks have redeployed, hexes are fought, and with the last of them combat. */
function engage(pack: Pack, state: WpState, given: Order): void {
  if (given.do === 'battle') fought(pack, state, [hexIndex(pack, String(given.hex))]);
  if (given.do === 'pass' && state.step === 'movement') {
    alternationOver(state);
    state.step = 'combat';
    fought(pack, state, []);
  }
  if (given.do !== 'redeployLand') return;
  const units = idsIn(given.units).map((id) => unitIndex(pack, id));
  const to = hexIndex(pack, idsIn(given.path).at(-1) ?? String(given.path));
  for (const unit of units) Object.assign(state.units[unit]!, { at: to, redeployed: true });
  const [first] = units;
  if (first !== undefined) state.redeployLeft[pack.units[first]!.side]--;
}

/** The last hex is fought without a choice, and so without a question (WP-9.0.b). */
function fought(pack: Pack, state: WpState, hexes: readonly number[]): void {
  state.resolved = [...state.resolved, ...hexes];
  const left = combatHexes({ pack, state }).filter((hex) => !state.resolved.includes(hex));
  if (left.length === 1) state.resolved = [...state.resolved, ...left];
}

/** Nobody has acted yet in the phase that is leapt to (WP-10.1.b). */
function leap(pack: Pack, state: WpState): void {
  alternationOver(state);
  Object.assign(state, { impulse: null, battle: null, lifted: [], resolved: [] });
  const position = { pack, state };
  state.redeployLeft = { J: redeployLimit(position, 'J'), A: redeployLimit(position, 'A') };
}

// Sentences of plans: whole lists for the phases in which the sides alternate. Each answer is made when its
// turn comes, out of the owner's view; what is no longer legal is passed over.

const MOST_POINTS = 30;
/** More actions than a phase has. */
const AGAIN = { repeat: { most: 60 } } as const;

/** What each sentence is for. The lists go on until they are done. */
const ADDRESSES: Readonly<Record<string, Omit<Address, 'turn'> & Pick<PlanLine, 'repeat'>>> = {
  depots: { phase: 'depot', kind: 'depot', ...AGAIN },
  battles: { phase: 'combat', kind: 'battleHex', ...AGAIN },
  fleet: { phase: 'redeployFleets', kind: 'redeployFleet' },
  home: { phase: 'redeployFleets', kind: 'redeployFleet', ...AGAIN },
  stack: { phase: 'redeployLandAir', kind: 'redeploy' },
  rebuilding: { phase: 'rebuild', kind: 'rebuild', ...AGAIN },
};

function planAddress({ do: word }: Order) {
  return ADDRESSES[word] ?? { phase: '', kind: '' };
}

/** Depots are removed where own ones are, and built as far as points and counters reach. */
function planForms(pack: Pack, state: WpState, side: SideId): readonly Form[] {
  const bases = noDoubles(hexIds(pack, pack.bases), 'WP-6.1.a');
  const hexes = noDoubles(hexIds(pack, [...pack.hexes.keys()]), 'WP-9.0.b');
  const own = (fits: (unit: number) => boolean) => unitIds(pack, pack.army[side].filter(fits));
  const fleets = own((unit) => pack.units[unit]!.fleet);
  const others = own((unit) => !pack.units[unit]!.fleet && pack.units[unit]!.nation !== 'CN');
  const list = { max: pack.bases.length };
  return [
    order('depots')
      .list('remove', 'hex', removed(pack, state, side), list)
      .list('build', 'hex', built(pack, state, side), list)
      .number('keep', anyNumber(MOST_POINTS), { min: 0, max: MOST_POINTS })
      .list('spare', 'hex', removed(pack, state, side), list),
    order('battles').list('hexes', 'hex', hexes, list),
    order('fleet')
      .set('units', 'unit', noDoubles(fleets, 'WP-10.1.d'), { min: 1, max: MOST_UNITS })
      .list('to', 'hex', bases, { min: 1, ...list }),
    order('home'),
    order('stack')
      .set('units', 'unit', noDoubles(others, 'WP-10.1.d'), { min: 1, max: MOST_UNITS })
      .list('to', 'hex', hexes, { min: 1, ...list }),
    order('rebuilding').list(
      'units',
      'unit',
      noDoubles(
        own(() => true),
        'WP-10.6.a',
      ),
      {
        min: 1,
        max: pack.army[side].length,
      },
    ),
  ];
}

/** Own depots, each once; not asked without one (WP-6.4.a). */
function removed(pack: Pack, state: WpState, side: SideId): Walk<object> {
  const own = hexIds(pack, state.depots[side]);
  return onlyIf(() => own.length > 0, noDoubles(own, 'WP-6.4.a'));
}

interface Removing {
  readonly remove?: readonly string[];
}

/**
 * Bases without an own depot, the next as long as counters are left and, in the phase itself, points pay for
 * it: each depot that is removed before makes room for one (WP-2.2.i, WP-6.5.a).
 */
function built(pack: Pack, state: WpState, side: SideId): Walk<Removing> {
  const { depots, step } = state;
  const own = hexIds(pack, depots[side]);
  const free = hexIds(pack, pack.bases).filter((hex) => !own.includes(hex));
  const { left, price } = meansFor({ pack, state }, side);
  const paid = step !== 'depot' ? Number.POSITIVE_INFINITY : price === 0 ? left : Math.floor(left / price);
  const bars = ({ remove = [] }: Removing, n: number) => {
    if (n >= pack.depotLimit[side] - own.length + remove.length) return 'WP-2.2.i';
    return n >= paid + remove.length ? 'WP-6.5.a' : undefined;
  };
  const { candidates, forbids } = noDoubles(free, 'WP-6.1.d');
  return {
    applies: (before) => bars(before, 0) === undefined,
    candidates: (before, steps) =>
      bars(before, steps.length) === undefined ? candidates(before, steps) : [],
    forbids: (before, steps, hex) => bars(before, steps.length) ?? forbids(before, steps, hex),
  };
}

/** What a sentence answers to its question; undefined: nothing, here and now. */
function planOrder(pack: Pack, sentence: Order, view: View, decision: Decision): Order | undefined {
  if (planAddress(sentence).kind !== decision.kind) return undefined;
  return ANSWERS[sentence.do]?.(caseOf(pack, [], view, decision), sentence);
}

const ANSWERS: Readonly<Record<string, (about: Case, sentence: Order) => Order | undefined>> = {
  depots: depotAction,
  battles: nextBattle,
  fleet: fleetStack,
  home: stackHome,
  stack: otherStack,
  rebuilding: nextRebuilt,
};

/**
 * Removes what is listed, then what is spared while upkeep would leave too little, then builds while it
 * leaves enough; at last it finishes (WP-6.0.a, WP-6.5.a).
 */
function depotAction(about: Case, { remove, build, keep, spare }: Order): Order {
  const { state, side } = about;
  const leftWith = (more: number) => state.rp[side] - upkeepOf(about, side, state.depots[side].length + more);
  const removed = firstOpen(about, 'remove', remove);
  if (removed !== undefined) return removed;
  if (leftWith(0) < Number(keep)) return firstOpen(about, 'remove', spare) ?? { do: 'pass' };
  const built = leftWith(1) < Number(keep) ? undefined : firstOpen(about, 'build', build);
  return built ?? { do: 'pass' };
}

/** Depots of a list that were not built or removed. */
function leftOf(pack: Pack, sentence: Order, state: WpState, side: SideId): readonly Entry[] {
  if (sentence.do !== 'depots') return [];
  const own = hexIds(pack, state.depots[side]);
  const notBuilt = idsIn(sentence.build).filter((hex) => !own.includes(hex));
  const notRemoved = idsIn(sentence.remove).filter((hex) => own.includes(hex));
  return [
    ...(notBuilt.length === 0 ? [] : [{ key: 'plan.left.build', hexes: notBuilt }]),
    ...(notRemoved.length === 0 ? [] : [{ key: 'plan.left.remove', hexes: notRemoved }]),
  ];
}

function firstOpen(about: Case, word: string, list: Order[string] | undefined): Order | undefined {
  const hex = idsIn(list).find((id) => isOpen(about, { do: word, hex: id }));
  return hex === undefined ? undefined : { do: word, hex };
}

function isOpen({ decision, pack }: Case, given: Order): boolean {
  return isLegal(decision, universeOf(pack), given);
}

/** The first hex of the list that is left, then by number (WP-9.0.b). */
function nextBattle(about: Case, { hexes }: Order): Order | undefined {
  const [first] = openIn(about, 'battle', 'hex');
  return (
    firstOpen(about, 'battle', hexes) ?? (first === undefined ? undefined : { do: 'battle', hex: first })
  );
}

/** Of the units those that stand with the first of them that is left. */
function together({ pack, state }: Case, units: Order[string] | undefined): readonly number[] {
  const all = idsIn(units).map((id) => unitIndex(pack, id));
  const first = all.find((unit) => state.units[unit]!.at >= 0 && !state.units[unit]!.redeployed);
  const here = first === undefined ? undefined : state.units[first]!.at;
  return all.filter((unit) => state.units[unit]!.at === here && !state.units[unit]!.redeployed);
}

/** To the first port of the list that takes them (WP-10.2.c). */
function fleetStack(about: Case, sentence: Order): Order | undefined {
  const units = together(about, sentence.units);
  return firstGoal(about, units, sentence.to, (ids, from, to) => ({ do: 'redeploy', from, units: ids, to }));
}

/** Brings home what is still away; whoever is home stays (WP-10.2.e). */
function stackHome(about: Case): Order | undefined {
  const given = fleetsHome(about);
  return given.do === 'pass' ? undefined : given;
}

/** Air anywhere, land over the network (WP-10.3.d, e). */
function otherStack(about: Case, sentence: Order): Order | undefined {
  const [first, ...more] = together(about, sentence.units);
  if (first === undefined) return undefined;
  const { type } = typeOf(about, first);
  const units = [first, ...more.filter((unit) => typeOf(about, unit).type === type)];
  return firstGoal(about, units, sentence.to, (ids, from, to) =>
    type === 'A'
      ? { do: 'redeploy', from, units: ids, to }
      : { do: 'redeployLand', from, units: ids, path: to },
  );
}

function firstGoal(
  about: Case,
  units: readonly number[],
  goals: Order[string] | undefined,
  give: (ids: readonly string[], from: string, to: string) => Order,
): Order | undefined {
  const [first] = units;
  if (first === undefined) return undefined;
  const { pack, state } = about;
  const ids = unitIds(
    pack,
    [...units].sort((a, b) => a - b),
  );
  const from = hexId(pack, state.units[first]!.at);
  return idsIn(goals)
    .map((to) => give(ids, from, to))
    .find((given) => isOpen(about, given));
}

/** The first of the list that can be rebuilt; then it finishes (WP-10.6.a). */
function nextRebuilt(about: Case, { units }: Order): Order {
  const open = openIn(about, 'rebuild', 'unit');
  const unit = idsIn(units).find((id) => open.includes(id));
  return unit === undefined ? { do: 'pass' } : { do: 'rebuild', unit };
}

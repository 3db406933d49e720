/**
 * Standing orders: retreats (of both sides), the advance and the fatigue of one's own attackers. They read
 * the owner's view alone.
 */
import {
  type Decision,
  type Form,
  type Order,
  type Outlived,
  order,
  type StandingAnswer,
  type StandingOrders,
  type View,
  type Walk,
} from '../../../referee/index.js';
import { anyOf, idsIn } from '../../shared/index.js';
import { hexId, hexIndex, OUT, type Pack, type SideId, unitId, unitIndex } from '../components/pack.js';
import { situationIn } from '../position.js';
import { forbidsAdvance } from '../rules/advance.js';
import { retreatHexes } from '../rules/retreat.js';
import { endsMatch } from '../rules/victory.js';
import { enemiesNextTo } from '../rules/zoc.js';
import {
  copyState,
  enemyOf,
  isOnMap,
  type KyState,
  type Melee,
  phaseOf,
  sideOf,
  unitAt,
  unitsOf,
} from '../state.js';

const ADVANCE_RULES = ['ask', 'default', 'tired', 'never'] as const;
const FATIGUE_RULES = ['ask', 'default'] as const;

/** How near an enemy must be for a fort or headquarters to be worth guarding. */
const NEARBY = 2;

/** The forms of the orders a side may leave. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = pack.units.filter((u) => u.side === side).map((u) => u.id);
  const hexes: Walk<object> = {
    candidates: () => pack.hexes.map((h) => h.id),
    forbids: (_, steps, hex) => (steps.includes(hex) ? 'KY-9.4.a' : undefined),
  };
  const retreat = order('retreat')
    .maybe('unit', 'unit', {
      candidates: () => own,
      forbids: (_, __, unit) => (own.includes(unit) ? undefined : 'KY-9.4.a'),
    })
    .one('policy', POLICIES, anyOf(POLICIES))
    .list('prefer', 'hex', hexes, { max: pack.hexes.length })
    .set('avoid', 'hex', hexes, { max: pack.hexes.length });
  return [
    retreat,
    order('advance').one('rule', ADVANCE_RULES, anyOf(ADVANCE_RULES)),
    order('fatigue').one('rule', FATIGUE_RULES, anyOf(FATIGUE_RULES)),
  ];
}

/** A later sentence with the same key replaces an earlier one: retreats are kept by unit. */
export function standingKey(standing: Order): string {
  return standing.do === 'retreat' ? `retreat:${String(standing.unit ?? '')}` : standing.do;
}

/**
 * What a side's orders answer. Retreats asked by the enemy's attacks default to `survive`, the own phase to
 * asking.
 */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  const state = situationIn(pack, view);
  const { kind, about } = decision;
  if (kind === 'advance') return advanceBy(pack, state, orders);
  if (kind === 'fatigue') {
    const asks = (orders.find((o) => o.do === 'fatigue')?.rule ?? 'ask') === 'ask';
    return asks ? undefined : fatigueBy(pack, state, orders, idsIn(about?.units), []);
  }
  if (!kind.startsWith('retreatFrom')) return undefined;
  const unit = unitIndex(pack, String(about?.unit));
  return retreatBy(pack, state, unit, orders, owesSecondStep(state, unit, kind));
}

/** The answer of the clock to an interrupt: `survive`. */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  if (!decision.kind.startsWith('retreatFrom')) return undefined;
  return standingAnswer(pack, [], view, decision)?.order;
}

/** A disordered defender beaten by the die will have to go one hex further by fatigue (KY-9.6.1.e). */
function owesSecondStep(state: KyState, unit: number, kind: string): boolean {
  return kind === 'retreatFromMelee' && (state.melee?.tired.includes(unit) ?? false);
}

function retreatBy(
  pack: Pack,
  state: KyState,
  unit: number,
  orders: StandingOrders,
  owes: boolean,
): StandingAnswer | undefined {
  const found = retreatOrder(pack, orders, unit);
  const legal = retreatHexes(pack, state, unit);
  const preferred = idsIn(found?.prefer)
    .map((id) => hexIndex(pack, id))
    .find((hex) => legal.includes(hex));
  if (preferred !== undefined) return retreatAnswer(pack, unit, preferred, 'why.prefer');
  const policy = POLICIES.find((p) => p === found?.policy) ?? 'survive';
  if (policy === 'ask') return undefined;
  return byPolicy(pack, state, unit, legal, found, policy, owes);
}

function byPolicy(
  pack: Pack,
  state: KyState,
  unit: number,
  legal: readonly number[],
  found: Order | undefined,
  policy: Exclude<Policy, 'ask'>,
  owes: boolean,
): StandingAnswer | undefined {
  const avoid = idsIn(found?.avoid);
  const welcome = legal.filter((hex) => !avoid.includes(hexId(pack, hex)));
  const best = bestRetreat(pack, state, unit, welcome.length > 0 ? welcome : legal, policy, owes);
  return best === undefined ? undefined : retreatAnswer(pack, unit, best.hex, `why.${best.because}`);
}

function retreatAnswer(pack: Pack, unit: number, hex: number, key: string): StandingAnswer {
  const [id, to] = [unitId(pack, unit), hexId(pack, hex)];
  return { order: { do: 'retreat', unit: id, to }, why: { key, unit: id, hex: to } };
}

/** The unit's own order, else the side's. */
function retreatOrder(pack: Pack, orders: StandingOrders, unit: number): Order | undefined {
  const retreats = orders.filter((o) => o.do === 'retreat');
  return retreats.find((o) => o.unit === unitId(pack, unit)) ?? retreats.find((o) => o.unit === undefined);
}

function ruleOf(orders: StandingOrders, name: string): string {
  return String(orders.find((o) => o.do === name)?.rule ?? 'ask');
}

/** What the order for all melees says. */
function advanceBy(pack: Pack, state: KyState, orders: StandingOrders): StandingAnswer | undefined {
  const { melee } = state;
  if (melee === undefined) return undefined;
  const rule = ruleOf(orders, 'advance');
  if (rule === 'ask') return undefined;
  return advanceOf(
    pack,
    melee,
    rule === 'never' ? undefined : advancer(pack, state, melee, rule === 'tired'),
  );
}

function advanceOf(pack: Pack, melee: Melee, unit: number | undefined): StandingAnswer {
  const hex = hexId(pack, melee.target);
  if (unit === undefined) return { order: { do: 'stay' }, why: { key: 'why.stay', hex } };
  const id = unitId(pack, unit);
  return { order: { do: 'advance', unit: id }, why: { key: 'why.advance', unit: id, hex } };
}

/** Who advances: into a headquarters anybody; else into forts alone, fresh units first, guards last. */
function advancer(pack: Pack, state: KyState, melee: Melee, tiredToo: boolean): number | undefined {
  const able = inIdOrder(
    pack,
    melee.attackers.filter((unit) => forbidsAdvance(pack, state, melee, unit) === undefined),
  );
  const winner = able.find((unit) => endsMatch(pack, unit, melee.target));
  if (winner !== undefined) return winner;
  if (!pack.hexes[melee.target]!.fort) return undefined;
  const fresh = able.filter((unit) => !melee.tired.includes(unit));
  const willing = fresh.length > 0 || !tiredToo ? fresh : able;
  return willing.find((unit) => !isGuarding(pack, state, unit)) ?? willing[0];
}

function isGuarding(pack: Pack, state: KyState, unit: number): boolean {
  const { at } = unitAt(state, unit);
  const { fort, headquarters } = pack.hexes[at]!;
  const enemies = unitsOf(pack, state, enemyOf(sideOf(pack, unit)));
  return (
    (fort || headquarters) &&
    enemies.some((enemy) => pack.grid.distance(unitAt(state, enemy).at, at) <= NEARBY)
  );
}

/**
 * The attacker with the fewest hexes goes first; one is given up only when none has any. `hexes`: where to,
 * the first choice first.
 */
export function fatigueBy(
  pack: Pack,
  state: KyState,
  orders: StandingOrders,
  ids: readonly string[],
  hexes: readonly string[],
): StandingAnswer | undefined {
  const waiting = inIdOrder(
    pack,
    ids.map((id) => unitIndex(pack, id)),
  );
  const count = (unit: number) => retreatHexes(pack, state, unit).length;
  const able = waiting.filter((unit) => count(unit) > 0).sort((a, b) => count(a) - count(b));
  if (able[0] !== undefined) return tiredBy(pack, state, able[0], orders, hexes);
  const unit = waiting[0] === undefined ? undefined : unitId(pack, waiting[0]);
  return unit === undefined
    ? undefined
    : { order: { do: 'eliminate', unit }, why: { key: 'why.eliminate', unit } };
}

/** To the first open hex of the list, else as the orders for retreats say. */
function tiredBy(
  pack: Pack,
  state: KyState,
  unit: number,
  orders: StandingOrders,
  hexes: readonly string[],
): StandingAnswer | undefined {
  const open = hexes
    .map((id) => hexIndex(pack, id))
    .find((hex) => retreatHexes(pack, state, unit).includes(hex));
  return open === undefined
    ? retreatBy(pack, state, unit, orders, false)
    : retreatAnswer(pack, unit, open, 'why.prefer');
}

function inIdOrder(pack: Pack, units: readonly number[]): number[] {
  return [...units].sort((a, b) => (unitId(pack, a) < unitId(pack, b) ? -1 : 1));
}

export const POLICIES = ['survive', 'hold', 'fallBack', 'ask'] as const;
export type Policy = (typeof POLICIES)[number];

/** More ways out of the second step than this are as good as this many. */
const ENOUGH = 2;

/** A retreat tried out: `after` is the situation with the unit in `hex`. */
interface Trial {
  readonly pack: Pack;
  readonly after: KyState;
  readonly unit: number;
  readonly hex: number;
  readonly owes: boolean;
}

/** What is compared; the smallest value is best. */
const KEYS = {
  endsMatch: ({ pack, unit, hex }: Trial) => (endsMatch(pack, unit, hex) ? 0 : 1),
  secondStep: (trial: Trial) => (trial.owes ? -Math.min(ENOUGH, worstSecondStep(trial)) : 0),
  fort: ({ pack, hex }: Trial) => (pack.hexes[hex]!.fort ? 0 : 1),
  fortDistance: ({ pack, hex }: Trial) =>
    Math.min(...pack.forts.map((fort) => pack.grid.distance(fort, hex))),
  enemies: ({ pack, after, unit, hex }: Trial) => enemiesNextTo(pack, after, sideOf(pack, unit), hex).length,
  escapes: ({ pack, after, unit }: Trial) => -retreatHexes(pack, after, unit).length,
  height: ({ pack, hex }: Trial) => -pack.hexes[hex]!.elevation,
  rear: ({ pack, unit, hex }: Trial) => distanceToRear(pack, unit, hex),
  number: ({ pack, hex }: Trial) => pack.grid.rank[hex]!,
} as const;
type Key = keyof typeof KEYS;

const ORDERS: Readonly<Record<Exclude<Policy, 'ask'>, readonly Key[]>> = {
  survive: ['endsMatch', 'secondStep', 'fort', 'enemies', 'escapes', 'height', 'rear', 'number'],
  hold: ['endsMatch', 'fort', 'fortDistance', 'secondStep', 'enemies', 'escapes', 'height', 'rear', 'number'],
  fallBack: ['endsMatch', 'secondStep', 'rear', 'fort', 'enemies', 'escapes', 'height', 'number'],
};

/**
 * The best of the hexes and the key that decided (`only` when there was one). `owes`: a fatigue retreat
 * follows.
 */
export function bestRetreat(
  pack: Pack,
  state: KyState,
  unit: number,
  hexes: readonly number[],
  policy: Exclude<Policy, 'ask'>,
  owes: boolean,
): { readonly hex: number; readonly because: Key | 'only' } | undefined {
  let left = hexes.map((hex) => trial(pack, state, unit, hex, owes));
  let because: Key | 'only' = 'only';
  for (const key of ORDERS[policy]) {
    const best = Math.min(...left.map(KEYS[key]));
    const kept = left.filter((t) => KEYS[key](t) === best);
    if (kept.length < left.length) because = key;
    left = kept;
  }
  return left[0] === undefined ? undefined : { hex: left[0].hex, because };
}

function trial(pack: Pack, state: KyState, unit: number, hex: number, owes: boolean): Trial {
  const after = copyState(state);
  unitAt(after, unit).at = hex;
  return { pack, after, unit, hex, owes };
}

/** Hexes for the fatigue retreat in the worst case over who advances, or nobody. */
function worstSecondStep({ pack, after, unit }: Trial): number {
  const { melee } = after;
  if (melee === undefined) return ENOUGH;
  const advancers = melee.attackers.filter(
    (attacker) => forbidsAdvance(pack, after, melee, attacker) === undefined,
  );
  const counts = advancers.map((attacker) => {
    const advanced = copyState(after);
    unitAt(advanced, attacker).at = melee.target;
    return retreatHexes(pack, advanced, unit).length;
  });
  return Math.min(retreatHexes(pack, after, unit).length, ...counts);
}

/** Japanese fall back to their brigade's headquarters, Russians along the way home. */
function distanceToRear(pack: Pack, unit: number, hex: number): number {
  const { side, hq } = pack.units[unit]!;
  const rear = hq === OUT ? pack.rear[side] : hq;
  return rear === OUT ? 0 : pack.grid.distance(rear, hex);
}

/** The retreat of one unit, when that unit is eliminated. */
export function outlived(pack: Pack, { unit }: Order, view: View): Outlived | undefined {
  const state = situationIn(pack, view);
  if (unit === undefined || phaseOf(state) === 'setup') return undefined;
  return isOnMap(state, unitIndex(pack, String(unit))) ? undefined : 'units';
}

/**
 * What plans go by: what the other side is taken to do, what is left behind a line, who stands in a hex. From
 * the owner's view alone.
 */
import type { Assumed, Decision, Form, Order, Planned, View } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { enemyOf, hexId, hexIds, hexIndex, SIDES, unitId, unitIndex } from '../components/pack.js';
import { combatHexes } from '../rules/combat/combat.js';
import { alternationOver } from '../rules/playing.js';
import { relocationBases } from '../rules/settle.js';
import { redeployLimit } from '../state/effects.js';
import type { WpState } from '../state/state.js';
import { airIn, fleetsIn, landIn, strengthSum, typeOf } from '../state/state.js';
import { controlOf } from '../state/survey.js';
import { situationIn } from '../state/view.js';
import { leftOf, planAddress, planForms, planOrder } from './sentences.js';

const TROOPS = ['fleets', 'land', 'airUnits', 'anyUnits'] as const;
const MOST_UNITS = 20;
/** One action each, in turns (WP-6.0.a, WP-8.1.a, WP-10.0.b). */
const ALTERNATING: readonly string[] = ['depot', 'impulse', 'redeployFleet', 'redeploy', 'rebuild'];

/** What War in the Pacific brings to plans. */
export function plannedOf(pack: Pack): Planned<WpState> {
  return {
    alternates: ALTERNATING,
    planForms: (side, view) => planForms(pack, situationIn(pack, view), side === 'J' ? 'J' : 'A'),
    planAddress: (_, sentence) => planAddress(sentence),
    planOrder: (sentence, view, decision) => planOrder(pack, sentence, view, decision),
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

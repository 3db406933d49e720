/**
 * What plans go by: how good an attack or a way is, what it came to, and how one drafts past dice and phases.
 */
import type { Order, Planned, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { bridgeIndex, enemyOf, hexIndex, type Pack, sideOf, unitIndex } from '../components/pack.js';
import { endAttacks } from '../rules/fire/attack.js';
import { offensiveOf } from '../rules/fire/declare.js';
import { explainOffensive } from '../rules/fire/offensive.js';
import { explainBridge } from '../rules/fire/targets/bridges.js';
import { endMovement } from '../rules/movement/movement.js';
import { landingOf } from '../state/derived.js';
import { hasUnits, unitAt, unitsIn } from '../state/questions.js';
import type { MnState, Position } from '../state/state.js';
import { situationIn } from '../state/view.js';

/** What a line can come to, beside what every game has. */
const OUTCOMES = ['effect', 'noEffect', 'arrived', 'stopped', 'lost'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** What Manila '45 brings to plans. */
export function plannedOf(pack: Pack): Planned<MnState> {
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

/**
 * What plans go by: the sentence of a fire or melee with conditions, what the enemy is taken to do while one
 * drafts ahead, what a line came to. All from the owner's view alone.
 */
import {
  type Decision,
  type Form,
  type GamePlans,
  type Order,
  order,
  type StandingOrders,
  type Walk,
} from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles, onlyIf } from '../../shared/index.js';
import { hexId, hexIndex, type Pack, type SideId, unitId, unitIndex } from '../components/pack.js';
import { situationIn } from '../position.js';
import { forbidsAdvance } from '../rules/advance.js';
import { fireOdds, forbidsFirer, forbidsTarget } from '../rules/fire.js';
import { forbidsAttacker, forbidsVictim, meleeOdds } from '../rules/melee.js';
import { enemiesNextTo } from '../rules/zoc.js';
import { activeSide, endPhase, enemyOf, isOnMap, type KyState, sideOf, unitAt, unitIn } from '../state.js';
import { fatigueBy } from './standing.js';

const ATTACKS = ['fire', 'melee'] as const;
type Attack = (typeof ATTACKS)[number];
const ORDERS = ['any', 'good', 'disordered'] as const;
const ADVANCES = ['byOrder', 'never', 'listed'] as const;
/** What a line can come to, beside what every game has. */
const OUTCOMES = ['effect', 'noEffect', 'eliminated'] as const;

const MOST_ODDS = 24;

/** What is filled in of a sentence when its later fields are asked for. */
interface Begun {
  readonly what: string;
}

/** What Kyuchorei brings to plans. */
export function plannedOf(pack: Pack): GamePlans<KyState> {
  return {
    forms: (side) => [attackForm(pack, side === 'RU' ? 'RU' : 'JP')],
    address: (side, sentence) => ({
      phase: `${side === 'RU' ? 'R' : 'J'}${sentence.what === 'fire' ? 1 : 2}`,
      kind: String(sentence.what),
    }),
    order: (sentence, view, decision, standing = []) =>
      answerOf(pack, situationIn(pack, view), sentence, decision, standing),
    assume: ({ kind }) => assumed(kind),
    outcomes: OUTCOMES,
    outcomesOf: (orders, view) => outcomesOf(pack, situationIn(pack, view), orders),
    stakes: (view, _, given) => stakesOf(pack, situationIn(pack, view), given),
    engage: (state, given) => engage(pack, state, given),
    leap: endPhase,
  };
}

/** A fire or melee with what it waits for. */
function attackForm(pack: Pack, side: SideId): Form {
  const own = idsOf(pack, side);
  const hexes = noDoubles(
    pack.hexes.map((h) => h.id),
    'KY-9.4.a',
  );
  const melees = (soFar: Begun) => soFar.what === 'melee';
  return order('attack')
    .one('what', ATTACKS, anyOf(ATTACKS))
    .one('target', 'unit', victims(pack, side))
    .set('units', 'unit', noDoubles(own, 'KY-8.0.a'), { min: 1 })
    .one('state', ORDERS, anyOf(ORDERS))
    .maybe('at', 'hex', hexes)
    .number('odds', anyNumber(MOST_ODDS, 1), { min: 1, max: MOST_ODDS })
    .one('advance', ADVANCES, onlyIf(melees, anyOf(ADVANCES)))
    .list('advancers', 'unit', participants(), { min: 1 })
    .list('tired', 'hex', onlyIf(melees, hexes), { max: pack.hexes.length });
}

function idsOf(pack: Pack, side: SideId): string[] {
  return pack.army[side].map((unit) => unitId(pack, unit));
}

function victims(pack: Pack, side: SideId): Walk<Begun | object> {
  return anyId(idsOf(pack, side === 'JP' ? 'RU' : 'JP'), 'KY-8.0.a');
}

/** Those of the attackers that may advance, the first choice first. */
function participants(): Walk<{ readonly advance?: string; readonly units: readonly string[] }> {
  return {
    applies: ({ advance }) => advance === 'listed',
    candidates: ({ units }) => units,
    forbids: ({ units }, steps, id) => (units.includes(id) && !steps.includes(id) ? undefined : 'KY-9.5.R1'),
  };
}

/** A sentence as the rules see it. */
interface Assault {
  readonly what: Attack;
  readonly target: number;
  readonly units: readonly number[];
  readonly given: Order;
}

function assaultOf(pack: Pack, given: Order): Assault {
  return {
    what: given.what === 'fire' ? 'fire' : 'melee',
    target: unitIndex(pack, String(given.target)),
    units: idsIn(given.units).map((id) => unitIndex(pack, id)),
    given,
  };
}

/** The attack where it is open, and what its melee asks of its owner. */
function answerOf(
  pack: Pack,
  state: KyState,
  given: Order,
  { kind, about }: Decision,
  standing: StandingOrders,
): Order | undefined {
  const assault = assaultOf(pack, given);
  if (kind === 'advance') return advanceOf(pack, state, given);
  if (kind === 'fatigue') return fatigueOf(pack, state, given, standing, idsIn(about?.units));
  if (kind !== given.what || !isOpen(pack, state, assault)) return undefined;
  const target = hexId(pack, unitAt(state, assault.target).at);
  return { do: assault.what, target, units: assault.units.map((unit) => unitId(pack, unit)) };
}

/** The first of the list that may, or nobody; left to the order for all melees where the sentence says so. */
function advanceOf(pack: Pack, state: KyState, { advance, advancers }: Order): Order | undefined {
  const { melee } = state;
  if (melee === undefined || advance === 'byOrder') return undefined;
  const listed = idsIn(advancers).map((id) => unitIndex(pack, id));
  const unit = listed.find((one) => forbidsAdvance(pack, state, melee, one) === undefined);
  return unit === undefined ? { do: 'stay' } : { do: 'advance', unit: unitId(pack, unit) };
}

/** Nobody is asked about the fatigue of a melee that was planned, unless he wants to be. */
function fatigueOf(
  pack: Pack,
  state: KyState,
  { tired }: Order,
  standing: StandingOrders,
  ids: readonly string[],
): Order | undefined {
  const rule = standing.find((one) => one.do === 'fatigue')?.rule ?? 'default';
  return rule === 'ask' ? undefined : fatigueBy(pack, state, standing, ids, idsIn(tired))?.order;
}

/** Whether an attack is legal and its target as the sentence wants it. */
function isOpen(pack: Pack, state: KyState, assault: Assault): boolean {
  if (!isOnMap(state, assault.target)) return false;
  const { at, disordered } = unitAt(state, assault.target);
  const { given } = assault;
  if (given.at !== undefined && hexIndex(pack, String(given.at)) !== at) return false;
  if (given.state !== 'any' && disordered !== (given.state === 'disordered')) return false;
  if (!isLegal(pack, state, assault, at)) return false;
  return oddsAt(pack, state, assault.what, assault.units, at) >= Number(given.odds);
}

function isLegal(pack: Pack, state: KyState, { what, units }: Assault, hex: number): boolean {
  const side = activeSide(state);
  const [target, unit] = what === 'fire' ? [forbidsTarget, forbidsFirer] : [forbidsVictim, forbidsAttacker];
  if (target(pack, state, side, hex) !== undefined) return false;
  return units.every((one) => unit(pack, state, side, one, hex) === undefined);
}

function oddsAt(pack: Pack, state: KyState, what: Attack, units: readonly number[], hex: number): number {
  const sum = what === 'fire' ? fireOdds : meleeOdds;
  return sum(pack, state, units, hex).odds;
}

/** The enemy is taken to do nothing: he moves nobody, fires at nobody, and reorganises. */
function assumed(kind: string): Order | undefined {
  switch (kind) {
    case 'firstChoice':
      return { do: 'choose', mode: 'fire' };
    case 'secondChoice':
      return { do: 'choose', mode: 'reorganise' };
    case 'movement':
    case 'fire':
    case 'melee':
      return { do: 'end' };
    default:
      return undefined;
  }
}

/** What the fire or melee of a line came to, as everybody saw it. */
function outcomesOf(pack: Pack, state: KyState, orders: readonly Order[]): readonly string[] {
  const [given] = orders;
  if (given === undefined || !isAttack(given)) return [];
  const units = idsIn(given.units);
  const fought = state.fought?.findLast((one) => {
    const ids = one.units.map((unit) => unitId(pack, unit));
    return ids.length === units.length && ids.every((id) => units.includes(id));
  });
  if (fought === undefined) return [];
  const found = fought.effect ? 'effect' : 'noEffect';
  return isOnMap(state, fought.target) ? [found] : [found, 'eliminated'];
}

function isAttack({ do: word }: Order): boolean {
  return word === 'fire' || word === 'melee';
}

/** An attack's odds, a move's enemies at its end: more of them are worse. */
function stakesOf(pack: Pack, state: KyState, given: Order): readonly number[] {
  if (isAttack(given)) {
    const units = idsIn(given.units).map((id) => unitIndex(pack, id));
    const hex = hexIndex(pack, String(given.target));
    const side = activeSide(state);
    const enemy = unitIn(pack, state, enemyOf(side), hex);
    if (enemy === undefined) return [];
    const beside = units.flatMap((unit) => enemiesNextTo(pack, state, side, unitAt(state, unit).at));
    return [oddsAt(pack, state, given.do === 'fire' ? 'fire' : 'melee', units, hex), -beside.length];
  }
  const goal = idsIn(given.path).at(-1);
  if (given.do !== 'move' || goal === undefined) return [];
  const side = sideOf(pack, unitIndex(pack, String(given.unit)));
  return [-enemiesNextTo(pack, state, side, hexIndex(pack, goal)).length];
}

/** Units whose dice are not rolled have had their attack all the same. */
function engage(pack: Pack, state: KyState, given: Order): void {
  if (!isAttack(given)) return;
  const fires = given.do === 'fire';
  for (const id of idsIn(given.units)) {
    const unit = unitAt(state, unitIndex(pack, id));
    if (fires) unit.fired = true;
    else unit.attacked = true;
  }
  const enemy = activeSide(state) === 'JP' ? 'RU' : 'JP';
  const target = unitIn(pack, state, enemy, hexIndex(pack, String(given.target)));
  if (fires && target !== undefined) unitAt(state, target).firedAt = true;
}

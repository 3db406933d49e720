/**
 * What plans go by: the sentences of a move, an attack and the exchange with conditions on what the dice
 * bring, what the enemy is taken to do while one drafts ahead, what a line came to. All from the owner's view
 * alone: what a face-down counter will prove to be can be no condition (SP-7.1.c).
 */
import {
  type Decision,
  type Form,
  type GamePlans,
  isLegal,
  type Order,
  order,
  type Side,
  type StandingOrders,
  type View,
  type Walk,
} from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles, onlyIf } from '../../shared/index.js';
import { hexId, hexIndex, isValentine, type Pack, type SideId } from '../components/pack.js';
import { situationIn } from '../position.js';
import { forbidsAttacker, spendAttack } from '../rules/combat/combat.js';
import { oddsOf, totalStrength } from '../rules/combat/odds.js';
import { stagesFrom } from '../rules/movement/paths.js';
import {
  activeSide,
  endPhase,
  isFaceUp,
  isOnMap,
  LOSSES,
  preferenceIds,
  type SpState,
  stageId,
  stageIds,
  stageOf,
  unitAt,
  unitCalled,
  unitId,
  unitNames,
  unitsIn,
  unitsOf,
  universeOf,
} from '../state.js';
import { answerInPlan } from './standing.js';

const EXCHANGES = ['merge', 'split', 'none'] as const;
const TIRED_RULES = ['hold', 'instead'] as const;
const JOINS = ['named', 'all'] as const;
/** Least odds, rising; the first asks for none. */
const ODDS: readonly string[] = ['any', '1:2', '1:1', '2:1', '3:1', '4:1'];
/** How far the place of 1:1 among them is from what `oddsOf` calls it. */
const EVEN = ODDS.indexOf('1:1');
/** What a line can come to, beside what every game has. */
const OUTCOMES = ['arrived', 'stopped', 'tired', 'cleared', 'held'] as const;

const LONGEST = 40;

/** What Operation Square Peg brings to plans. */
export function plannedOf(pack: Pack): GamePlans<SpState> {
  return {
    forms: (side) => planForms(pack, side === 'JP' ? 'JP' : 'NZ'),
    address: (side, { do: word }) => sentenceAddress(side, word),
    order: (sentence, view, decision, standing = []) => answerOf(pack, view, sentence, decision, standing),
    assume: ({ kind }) => assumed(kind),
    outcomes: OUTCOMES,
    outcomesOf: (orders, view) => outcomesOf(pack, situationIn(pack, view), orders),
    stakes: (view, _, given) => stakesOf(pack, situationIn(pack, view), given),
    engage: (state, given) => engage(pack, state, given),
    leap: endPhase,
  };
}

/** The phase and the kind of question that a sentence is for. */
function sentenceAddress(side: Side, word: string): { readonly phase: string; readonly kind: string } {
  const phase = `${side}-${word === 'attack' ? 'COMBAT' : 'MOVEMENT'}`;
  return { phase, kind: word === 'move' ? 'movement' : word };
}

/** What is filled in of a sentence when its later fields are asked for. */
interface Begun {
  readonly unit: string;
  readonly fatigued?: string;
  readonly rule?: string;
}

/** A move and an attack with what they wait for, and for NZ the exchange that opens the phase. */
function planForms(pack: Pack, side: SideId): readonly Form[] {
  const own = ownIds(pack, side);
  const units = anyId(own, 'SP-6.0.a');
  const all = [...universeOf(pack).unit!];
  const move = order('move')
    .one('unit', 'unit', units)
    .path('path', 'step', way(pack), { min: 1, max: LONGEST })
    .maybe('fatigued', 'unit', units)
    .one(
      'rule',
      TIRED_RULES,
      onlyIf((soFar: Begun) => soFar.fatigued !== undefined, anyOf(TIRED_RULES)),
    )
    .path(
      'instead',
      'step',
      { ...way(pack), applies: (soFar: Begun) => soFar.rule === 'instead' },
      { min: 1, max: LONGEST },
    );
  const attack = order('attack')
    .one('target', 'hex', anyHex(pack))
    .one('join', JOINS, anyOf(JOINS))
    .set(
      'units',
      'unit',
      onlyIf((soFar: { readonly join: string }) => soFar.join === 'named', noDoubles(own, 'SP-7.0.a')),
      { min: 1 },
    )
    .one('odds', ODDS, anyOf(ODDS))
    .set('fresh', 'unit', noDoubles(all, 'SP-6.2.c'))
    .set('hexes', 'hex', anyHex(pack));
  const exchange = order('exchange').one('rule', EXCHANGES, anyOf(EXCHANGES));
  return side === 'NZ' ? [move, attack, exchange] : [move, attack];
}

function anyHex(pack: Pack): Walk<object> {
  return noDoubles(
    pack.hexes.map((h) => h.id),
    'SP-7.0.a',
  );
}

/**
 * Step by step from wherever the unit will stand; one step alone is a goal, to be reached by the shortest
 * way.
 */
function way(pack: Pack): Walk<Begun> {
  const next = ({ unit }: Begun, steps: readonly string[]): readonly string[] => {
    const piece = pack.pieces.findIndex((p) => p.id === unit);
    const ferries = piece >= 0 && isValentine(pack, piece);
    const last = steps.at(-1);
    if (last === undefined) return stageIds(pack).filter((id) => ferries || !stageOf(pack, id).ferry);
    return stagesFrom(pack, ferries ? piece : pack.army.JP[0]!, stageOf(pack, last).to).map((stage) =>
      stageId(pack, stage),
    );
  };
  return {
    candidates: next,
    forbids: (soFar, steps, id) => (next(soFar, steps).includes(id) ? undefined : 'SP-6.1.j'),
    route: (_, goal) => [goal],
    goals: (soFar) => next(soFar, []),
  };
}

/**
 * What a sentence answers to its question, and to what its move or attack leads to; undefined: nothing, here
 * and now.
 */
function answerOf(
  pack: Pack,
  view: View,
  sentence: Order,
  decision: Decision,
  standing: StandingOrders,
): Order | undefined {
  const { kind } = decision;
  if (kind !== sentenceAddress(decision.side, sentence.do).kind)
    return answerInPlan(pack, standing, view, decision)?.order;
  const state = situationIn(pack, view);
  if (kind === 'exchange') return exchangeOf(pack, sentence, decision);
  const found = kind === 'movement' ? moveOf(pack, state, sentence) : attackOf(pack, state, sentence);
  return found !== undefined && isLegal(decision, universeOf(pack), found) ? found : undefined;
}

/** As ordered where it is legal; else nothing is exchanged. */
function exchangeOf(pack: Pack, { rule }: Order, decision: Decision): Order {
  const wished = { do: String(rule) };
  return isLegal(decision, universeOf(pack), wished) ? wished : { do: 'none' };
}

/**
 * A move as it is ordered, or what is ordered instead where the unit that it looks to is fatigued; undefined:
 * it holds.
 */
function moveOf(pack: Pack, state: SpState, given: Order): Order | undefined {
  const unit = unitNamed(pack, state, String(given.unit));
  if (unit < 0) return undefined;
  const tired = given.fatigued === undefined ? -1 : unitNamed(pack, state, String(given.fatigued));
  const changed = tired >= 0 && unitAt(state, tired).fatigued;
  if (changed && given.rule === 'hold') return undefined;
  const path = idsIn(changed ? given.instead : given.path);
  // One step is a goal: the referee finds the way.
  return { do: 'move', unit: unitId(pack, state, unit), path: path.length === 1 ? path[0]! : path };
}

function attackOf(pack: Pack, state: SpState, given: Order): Order | undefined {
  const target = hexIndex(pack, String(given.target));
  if (idsIn(given.hexes).some((id) => isHeld(state, hexIndex(pack, id)))) return undefined;
  const named = (ids: readonly string[]) =>
    ids.map((id) => unitNamed(pack, state, id)).filter((unit) => unit >= 0);
  if (named(idsIn(given.fresh)).some((unit) => unitAt(state, unit).fatigued)) return undefined;
  const side = activeSide(state);
  const willing = given.join === 'all' ? unitsOf(pack, state, side) : named(idsIn(given.units));
  const units = willing.filter((unit) => forbidsAttacker(pack, state, side, unit, target) === undefined);
  const defenders = defendersIn(pack, state, target);
  if (units.length === 0 || defenders.length === 0) return undefined;
  const odds = knownOdds(pack, state, units, defenders);
  if (odds !== undefined && given.odds !== 'any' && odds < ODDS.indexOf(String(given.odds)) - EVEN)
    return undefined;
  return { do: 'attack', target: hexId(pack, target), units: unitNames(pack, state, units).sort() };
}

function isHeld(state: SpState, hex: number): boolean {
  return state.units.some(({ at }) => at === hex);
}

function defendersIn(pack: Pack, state: SpState, hex: number): readonly number[] {
  return unitsIn(pack, state, activeSide(state) === 'NZ' ? 'JP' : 'NZ', hex);
}

/** The odds as `oddsOf` counts them; undefined while a strength is unknown: then nothing is asked of them. */
function knownOdds(
  pack: Pack,
  state: SpState,
  units: readonly number[],
  defenders: readonly number[],
): number | undefined {
  if ([...units, ...defenders].some((unit) => !isFaceUp(pack, state, unit))) return undefined;
  return oddsOf(totalStrength(pack, state, units), totalStrength(pack, state, defenders));
}

/**
 * The piece of a unit named by its counter or by its token, whether it lies open or not; -1: none on the map.
 */
function unitNamed(pack: Pack, state: SpState, id: string): number {
  const called = unitCalled(pack, state, id);
  const piece = called >= 0 ? called : pack.pieces.findIndex((p) => p.id === id);
  return piece >= 0 && isOnMap(state, piece) ? piece : -1;
}

/** The enemy is taken to do nothing. */
function assumed(kind: string): Order | undefined {
  switch (kind) {
    case 'exchange':
      return { do: 'none' };
    case 'movement':
    case 'attack':
      return { do: 'end' };
    default:
      return undefined;
  }
}

/**
 * Where the move of a line ended and whether it tired its unit; whether the hex of its attack is clear of the
 * enemy.
 */
function outcomesOf(pack: Pack, state: SpState, orders: readonly Order[]): readonly string[] {
  const [given] = orders;
  if (given?.do === 'attack') {
    const target = hexIndex(pack, String(given.target));
    const attackers = idsIn(given.units).map((id) => unitNamed(pack, state, id));
    const enemy = attackers.some((unit) => pack.army.NZ.includes(unit)) ? 'JP' : 'NZ';
    return [unitsIn(pack, state, enemy, target).length === 0 ? 'cleared' : 'held'];
  }
  const goal = idsIn(given?.path).at(-1);
  const unit = given?.do === 'move' ? unitNamed(pack, state, String(given.unit)) : -1;
  if (unit < 0 || goal === undefined) return [];
  const { at, fatigued } = unitAt(state, unit);
  return [at === stageOf(pack, goal).to ? 'arrived' : 'stopped', ...(fatigued ? ['tired'] : [])];
}

/** An attack's odds, where they are known. */
function stakesOf(pack: Pack, state: SpState, given: Order): readonly number[] {
  if (given.do !== 'attack') return [];
  const units = idsIn(given.units).map((id) => unitNamed(pack, state, id));
  const defenders = defendersIn(pack, state, hexIndex(pack, String(given.target)));
  if (defenders.length === 0 || units.some((unit) => unit < 0)) return [];
  const odds = knownOdds(pack, state, units, defenders);
  return odds === undefined ? [] : [odds];
}

/** Units whose dice are not rolled have moved or attacked all the same. */
function engage(pack: Pack, state: SpState, given: Order): void {
  if (given.do === 'move') {
    const unit = unitNamed(pack, state, String(given.unit));
    if (unit >= 0) unitAt(state, unit).moved = true;
  }
  if (given.do !== 'attack') return;
  const target = hexIndex(pack, String(given.target));
  for (const id of idsIn(given.units)) {
    const unit = unitNamed(pack, state, id);
    if (unit >= 0) spendAttack(pack, state, unit, target);
  }
}

const RAVINE_RULES = ['stop', 'asPlanned', 'reroute', 'ask'] as const;

const ADVANCE_RULES = ['default', 'listed', 'never', 'ask'] as const;

const LOSS_RULES = ['weakest', 'ask'] as const;

const CAUTION_RULES = ['yes', 'no'] as const;

/** Most hexes that a way round the ravine may cost. */
const LONGEST_DETOUR = 40;

/** The forms of the orders that a side may leave. */
export function standingForms(pack: Pack, side: SideId): readonly Form[] {
  const own = ownIds(pack, side);
  const units: Walk<object> = {
    candidates: () => own,
    forbids: (_, steps, unit) => (own.includes(unit) && !steps.includes(unit) ? undefined : 'SP-6.0.a'),
  };
  const anyHex: Walk<object> = { candidates: () => pack.hexes.map((h) => h.id), forbids: () => undefined };
  const retreat = order('retreat')
    .maybe('unit', 'unit', units)
    .list('prefer', 'preference', preferences(pack, side, ['back']), { min: 1, max: 40 });
  const back = order('attackerRetreat').list('prefer', 'preference', preferences(pack, side, []), {
    min: 1,
    max: 40,
  });
  const advance = order('advance')
    .maybe('target', 'hex', anyHex)
    .one('rule', ADVANCE_RULES, anyOf(ADVANCE_RULES))
    .list('units', 'unit', units, { max: own.length });
  if (side === 'JP')
    return [retreat, order('attackerLoss').one('rule', LOSS_RULES, anyOf(LOSS_RULES)), back, advance];
  return [
    retreat,
    order('tankCaution').one('rule', CAUTION_RULES, anyOf(CAUTION_RULES)),
    order('defenderLoss').list('losses', 'loss', noDoubles(LOSSES, 'SP-7.3.d'), { min: 1 }),
    order('attackerLoss').list('losses', 'loss', noDoubles(LOSSES, 'SP-7.3.d'), { min: 1 }),
    back,
    advance,
    order('ravine')
      .one('rule', RAVINE_RULES, anyOf(RAVINE_RULES))
      .number('detour', anyNumber(LONGEST_DETOUR), { min: 0, max: LONGEST_DETOUR }),
  ];
}

/** Ids under which a side's units go, now or later. */
export function ownIds(pack: Pack, side: SideId): string[] {
  const pieces = pack.army[side].map((unit) => pack.pieces[unit]!.id);
  return side === 'NZ' ? pieces : [...pieces, ...pack.faceDown.map((counter) => pack.counters[counter]!.id)];
}

/**
 * Blocking ways is Japan's business, staying together that of NZ; a way back there is in the own attack
 * alone.
 */
function preferences(pack: Pack, side: SideId, without: readonly string[]): Walk<object> {
  const closed = [...without, side === 'JP' ? 'stayTogether' : 'intoContactBlock'];
  return {
    candidates: () => preferenceIds(pack),
    forbids: (_, steps, entry) => (closed.includes(entry) || steps.includes(entry) ? 'SP-7.4.i' : undefined),
  };
}

/**
 * A later sentence with the same key replaces an earlier one: retreats are kept by unit, advances by target.
 */
export function standingKey(standing: Order): string {
  if (standing.do === 'retreat') return `retreat:${String(standing.unit ?? '')}`;
  if (standing.do === 'advance') return `advance:${String(standing.target ?? '')}`;
  return standing.do;
}

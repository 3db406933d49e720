/**
 * A turn in one mail: exchanges, moves and attacks that a side prepares, with conditions on what the dice bring. The first
 * line that is open is taken, one that is not is passed over. They read the owner's view alone: what a face-down counter
 * will prove to be can be no condition (SP-7.1.c).
 */
import type { Decision, Form, Order, StandingAnswer, StandingOrders, Walk } from '../../../referee/index.js';
import { isLegal, order } from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles, onlyIf } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, hexIndex, isValentine } from '../components/pack.js';
import { forbidsAttacker } from '../rules/combat/combat.js';
import { oddsOf, totalStrength } from '../rules/combat/odds.js';
import { stagesFrom } from '../rules/movement/paths.js';
import { stageId, stageIds, stageOf } from '../state/stages.js';
import type { SpState } from '../state/state.js';
import {
  activeSide,
  isFaceUp,
  isOnMap,
  unitAt,
  unitCalled,
  unitId,
  unitNames,
  unitsIn,
  unitsOf,
} from '../state/state.js';
import { universeOf } from '../state/universe.js';

const EXCHANGES = ['merge', 'split', 'none'] as const;
const TIRED_RULES = ['hold', 'instead'] as const;
const JOINS = ['named', 'all'] as const;
const PHASES = ['movement', 'combat'] as const;
const RESTS = ['ask', 'end'] as const;
/** Least odds, rising; the first asks for none. */
const ODDS: readonly string[] = ['any', '1:2', '1:1', '2:1', '3:1', '4:1'];
/** How far the place of 1:1 among them is from what `oddsOf` calls it. */
const EVEN = ODDS.indexOf('1:1');

const MOST_LINES = 20;
const LONGEST = 40;

/** What is filled in of a line when its later fields are asked for. */
interface Begun {
  readonly unit: string;
  readonly fatigued?: string;
  readonly rule?: string;
}

/** Lines for moves and attacks of a turn, what happens behind them, and for NZ the exchange that opens the phase. */
export function batchForms(pack: Pack, side: SideId, own: readonly string[]): Form[] {
  const turns = { min: 1, max: pack.lastTurn };
  const turn = anyNumber(pack.lastTurn, 1);
  const lines = { min: 1, max: MOST_LINES };
  const units = anyId(own, 'SP-6.0.a');
  const all = [...universeOf(pack).unit!];
  const move = order('move')
    .number('turn', turn, turns)
    .number('no', anyNumber(MOST_LINES, 1), lines)
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
    .number('turn', turn, turns)
    .number('no', anyNumber(MOST_LINES, 1), lines)
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
  const rest = order('afterPlans')
    .number('turn', turn, turns)
    .one('phase', PHASES, anyOf(PHASES))
    .one('rule', RESTS, anyOf(RESTS));
  const exchange = order('exchange').number('turn', turn, turns).one('rule', EXCHANGES, anyOf(EXCHANGES));
  return [...(side === 'NZ' ? [exchange] : []), move, attack, rest];
}

function anyHex(pack: Pack): Walk<object> {
  return noDoubles(
    pack.hexes.map((h) => h.id),
    'SP-7.0.a',
  );
}

/** Step by step from wherever the unit will stand; one step alone is a goal, to be reached by the shortest way. */
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

/** Lines are kept by turn and place, the rest by turn and phase. */
export function batchKey(standing: Order): string | undefined {
  const { turn, no, phase } = standing;
  switch (standing.do) {
    case 'exchange':
      return `exchange:${turn}`;
    case 'move':
    case 'attack':
      return `${standing.do}:${turn}:${no}`;
    case 'afterPlans':
      return `afterPlans:${turn}:${phase}`;
    default:
      return undefined;
  }
}

interface Asked {
  readonly pack: Pack;
  readonly orders: StandingOrders;
  readonly state: SpState;
  readonly decision: Decision;
}

/** What the batch answers to a question of the own turn; undefined: ask. */
export function batchAnswer(asked: Asked): StandingAnswer | undefined {
  switch (asked.decision.kind) {
    case 'exchange':
      return exchangeBy(asked);
    case 'movement':
      return firstOf(asked, 'move', moveOf) ?? endBy(asked, 'movement');
    case 'attack':
      return firstOf(asked, 'attack', attackOf) ?? endBy(asked, 'combat');
    default:
      return undefined;
  }
}

/** As ordered where it is legal; else nothing is exchanged. */
function exchangeBy(asked: Asked): StandingAnswer | undefined {
  const set = asked.orders.find((o) => o.do === 'exchange' && o.turn === asked.state.turn);
  if (set === undefined) return undefined;
  const wished = { do: String(set.rule) };
  const order = isLegal(asked.decision, universeOf(asked.pack), wished) ? wished : { do: 'none' };
  return { order, why: { key: 'why.exchange' } };
}

/** The lines of this turn, in order. */
function linesOf(
  { orders, state }: Pick<Asked, 'orders' | 'state'>,
  word: 'move' | 'attack',
): readonly Order[] {
  return orders
    .filter((o) => o.do === word && o.turn === state.turn)
    .sort((a, b) => Number(a.no) - Number(b.no));
}

function firstOf(
  asked: Asked,
  word: 'move' | 'attack',
  asOrder: (asked: Asked, line: Order) => Order | undefined,
): StandingAnswer | undefined {
  const universe = universeOf(asked.pack);
  for (const line of linesOf(asked, word)) {
    const found = asOrder(asked, line);
    if (found !== undefined && isLegal(asked.decision, universe, found))
      return { order: found, why: { key: `why.line.${word}`, n: Number(line.no) } };
  }
  return undefined;
}

function endBy({ orders, state }: Asked, phase: 'movement' | 'combat'): StandingAnswer | undefined {
  const rest = orders.find((o) => o.do === 'afterPlans' && o.turn === state.turn && o.phase === phase);
  return rest?.rule === 'end' ? { order: { do: 'end' }, why: { key: `why.over.${phase}` } } : undefined;
}

/** A move as it is ordered, or what is ordered instead where the unit that it looks to is fatigued; undefined: it holds. */
function moveOf({ pack, state }: Asked, line: Order): Order | undefined {
  const unit = unitNamed(pack, state, String(line.unit));
  if (unit < 0) return undefined;
  const tired = line.fatigued === undefined ? -1 : unitNamed(pack, state, String(line.fatigued));
  const changed = tired >= 0 && unitAt(state, tired).fatigued;
  if (changed && line.rule === 'hold') return undefined;
  const path = idsIn(changed ? line.instead : line.path);
  // One step is a goal: the referee finds the way.
  return { do: 'move', unit: unitId(pack, state, unit), path: path.length === 1 ? path[0]! : path };
}

function attackOf({ pack, state }: Asked, line: Order): Order | undefined {
  const target = hexIndex(pack, String(line.target));
  if (idsIn(line.hexes).some((id) => isHeld(state, hexIndex(pack, id)))) return undefined;
  const named = (ids: readonly string[]) =>
    ids.map((id) => unitNamed(pack, state, id)).filter((unit) => unit >= 0);
  if (named(idsIn(line.fresh)).some((unit) => unitAt(state, unit).fatigued)) return undefined;
  const side = activeSide(state);
  const willing = line.join === 'all' ? unitsOf(pack, state, side) : named(idsIn(line.units));
  const units = willing.filter((unit) => forbidsAttacker(pack, state, side, unit, target) === undefined);
  const defenders = unitsIn(pack, state, side === 'NZ' ? 'JP' : 'NZ', target);
  if (units.length === 0 || defenders.length === 0) return undefined;
  if (!isWorth(pack, state, units, defenders, String(line.odds))) return undefined;
  return { do: 'attack', target: hexId(pack, target), units: unitNames(pack, state, units).sort() };
}

function isHeld(state: SpState, hex: number): boolean {
  return state.units.some(({ at }) => at === hex);
}

/** Whether the odds are those that are asked for at least; while a strength is unknown nothing is asked. */
function isWorth(
  pack: Pack,
  state: SpState,
  units: readonly number[],
  defenders: readonly number[],
  least: string,
): boolean {
  if ([...units, ...defenders].some((unit) => !isFaceUp(pack, state, unit))) return true;
  const odds = oddsOf(totalStrength(pack, state, units), totalStrength(pack, state, defenders));
  return least === 'any' || odds >= ODDS.indexOf(least) - EVEN;
}

/** The piece of a unit named by its counter or by its token, whether it lies open or not; -1: none on the map. */
function unitNamed(pack: Pack, state: SpState, id: string): number {
  const called = unitCalled(pack, state, id);
  const piece = called >= 0 ? called : pack.pieces.findIndex((p) => p.id === id);
  return piece >= 0 && isOnMap(state, piece) ? piece : -1;
}

/** Whether the attack or move that is being carried out is one of the batch: then nobody is asked what he did not say. */
export function isPrepared({ pack, state, orders }: Pick<Asked, 'pack' | 'state' | 'orders'>): boolean {
  const { combat, move } = state;
  const lines = (word: 'move' | 'attack') => linesOf({ orders, state }, word);
  if (move !== undefined)
    return lines('move').some((line) => unitNamed(pack, state, String(line.unit)) === move.unit);
  if (combat === undefined) return false;
  const here = lines('attack').filter((line) => line.target === hexId(pack, combat.target));
  return here.some(
    (line) => line.join === 'all' || combat.attackers.every((unit) => isNamed(pack, state, line, unit)),
  );
}

/** A company that is left of a battalion stands for it (SP-7.3.k). */
function isNamed(pack: Pack, state: SpState, { units }: Order, unit: number): boolean {
  const named = idsIn(units).map((id) => unitNamed(pack, state, id));
  const ofBattalion =
    pack.companies.some((company) => company === unit) &&
    idsIn(units).includes(pack.pieces[pack.battalion]!.id);
  return ofBattalion || named.includes(unit);
}

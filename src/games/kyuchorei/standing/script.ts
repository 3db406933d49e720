/**
 * Attack scripts: fires and melees that a side prepares, in order, with conditions. A line that is not legal, or whose
 * condition fails, is skipped; so is one without a die, which would only tire the attacker. They read the owner's view alone.
 */
import type { Decision, Form, Order, StandingAnswer, StandingOrders, Walk } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import { anyId, anyNumber, anyOf, idsIn, noDoubles, onlyIf } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, hexIndex, unitId, unitIndex } from '../components/pack.js';
import { fireOdds, forbidsFirer, forbidsTarget } from '../rules/fire.js';
import { forbidsAttacker, forbidsVictim, meleeOdds } from '../rules/melee.js';
import type { Fought, KyState } from '../state/state.js';
import { activeSide, isOnMap, unitAt } from '../state/state.js';

const ATTACKS = ['fire', 'melee'] as const;
const ORDERS = ['any', 'good', 'disordered'] as const;
const EARLIER = ['effect', 'noEffect', 'eliminated', 'skipped'] as const;
const ADVANCES = ['byOrder', 'never', 'listed'] as const;
const RESTS = ['ask', 'end'] as const;

const MOST_LINES = 30;
const MOST_ODDS = 24;

/** What is filled in of a line when its later fields are asked for. */
interface Begun {
  readonly what: string;
  readonly after: number;
  readonly advance?: string;
}

/** A line of the script of a turn, what happens behind its end, and which second phase it is worth. */
export function scriptForms(pack: Pack, side: SideId): Form[] {
  const last = pack.turns.length;
  const dawn = pack.turns.findIndex((turn) => turn.reorganisation) + 1;
  const own = idsOf(pack, side);
  const hexes = noDoubles(
    pack.hexes.map((h) => h.id),
    'KY-9.4.a',
  );
  const melees = (soFar: Begun) => soFar.what === 'melee';
  const attack = order('attack')
    .number('turn', anyNumber(last, 1), { min: 1, max: last })
    .number('no', anyNumber(MOST_LINES, 1), { min: 1, max: MOST_LINES })
    .one('what', ATTACKS, anyOf(ATTACKS))
    .one('target', 'unit', victims(pack, side))
    .set('units', 'unit', noDoubles(own, 'KY-8.0.a'), { min: 1 })
    .one('state', ORDERS, anyOf(ORDERS))
    .maybe('at', 'hex', hexes)
    .number('odds', anyNumber(MOST_ODDS, 1), { min: 1, max: MOST_ODDS })
    .number('after', anyNumber(MOST_LINES), { min: 0, max: MOST_LINES })
    .one(
      'result',
      EARLIER,
      onlyIf((soFar: Begun) => soFar.after > 0, anyOf(EARLIER)),
    )
    .one('advance', ADVANCES, onlyIf(melees, anyOf(ADVANCES)))
    .list('advancers', 'unit', participants(), { min: 1 })
    .list('tired', 'hex', onlyIf(melees, hexes), { max: pack.hexes.length });
  const rest = order('afterAttacks')
    .number('turn', anyNumber(last, 1), { min: 1, max: last })
    .one('what', ATTACKS, anyOf(ATTACKS))
    .one('rule', RESTS, anyOf(RESTS));
  const second = order('secondPhase')
    .number('turn', anyNumber(last, dawn), { min: dawn, max: last })
    .number('least', anyNumber(MOST_LINES), { min: 0, max: MOST_LINES });
  return [attack, rest, second];
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

/** Lines are kept by turn and place, the rest by turn and kind of attack. */
export function scriptKey(standing: Order): string | undefined {
  if (standing.do === 'attack') return `attack:${standing.turn}:${standing.no}`;
  if (standing.do === 'afterAttacks') return `afterAttacks:${standing.turn}:${standing.what}`;
  return standing.do === 'secondPhase' ? `secondPhase:${standing.turn}` : undefined;
}

/** A line as the rules see it. */
interface Line {
  readonly no: number;
  readonly what: 'fire' | 'melee';
  readonly target: number;
  readonly units: readonly number[];
  readonly given: Order;
}

/** The lines of this turn for one kind of attack, in order. */
function linesOf(
  pack: Pack,
  state: KyState,
  orders: StandingOrders,
  what: 'fire' | 'melee',
): readonly Line[] {
  return orders
    .filter((o) => o.do === 'attack' && o.turn === state.turn && o.what === what)
    .map((given) => ({
      no: Number(given.no),
      what,
      target: unitIndex(pack, String(given.target)),
      units: idsIn(given.units).map((id) => unitIndex(pack, id)),
      given,
    }))
    .sort((a, b) => a.no - b.no);
}

/** The next attack of the script, or the end of the phase behind it; undefined: ask. */
export function scriptAnswer(
  pack: Pack,
  state: KyState,
  orders: StandingOrders,
  { kind }: Pick<Decision, 'kind'>,
): StandingAnswer | undefined {
  if (kind === 'secondChoice') return secondPhase(pack, state, orders);
  const what = ATTACKS.find((attack) => attack === kind);
  return what === undefined ? undefined : nextAttack(pack, state, orders, what);
}

function nextAttack(
  pack: Pack,
  state: KyState,
  orders: StandingOrders,
  what: 'fire' | 'melee',
): StandingAnswer | undefined {
  const lines = linesOf(pack, state, orders, what);
  // What was skipped stays skipped: the script goes on behind the last line that was fought.
  const done = Math.max(
    0,
    ...lines.filter((line) => foughtBy(state, line) !== undefined).map((line) => line.no),
  );
  const next = lines.find(
    (line) => line.no > done && isOpen(pack, state, line) && follows(state, lines, line),
  );
  if (next !== undefined) {
    const target = hexId(pack, unitAt(state, next.target).at);
    const units = next.units.map((unit) => unitId(pack, unit));
    return {
      order: { do: what, target, units },
      why: { key: 'why.line', n: next.no, unit: unitId(pack, next.target) },
    };
  }
  const rest = orders.find((o) => o.do === 'afterAttacks' && o.turn === state.turn && o.what === what);
  return rest?.rule === 'end' ? { order: { do: 'end' }, why: { key: 'why.scriptOver' } } : undefined;
}

/** What a line came to in this phase, or undefined. */
function foughtBy(state: KyState, { units, target }: Line): Fought | undefined {
  return state.fought?.find((one) => one.target === target && isSame(one.units, units));
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((unit) => others.includes(unit));
}

/** Whether a line is legal and its target as the line wants it. */
function isOpen(pack: Pack, state: KyState, line: Line): boolean {
  if (!isOnMap(state, line.target)) return false;
  const { at, disordered } = unitAt(state, line.target);
  const { given } = line;
  if (given.at !== undefined && hexIndex(pack, String(given.at)) !== at) return false;
  if (given.state !== 'any' && disordered !== (given.state === 'disordered')) return false;
  if (!isLegal(pack, state, line, at)) return false;
  const sum = line.what === 'fire' ? fireOdds : meleeOdds;
  return sum(pack, state, line.units, at).odds >= Number(given.odds);
}

function isLegal(pack: Pack, state: KyState, { what, units }: Line, hex: number): boolean {
  const side = activeSide(state);
  const [target, unit] = what === 'fire' ? [forbidsTarget, forbidsFirer] : [forbidsVictim, forbidsAttacker];
  if (target(pack, state, side, hex) !== undefined) return false;
  return units.every((one) => unit(pack, state, side, one, hex) === undefined);
}

/** Whether the earlier line that this one waits for came to what it wants. */
function follows(state: KyState, lines: readonly Line[], { given }: Line): boolean {
  if (given.after === 0) return true;
  const earlier = lines.find((line) => line.no === given.after);
  const fought = earlier === undefined ? undefined : foughtBy(state, earlier);
  switch (given.result) {
    case 'skipped':
      return fought === undefined;
    case 'eliminated':
      return fought !== undefined && !isOnMap(state, fought.target);
    default:
      return fought?.effect === (given.result === 'effect');
  }
}

/** Melee if the script has enough lines for it that are open now, else reorganisation. */
function secondPhase(pack: Pack, state: KyState, orders: StandingOrders): StandingAnswer | undefined {
  const set = orders.find((o) => o.do === 'secondPhase' && o.turn === state.turn);
  if (set === undefined) return undefined;
  // Nothing has been fought yet, so what an earlier line comes to cannot be asked.
  const open = linesOf(pack, state, orders, 'melee').filter((line) => isOpen(pack, state, line)).length;
  const mode = open >= Number(set.least) ? 'melee' : 'reorganise';
  return { order: { do: 'choose', mode }, why: { key: `why.second.${mode}`, n: open } };
}

/** The line whose melee is being fought, as it was given; undefined: none of the script. */
export function lineUnderWay(pack: Pack, state: KyState, orders: StandingOrders): Order | undefined {
  const { melee } = state;
  if (melee === undefined) return undefined;
  return linesOf(pack, state, orders, 'melee').find(
    (line) => line.target === melee.defender && isSame(line.units, melee.attackers),
  )?.given;
}

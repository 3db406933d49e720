/**
 * Standing orders: fire in the other side's movement (I1 and I2 of the game's interrupts). They read the
 * owner's view alone.
 */
import type { Decision, Order, StandingAnswer, StandingOrders, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import { hexId, type Pack, type SideId } from '../components/pack.js';
import { ids, isFaceDown, unitAt, unitsNear } from '../state/questions.js';
import type { Position } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { MOVERS, type MoverKind } from './forms.js';
import { type FireSetting, fireGroup } from './policy.js';

export { standingForms, standingKey } from './forms.js';

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

/**
 * Standing orders: retreats and losses in the enemy's turn, and what the own attacks and moves lead to. They
 * read the owner's view alone.
 */
import type { Decision, Order, StandingAnswer, StandingOrders, View } from '../../../referee/index.js';
import { idsIn } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, isValentine, OUT } from '../components/pack.js';
import { able } from '../rules/combat/advance.js';
import { forbidsGoal, forbidsStage, reachOnFoot, trekOf, wayTo } from '../rules/movement/paths.js';
import { clockPlace } from '../rules/setup.js';
import { stageId } from '../state/stages.js';
import type { SpState, Stage } from '../state/state.js';
import { unitCalled, unitId } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { bestAllotment, chosenLoss, defaultLosses, weakest } from './policy.js';

/** What a retreat of the own attackers does unless told otherwise. */
const BACK_HOME: readonly string[] = ['back', 'awayFromMission'];

const TO_MISSION: readonly string[] = ['towardMission'];

/** What a planned move does at the ravine. */
const STOP: Order = { do: 'ravine', rule: 'stop', detour: 0 };

/**
 * What a side's orders answer. In the enemy's turn there are defaults; in the own one an order that was not
 * left asks.
 */
export function standingAnswer(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  return answerTo({ pack, orders, state: situationIn(pack, view), decision, isPlanned: false });
}

/**
 * The same behind a move or attack that was planned: of what it leads to nobody is asked what he did not say.
 */
export function answerInPlan(
  pack: Pack,
  orders: StandingOrders,
  view: View,
  decision: Decision,
): StandingAnswer | undefined {
  return answerTo({ pack, orders, state: situationIn(pack, view), decision, isPlanned: true });
}

function answerTo(asked: Asked): StandingAnswer | undefined {
  const { orders, isPlanned } = asked;
  const find = (name: string) => orders.find((o) => o.do === name);
  switch (asked.decision.kind) {
    case 'defenderRetreat':
      return retreatBy(asked, (unit) => preferenceOf(asked, unit));
    case 'defenderLoss':
      return lossBy(asked, idsIn(find('defenderLoss')?.losses));
    case 'attackerRetreat': {
      const prefer = idsIn(find('attackerRetreat')?.prefer);
      if (prefer.length === 0) return isPlanned ? retreatBy(asked, () => BACK_HOME) : undefined;
      return retreatBy(asked, () => prefer);
    }
    case 'attackerLoss':
      return ownLossBy(asked, find('attackerLoss') ?? (isPlanned ? usualLoss(asked) : undefined));
    case 'advance':
      return advanceBy(asked);
    case 'continue':
      return ravineBy(asked, find('ravine') ?? (isPlanned ? STOP : undefined));
    default:
      return undefined;
  }
}

interface Asked {
  readonly pack: Pack;
  readonly orders: StandingOrders;
  readonly state: SpState;
  readonly decision: Decision;
  /** Whether the move or attack that is being carried out was planned. */
  readonly isPlanned: boolean;
}

/** The answer of the clock: nothing in the own turn, defaults where something must be done. */
export function timeoutAnswer(pack: Pack, view: View, decision: Decision): Order | undefined {
  const asked: Asked = { pack, orders: [], state: situationIn(pack, view), decision, isPlanned: false };
  switch (decision.kind) {
    case 'setup': {
      const place = clockPlace(pack, asked.state);
      return place === undefined ? { do: 'end' } : { do: 'place', ...place };
    }
    case 'exchange':
      return { do: 'none' };
    case 'continue':
      return { do: 'stop' };
    case 'attackerRetreat':
      return retreatBy(asked, () => BACK_HOME)?.order;
    case 'attackerLoss':
      return ownLossBy(asked, usualLoss(asked))?.order;
    case 'advance':
      return usualAdvance(asked).order;
    default:
      return standingAnswer(pack, [], view, decision)?.order ?? { do: 'end' };
  }
}

function wordIn(found: Order | undefined, field: string): string {
  return String(found?.[field] ?? '');
}

function aboutUnits({ pack, state, decision }: Asked, field = 'units'): number[] {
  return idsIn(decision.about?.[field]).map((id) => unitCalled(pack, state, id));
}

function isCautious({ orders }: Asked): boolean {
  return (
    wordIn(
      orders.find((o) => o.do === 'tankCaution'),
      'rule',
    ) !== 'no'
  );
}

/** The unit's own order (by its counter or its token), else the side's, else toward the Mission. */
function preferenceOf({ pack, orders, state }: Asked, unit: number): readonly string[] {
  const names = [unitId(pack, state, unit), pack.pieces[unit]!.id];
  const retreats = orders.filter((o) => o.do === 'retreat');
  const found =
    retreats.find((o) => names.includes(wordIn(o, 'unit'))) ?? retreats.find((o) => o.unit === undefined);
  return found === undefined ? TO_MISSION : idsIn(found.prefer);
}

function retreatBy(asked: Asked, preferOf: (unit: number) => readonly string[]): StandingAnswer | undefined {
  const { pack, state } = asked;
  const taken = state.retreat?.taken ?? [];
  const next = bestAllotment(pack, state, aboutUnits(asked), taken, preferOf, isCautious(asked));
  if (next === undefined) return undefined;
  const unit = unitId(pack, state, next.unit);
  if (next.to === OUT) return { order: { do: 'remove', unit }, why: { key: 'why.remove', unit } };
  const to = hexId(pack, next.to);
  return { order: { do: 'retreat', unit, to }, why: { key: 'why.retreat', unit, hex: to } };
}

/** NZ: the first entry that fits; what the list leaves open the default decides. */
function lossBy(asked: Asked, losses: readonly string[]): StandingAnswer | undefined {
  const { pack, state } = asked;
  const loss = chosenLoss(pack, state, aboutUnits(asked), [...losses, ...defaultLosses(state.valentine)]);
  if (loss === undefined) return undefined;
  if (loss === 'split')
    return { order: { do: 'split' }, why: { key: 'why.split', unit: unitId(pack, state, pack.battalion) } };
  return lossOf(asked, loss);
}

function lossOf({ pack, state }: Asked, loss: number): StandingAnswer {
  const unit = unitId(pack, state, loss);
  return { order: { do: 'lose', unit }, why: { key: 'why.lose', unit } };
}

/**
 * What is given up in the own attack where nothing was said: Japan's weakest, of NZ what it would give up as
 * defender.
 */
function usualLoss({ orders, decision }: Asked): Order {
  if (decision.side === 'JP') return { do: 'attackerLoss', rule: 'weakest' };
  return { do: 'attackerLoss', losses: idsIn(orders.find((o) => o.do === 'defenderLoss')?.losses) };
}

function ownLossBy(asked: Asked, found: Order | undefined): StandingAnswer | undefined {
  if (found === undefined || found.rule === 'ask') return undefined;
  if (asked.decision.side === 'NZ') return lossBy(asked, idsIn(found.losses));
  return lossOf(asked, weakest(asked.pack, asked.state, aboutUnits(asked)));
}

function advanceBy(asked: Asked): StandingAnswer | undefined {
  const { orders, state, pack, decision } = asked;
  const { combat } = state;
  if (combat === undefined) return undefined;
  const target = hexId(pack, combat.target);
  const advances = orders.filter((o) => o.do === 'advance');
  const found = advances.find((o) => o.target === target) ?? advances.find((o) => o.target === undefined);
  const rule = wordIn(found, 'rule');
  if (found === undefined) return asked.isPlanned ? usualAdvance(asked) : undefined;
  if (rule === 'ask') return undefined;
  const intoMission = decision.side === 'NZ' && pack.hexes[combat.target]!.mission; // it wins: always
  if (intoMission || (rule === 'default' && decision.side === 'NZ'))
    return advanceTo(asked, preferredOrder(asked));
  return advanceTo(
    asked,
    rule === 'listed' ? idsIn(found.units).map((id) => unitCalled(pack, state, id)) : [],
  );
}

/** What is done where nothing was said: NZ advances, Japan stays. */
function usualAdvance(asked: Asked): StandingAnswer {
  return advanceTo(asked, asked.decision.side === 'JP' ? [] : preferredOrder(asked));
}

/** NZ: one infantry unit first, then Valentines, none of them where the ravine may still open. */
function preferredOrder(asked: Asked): number[] {
  const { pack, state } = asked;
  const combat = state.combat!;
  const units = able(pack, state, combat);
  const risky = isCautious(asked) && state.ravine === OUT && pack.hexes[combat.target]!.discovers;
  const tanks = units.filter((unit) => isValentine(pack, unit));
  return [...units.filter((unit) => !isValentine(pack, unit)), ...(risky ? [] : tanks)];
}

function advanceTo({ pack, state }: Asked, units: readonly number[]): StandingAnswer {
  const combat = state.combat!;
  const hex = hexId(pack, combat.target);
  const next = units.find((unit) => able(pack, state, combat).includes(unit));
  if (next === undefined) return { order: { do: 'end' }, why: { key: 'why.stay', hex } };
  const unit = unitId(pack, state, next);
  return { order: { do: 'advance', unit }, why: { key: 'why.advance', unit, hex } };
}

function ravineBy({ pack, state }: Asked, found: Order | undefined): StandingAnswer | undefined {
  const { move } = state;
  const rule = wordIn(found, 'rule');
  if (found === undefined || move === undefined || rule === 'ask') return undefined;
  const unit = unitId(pack, state, move.unit);
  const way =
    rule === 'stop' ? undefined : wayOn(pack, state, rule === 'reroute' ? Number(found.detour) : -1);
  if (way === undefined) return { order: { do: 'stop' }, why: { key: 'why.stop', unit } };
  const path = way.map((stage) => stageId(pack, stage));
  return { order: { do: 'continue', path }, why: { key: 'why.goOn', unit, path } };
}

/**
 * The rest as it was ordered if it is still open; else, with a detour allowed, the shortest way to the same
 * goal.
 */
function wayOn(pack: Pack, state: SpState, detour: number): readonly Stage[] | undefined {
  const { unit, rest } = state.move!;
  const goal = rest.at(-1)?.to;
  if (goal === undefined) return undefined;
  const trek = trekOf(state, unit);
  const open = rest.every(
    (stage, i) => forbidsStage(pack, state, trek, rest.slice(0, i), stage) === undefined,
  );
  const mayEnd = forbidsGoal(pack, state, unit, goal) === undefined;
  if (!mayEnd) return undefined;
  if (open) return rest;
  const way = wayTo(reachOnFoot(pack, state, trek), trek.from, goal);
  const most = rest.filter(({ ferry }) => !ferry).length + detour;
  return detour >= 0 && way !== undefined && way.length <= most ? way : undefined;
}

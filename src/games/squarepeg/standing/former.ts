/** Turns in advance, as standing orders of earlier versions had them, as plans. */
import type { Order, Plan, PlanLine, PlanRest, Side, StandingOrders } from '../../../referee/index.js';

const BATCH: readonly string[] = ['exchange', 'move', 'attack', 'afterPlans'];
/** A line that was not open was passed over, and looked at again after each other one. */
const PLAIN = { unfit: 'later', conditions: [], prefer: [], asks: [] } as const;

/** What was prepared among standing orders as a plan that is carried out unasked, and the rest of them. */
export function planFromBatch(
  side: Side,
  orders: StandingOrders,
): { readonly plan: Plan; readonly rest: StandingOrders } | undefined {
  const batch = orders.filter((one) => BATCH.includes(one.do));
  if (batch.length === 0) return undefined;
  const ordered = batch
    .filter((one) => one.do !== 'afterPlans')
    .sort((a, b) => Number(a.turn) - Number(b.turn) || Number(a.no ?? 0) - Number(b.no ?? 0));
  const rests = batch
    .filter((one) => one.do === 'afterPlans' && one.rule === 'end')
    .map(
      (one): PlanRest => ({
        turn: Number(one.turn),
        ...sentenceAddress(side, one.phase === 'combat' ? 'attack' : 'move'),
        do: 'end',
      }),
    );
  return {
    plan: { lines: ordered.map((one, i) => lineOf(side, one, i + 1)), rests, unasked: true },
    rest: orders.filter((one) => !batch.includes(one)),
  };
}

function lineOf(side: Side, given: Order, no: number): PlanLine {
  const { turn, no: _, ...sentence } = given;
  return { ...PLAIN, no, turn: Number(turn), ...sentenceAddress(side, given.do), deeds: [{ sentence }] };
}

/** The phase and the kind of question that a sentence is for. */
export function sentenceAddress(side: Side, word: string): { readonly phase: string; readonly kind: string } {
  const phase = `${side}-${word === 'attack' ? 'COMBAT' : 'MOVEMENT'}`;
  return { phase, kind: word === 'move' ? 'movement' : word };
}

/** Plans of a turn as tests write them: numbered sentences, what follows them, and other standing orders. */
import type { Order, Plan, PlanLine, PlanRest, Side, StandingOrders } from '../../../../src/referee/index.js';

const BATCH: readonly string[] = ['exchange', 'move', 'attack', 'afterPlans'];
/** A line that is not open is passed over, and tried again after each other one. */
const PLAIN = { unfit: 'later', conditions: [], prefer: [], asks: [] } as const;

/** The sentences of a turn among `orders` as a plan that runs unasked, and the rest: standing orders. */
export function planOfTurn(
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

function sentenceAddress(side: Side, word: string): { readonly phase: string; readonly kind: string } {
  const phase = `${side}-${word === 'attack' ? 'COMBAT' : 'MOVEMENT'}`;
  return { phase, kind: word === 'move' ? 'movement' : word };
}

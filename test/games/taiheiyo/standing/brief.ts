/** Plans of operations as tests write them: a numbered queue, what follows it, and other standing orders. */

import type { Pack } from '../../../../src/games/taiheiyo/components/pack.js';
import type {
  Address,
  LineCondition,
  Order,
  Plan,
  PlanLine,
  PlanRest,
  StandingOrders,
} from '../../../../src/referee/index.js';

const QUEUE: readonly string[] = ['plan', 'afterPlans'];
/** What is not legal is skipped, and tried again at the next operation, however often. */
const PLAIN = { unfit: 'later', conditions: [], asks: [], repeat: { most: 99 } } as const;
const MOST_PREFERRED = 20;

function planAddress(word: string): Omit<Address, 'turn'> {
  return { phase: 'OPERATIONS', kind: word === 'initiative' ? 'initiative' : 'passOrOperate' };
}

/** The queue among `orders` as a plan that runs unasked, and the rest: standing orders. */
export function planOfOperations(
  pack: Pack,
  orders: StandingOrders,
): { readonly plan: Plan; readonly rest: StandingOrders } | undefined {
  const queue = orders.filter((one) => QUEUE.includes(one.do));
  if (queue.length === 0) return undefined;
  const operations = queue
    .filter((one) => one.do === 'plan')
    .sort((a, b) => Number(a.turn) - Number(b.turn) || Number(a.no) - Number(b.no));
  const passing = queue.filter((one) => one.do === 'afterPlans' && one.rule === 'pass');
  const rests = passing.map(
    ({ turn }): PlanRest => ({ turn: Number(turn), ...planAddress('operation'), do: 'pass' }),
  );
  const left = orders.filter((one) => !queue.includes(one));
  const lines = operations.map((one) => lineOf(operations, one));
  const spends = passing.length > 0 && !asksInitiative(left) ? initiativeLines(pack, passing) : [];
  return {
    plan: { lines: [...lines, ...spends].map((line, i) => ({ no: i + 1, ...line })), rests, unasked: true },
    // The lines say what the standing orders say, so the player must be asked.
    rest: spends.length === 0 ? left : [...left.filter((one) => !setsInitiative(one)), ASKED],
  };
}

type Line = Omit<PlanLine, 'no'>;

/** Once an operation is stated, the first of the queue that is legal is carried out. */
function lineOf(queue: readonly Order[], one: Order): Line {
  const others = queue.filter((other) => other !== one && other.turn === one.turn).map(operationOf);
  return {
    ...PLAIN,
    turn: Number(one.turn),
    ...planAddress('operation'),
    deeds: [{ sentence: { ...fieldsOf(one), do: 'operation' } }],
    prefer: others.slice(0, MOST_PREFERRED),
  };
}

function fieldsOf({ turn: _, no: __, ...fields }: Order): Order {
  return fields;
}

function operationOf(one: Order): Order {
  const { what, ...fields } = fieldsOf(one);
  return { ...fields, do: String(what) };
}

const ASKED: Order = { do: 'window', kind: 'initiative', mode: 'ask' };

function setsInitiative({ do: word, kind }: Order): boolean {
  return word === 'window' && kind === 'initiative';
}

function asksInitiative(orders: StandingOrders): boolean {
  return orders.some((one) => setsInitiative(one) && one.mode === 'ask');
}

/** A side that is going to pass spends no card for the initiative; otherwise its standing orders decide. */
function initiativeLines(pack: Pack, passing: readonly Order[]): readonly Line[] {
  const at = { ...PLAIN, ...planAddress('initiative'), prefer: [] };
  const none: LineCondition = {
    if: 'open',
    ...planAddress('operation'),
    least: 1,
    not: true,
    when: 'before',
  };
  const turns = Array.from({ length: pack.lastTurn }, (_, i) => i + 1);
  return turns.flatMap((turn): Line[] => {
    const passes = passing.some((one) => Number(one.turn) === turn);
    return [
      ...(passes ? [{ ...at, turn, deeds: [{ orders: [{ do: 'no' }] }], conditions: [none] }] : []),
      { ...at, turn, deeds: [{ sentence: { do: 'initiative' } }] },
    ];
  });
}

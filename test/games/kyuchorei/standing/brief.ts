/** Plans of attacks as tests write them: numbered sentences, what follows them, and other standing orders. */
import type {
  LineCondition,
  Order,
  Plan,
  PlanLine,
  PlanRest,
  Side,
  StandingOrders,
} from '../../../../src/referee/index.js';

const SCRIPT: readonly string[] = ['attack', 'afterAttacks', 'secondPhase'];
const PLAIN = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;

/** The attacks among `orders` as a plan that runs unasked, and the rest: standing orders. */
export function planOfAttacks(
  side: Side,
  orders: StandingOrders,
): { readonly plan: Plan; readonly rest: StandingOrders } | undefined {
  const script = orders.filter((one) => SCRIPT.includes(one.do));
  if (script.length === 0) return undefined;
  const army = side === 'RU' ? 'R' : 'J';
  const attacks = script
    .filter((one) => one.do === 'attack')
    .sort((a, b) => Number(a.turn) - Number(b.turn) || Number(a.no) - Number(b.no));
  const choices = script.filter((one) => one.do === 'secondPhase').flatMap((one) => choicesOf(army, one));
  const lines = [
    ...choices.map((line, i) => ({ ...line, no: attacks.length + 1 + i })),
    ...attacks.map((one, i) => lineOf(army, attacks, one, i + 1)),
  ];
  const rests = script
    .filter((one) => one.do === 'afterAttacks' && one.rule === 'end')
    .map((one): PlanRest => ({ ...addressOf(army, one), do: 'end' }));
  return {
    plan: { lines, rests, unasked: true },
    rest: orders.filter((one) => !script.includes(one)),
  };
}

function addressOf(army: string, { turn, what }: Order) {
  return { turn: Number(turn), phase: `${army}${what === 'fire' ? 1 : 2}`, kind: String(what) };
}

function lineOf(army: string, attacks: readonly Order[], given: Order, no: number): PlanLine {
  const { do: word, turn: _, no: __, after, result, ...sentence } = given;
  const earlier = attacks.findIndex(
    (one) => one.turn === given.turn && one.what === given.what && one.no === after,
  );
  const conditions: LineCondition[] =
    earlier < 0 ? [] : [{ if: 'came', line: earlier + 1, to: String(result), when: 'before' }];
  return {
    ...PLAIN,
    no,
    ...addressOf(army, given),
    deeds: [{ sentence: { do: word, ...sentence } }],
    conditions,
  };
}

/** Melee where enough of the lines for it are open, else reorganisation. */
function choicesOf(army: string, { turn, least }: Order): readonly Omit<PlanLine, 'no'>[] {
  const phase = `${army}2`;
  const at = { ...PLAIN, turn: Number(turn), phase, kind: 'secondChoice' };
  const enough = { if: 'open', phase, kind: 'melee', least: Number(least), when: 'before' } as const;
  const choose = (mode: string) => [{ orders: [{ do: 'choose', mode }] }];
  return [
    { ...at, deeds: choose('melee'), conditions: [enough] },
    { ...at, deeds: choose('reorganise') },
  ];
}

/** How long the longest phase of the house takes: sixty moves past enemies, drafted ahead, by one press. */
import {
  type Order,
  type Plan,
  type PlanLine,
  RunningPlans,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { game, picker, seededChance, standingOf } from '../../test/games/manila45/support.js';

const PRESSES = 20;
const SEED = 3;
/** Who always holds his fire loses no mover: all the moves are carried out. */
const HELD = standingOf({ JP: [{ do: 'fireRule', rule: 'never' }] });
const SIDE = 'US';

/** A US movement phase at its first question, as JSON, and moves that are legal one after the other. */
interface Phase {
  readonly state: string;
  readonly turn: number;
  readonly orders: readonly Order[];
}

/** Prints the median of CPU milliseconds of a press; one core. */
export function benchPhase(): void {
  const phase = phaseOf(SEED);
  const pressed = Array.from({ length: PRESSES }, () => press(phase));
  const ms = pressed.map(({ spent }) => spent).sort((a, b) => a - b);
  const { done, windows } = pressed[0] ?? { done: 0, windows: 0 };
  console.log(`${game.id}: ${done} moves of a plan past ${windows} windows, by one press`);
  const [best = 0, middle = 0] = [ms[0], ms[PRESSES / 2]];
  console.log(`  median ${middle.toFixed(0)} ms of CPU (best ${best.toFixed(0)}); at most 100`);
}

/** Prints how many CPU milliseconds the goals of a unit take, at the beginning of the same phase. */
export function benchReach(): void {
  const { state } = phaseOf(SEED);
  const rounds = Array.from({ length: PRESSES }, () => reachOfAll(state)).sort((a, b) => a - b);
  console.log(
    `goals of a unit, mean of all: median ${(rounds[PRESSES / 2] ?? 0).toFixed(2)} ms of CPU; at most 1`,
  );
}

/** The mean of all units; each is searched for once. */
function reachOfAll(state: string): number {
  const ports = { chance: seededChance(SEED), standing: HELD };
  const session: Played = new Session(game, JSON.parse(state), ports);
  const fields = session.questions[0]?.forms.find((form) => form.do === 'march')?.fields ?? [];
  const [units, path] = ['unit', 'path'].map((name) => fields.find((field) => field.name === name));
  const movers = [...(units?.walk.candidates({ do: 'march' }, []) ?? [])];
  const before = process.cpuUsage();
  for (const unit of movers) path?.walk.goals?.({ do: 'march', unit });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e3 / movers.length;
}

/**
 * Random play up to the movement of the third turn; then a march of every unit, of several at random the one
 * that passes the most enemies.
 */
function phaseOf(seed: number): Phase {
  const pick = picker(seed);
  const ports = { chance: seededChance(seed), standing: HELD };
  const session: Played = new Session(game, game.rules.start({ scenario: 'campaign', options: {} }), ports);
  const moving = () => {
    const [question] = session.questions;
    return session.state.turn === TURN && question?.kind === 'movement' && question.side === SIDE;
  };
  while (!moving()) give(session, session.questions[0] && sampleOrder(session.questions[0], pick));
  const state = JSON.stringify(session.state);
  const orders: Order[] = [];
  for (let tries = 0; moving() && tries < TRIES; tries++) {
    const order = boldest(session, pick);
    if (order !== undefined && give(session, order)) orders.push(order);
  }
  return { state, turn: TURN, orders };
}

type Played = Session<ReturnType<typeof game.rules.start>>;

const TURN = 3;
/** Moves that are looked for, and ways that are compared for each. */
const [TRIES, WAYS] = [150, 90];

function boldest({ questions, state }: Played, pick: ReturnType<typeof picker>): Order | undefined {
  const [question] = questions;
  if (question === undefined) return undefined;
  const view = game.position.view(state, SIDE);
  const passed = (order: Order) => 0 - (game.plans.stakes?.(view, question, order)[0] ?? 0);
  return Array.from({ length: WAYS }, () => sampleOrder(question, pick))
    .filter((order) => order?.do === 'march' && order.stopIf === undefined)
    .reduce((best, order) => (order && (!best || passed(order) > passed(best)) ? order : best), undefined);
}

function give(session: Played, order: Order | undefined): boolean {
  const [question] = session.questions;
  return question !== undefined && session.give(question.side, order) === undefined;
}

function press({ state, turn, orders }: Phase): { spent: number; done: number; windows: number } {
  const lines = orders.map(
    (order, i): PlanLine => ({
      no: i + 1,
      turn,
      phase: 'B',
      kind: 'movement',
      deeds: [{ orders: [order] }],
      unfit: 'skip',
      conditions: [],
      prefer: [],
      asks: [],
    }),
  );
  const plan: Plan = { lines, rests: [], unasked: false };
  const progress = { reports: [], times: {}, halted: false };
  const one = { side: SIDE, plan, progress, answers: true, pressed: true };
  let windows = 0;
  const standing: typeof HELD = (side, decision, view) => {
    if (decision.kind === 'defensiveFire') windows += 1;
    return HELD(side, decision, view);
  };
  const before = process.cpuUsage();
  const plans = new RunningPlans(game, [one], [], { answers: 1_000, rolls: 128, mayGoOn: () => true });
  const session = new Session(game, JSON.parse(state), { chance: seededChance(SEED), standing, plans });
  const { user, system } = process.cpuUsage(before);
  const reports = plans.progressOf(SIDE)?.reports ?? [];
  if (session.stop.at !== 'asked') throw new Error('the phase does not wait behind its moves');
  return {
    spent: (user + system) / 1e3,
    done: reports.filter(({ came }) => came === 'done').length,
    windows,
  };
}

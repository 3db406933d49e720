/** Matches of the toy with plans: what the tests of carrying out share. */
import {
  type Carried,
  type Condition,
  type Game,
  type LineCondition,
  MOST_ANSWERS,
  MOST_ROLLS,
  NO_PROGRESS,
  type Order,
  type Plan,
  type PlanLimits,
  type PlanLine,
  type Ports,
  type PublicOrder,
  RunningPlans,
  Session,
  type Side,
} from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { position, seededChance } from '../support.js';

export const LIMITS: PlanLimits = { answers: MOST_ANSWERS, rolls: MOST_ROLLS, mayGoOn: () => true };

/** RED gives orders; BLUE holds no card, so that nobody is ambushed. */
export const ORDERS = {
  step: 'orders',
  units: {
    R1: { at: 'camp', kind: 'guard' },
    R2: { at: 'camp', kind: 'scout' },
    R3: { at: 'ford', kind: 'flag' },
    B1: { at: 'keep', kind: 'flag' },
    B2: { at: 'keep', kind: 'guard' },
    B3: { at: 'gate', kind: 'scout' },
  },
} as const;

let named = 0;

/** A line of turn 1. */
export function line(
  [phase, kind]: readonly [phase: string, kind: string],
  does: readonly Order[] | Order,
  more: Partial<PlanLine> = {},
): PlanLine {
  const deed = Array.isArray(does) ? { orders: does } : { sentence: does as Order };
  named += 1;
  const plain = { unfit: 'skip', conditions: [], prefer: [], asks: [] } as const;
  return { no: named, turn: 1, phase, kind, deeds: [deed], ...plain, ...more };
}

export const COMMAND = ['orders', 'command'] as const;
export const MARCH = ['orders', 'march'] as const;
export const ATTACK = ['assault', 'attack'] as const;

export function before(condition: Condition): LineCondition {
  return { ...condition, when: 'before' };
}

export function planOf(lines: readonly PlanLine[], more: Partial<Plan> = {}): Plan {
  return { lines, rests: [], unasked: false, ...more };
}

export function carried(plan: Plan, side: Side = 'RED', more: Partial<Carried> = {}): Carried {
  return { side, plan, progress: NO_PROGRESS, answers: true, pressed: true, ...more };
}

/** Carries plans out on a position, from the first question on. */
export function carryOut(
  all: readonly Carried[],
  from: Parameters<typeof position>[0] | ToyState = ORDERS,
  ports: Partial<Ports> = {},
  limits = LIMITS,
  heard: readonly PublicOrder[] = [],
  game: Game<ToyState> = toy,
) {
  const plans = new RunningPlans(game, all, heard, limits);
  const state =
    'hands' in Object(from) && 'weather' in Object(from) ? (from as ToyState) : position(from as never);
  const session = new Session(game, state, { chance: seededChance(1), plans, ...ports });
  const answers = session.events.flatMap((event) => event.answers);
  const came = (side: Side = 'RED') =>
    plans.progressOf(side)?.reports.map(({ no, came: to, used, of }) => [no, to, used, of]);
  return { plans, session, answers, came };
}

export const wordsOf = (answers: readonly { readonly order: Order | null }[]) =>
  answers.map(({ order }) => order?.do ?? null);

/** Trying orders on a copy: on the position that their owner's view gives, up to what nobody can know. */
import type { Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { Ports, RunStop } from '../run/ports.js';
import { Runner } from '../run/runner.js';
import { type Barrier, ScriptError } from '../run/signals.js';

/** How far the orders of a line fit. */
export interface LineTrial {
  /** Orders that were tried and fit. */
  readonly fits: number;
  /** Why the one behind them does not. */
  readonly refusal?: Refusal;
  /** What nobody can see through: nothing behind it was tried. */
  readonly barrier?: Barrier;
  /** False: the question cannot be put again from a view alone. */
  readonly tried: boolean;
  /** What the owner would see behind the last order. */
  readonly after: View;
}

const UNTRIED = { fits: 0, tried: false } as const;

/** The state that a view gives, as the caller's own. */
export function situationOf<S extends BaseState>(game: Game<S>, view: View): S {
  return JSON.parse(JSON.stringify(game.position.situation(view))) as S;
}

/** Answers of the other side as the game assumes them, on a state that is only imagined. */
export function assuming<S extends BaseState>(
  game: Game<S>,
  state: S,
  owner: Side,
): NonNullable<Ports['standing']> {
  return (side, question) => {
    if (side === owner) return undefined;
    const { kind, clause, scope } = question;
    const order = game.plans.assume?.({ side, kind, clause, scope }, game.position.view(state, 'spectator'));
    return order === undefined ? undefined : { order, why: { key: 'plan.assumed' } };
  };
}

/**
 * Tries orders at a question: `next` gives them one by one. It ends at the first die, draw or reveal, at a
 * question to both, and where the round is over.
 */
export function tryOut<S extends BaseState>(
  game: Game<S>,
  view: View,
  asked: Question,
  next: (question: Question, view: View, taken: readonly Order[]) => Order | undefined,
): LineTrial {
  try {
    return tried(game, view, asked, next);
  } catch (error) {
    // A view may not hold the middle of a step.
    if (error instanceof ScriptError) return { ...UNTRIED, after: view };
    throw error;
  }
}

function tried<S extends BaseState>(
  game: Game<S>,
  view: View,
  asked: Question,
  next: (question: Question, view: View, taken: readonly Order[]) => Order | undefined,
): LineTrial {
  const { side } = asked;
  const state = situationOf(game, view);
  const round = { over: false };
  const taken: Order[] = [];
  const runner = new Runner(game, state, {
    standing: assuming(game, state, side),
    passes: (what) => what === 'question' || what === 'standing',
    observer: {
      safePoint: () => {
        round.over = true;
      },
      answered: (answers) => {
        for (const { side: by, order } of answers) if (by === side && order !== null) taken.push(order);
      },
    },
  });
  let stop = runner.go();
  if (!isSame(questionTo(stop, side), asked)) return { ...UNTRIED, after: view };
  round.over = false;
  taken.length = 0;
  for (let fits = 0; ; fits++) {
    const after = game.position.view(state, side);
    const question = round.over ? undefined : questionTo(stop, side);
    const order = question === undefined ? undefined : next(question, after, taken);
    if (order === undefined) return { fits, tried: true, after };
    stop = runner.give({ side, order });
    if (stop.at === 'refused') return { fits, refusal: stop.refusal, tried: true, after };
    if (stop.at === 'barrier')
      return { fits: fits + 1, barrier: stop.what, tried: true, after: game.position.view(state, side) };
  }
}

/** The question to a side alone where a run stopped. */
export function questionTo(stop: RunStop, side: Side): Question | undefined {
  const [first, second] = stop.at === 'asked' ? stop.questions : [];
  return second === undefined && first?.side === side ? first : undefined;
}

/** The same question: forms are made anew, what it is about tells. */
export function isSame(
  found: Question | undefined,
  asked: { readonly kind: string; readonly about?: Question['about'] | undefined },
): boolean {
  return (
    found !== undefined &&
    found.kind === asked.kind &&
    JSON.stringify(found.about ?? {}) === JSON.stringify(asked.about ?? {})
  );
}

/**
 * A whole plan tried from where the match stands: which of its lines fit, and what can be drafted behind
 * them.
 */
import { explanationOf } from '../forms/explaining.js';
import { type Explanation, isOpenForm, type Order } from '../forms/form.js';
import type { Side } from '../game/basics.js';
import type { Question } from '../game/decision.js';
import type { Game, View } from '../game/game.js';
import type { BaseState } from '../game/play.js';
import type { Barrier } from '../run/signals.js';
import { checkPlanned, LineCursor } from './fitting.js';
import { type PlanPlace, planPhaseOf } from './place.js';
import { openLines, type Plan, type PlanLine, type PlanProgress, type Why } from './plan.js';
import { type Sketch, Sketching } from './sketch.js';
import { situationOf } from './trial.js';

/** How a line fits, as far as can be told now. */
export interface LineTried {
  readonly no: number;
  /**
   * `fits`: whole, up to its barrier if there is one. `unfit`: not behind `fits` orders. `unseen`: it cannot
   * be tried from here.
   */
  readonly how: 'fits' | 'unfit' | 'unseen';
  readonly fits: number;
  readonly why?: Why;
  /** What decides at its end. */
  readonly barrier?: Barrier;
  /** Tried where an earlier line's dice had not been rolled. */
  readonly untried: boolean;
  /** What its orders bring, as far as the game can tell. */
  readonly chances?: Explanation['chances'];
}

/** A plan tried, and the draft that goes on behind its lines. */
export interface Rehearsal {
  readonly lines: readonly LineTried[];
  readonly sketch: Sketch;
  /** What the owner would see behind all his lines, those too that the draft does not stand behind. */
  readonly behind: View;
  /** The phase that the draft stands in. */
  readonly at: PlanPlace;
}

/** What is drafted behind the lines: the step leapt to, and the orders of the line in the making. */
export interface Drafting {
  readonly leap?: string;
  readonly orders: readonly Order[];
}

/** Tries the open lines of a plan one behind the other, from the view of its owner who stands at `asked`. */
export function rehearse(
  game: Game,
  view: View,
  side: Side,
  asked: Question | undefined,
  plan: Plan,
  progress: PlanProgress,
  drafting: Drafting,
): Rehearsal {
  const sketching = new Sketching(game, view, side);
  sketching.begin(asked, false);
  const open = inOrderOfPhases(game, view, openLines(plan, progress));
  let ahead: Sketching<BaseState> | undefined;
  const lines = open.map((line) => {
    const here = tryLine(game, sketching, line);
    if (here.how !== 'unseen' || game.plans.comeRound === undefined) return here;
    const round = inOwnRound(game, ahead ?? new Sketching(game, sketching.view, side), line);
    ahead = round ?? ahead;
    if (round === undefined) return here;
    const tried = tryLine(game, round, line);
    playOut(round);
    return tried;
  });
  const behind = ahead?.view ?? sketching.view;
  if (drafting.leap !== undefined) sketching.add({ leap: drafting.leap });
  for (const order of drafting.orders) if (!sketching.add({ order })) break;
  return { lines, sketch: sketching.sketch(), behind, at: sketching.place };
}

/**
 * A draft beside the one that stands, in the owner's next round of the phase: rounds whose turn depends on
 * cards or the other side cannot be reached. Undefined: the game has no such rounds.
 */
function inOwnRound(
  game: Game,
  ahead: Sketching<BaseState>,
  line: PlanLine,
): Sketching<BaseState> | undefined {
  const { turn, phase } = ahead.place;
  if (turn !== line.turn || phase !== line.phase) return undefined;
  return isReached(game, ahead, line) || ahead.comeRound(line.kind) ? ahead : undefined;
}

/**
 * Begins a draft behind those lines that answer in the phase that stands, each tried: the draft goes on from
 * there.
 */
export function draftBehind(
  game: Game,
  view: View,
  side: Side,
  asked: Question,
  lines: readonly PlanLine[],
): { readonly lines: readonly LineTried[]; readonly sketching: Sketching<BaseState> } {
  const sketching = new Sketching(game, view, side);
  sketching.begin(asked, false);
  const { turn, phase } = sketching.place;
  const here = lines.filter((line) => line.turn === turn && line.phase === phase);
  return { lines: here.map((line) => tryLine(game, sketching, line)), sketching };
}

/**
 * Lines that come first in the sequence of play are tried first; those of one phase in the order of the plan.
 */
function inOrderOfPhases(game: Game, view: View, lines: readonly PlanLine[]): readonly PlanLine[] {
  const phases = game.rules.steps(situationOf(game, view)).map(({ phase }) => planPhaseOf(game, phase));
  const rank = ({ turn, phase }: PlanLine) => turn * phases.length + phases.indexOf(phase);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** What a line leaves open in its round is declined, so that the next is tried behind it. */
function playOut(sketching: Sketching<BaseState>): void {
  for (let n = 0; n < MOST_DECLINED && sketching.begun.length > 0; n++) {
    const idle = sketching.question?.forms.find(
      (form) => form.fields.length === 0 && form.anytime !== true && isOpenForm(form),
    );
    if (idle === undefined || !sketching.add({ order: { do: idle.do } })) break;
  }
  sketching.drop();
}

/** More windows than a round has. */
const MOST_DECLINED = 20;

function tryLine(game: Game, sketching: Sketching<BaseState>, line: PlanLine): LineTried {
  const unseen = { no: line.no, how: 'unseen', fits: 0, untried: false } as const;
  if (!isReached(game, sketching, line)) return unseen;
  let found: LineTried = unseen;
  for (const deed of line.deeds) {
    found = tryDeed(game, sketching, line, deed);
    if (found.how === 'fits') return found;
  }
  return found;
}

/**
 * Whether the draft stands at a question that the line is addressed to, if need be by a leap to its phase.
 */
function isReached(game: Game, sketching: Sketching<BaseState>, line: PlanLine): boolean {
  const isHere = () =>
    sketching.question?.kind === line.kind &&
    sketching.place.turn === line.turn &&
    sketching.place.phase === line.phase;
  if (isHere()) return true;
  const { place } = sketching;
  if (place.turn !== line.turn || place.phase === line.phase) return false;
  const step = sketching.stepsLater.find(({ phase }) => planPhaseOf(game, phase) === line.phase)?.id;
  return step !== undefined && sketching.add({ leap: step }) && isHere();
}

function tryDeed(
  game: Game,
  sketching: Sketching<BaseState>,
  { no, prefer }: PlanLine,
  deed: PlanLine['deeds'][number],
): LineTried {
  const before = sketching.lines;
  const cursor = new LineCursor(game, deed, prefer);
  const tried: Pick<LineTried, 'no' | 'untried'> & { chances?: Explanation['chances'] } = {
    no,
    untried: sketching.untried,
  };
  for (let used = 0; ; used++) {
    const { question } = sketching;
    const closed = sketching.lines > before;
    const order =
      question === undefined || closed ? undefined : cursor.next(question, sketching.view, sketching.begun);
    if (order === undefined || question === undefined) {
      const { barrier } = closed ? sketching.last : {};
      if (used === 0) return { ...tried, how: 'unfit', fits: 0, why: { for: 'nothing' } };
      return { ...tried, how: 'fits', fits: used, ...(barrier === undefined ? {} : { barrier }) };
    }
    const checked = checkPlanned(question, game.rules.universe, order);
    if (!checked.ok) {
      sketching.drop();
      return { ...tried, how: 'unfit', fits: used, why: { for: 'clause', clause: checked.refusal.clause } };
    }
    const { chances = [] } = explanationOf(question, game.rules.universe, checked.order) ?? {};
    if (chances.length > 0) tried.chances = chances;
    sketching.add({ order: checked.order });
  }
}

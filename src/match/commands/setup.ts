/** A set-up that was kept, placed again: what still fits makes the draft, what does not is named. */
import { canonicalJson } from '../../journal/index.js';
import {
  type Answer,
  type BaseState,
  type Clause,
  checkOrder,
  type Game,
  type Order,
  type Question,
  Runner,
  type RunStop,
  readTyped,
  type Side,
} from '../../referee/index.js';
import type { MatchContext } from '../model/context.js';
import { draftAnswers, type LoadedMatch, stateToRunFrom } from '../model/loaded-match.js';
import { done, failed } from '../model/seats.js';
import type { Accepted, Guard, Outcome } from '../model/types.js';
import { pressIn } from '../model/window.js';
import { openSides } from '../write/commit.js';
import { type CommandResult, carryOutCommand, onPosition } from '../write/writer.js';

/** Lines with this sign in front are remarks. */
const REMARK = '#';

/** What stands, as lines that can be typed. Undefined where no free set-up is asked for. */
export function setupLines(
  game: Game,
  state: BaseState,
  question: Question | undefined,
): readonly string[] | undefined {
  const { freeSetup } = game.rules;
  if (freeSetup === undefined || question?.kind !== freeSetup.kind) return undefined;
  return freeSetup.orders(state, question.side).map((order) => asLine(game, question, order));
}

/** An order of single ids as it is typed: by names where they are read as what they mean. */
function asLine(game: Game, question: Question, order: Order): string {
  const form = question.forms.find((one) => one.do === order.do);
  const named = Object.entries(order).map(([field, value]) => {
    const { of } = form?.fields.find(({ name }) => name === field) ?? {};
    return typeof of === 'string' ? game.words.nameOf(of, String(value), 'en') : String(value);
  });
  const line = named.join(' ');
  const read = readTyped(game, question, line);
  const isRead = read.ok && canonicalJson(read.soFar) === canonicalJson(order);
  return isRead ? line : Object.values(order).join(' ');
}

/** Places a set-up from its lines, in the place of what stands: nothing of it is more than a draft. */
export function placeSetup(
  context: MatchContext,
  id: string,
  side: Side,
  request: SetupRequest,
): Promise<Outcome<SetupPlaced>> {
  return carryOutCommand(context, {
    ...onPosition(id, side, request, ['setup', request.lines]),
    decide: (_, loaded) => decidePlacing(loaded, side, request),
  });
}

function decidePlacing(
  loaded: LoadedMatch,
  side: Side,
  { lines, draft: expectedRevision, key }: SetupRequest,
): Outcome<CommandResult<SetupPlaced>> {
  if (pressIn(loaded, side) !== undefined) return failed('handing-over');
  const placing = new Placing(loaded, side);
  if (!placing.isAsked) return failed('stale');
  const left = lines.flatMap((text, i): readonly LeftLine[] => {
    if (text.trim() === '' || text.trim().startsWith(REMARK)) return [];
    const why = placing.take(text);
    return why === undefined ? [] : [{ line: i + 1, text, ...why }];
  });
  const { answers, pending } = placing;
  const draft = expectedRevision + 1;
  const save = { side, expectedRevision, key, answers: JSON.stringify(answers), pending };
  const placed = answers.filter(({ by }) => by === 'given').length;
  const event = loaded.match.headNumber;
  return done({ write: { to: 'draft', save }, value: { became: 'draft', event, draft, placed, left } });
}

/** A set-up in the making, from an empty map. */
class Placing {
  readonly #loaded: LoadedMatch;
  readonly #side: Side;
  #runner: Runner;
  #stop: RunStop;

  constructor(loaded: LoadedMatch, side: Side) {
    this.#loaded = loaded;
    this.#side = side;
    this.#runner = this.#begun([]);
    this.#stop = this.#runner.go();
  }

  /** Whether it is the free set-up that this side is asked for. */
  get isAsked(): boolean {
    const { freeSetup } = this.#loaded.game.rules;
    return freeSetup !== undefined && this.#question?.kind === freeSetup.kind;
  }

  get answers(): readonly Answer[] {
    return this.#runner.draftOf(this.#side);
  }

  get pending(): readonly Side[] {
    return this.#stop.at === 'asked' ? openSides(this.#stop) : this.#loaded.match.pending;
  }

  /** Takes a line, or says why not. */
  take(text: string): Omit<LeftLine, 'line' | 'text'> | undefined {
    const question = this.#question;
    if (question === undefined) return {};
    const typed = readTyped(this.#loaded.game, question, text);
    if (!typed.ok || !typed.whole) return typed.ok || typed.word === '' ? {} : { word: typed.word };
    const checked = checkOrder(question, this.#loaded.game.rules.universe, typed.soFar);
    if (!checked.ok) return { clause: checked.refusal.clause };
    return this.#give(checked.order);
  }

  /** An order that ends the set-up, or passes a barrier, is not given here. */
  #give(order: Order): Omit<LeftLine, 'line' | 'text'> | undefined {
    const before = [...this.answers];
    const stop = this.#runner.give({ side: this.#side, order });
    if (stop.at === 'refused') return { clause: stop.refusal.clause };
    this.#stop = stop;
    if (stop.at === 'asked' && !stop.committed && this.isAsked) return undefined;
    this.#runner = this.#begun(before);
    this.#stop = this.#runner.go();
    return { ends: true };
  }

  get #question(): Question | undefined {
    if (this.#stop.at !== 'asked') return undefined;
    return this.#stop.questions.find(({ side }) => side === this.#side);
  }

  #begun(answers: readonly Answer[]): Runner {
    const { game, tape, drafts } = this.#loaded;
    const others = drafts.filter(({ side }) => side !== this.#side).map(draftAnswers);
    return new Runner(game, stateToRunFrom(this.#loaded), {}, tape, [answers, ...others]);
  }
}

/** A set-up to be placed in the place of what stands, a typed order a line. */
export interface SetupRequest extends Guard {
  readonly lines: readonly string[];
}

/**
 * A line of a set-up that was not taken: the clause that forbids it, the word that is not known, or neither.
 */
export interface LeftLine {
  readonly line: number;
  readonly text: string;
  readonly clause?: Clause;
  readonly word?: string;
  /** It would have ended the set-up. */
  readonly ends?: true;
}

/** A set-up that was placed as far as it fits. */
export interface SetupPlaced extends Accepted {
  readonly placed: number;
  readonly left: readonly LeftLine[];
}

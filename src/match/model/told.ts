/** What a player is told of a reply in which he gave orders. Plain data: it waits in the outbox. */
import type { Clause, LineOutcome, Order } from '../../referee/index.js';

/** What may stand in the place of a word: verbs of the question, or ids of a universe. */
export type Choices =
  | { readonly verbs: readonly string[]; readonly kind: string }
  | { readonly of: string; readonly ids: readonly string[]; readonly more: boolean }
  | { readonly least: number; readonly most: number };

/**
 * Why a line was not taken. `unknown`, `ambiguous`: a word. `unfinished`: something is missing. `clause`: a
 * rule forbids it. `beyond`: nothing can be ordered behind the line before. `byHand`: it is given on the page
 * alone.
 */
export interface ReplyMistake {
  readonly why: 'unknown' | 'ambiguous' | 'unfinished' | 'clause' | 'beyond' | 'byHand';
  /** Of the lines as they were read, from 0. */
  readonly line: number;
  readonly word?: string;
  /** The form that its first word was taken for, where that is not written out: the mistake may lie there. */
  readonly takenFor?: { readonly first: string; readonly verb: string; readonly kind: string };
  /** The field that an order lacks which is not whole. */
  readonly lacks?: { readonly verb: string; readonly field: string };
  readonly among?: readonly string[];
  readonly clause?: Clause;
  /** What a clause bars: an id of a universe. */
  readonly barred?: { readonly of: string; readonly id: string };
  readonly choices?: Choices;
}

/** A line as it was typed, what it was read as, and what became of it. */
export interface ToldLine {
  readonly text: string;
  readonly order?: Order;
  readonly kind?: string;
  /** The line of the plan that it belongs to. */
  readonly no?: number;
  readonly came?: LineOutcome;
  readonly clause?: Clause;
}

/**
 * `empty`: no line was found. `old`: the match has moved since the mail that it answers. `closed`: the match
 * is not being played. `notAsked`: the match waits for the other side. `answered`: he has answered on the
 * page, and the other side has not. `handing`: his phase is ended and about to be handed over. `plan`: what
 * was planned before does not fit. `many`: more than a plan holds. `unreadable`: it is too large, or takes too
 * long to read. `mistake`: a line.
 */
export type ReplyFault =
  | 'empty'
  | 'old'
  | 'closed'
  | 'notAsked'
  | 'answered'
  | 'handing'
  | 'plan'
  | 'many'
  | 'unreadable'
  | 'mistake';

export interface ReplyTold {
  /**
   * `played`: carried out, as far as it went. `given`: it counts once the other side has answered too.
   * `kept`: all fits, and none of it could begin. `closing`: the phase ends with it, and is handed over some
   * minutes later.
   */
  readonly became: 'played' | 'given' | 'kept' | 'closing' | 'refused';
  readonly minutes?: number;
  /** Orders that he had given on the page, behind which these lines go. */
  readonly drafted?: number;
  readonly lines: readonly ToldLine[];
  readonly fault?: ReplyFault;
  readonly mistake?: ReplyMistake;
}

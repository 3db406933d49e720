/**
 * What a plan is: a seat's lines for its own decisions to come, how far they have come, and what is told of
 * them.
 */
import type { Order } from '../forms/form.js';
import type { Clause, Entry } from '../game/basics.js';

/** A question of a phase of a turn. */
export interface Address {
  readonly turn: number;
  readonly phase: string;
  readonly kind: string;
}

/** What a line answers: drafted orders, or a sentence of the game that makes each answer. */
export type LineDeed = { readonly orders: readonly Order[] } | { readonly sentence: Order };

/** What a line waits for or holds to; `not` turns it round. */
export type Condition = { readonly not?: boolean } & (
  | {
      /** The other side's answers since one's own last are passes, or are not. */ readonly if:
        | 'passed'
        | 'acted';
    }
  | { /** One of them named one of these. */ readonly if: 'named'; readonly ids: readonly string[] }
  | { /** What an earlier line came to. */ readonly if: 'came'; readonly line: number; readonly to: string }
  | {
      /** So many lines of a kind of question of the phase are open and have what they wait for. */
      readonly if: 'open';
      readonly phase: string;
      readonly kind: string;
      readonly least: number;
    }
  | {
      /** So much of a public quantity is left behind the line. */
      readonly if: 'left';
      readonly of: string;
      readonly least?: number;
      readonly most?: number;
    }
  | { /** A condition of the game. */ readonly if: 'holds'; readonly is: Order }
);

/** `before`: tested when the line begins. `while`: before each of its answers too. */
export type LineCondition = Condition & { readonly when: 'before' | 'while' };

/** What becomes of a line that does not fit. */
export const UNFIT = ['skip', 'later', 'halt'] as const;
export type Unfit = (typeof UNFIT)[number];

export interface PlanLine extends Address {
  /** Its name in the plan: given once, never again. */
  readonly no: number;
  /** The line itself, then its substitutes by rank. */
  readonly deeds: readonly LineDeed[];
  readonly unfit: Unfit;
  readonly conditions: readonly LineCondition[];
  /** Answers to questions behind a die, the first choice first. */
  readonly prefer: readonly Order[];
  /** Kinds of questions behind a die that its owner wishes to be asked. */
  readonly asks: readonly string[];
  readonly repeat?: { readonly most: number; readonly until?: Condition };
  /** What its first order was worth when it was drafted; left out: its owner does not hold to it. */
  readonly stakes?: readonly number[];
  /** Answers also when its owner's time is up, pressed or not. */
  readonly late?: boolean;
  /** Drafted on a position behind which a die falls. */
  readonly untried?: boolean;
}

/**
 * What a plan does behind its last open line for a question: `do` of an answer without fields. Else it asks.
 */
export interface PlanRest extends Address {
  readonly do: string;
}

export interface Plan {
  readonly lines: readonly PlanLine[];
  readonly rests: readonly PlanRest[];
  /** Carried out as soon as the match waits for its owner; else by a press alone. */
  readonly unasked: boolean;
}

/** What a line comes to in the kernel's words; a game has more. */
export const CAME = ['done', 'asFar', 'skipped', 'expired', 'halted'] as const;
export type LineOutcome = (typeof CAME)[number];

/** Why a line did not begin or stopped. */
export type Why =
  | { readonly for: 'clause'; readonly clause: Clause }
  | { readonly for: 'condition'; readonly n: number }
  | { readonly for: 'stakes' }
  | { readonly for: 'nothing' };

/** What a plan tells its owner of a line. */
export interface LineReport {
  readonly no: number;
  readonly came: LineOutcome;
  /** Orders of it that were taken, of so many (a sentence has as many as were taken). */
  readonly used: number;
  readonly of: number;
  /** The substitute that was taken: 1 the first. */
  readonly instead?: number;
  readonly outcomes: readonly string[];
  /** What of a sentence was left undone; left out: nothing. */
  readonly left?: readonly Entry[];
  readonly why?: Why;
}

/** The line that is being carried out. */
export interface UnderWay {
  readonly no: number;
  readonly deed: number;
  readonly used: number;
  readonly taken: readonly Order[];
  /** Why it says nothing more in its round. */
  readonly stopped?: Why;
}

/** How far a plan has come. */
export interface PlanProgress {
  readonly reports: readonly LineReport[];
  readonly underWay?: UnderWay;
  /** How often lines that repeat were carried out. */
  readonly times: { readonly [no: string]: number };
  /** A line halted it: it goes on by a press. */
  readonly halted: boolean;
}

export const NO_PROGRESS: PlanProgress = { reports: [], times: {}, halted: false };

/** The lines that are neither over nor under way. */
export function openLines({ lines }: Plan, { reports, underWay }: PlanProgress): readonly PlanLine[] {
  return lines.filter((line) => line.no !== underWay?.no && !reports.some(({ no }) => no === line.no));
}

/** Who looks on while a script runs. */
import type { Entry, Side } from '../game/basics.js';
import type { DrawSpec, Rolled } from '../game/chance.js';
import type { Question } from '../game/decision.js';
import type { BaseState } from '../game/play.js';
import type { Answer } from './record.js';

/** Told what the script does as it does it, played back or for the first time; it changes nothing. */
export interface RunObserver {
  /** A side is asked, whoever will answer; of a question to both each is told apart. */
  asked?(question: Question, state: BaseState): void;
  /** A question was answered, one to both by two answers; the script has not gone on yet. */
  answered?(answers: readonly Answer[], state: BaseState): void;
  rolled?(rolled: Rolled, state: BaseState): void;
  drew?(spec: DrawSpec, state: BaseState): void;
  /** Something hidden becomes known. */
  revealed?(state: BaseState): void;
  /** A line of the log for all, beside the one that every roll has. */
  said?(entry: Entry): void;
  /** What one side alone is told. */
  toldAlone?(side: Side, entry: Entry): void;
  /** The script stands between two steps: the whole situation is in the state. */
  safePoint?(state: BaseState): void;
}

/** How a run leaves a script: on purpose (barrier, refusal, end) or because the script has a fault. */
import type { Crumb, Result } from '../game/basics.js';
import type { Refusal } from '../game/chance.js';

/** What cannot be undone. */
export type Barrier = 'roll' | 'draw' | 'reveal' | 'question' | 'standing' | 'both' | 'phase' | 'end';

/** Thrown to stop a run that may not pass a barrier. */
export class BarrierSignal {
  constructor(readonly what: Barrier) {}
}

/** Thrown where a roll or draw is due and what decides it is not known yet. */
export class ThrowSignal {
  constructor(readonly what: 'roll' | 'draw') {}
}

/** Thrown by `play.end`: unwinds every level of the script. */
export class EndSignal {
  constructor(readonly result: Result) {}
}

/** Thrown when the order that came is refused. */
export class RefusedSignal {
  constructor(readonly refusal: Refusal) {}
}

/**
 * A script threw, or asked for something the tape does not hold: a bug or a broken recording, never a
 * player's doing.
 */
export class ScriptError extends Error {
  readonly code: 'script-fault' | 'tape-mismatch' | 'no-such-step' | 'bad-roll';
  constructor(
    code: ScriptError['code'],
    message: string,
    readonly scope: readonly Crumb[],
    cause?: unknown,
  ) {
    super(`${message} (at ${scope.map((c) => c.key).join(' > ') || 'the top'})`, { cause });
    this.name = 'ScriptFault';
    this.code = code;
  }
}

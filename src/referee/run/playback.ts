/** A recording being played back: hands out its answers, rolls and draws in turn. */
import type { Answer, Tape } from './record.js';

export class Playback {
  readonly #answers: Answer[] = [];
  readonly #rolls: Tape['rolls'][number][] = [];
  readonly #draws: Tape['draws'][number][] = [];
  #answer = 0;
  #roll = 0;
  #draw = 0;
  #waits = false;

  /** Adds a recording. False when nothing was recorded: whatever happens now happens for the first time. */
  feed(tape: Tape): boolean {
    for (const answer of tape.answers) this.#answers.push(answer);
    for (const roll of tape.rolls) this.#rolls.push(roll);
    for (const draw of tape.draws) this.#draws.push(draw);
    this.#waits = tape.waits ?? false;
    return tape.recorded ?? !this.isOver;
  }

  /** Whether all is played back, and a roll or draw is next that was not recorded. */
  get waitsForThrow(): boolean {
    return this.#waits && this.isOver;
  }

  get isOver(): boolean {
    return this.#answer === this.#answers.length && !this.hasChanceLeft;
  }

  get hasChanceLeft(): boolean {
    return this.#roll < this.#rolls.length || this.#draw < this.#draws.length;
  }

  nextAnswer(): Answer | undefined {
    return this.#answer < this.#answers.length ? this.#answers[this.#answer++] : undefined;
  }

  nextFaces(): readonly number[] | undefined {
    return this.#rolls[this.#roll++]?.faces;
  }

  nextIds(): readonly string[] | undefined {
    return this.#draws[this.#draw++]?.ids;
  }
}

/** What a script asks of the kernel, written down while a recording is played back. */
import type { DrawSpec, Entry, Rolled, RunObserver, Side } from '../../referee/index.js';

/** What the script did since the event began. `after` counts the answers it had taken by then. */
export class Watched implements RunObserver {
  rolls: (Rolled & { readonly after: number })[] = [];
  draws: (DrawSpec & { readonly after: number })[] = [];
  log: Entry[] = [];
  /** What each side alone was told. */
  told: Record<Side, Entry[]> = {};
  #answers = 0;

  begin(): void {
    this.rolls = [];
    this.draws = [];
    this.log = [];
    this.told = {};
    this.#answers = 0;
  }

  answered(answers: readonly unknown[]): void {
    this.#answers += answers.length;
  }

  rolled(rolled: Rolled): void {
    this.log.push({ key: 'roll', roll: this.rolls.length });
    this.rolls.push({ after: this.#answers, ...rolled });
  }

  drew(spec: DrawSpec): void {
    this.draws.push({ after: this.#answers, ...spec });
  }

  said(entry: Entry): void {
    this.log.push(entry);
  }

  toldAlone(side: Side, entry: Entry): void {
    this.told[side] = [...(this.told[side] ?? []), entry];
  }
}

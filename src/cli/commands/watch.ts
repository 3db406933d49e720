/** What a script asks of the kernel, written down while a recording is played back. */
import type { DrawSpec, Entry, Rolled, RunObserver, Side } from '../../referee/index.js';

/**
 * What the script did since the event began. `after` counts the answers it had taken by then, without those
 * that stood before.
 */
export class Watched implements RunObserver {
  rolls: (Rolled & { readonly after: number })[] = [];
  draws: (DrawSpec & { readonly after: number })[] = [];
  log: Entry[] = [];
  /** What each side alone was told. */
  told: Record<Side, Entry[]> = {};
  #answers = 0;

  /** `stood`: answers of an earlier event that are played with this one. */
  begin(stood = 0): void {
    this.rolls = [];
    this.draws = [];
    this.log = [];
    this.told = {};
    this.#answers = -stood;
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

/** What a side was told, by its opened content, without the words of its own standing orders. */
export function toldByRules(content: unknown): readonly unknown[] {
  return toldIn(content).filter((entry) => !/^(why|standing)\./.test(entryKey(entry)));
}

function toldIn(content: unknown): readonly unknown[] {
  const told: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'told') : [];
  return Array.isArray(told) ? told : [];
}

function entryKey(entry: unknown): string {
  return typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, 'key')) : '';
}

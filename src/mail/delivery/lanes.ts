/** Places for work under way. */

export interface Width {
  /** Pieces of work that have only just begun. */
  readonly quick: number;
  /** Pieces of work of all kinds. */
  readonly most: number;
  /** Milliseconds after which a piece of work is slow. */
  readonly slow: number;
}

/** Retries have places of their own: a server that is slow with them keeps no new mail waiting. */
export const PLACES = { first: { quick: 3, most: 12 }, again: { quick: 1, most: 4 } } as const;

/** As many connections as mails can be under way. */
export const MOST_AT_A_TIME: number = PLACES.first.most + PLACES.again.most;

/** So much at a time; what has become slow no longer keeps the rest waiting, up to a bound. */
export class Lanes {
  readonly #width: Width;
  readonly #freed: () => void;
  readonly #inHand = new Set<Promise<void>>();
  #quick = 0;

  /** `freed`: called when there may be room for more. */
  constructor(width: Width, freed: () => void) {
    this.#width = width;
    this.#freed = freed;
  }

  /** How much more may be begun now. */
  get free(): number {
    const { quick, most } = this.#width;
    return Math.max(0, Math.min(quick - this.#quick, most - this.#inHand.size));
  }

  /** What is under way. */
  get inHand(): readonly Promise<void>[] {
    return [...this.#inHand];
  }

  /** Begins `work`, which must not reject. */
  begin(work: () => Promise<void>): void {
    let isQuick = true;
    this.#quick += 1;
    const quickNoMore = (): void => {
      if (isQuick) this.#quick -= 1;
      isQuick = false;
      this.#freed();
    };
    const timer = setTimeout(quickNoMore, this.#width.slow);
    const done = work().then(() => {
      clearTimeout(timer);
      this.#inHand.delete(done);
      quickNoMore();
    });
    this.#inHand.add(done);
  }
}

/** Work of one name at a time, in the order in which it came. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Does `work`, which must not reject, behind all that came before it under its name. */
  async take(name: string, work: () => Promise<void>): Promise<void> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work);
    this.#last.set(name, done);
    await done;
    if (this.#last.get(name) === done) this.#last.delete(name);
  }
}

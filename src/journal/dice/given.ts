/** Chance from a list: the dice and draws that a position file's reader gives. */
import type { ChancePort, DrawSpec, RollSpec } from '../../referee/index.js';
import { JournalError } from '../errors.js';

/** Takes dice and ids in the order given; nothing is random and nothing is proved. */
export class GivenChance implements ChancePort {
  readonly #dice: readonly number[];
  readonly #draws: readonly string[];
  #diceTaken = 0;
  #drawsTaken = 0;

  constructor(dice: readonly number[], draws: readonly string[] = []) {
    this.#dice = dice;
    this.#draws = draws;
  }

  /** Throws JournalError `given-too-few-dice`, `given-bad-face`. */
  roll({ purpose, dice }: RollSpec) {
    const faces = this.#dice.slice(this.#diceTaken, this.#diceTaken + dice.length);
    if (faces.length < dice.length)
      throw new JournalError('given-too-few-dice', `${purpose} needs ${dice.length} dice`);
    dice.forEach((die, i) => {
      const face = faces[i] ?? 0;
      if (!Number.isInteger(face) || face < 1 || face > die)
        throw new JournalError('given-bad-face', `${purpose}: no ${face} on d${die}`);
    });
    this.#diceTaken += dice.length;
    return { faces, proof: null };
  }

  /** Throws JournalError `given-too-few-draws`, `given-not-in-pool`. */
  draw({ purpose, from, take }: DrawSpec) {
    const ids = this.#draws.slice(this.#drawsTaken, this.#drawsTaken + take);
    if (ids.length < take) throw new JournalError('given-too-few-draws', `${purpose} needs ${take} draws`);
    const stray = ids.find((id, i) => !from.includes(id) || ids.indexOf(id) !== i);
    if (stray !== undefined)
      throw new JournalError('given-not-in-pool', `${purpose}: ${stray} cannot be drawn`);
    this.#drawsTaken += take;
    return { ids, proof: null };
  }

  /** What nobody has asked for yet. */
  left(): { readonly dice: readonly number[]; readonly draws: readonly string[] } {
    return { dice: this.#dice.slice(this.#diceTaken), draws: this.#draws.slice(this.#drawsTaken) };
  }
}

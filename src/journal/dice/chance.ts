/** Chance of a running match: dice and draws from the roots in force, each with its proof. */
import type { ChancePort, DrawSpec, RollSpec } from '../../referee/index.js';
import { JournalError } from '../errors.js';
import type { ChainLinks } from './chain.js';
import { LAST_ROLL } from './chain.js';
import { drawIds } from './draws.js';
import type { RollPlace } from './faces.js';
import { facesOf, messageOf } from './faces.js';

/** The roots of a match as the store keeps them, decrypted. Never log or show them. */
export interface MatchRoots extends RollPlace {
  readonly links: ChainLinks;
  readonly secretRoot: Uint8Array;
  /** The k of the next public roll and of the next secret draw, each from 1. */
  readonly nextRoll: number;
  readonly nextDraw: number;
}

/**
 * Rolls for one run. What is not committed was seen by nobody: the next run starts again from the stored
 * counts. Within one instance no k serves twice.
 */
export class LiveChance implements ChancePort {
  readonly #roots: MatchRoots;
  #nextRoll: number;
  #nextDraw: number;

  constructor(roots: MatchRoots) {
    this.#roots = roots;
    this.#nextRoll = roots.nextRoll;
    this.#nextDraw = roots.nextDraw;
  }

  /** Counts to store with the event that this run commits. */
  get used(): { readonly nextRoll: number; readonly nextDraw: number } {
    return { nextRoll: this.#nextRoll, nextDraw: this.#nextDraw };
  }

  /** Throws JournalError `chain-used-up` (commit new roots and run again), `bad-dice`. */
  roll({ dice }: RollSpec) {
    const k = this.#nextRoll;
    if (k > LAST_ROLL) throw new JournalError('chain-used-up', `the chain has no link after ${LAST_ROLL}`);
    this.#nextRoll += 1;
    const { links, chain } = this.#roots;
    const link = links.at(k);
    const faces = facesOf(link, messageOf(this.#roots, 'open', k), dice);
    return { faces, proof: { chain, k, link: Buffer.from(link).toString('hex') } };
  }

  /** Throws JournalError `bad-pool`. */
  draw(spec: DrawSpec) {
    const k = this.#nextDraw;
    this.#nextDraw += 1;
    return { ids: drawIds(this.#roots, this.#roots.secretRoot, k, spec), proof: { k } };
  }
}

/** What the match layer works with: the effects at its edge, all given in. */
import type { Commitments, RootKey } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';
import type { SeatRecord, Store } from '../../store/index.js';
import type { Chapter } from '../types.js';
import { Kept, Tables } from './match-cache.js';

/** Games by id, version and component pack. `pack`: the text of a component file, or null for the one built in. */
export interface Shelf {
  readonly ids: readonly string[];
  /** Version that new matches are opened with; undefined for an unknown game. */
  newest(id: string): number | undefined;
  /** @throws an error with a code for an unknown game or version, or a pack that does not fit. */
  load(id: string, version: number, pack: string | null): Game;
}

/** The effects at the edge of the match layer. */
export interface Effects {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly clock: () => Date;
  /** So many random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The first encrypts, all decrypt. */
  readonly rootKeys: readonly RootKey[];
  /** Whether mails that nobody there asked for may go to these addresses; counts them. Left out: always. */
  readonly mayMail?: (addresses: readonly string[]) => Promise<boolean>;
  /** Called when a mail was written to the outbox. */
  readonly mailed?: () => void;
  /** Called when something was written to a match of the practice opponent: an event, a draft, an offer. */
  readonly practised?: () => void;
}

/** The effects, and what was read lately. */
export interface Desk extends Effects {
  readonly tables: Tables;
  /** The chapters beside the map, by match, head and reader. */
  readonly chapters: Kept<readonly Chapter[]>;
  /** Heads that links named and the journal holds. */
  readonly heads: Kept<true>;
  /** States (JSON) that mails were made of, by match and head: the next mail to the same reader tells what has changed. */
  readonly mailedStates: Kept<string>;
  /** What chains commit to, by their sealed secret: public, and hashed anew otherwise for every page. */
  readonly commitments: Kept<Commitments>;
}

const CHAPTERS = 300;
const HEADS = 5000;
const MAILED = 500;
const COMMITMENTS = 1000;

/** A desk on which nothing lies yet. */
export function makeDesk(effects: Effects): Desk {
  return {
    ...effects,
    tables: new Tables(),
    chapters: new Kept(CHAPTERS),
    heads: new Kept(HEADS),
    mailedStates: new Kept(MAILED),
    commitments: new Kept(COMMITMENTS),
  };
}

/** Whether mails that were not asked for may go to these addresses. */
export async function mayMail(desk: Effects, addresses: readonly string[]): Promise<boolean> {
  return desk.mayMail === undefined || desk.mayMail(addresses);
}

/** Tells those who wait for it that a match with these seats was written to. */
export function announce(desk: Effects, seats: readonly Pick<SeatRecord, 'holder'>[]): void {
  desk.mailed?.();
  if (seats.some(({ holder }) => holder === 'robot')) desk.practised?.();
}

/**
 * `denrei seed <match> <side> <chain>`: a player's number and its digest from their dice code, or the number that
 * their own words make, without the server's pages.
 */
import { randomBytes } from 'node:crypto';
import { canonicalWords, digestOfSeed, isOwnWords, seedFrom, seedFromWords } from '../../journal/index.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { print, type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';

const SECRET_BYTES = 32;

export interface SeedOptions {
  readonly match: string;
  readonly side: string;
  readonly chain: number;
  /** 64 digits, with or without blanks; undefined: a new one. */
  readonly code?: string | undefined;
  /** What they typed, as they typed it. */
  readonly words?: string | undefined;
}

/**
 * Prints digest, number and code. The code and the number are the player's own until the match asks for the
 * number.
 */
export async function makeSeed(terminal: Terminal, { code, words, ...place }: SeedOptions): Promise<Exit> {
  if (words !== undefined) return tellWords(terminal, place, words);
  const secret = code === undefined ? randomBytes(SECRET_BYTES) : secretOf(code);
  const made = seedFrom(secret, place);
  await tell(terminal, 'told.digest', { digest: digestOfSeed(place, made) });
  await tell(terminal, 'told.number', { number: made });
  await print(terminal, '');
  await tell(terminal, 'told.code', { code: secret.toString('hex').replace(/(....)(?=.)/g, '$1 ') });
  return EXIT.fine;
}

/** @throws CommandError `usage` */
async function tellWords(
  terminal: Terminal,
  place: Pick<SeedOptions, 'match' | 'side' | 'chain'>,
  typed: string,
): Promise<Exit> {
  const words = canonicalWords(typed);
  if (!isOwnWords(words)) throw new CommandError('usage', said('usage.words'), '--words');
  await tell(terminal, 'told.ownWords', { words });
  await tell(terminal, 'told.number', { number: seedFromWords(place, words) });
  return EXIT.fine;
}

/** @throws CommandError `usage` */
function secretOf(code: string): Buffer {
  const digits = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new CommandError('usage', said('usage.code'), '--code');
  return Buffer.from(digits, 'hex');
}

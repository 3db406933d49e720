/**
 * `denrei seed <match> <side> <chain>`: a player's number and its digest from his dice code, made without the
 * server's pages.
 */
import { randomBytes } from 'node:crypto';
import { digestOfSeed, seedFrom } from '../../journal/index.js';
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
}

/**
 * Prints digest, number and code. The code and the number are the player's own until the match asks for the
 * number.
 */
export async function makeSeed(terminal: Terminal, { code, ...place }: SeedOptions): Promise<Exit> {
  const secret = code === undefined ? randomBytes(SECRET_BYTES) : secretOf(code);
  const made = seedFrom(secret, place);
  await tell(terminal, 'told.digest', { digest: digestOfSeed(place, made) });
  await tell(terminal, 'told.number', { number: made });
  await print(terminal, '');
  await tell(terminal, 'told.code', { code: secret.toString('hex').replace(/(....)(?=.)/g, '$1 ') });
  return EXIT.fine;
}

/** @throws CommandError `usage` */
function secretOf(code: string): Buffer {
  const digits = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new CommandError('usage', said('usage.code'), '--code');
  return Buffer.from(digits, 'hex');
}

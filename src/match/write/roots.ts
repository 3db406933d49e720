/** The roots of a match: making, sealing at rest, opening. They never leave this file but inside `Roots`. */
import {
  ChainLinks,
  type Commitments,
  decryptRoot,
  encryptRoot,
  type MatchRoots,
  newChain,
  type RootKey,
  rootOfChain,
  type Seeds,
  sha256Hex,
} from '../../journal/index.js';
import type { RootRecord, SeatRecord } from '../../store/index.js';
import type { Givens, MatchContext } from '../model/context.js';

const ROOT_BYTES = 32;

/** New roots for a match: the record to store and the commitments to publish. */
export function newRoots(
  givens: Givens,
  match: string,
  chain: number,
): { readonly record: RootRecord; readonly commitments: Commitments } {
  const key = encryptingKey(givens.rootKeys);
  const data = newChain(givens.random(ROOT_BYTES));
  const secret = givens.random(ROOT_BYTES);
  const record: RootRecord = {
    chain,
    sealed: encryptRoot(key, { match, kind: 'open', chain }, data.checkpoints),
    secret: encryptRoot(key, { match, kind: 'secret', chain }, secret),
    nextRoll: 1,
    nextDraw: 1,
  };
  return { record, commitments: { chain, open: data.commitment, secret: sha256Hex(secret) } };
}

/** The key that encrypts what is sealed from now on. */
export function encryptingKey(keys: readonly RootKey[]): RootKey {
  const [key] = keys;
  if (key === undefined) throw new RangeError('no root key');
  return key;
}

/** The roots in force, opened, with the seeds of both seats. */
export function openRoots(
  givens: Givens,
  match: string,
  record: RootRecord,
  seats: readonly SeatRecord[],
): MatchRoots {
  const { chain, nextRoll, nextDraw } = record;
  const checkpoints = decryptRoot(givens.rootKeys, { match, kind: 'open', chain }, record.sealed);
  return {
    match,
    chain,
    seeds: seedsOf(seats),
    beacon: null,
    links: new ChainLinks(checkpoints),
    secretRoot: openSecret(givens, match, record),
    nextRoll,
    nextDraw,
  };
}

/** The secret root of a chain. */
export function openSecret(givens: Givens, match: string, record: RootRecord): Uint8Array {
  return decryptRoot(givens.rootKeys, { match, kind: 'secret', chain: record.chain }, record.secret);
}

/** The root that a chain was hashed down from. */
export function openRoot(givens: Givens, match: string, { chain, sealed }: RootRecord): Uint8Array {
  return rootOfChain(decryptRoot(givens.rootKeys, { match, kind: 'open', chain }, sealed));
}

/** What the server is committed to, computed from the roots themselves: the same as stands in the journal. */
export function commitmentsOf(context: MatchContext, match: string, record: RootRecord): Commitments {
  const known = context.commitments.get(record.secret);
  if (known !== undefined) return known;
  const commitments = computedCommitments(context, match, record);
  context.commitments.set(record.secret, commitments);
  return commitments;
}

function computedCommitments(context: Givens, match: string, record: RootRecord): Commitments {
  const { chain } = record;
  const links = new ChainLinks(decryptRoot(context.rootKeys, { match, kind: 'open', chain }, record.sealed));
  const open = Buffer.from(links.at(0)).toString('hex');
  return { chain, open, secret: sha256Hex(openSecret(context, match, record)) };
}

function seedsOf(seats: readonly SeatRecord[]): Seeds {
  return Object.fromEntries(seats.flatMap((seat) => (seat.seed === null ? [] : [[seat.side, seat.seed]])));
}

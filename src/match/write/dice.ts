/** The live dice of a match, and what a run takes of their chain. */
import {
  ChainLinks,
  type Commitments,
  decryptRoot,
  encryptRoot,
  LiveChance,
  type MatchRoots,
  newChain,
  type RootKey,
  rootOfChain,
  type Seeds,
  sha256Hex,
} from '../../journal/index.js';
import type { ChancePort } from '../../referee/index.js';
import type { Commit, RootRecord, RootUse, SeatRecord } from '../../store/index.js';
import type { DecisionInputs, MatchContext } from '../model/context.js';
import type { LoadedMatch } from '../model/loaded-match.js';

/** The dice of a run, and what of their chain is used when it stops. */
export interface Dice {
  readonly chance: ChancePort;
  used(): RootUse['to'];
}

/** By what a throw falls that waited: SHA-256 of the round's signature (hex), or null for the chain alone. */
export interface ThrowSource {
  readonly beacon: string | null;
}

/**
 * The live dice of a table. Their roots are opened with the first throw: most orders roll nothing. Of a match
 * with a beacon they wait, unless `falls` says by what the throw that waits falls.
 */
export function liveChance(givens: DecisionInputs, loaded: LoadedMatch, falls?: ThrowSource): Dice {
  let live: LiveChance | undefined;
  const opened = (): LiveChance => {
    const roots = openRoots(givens, loaded.match.id, loaded.root, loaded.seats);
    live ??= new LiveChance({ ...roots, beacon: falls?.beacon ?? null });
    return live;
  };
  return {
    chance: {
      waits: () => loaded.match.beacon !== null && falls === undefined,
      roll: (spec) => opened().roll(spec),
      draw: (spec) => opened().draw(spec),
    },
    used: () => live?.used ?? countsOf(loaded.root),
  };
}

/** What a run took of its chain; nothing to write where it took nothing. */
export function rootUse(root: RootRecord, dice: Dice): Pick<Commit, 'root'> {
  const [from, to] = [countsOf(root), dice.used()];
  if (to.nextRoll === from.nextRoll && to.nextDraw === from.nextDraw) return {};
  return { root: { chain: root.chain, from, to } };
}

function countsOf({ nextRoll, nextDraw }: RootRecord) {
  return { nextRoll, nextDraw };
}

const ROOT_BYTES = 32;

/** New roots for a match: the record to store and the commitments to publish. */
export function newRoots(
  givens: DecisionInputs,
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
  givens: DecisionInputs,
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
export function openSecret(givens: DecisionInputs, match: string, record: RootRecord): Uint8Array {
  return decryptRoot(givens.rootKeys, { match, kind: 'secret', chain: record.chain }, record.secret);
}

/** The root that a chain was hashed down from. */
export function openRoot(givens: DecisionInputs, match: string, { chain, sealed }: RootRecord): Uint8Array {
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

function computedCommitments(context: DecisionInputs, match: string, record: RootRecord): Commitments {
  const { chain } = record;
  const links = new ChainLinks(decryptRoot(context.rootKeys, { match, kind: 'open', chain }, record.sealed));
  const open = Buffer.from(links.at(0)).toString('hex');
  return { chain, open, secret: sha256Hex(openSecret(context, match, record)) };
}

function seedsOf(seats: readonly SeatRecord[]): Seeds {
  return Object.fromEntries(seats.flatMap((seat) => (seat.seed === null ? [] : [[seat.side, seat.seed]])));
}

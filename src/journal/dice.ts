/** Chance of a running match: dice and draws from the roots in force, each with its proof. */

import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { ChancePort, DrawSpec, RollSpec, Side } from '../referee/index.js';
import { canonicalJson, hmac, sha256, sha256Hex } from './canonical.js';
import { JournalError } from './errors.js';

/** Each side's opened seed, in hex. */
export type Seeds = { readonly [side: Side]: string };

/** What a roll or draw of a match depends on beside its own count. */
export interface RollPlace {
  readonly match: string;
  /** Number of the roots in force, from 1. */
  readonly chain: number;
  readonly seeds: Seeds;
  /** What the round of the beacon gives (hex), null on the chain alone. */
  readonly beacon: string | null;
}

/**
 * Everything that decides a throw beside its key. Nothing here is left to anybody's choice: neither purpose
 * nor dice nor orders.
 */
export interface Message extends RollPlace {
  readonly v: 2;
  readonly stream: 'open' | 'secret';
  readonly k: number;
}

/** The message of a roll (`open`) or of a draw (`secret`). */
export function messageOf(place: RollPlace, stream: 'open' | 'secret', k: number): Message {
  const { match, chain, seeds, beacon } = place;
  return { v: 2, match, stream, chain, k, seeds, beacon };
}

/**
 * The faces of these dice under a key and a message. Throws JournalError `bad-dice` unless every die has 1 to
 * 256 faces.
 */
export function facesOf(key: Uint8Array, message: Message, dice: readonly number[]): readonly number[] {
  for (const die of dice) checkDie(die);
  const bytes = byteStream(key, canonicalJson(message));
  return dice.map((die) => face(die, bytes));
}

function checkDie(die: number): void {
  if (!Number.isInteger(die) || die < 1 || die > 256)
    throw new JournalError('bad-dice', `no die has ${die} faces`);
}

function face(die: number, bytes: Iterator<number, never>): number {
  const limit = 256 - (256 % die); // bytes from here on would favour the low faces
  let byte = bytes.next().value;
  while (byte >= limit) byte = bytes.next().value;
  return 1 + (byte % die);
}

function* byteStream(key: Uint8Array, message: string): Generator<number, never> {
  const counter = Buffer.alloc(4);
  for (let block = 0; ; block += 1) {
    counter.writeUInt32BE(block);
    yield* hmac(key, message, counter);
  }
}

/**
 * The `k`-th secret draw of the roots in force: the ids, in the order drawn. Throws JournalError `bad-pool`.
 */
export function drawIds(
  place: RollPlace,
  secretRoot: Uint8Array,
  k: number,
  spec: Pick<DrawSpec, 'purpose' | 'from' | 'take'>,
): readonly string[] {
  checkPool(spec);
  const dice = Array.from({ length: spec.take }, (_, taken) => spec.from.length - taken);
  const thrown = facesOf(drawKey(secretRoot, k), messageOf(place, 'secret', k), dice);
  return pick(spec.from, thrown);
}

/** HMAC-SHA256(secret root, "draw " and k in decimal digits, as ASCII). */
export function drawKey(secretRoot: Uint8Array, k: number): Uint8Array {
  return hmac(secretRoot, `draw ${k}`);
}

/** Face f takes the f-th id left, in code-unit order. */
function pick(from: readonly string[], faces: readonly number[]): readonly string[] {
  const left = [...from].sort();
  return faces.flatMap((face) => left.splice(face - 1, 1));
}

function checkPool({ from, take, purpose }: Pick<DrawSpec, 'purpose' | 'from' | 'take'>): void {
  const sound =
    new Set(from).size === from.length &&
    from.length <= 256 &&
    Number.isInteger(take) &&
    take >= 0 &&
    take <= from.length;
  if (!sound)
    throw new JournalError(
      'bad-pool',
      `${purpose}: ${take} of ${from.length} ids (at most 256, all different)`,
    );
}

/** Links 0 (the commitment) to 4095 (the root). */
export const CHAIN_LENGTH = 4096;

/** The last roll of a chain; rolls use the links 1, 2, 3 … one after the other. */
export const LAST_ROLL = CHAIN_LENGTH - 1;

const SPACING = 64;
const LINK_BYTES = 32;

/**
 * A chain as the server keeps it. `checkpoints` (links 63, 127 … 4095, 32 bytes each) is secret: encrypt it
 * at rest.
 */
export interface ChainData {
  /** `link[0]` in hex: public from event 1 on. */
  readonly commitment: string;
  readonly checkpoints: Uint8Array;
}

/** Hashes a 32-byte root down to its commitment: 4095 hashes, about 20 ms. Once per chain. */
export function newChain(root: Uint8Array): ChainData {
  if (root.length !== LINK_BYTES) throw new RangeError('a root has 32 bytes');
  const checkpoints = new Uint8Array((CHAIN_LENGTH / SPACING) * LINK_BYTES);
  let link: Uint8Array = root;
  for (let k = LAST_ROLL; k > 0; k -= 1) {
    if (k % SPACING === SPACING - 1) checkpoints.set(link, ((k + 1) / SPACING - 1) * LINK_BYTES);
    link = sha256(link);
  }
  return { commitment: Buffer.from(link).toString('hex'), checkpoints };
}

/** The root that a chain was hashed down from: its last link, opened at the end of the match. */
export function rootOfChain(checkpoints: Uint8Array): Uint8Array {
  return checkpoints.slice(-LINK_BYTES);
}

/** Reads links of a chain: at most 63 hashes for the first link of a run of 64, none for its neighbours. */
export class ChainLinks {
  readonly #checkpoints: Uint8Array;
  #segment: { readonly number: number; readonly links: readonly Uint8Array[] } | undefined;

  constructor(checkpoints: Uint8Array) {
    if (checkpoints.length !== (CHAIN_LENGTH / SPACING) * LINK_BYTES)
      throw new RangeError('a chain has 64 checkpoints of 32 bytes');
    this.#checkpoints = checkpoints;
  }

  /** Link `k`, 0 to 4095, as 32 raw bytes. Throws RangeError for any other k. */
  at(k: number): Uint8Array {
    const link =
      Number.isInteger(k) && k >= 0 && k <= LAST_ROLL
        ? this.#links(Math.floor(k / SPACING))[k % SPACING]
        : undefined;
    if (link === undefined) throw new RangeError(`a chain has no link ${k}`);
    return link;
  }

  #links(number: number): readonly Uint8Array[] {
    if (this.#segment?.number !== number) {
      let link: Uint8Array = this.#checkpoints.slice(number * LINK_BYTES, (number + 1) * LINK_BYTES);
      const links = [link];
      while (links.length < SPACING) {
        link = sha256(link);
        links.push(link);
      }
      this.#segment = { number, links: links.reverse() };
    }
    return this.#segment.links;
  }
}

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

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A server key: 32 bytes, with an id (letters, digits, `_`, `-`) for rotation. */
export interface RootKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/**
 * What an envelope holds; it opens nowhere else. `open`: a chain's checkpoints, `secret`: a secret root,
 * `seed …`: that of a side.
 */
export interface RootPlace {
  readonly match: string;
  readonly kind: 'open' | 'secret' | `seed ${Side}`;
  readonly chain: number;
}

/** What every envelope begins with that was sealed with this key. */
export function envelopeHead(keyId: string): string {
  return `${VERSION}.${keyId}.`;
}

/** AES-256-GCM under `key`: `v1.<key id>.<base64url of iv, tag and ciphertext>`. */
export function encryptRoot(key: RootKey, place: RootPlace, plain: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key.bytes), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(bound(key.id, place));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return envelopeHead(key.id) + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/**
 * Opens an envelope with the key it names. Throws JournalError `bad-envelope`, `unknown-key`,
 * `wrong-key-or-place`.
 */
export function decryptRoot(keys: readonly RootKey[], place: RootPlace, envelope: string): Buffer {
  const [version, keyId = '', body = '', ...more] = envelope.split('.');
  const bytes = Buffer.from(body, 'base64url');
  const sound = version === VERSION && more.length === 0 && bytes.length > IV_BYTES + TAG_BYTES;
  if (!sound) throw new JournalError('bad-envelope', 'not an envelope of a root');
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new JournalError('unknown-key', `no key ${keyId}`);
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key.bytes), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(bound(key.id, place));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new JournalError('wrong-key-or-place', `the envelope does not open for ${place.match}`);
  }
}

function bound(keyId: string, { match, kind, chain }: RootPlace): Buffer {
  return Buffer.from(canonicalJson({ v: VERSION, key: keyId, match, kind, chain }));
}

/** Whose seed it is. */
export interface SeedPlace {
  readonly match: string;
  readonly chain: number;
  readonly side: Side;
}

/** The seed of a player who has this secret: the same whenever it is asked for again. */
export function seedFrom(secret: Uint8Array, { match, chain, side }: SeedPlace): string {
  return hmac(secret, canonicalJson({ chain, match, side })).toString('hex');
}

export const OWN_WORDS = /^[a-hjkmnp-z0-9]{10,64}$/;

/** What somebody typed, as it is hashed: what looks alike is the same text. SPEC section 4. */
export function canonicalWords(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Whether they are canonical words, and enough of them. */
export function isOwnWords(words: string): boolean {
  return OWN_WORDS.test(words);
}

/** The seed that canonical words make: nothing else goes into it. */
export function seedFromWords({ match, chain, side }: SeedPlace, words: string): string {
  return sha256Hex(canonicalJson({ chain, match, side, words }));
}

/** What a seed is committed to with. */
export function digestOfSeed({ match, chain, side }: SeedPlace, seed: string): string {
  return sha256Hex(canonicalJson({ chain, match, seed, side }));
}

/**
 * Whether a beacon signed its rounds: BLS on BLS12-381, signatures on G1, keys on G2, as drand's quicknet has
 * them. SPEC section 7. Runs offline, in Node and in the browser; apart from the verifier because it alone
 * leans on a package.
 */
import { bls12_381 as curve } from '@noble/curves/bls12-381.js';
import type { SignedRound } from '../verifier/index.js';

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

type Signature = ReturnType<typeof curve.G1.Point.fromHex>;
type Key = ReturnType<typeof curve.G2.Point.fromHex>;

/** A round with the points that its equation is about, and its factor among all rounds. */
interface Claim {
  readonly round: SignedRound;
  readonly signature: Signature | undefined;
  readonly message: Signature;
  readonly factor: bigint;
}

/**
 * Finds the first of these rounds that this key (hex, 96 bytes) did not sign; undefined where it signed all.
 * All equations are checked as one, each times a factor that hangs on every one of them, so that wrong ones
 * cannot make up for each other; only where that fails the wrong one is looked for.
 */
export async function checkRounds(
  key: string,
  rounds: readonly SignedRound[],
): Promise<SignedRound | undefined> {
  const signer = pointOf(() => curve.G2.Point.fromHex(key));
  if (signer === undefined) return rounds[0];
  const all = await sha256(text(JSON.stringify([key, rounds.map((it) => [it.round, it.signature])])));
  const claims = await Promise.all(rounds.map((round, index) => claimOf(round, all, index)));
  return firstWrong(signer, claims);
}

/** The point of G1 that a round's signature is made from. */
async function messageOf(round: number): Promise<Signature> {
  return curve.G1.hashToCurve(await sha256(bytesOf(round)), { DST: TAG });
}

async function claimOf(round: SignedRound, all: Uint8Array, index: number): Promise<Claim> {
  const digest = new DataView((await sha256(Uint8Array.of(...all, ...bytesOf(index)))).buffer);
  return {
    round,
    signature: pointOf(() => curve.G1.Point.fromHex(round.signature)),
    message: await messageOf(round.round),
    factor: (digest.getBigUint64(0) << 64n) | digest.getBigUint64(8) | 1n,
  };
}

function firstWrong(key: Key, claims: readonly Claim[]): SignedRound | undefined {
  if (holds(key, claims)) return undefined;
  if (claims.length === 1) return claims[0]?.round;
  const half = Math.ceil(claims.length / 2);
  return firstWrong(key, claims.slice(0, half)) ?? firstWrong(key, claims.slice(half));
}

/** e(sum of factor x message, key) = e(sum of factor x signature, generator). */
function holds(key: Key, claims: readonly Claim[]): boolean {
  let signed = curve.G1.Point.ZERO;
  let messages = curve.G1.Point.ZERO;
  for (const { signature, message, factor } of claims) {
    if (signature === undefined) return false;
    signed = signed.add(signature.multiplyUnsafe(factor));
    messages = messages.add(message.multiplyUnsafe(factor));
  }
  if (signed.is0() || messages.is0()) return claims.length === 0;
  const { Fp12 } = curve.fields;
  const both = curve.pairingBatch([
    { g1: messages, g2: key },
    { g1: signed.negate(), g2: curve.G2.Point.BASE },
  ]);
  return Fp12.eql(both, Fp12.ONE);
}

/** The point that was read, undefined where it is none of its group, or nothing. */
function pointOf<P extends Signature | Key>(read: () => P): P | undefined {
  try {
    const point = read();
    point.assertValidity();
    return point.is0() ? undefined : point;
  } catch {
    return undefined;
  }
}

/** 8 bytes, big-endian. */
function bytesOf(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function text(of: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(of);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

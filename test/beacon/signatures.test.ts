import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';
import { checkRounds } from '../../src/beacon/index.js';
import { line, QUICKNET, type SignedRound, verifyJournal } from '../../src/verifier/index.js';
import { matchOf } from './match.js';
import { PUBLISHED } from './published.js';

const ROUNDS: readonly SignedRound[] = PUBLISHED.map((round, event) => ({ event, ...round }));
const NOTHING_G1 = `c0${'00'.repeat(47)}`;
const NOTHING_G2 = `c0${'00'.repeat(95)}`;

/** The rounds with another signature at one place. */
function signedOtherwise(index: number, signature: string): readonly SignedRound[] {
  return ROUNDS.map((round, i) => (i === index ? { ...round, signature } : round));
}

const signatureOf = (index: number) => ROUNDS[index]?.signature ?? '';

describe('quicknet, as the verifier knows it', () => {
  test('has the key and the times that its chain is named by', () => {
    const { chain, key, genesis, period, name } = QUICKNET;
    const times = Buffer.alloc(12);
    times.writeUInt32BE(period, 0);
    times.writeBigInt64BE(BigInt(genesis), 4);
    const group = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
    const parts = [times, Buffer.from(key, 'hex'), Buffer.from(group, 'hex'), Buffer.from(name)];
    expect(createHash('sha256').update(Buffer.concat(parts)).digest('hex')).toBe(chain);
  });

  test('signed the rounds that it published', async () => {
    expect(await checkRounds(QUICKNET.key, ROUNDS)).toBeUndefined();
    expect(await checkRounds(QUICKNET.key, [])).toBeUndefined();
  });
});

describe('a round that was not signed is found among those that were', () => {
  test.each([
    ['another round signed it', 2, signatureOf(0)],
    ['no point of the curve', 1, 'ab'.repeat(48)],
    ['a point of the curve outside of the group', 3, outsider()],
    ['the point that is nothing', 0, NOTHING_G1],
  ])('%s', async (_, index, signature) => {
    const rounds = signedOtherwise(index, signature);
    expect(await checkRounds(QUICKNET.key, rounds)).toBe(rounds[index]);
  });

  test('two that have each other’s: their sum is that of right ones', async () => {
    const rounds = ROUNDS.map((round, i) => ({ ...round, signature: signatureOf([0, 2, 1, 3][i] ?? 0) }));
    expect(await checkRounds(QUICKNET.key, rounds)).toBe(rounds[1]);
  });

  test('under a key that is none, or nothing, the first', async () => {
    const nothing = ROUNDS.map((round) => ({ ...round, signature: NOTHING_G1 }));
    expect(await checkRounds(NOTHING_G2, nothing)).toBe(nothing[0]);
    expect(await checkRounds('ab'.repeat(96), ROUNDS)).toBe(ROUNDS[0]);
  });

  test('and what one beacon signed is not signed by another', async () => {
    const sign = bls12_381.shortSignatures;
    const secret = Uint8Array.from({ length: 32 }, (_, i) => i + 1);
    const key = Buffer.from(sign.getPublicKey(secret).toBytes()).toString('hex');
    const message = createHash('sha256').update(Buffer.from('00000000000003e8', 'hex')).digest();
    const point = sign.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
    const signature = Buffer.from(sign.sign(point, secret).toBytes()).toString('hex');
    const round = { event: 8, round: 1000, signature };
    expect(await checkRounds(key, [round])).toBeUndefined();
    expect(await checkRounds(QUICKNET.key, [round])).toBe(round);
  });
});

describe('a journal with rounds', () => {
  const rounds = async () => checkRounds;

  test('is sound where quicknet signed them', async () => {
    const report = await verifyJournal(matchOf(PUBLISHED).file('public'), { rounds });
    if (!report.ok) throw new Error(line(report));
    expect(report.summary).toMatchObject({ rolls: 4, beacon: { known: true, checked: true } });
  });

  test('is at fault at the first event whose round was signed by nobody, though its faces follow', async () => {
    const [first, second, ...others] = PUBLISHED;
    const forged = [first, { ...second, signature: first.signature }, ...others];
    const report = await verifyJournal(matchOf(forged).file('public'), { rounds });
    expect(report).toMatchObject({ ok: false, fault: { event: 10, code: 'signature' } });
  });
});

/** A point of the curve, by its x: one with so small an x is not of the group, of one point in 2^125. */
function outsider(): string {
  const { Fp } = bls12_381.fields;
  const x = [1n, 2n, 3n, 4n, 5n, 6n].find((it) => isSquare(it ** 3n + 4n)) ?? 0n;
  if (bls12_381.G1.Point.fromAffine({ x, y: Fp.sqrt(x ** 3n + 4n) }).isTorsionFree())
    throw new Error('a point of the group');
  return `80${x.toString(16).padStart(94, '0')}`;
}

function isSquare(value: bigint): boolean {
  const { Fp } = bls12_381.fields;
  return Fp.eql(Fp.pow(value, (Fp.ORDER - 1n) / 2n), Fp.ONE);
}

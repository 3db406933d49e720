/**
 * A public beacon for tests: signs rounds with a key of its own, and relays that are slow, lie, lag, lead
 * another chain or are down.
 */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 as curve } from '@noble/curves/bls12-381.js';
import type { RelayedBeacon } from '../../src/relays/index.js';

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SCHEME = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
const PERIOD = 3;

/** Rounds count from here. */
export const GENESIS = Date.parse('2026-11-21T09:00:00Z') / 1000;

/** How a relay behaves. */
export type Manner = 'honest' | 'down' | 'slow' | 'stale' | 'forged' | 'forked' | 'garbled' | 'endless';

export class TestBeacon {
  readonly beacon: RelayedBeacon;
  readonly #secret: Uint8Array;
  readonly #genesis: number;

  /** `genesis`: seconds since 1970 from which rounds count. */
  constructor(seed = 'test beacon', wait = 20, genesis = GENESIS) {
    this.#genesis = genesis;
    this.#secret = curve.utils.randomSecretKey(bytes(seed, 48));
    const key = curve.G2.Point.BASE.multiply(curve.fields.Fr.fromBytes(this.#secret)).toHex();
    const chain = chainOf(key, genesis);
    const times = { genesis, period: PERIOD };
    this.beacon = { terms: { name: 'test-beacon', chain, wait, key, ...times }, key, ...times };
  }

  /** The signature of a round, hex. */
  sign(round: number): string {
    const digest = createHash('sha256').update(eightBytes(round)).digest();
    const point = curve.G1.hashToCurve(new Uint8Array(digest), { DST: TAG });
    return point.multiply(curve.fields.Fr.fromBytes(this.#secret)).toHex();
  }

  /** The round that is the newest at an instant. */
  newestAt(now: Date): number {
    return Math.floor((now.getTime() / 1000 - this.#genesis) / PERIOD) + 1;
  }
}

/** A relay on this machine. */
export class TestRelay {
  manner: Manner = 'honest';
  asked = 0;
  readonly #beacon: TestBeacon;
  readonly #clock: () => Date;
  readonly #server: Server;
  readonly #other = new TestBeacon('another beacon');

  constructor(beacon: TestBeacon, clock: () => Date) {
    this.#beacon = beacon;
    this.#clock = clock;
    this.#server = createServer((request, response) => {
      this.asked += 1;
      const what = request.url?.split('/').at(-1) ?? '';
      const newest = this.#beacon.newestAt(this.#clock()) - (this.manner === 'stale' ? 50 : 0);
      const round = what === 'latest' ? newest : Number(what);
      const send = () => {
        if (this.manner === 'down' || round > newest) response.writeHead(404).end('{}');
        else if (this.manner === 'garbled') response.end('<html>');
        else if (this.manner === 'endless') response.end('x'.repeat(1_000_000));
        else response.end(JSON.stringify({ round, signature: this.#signatureOf(round) }));
      };
      if (this.manner === 'slow') setTimeout(send, 2_000);
      else send();
    });
  }

  #signatureOf(round: number): string {
    if (this.manner === 'forged') return this.#beacon.sign(round + 1);
    return (this.manner === 'forked' ? this.#other : this.#beacon).sign(round);
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function bytes(seed: string, length: number): Uint8Array {
  const digests = [0, 1].map((i) => createHash('sha256').update(`${seed} ${i}`).digest());
  return new Uint8Array(Buffer.concat(digests).subarray(0, length));
}

function eightBytes(round: number): Uint8Array {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(round));
  return buffer;
}

function chainOf(key: string, genesis: number): string {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(PERIOD);
  head.writeBigUInt64BE(BigInt(genesis), 4);
  const parts = [head, Buffer.from(key, 'hex'), Buffer.from(SCHEME, 'hex'), Buffer.from('test-beacon')];
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex');
}

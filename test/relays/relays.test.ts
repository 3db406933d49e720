/** Relays of a beacon: what they say counts only with a signature that holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRelays } from '../../src/relays/index.js';
import { GENESIS, type Manner, TestBeacon, TestRelay } from './beacon-server.js';

const NOW = new Date((GENESIS + 3 * 999) * 1000);
const NEWEST = 1000;
const beacon = new TestBeacon();
const relays = [new TestRelay(beacon, () => NOW), new TestRelay(beacon, () => NOW)] as const;
let urls: string[] = [];

beforeAll(async () => {
  urls = await Promise.all(relays.map((relay) => relay.listen()));
});
beforeEach(() => {
  for (const relay of relays) relay.manner = 'honest';
});
afterAll(() => {
  for (const relay of relays) relay.close();
});

function source() {
  return makeRelays({ beacon: beacon.beacon, urls, patience: 500 });
}

const BAD: readonly Manner[] = ['down', 'slow', 'forged', 'forked', 'garbled', 'endless'];

describe('relays of a beacon', () => {
  it('give a round with its signature', async () => {
    expect(await source().round(700)).toBe(beacon.sign(700));
    expect(await source().newest()).toBe(NEWEST);
  });

  it.each(BAD)('are asked in turn where the first is %s', async (manner) => {
    relays[0].manner = manner;
    expect(await source().round(700)).toBe(beacon.sign(700));
    expect(await source().newest()).toBe(NEWEST);
  });

  it.each(BAD)('give nothing where all are %s', async (manner) => {
    for (const relay of relays) relay.manner = manner;
    expect(await source().round(700)).toBeUndefined();
    expect(await source().newest()).toBeUndefined();
  });

  it('tell the newest round that any of them has, so a stale one hides nothing', async () => {
    relays[0].manner = 'stale';
    expect(await source().newest()).toBe(NEWEST);
  });

  it('have no round that is yet to come', async () => {
    expect(await source().round(NEWEST + 1)).toBeUndefined();
  });

  it('are asked last once they failed', async () => {
    relays[0].manner = 'forged';
    const one = source();
    await one.round(700);
    const before = relays[0].asked;
    await one.round(701);
    expect(relays[0].asked).toBe(before);
  });

  it('say whether a signature that somebody brought is that of its round', async () => {
    const { isSigned } = source();
    expect(await isSigned({ round: 5, signature: beacon.sign(5) })).toBe(true);
    expect(await isSigned({ round: 5, signature: beacon.sign(6) })).toBe(false);
    expect(await isSigned({ round: 5, signature: 'c0'.padEnd(96, '0') })).toBe(false);
  });
});

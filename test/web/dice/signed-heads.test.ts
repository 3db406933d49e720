/** Signed heads that browsers bring back: one that the journal lacks stops the match. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { signHead } from '../../../src/links/index.js';
import { beginMatch, KEYS, makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
beforeEach(async () => {
  world = await makeWorld({ live: { poll: 15, beat: 4, stay: 1000 } });
  match = await beginMatch(world);
});

const statusNow = async () => (await world.matches.info(match))?.status;

/** A head as a page would have shown it three events later, before the database went back. */
async function lostHead(): Promise<string> {
  const info = await world.matches.info(match);
  const head = { number: (info?.head.number ?? 0) + 3, hash: 'ab'.repeat(32) };
  return signHead(KEYS, { match, head, chain: info?.commitments.chain ?? 0 });
}

/** Presses a form of the page of a seat that it was shown with this head. */
async function press(head: string) {
  const event = String((await world.matches.info(match))?.head.number);
  const visitor = await seatedAt(world, match, 'RED');
  return visitor.post(`/m/${match}/RED/draw`, { event, draft: '0', head });
}

describe('a form', () => {
  it('brings the head of its page, signed', async () => {
    const { text } = await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED/order?do=bid`);
    const head = /name="head" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const info = await world.matches.info(match);
    const hash = info?.head.hash ?? '';
    expect(head).toBe(signHead(KEYS, { match, head: { number: info?.head.number ?? 0, hash }, chain: 1 }));
    expect((await press(head)).status).toBe(303);
    expect(await statusNow()).toBe('playing');
  });

  it('with a signed head that the journal lacks stops the match: new dice, and nothing is carried out', async () => {
    expect((await press(await lostHead())).status).toBe(409);
    expect(await statusNow()).toBe('stopped');
    expect((await world.matches.info(match))?.commitments.chain).toBe(2);
  });

  it('forces no new dice by a head that nobody signed', async () => {
    const forged = (await lostHead()).replace(/.{4}$/, 'AAAA');
    expect((await press(forged)).status).toBe(303);
    expect(await statusNow()).toBe('playing');
  });

  it('of another match proves nothing here', async () => {
    const other = await beginMatch(world);
    const head = signHead(KEYS, { match: other, head: { number: 99, hash: 'ab'.repeat(32) }, chain: 1 });
    expect((await press(head)).status).toBe(303);
    expect(await statusNow()).toBe('playing');
  });
});

describe('live news', () => {
  it('name each head signed, and hear it from a browser that comes again', async () => {
    const server = createServer(world.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/m/${match}/live`;
    const stop = new AbortController();
    const first = await fetch(address, { signal: stop.signal });
    const reader = first.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('data:')) heard += (await reader?.read())?.value ?? '';
    const id = /^id: (.+)$/m.exec(heard)?.[1] ?? '';
    const hear = (head: string) =>
      fetch(address, { headers: { 'Last-Event-ID': head }, signal: stop.signal });
    await hear(id);
    expect(await statusNow()).toBe('playing');
    await hear(await lostHead());
    expect(await statusNow()).toBe('stopped');
    stop.abort();
    server.closeAllConnections();
    server.close();
  });
});

describe('every page of a seat', () => {
  it.each(['', '/order', '/plan', '/standing', '/replay', '/audit', '/mail', '/draw'])(
    'shows the head and gives it to the browser: %s',
    async (path) => {
      const { text } = await (await seatedAt(world, match, 'RED')).open(`/m/${match}/RED${path}`);
      const { head } = (await world.matches.info(match)) ?? {};
      expect(text).toContain(
        `data-head-of="${match}" data-number="${head?.number}" data-hash="${head?.hash}"`,
      );
      expect(text).toContain(`<code>${head?.number}:${head?.hash}</code>`);
    },
  );
});

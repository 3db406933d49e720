/** Clients that keep the listener busy without handing anything over. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readLetter } from '../../../src/mail/inbound/letter.js';
import { type MailListener, startMailListener } from '../../../src/mail/inbound/listener.js';
import { makeHarness } from '../../match/harness.js';
import { keys } from '../samples.js';

let listener: MailListener;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await listener.stop();
});

async function listening(longest?: number): Promise<void> {
  const { matches, store } = await makeHarness('idle');
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context = { matches, store, keys, box: 'orders@denrei.example', log, read: readLetter };
  const at = { host: '127.0.0.1', port: 0 };
  listener = await startMailListener({ ...context, mayWrite: async () => true }, at, longest);
}

/** A client from one of this machine's addresses: what it is greeted with. */
async function greeted(localAddress: string): Promise<{ greeting: string; client: Socket }> {
  const client = connect({ host: '127.0.0.1', port: listener.port, localAddress });
  client.on('error', () => {});
  clients.push(client);
  const [first] = await once(client, 'data');
  return { greeting: String(first), client };
}

test('of one address twenty are heard at once, and no more than these are kept waiting', async () => {
  await listening();
  const idle = await Promise.all(Array.from({ length: 20 }, () => greeted('127.0.0.1')));
  expect(idle.map(({ greeting }) => greeting.slice(0, 4))).toEqual(Array(20).fill('220 '));
  expect((await greeted('127.0.0.1')).greeting).toMatch(/^421 .*too many sessions/);
  expect((await greeted('127.0.0.2')).greeting).toMatch(/^220 /);
  idle[0]?.client.destroy();
  // The listener hears of the end a moment later.
  await expect.poll(async () => (await greeted('127.0.0.1')).greeting).toMatch(/^220 /);
});

test('a session ends after its time, however often its client says that it is there', async () => {
  await listening(400);
  const { client } = await greeted('127.0.0.1');
  let heard = '';
  client.on('data', (part) => {
    heard += String(part);
  });
  const noops = setInterval(() => client.write('NOOP\r\n'), 20);
  await once(client, 'close');
  clearInterval(noops);
  expect(heard).toMatch(/^250 [\s\S]*421 [^\n]*took too long\r\n$/);
});

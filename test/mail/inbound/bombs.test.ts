/**
 * Mails that cost more to read than to write: whoever sends one is answered like everybody, and the service
 * goes on meanwhile.
 */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReading } from '../../../src/mail/inbound/reading.js';
import { projectRoot } from '../../../src/root.js';
import { makeWorld } from '../../web/world.js';
import { BOMBS, SLOW } from './bombs.js';
import { type PostOffice, postOffice } from './post.js';

const BUNDLE = join(projectRoot(), 'dist', 'reading-thread.js');
/** Milliseconds for which the service may be deaf. */
const DEAF = 50;
/**
 * A machine that keeps a thread waiting for longer though it does nothing is busy with something else: there
 * a reading that is done on the event loop is known by a delay as long as it takes.
 */
const CALM = 20;
const TRIES = 5;

const reading = startReading(BUNDLE);
let post: PostOffice;
let address = '';
beforeAll(async () => {
  post = await postOffice({ read: reading.read, mayWrite: async () => true });
  address = (await post.inbox('JP')).at(-1)?.replyTo?.[0]?.address ?? '';
});
afterAll(async () => {
  await post.close();
  await reading.stop();
});

const told = async () => (await post.inbox('JP')).at(-1)?.text?.replace(/\s+/g, ' ') ?? '';
const named = (raw: string, name: string) => raw.replace('<bomb@', `<${name}@`);

/** The longest time for which the event loop did not turn while this was done, in milliseconds. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe.each(BOMBS)('%s', (name, raw) => {
  test('keep nobody waiting', async () => {
    const read = () => reading.read(Buffer.from(raw)).catch((error: unknown) => error);
    // The thread is up.
    await reading.read(Buffer.from('From: a@b.example\r\n\r\nend'));
    const tries: { delay: number; allowed: number }[] = [];
    while (tries.length < TRIES && !tries.some(({ delay, allowed }) => delay < allowed)) {
      const atRest = await longestDelay(() => sleep(300));
      const begun = performance.now();
      const delay = await longestDelay(read);
      const took = performance.now() - begun;
      tries.push({ delay, allowed: atRest < CALM ? DEAF : Math.max(DEAF, took / 4) });
    }
    const { delay, allowed } = tries.at(-1) ?? { delay: 0, allowed: 0 };
    expect(delay).toBeLessThan(allowed);
  });

  test('are answered, and change nothing', async () => {
    const before = (await post.harness.matches.info(post.match))?.head.number;
    const mails = (await post.inbox('JP')).length;
    await post.hand('a@b.example', address, named(raw, name.replace(/\W/g, '')));
    const found = await post.inbox('JP');
    expect(found.length).toBe(mails + 1);
    expect(await told()).toMatch(
      /could not be read|more orders than one plan|found no order|is not understood/,
    );
    expect((await post.harness.matches.info(post.match))?.head.number).toBe(before);
  });
});

test('while mails are read until they are given up the service answers, and the next mail is read', async () => {
  const world = await makeWorld();
  // However fast the machine is, it does not read one of these in so short a time.
  const hasty = startReading(BUNDLE, 100);
  expect((await world.browser().get('/healthz')).status).toBe(200);
  const happened: string[] = [];
  const bombs = Array.from({ length: 3 }, () =>
    hasty.read(Buffer.from(SLOW)).catch((error: unknown) => {
      happened.push('given up');
      return error;
    }),
  );
  const next = hasty.read(Buffer.from('From: a@b.example\r\n\r\nend'));
  expect((await world.browser().get('/healthz')).status).toBe(200);
  happened.push('healthy');
  expect(await Promise.all(bombs)).toMatchObject(Array(3).fill({ code: 'thread-silent' }));
  expect(happened.at(-1)).toBe('given up');
  expect(await next).toEqual({ lines: ['end'] });
  await hasty.stop();
});

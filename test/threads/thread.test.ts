/** A thread that answers, comes to grief, hangs and is stopped. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startThread, type Thread } from '../../src/threads/index.js';
import { scratchFolder } from '../support/leftovers.js';

const LONG = 60_000;

let thread: Thread<string, string>;
afterEach(() => thread.stop());

/** A thread that says a word back, and knows how to come to grief. */
async function start(): Promise<void> {
  const path = join(await scratchFolder('thread'), 'thread.mjs');
  await writeFile(
    path,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, request }) => {
      if (request === 'die') process.exit(1);
      if (request === 'throw') throw new Error('no');
      if (request === 'hang') for (;;);
      if (request === 'silent') return;
      parentPort.postMessage(request === 'fault' ? { id, fault: { code: 'bad-word', message: 'no word' } } : { id, answer: request });
    });`,
  );
  thread = startThread(path, 64);
}

test('each request gets its own answer, whatever becomes of the others', async () => {
  await start();
  const asked = ['a', 'fault', 'b'].map((word) => thread.ask(word, LONG));
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 'a' },
    { reason: { name: 'ThreadError', code: 'bad-word', message: 'no word' } },
    { value: 'b' },
  ]);
});

test.each([
  ['dies', 'die', LONG, 'thread-ended'],
  ['throws', 'throw', LONG, 'thread-ended'],
  ['hangs', 'hang', 300, 'thread-silent'],
])(
  'whoever waits on a thread that %s hears of it, and the next gets a new thread',
  async (_, word, patience, code) => {
    await start();
    await expect(thread.ask(word, patience)).rejects.toMatchObject({ code });
    expect(await thread.ask('again', LONG)).toBe('again');
  },
);

test('who still waits when it is stopped hears of it', async () => {
  await start();
  const waiting = expect(thread.ask('silent', LONG)).rejects.toMatchObject({ code: 'thread-stopped' });
  await thread.stop();
  await waiting;
});

/**
 * Whatever comes in by SMTP or out of a mailbox over IMAP: an answer or an end, never a fault of ours, and
 * nothing changed or kept of it.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookInto } from '../../../src/mail/inbound/poll.js';
import { receive } from '../../../src/mail/inbound/receive.js';
import { effort } from '../../support/effort.js';
import { type PostOffice, postOffice } from './post.js';

/** `DENREI_FUZZ` asks more often. */
const RUNS = Number(process.env.DENREI_FUZZ ?? effort(6, 60));
const SEED = 16;
/** Milliseconds in which a server that says nothing more is left. */
const SILENT = 1_500;

let post: PostOffice;
let address = '';
beforeAll(async () => {
  post = await postOffice();
  address = (await post.inbox('JP')).at(-1)?.replyTo?.[0]?.address ?? '';
});
afterAll(() => post.close());

/** All that play depends on: a mail in vain may be answered by a mail, and by nothing else. */
async function everything(): Promise<string> {
  const { store } = post.harness;
  const [found, events, drafts, plans] = await Promise.all([
    store.readMatch(post.match),
    store.readEvents(post.match, 1),
    store.readDrafts(post.match),
    store.readPlans(post.match),
  ]);
  const { headNumber, status, pending } = found?.match ?? {};
  const seats = found?.seats.map(({ lastMailedEvent: _, ...seat }) => seat);
  return JSON.stringify([headNumber, status, pending, seats, events.length, drafts, plans]);
}

/** Bytes as they may come: letters, what is meant to stand there, anything. */
const bytes = fc
  .oneof(
    fc.string({
      unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
      maxLength: 200,
    }),
    fc.constantFrom('x'.repeat(3000), '\0', '\r', '.', '..', '\r\n.\r\n', '--b', '=?utf-8?B?////?='),
  )
  .map((text) => Buffer.from(text, 'latin1'));
const forged = fc.constantFrom(
  'ADDRESS',
  'orders@denrei.example',
  'orders+oabc@denrei.example',
  '',
  '<',
  'a@b',
);
const head = fc.constantFrom(
  ...['From: a@b.example', 'To: ADDRESS', 'Content-Type: multipart/mixed; boundary="b"', 'Message-ID: <x@y>'],
  ...['Content-Type: text/plain; charset=nonsense', 'Content-Transfer-Encoding: base64', 'MIME-Version: 1.0'],
  ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', 'Subject: =?x?Q?=', ': :'],
  ...['Authentication-Results: ;;;=(', 'Content-Type: message/rfc822', 'Content-Type: text/html'],
);
const body = fc.oneof(
  bytes,
  fc
    .constantFrom(
      ...[
        'nonsense 1503',
        '# only a remark',
        '> quoted',
        '--b',
        '--b--',
        '<div><p>',
        'Final-Recipient: rfc822;',
        '',
      ],
    )
    .map((text) => Buffer.from(text)),
);
const mail = fc
  .tuple(
    fc.array(
      fc.oneof(
        head.map((line) => Buffer.from(line)),
        bytes,
      ),
      { maxLength: 8 },
    ),
    fc.array(body),
  )
  .map(([heads, bodies]) => [...heads, Buffer.from(''), ...bodies]);
const command = fc.oneof(
  fc.constantFrom(
    'EHLO x',
    'HELO',
    'RSET',
    'NOOP',
    'VRFY a',
    'HELP',
    'STARTTLS',
    'AUTH PLAIN AAAA',
    'DATA',
    'XX',
  ),
  forged.map((from) => `MAIL FROM:<${from}>`),
  forged.map((to) => `RCPT TO:<${to}>`),
);
const spoken = fc.array(
  fc.oneof({ weight: 4, arbitrary: command.map(Buffer.from) }, { weight: 1, arbitrary: bytes }),
  {
    maxLength: 20,
  },
);

const CRLF = Buffer.from('\r\n');
const lines = (all: readonly Uint8Array[]) =>
  Buffer.concat(all.flatMap((line) => [line, CRLF]))
    .toString('latin1')
    .replaceAll('ADDRESS', address);

/** Says it all at once, and what the other side says until it ends or is left. */
async function conversation(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setTimeout(SILENT, () => socket.destroy());
  // Whoever talks before he is greeted is hung up on.
  socket.once('data', () => socket.end(Buffer.from(text, 'latin1')));
  socket.on('data', (part) => {
    heard += part.toString('latin1');
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return heard;
}

describe('the listener', () => {
  test('outlives whatever is said to it, and changes nothing', async () => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(spoken, mail, fc.boolean(), async (said, written, whole) => {
        const proper = ['EHLO x', 'MAIL FROM:<a@b.example>', 'RCPT TO:<ADDRESS>', 'DATA'].map((line) =>
          Buffer.from(line),
        );
        const text = whole
          ? lines([...proper, ...written, Buffer.from('.'), ...said])
          : lines([...said, ...written]);
        const heard = await conversation(post.port, text);
        expect(heard).toMatch(/^220 /);
        expect(heard.split('\r\n').every((line) => line === '' || /^[2-5]\d\d[ -]/.test(line))).toBe(true);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(await everything()).toBe(before);
    expect(await conversation(post.port, 'EHLO x\r\nQUIT\r\n')).toMatch(/^250[\s\S]*221 /m);
    expect(post.said.join('\n')).not.toContain(address);
  });
});

describe('a mail', () => {
  test('of whatever bytes is read or left alone, and nothing of it stays in memory', async () => {
    const before = await everything();
    const run = (numRuns: number, from: number) =>
      fc.assert(
        fc.asyncProperty(mail, fc.boolean(), async (written, addressed) => {
          const raw = Buffer.from(lines(written), 'latin1');
          const to = addressed ? [address] : ['orders+oabc-0-0-1-aaaaaaaaaaaaaaaa@denrei.example'];
          const received = await receive(
            { ...post.inbound, mayWrite: async () => true },
            { head: raw, whole: async () => raw, to, from: 'a@b.example' },
          );
          expect(['orders', 'bounce', 'ignored', 'unknown']).toContain(received);
        }),
        { numRuns, seed: from },
      );
    await run(RUNS, SEED);
    const used = process.memoryUsage().heapUsed;
    await run(4 * RUNS, SEED + 1);
    global.gc?.();
    // Four times as many keep no more than a few caches: without a forced collection with room for garbage.
    expect(process.memoryUsage().heapUsed - used).toBeLessThan(150_000_000);
    expect(await everything()).toBe(before);
  });
});

/** A server that answers each line with whatever it likes, its tag among it. */
async function wildServer(answers: readonly string[]): Promise<{ port: number; close(): void }> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const next = (tag: string) =>
      socket.write((answers[turn++ % answers.length] ?? '').replaceAll('TAG', tag), 'latin1');
    next('*');
    socket.on('data', (data) => next(/^(\S+) /.exec(data.toString('latin1'))?.[1] ?? '*'));
    setTimeout(() => socket.destroy(), SILENT).unref();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

const answer = fc.oneof(
  fc.constantFrom(
    ...[
      '* OK ready\r\n',
      '* PREAUTH x\r\n',
      'TAG OK done\r\n',
      'TAG BAD no\r\n',
      'TAG NO\r\n',
      '* BYE\r\n',
      '\r\n',
    ],
    ...[
      '* SEARCH 1 2 3\r\nTAG OK\r\n',
      '* 1 FETCH (UID 1 BODY[] {99999}\r\nx',
      '* CAPABILITY IMAP4rev1\r\nTAG OK x\r\n',
    ],
    ...[
      '* 1 FETCH (UID 1 RFC822.SIZE 10)\r\nTAG OK\r\n',
      '* LIST () "/" "INBOX"\r\nTAG OK\r\n',
      '+ go on\r\n',
      '* {5}\r\n',
    ],
    ...[
      '* 1 FETCH (UID 1 BODY[] {3}\r\nabc)\r\nTAG OK\r\n',
      '* 999999999999 EXISTS\r\nTAG OK [READ-WRITE]\r\n',
    ],
  ),
  bytes.map((text) => `${text.toString('latin1')}\r\n`),
);

describe('a mailbox that is looked into', () => {
  test('may answer whatever it likes: the look ends, and nothing changes', async () => {
    const before = await everything();
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 12 }), async (answers) => {
        const server = await wildServer(answers);
        const options = {
          host: '127.0.0.1',
          port: server.port,
          secure: false,
          folder: 'INBOX',
          user: 'u',
          pass: 'p',
        };
        const looked = await lookInto(post.inbound, options).then(
          (taken) => taken,
          (error: unknown) => error,
        );
        expect(typeof looked === 'number' || looked instanceof Error).toBe(true);
        server.close();
      }),
      { numRuns: Math.ceil(RUNS / 3), seed: SEED },
    );
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(await everything()).toBe(before);
  }, 120_000);
});

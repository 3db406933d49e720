/** Messages to another service: one a due mail, signed, tried again, never holding a secret. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hookUrl, isPublic, sendHook } from '../../../src/mail/hooks/send.js';
import { callDue, type HookContext, hookBody, hookSecret } from '../../../src/mail/hooks/worker.js';
import { chaptersOf, isCeremony, type MailPayload } from '../../../src/match/index.js';
import { callOf } from '../../../src/match/write/payload.js';
import { headlineOf, makeNarrators, storyOf } from '../../../src/telling/index.js';
import { begin, good, type Harness, makeHarness, step } from '../../match/harness.js';
import { spoken } from '../../web/spoken.js';
import { keys } from '../samples.js';

interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let url: string;
let heard: Heard[];
let answers: { code: number; headers?: { [name: string]: string } }[];
let harness: Harness;
let match: string;
let context: HookContext;
const said: string[] = [];

beforeEach(async () => {
  [heard, answers] = [[], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body });
      const { code, headers = {} } = answers.shift() ?? { code: 204 };
      response.writeHead(code, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?x=1`;
  harness = await makeHarness('hooks');
  match = await begin(harness);
  const note = (facts: object, message: string) => void said.push(`${message} ${JSON.stringify(facts)}`);
  context = {
    store: harness.store,
    game: () => spoken,
    base: 'https://denrei.example',
    keys,
    clock: harness.context.clock,
    log: { info: note, warn: note, error: note },
    net: { allows: () => true, protocols: ['http:'] },
  };
});
afterEach(async () => {
  server.close();
  await harness.store.close();
});

const set = async (side: string, to: string | null = url) =>
  good(await harness.matches.setHook(match, side, to));
const send = async () => {
  while ((await callDue(context)) > 0);
};
const kinds = () => heard.map(({ body }) => (JSON.parse(body) as { denrei: { kind: string } }).denrei.kind);

test('in a house that sends none nothing is written for other services, and nothing gathers', async () => {
  const silent = await makeHarness('silent', undefined, () => ({ hooks: false }));
  const own = await begin(silent);
  good(await silent.matches.setHook(own, 'RED', url));
  for (let i = 0; i < 10; i++) await step(silent, own);
  expect((await silent.store.waitingMails(own)).length).toBeGreaterThan(0);
  expect(await silent.store.nextCallAt()).toBeUndefined();
  await silent.store.close();
});

describe('a seat that named another service', () => {
  test('sends it a first message at once', async () => {
    await set('RED');
    await send();
    expect(kinds()).toEqual(['test']);
  });

  test('sends one message a due mail, and no other seat sends any', async () => {
    await set('RED');
    await send();
    for (let i = 0; i < 20; i++) await step(harness, match);
    await send();
    await send();
    const mails = (await harness.store.waitingMails(match)).filter(({ side }) => side === 'RED');
    const due = mails.filter(({ kind }) => kind === 'turn' || kind === 'question' || kind === 'result');
    expect(kinds().slice(1).length).toBeGreaterThan(0);
    // What is no longer true is not sent; of what is, each has its message.
    const ids = heard.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { messageId } of due) expect(ids).toContain(messageId);
  });

  test('sends no more once it is cleared', async () => {
    await set('RED');
    await send();
    await set('RED', null);
    for (let i = 0; i < 10; i++) await step(harness, match);
    await send();
    expect(kinds()).toEqual(['test']);
  });
});

describe('a message', () => {
  test('is as Discord takes it, calls nobody, and names the public page alone', async () => {
    await set('RED');
    await send();
    const message = JSON.parse(heard[0]?.body ?? '{}');
    expect(message).toMatchObject({
      allowed_mentions: { parse: [] },
      denrei: { match, side: 'RED', kind: 'test', url: `https://denrei.example/m/${match}` },
    });
    expect(message.content).toContain(`https://denrei.example/m/${match}`);
    expect(heard[0]?.body).not.toMatch(/@|\/l\/|eyJ/);
  });

  test('says in one line what happened, as a spectator may know it, and nothing where nobody may look on', async () => {
    await set('RED');
    await send();
    for (let i = 0; i < 40; i++) await step(harness, match);
    await send();
    const held = (await harness.store.readMatch(match))?.seats ?? [];
    const names = Object.fromEntries(held.map(({ side, name }) => [side, name]));
    const narrator = makeNarrators()(spoken, 'ja');
    const reader = { narrator, side: 'spectator', zone: 'UTC', names };
    let stories = 0;
    for (const call of await harness.store.waitingMails(match)) {
      const payload = JSON.parse(call.payload) as MailPayload;
      const due = callOf(payload);
      if (payload.side !== 'RED' || due?.since === undefined) continue;
      const events = await harness.store.readEvents(match, due.since + 1, due.event);
      const told = chaptersOf(events, 'spectator').filter((chapter) => !isCeremony(chapter));
      const story = headlineOf(reader, storyOf(reader, told));
      const body = hookBody(narrator, 'https://denrei.example', due, story);
      const [, second, third] = (JSON.parse(body).content as string).split('\n');
      expect([second, third === undefined]).toEqual(
        story === '' ? [expect.stringMatching(/^https/), true] : [story, false],
      );
      expect(story.length).toBeLessThanOrEqual(140);
      const sent = heard.find(({ headers }) => headers['webhook-id'] === call.messageId);
      if (sent !== undefined && story !== '') {
        expect(JSON.parse(sent.body).content).toContain(`\n${story}\n`);
        stories++;
      }
      expect(callOf({ ...payload, closed: true })?.since).toBeUndefined();
    }
    expect(stories).toBeGreaterThan(0);
  });

  test('is signed over id, time and body with the key that its owner was shown', async () => {
    await set('RED');
    await send();
    const [first] = heard;
    if (first === undefined) throw new Error('nothing was heard');
    const { headers, body } = first;
    const seat = (await harness.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
    if (seat === undefined) throw new Error('no seat');
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const mac = createHmac('sha256', hookSecret(keys, match, seat))
      .update(text)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
  });

  test('that is not taken comes again with the same id, later', async () => {
    answers = [{ code: 500 }, { code: 204 }];
    await set('RED');
    await send();
    expect(heard.length).toBe(1);
    harness.pass(61);
    await send();
    await send();
    const [first, second, third] = heard.map(({ headers }) => headers['webhook-id']);
    expect([second, third]).toEqual([first, undefined]);
  });

  test('waits as long as the receiver asks', async () => {
    answers = [{ code: 429, headers: { 'Retry-After': '600' } }];
    await set('RED');
    await send();
    harness.pass(500);
    await send();
    expect(heard.length).toBe(1);
    harness.pass(101);
    await send();
    expect(heard.length).toBe(2);
  });

  test.each([401, 403, 404, 410])('is given up where %i is answered, and its owner sees it', async (code) => {
    answers = [{ code }];
    await set('RED');
    await send();
    harness.pass(24 * 3600);
    await send();
    expect(heard.length).toBe(1);
    expect((await harness.store.failedCalls(match)).map(({ lastError }) => lastError)).toEqual([
      `answered ${code}`,
    ]);
  });

  test('is given up after a day', async () => {
    answers = Array.from({ length: 30 }, () => ({ code: 500 }));
    await set('RED');
    for (let i = 0; i < 60; i++) {
      await send();
      harness.pass(3600);
    }
    expect(heard.length).toBe(11);
    expect((await harness.store.failedCalls(match)).length).toBe(1);
  });

  test('follows no redirect', async () => {
    answers = [{ code: 302, headers: { Location: `${url}&second` } }];
    await set('RED');
    await send();
    expect(heard.map(({ path }) => path)).toEqual(['/hook?x=1']);
  });

  test('is claimed by one of two workers', async () => {
    await set('RED');
    await Promise.all([callDue(context), callDue(context)]);
    expect(heard.length).toBe(1);
  });

  test('leaves neither address nor key in the log', async () => {
    answers = [{ code: 500 }];
    await set('RED');
    await send();
    const seat = (await harness.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
    if (seat === undefined) throw new Error('no seat');
    const key = hookSecret(keys, match, seat).toString('base64');
    expect(said.join('\n')).toContain('message failed');
    expect(said.join('\n')).not.toMatch(/127\.0\.0\.1|hook\?/);
    expect(said.join('\n')).not.toContain(key);
  });

  test('is signed with another key once its address is set again, the same one too', async () => {
    const keyNow = async () => {
      const seat = (await harness.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
      if (seat === undefined) throw new Error('no seat');
      return hookSecret(keys, match, seat).toString('hex');
    };
    await set('RED');
    const first = await keyNow();
    await set('RED');
    expect(await keyNow()).not.toBe(first);
  });

  test('is taken though the answer to it never ends: nothing of it is read', async () => {
    let written = 0;
    const endless = createServer((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const closed = new Promise<void>((resolve) =>
      endless.on('connection', (socket) => socket.on('close', () => resolve())),
    );
    await set('RED', `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`);
    await send();
    await closed;
    expect(written).toBeLessThan(64 * 1024 * 1024);
    expect(await harness.store.failedCalls(match)).toEqual([]);
    expect(await harness.store.nextCallAt()).toBeUndefined();
    endless.close();
  });

  test('to somebody who does not answer is broken off, and comes again', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    await set('RED', `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
    context = { ...context, net: { allows: () => true, protocols: ['http:'], patience: 100 } };
    await send();
    expect(await harness.store.failedCalls(match)).toEqual([]);
    expect(await harness.store.nextCallAt()).toEqual(new Date(harness.context.clock().getTime() + 60_000));
    silent.closeAllConnections();
    silent.close();
  });
});

describe('an address of the net', () => {
  test.each([
    ...['127.0.0.1', '127.1.2.3', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '240.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '64:ff9b::a9fe:a9fe'],
    ...['::ffff:127.0.0.1', '::ffff:169.254.169.254', '2002:7f00:1::', 'localhost', '', '1'],
    // Old spellings of IPv4 in IPv6, and what nobody was ever given.
    ...['::127.0.0.1', '::a00:1', '::808:808', '400::1', '4000::1', 'e000::1', '1::1', 'fec0::1', '3fff::1'],
  ])('%s is sent nothing', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    ...['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
    ...['https://2130706433/', 'https://0x7f.1/', 'https://user:pass@example.org/', 'ftp://example.org', 'x'],
  ])('%s is no address for messages', (text) => {
    expect(hookUrl(text)).toBeUndefined();
  });

  const message = { id: 'i', secret: Buffer.alloc(32), body: '{}' };
  const now = new Date(0);

  test('that a name stands for is looked at before it is connected to, and all of them are', async () => {
    const port = new URL(url).port;
    const answering = (...found: string[]) => ({
      allows: isPublic,
      protocols: ['http:'],
      resolve: (_: string, done: (error: null, all: { address: string; family: number }[]) => void) =>
        done(
          null,
          found.map((address) => ({ address, family: 4 })),
        ),
    });
    const to = { ...message, url: `http://rebinding.example:${port}/` };
    for (const found of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], []])
      await expect(sendHook(to, { now, net: answering(...found) })).rejects.toMatchObject({
        code: 'hook/forbidden-address',
      });
    expect(heard).toEqual([]);
  });

  test('is the one that was looked at: the name is not asked twice', async () => {
    let asked = 0;
    const resolve = (_: string, done: (error: null, all: { address: string; family: number }[]) => void) => {
      asked += 1;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const net = { allows: () => true, protocols: ['http:'], resolve };
    await sendHook({ ...message, url: `http://any.example:${new URL(url).port}/` }, { now, net });
    expect([asked, heard.length]).toEqual([1, 1]);
  });
});

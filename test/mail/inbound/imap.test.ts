/** Orders by reply out of a mailbox that is looked into, over a real IMAP conversation. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookInto, startMailPoll } from '../../../src/mail/inbound/poll.js';
import { imapOptions } from '../../../src/mail/index.js';
import { CREDENTIALS, type ImapServer, startImapServer } from './imap-server.js';
import { type PostOffice, postOffice } from './post.js';

let post: PostOffice;
let imap: ImapServer;
beforeEach(async () => {
  [post, imap] = [await postOffice(), await startImapServer()];
});
afterEach(async () => {
  await imap.close();
  await post.close();
});

const options = () => ({
  host: '127.0.0.1',
  port: imap.port,
  secure: false,
  folder: 'INBOX',
  ...CREDENTIALS,
});
const head = async () => (await post.harness.matches.info(post.match))?.head.number ?? 0;
const address = async () => (await post.inbox('JP')).at(-1)?.replyTo?.[0]?.address ?? '';
/** Of which mail how many bytes were asked for. */
const fetched = () =>
  imap.said.flatMap((line) => {
    const [, uid, most] = /UID FETCH (\d+) .*BODY\.PEEK\[\]<0\.(\d+)>/.exec(line) ?? [];
    return uid === undefined ? [] : [[Number(uid), Number(most)]];
  });
const mailTo = (to: string, name: string, text: string, more = '') =>
  `From: a@b.example\r\nTo: ${to}\r\nMessage-ID: <${name}@b.example>\r\n${more}\r\n${text}`;

test('what is unread is taken, marked as read, and never taken again', async () => {
  const before = await head();
  imap.put(mailTo(await address(), 'one', 'template\r\nend\r\n'));
  expect(await lookInto(post.inbound, options())).toBe(1);
  expect(await head()).toBe(before + 1);
  expect(imap.flags()).toEqual([['\\Seen']]);
  expect(await lookInto(post.inbound, options())).toBe(0);
  expect(imap.unknown).toEqual([]);
});

test('a mail that comes by both ways is taken once', async () => {
  const to = await address();
  const raw = mailTo(to, 'both', 'template\r\nend\r\n');
  await post.hand('a@b.example', to, raw);
  const [event, mails] = [await head(), (await post.inbox('JP')).length];
  imap.put(raw);
  await lookInto(post.inbound, options());
  expect([await head(), (await post.inbox('JP')).length]).toEqual([event, mails]);
});

test('the address is found where relays write it', async () => {
  const before = await head();
  imap.put(
    mailTo('someone@else.example', 'two', 'template\r\nend\r\n', `Delivered-To: ${await address()}\r\n`),
  );
  await lookInto(post.inbound, options());
  expect(await head()).toBe(before + 1);
});

test('a mail without a return path is a report and gives no orders; one for nobody is marked as read', async () => {
  const before = await head();
  imap.put(mailTo(await address(), 'three', 'template\r\nend\r\n', 'Return-Path: <>\r\n'));
  imap.put(mailTo('orders+oabc@denrei.example', 'four', 'end'));
  expect(await lookInto(post.inbound, options())).toBe(2);
  expect(await head()).toBe(before);
  expect(imap.flags()).toEqual([['\\Seen'], ['\\Seen']]);
});

test('of a mail only the head is fetched where it is too large, and its seat is told so', async () => {
  imap.put(mailTo(await address(), 'five', 'end\r\n'.repeat(60_000)));
  await lookInto(post.inbound, options());
  expect(imap.flags()).toEqual([['\\Seen']]);
  expect(fetched()).toEqual([[1, 65_536]]);
  expect((await post.inbox('JP')).at(-1)?.text?.replace(/\s+/g, ' ')).toContain(
    'Your e-mail could not be read',
  );
});

test('of a mail for nobody only the head is fetched', async () => {
  imap.put(mailTo('orders+oabc@denrei.example', 'big', 'end\r\n'.repeat(20_000)));
  imap.put(mailTo(await address(), 'own', `template\r\nend\r\n\r\n${'> quoted\r\n'.repeat(10_000)}`));
  const before = await head();
  await lookInto(post.inbound, options());
  expect(fetched()).toEqual([
    [1, 65_536],
    [2, 65_536],
    [2, 262_144],
  ]);
  expect(await head()).toBe(before + 1);
});

test('mails that are too many for a seat are put aside, and block nobody', async () => {
  const [own, before] = [await address(), await head()];
  for (let i = 0; i < 85; i++) imap.put(mailTo(own, `flood${i}`, 'nonsense'));
  const other = (await post.inbox('RU')).at(-1)?.replyTo?.[0]?.address;
  expect(other).toBeUndefined();
  imap.put(mailTo('someone@else.example', 'last', 'hello'));
  expect(await lookInto(post.inbound, options())).toBe(31);
  expect(imap.flags().slice(29, 31)).toEqual([['\\Seen'], ['\\Flagged']]);
  expect(imap.flags()[85]).toEqual(['\\Seen']);
  imap.put(mailTo('someone@else.example', 'later', 'hello'));
  expect(await lookInto(post.inbound, options())).toBe(1);
  expect(imap.flags()[86]).toEqual(['\\Seen']);
  post.harness.pass(3600);
  expect(await lookInto(post.inbound, options())).toBe(30);
  expect(imap.flags().filter((flags) => !flags.includes('\\Seen')).length).toBe(25);
  expect(await head()).toBe(before);
});

test('a mail over which the service comes to grief keeps no other from being taken', async () => {
  const before = await head();
  const to = await address();
  imap.put(mailTo(to, 'grief', 'template'));
  imap.put(mailTo(to, 'fine', 'template\r\nend\r\n'));
  let replies = 0;
  const matches = {
    ...post.inbound.matches,
    reply: (...args: Parameters<typeof post.inbound.matches.reply>) =>
      replies++ === 0 ? Promise.reject(new Error('grief')) : post.inbound.matches.reply(...args),
  };
  await expect(lookInto({ ...post.inbound, matches }, options())).rejects.toThrow('grief');
  expect(imap.flags()).toEqual([[], ['\\Seen']]);
  expect(await head()).toBe(before + 1);
});

test('what the database does not take stays unread', async () => {
  imap.put(mailTo(await address(), 'six', 'template\r\nend\r\n'));
  const broken = {
    ...post.inbound,
    store: { ...post.inbound.store, readMatch: () => Promise.reject(new Error('away')) },
  };
  await expect(lookInto(broken, options())).rejects.toThrow('away');
  expect(imap.flags()).toEqual([[]]);
  await lookInto(post.inbound, options());
  expect(imap.flags()).toEqual([['\\Seen']]);
});

test('a mailbox that does not let us in is said without its password, and tried again', async () => {
  const poll = startMailPoll(post.inbound, { ...options(), pass: 'wrong secret' }, 20);
  while (post.said.filter((line) => line.startsWith('the mailbox does not answer')).length < 2)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await poll.stop();
  expect(post.said.join('\n')).not.toContain('secret');
});

test.each([
  [
    'imaps://runner:p%40ss%20word@mail.example',
    { host: 'mail.example', port: 993, secure: true, ...CREDENTIALS, folder: 'INBOX' },
  ],
  [
    'imap://a:b@mail.example:1143/Denrei',
    { host: 'mail.example', port: 1143, secure: false, user: 'a', pass: 'b', folder: 'Denrei' },
  ],
  ['https://a:b@mail.example', undefined],
  ['imaps://mail.example', undefined],
  ['mail', undefined],
])('the address of a mailbox is read: %s', (text, read) => {
  expect(imapOptions(text)).toEqual(read);
});

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
  ...{ host: '127.0.0.1', port: imap.port, secure: false, folder: 'INBOX' },
  ...CREDENTIALS,
});
const head = async () => (await post.harness.matches.info(post.match))?.head.number ?? 0;
const address = async () => (await post.inbox('JP')).at(-1)?.replyTo?.[0]?.address ?? '';
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

test('a mail that is too large is marked as read and not fetched', async () => {
  imap.put(mailTo(await address(), 'five', 'end\r\n'.repeat(60_000)));
  await lookInto(post.inbound, options());
  expect(imap.flags()).toEqual([['\\Seen']]);
  expect(imap.said.some((line) => /BODY/.test(line))).toBe(false);
});

test('what the database does not take stays unread', async () => {
  imap.put(mailTo(await address(), 'six', 'template\r\nend\r\n'));
  const broken = { ...post.inbound, store: { readMatch: () => Promise.reject(new Error('away')) } };
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

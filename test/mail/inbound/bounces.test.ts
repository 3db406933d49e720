/** Mails that come back: reports to the return path over SMTP, refusals at delivery, and the way back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { good, guardOf } from '../../match/harness.js';
import { refusal } from '../sink.js';
import { type PostOffice, postOffice } from './post.js';

let post: PostOffice;
beforeEach(async () => {
  post = await postOffice();
});
afterEach(() => post.close());

const report = (status: string, name = 'r1', returned = '<none@denrei.example>') =>
  [
    'From: MAILER-DAEMON@mx.example',
    `Message-ID: <${name}@mx.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; red@example.org',
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Denrei',
    `Message-ID: ${returned}`,
    '',
    '--b--',
    '',
  ].join('\r\n');

const seatOf = async (side: string) =>
  (await post.harness.store.readMatch(post.match))?.seats.find((seat) => seat.side === side);
const failing = async (side: string) =>
  (await post.harness.matches.info(post.match))?.seats.find((seat) => seat.side === side)?.mailFails;
const returnPath = async (side: string) => (await post.inbox(side)).at(-1)?.returnPath ?? '';
/** The newest mail to a side comes back. */
const comesBack = async (side: string, status: string, name = 'r1') => {
  const mail = (await post.inbox(side)).at(-1);
  await post.hand('', mail?.returnPath ?? '', report(status, name, mail?.messageId));
};
const subjects = async (side: string) => (await post.inbox(side)).map(({ subject }) => subject ?? '');

test('a mailbox that is gone for good is replaced by its owner, who names himself, with the other’s consent', async () => {
  const { matches } = post.harness;
  await comesBack('JP', '5.1.1');
  expect(await failing('JP')).toBe(true);
  const guard = async (side: string) => guardOf(good(await matches.page(post.match, side)));
  const anew = { name: 'Red', address: 'red@new.example', locale: 'en', timeZone: 'UTC' } as const;
  good(await matches.nameSubstitute(post.match, 'JP', 'JP', anew, await guard('JP')));
  expect((await subjects('RU')).at(-1)).toContain('substitute');
  good(await matches.answerSubstitute(post.match, 'RU', true, await guard('RU')));
  const before = (await post.inbox('JP')).length;
  good(await matches.takeOver(post.match, 'JP', anew));
  expect(await seatOf('JP')).toMatchObject({ address: 'red@new.example', bouncedAt: null });
  expect(await failing('JP')).toBe(false);
  await post.harness.matches.sendLink(post.match, 'JP');
  expect((await post.inbox('JP')).length).toBe(before);
});

describe('a mail that comes back for good', () => {
  test('has a return path of its own, which gives no orders', async () => {
    const path = await returnPath('JP');
    expect(path).toMatch(/^orders\+b[a-z0-9-]+@denrei\.example$/);
    await post.hand('a@b.example', path, 'From: a@b.example\r\n\r\ntemplate\r\nend\r\n');
    expect((await subjects('JP')).some((subject) => subject.startsWith('Your orders'))).toBe(false);
  });

  test('suspends the address, shows it and mails it to the other side, once', async () => {
    await comesBack('JP', '5.1.1');
    await comesBack('JP', '5.1.1', 'r2');
    expect(await failing('JP')).toBe(true);
    const told = (await subjects('RU')).filter((subject) =>
      subject.startsWith('Your opponent gets no e-mail'),
    );
    expect(told.length).toBe(1);
  });

  test('is believed only with the Message-ID of a mail that went to this seat', async () => {
    const [path, own] = [await returnPath('JP'), (await post.inbox('JP')).at(-1)?.messageId ?? ''];
    const others = (await post.inbox('RU')).at(-1)?.messageId ?? '';
    await post.hand('', path, report('5.1.1', 'r1'));
    await post.hand('', path, report('5.1.1', 'r2', others));
    await post.hand('', path, report('5.1.1', 'r3', `<x${own.slice(1)}`));
    expect(await failing('JP')).toBe(false);
    await post.hand('', path, report('5.1.1', 'r4', own));
    expect(await failing('JP')).toBe(true);
  });

  test('stops all mails there but those that are asked for', async () => {
    const mails = (await post.inbox('JP')).length;
    await comesBack('JP', '5.1.1');
    good(await post.harness.matches.settings(post.match, 'JP', { name: 'Another' }));
    expect((await post.inbox('JP')).length).toBe(mails);
    await post.harness.matches.sendLink(post.match, 'JP');
    expect((await post.inbox('JP')).length).toBe(mails + 1);
  });

  test('is put right by its owner: he is mailed a link with what he was not told', async () => {
    await comesBack('JP', '5.1.1');
    const told = (await seatOf('JP'))?.lastMailedEvent ?? 0;
    expect(told).toBeLessThan((await post.harness.matches.info(post.match))?.head.number ?? 0);
    good(await post.harness.matches.mailAgain(post.match, 'JP'));
    expect((await subjects('JP')).at(-1)).toMatch(/^Your link/);
    expect(await failing('JP')).toBe(false);
    await comesBack('JP', '5.1.1', 'r3');
    expect(await failing('JP')).toBe(true);
    const again = (await subjects('RU')).filter((subject) =>
      subject.startsWith('Your opponent gets no e-mail'),
    );
    expect(again.length).toBe(2);
  });
});

describe('a mail that comes back for a reason that may pass', () => {
  test('is tried again later, and after the fourth in a row the address is suspended', async () => {
    const waits = [1, 6, 24];
    for (const [i, hours] of waits.entries()) {
      const mails = (await post.inbox('JP')).length;
      await comesBack('JP', '4.2.2', `soft${i}`);
      expect(await failing('JP')).toBe(false);
      post.harness.pass(hours * 3600 - 1);
      expect((await post.inbox('JP')).length).toBe(mails);
      post.harness.pass(1);
      expect((await post.inbox('JP')).length).toBe(mails + 1);
    }
    await comesBack('JP', '4.2.2', 'soft3');
    expect(await failing('JP')).toBe(true);
  });

  test('counts anew after a week', async () => {
    for (let i = 0; i < 6; i++) {
      await comesBack('JP', '4.2.2', `soft${i}`);
      post.harness.pass(8 * 24 * 3600);
    }
    expect(await failing('JP')).toBe(false);
  });
});

test('a report that a mail is late, or of an absence, changes nothing', async () => {
  const mail = (await post.inbox('JP')).at(-1);
  const late = report('4.4.1', 'late', mail?.messageId).replace('failed', 'delayed');
  const away = 'From: red@example.org\r\nAuto-Submitted: auto-replied\r\n\r\nI am away.\r\n';
  for (const raw of [late, away]) await post.hand('', mail?.returnPath ?? '', raw);
  expect((await seatOf('JP'))?.bounces).toBe(0);
  expect(await failing('JP')).toBe(false);
});

test('a server that refuses an address suspends it as well', async () => {
  await post.close();
  post = await postOffice(
    {},
    {
      onRcptTo: ({ address }, _session, done) =>
        address === 'red@example.org' ? done(refusal(550, '5.1.1 no such user')) : done(),
    },
  );
  await post.inbox('JP');
  expect(await failing('JP')).toBe(true);
  expect((await seatOf('JP'))?.bouncedAt).not.toBeNull();
  expect(
    (await subjects('RU')).filter((subject) => subject.startsWith('Your opponent gets no e-mail')).length,
  ).toBe(1);
});

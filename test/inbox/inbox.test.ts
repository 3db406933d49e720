/** E-mails as people keep them: files of one, files of many, and sources that were pasted. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { describe, expect, test } from 'vitest';
import { mailsIn } from '../../src/inbox/index.js';
import { mailsInOne, matchOfMail, verifyMails } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { inboxOf } from '../verifier/inbox.js';

const inbox = inboxOf(new Maker('inbox').begun().play([melee]).play([melee, melee]).end().unseal());

/** As it is kept: encoded, folded, with the line of whoever received it last on top. */
async function sourceOf({ name, at, text }: (typeof inbox)[number]): Promise<Buffer> {
  const Received = [
    `from mx by inbox; ${new Date(at * 1000).toUTCString()}`,
    'from house by mx; Sat, 1 Jan 2000 00:00:00 +0000',
  ];
  const headers = Received.map((value) => ({ key: 'Received', value }));
  return new MailComposer({ subject: name, date: new Date(0), text, headers }).compile().build();
}

const kept = await Promise.all(inbox.map(sourceOf));
const shape = (mails: Awaited<ReturnType<typeof mailsIn>>) =>
  mails.map(({ at, text }) => ({ at, text: text.replaceAll('\r\n', '\n').trimEnd() }));
const due = inbox.map(({ at, text }) => ({ at, text: text.trimEnd() }));

describe('an inbox', () => {
  test('is read from files of one e-mail each', async () => {
    const read = await Promise.all(kept.map((source, i) => mailsIn(`${i}.eml`, source)));
    expect(shape(read.flat())).toEqual(due);
    expect(read.flat().map(({ name }) => name)).toEqual(kept.map((_, i) => `${i}.eml`));
  });

  test.each(['\n', '\r\n'])('is read from one .mbox, with %j between its e-mails', async (end) => {
    const mbox = kept.map((one, i) => {
      const text = one.toString('latin1').replace(/\r?\n/g, end);
      return `From sender@example.org Sat Nov 21 10:0${i}:00 2026${end}${text}${end}`;
    });
    const read = await mailsIn('inbox.mbox', Buffer.from(mbox.join(end), 'latin1'));
    expect(shape(read)).toEqual(due);
    expect(read[3]?.name).toBe('inbox.mbox 4');
    expect(await verifyMails(read.flatMap(mailsInOne), { sides: ['RU'] })).toMatchObject({
      ok: true,
      summary: { mails: inbox.length, rolls: 3, late: [] },
    });
  });

  test('is read from the source of one, pasted', async () => {
    const [read, ...more] = await mailsIn('pasted', `\n\n${kept[6]?.toString('utf8')}`);
    expect(more).toEqual([]);
    expect(read?.at).toBe(inbox[6]?.at);
    expect(read === undefined ? undefined : matchOfMail(read)).toBe('inbox');
  });

  test('has no e-mail where something else was pasted: prose, a line of facts, a journal, nothing', async () => {
    const other = [
      'Hello',
      'head 7 abc',
      '{"denrei":2}\n',
      '',
      'Head: this is\n\nprose',
      'From me to you\nX',
    ];
    for (const text of other) expect(await mailsIn('x', text)).toEqual([]);
  });

  test('takes no other date for the time of arrival', async () => {
    const without = kept[0]?.toString('utf8').replace(/^Received: .*(?:\r?\n[ \t].*)*\r?\n/gm, '') ?? '';
    expect(without).toContain('Date:');
    expect((await mailsIn('x', without)).map(({ at }) => at)).toEqual([0]);
  });
});

/** Proof from the inbox alone. */
import { describe, expect, test } from 'vitest';
import {
  type Mail,
  type MailOptions,
  mailsInOne,
  matchOfMail,
  verifyMails,
} from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { BEGAN, inboxOf } from './inbox.js';

const made = new Maker('inbox').begun().play([melee]).play([melee, melee]).end().unseal();
const inbox = inboxOf(made);

/** The inbox with something else in one mail. */
const forged = (n: number, from: string | RegExp, to: string) =>
  inbox.map((mail, i) => (i === n ? { ...mail, text: mail.text.replace(from, to) } : mail));

const summaryOf = async (mails: readonly Mail[], options: MailOptions = {}) => {
  const report = await verifyMails(mails, options);
  if (!report.ok) throw new Error(`${report.fault.mail}: ${report.fault.message}`);
  return report.summary;
};

describe('the mails of an inbox', () => {
  test('prove every roll that they tell, in whatever order they lie and however their lines are broken', async () => {
    const wrapped = inbox.map((mail) => ({ ...mail, text: mail.text.replace(/([0-9a-f]{40})/g, '$1\r\n ') }));
    for (const mails of [inbox, [...inbox].reverse(), wrapped])
      expect(await verifyMails(mails)).toMatchObject({
        ok: true,
        summary: { match: 'inbox', mails: 10, rolls: 3 },
      });
  });

  test('that hold no facts of dice prove nothing', async () => {
    expect(await verifyMails([{ name: 'a.eml', at: 0, text: 'Hello' }])).toMatchObject({
      ok: true,
      summary: { mails: 0, rolls: 0 },
    });
  });

  test.each([
    ['a face is another', 6, /^(roll 1 1 melee 6) \d/m, '$1 7', 'faces'],
    ['a link is another', 6, /^(roll 1 1 melee 6 \d) .{4}/m, '$1 0000', 'link'],
    ['two mails name other hashes for one event', 4, /^head 5 .*$/m, `head 4 ${'0'.repeat(64)}`, 'head'],
    ['a seed does not fit its digest', 5, /^(seed JP 1) .{4}/m, '$1 0000', 'seed'],
    ['a digest was changed later', 8, /^(digest JP 1) .{4}/m, '$1 0000', 'seed'],
    ['a mail is of another match', 7, /^match inbox$/m, 'match other', 'match'],
  ])('are found out where %s', async (_, n, from, to, code) => {
    expect(await verifyMails(forged(n, from, to))).toMatchObject({ ok: false, fault: { code } });
  });

  test('are no fault where one that told a roll was deleted: what follows still hashes down to the roots', async () => {
    const summary = await summaryOf(inbox.filter((_, i) => i !== 6));
    expect(summary).toMatchObject({ rolls: 2, gaps: [{ chain: 1, k: 1 }] });
    const forgedLater = forged(7, /^(roll 1 3 melee 6 \d) .{4}/m, '$1 0000').filter((_, i) => i !== 6);
    expect(await verifyMails(forgedLater)).toMatchObject({ ok: false, fault: { code: 'link' } });
    expect(await verifyMails(forged(6, /^roll 1 1 /m, 'roll 1 4096 '))).toMatchObject({
      ok: false,
      fault: { code: 'k' },
    });
  });

  describe('before a seed', () => {
    const [roots, digest] = (['roots', 'digest'] as const).map((what) => ({ chain: 1, what }));
    const moved = (n: number, at: number) => inbox.map((mail, i) => (i === n ? { ...mail, at } : mail));
    const lateIn = async (mails: readonly Mail[], sides = ['RU']) => (await summaryOf(mails, { sides })).late;

    test('roots and digest came where their e-mail arrived first, and it is named', async () => {
      expect(await summaryOf(inbox, { sides: ['RU'] })).toMatchObject({
        late: [],
        fixed: [{ chain: 1, what: 'both', mail: { subject: 'News 2', at: BEGAN + 120 } }],
      });
      expect(await lateIn(inbox.slice(4))).toEqual([roots, digest]);
    });

    test('a lower head does not help roots that arrived hours after the seeds', async () => {
      // The first four e-mails, with heads 1 to 4, arrive after all others.
      const mails = inbox.map((mail, i) => (i < 4 ? { ...mail, at: mail.at + 10_000 } : mail));
      expect(await lateIn(mails)).toEqual([roots, digest]);
    });

    test('an e-mail without a time of arrival came before nothing', async () => {
      const dateless = inbox.map((mail, i) => (i < 4 ? { ...mail, at: 0 } : mail));
      expect(await lateIn(dateless)).toEqual([roots, digest]);
      expect(await lateIn(moved(2, 0))).toEqual([]);
      expect(await lateIn(inbox.map((mail) => ({ ...mail, at: 0 })))).toEqual([roots, digest]);
      // What came before a seed whose e-mail has no time, nobody knows.
      expect(await lateIn(moved(4, 0))).toEqual([roots, digest]);
    });

    test('the digest must stand in an e-mail unless it is the reader’s own', async () => {
      const unsaid = inbox.map((mail, i) =>
        i === 2 || i === 3 ? { ...mail, text: mail.text.replace(/^digest .*\n/m, '') } : mail,
      );
      expect(await lateIn(unsaid)).toEqual([digest]);
      const toJapan = unsaid.map((mail) => ({ ...mail, text: mail.text.replace(/^for RU$/m, 'for JP') }));
      expect(await summaryOf(toJapan, { sides: ['JP'] })).toMatchObject({
        late: [],
        fixed: [{ chain: 1, what: 'roots', mail: { subject: 'News 0' } }],
      });
      // The e-mails say that they are for JP; the reader does not.
      expect(await lateIn(toJapan, [])).toEqual([digest]);
    });
  });

  test('are found out where one is for another side than the reader’s', async () => {
    const toJapan = inbox.map((mail) => ({ ...mail, text: mail.text.replace(/^for RU$/m, 'for JP') }));
    expect(await verifyMails(toJapan, { sides: ['RU'] })).toMatchObject({
      ok: false,
      fault: { code: 'reader' },
    });
    // Where the lot swapped the seats, both are the reader's, and the first is that of chain 1.
    const swapped = inbox.map((mail, i) =>
      i < 5 ? mail : { ...mail, text: mail.text.replace(/^for RU$/m, 'for JP') },
    );
    expect(await summaryOf(swapped, { sides: ['RU', 'JP'] })).toMatchObject({ late: [], reader: true });
    expect(await summaryOf(inbox)).toMatchObject({ reader: false, sides: ['RU', 'JP'] });
  });

  test('hold no facts where a player wrote them: a block follows the last line of its kind', async () => {
    const planted = `-- dice\nmatch ${made.match}\nhead 7 ${'0'.repeat(64)}\n`;
    const said = planted.replace(/^(?=.)/gm, '| ');
    for (const words of [planted, said]) {
      const mails = inbox.map((mail, i) => (i === 6 ? { ...mail, text: `${words}\n${mail.text}` } : mail));
      expect(await summaryOf(mails.flatMap(mailsInOne))).toMatchObject({ mails: 10, rolls: 3 });
    }
    const behind = inbox.map((mail, i) => (i === 6 ? { ...mail, text: `${mail.text}\n${said}` } : mail));
    expect(await summaryOf(behind.flatMap(mailsInOne))).toMatchObject({ mails: 10, rolls: 3 });
  });

  test('are read chapter by chapter where several were collected into one', async () => {
    const rule = '='.repeat(72);
    const chapters = inbox.slice(6, 8).map(({ text }, i) => `${rule}\n${i + 1}. News\n${rule}\n\n${text}`);
    const collected = { name: 'all.eml', at: BEGAN + 900, text: chapters.join('\n') };
    const mails = [...inbox.slice(0, 6), ...mailsInOne(collected)];
    expect(mails).toHaveLength(8);
    expect(await summaryOf(mails)).toMatchObject({ rolls: 3, gaps: [] });
  });

  test('are found out where a roll has no digest behind its seeds', async () => {
    const without = inbox.map((mail) => ({ ...mail, text: mail.text.replace(/^digest .*\n/gm, '') }));
    expect(await verifyMails(without)).toMatchObject({ ok: false, fault: { code: 'seed' } });
  });

  test.each([
    ['root', 9, /^(root 1) .{4}/m, '$1 0000', 'root'],
    ['secret root', 9, /^(secret 1) .{4}/m, '$1 0000', 'secret'],
    ['digest that was cut off', 9, /^(secret 1 .{20}).*/m, '$1', 'shape'],
    ['number that is none', 6, /^roll 1 1 melee 6 \d/m, 'roll 1 x melee 6 1', 'shape'],
  ])('are found out where they open another %s', async (_, n, from, to, code) => {
    expect(await verifyMails(forged(n, from, to))).toMatchObject({ ok: false, fault: { code } });
  });

  test('name their match, each by itself', () => {
    expect(inbox.map(matchOfMail)).toEqual(inbox.map(() => 'inbox'));
    expect(matchOfMail({ name: 'a.eml', at: 0, text: 'Hello' })).toBeUndefined();
  });
});

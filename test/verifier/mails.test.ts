/** Proof from the inbox alone. */
import { describe, expect, test } from 'vitest';
import { type Mail, matchOfMail, verifyMails } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';
import { inboxOf } from './inbox.js';

const made = new Maker('inbox').begun().play([melee]).play([melee, melee]).end().unseal();
const inbox = inboxOf(made);

/** The inbox with something else in one mail. */
const forged = (n: number, from: string | RegExp, to: string) =>
  inbox.map((mail, i) => (i === n ? { ...mail, text: mail.text.replace(from, to) } : mail));

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

  test('are found out where a mail that told a roll is missing', async () => {
    expect(await verifyMails(inbox.filter((_, i) => i !== 6))).toMatchObject({
      ok: false,
      fault: { code: 'k', mail: '7.eml' },
    });
  });

  test('prove less where roots or digest came no earlier than a seed, and say so', async () => {
    const late = async (mails: readonly Mail[]) => {
      const report = await verifyMails(mails);
      return report.ok ? report.summary.late : report.fault;
    };
    const [roots, digest] = (['roots', 'digest'] as const).map((what) => ({ chain: 1, what }));
    expect(await late(inbox)).toEqual([]);
    expect(await late(inbox.slice(4))).toEqual([roots, digest]);
    const unsaid = inbox.map((mail, i) =>
      i === 2 || i === 3 ? { ...mail, text: mail.text.replace(/^digest .*\n/m, '') } : mail,
    );
    expect(await late(unsaid)).toEqual([digest]);
    const own = unsaid.map((mail) => ({ ...mail, text: mail.text.replace(/^for RU$/m, 'for JP') }));
    expect(await late(own)).toEqual([]);
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

/** Proof from the inbox alone. */
import { describe, expect, test } from 'vitest';
import { diceBlock } from '../../src/mail/compose/dice-block.js';
import type { MailPayload } from '../../src/match/index.js';
import { type Mail, verifyMails } from '../../src/verifier/index.js';
import { Maker } from '../journal/maker.js';
import { melee } from '../journal/skirmish.js';

type Facts = Pick<MailPayload, 'match' | 'head' | 'dice' | 'chapters'>;

/** The mails of a made match as one inbox holds them: at the opening, when the other is invited, and after each event of play. */
function inboxOf(made: Maker): readonly Mail[] {
  const events = made.rows.map(({ text }) => JSON.parse(text));
  const chain = { ...events[0].public.commitments, digests: {}, seeds: {} };
  const told: Mail[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type === 'committed') chain.digests = { [event.public.side]: event.public.digest };
    if (event.type === 'seeded') chain.seeds = { ...chain.seeds, [event.public.side]: event.public.seed };
    const rolls = event.type === 'played' ? event.public.rolls : [];
    const payload = {
      match: made.match,
      head: { number: event.n, hash: event.hash },
      dice: [{ ...chain }],
      chapters: [{ rolls, facts: event.type === 'unsealed' ? event.public : {} }],
    } as unknown as Facts;
    const text = ['Hello', '', '-- dice', ...diceBlock(payload as MailPayload), ''].join('\n');
    told.push({ name: `${i}.eml`, at: i, text });
  }
  return told;
}

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

  test('are found out where the roots came together with a seed', async () => {
    expect(await verifyMails(inbox.slice(4))).toMatchObject({
      ok: false,
      fault: { code: 'seed', mail: '4.eml' },
    });
  });
});

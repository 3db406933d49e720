/** `denrei audit --mails`: files as a mail program keeps them, with and without the journal. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { describe, expect, test } from 'vitest';
import type { Mail } from '../../../src/verifier/index.js';
import { matchOf } from '../../beacon/match.js';
import { PUBLISHED } from '../../beacon/published.js';
import { Maker } from '../../journal/maker.js';
import { melee } from '../../journal/skirmish.js';
import { scratchFolder } from '../../support/leftovers.js';
import { inboxOf } from '../../verifier/inbox.js';
import { denrei } from '../terminal.js';

const made = new Maker('inbox').begun().play([melee]).play([melee, melee]).end().unseal();
const inbox = inboxOf(made);

/** A folder of .eml files, encoded and folded as mails are sent. */
async function folderOf(mails: readonly Mail[]): Promise<string> {
  const folder = await scratchFolder();
  for (const { name, at, text } of mails) {
    const received = `from mx by inbox; ${new Date(at * 1000).toUTCString()}`;
    const mail = new MailComposer({ subject: name, text, headers: { Received: received } });
    await writeFile(join(folder, name), await mail.compile().build());
  }
  return folder;
}

async function fileOf(text: string): Promise<string> {
  const path = join(await scratchFolder(), 'journal.jsonl');
  await writeFile(path, text);
  return path;
}

const audited = async (mails: readonly Mail[], ...args: string[]) =>
  denrei(['audit', ...args, '--mails', await folderOf(mails)]);

const changed = (n: number, from: string | RegExp, to: string) =>
  inbox.map((mail, i) => (i === n ? { ...mail, text: mail.text.replace(from, to) } : mail));

describe('denrei audit --mails', () => {
  test('proves the rolls of an inbox', async () => {
    expect(await audited(inbox)).toEqual({
      exit: 0,
      out: 'Sound mails: match inbox, 10 with facts of the dice, 3 rolls follow from the roots and seeds that they hold.\n',
      err: '',
    });
  });

  test('names the mail with a fault', async () => {
    expect(await audited(changed(6, /^(roll 1 1 melee 6) \d/m, '$1 7'))).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/^FAULT in 6\.eml: .*\[faces\]\n$/),
    });
  });

  test('says what an inbox cannot prove that begins too late', async () => {
    const { exit, out } = await audited(inbox.slice(4));
    expect(exit).toBe(5);
    expect(out).toContain('Not proved by these mails: that the roots of chain 1 stood before the seeds.');
    expect(await audited([{ name: 'a.eml', at: 0, text: 'Hello' }])).toMatchObject({
      exit: 5,
      out: 'No mail here holds facts of the dice.\n',
    });
  });

  test('takes each match of an inbox by itself, and beside a journal its own alone', async () => {
    const other = inboxOf(new Maker('another').begun().play([melee])).map((mail) => ({
      ...mail,
      name: `other ${mail.name}`,
    }));
    const { exit, out } = await audited([...inbox, ...other]);
    expect(exit).toBe(0);
    expect(out.match(/match \w+/g)).toEqual(['match inbox', 'match another']);
    const journal = await fileOf(made.file('public'));
    const alone = await audited([...inbox, ...other], journal);
    expect(alone.exit).toBe(0);
    expect(alone.out.match(/match \w+,/g)).toEqual(['match inbox,']);
    expect(await audited(other, journal)).toMatchObject({
      exit: 5,
      out: expect.stringContaining('No mail here holds facts of the dice of match inbox.'),
    });
  });

  test('finds a roll that mails tell and the journal does not', async () => {
    const short = new Maker('inbox').begun().play([melee]);
    const journal = await fileOf(short.file('public'));
    const headless = inbox.map((mail) => ({ ...mail, text: mail.text.replace(/^head .*\n/m, '') }));
    expect(await audited(headless, journal)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('FAULT: a mail tells roll 2 of chain 1 (melee), the journal does not'),
    });
  });

  test('finds a journal that goes another way than its mails', async () => {
    const journal = await fileOf(new Maker('inbox').begun().play([melee, melee]).file('public'));
    expect(await audited(inbox.slice(0, 7), journal)).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/FAULT in line 8, event 7: .*\[head\]/),
    });
  });
});

describe('denrei audit of a match with a beacon', () => {
  const beaconed = matchOf(PUBLISHED.slice(0, 2));
  const ordered = beaconed.rows
    .map(({ text }) => JSON.parse(text))
    .filter(({ type }) => type === 'ordered')
    .map(({ n, hash, public: { round } }) => ({ n, hash, round, due: 1692803367 + 3 * (round - 1) }));
  const [first, second] = ordered;

  /** The mail to a witness, as it came so many seconds before or behind the round. */
  const mailed = (of: typeof first, behind: number): Mail => ({
    name: `witness ${of?.n}.eml`,
    at: (of?.due ?? 0) + behind,
    text: `-- dice\nmatch ${beaconed.match}\nhead ${of?.n} ${of?.hash}\nordered ${of?.n} ${of?.hash} ${of?.round}\n`,
  });

  test('says roll by roll who knows that the orders stood before the round', async () => {
    const journal = await fileOf(beaconed.file('public'));
    const alone = await denrei(['audit', journal]);
    expect(alone.exit).toBe(0);
    expect(alone.out.match(/only the server says that the orders stood/g)).toHaveLength(2);
    const { exit, out } = await audited([mailed(first, -10), mailed(second, 1)], journal);
    expect(exit).toBe(0);
    expect(out).toContain(
      `Roll 1, ordered in event ${first?.n}, round ${first?.round}: witnessed: a mail had the orders before the round.`,
    );
    expect(out).toContain(
      `Roll 2, ordered in event ${second?.n}, round ${second?.round}: only the server says that the orders stood before the round.`,
    );
  });

  test('finds a mail to a witness that names another head', async () => {
    const journal = await fileOf(beaconed.file('public'));
    const other = {
      ...mailed(first, -10),
      text: mailed(first, -10).text.replace(/[0-9a-f]{64}/g, 'ab'.repeat(32)),
    };
    expect(await audited([other], journal)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[head]'),
    });
  });
});

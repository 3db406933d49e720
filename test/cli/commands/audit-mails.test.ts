/** `denrei audit --mails`: files as a mail program keeps them, with and without the journal. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { describe, expect, test } from 'vitest';
import { type Mail, QUICKNET } from '../../../src/verifier/index.js';
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
    // The sender's own date lies: it is older than everything.
    const date = new Date(0);
    const headers = at === 0 ? {} : { Received: received };
    const mail = new MailComposer({ subject: name, date, text, headers });
    await writeFile(join(folder, name), await mail.compile().build());
  }
  return folder;
}

async function fileOf(text: string): Promise<string> {
  const path = join(await scratchFolder(), 'journal.jsonl');
  await writeFile(path, text);
  return path;
}

/** Audits the e-mails of RU. */
const audited = async (mails: readonly Mail[], ...args: string[]) =>
  denrei(['audit', ...args, '--side', 'RU', '--mails', await folderOf(mails)]);

const changed = (n: number, from: string | RegExp, to: string) =>
  inbox.map((mail, i) => (i === n ? { ...mail, text: mail.text.replace(from, to) } : mail));

describe('denrei audit --mails', () => {
  test('proves the rolls of an inbox, and names the e-mail that came before the numbers', async () => {
    const { exit, out } = await audited(inbox);
    expect(exit).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      'Correct e-mails: match inbox, 10 with facts of the dice, 3 rolls follow from the roots and seeds they contain.',
      'The roots and your opponent’s digest of chain 1 came with “2.eml”, 2026-11-21 10:04 UTC. It must be the e-mail whose link you used to give your number, or an older one.',
      'What was checked, match inbox:',
      '  journal: not checked: no journal was given',
      '  e-mails: agrees 10 of 10',
      '  own number: not checked: nothing was given that shows which number you gave',
      '  own words: not checked: you typed no words of your own',
      '  rules: not checked: no journal was given',
      '  beacon: not checked: no round has decided a roll',
      '  witness: not checked: no journal was given',
    ]);
  });

  test('names the mail with a fault', async () => {
    expect(await audited(changed(6, /^(roll 1 1 melee 6) \d/m, '$1 7'))).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/^FAULT in 6\.eml: .*\[faces\]\n[\s\S]* {2}e-mails: differs\n/),
    });
  });

  test('says what an inbox cannot prove that begins too late', async () => {
    const { exit, out } = await audited(inbox.slice(4));
    expect(exit).toBe(5);
    expect(out).toContain('that the roots of chain 1 came before the numbers.');
    expect(out).toContain(
      '  e-mails: not checked: the e-mails do not show that roots and digest came before',
    );
    expect(await audited([{ name: 'a.eml', at: 0, text: 'Hello' }])).toMatchObject({
      exit: 5,
      out: expect.stringMatching(/^No e-mail here contains facts of the dice\.\n/),
    });
  });

  test('believes no date but that of arrival', async () => {
    const late = inbox.map((mail, i) => (i < 4 ? { ...mail, at: mail.at + 9720 } : mail));
    const dateless = inbox.map((mail) => ({ ...mail, at: 0 }));
    for (const mails of [late, dateless]) {
      const { exit, out } = await audited(mails);
      expect(exit).toBe(5);
      expect(out).toContain('that the roots of chain 1 came before the numbers.');
    }
  });

  test('asks whose inbox it is, and takes no e-mail’s word for it', async () => {
    const folder = await folderOf(inbox);
    const asked = await denrei(['audit', '--mails', folder]);
    expect(asked.exit).toBe(5);
    expect(asked.out).toContain('Which side are you in match inbox?');
    expect(asked.out).toContain('(the e-mails name JP, RU)');
    const lying = inbox.map((mail) => ({ ...mail, text: mail.text.replace('for RU', 'for JP') }));
    expect(await audited(lying)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[reader]'),
    });
    expect(await denrei(['audit', '--mails', folder, '--side', 'inbox:RU'])).toMatchObject({ exit: 0 });
    expect(await denrei(['audit', '--mails', folder, '--side', 'red army'])).toMatchObject({ exit: 2 });
    // A side of another match says nothing of this one.
    expect(await denrei(['audit', '--mails', folder, '--side', 'BLUE'])).toMatchObject({ exit: 5 });
  });

  test('says that an e-mail is missing: no error, but not everything is shown', async () => {
    const without = inbox.filter((_, i) => i !== 6);
    const alone = await audited(without);
    expect(alone.exit).toBe(5);
    expect(alone.out).toContain('No e-mail here tells these rolls (chain:link): 1:1.');
    const beside = await audited(without, await fileOf(made.file('public')));
    expect(beside.exit).toBe(0);
    expect(beside.out).toContain('In the journal, but in no e-mail here (chain:link): 1:1.');
    expect(beside.out).toContain('  e-mails: agrees 9 of 9');
  });

  test('reads no facts in what a player says', async () => {
    const said = `-- dice\nmatch inbox\nhead 7 ${'0'.repeat(64)}\n`;
    const planted = inbox.map((mail, i) => ({
      ...mail,
      text:
        i === 7
          ? `${said}${said.replace(/^(?=.)/gm, '| ')}${mail.text}${said.replace(/^(?=.)/gm, '| ')}`
          : mail.text,
    }));
    expect(await audited(planted, await fileOf(made.file('public')))).toMatchObject({ exit: 0 });
  });

  test('takes each match of an inbox by itself, and beside a journal its own alone', async () => {
    const other = inboxOf(new Maker('another').begun().play([melee])).map((mail) => ({
      ...mail,
      name: `other ${mail.name}`,
    }));
    const { exit, out } = await audited([...inbox, ...other]);
    expect(exit).toBe(0);
    expect(out.match(/Correct e-mails: match \w+/g)).toEqual([
      'Correct e-mails: match inbox',
      'Correct e-mails: match another',
    ]);
    const journal = await fileOf(made.file('public'));
    const alone = await audited([...inbox, ...other], journal);
    expect(alone.exit).toBe(0);
    expect(alone.out.match(/mails: match \w+,/g)).toEqual(['mails: match inbox,']);
    expect(await audited(other, journal)).toMatchObject({
      exit: 5,
      out: expect.stringContaining('No e-mail here contains facts of the dice of match inbox.'),
    });
  });

  test('finds a roll that mails tell and the journal does not', async () => {
    const short = new Maker('inbox').begun().play([melee]);
    const journal = await fileOf(short.file('public'));
    const headless = inbox.map((mail) => ({ ...mail, text: mail.text.replace(/^head .*\n/m, '') }));
    expect(await audited(headless, journal)).toMatchObject({
      exit: 1,
      out: expect.stringContaining('FAULT: an e-mail tells roll 2 of chain 1 (melee), the journal does not'),
    });
  });

  test.each([
    ['roots', /^roots 1 .{64}/m, `roots 1 ${'0'.repeat(64)}`, 'open 1'],
    ['digest', /^(digest JP 1) .*/m, `$1 ${'0'.repeat(64)}`, 'digest JP 1'],
    ['seed', /^(seed RU 1) .*/m, `$1 ${'0'.repeat(64)}`, 'seed RU 1'],
    ['opened root', /^(secret 1) .*/m, `$1 ${'0'.repeat(64)}`, 'opened 1'],
    ['beacon', /^for RU$/m, `for RU\nbeacon moon ${'0'.repeat(64)} 3`, 'beacon name'],
    ['order', /^for RU$/m, `for RU\nordered 7 ${'HASH'} 99`, 'ordered 7'],
    ['purpose', /^roll 1 1 melee/m, 'roll 1 1 wind', 'roll 1 1'],
  ])('finds a %s in an e-mail that the journal has otherwise', async (_, from, to, what) => {
    const hash = JSON.parse(made.rows[6]?.text ?? '').hash;
    const n = inbox.findIndex(({ text }) => from.test(text));
    // One e-mail alone: there is no other that it could disagree with.
    const [mail] = changed(n, from, to.replace('HASH', hash)).slice(n, n + 1);
    const { exit, out } = await audited(mail === undefined ? [] : [mail], await fileOf(made.file('public')));
    expect(exit).toBe(1);
    expect(out).toMatch(
      new RegExp(`FAULT in ${n}\\.eml: .*(“${what}”.*\\[mail\\]|\\[(seed|secret|faces)\\])`),
    );
    expect(out).toContain('  e-mails: differs');
  });

  test('finds a journal that goes another way than its mails', async () => {
    const journal = await fileOf(new Maker('inbox').begun().play([melee, melee]).file('public'));
    expect(await audited(inbox.slice(0, 7), journal)).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/FAULT in line 8, event 7: .*\[head\]/),
    });
  });
});

/** What a match with a beacon mails: names the beacon, and rolls with their rounds. */
const beaconInbox = (rounds: Parameters<typeof matchOf>[0], name = 'quicknet') =>
  inboxOf(matchOf(rounds)).map((mail) => ({
    ...mail,
    text: mail.text.replace(
      /^(head .*)$/m,
      `$1\nbeacon ${name} ${name === 'quicknet' ? QUICKNET.chain : 'ab'.repeat(32)} 1`,
    ),
  }));

describe('denrei audit --mails of a match with a beacon', () => {
  const [{ round, signature }, other] = PUBLISHED;

  test('checks the signatures', async () => {
    const { exit, out } = await audited(beaconInbox(PUBLISHED.slice(0, 2)));
    expect({ exit, out }).toMatchObject({ exit: 0 });
    expect(out).toContain('  beacon: agrees 2 of 2');
  });

  test('finds rounds that the beacon did not sign, whatever they would have rolled', async () => {
    expect(await audited(beaconInbox([{ round, signature: other.signature }]))).toMatchObject({
      exit: 1,
      out: expect.stringContaining('[signature]'),
    });
    expect(await audited(beaconInbox([{ round, signature: signature.replace(/^../, 'a0') }]))).toMatchObject({
      exit: 1,
    });
  });

  test('proves nothing by a beacon that nobody knows, or that the e-mails do not name', async () => {
    const nameless = inboxOf(matchOf(PUBLISHED.slice(0, 1)));
    for (const mails of [beaconInbox(PUBLISHED.slice(0, 1), 'moon'), nameless]) {
      const { exit, out } = await audited(mails);
      expect({ exit, out }).toMatchObject({ exit: 5 });
      expect(out).toContain('Not checked: the signatures of the beacon.');
      expect(out).toContain('  beacon: not checked: not every roll has a signature that can be checked');
    }
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
    expect(alone.out.match(/only the server says that the orders came/g)).toHaveLength(2);
    const { exit, out } = await audited([mailed(first, -10), mailed(second, 1)], journal);
    expect({ exit, out }).toMatchObject({ exit: 0 });
    expect(out).toContain('  witness: agrees 1 of 2');
    expect(out).toContain('Rolls with their orders in an e-mail before the round: 1. Unwitnessed: 1.');
    expect(out).toContain(
      `Roll 1, ordered in event ${first?.n}, round ${first?.round}: witnessed: an e-mail had the orders before the round.`,
    );
    expect(out).toContain(
      `Roll 2, ordered in event ${second?.n}, round ${second?.round}: only the server says that the orders came before the round.`,
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

describe('denrei audit --given', () => {
  const hash = JSON.parse(made.rows[2]?.text ?? '').hash;
  const receipt = {
    at: 1_795_255_320_000,
    chain: 1,
    head: { hash, number: 3 },
    side: 'RU',
    status: 'sent',
    value: made.seedOf('RU'),
    what: 'seed',
    words: null,
  };
  const given = async (...receipts: readonly object[]) =>
    denrei([
      ...['audit', await fileOf(made.file('public'))],
      ...['--given', await fileOf(receipts.map((one) => `${JSON.stringify(one)}\n`).join(''))],
    ]);

  test('compares what a browser gave with the journal', async () => {
    const same = await given(receipt);
    expect(same.exit).toBe(0);
    expect(same.out).toContain('2026-11-21 10:02 UTC, number of chain 1, RU: the journal has it');
    expect(same.out).toContain('  own number: agrees 1 of 1');
    const other = await given({ ...receipt, value: '0'.repeat(64) });
    expect(other.exit).toBe(1);
    expect(other.out).toContain('the match does not use what this browser gave.');
    expect(other.out).toContain('  own number: differs');
    const remade = await given({ ...receipt, head: { hash, number: 2 } });
    expect(remade).toMatchObject({ exit: 1, out: expect.stringContaining('[remade]') });
    const refused = await given({ ...receipt, value: '0'.repeat(64), status: 'refused' });
    expect(refused.exit).toBe(5);
    expect(refused.out).toContain('  own number: not checked: another of your devices had given one');
    expect((await given({ ...receipt, value: 'x' })).exit).toBe(2);
  });

  test('recomputes what follows from a code', async () => {
    const code = await fileOf(`${'ab12 '.repeat(16)}\n`);
    const journal = await fileOf(made.file('public'));
    const other = await denrei(['audit', journal, '--code', code, '--side', 'RU']);
    expect(other).toMatchObject({
      exit: 1,
      out: expect.stringContaining('0 of 1 digests and numbers of RU follow from this code.'),
    });
    expect(await denrei(['audit', journal, '--code', code])).toMatchObject({ exit: 2 });
    expect(await denrei(['audit', journal, '--code', journal, '--side', 'RU'])).toMatchObject({ exit: 2 });
  });
});

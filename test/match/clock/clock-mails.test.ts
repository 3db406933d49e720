/** What mails say of the clock: what was done and what may be done, by the clocks as they stand. */
import { describe, expect, test } from 'vitest';
import { joined } from '../../mail/compose/arrived.js';
import { composerOf } from '../../mail/samples.js';
import { spoken } from '../../web/spoken.js';
import { good, guardOf } from '../harness.js';
import { BANK, type Ticking, ticking } from './ticking.js';

const compose = composerOf({ game: () => spoken, draw: async () => Buffer.from('') });

/** The newest waiting mail of a kind, BLUE's in English, without breaks of lines. */
async function told(on: Ticking, kind: string, side = 'BLUE'): Promise<string> {
  const mails = (await on.harness.store.waitingMails(on.match)).filter((one) => one.side === side);
  const mail = mails.findLast((one) => one.kind === kind);
  const seat = (await on.harness.store.readMatch(on.match))?.seats.find((one) => one.side === side);
  if (mail === undefined || seat === undefined) throw new Error(`no ${kind} to ${side}`);
  return joined((await compose(mail, seat, on.harness.context.clock())).text);
}

const bid = async (on: Ticking, side: string, points: number) => on.give(side, { do: 'bid', points });

/** BLUE is asked for a command, which no clock answers. */
async function commanded(terms?: Parameters<typeof ticking>[0]): Promise<Ticking> {
  const on = await ticking(terms);
  await bid(on, 'RED', 0);
  await bid(on, 'BLUE', 1);
  expect((await on.page('BLUE')).question?.kind).toBe('command');
  await on.post();
  await on.tick();
  return on;
}

describe('a mail on time that is up', () => {
  test('says that nothing answered where nothing did, and that the match may be claimed', async () => {
    const on = await commanded();
    await on.pass(3 * 24 + 1);
    const late = await told(on, 'timeUp');
    expect(late).toContain(joined('Nothing could answer for you, so the match is still waiting for you.'));
    expect(late).toContain(joined('山田 太郎 may claim the match until you have moved yourself.'));
    expect(late).not.toContain(joined('answered for you'));
    expect(await told(on, 'overdue', 'RED')).toContain(joined('Blue Personさんに代わる人を指名することも'));
  });

  test('says that something answered where it did, and claims nothing of a first time', async () => {
    const on = await ticking();
    await bid(on, 'RED', 1);
    await on.pass(3 * 24 + 1);
    const late = await told(on, 'timeUp');
    expect(late).toContain(joined('answered for you, otherwise the game’s own answer. See the log below.'));
    expect(late).not.toContain('claim');
  });

  test('tells in a reminder beforehand what will happen', async () => {
    const on = await commanded();
    await on.pass(2 * 24 + 1);
    expect(await told(on, 'reminder')).toContain(
      joined('If there is neither, 山田 太郎 may claim the match.'),
    );
  });
});

describe('time given', () => {
  test('is told with what to do to whoever is asked', async () => {
    const on = await commanded();
    await on.pass(3 * 24 + 1);
    good(await on.harness.matches.giveTime(on.match, 'RED', 2, guardOf(await on.page('RED'))));
    expect(await told(on, 'extended')).toContain(joined('Follow the link and give your orders.'));
  });

  test('to whoever is not asked is kept where a bank is, and is told as that', async () => {
    const on = await commanded(BANK);
    const before = (await on.page('RED')).match.clock?.sides.RED?.left ?? 0;
    good(await on.harness.matches.giveTime(on.match, 'BLUE', 2, guardOf(await on.page('BLUE'))));
    expect((await on.page('RED')).match.clock?.sides.RED?.left).toBe(before + 2 * 86_400);
    const mail = await told(on, 'extended', 'RED');
    expect(mail).toContain(joined('あなたの持ち時間に加わりました。'));
    expect(mail).not.toContain('命令を出して');
  });

  test('by days to whoever is not asked would be lost with the next turn: it is not taken', async () => {
    const on = await commanded();
    const given = await on.harness.matches.giveTime(on.match, 'BLUE', 2, guardOf(await on.page('BLUE')));
    expect(given).toMatchObject({ ok: false, failure: { code: 'no-clock' } });
  });
});

test('a mail that time goes on says until when, to whoever it goes on for', async () => {
  const on = await commanded();
  const { matches } = on.harness;
  good(await matches.setPause(on.match, 'RED', true));
  good(await matches.setPause(on.match, 'BLUE', true));
  await on.pass(1000);
  good(await matches.setPause(on.match, 'RED', false));
  const until = new Date(on.harness.context.clock().getTime() + 3 * 86_400_000).toISOString();
  const mail = await told(on, 'resumed');
  expect(mail).toContain(joined(`Your deadline: ${until.slice(0, 10)} ${until.slice(11, 16)} GMT.`));
  expect(mail).toContain(joined('It is your turn.'));
});

test('who takes a seat over is told of his own time, not of what was left of the other’s', async () => {
  const on = await commanded();
  const { matches } = on.harness;
  await on.pass(48);
  const who = { name: 'Third', address: 'third@example.org', locale: 'en', timeZone: 'UTC' } as const;
  good(await matches.nameSubstitute(on.match, 'BLUE', 'BLUE', who, guardOf(await on.page('BLUE'))));
  good(await matches.answerSubstitute(on.match, 'RED', true, guardOf(await on.page('RED'))));
  const asked = await told(on, 'claim');
  expect(asked).toContain(joined('If you don’t want to, ignore this e-mail; we won’t send another.'));
  expect(asked).not.toContain(joined('If it was not you'));
  good(await matches.takeOver(on.match, 'BLUE', who));
  const until = new Date(on.harness.context.clock().getTime() + 3 * 86_400_000).toISOString();
  const mail = await told(on, 'link');
  expect(mail).toContain(joined(`Your deadline: ${until.slice(0, 10)} ${until.slice(11, 16)} UTC.`));
  expect(mail).toContain(joined('Earlier ones no longer do.'));
});

test('a link that was asked for says that earlier ones keep working, one behind a revocation that none does', async () => {
  const on = await ticking();
  await on.harness.matches.sendLink(on.match, 'BLUE');
  expect(await told(on, 'link')).toContain(joined('Your earlier links still work'));
  good(await on.harness.matches.revoke(on.match, 'BLUE'));
  expect(await told(on, 'link')).toContain(joined('Earlier ones no longer do.'));
});

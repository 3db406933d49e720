import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.js';
import { readLink } from '../../../src/links/index.js';
import { deliverDue, type MailContext, mailboxTransport, makeComposer } from '../../../src/mail/index.js';
import { makeMatches } from '../../../src/match/index.js';
import { verifyMails } from '../../../src/verifier/index.js';
import { good, guardOf, type Harness, makeHarness, REQUEST, step } from '../../match/harness.js';
import { keys, settings } from '../samples.js';

const ADDRESSES = { JP: 'red@example.org', RU: 'blue@example.org' } as const;
const SEATS = REQUEST.seats.map((seat, i) => ({ ...seat, side: i === 0 ? 'JP' : 'RU' }));
const ENOUGH = 60;

let harness: Harness;
let match: string;
let inboxes: { readonly [side in keyof typeof ADDRESSES]: readonly Email[] };

/** A match by random orders, every mail delivered as soon as it is due, until the Russians resign. */
beforeAll(async () => {
  const base = await makeHarness('mails of a match');
  const library = { ids: ['kyuchorei'], newest: () => 1, load: (id: string) => loadGame(id) };
  harness = { ...base, matches: makeMatches({ ...base.context, library }) };
  const composer = makeComposer({
    settings,
    game: ({ game }) => loadGame(game),
    draw: async ({ scene }) => Buffer.from(scene.title),
  });
  const warned = (facts: object, message: string) => {
    throw new Error(`${message}: ${JSON.stringify(facts)}`);
  };
  const log = { info: () => {}, warn: warned, error: warned };
  const mailRoom: MailContext = {
    store: harness.store,
    transport: mailboxTransport(harness.store),
    composer,
    clock: harness.context.clock,
    log,
    unreachable: harness.matches.tellUnreachable,
  };
  match = good(
    await harness.matches.open({ ...REQUEST, game: 'kyuchorei', opener: 'JP', seats: SEATS }),
  ).match;
  await deliverDue(mailRoom);
  for (const side of ['JP', 'RU']) {
    good(await harness.matches.join(match, side, {}));
    await deliverDue(mailRoom);
  }
  for (let orders = 0; orders < ENOUGH && (await step(harness, match)); orders++) await deliverDue(mailRoom);
  good(await harness.matches.resign(match, 'RU', guardOf(good(await harness.matches.page(match, 'RU')))));
  await deliverDue(mailRoom);
  inboxes = { JP: await inbox(ADDRESSES.JP), RU: await inbox(ADDRESSES.RU) };
});
afterAll(() => harness.store.close());

/** The mails in one inbox, oldest first. */
async function inbox(address: string): Promise<Email[]> {
  const listed = (await harness.store.listMails(1000)).filter((mail) => mail.address === address).reverse();
  const boxed = await Promise.all(listed.map(({ id }) => harness.store.readMail(id)));
  return Promise.all(boxed.map((mail) => PostalMime.parse(mail?.raw ?? '')));
}

describe.each(['JP', 'RU'] as const)('the mails of a whole match to %s', (side) => {
  test('are one thread, which the invitation begins', () => {
    const [first, ...later] = inboxes[side];
    expect(first?.messageId).toBe(`<${match}.1.invitation.${side}@denrei.example>`);
    expect(later.length).toBeGreaterThan(2);
    expect(new Set(later.map(({ inReplyTo }) => inReplyTo))).toEqual(new Set([first?.messageId]));
    expect(new Set(inboxes[side].map(({ messageId }) => messageId)).size).toBe(inboxes[side].length);
  });

  test('each bring a link that the match page takes', () => {
    const links = inboxes[side].map(({ text }) =>
      readLink(keys, /\/l\/(\S+)/.exec(text ?? '')?.[1] ?? '', harness.context.clock()),
    );
    expect(links.map((link) => link && [link.match, link.side, link.purpose])).toEqual([
      [match, side, 'join'],
      ...links.slice(1).map(() => [match, side, 'play']),
    ]);
  });

  test('prove all their dice by themselves, from roots and digests that came before the seeds', async () => {
    const mails = inboxes[side].map(({ text }, at) => ({ name: `${at}.eml`, at, text: text ?? '' }));
    const report = await verifyMails(mails);
    expect(report).toMatchObject({ ok: true, summary: { match, mails: mails.length } });
    expect(report.ok ? report.summary.rolls : 0).toBeGreaterThan(3);
  });

  test('tell of every event once that is not only a number for the dice, and of every roll with its proof: the inbox alone is the record', async () => {
    const { chapters } = good(await harness.matches.page(match, side));
    const told = inboxes[side].flatMap(({ text }) => [
      ...new Set([...(text ?? '').matchAll(/^#(\d+)(?:–(\d+))? /gm)].flatMap(eventsTold)),
    ]);
    expect(told).toEqual([...new Set(told)]);
    const news = chapters
      .slice(side === 'JP' ? 1 : 3, -2)
      .filter(({ type }) => type !== 'committed' && type !== 'seeded');
    expect(told).toEqual(expect.arrayContaining(news.map(({ n }) => n)));
    const texts = inboxes[side].map(({ text }) => text).join('\n');
    expect(texts).toMatch(side === 'JP' ? /^#\d.*\n第\d+ターン · /m : /^#\d.*\nturn \d+ · /m);
    const links = chapters.flatMap(({ rolls }) => rolls.map(({ link }) => link));
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(texts).toContain(link);
  });

  test('end with the result and how to check it', () => {
    const last = inboxes[side].at(-1);
    expect(last?.messageId).toContain('.result.');
    expect(last?.text).toContain(side === 'JP' ? 'あなたの勝ちです。' : '(Japanese) has won.');
    expect(last?.text).toContain(`denrei audit ${match}-${side}.jsonl`);
  });
});

/** The events of a heading: `#7` or `#7–9`. */
function eventsTold([, first, last]: RegExpMatchArray): readonly number[] {
  const from = Number(first);
  return Array.from({ length: Number(last ?? first) - from + 1 }, (_, i) => from + i);
}

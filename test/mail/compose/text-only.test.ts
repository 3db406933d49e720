/** Mails that are text alone: one part, no link, a code in its place. */
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { isShortCode } from '../../../src/links/index.js';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import type { MailPayload, OtherSeat } from '../../../src/match/index.js';
import type { SeatRecord } from '../../../src/store/index.js';
import { bytesOf } from '../raw.js';
import { composerOf, digestOf, KINDS, keys, NOW, payloadOf, rowOf, seatOf } from '../samples.js';
import { joined, mailOf } from './arrived.js';

const READER = 'ivan@example.org';
const compose = composerOf({
  draw: async () => Buffer.from('png'),
  isTextOnly: async (address) => address === READER,
});
const textOnly = (payload: MailPayload, seat: Partial<SeatRecord> = {}) =>
  compose(rowOf(payload), seatOf({ address: READER, ...seat }), NOW);
const TIME = { deadline: null, left: 3 * 86_400, days: { week: '1111111', absences: [] }, paused: false };
const AGREED = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 2 } as const;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}/g;
/** Links that are spoken of truly where there is none: those of the chain, on the page, and to be revoked. */
const PROOF = /(?:,link|、リンク)[0-9a-f]{64}/g;
const OTHER_LINKS =
  /Revokeyourlinks|itsinvitationlink|alinkoracode|招待リンク|リンクかコード|以前のリンクからは|新しいリンク|でリンクを無効/g;
const LINK = /https?:|www\.|<a |<html/i;

describe.each(['en', 'ja'] as const)('a mail of text alone (%s)', (locale) => {
  test.each(KINDS.filter((kind) => kind !== 'claim'))(
    'of kind %s arrives as one part without a link, and its code opens the seat',
    async (kind) => {
      const mail = await textOnly(payloadOf(kind), { locale });
      const raw = await bytesOf(nodemailerMessage(mail));
      const parsed = await PostalMime.parse(raw);
      expect(Buffer.from(raw).toString()).toMatch(/^Content-Type: text\/plain/m);
      expect([parsed.html, parsed.attachments]).toEqual([undefined, []]);
      expect(parsed.text).not.toMatch(LINK);
      expect(joined(parsed.text ?? '')).toContain('denrei.example/code');
      const [code = ''] = parsed.text?.match(CODE) ?? [];
      const seat = { use: 'seat', match: 'm7k2p9', side: 'RU', generation: 0 } as const;
      expect(isShortCode(keys, READER, seat, code, NOW)).toBe(true);
    },
  );

  test('says everything that the text part of a whole mail says', async () => {
    const lines = (text: string) => text.split('\n').filter((line) => /^(#|- |Turn|第)/.test(line));
    const whole = await mailOf(payloadOf('turn'), { address: 'other@example.org', locale });
    const alone = await textOnly(payloadOf('turn'), { locale });
    const links =
      /リンク|[Ll]ink|Standing orders:|Replay|[Aa]udit|Journal|Rules|settings|事前命令：|リプレイ|検証|棋譜|ルール|設定|この/;
    const missing = lines(whole.text).filter((line) => !alone.text.includes(line) && !links.test(line));
    expect(missing).toEqual([]);
  });

  test.each(KINDS.filter((kind) => kind !== 'claim'))(
    'of kind %s speaks of the code where others speak of a link',
    async (kind) => {
      for (const joinedAt of [null, NOW]) {
        const { subject, text } = await textOnly(payloadOf(kind), { locale, joinedAt });
        const [letter = ''] = text.split('\n-- dice');
        const said = joined(`${subject}\n${letter}`).replace(PROOF, '').replace(OTHER_LINKS, '');
        expect(said).not.toMatch(/link|リンク/i);
      }
    },
  );

  test('says until when there is time, without a part for calendars', async () => {
    const mail = await textOnly(payloadOf('turn', { agreed: AGREED, time: TIME }), { locale });
    expect(mail.calendar).toBeUndefined();
    expect(joined(mail.text)).toMatch(locale === 'ja' ? /2026年11月24日/ : /Yourdeadline:2026-11-24/);
  });
});

test('a mail with the reader’s other seats has a code for each, and one for what is kept of him', async () => {
  const other: OtherSeat = {
    match: 'other1',
    game: 'kyuchorei',
    rulesVersion: 1,
    pack: null,
    side: 'JP',
    generation: 3,
    head: { number: 3, hash: digestOf('h') },
    chain: 1,
    joined: true,
    asked: true,
    opponent: 'Ann',
    since: NOW.toISOString(),
  };
  const { text } = await textOnly(payloadOf('link', { others: [other] }));
  const codes = text.match(CODE) ?? [];
  const whats = [
    { use: 'seat', match: 'm7k2p9', side: 'RU', generation: 0 },
    { use: 'seat', match: 'other1', side: 'JP', generation: 3 },
    { use: 'own' },
    { use: 'never' },
  ] as const;
  for (const what of whats)
    expect(codes.some((code) => isShortCode(keys, READER, what, code, NOW))).toBe(true);
});

test('several of them leave as one that is text alone too', async () => {
  const two = [await textOnly(payloadOf('turn')), await textOnly(payloadOf('result'))] as const;
  const mail = compose.collect(two, NOW);
  expect(mail.html).toBe('');
  expect(mail.text).not.toMatch(LINK);
});

test('the head program still finds the way out: List-Unsubscribe stands in the head as in every mail', async () => {
  const mail = await textOnly(payloadOf('turn'));
  expect(mail.list.unsubscribe).toMatch(/^https:\/\/denrei\.example\/u\//);
});

test.each(['invitation', 'link'] as const)(
  'a whole mail of kind %s says in its text how to come in where links are taken out of it',
  async (kind) => {
    const { text } = await mailOf(payloadOf(kind), { address: READER });
    const code = /denrei\.example\/code.*?([0-9A-Z]{4}-[0-9A-Z]{4})/s.exec(text)?.[1] ?? '';
    const seat = { use: 'seat', match: 'm7k2p9', side: 'RU', generation: 0 } as const;
    expect(isShortCode(keys, READER, seat, code, NOW)).toBe(true);
  },
);

test('a mail to whoever has just asked for a seat keeps its link: he has no code yet', async () => {
  const to = { name: 'Eve', address: READER, locale: 'en', timeZone: 'UTC' } as const;
  const { text, html } = await textOnly(payloadOf('claim', { to }), { address: null });
  expect(text).toMatch(/https:\/\/denrei\.example\/l\//);
  expect(html).toBe('');
});

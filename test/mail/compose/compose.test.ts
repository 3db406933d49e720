import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { columns } from '../../../src/board/index.js';
import { loadGame } from '../../../src/games/index.js';
import { readLink } from '../../../src/links/index.js';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import type { MailKind, MailPayload } from '../../../src/match/index.js';
import type { SeatRecord } from '../../../src/store/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { bytesOf } from '../raw.js';
import {
  CHAPTERS,
  composerOf,
  digestOf,
  game,
  KINDS,
  keys,
  NOW,
  payloadOf,
  rowOf,
  seatOf,
  wholeMap,
} from '../samples.js';

const compose = composerOf({ draw: async ({ scene }) => Buffer.from(`picture of ${scene.title}`) });

async function mailOf(payload: MailPayload, seat: Partial<SeatRecord> = {}) {
  return compose(rowOf(payload), seatOf(seat), NOW);
}

/** The mail as it arrives. */
async function arrived(payload: MailPayload, seat: Partial<SeatRecord> = {}): Promise<Email> {
  return PostalMime.parse(await bytesOf(nodemailerMessage(await mailOf(payload, seat))));
}

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const flat = (text: string) => text.replace(/\s+/gu, ' ');
const linkIn = (text: string) => /https:\/\/denrei\.example\/l\/(\S+)/.exec(text)?.[1] ?? '';
const WAITING_FOR_JOIN = { joinedAt: null, seed: null };
const isFirst = (kind: MailKind) => kind === 'invitation' || kind === 'claim';

describe.each(['en', 'ja'] as const)('a mail in %s', (locale) => {
  test.each(KINDS)(
    'of kind %s is complete in plain text: what to do, link, log, dice with proof, position, footer',
    async (kind) => {
      const payload = payloadOf(kind);
      const text =
        (await arrived(payload, { locale, ...(isFirst(kind) ? WAITING_FOR_JOIN : {}) })).text ?? '';
      const purpose = isFirst(kind) ? 'join' : 'play';
      expect(readLink(keys, linkIn(text), NOW)).toMatchObject({
        match: 'm7k2p9',
        side: 'RU',
        purpose,
        head: { number: payload.event },
      });
      for (const { rolls } of payload.chapters) for (const { link } of rolls) expect(text).toContain(link);
      for (const { title, lines } of payload.position[locale] ?? [])
        for (const line of [title, ...lines]) expect(joined(text)).toContain(joined(line));
      for (const digest of ['head', 'open', 'secret']) expect(text).toContain(digestOf(digest));
      expect(text).toContain('m7k2p9');
    },
  );

  test.each(KINDS)(
    'of kind %s has lines of at most 76 columns, addresses and digests excepted',
    async (kind) => {
      const text = (await mailOf(payloadOf(kind), { locale })).text;
      const long = text.split('\n').filter((line) => columns(line) > 76 && /\s\S/.test(line.trim()));
      expect(long.filter((line) => !/[0-9a-f]{64}$/.test(line))).toEqual([]);
    },
  );

  test.each(KINDS)(
    'of kind %s says in HTML what it says in plain text, in its language, below 90 KB',
    async (kind) => {
      const { html = '', text = '' } = await arrived(payloadOf(kind), { locale });
      expect(Buffer.byteLength(html)).toBeLessThan(90_000);
      expect(html).toContain(`<html lang="${locale}"`);
      const shown = joined(unescaped(html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '')));
      const said = text.split('\n').filter((line) => line !== '' && !/^(?:==|--|https|#| {2}|- )/.test(line));
      for (const line of said) expect(shown).toContain(joined(line).replace(/[:：]$/, ''));
    },
  );

  test('shows the names of people and game in the subject and the addresses, decoded as they were', async () => {
    const mail = await arrived(payloadOf('turn'), { locale, name: '伊集院 さくら' });
    expect(mail.to).toEqual([{ name: '伊集院 さくら', address: 'ivan@example.org' }]);
    expect(mail.from?.address).toBe('runner@denrei.example');
    const { en, ja } = game.title;
    expect(mail.subject).toBe(
      locale === 'ja' ? `【手番】${ja} 第4ターン（ロシア軍）` : `Your turn: ${en}, turn 4 (Russians)`,
    );
  });
});

describe('a mail', () => {
  test('tells times in the zone of its reader', async () => {
    expect((await mailOf(payloadOf('turn'), { timeZone: 'Asia/Tokyo' })).text).toContain(
      '#42  2026-11-21 19:15',
    );
    expect((await mailOf(payloadOf('turn'), { timeZone: 'America/New_York' })).text).toContain(
      '#42  2026-11-21 05:15 EST',
    );
    expect((await mailOf(payloadOf('turn'), { locale: 'ja', timeZone: 'Asia/Tokyo' })).text).toContain(
      '#42  2026年11月21日 19:15（JST）',
    );
    expect((await mailOf(payloadOf('turn'), { timeZone: 'Mars/Olympus' })).text).toContain(
      '#42  2026-11-21 10:15 UTC',
    );
  });

  test('carries the map that its reader may see, inline and named in the HTML part', async () => {
    const real = composerOf();
    const mail = await PostalMime.parse(
      await bytesOf(nodemailerMessage(await real(rowOf(wholeMap(payloadOf('turn'))), seatOf(), NOW))),
    );
    const [picture] = mail.attachments;
    expect(mail.attachments).toHaveLength(1);
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
    expect(mail.html).toContain(`src="cid:${picture?.contentId?.slice(1, -1)}"`);
    const { format, width } = await sharp(Buffer.from(picture?.content as ArrayBuffer)).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1200 });
  });

  test('of changed settings says what they were and what they are', async () => {
    const changed = [
      { what: 'mailing', from: true, to: false },
      { what: 'locale', from: 'ja', to: 'en' },
      { what: 'name', from: 'Ivan', to: 'Eve' },
    ] as const;
    const told = async (kind: MailKind, locale: string) =>
      (await mailOf(payloadOf(kind, { changed }), { locale })).text;
    for (const kind of ['settings', 'link'] as const) {
      expect(await told(kind, 'en')).toMatch(
        /Mails of this match: on → off[\s\S]*Language: Japanese → English[\s\S]*Name: Ivan → Eve/,
      );
      expect(await told(kind, 'ja')).toMatch(
        /この対戦のメール：オン → オフ[\s\S]*言語：日本語 → 英語[\s\S]*名前：Ivan → Eve/,
      );
    }
  });

  test('is whole in the language it was written in when its reader has chosen another one since', async () => {
    const { scene, position, ...rest } = payloadOf('turn');
    if (scene?.ja === undefined || position.ja === undefined)
      throw new Error('there are samples in Japanese');
    const japanese = { ...rest, scene: { ja: scene.ja }, position: { ja: position.ja } };
    expect(await mailOf(japanese, { locale: 'en' })).toEqual(await mailOf(japanese, { locale: 'ja' }));
    expect((await mailOf(japanese, { locale: 'en' })).language).toBe('ja');
  });

  test('says in words what the map shows, and what changed on it', async () => {
    const payload = payloadOf('turn');
    const changes = [{ style: 'loss', at: '1503', title: 'III/33 is lost' }] as const;
    const scene = { ...wholeMap(payload).scene.en, alt: 'A map.', changes };
    const { html } = await mailOf({ ...payload, scene: { en: scene } });
    expect(html).toContain('alt="A map. Changes: III/33 is lost"');
  });

  test('with links asked for by address tells of every running match, with the link of each', async () => {
    const other = {
      game: 'kyuchorei',
      rulesVersion: 1,
      pack: null,
      head: { number: 7, hash: digestOf('other') },
      chain: 2,
    };
    const since = '2026-11-20T23:30:00.000Z';
    const seat = {
      ...other,
      side: 'JP',
      generation: 3,
      joined: true,
      asked: true,
      opponent: 'Olga <b>',
      since,
    };
    const others = [
      { ...seat, match: 'mine' },
      { ...seat, match: 'theirs', asked: false },
      { ...seat, match: 'empty', asked: false, opponent: '?' },
      { ...seat, match: 'join', joined: false },
    ];
    const { text = '', html = '' } = await arrived(payloadOf('link', { others }), { timeZone: 'Asia/Tokyo' });
    const links = [...text.matchAll(/https:\/\/denrei\.example\/l\/(\S+)/g)].map(([, token = '']) =>
      readLink(keys, token, NOW),
    );
    for (const [match, purpose] of [
      ['mine', 'play'],
      ['theirs', 'play'],
      ['empty', 'play'],
      ['join', 'join'],
    ])
      expect(links).toContainEqual(
        expect.objectContaining({ match, side: 'JP', purpose, generation: 3, chain: 2 }),
      );
    const said = joined(text);
    expect(said).toContain(joined('Your move since 2026-11-21 08:30'));
    expect(said).toContain(joined('Waits for Olga'));
    expect(said).toContain(joined('The other seat is still open: Night Attack'));
    expect(said).toContain(joined('Take your seat: Night Attack'));
    expect(html.match(/href="https:\/\/denrei\.example\/l\//g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toContain('Olga <b>');
    expect((await mailOf(payloadOf('link', { others }), { locale: 'ja' })).text).toContain(
      'ほかの進行中の対戦',
    );
    expect((await mailOf(payloadOf('link'))).text).not.toContain('Your other running matches');
  });

  test('leads to replay and audit: to those of the seat while it runs, to everybody’s when it is over, which has no standing orders', async () => {
    const seat = 'https://denrei.example/m/m7k2p9/RU';
    const { text } = await mailOf(payloadOf('turn'));
    for (const page of ['/standing', '/replay', '/audit', '/journal'])
      expect(text).toContain(`${seat}${page}\n`);
    const last = (await mailOf(payloadOf('result'), { locale: 'ja' })).text;
    for (const page of ['/replay', '/audit'])
      expect(last).toContain(`https://denrei.example/m/m7k2p9${page}?lang=ja\n`);
    expect(last).toContain('https://denrei.example/m/m7k2p9/journal\n');
    expect(last).not.toContain('/standing');
    expect(last).not.toContain(seat);
    expect((await mailOf(payloadOf('invitation'), WAITING_FOR_JOIN)).text).not.toMatch(/\/(?:replay|audit)/);
  });

  test('says of a rule that is optional whether it is played with, in words', () => {
    const squarepeg = loadGame('squarepeg');
    const option = squarepeg.scenarios[0]?.options[0]?.id ?? '';
    const told = (value: string, locale: 'en' | 'ja') =>
      makeNarrators()(squarepeg, locale)
        .setting({ scenario: squarepeg.scenarios[0]?.id ?? '', options: { [option]: value } })
        .join(' ');
    expect([told('true', 'en'), told('false', 'ja')]).toEqual([
      expect.stringMatching(/: yes$/),
      expect.stringMatching(/採用しない$/),
    ]);
  });

  test('leads to the rules with the components of its match', async () => {
    const pack = digestOf('pack');
    expect((await mailOf(payloadOf('turn', { pack }))).text).toContain(
      `/rules/kyuchorei?lang=en&pack=${pack}\n`,
    );
  });

  test('without a position has no picture', async () => {
    const mail = await arrived(payloadOf('link', { scene: null }));
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toContain('<img');
  });

  test('fetches nothing and runs nothing', async () => {
    for (const kind of KINDS) {
      const { html } = await mailOf(payloadOf(kind));
      expect(html).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/i);
      expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source?.slice(0, 4))).toEqual(['cid:']);
    }
  });

  test('speaks of no deadline and offers nothing that does not exist', async () => {
    for (const kind of KINDS) {
      const { text } = await mailOf(payloadOf(kind));
      expect(text).not.toMatch(/deadline|take ?back|more time|reminder/i);
    }
  });

  test('holds the log of its reader alone marked as such', async () => {
    expect((await mailOf(payloadOf('turn'))).text).toContain('- to you alone: Turn 4 began.');
  });

  test('keeps links out of what is stored', async () => {
    const payload = payloadOf('turn');
    expect(rowOf(payload).payload).not.toContain('/l/');
    const again = await compose(rowOf(payload), seatOf({ generation: 3 }), NOW);
    expect(readLink(keys, linkIn(again.text), NOW)?.generation).toBe(3);
  });

  test('that grows too long for HTML leaves the oldest events to the plain-text part, and says so', async () => {
    const chapters = Array.from({ length: 600 }, (_, i) => ({
      ...(CHAPTERS[1] as (typeof CHAPTERS)[number]),
      n: i + 1,
    }));
    const { html, text } = await mailOf(payloadOf('turn', { chapters }));
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
    expect(html).toContain('#600 ·');
    expect(html).toMatch(/\d+ earlier events stand in the plain-text part/);
    for (const n of [1, 300, 600]) expect(text).toContain(`#${n}  2026`);
  });

  test('leaves an endless position to the plain-text part too', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `unit number ${i} stands somewhere on the map`);
    const position = { en: [{ title: 'Units', lines }], ja: [] };
    const { html, text } = await mailOf(payloadOf('turn', { position }));
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
    expect(html).toContain('The position in words stands in the plain-text part');
    expect(text).toContain('unit number 2999 stands');
  });

  test('cannot be made for an address that is none, nor from a row of another match', async () => {
    await expect(
      mailOf(payloadOf('turn'), { address: 'x@example.org>\r\nRCPT TO:<evil@example.org' }),
    ).rejects.toMatchObject({
      code: 'bad-address',
    });
    await expect(
      compose(rowOf(payloadOf('turn'), { matchId: 'other' }), seatOf(), NOW),
    ).rejects.toMatchObject({
      code: 'bad-payload',
    });
  });
});

describe('the thread of a seat', () => {
  test('begins with the invitation, and every later mail answers it', async () => {
    const first = await arrived(payloadOf('invitation'), WAITING_FOR_JOIN);
    const later = await arrived(payloadOf('turn'));
    expect(first.messageId).toBe('<m7k2p9.1.invitation.RU@denrei.example>');
    expect(first.inReplyTo).toBeUndefined();
    expect(later).toMatchObject({ inReplyTo: first.messageId, references: first.messageId });
    expect(later.messageId).toBe('<m7k2p9.42.turn.RU@denrei.example>');
  });

  test('has the same ids however often a mail is made', async () => {
    expect(await mailOf(payloadOf('turn'))).toEqual(await mailOf(payloadOf('turn')));
  });

  test('is a list that one click leaves, sent by no person', async () => {
    const mail = await arrived(payloadOf('turn'), { locale: 'ja' });
    const unsubscribe = header(mail, 'list-unsubscribe') ?? '';
    expect(unsubscribe).toMatch(/^<https:\/\/denrei\.example\/u\/[^>,]+>$/);
    expect(readLink(keys, unsubscribe.slice(26, -1), NOW)).toMatchObject({
      match: 'm7k2p9',
      side: 'RU',
      purpose: 'mail',
    });
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header(mail, 'list-id')).toContain('<m7k2p9.denrei.example>');
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(header(mail, 'content-language')).toBe('ja');
    expect(mail.text?.split('\n').filter((line) => /[ぁ-ん一-鿿]:$/.test(line))).toEqual([]);
  });
});

describe('what to do', () => {
  test('is for the invited to take the seat: who invites, what is asked, what the dice are bound to', async () => {
    const { text } = await mailOf(payloadOf('invitation'), WAITING_FOR_JOIN);
    expect(text.split('\n')[0]).toContain('山田 太郎 invites you to play Night Attack');
    expect(flat(text)).toContain('You are asked for a seed for the dice');
    expect(flat(text)).toContain('These digests of it make sure that it cannot be changed.');
    expect(text).not.toContain('/standing');
  });

  test('is for the opener to take his own seat', async () => {
    const { text } = await mailOf(payloadOf('invitation', { invitedBy: 'RU' }), WAITING_FOR_JOIN);
    expect(text.split('\n')[0]).toContain('Your match of Night Attack');
    expect(text).not.toContain('invites');
  });

  test('is to pass the invitation on where the other seat is open, which has no name', async () => {
    const names = { JP: '山田 太郎', RU: '?' };
    const { text } = await mailOf(payloadOf('invitation', { side: 'JP', invitedBy: 'JP', names }), {
      ...WAITING_FOR_JOIN,
      side: 'JP',
    });
    expect(flat(text)).toContain('the other seat is still open');
    expect(text.replace(/https?:\S+/g, '')).not.toContain('?');
  });

  test('is for whoever asked for an open seat to show that the address is his: one link to the seat, which says who he is, and one to be left alone', async () => {
    const to = { name: 'Eve', address: 'eve@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' } as const;
    const names = { JP: '山田 太郎', RU: 'Eve' };
    const open = { ...WAITING_FOR_JOIN, name: '?', address: null, locale: 'en' };
    const mail = await mailOf(payloadOf('claim', { to, names }), open);
    expect([mail.to, mail.language]).toEqual([{ name: 'Eve', address: 'eve@example.org' }, 'ja']);
    const links = [...mail.text.matchAll(/denrei\.example\/[lu]\/(\S+)/g)].map(([, token = '']) =>
      readLink(keys, token, NOW),
    );
    expect(links).toEqual([expect.objectContaining({ purpose: 'join', side: 'RU', claimant: to })]);
    const arriving = await PostalMime.parse(await bytesOf(nodemailerMessage(mail)));
    expect(header(arriving, 'list-unsubscribe')).toMatch(/^<https:\/\/denrei\.example\/never\/[^>,]+>$/);
    expect(header(arriving, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain('お心当たりがなければ');
    expect(
      joined((await mailOf(payloadOf('claim', { to: { ...to, locale: 'en' }, names }), open)).text),
    ).toContain(joined('If it was not you, do nothing: no more mail follows.'));
  });

  test.each([
    ['playing', ['RU'], 'It is your move.'],
    ['playing', ['JP'], 'The match waits for 山田 太郎.'],
    ['stopped', ['RU'], 'The match waits for your new seed.'],
    ['open', ['JP'], 'The match begins when the other seat is taken.'],
  ] as const)(
    'is said in a mail that was asked for: a match that is %s and waits for %s',
    async (status, sides, said) => {
      for (const kind of ['link', 'declined'] as const)
        expect(flat((await mailOf(payloadOf(kind, { waiting: { status, sides } }))).text)).toContain(said);
    },
  );

  test('after a draw was declined is to play on', async () => {
    const { text } = await mailOf(payloadOf('declined', { waiting: { status: 'playing', sides: ['JP'] } }));
    expect(text.split('\n')[0]).toBe('山田 太郎 declines the draw');
    expect(text).toContain('Open the match:');
  });

  test('is to answer the one question of an interruption, with its rule', async () => {
    const question = { ...payloadOf('question').question, clause: 'KY-9.4.1.a' } as NonNullable<
      MailPayload['question']
    >;
    const { text } = await mailOf(payloadOf('question', { question }));
    expect(text).toContain('Answer the question:');
    expect(text).toContain('III/33 in 1503 is beaten in melee and must retreat: choose a hex.');
    expect(text).toContain('Choices: Retreat, Give up a unit');
    expect(text).toContain('Rule: Not into a hex with an enemy unit. [KY-9.4.1.a]');
  });

  test.each([
    ['JP', 'rules', 'moppedUp', ['山田 太郎 (Japanese) has won.', 'all forts are mopped up. [KY-11.2]']],
    ['RU', 'rules', 'held', ['You have won.', 'at least one fort is held.']],
    ['JP', 'resigned', 'resigned', ['山田 太郎 (Japanese) has won.', 'Ivan Petrov (Russians) resigned.']],
    [null, 'agreed', 'agreed', ['Nobody has won.', 'A draw was agreed.']],
    [null, 'broken off', 'broken off', ['Nobody has won.', 'The match was broken off.']],
    [null, 'broken off', 'withdrawn', ['The invitation was withdrawn before the match began.']],
  ] as const)(
    'at the end is to see who won and why, and to check it (%s, %s)',
    async (winner, reason, key, said) => {
      const ended = { reason, result: { winner, key, clause: key === 'moppedUp' ? 'KY-11.2' : '' } };
      const { text } = await mailOf(payloadOf('result', { ended }));
      for (const line of said) expect(flat(text)).toContain(line);
      expect(text).toContain(`denrei audit m7k2p9-RU.jsonl --rules \\\n  --head 42:${digestOf('head')}`);
    },
  );

  test('is told of every kind of event', async () => {
    const facts = {
      side: 'JP',
      seed: 's',
      chain: 2,
      event: 7,
      orders: 3,
      from: 1,
      to: 2,
      reason: 'used up',
      winner: 'JP',
      key: 'x',
      clause: '',
    };
    const types = [
      'opened',
      'joined',
      'seeded',
      'rerooted',
      'takenBack',
      'moved',
      'ended',
      'unsealed',
      'played',
    ];
    const chapters = types.map((type, i) => ({
      n: i + 1,
      at: '2026-11-21T10:15:30Z',
      type,
      entries: [],
      told: [],
      rolls: [],
      facts,
    }));
    for (const locale of ['en', 'ja'] as const) {
      const { text } = await mailOf(payloadOf('turn', { chapters }), { locale });
      const told = text.split('\n').filter((_, i, all) => all[i - 1]?.startsWith('#'));
      expect(new Set(told).size).toBe(types.length);
    }
  });
});

/** Without the breaks of lines. */
function joined(text: string): string {
  return text.replace(/\s+/gu, '');
}

function unescaped(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3D;', '=')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

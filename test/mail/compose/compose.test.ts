import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { columns } from '../../../src/board/index.js';
import { loadGame } from '../../../src/games/index.js';
import { readLink } from '../../../src/links/index.js';
import { nodemailerMessage } from '../../../src/mail/compose/message.js';
import type { MailKind } from '../../../src/match/index.js';
import { makeNarrators } from '../../../src/telling/index.js';
import { blockOf, mailsInOne } from '../../../src/verifier/index.js';
import { bytesOf } from '../raw.js';
import {
  CHAPTERS,
  composerOf,
  digestOf,
  KINDS,
  keys,
  NOW,
  payloadOf,
  rowOf,
  seatOf,
  wholeMap,
} from '../samples.js';
import { arrived, compose, joined, mailOf, WAITING_FOR_JOIN } from './arrived.js';

const linkIn = (text: string) => /https:\/\/denrei\.example\/l\/(\S+)/.exec(text)?.[1] ?? '';

const isFirst = (kind: MailKind) => kind === 'invitation' || kind === 'claim';

test('prints what a player says behind a mark, so that nobody takes it for facts of the dice', async () => {
  const said = ['-- dice', `match m7k2p9 head 7 ${'0'.repeat(64)}`, `${'well played, '.repeat(20)}-- dice`];
  const { text = '' } = await arrived({ ...payloadOf('turn'), said }, { locale: 'en' });
  expect(text).toContain('\n| -- dice\n| match m7k2p9 head 7');
  const own = text.split('\n').filter((line) => line.includes('well played'));
  expect(own.length).toBeGreaterThan(2);
  for (const line of own) expect(line).toMatch(/^\| /);
  expect(text.match(/^-- dice$/gm)).toHaveLength(1);
  const [mail, ...more] = mailsInOne({ name: 'a.eml', at: 0, text });
  expect(more).toEqual([]);
  expect(mail && blockOf(mail)?.heads).toEqual([payloadOf('turn').head]);
});

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
      for (const { title, lines } of (!isFirst(kind) && payload.position[locale]) || [])
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
    'of kind %s has each address on a line of its own, signed ones of a seat at most 220 characters long',
    async (kind) => {
      const of = { match: 'm7k2p9abcdef', head: { number: 1234, hash: digestOf('head') } };
      const { text = '' } = await arrived({ ...payloadOf(kind), ...of }, { locale });
      const lines = text.split('\n').filter((line) => line.includes('https://'));
      expect(lines.filter((line) => !/^https:\/\/\S+$/.test(line))).toEqual([]);
      expect(lines.filter((line) => line.includes('/l/') && line.length > 220)).toEqual([]);
    },
  );

  test.each(KINDS)(
    'of kind %s says in HTML what it says in plain text, in its language, below 90 KB',
    async (kind) => {
      const { html = '', text = '' } = await arrived(payloadOf(kind), { locale });
      expect(Buffer.byteLength(html)).toBeLessThan(90_000);
      expect(html).toContain(`<html lang="${locale}"`);
      const shown = joined(unescaped(html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '')));
      // The facts of the dice are for a program: they stand in the text alone.
      const [words = ''] = text.split('\n-- dice\n');
      const said = words
        .split('\n')
        .filter((line) => line !== '' && !/^(?:==|--|https|#| {2}|- )/.test(line));
      for (const line of said) expect(shown).toContain(joined(line).replace(/[:：]$/, ''));
    },
  );

  test('shows the names of people and game in the subject and the addresses, decoded as they were', async () => {
    const mail = await arrived(payloadOf('turn'), { locale, name: '伊集院 さくら' });
    expect(mail.to).toEqual([{ name: '伊集院 さくら', address: 'ivan@example.org' }]);
    expect(mail.from?.address).toBe('runner@denrei.example');
    expect(mail.subject).toBe(
      locale === 'ja'
        ? '【手番】弓張嶺夜襲作戦 第4ターン（ロシア軍）'
        : 'Your turn: Kyuchorei, turn 4 (Russians)',
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

  test('carries the map that its reader may see, inline and named in the HTML part: a part to be read, and the whole', async () => {
    const real = composerOf();
    const mail = await PostalMime.parse(
      await bytesOf(nodemailerMessage(await real(rowOf(wholeMap(payloadOf('turn'))), seatOf(), NOW))),
    );
    const read = mail.attachments.map(async (picture) => {
      expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
      expect(mail.html).toContain(`src="cid:${picture.contentId?.slice(1, -1)}"`);
      const { format, width } = await sharp(Buffer.from(picture.content as ArrayBuffer)).metadata();
      return { format, width };
    });
    expect(await Promise.all(read)).toEqual([
      { format: 'png', width: 520 },
      { format: 'png', width: 720 },
    ]);
    // Nothing changed, and the question names a unit.
    expect(mail.html).toContain('alt="The part of the map the question is about."');
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
        /E-mails about this match: on → off[\s\S]*Language: Japanese → English[\s\S]*Name: Ivan → Eve/,
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
    const changes = [{ style: 'loss', at: '1503', unit: null, title: 'III/33 is lost' }] as const;
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
    expect(said).toContain(joined('Your turn since 2026-11-21 08:30'));
    expect(said).toContain(joined('Waiting for Olga'));
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
      const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source?.slice(0, 4));
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(sources)).toEqual(new Set(['cid:']));
    }
  });

  test('speaks of no deadline and offers nothing that does not exist', async () => {
    for (const kind of KINDS) {
      const { text } = await mailOf(payloadOf(kind));
      const asked = kind.startsWith('takeBack')
        ? /deadline|more time|reminder/i
        : /deadline|take ?back|more time|reminder/i;
      expect(text).not.toMatch(asked);
    }
  });

  test('holds the log of its reader alone marked as such', async () => {
    expect((await mailOf(payloadOf('turn'))).text).toContain('- Only you see this: Turn 4 began.');
  });

  test('keeps links out of what is stored', async () => {
    const payload = payloadOf('turn');
    expect(rowOf(payload).payload).not.toContain('/l/');
    const again = await compose(rowOf(payload), seatOf({ generation: 3 }), NOW);
    expect(readLink(keys, linkIn(again.text), NOW)?.generation).toBe(3);
  });

  test('that grows too long for HTML keeps what is heaviest, and counts the rest', async () => {
    const chapters = Array.from({ length: 600 }, (_, i) => ({
      ...(CHAPTERS[1] as (typeof CHAPTERS)[number]),
      n: i + 1,
    }));
    const { html, text } = await mailOf(payloadOf('turn', { chapters }));
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
    expect(html).toContain('Also: 600 more combat reports, 600 more moves');
    expect(html).toContain('III/33 had to retreat.');
    for (const n of [1, 300, 600]) expect(text).toContain(`#${n}  2026`);
  });

  test('shows 25 lines of one very long phase, counts the rest, and keeps the proof of each roll', async () => {
    const [, long] = CHAPTERS;
    const entries = Array.from({ length: 30 }, () => long?.entries ?? []).flat();
    const { html, text } = await mailOf(
      payloadOf('turn', { chapters: [{ ...(long as (typeof CHAPTERS)[number]), entries }] }),
    );
    const told = html.match(/<li style="margin:0 0 3px">/g)?.length ?? 0;
    const all = text.match(/^- /gm)?.length ?? 0;
    expect(told).toBe(25);
    expect(html).toContain('Also: 30 more combat reports, 30 more moves');
    expect(all).toBeGreaterThan(60);
    for (const [, link = ''] of text.matchAll(/\b([\da-f]{64})\b/g))
      expect(html.replace(/\s/g, '')).toContain(link);
  });

  test('shows of a long position and of a long log what a phone shows in a few screens, and says where the rest is', async () => {
    const lines = Array.from({ length: 10 }, (_, i) => `unit number ${i} stands somewhere on the map`);
    const paragraphs = ['first', 'second', 'third', 'fourth', 'last'].map((title) => ({ title, lines }));
    const position = { en: paragraphs, ja: [] };
    const chapters = Array.from({ length: 20 }, (_, i) => ({
      ...(CHAPTERS[1] as (typeof CHAPTERS)[number]),
      n: i + 1,
    }));
    const { html, text } = await mailOf(payloadOf('turn', { position, chapters }));
    for (const title of ['first']) expect(html).toContain(`>${title}</h3>`);
    for (const title of ['second', 'last']) expect(html).not.toContain(`>${title}</h3>`);
    expect(html).toContain('Left out: 4 sections of the position. See the match page.');
    expect(html.match(/>Full log<\/a>/g)).toHaveLength(1);
    expect(html).not.toMatch(/plain.text part/);
    expect(html).toMatch(/Also: .*\d+ more moves.* · <a [^>]*>Full log</);
    expect(text).toContain('last\n- unit number 0 stands');
    expect(text).toContain('#1  2026');
  });

  test('says in plain text what happened, then what is asked, then where it is answered', async () => {
    const { text } = await mailOf(payloadOf('turn'));
    const places = ['== Decide now ==', '/l/', '== Since your last e-mail ==', '== The position =='].map(
      (part) => text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('tells no number for the dice as news, folds the proofs in at the very end, and leads nowhere where nothing is left out', async () => {
    const [, played] = CHAPTERS;
    const given = { ...(played as (typeof CHAPTERS)[number]), entries: [], told: [], rolls: [] };
    const chapters = [
      { ...given, n: 40, type: 'committed', facts: { side: 'JP', chain: 1, digest: digestOf('d') } },
      { ...given, n: 41, type: 'seeded', facts: { side: 'RU', chain: 1, seed: digestOf('s') } },
      played as (typeof CHAPTERS)[number],
    ];
    const { html, text } = await mailOf(payloadOf('turn', { chapters }));
    for (const part of [html, text]) expect(part).not.toMatch(/number for the dice|#4[01]/);
    const end = html.slice(html.indexOf('<details'));
    expect(end.indexOf('</details>')).toBeGreaterThan(0);
    expect(
      end
        .slice(end.indexOf('</details>'))
        .replace(/<[^>]*>/g, '')
        .trim(),
    ).toBe('');
    for (const name of ['head', 'open', 'secret', 'link 17']) expect(end).toContain(digestOf(name));
    expect(html).not.toContain('Full log');
  });

  test.each(['kyuchorei', 'squarepeg', 'manila45', 'witp', 'taiheiyo'])(
    'names in the subject where %s stands, from the set-up on',
    async (id) => {
      const one = loadGame(id);
      const [, side = ''] = one.sides;
      const state = one.rules.start({ scenario: one.scenarios[0]?.id ?? '', options: {} });
      const { now } = one.position.view(state, side);
      const payload = payloadOf('link', { now, side, game: id, chapters: [], standing: [] });
      const compose = composerOf({ game: () => one, draw: async () => Buffer.from('') });
      for (const locale of ['en', 'ja'] as const) {
        const { subject } = await compose(rowOf({ ...payload, scene: {} }), seatOf({ side, locale }), NOW);
        const turn = now.filter(({ key }) => key === 'turn');
        const where = makeNarrators()(one, locale).game.where(turn.length > 0 ? turn : now);
        expect(where).not.toBe('');
        expect(subject).toContain(where);
      }
    },
  );

  test('leaves an endless position to the match page too', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `unit number ${i} stands somewhere on the map`);
    const position = { en: [{ title: 'Units', lines }], ja: [] };
    const { html, text } = await mailOf(payloadOf('turn', { position }));
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
    expect(html).toContain('Left out: one section of the position. See the match page.');
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

function unescaped(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3D;', '=')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

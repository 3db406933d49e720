/** Starting a match, taking seats, asking for links again, settings. */
import { beforeEach, describe, expect, test } from 'vitest';
import { good } from '../../match/harness.js';
import { formsOf, linksOf, mainOf, unescaped } from '../html.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

const YOU = {
  game: 'toy',
  scenario: 'standard',
  side: 'RED',
  name: 'Ann',
  address: 'ann@example.org',
  locale: 'en',
  timeZone: 'UTC',
};
const HOSTILE = '<img src=x onerror=alert(1)>"\'&amp;';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

/** Opens a match by the form and shows the page that follows. */
async function start(fields: Record<string, string>) {
  const visitor = world.browser();
  const sent = await visitor.post('/matches', { ...YOU, ...fields });
  const where = String(sent.headers.location ?? '');
  const match = /^\/m\/(\w+)\/opened/.exec(where)?.[1] ?? '';
  return { visitor, sent, match, where, page: sent.status === 303 ? await visitor.open(where) : sent };
}

async function mailed(match: string): Promise<string[]> {
  return (await world.store.waitingMails(match)).map((mail) => `${mail.side} ${mail.kind}`).sort();
}

describe('component packs', () => {
  test('are offered for their game, and a match is opened with the one chosen; an unknown one is refused', async () => {
    expect((await world.browser().get('/start/toy?lang=en')).text).not.toContain('name="pack"');
    const hash = 'ab'.repeat(32);
    await world.store.keepPack({ hash, game: 'toy', text: '{}' });
    const page = (await world.browser().get('/start/toy?lang=en')).text;
    expect(page).toContain(`<option value="${hash}">abababababab</option>`);
    const { match } = await start({ other: 'self', pack: hash });
    expect((await world.matches.info(match))?.pack).toBe(hash);
    expect((await start({ other: 'self', pack: 'cd'.repeat(32) })).sent.status).toBe(422);
  });
});

describe('what is wrong', () => {
  test('is refused, even where it cannot be made into text', async () => {
    const hostile = [{ toString: 1, valueOf: 1 }, [['a@b.example']], null, 7];
    const before = world.everything();
    for (const value of hostile) {
      expect((await world.browser().json('/links', { address: value })).status).toBe(422);
      const open = { ...YOU, other: 'self', 'option.length': value };
      expect((await world.browser().json('/matches', open)).status).toBe(422);
    }
    expect(world.everything()).toBe(before);
  });

  test('is told by the labels of the form, and whose it is', async () => {
    const { page } = await start({
      other: 'invite',
      'other.name': 'Bo',
      'other.address': 'bo',
      'other.locale': 'ja',
      'other.timeZone': 'Mars/Base',
    });
    expect(page.status).toBe(422);
    const said = mainOf(page.text);
    expect(said).toContain('<b>The other seat, E-mail address</b> Enter a valid e-mail address.');
    expect(said).toContain('<b>The other seat, Time zone</b> Enter a time zone');
    expect(said).not.toContain('seats.1');
  });
});

describe('home', () => {
  test('speaks the language of the browser, or the one that is asked for', async () => {
    const home = (headers: Record<string, string>, path = '/') => world.browser().get(path, headers);
    expect((await home({ 'Accept-Language': 'ja,en;q=0.5' })).text).toContain('<html lang="ja">');
    expect((await home({ 'Accept-Language': 'fr' })).text).toContain('<html lang="en">');
    expect((await home({ 'Accept-Language': 'ja' }, '/?lang=en')).text).toContain('<html lang="en">');
    expect((await home({}, '/?lang=xx')).status).toBe(200);
  });

  test('shows each game with the map of its beginning, and the ways to start a match', async () => {
    const page = await world.browser().get('/?lang=en');
    expect(page.text).toContain('formaction="/start/toy"');
    expect(unescaped(page.text)).toContain('src="/games/toy.png?lang=en"');
    expect(formsOf(page.text).map((form) => form.action)).toEqual(['/matches?lang=en', '/links?lang=en']);
    const picture = await world.browser().get('/games/toy.png?lang=en');
    expect(picture.headers['content-type']).toBe('image/png');
    expect(Buffer.from(picture.body).subarray(1, 4).toString()).toBe('PNG');
    // Whoever reads in the dark is shown the map in the dark.
    expect(unescaped(page.text)).toContain('srcset="/games/toy.png?lang=en&theme=dark"');
    const dark = await world.browser().get('/games/toy.png?lang=en&theme=dark');
    expect(Buffer.from(dark.body).subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(dark.body).equals(Buffer.from(picture.body))).toBe(false);
  });

  test('lists matches that are over, with their result, where both players agreed, and no others', async () => {
    const match = await beginMatch(world);
    expect((await world.browser().get('/')).text).not.toContain(match);
    const page = await world.matches.page(match, 'RED');
    if (!page.ok) throw new Error('no page');
    await world.matches.resign(match, 'RED', { event: page.value.match.head.number, draft: 0, key: 'k' });
    expect((await world.browser().get('/')).text).not.toContain(match);
    for (const side of ['RED', 'BLUE']) {
      const visitor = await seatedAt(world, match, side);
      const asks = async () =>
        /List this match|一覧に載せますか/.test((await visitor.get(`/m/${match}/${side}`)).text);
      expect(await asks()).toBe(true);
      const settings = (await visitor.get(`/m/${match}/${side}/mail`)).text;
      expect(settings).toContain(
        `value="off" checked> ${side === 'RED' ? '一覧に載せない' : 'Do not list it'}`,
      );
      expect((await world.browser().get('/')).text).not.toContain(match);
      const fields = { name: side, locale: 'en', timeZone: 'UTC', mailing: 'on', listed: 'on' };
      expect((await visitor.post(`/m/${match}/${side}/mail`, fields)).status).toBe(303);
      expect((await visitor.get(`/m/${match}/${side}/mail`)).text).toContain(
        'name="listed" value="on" checked',
      );
      expect(await asks()).toBe(false);
    }
    const home = await world.browser().get('/');
    expect(linksOf(home.text)).toContain(`/m/${match}?lang=en`);
    expect(home.text).toMatch(/BLUE.*has won/s);
    const thumb = await world.browser().get(`/m/${match}/thumb.png`);
    expect(thumb.headers['content-type']).toBe('image/png');
    const dark = /srcset="(\/m\/[^"]+)"/.exec(unescaped(home.text))?.[1] ?? '';
    const inTheDark = await world.browser().get(dark);
    expect(Buffer.from(inTheDark.body).equals(Buffer.from(thumb.body))).toBe(false);
  });
});

describe('starting a match', () => {
  test('with an opponent by mail writes to the opener, says when the other is invited, and opens neither seat to whoever started it', async () => {
    const other = {
      other: 'invite',
      'other.name': 'Bob',
      'other.address': 'bob@example.org',
      'other.locale': 'ja',
      'other.timeZone': 'Asia/Tokyo',
    };
    const { visitor, match, page } = await start(other);
    expect(await mailed(match)).toEqual(['RED invitation']);
    expect(mainOf(page.text)).toContain(
      'Bob: gets an invitation by e-mail as soon as you have taken your seat',
    );
    expect(page.text).not.toMatch(/\/l\/ey/);
    for (const side of ['RED', 'BLUE']) expect((await visitor.get(`/m/${match}/${side}`)).status).toBe(404);
  });

  test('for both seats oneself mails the links one after the other to one address', async () => {
    const { match } = await start({ other: 'self' });
    const seats = (await world.store.readMatch(match))?.seats;
    expect(seats?.map((seat) => seat.address)).toEqual(['ann@example.org', 'ann@example.org']);
    expect(await mailed(match)).toEqual(['RED invitation']);
    good(await world.matches.join(match, 'RED', {}));
    expect(await mailed(match)).toEqual(['BLUE invitation']);
  });

  test('with an open seat shows the invitation link, to this browser alone and again after a reload', async () => {
    const { visitor, match, where, page } = await start({ other: 'open' });
    const link = unescaped(/https:\/\/denrei\.example\/l\/[^"]+/.exec(page.text)?.[0] ?? '');
    expect(await mailed(match)).toEqual(['RED invitation']);
    expect((await visitor.get(where)).text).toContain(link);
    expect(mainOf(page.text)).not.toContain('?:');
    expect((await world.browser().get(where)).status).toBe(404);
    const joiner = world.browser();
    const join = await joiner.open(link.replace('https://denrei.example', ''));
    expect(join.status).toBe(200);
    expect(join.text).toContain('Against Ann');
    const claimant = { name: 'Eve', address: 'eve@example.org', locale: 'en', timeZone: 'UTC' } as const;
    expect((await joiner.post(`/m/${match}/BLUE/claim`, claimant)).status).toBe(409);
    good(await world.matches.join(match, 'RED', {}));
    expect((await joiner.post(`/m/${match}/BLUE/claim`, claimant)).status).toBe(200);
    await joiner.open(`/l/${await world.token(match, 'BLUE', 'join', { claimant })}`);
    expect((await joiner.post(`/m/${match}/BLUE/join`, { take: 'yes' })).headers.location).toBe(
      `/m/${match}/BLUE`,
    );
    expect((await joiner.get(`/m/${match}/BLUE`)).status).toBe(200);
    // An invitation that was taken is shown no more.
    expect((await visitor.get(where)).text).not.toContain('/l/');
    const again = world.browser();
    const taken = await again.open(link.replace('https://denrei.example', ''));
    expect(taken.text).toContain('This seat is taken');
    // No way into a page that would be closed: a fresh link instead.
    expect(formsOf(mainOf(taken.text)).map((form) => form.action)).toEqual(['/links?lang=en']);
    expect(linksOf(mainOf(taken.text))).not.toContain(`/m/${match}/BLUE`);
    expect(linksOf((await joiner.open(`/m/${match}/BLUE/join`)).text)).toContain(`/m/${match}/BLUE`);
    expect((await again.post(`/m/${match}/BLUE/join`, { take: 'yes' })).status).toBe(409);
    expect((await again.get(`/m/${match}/BLUE`)).status).toBe(404);
  });

  test('whoever opened it finds the invitation of the open seat on the page of his own', async () => {
    const { match } = await start({ other: 'open' });
    const opener = world.browser();
    await opener.open(`/l/${await world.token(match, 'RED', 'join')}`);
    await opener.post(`/m/${match}/RED/join`, { take: 'yes' });
    const page = await opener.open(`/m/${match}/RED`);
    expect(page.text).toContain('Invitation link of the open seat');
    expect(page.text).toContain('The match begins when both seats are taken');
  });

  test('as JSON answers with the match, and the invitation of an open seat', async () => {
    const answer = await world.browser().json('/matches', { ...YOU, other: 'open', 'option.weather': 'off' });
    expect(answer.status).toBe(201);
    expect(answer.body.invitation).toMatch(/^https:\/\/denrei\.example\/l\//);
    expect((await world.matches.info(answer.body.match as string))?.options).toEqual({ weather: 'off' });
  });

  test.each([
    ['an unknown game', { game: 'go' }, 'unknown-game'],
    ['an unknown scenario', { scenario: 'x' }, 'unknown-scenario'],
    ['an unknown option', { 'option.fog': 'on' }, 'unknown-option'],
    ['an unknown value', { 'option.weather': 'hail' }, 'unknown-option'],
    ['a side that the game has not', { side: 'GREEN' }, 'invalid'],
    ['no address', { address: '' }, 'invalid'],
    ['an address that is none', { address: 'ann@@x' }, 'invalid'],
    ['an address that ends the header', { address: 'a@b.example\r\nBcc: c@d.example' }, 'invalid'],
    ['no name', { name: ' ' }, 'invalid'],
    ['a name that turns the writing round', { name: 'a\u202Eb' }, 'invalid'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'invalid'],
    ['an opponent without an address', { other: 'invite', 'other.name': 'B' }, 'invalid'],
  ])('with %s is refused and writes nothing', async (_, fields, code) => {
    const before = world.everything();
    const answer = await world.browser().json('/matches', { ...YOU, other: 'self', ...fields });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(world.everything()).toBe(before);
  });

  test('says which field is wrong, in the reader’s language', async () => {
    const page = await world.browser().post('/matches?lang=ja', { ...YOU, other: 'self', address: 'x' });
    expect(mainOf(page.text)).toContain('正しいメールアドレスを入力してください。');
  });
});

describe('names and pages', () => {
  test('a hostile name is shown as text everywhere', async () => {
    const { match, page } = await start({ other: 'self', name: HOSTILE });
    const pages = [page.text, (await world.browser().get(`/m/${match}`)).text];
    for (const side of ['RED', 'BLUE']) {
      const visitor = world.browser();
      pages.push((await visitor.open(`/l/${await world.token(match, side, 'join')}`)).text);
      await visitor.post(`/m/${match}/${side}/join`, { take: 'yes' });
      pages.push(
        (await visitor.open(`/m/${match}/${side}`)).text,
        (await visitor.open(`/m/${match}/${side}/mail`)).text,
      );
    }
    expect(pages).toHaveLength(8);
    for (const text of pages) {
      expect(text).not.toContain('<img src=x');
      expect(unescaped(text)).toContain(HOSTILE);
    }
  });
});

describe('taking a seat', () => {
  test('wants the tick, and nothing about dice; what is given of them must be what it should be', async () => {
    const { match } = await start({ other: 'self' });
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'RED', 'join')}`);
    const path = `/m/${match}/RED/join`;
    expect((await visitor.post(path, {})).status).toBe(422);
    expect((await visitor.post(path, { take: 'yes', digest: 'short' })).status).toBe(422);
    expect((await visitor.post(path, { take: 'yes', need: 'seed' })).status).toBe(409);
    expect((await visitor.post(path, { take: 'yes', need: 'digest', digest: '' })).status).toBe(303);
  });

  test('cannot take somebody else’s name and address with it', async () => {
    const { match } = await start({ other: 'self' });
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'RED', 'join')}`);
    await visitor.post(`/m/${match}/RED/join`, {
      take: 'yes',
      address: 'evil@example.org',
      name: 'Evil',
    });
    const seat = (await world.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
    expect(seat).toMatchObject({ name: 'Ann', address: 'ann@example.org' });
  });

  test('an invitation plays nothing: the seat’s own link does', async () => {
    const { match } = await start({ other: 'self' });
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'RED', 'join')}`);
    expect((await visitor.get(`/m/${match}/RED`)).status).toBe(404);
  });
});

describe('asking for an open seat', () => {
  test('comes back as it was filled in, with what is wrong', async () => {
    const { match } = await start({ other: 'open' });
    const visitor = world.browser();
    await visitor.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
    good(await world.matches.join(match, 'RED', {}));
    const typed = { name: 'Eve <b>', address: 'eve', locale: 'en', timeZone: 'UTC' };
    const page = await visitor.post(`/m/${match}/BLUE/claim?lang=en`, typed);
    expect(page.status).toBe(422);
    const said = unescaped(mainOf(page.text));
    expect(said).toContain('<b>E-mail address</b> Enter a valid e-mail address.');
    for (const kept of ['value="Eve <b>"', 'value="eve"']) expect(said).toContain(kept);
    expect(page.text).not.toContain('Eve <b>');
    expect(
      (await visitor.post(`/m/${match}/BLUE/claim`, { ...typed, address: 'eve@example.org' })).status,
    ).toBe(200);
  });
});

describe('links again', () => {
  test('known and unknown addresses get the same answer; only the known one gets a mail', async () => {
    const match = await beginMatch(world);
    const before = (await world.store.waitingMails(match)).length;
    const [known, unknown] = [
      await world.browser().post('/links', { address: 'red@example.org' }),
      await world.browser().post('/links', { address: 'who@example.org' }),
    ];
    expect(known.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    await world.answerAsked();
    expect(await world.store.waitingMails(match)).toHaveLength(before + 1);
  });
});

describe('settings', () => {
  test('change name, language, zone and mails of the own seat, never the address', async () => {
    const match = await beginMatch(world);
    const visitor = await seatedAt(world, match, 'RED');
    const fields = {
      name: 'Taro',
      locale: 'en',
      timeZone: 'Europe/Paris',
      mailing: 'off',
      address: 'evil@example.org',
    };
    expect((await visitor.post(`/m/${match}/RED/mail`, fields)).headers.location).toBe(
      `/m/${match}/RED/mail?saved=1`,
    );
    const seat = (await world.store.readMatch(match))?.seats.find(({ side }) => side === 'RED');
    expect(seat).toMatchObject({
      name: 'Taro',
      locale: 'en',
      timeZone: 'Europe/Paris',
      mailing: false,
      address: 'red@example.org',
    });
    expect((await visitor.open(`/m/${match}/RED`)).text).toContain('<html lang="en">');
    expect((await visitor.post(`/m/${match}/RED/mail`, { ...fields, timeZone: 'x' })).status).toBe(422);
  });
});

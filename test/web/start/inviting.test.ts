/** Open seats: nobody is mailed a match who did not ask for it; an invitation is withdrawn. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { MailPayload } from '../../../src/match/index.js';
import { good, guardOf, REQUEST } from '../../match/harness.js';
import { formsOf, linksOf, mainOf, unescaped } from '../html.js';
import { makeWorld, seatedAt, type World } from '../world.js';

const EVE = { name: 'Eve', address: 'eve@example.org', locale: 'ja', timeZone: 'Asia/Tokyo' } as const;
const SEED = { take: 'yes' };

let world: World;
let match: string;
beforeEach(async () => {
  world = await makeWorld();
  const [red, blue] = REQUEST.seats;
  const open = { ...blue, holder: 'anyone', name: '?', address: null };
  match = good(await world.matches.open({ ...REQUEST, seats: [red, open] as typeof REQUEST.seats })).match;
  good(await world.matches.join(match, 'RED', {}));
});

const seatOf = async (side: string) =>
  (await world.store.readMatch(match))?.seats.find((seat) => seat.side === side);
const claims = async () => (await world.store.waitingMails(match)).filter(({ kind }) => kind === 'claim');

/** Somebody who has followed the public invitation. */
async function guest() {
  const visitor = world.browser();
  const page = await visitor.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
  return { visitor, page };
}

test('the page of an invitation shows the head of the journal, and who makes the number', async () => {
  const named = await makeWorld();
  const id = good(await named.matches.open(REQUEST)).match;
  good(await named.matches.join(id, 'RED', {}));
  const visitor = named.browser();
  const { text } = await visitor.open(`/l/${await named.token(id, 'BLUE', 'join')}`);
  const head = (await named.matches.info(id))?.head;
  expect(text).toContain(`data-head-of="${id}" data-number="${head?.number}" data-hash="${head?.hash}"`);
  // Without a script of ours, and over plain http, the server makes it: that stands there before the press.
  expect(text).toMatch(/<p class="note" data-dice-server>/);
  expect(text).toMatch(/<p class="note" data-dice-browser hidden>/);
});

describe('an open seat', () => {
  test('is asked for by name and address; the mail’s link alone takes it, for the address that it went to', async () => {
    const { visitor, page } = await guest();
    const [form] = formsOf(mainOf(page.text));
    expect(form?.action).toBe(`/m/${match}/BLUE/claim`);
    expect(mainOf(page.text)).not.toContain('name="seed"');
    const sent = await visitor.post(form?.action ?? '', EVE);
    expect([sent.status, sent.text.includes('eve@example.orgにメールをお送りします。')]).toEqual([200, true]);
    expect(await seatOf('BLUE')).toMatchObject({ name: '?', address: null, joinedAt: null });
    const [mail] = await claims();
    const { to } = JSON.parse(mail?.payload ?? '') as MailPayload;
    expect(to).toEqual(EVE);
    const proved = world.browser();
    const taking = await proved.open(`/l/${await world.token(match, 'BLUE', 'join', { claimant: EVE })}`);
    expect(taking.text).toContain('さんから「渡し場」への招待</h1>');
    expect(taking.text).toContain('Eveさんとして対戦します（メールの宛先：eve@example.org）。');
    const [take] = formsOf(mainOf(taking.text));
    const taken = await proved.post(take?.action ?? '', {
      ...SEED,
      name: 'Mallory',
      address: 'mallory@example.org',
    });
    expect(taken.headers.location).toBe(`/m/${match}/BLUE`);
    expect(await seatOf('BLUE')).toMatchObject({
      name: 'Eve',
      address: 'eve@example.org',
      locale: 'ja',
      timeZone: 'Asia/Tokyo',
    });
    expect((await world.matches.info(match))?.status).toBe('playing');
  });

  test('is taken by nobody whose address is not proved, by form or by program', async () => {
    const { visitor } = await guest();
    const before = world.everything();
    const path = `/m/${match}/BLUE/join`;
    expect((await visitor.post(path, { ...SEED, ...EVE })).status).toBe(422);
    const program = await visitor.json(path, { ...SEED, ...EVE });
    expect([program.status, program.body.fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'claim' })],
    ]);
    expect(program.body.fields[0].message).toContain('e-mail');
    expect(world.everything()).toBe(before);
    expect((await visitor.json(`/m/${match}/BLUE/claim`, EVE)).body).toEqual({ mailed: true });
  });

  test('goes to whoever comes first; the other one’s link says that it is taken', async () => {
    const late = world.browser();
    await late.open(`/l/${await world.token(match, 'BLUE', 'join', { claimant: EVE })}`);
    good(await world.matches.join(match, 'BLUE', { name: 'Adam', address: 'adam@example.org' }));
    expect((await late.post(`/m/${match}/BLUE/join`, SEED)).status).toBe(409);
    expect(mainOf((await late.get(`/m/${match}/BLUE/join`)).text)).toContain('この席は埋まっています。');
    expect((await late.post(`/m/${match}/BLUE/claim`, EVE)).status).toBe(409);
    expect(await seatOf('BLUE')).toMatchObject({ name: 'Adam' });
  });

  test('of another match is not opened by a link that proves an address', async () => {
    const other = world.browser();
    await other.open(`/l/${await world.token(match, 'BLUE', 'join', { claimant: EVE })}`);
    expect((await other.get(`/m/${match}/RED/join`)).status).toBe(404);
    expect((await other.get(`/m/${match}/BLUE`)).status).toBe(404);
  });

  test('is asked for so often an hour, from one place and for one address', async () => {
    world = await makeWorld({ limits: { mails: 2 } });
    const [red, blue] = REQUEST.seats;
    const open = { ...blue, holder: 'anyone', name: '?', address: null };
    match = good(await world.matches.open({ ...REQUEST, seats: [red, open] as typeof REQUEST.seats })).match;
    good(await world.matches.join(match, 'RED', {}));
    const { visitor } = await guest();
    const path = `/m/${match}/BLUE/claim`;
    for (const status of [200, 200, 429]) expect((await visitor.post(path, EVE)).status).toBe(status);
    expect(await claims()).toHaveLength(2);
  });
});

describe('an invitation', () => {
  test('is withdrawn on a page of its own, by the typed word; its links take no seat any more', async () => {
    const red = await seatedAt(world, match, 'RED');
    const home = `/m/${match}/RED`;
    expect(linksOf((await red.get(home)).text)).toContain(`${home}/withdraw`);
    const page = await red.get(`${home}/withdraw`);
    const [form] = formsOf(mainOf(page.text));
    expect(form?.action).toBe(`${home}/withdraw`);
    expect((await red.post(`${home}/withdraw`, { ...form?.fields, word: 'yes' })).status).toBe(422);
    expect((await red.post(`${home}/withdraw`, { ...form?.fields, word: '取り下げ' })).status).toBe(303);
    const after = await red.get(home);
    expect(after.text).toContain('対戦が始まる前に招待が取り下げられました。');
    expect(after.text).not.toContain('一覧に載せますか');
    expect(linksOf(mainOf(after.text))).toContain('/start/toy?lang=ja');
    for (const gone of ['/withdraw', '/resign', '/draw', '/standing'])
      expect(linksOf(after.text)).not.toContain(home + gone);
    expect((await world.browser().get('/?lang=en')).text).not.toContain('Open invitations');
    const { page: late } = await guest();
    expect(mainOf(late.text)).toContain('you can no longer take the seat');
    expect(formsOf(mainOf(late.text))).toEqual([]);
    expect(await world.store.waitingMails(match)).toEqual([]);
    for (const path of [
      `/m/${match}?lang=en`,
      `/m/${match}/replay`,
      `/m/${match}/audit`,
      `${home}/replay`,
      `${home}/audit`,
      '/mine',
    ])
      expect([path, (await red.get(path)).status]).toEqual([path, 200]);
  });

  test('that was taken cannot be withdrawn, and no page offers it', async () => {
    good(await world.matches.join(match, 'BLUE', { ...EVE }));
    const red = await seatedAt(world, match, 'RED');
    const home = `/m/${match}/RED`;
    expect(linksOf((await red.get(home)).text)).not.toContain(`${home}/withdraw`);
    expect((await red.get(`${home}/withdraw`)).status).toBe(409);
    const guard = guardOf(good(await world.matches.page(match, 'RED')));
    const fields = { event: String(guard.event), draft: '0', key: 'k', word: '取り下げ' };
    expect((await red.post(`${home}/withdraw`, fields)).status).toBe(409);
  });
});

describe('whoever waits for his opponent', () => {
  test('is led to the invitation to pass on, or told who was mailed', async () => {
    const home = (await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`)).text;
    expect(mainOf(home)).toContain('もう一方の席はまだ空いています。');
    expect(linksOf(mainOf(home))).toContain('#seat-title');
    expect(home).toContain('id="seat-title"');
    match = good(await world.matches.open(REQUEST)).match;
    good(await world.matches.join(match, 'BLUE', {}));
    const page = mainOf((await (await seatedAt(world, match, 'BLUE')).get(`/m/${match}/BLUE`)).text);
    expect(page).toContain('山田 太郎 was invited by e-mail and has not taken the seat yet.');
    good(await world.matches.join(match, 'RED', {}));
    expect(mainOf((await (await seatedAt(world, match, 'BLUE')).get(`/m/${match}/BLUE`)).text)).not.toContain(
      'was mailed',
    );
  });

  test('is told after opening what comes next, and that a listed invitation is listed', async () => {
    const form = {
      game: 'toy',
      scenario: 'standard',
      side: 'RED',
      name: 'Ann',
      address: 'ann@example.org',
      locale: 'en',
      timeZone: 'UTC',
    };
    for (const [other, said] of [
      ['anyone', 'The home page already lists it.'],
      ['open', 'don’t show it to anyone else'],
    ] as const) {
      const host = world.browser();
      const sent = await host.post('/matches?lang=en', { ...form, other });
      const page = mainOf((await host.open(String(sent.headers.location))).text);
      expect(page).toContain('Next: follow the link in your e-mail and take your own seat.');
      expect(page).toContain(said);
    }
  });
});

describe('the links between the pages of a match', () => {
  // Behind the pages of the match stand the list of all matches and the service itself.
  const navOf = (html: string) =>
    linksOf(/<nav aria-label[\s\S]*?<\/nav>/.exec(unescaped(html))?.[0] ?? '').filter((path) =>
      path.startsWith('/m/'),
    );

  test('are the same on all pages of a seat: match, orders, standing orders, replay, audit, settings', async () => {
    good(await world.matches.join(match, 'BLUE', { ...EVE }));
    const red = await seatedAt(world, match, 'RED');
    const home = `/m/${match}/RED`;
    const pages = [
      home,
      `${home}/order`,
      `${home}/plan`,
      `${home}/standing`,
      `${home}/replay`,
      `${home}/audit`,
      `${home}/mail`,
    ];
    for (const page of [...pages, `${home}/resign`])
      expect([page, navOf((await red.get(page)).text)]).toEqual([page, pages]);
    for (const page of pages)
      expect((await red.get(page)).text).toContain(`<a href="${page}" aria-current="page">`);
  });

  test('of a link to look on lead to nothing to play with; those for everybody keep their language', async () => {
    const looker = world.browser();
    await looker.open(`/l/${await world.token(match, 'RED', 'view')}`);
    const home = `/m/${match}/RED`;
    expect(navOf((await looker.get(home)).text)).toEqual([home, `${home}/replay`, `${home}/audit`]);
    const pages = ['', '/replay', '/audit'].map((page) => `/m/${match}${page}?lang=ja`);
    for (const page of pages) expect([page, navOf((await looker.get(page)).text)]).toEqual([page, pages]);
  });
});

/**
 * Whoever gets mails without having asked for them: how many at most, how he ends them, and what nobody
 * learns of him.
 */
import supertest from 'supertest';
import { beforeEach, describe, expect, test } from 'vitest';
import { signNever } from '../../../src/links/index.js';
import type { SeatRequest } from '../../../src/match/index.js';
import { good, REQUEST } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { beginMatch, KEYS, makeWorld, seatedAt, type World } from '../world.js';

const HOUR = 3600;
const VICTIM = 'victim@example.org';
const FORM = { game: 'toy', scenario: 'standard', side: 'RED', name: 'Ann', locale: 'en', timeZone: 'UTC' };

let world: World;
beforeEach(async () => {
  world = await makeWorld({ limits: { mails: 10 }, trustProxy: 1 });
});

/** RED as it is; the other seat for anyone. */
const leftOpen = (seat: SeatRequest): SeatRequest =>
  seat.side === 'RED' ? seat : { ...seat, holder: 'anyone', name: '?', address: null };

let networks = 0;
const from = () => ({ 'X-Forwarded-For': `192.0.2.${++networks % 250}` });
const open = (address: string, more: Record<string, string> = {}) =>
  world.browser().post('/matches', { ...FORM, address, other: 'self', ...more }, from());
const ask = (address: string, headers = from()) => world.browser().post('/links', { address }, headers);

/** Mails in the outbox, by the address that a seat had when they were written or that a claim names. */
const outbox = () => JSON.parse(world.everything()) as [string, Record<string, unknown>[]][];
const rowsOf = (table: string) => outbox().find(([name]) => name === table)?.[1] ?? [];

describe('mails that nobody asked for', () => {
  test('go to one address so often an hour and twice that a day, from however many networks', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await open(VICTIM)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
    expect(rowsOf('Outbox')).toHaveLength(5);
    world.pass(HOUR);
    for (let i = 0; i < 8; i++) await open(VICTIM);
    world.pass(HOUR);
    for (let i = 0; i < 8; i++) await open(VICTIM);
    expect(rowsOf('Outbox')).toHaveLength(10);
    world.pass(24 * HOUR);
    expect((await open(VICTIM)).status).toBe(303);
  });

  test('are counted together, whichever door asked for them and however the address is spelt', async () => {
    const { match } = good(await world.matches.open({ ...REQUEST, seats: REQUEST.seats.map(leftOpen) }));
    good(await world.matches.join(match, 'RED', {}));
    for (const spelling of ['Victim@example.org', 'vic.tim@example.org', 'victim+shop@example.org'])
      expect((await open(spelling)).status).toBe(303);
    const guest = world.browser();
    await guest.open(`/l/${await world.token(match, 'BLUE', 'join')}`);
    const claim = { name: 'Eve', address: VICTIM, locale: 'en', timeZone: 'UTC' };
    const claims: number[] = [];
    for (let i = 0; i < 5; i++)
      claims.push((await guest.post(`/m/${match}/BLUE/claim`, claim, from())).status);
    expect(claims).toEqual([200, 200, 200, 200, 429]);
    const person = {
      'other.name': 'V',
      'other.address': VICTIM,
      'other.locale': 'en',
      'other.timeZone': 'UTC',
    };
    expect((await open('ann@example.org', { other: 'invite', ...person })).status).toBe(429);
  });

  test('refused, leave the form as it was filled in and say why; another address is served', async () => {
    for (let i = 0; i < 5; i++) await open(VICTIM);
    const { text } = await open(VICTIM, { name: 'Annabel' });
    expect(mainOf(text)).toContain('This address has received enough e-mails');
    expect(text).toContain('value="Annabel"');
    expect((await open('other@example.org')).status).toBe(303);
  });

  test('are not used up by forms that open nothing, nor by a form that is sent twice', async () => {
    for (let i = 0; i < 12; i++) expect((await open(VICTIM, { scenario: 'none' })).status).toBe(422);
    for (let i = 0; i < 12; i++) expect((await open(VICTIM, { key: 'once' })).status).toBe(303);
    expect(rowsOf('Outbox')).toHaveLength(1);
  });

  test('are counted without the address: no row of the counts holds it', async () => {
    await open(VICTIM);
    await ask(VICTIM);
    expect(rowsOf('MailCount').length).toBeGreaterThan(0);
    expect(JSON.stringify(rowsOf('MailCount'))).not.toContain('victim');
  });
});

describe('one’s own links', () => {
  let match: string;
  const linkMails = () => rowsOf('Outbox').filter((row) => row.kind === 'link');
  beforeEach(async () => {
    match = await beginMatch(world);
  });

  test('cannot be used up by another who asks for them again and again: the owner’s own asking still goes through', async () => {
    const stranger = from();
    for (let i = 0; i < 10; i++) expect((await ask('blue@example.org', stranger)).status).toBe(200);
    await world.answerAsked();
    expect(linkMails()).toHaveLength(2);
    expect((await ask('blue@example.org')).status).toBe(200);
    await world.answerAsked();
    expect(linkMails()).toHaveLength(3);
  });

  test('are mailed ten times an hour at most, however many ask, and with the next hour again', async () => {
    for (let i = 0; i < 30; i++) expect((await ask('blue@example.org')).status).toBe(200);
    await world.answerAsked();
    await world.answerAsked();
    expect(linkMails()).toHaveLength(10);
    world.pass(HOUR);
    await ask('blue@example.org');
    await world.answerAsked();
    expect(linkMails()).toHaveLength(11);
  });

  test('are not used up by matches that others open for the address', async () => {
    for (let i = 0; i < 8; i++) await open('blue@example.org');
    await ask('blue@example.org');
    await world.answerAsked();
    expect(linkMails()).toHaveLength(1);
  });

  test('asked for, leave the same behind for an address that is known and one that is not: one note, and no mail yet', async () => {
    const trace = async (address: string) => {
      const before = outbox();
      const { text, status } = await ask(address);
      const grown = outbox().map(([table, rows], i) => [table, rows.length - (before[i]?.[1].length ?? 0)]);
      return {
        text,
        status,
        grown: grown.filter(([table, more]) => table !== 'sqlite_sequence' && more !== 0),
      };
    };
    const known = await trace('blue@example.org');
    expect(await trace('nobody@example.org')).toEqual(known);
    expect(known.grown).toEqual([
      ['Asked', 1],
      ['MailCount', 3],
    ]);
    await world.answerAsked();
    expect(linkMails().map((row) => row.matchId)).toEqual([match]);
    expect(rowsOf('Asked')).toEqual([]);
  });
});

describe('whoever wants no mail any more', () => {
  const path = (address = VICTIM) => `/never/${signNever(KEYS, address, world.context.clock())}`;

  test('says so on a page with one button; looking at it changes nothing', async () => {
    const page = await world.browser().get(`${path()}?lang=en`);
    expect(page.status).toBe(200);
    expect(mainOf(page.text)).toContain('No more e-mails to this address');
    expect(await world.recipients.isUnwanted(VICTIM)).toBe(false);
    const [form] = formsOf(page.text);
    const done = await world.browser().post(form?.action ?? '', {});
    expect(mainOf(done.text)).toContain('This address gets no e-mails');
    expect(await world.recipients.isUnwanted('Victim+tag@Example.org')).toBe(true);
    expect(await world.recipients.isUnwanted('v.ictim@example.org')).toBe(false);
    expect(JSON.stringify(rowsOf('Unwanted'))).not.toContain('victim');
  });

  test('needs one click of his mail program, which has neither cookie nor origin', async () => {
    const click = await supertest(world.app).post(path()).type('form').send('List-Unsubscribe=One-Click');
    expect(click.status).toBe(200);
    expect(await world.recipients.isUnwanted(VICTIM)).toBe(true);
  });

  test('comes back by the same link, however old, from our own page alone', async () => {
    const link = path();
    await world.recipients.refuse(VICTIM);
    world.pass(1000 * 24 * HOUR);
    const [form] = formsOf((await world.browser().get(`${link}?lang=en`)).text);
    expect(form?.action).toContain('/back');
    expect(
      (
        await supertest(world.app)
          .post(form?.action ?? '')
          .set('Origin', 'https://evil.example')
      ).status,
    ).toBe(403);
    expect((await world.browser().post(form?.action ?? '', {})).status).toBe(303);
    expect(await world.recipients.isUnwanted(VICTIM)).toBe(false);
  });

  test('is whoever the link was mailed to: a link of a seat, or a forged one, is none', async () => {
    const match = await beginMatch(world);
    const tokens = [
      await world.token(match, 'RED', 'mail'),
      'x',
      `${signNever(KEYS, VICTIM, world.context.clock())}x`,
    ];
    for (const token of tokens) {
      expect((await world.browser().get(`/never/${token}`)).status).toBe(404);
      expect((await world.browser().post(`/never/${token}`, {})).status).toBe(404);
      expect((await world.browser().get(`/l/${path().slice('/never/'.length)}`)).status).toBe(404);
    }
  });
});

describe('a name', () => {
  test.each([
    'Win at evil.example',
    'evil．example',
    'https://x',
    'www.evil',
    'me@example.org',
    'ａ＠ｂ',
    '賞品は evil。jp',
  ])('that holds an address (%s) is refused, and the page says why', async (name) => {
    const { status, text } = await open('ann@example.org', { name });
    expect(status).toBe(422);
    expect(mainOf(text)).toContain('without a web or e-mail address');
    expect(rowsOf('Match')).toEqual([]);
  });

  test.each([
    'J. R. R. Tolkien',
    'J.R.',
    '山田 太郎',
    'モーニング娘。',
    'Dr. No',
    'v1.5',
    'Ann-Marie O’Neill',
  ])('such as %s is taken', async (name) => {
    expect((await open('ann@example.org', { name })).status).toBe(303);
  });

  test('is not changed to an address by the settings either', async () => {
    const match = await beginMatch(world);
    const red = await seatedAt(world, match, 'RED');
    const sent = { name: 'evil.example', locale: 'en', timeZone: 'UTC', mailing: 'on' };
    expect((await red.post(`/m/${match}/RED/mail`, sent)).status).toBe(422);
  });
});

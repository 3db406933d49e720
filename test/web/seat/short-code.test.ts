/** Mails without links: the setting, and the page on which their code is typed. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Coded, shortCode } from '../../../src/links/index.js';
import { good, REQUEST } from '../../match/harness.js';
import { formsOf } from '../html.js';
import { beginMatch, KEYS, makeWorld, seatedAt, type World } from '../world.js';

const BLUE = 'blue@example.org';
const HOUR = 3600;

let world: World;
let match: string;
beforeEach(async () => {
  world = await makeWorld({ trustProxy: 1 });
  match = await beginMatch(world);
});

const codeOf = (what: Coded, address = BLUE) => shortCode(KEYS, address, what, world.context.clock());
const seat = (side = 'BLUE', generation = 0): Coded => ({ use: 'seat', match, side, generation });
let networks = 0;
const type = (code: string, address = BLUE, browser = world.browser()) =>
  browser.post('/code?lang=en', { address, code }, { 'X-Forwarded-For': `192.0.2.${++networks % 250}` });

describe('a code out of a mail', () => {
  test('opens with its address what the link would have opened, and stays out of the log', async () => {
    const browser = world.browser();
    const code = codeOf(seat());
    const answer = await type(code.toLowerCase(), BLUE, browser);
    expect(answer.status).toBe(303);
    const page = await browser.open(String(answer.headers.location));
    expect(page.status).toBe(200);
    expect((await browser.get(`/m/${match}/BLUE`)).status).toBe(200);
    expect((await browser.get(`/m/${match}/RED`)).status).toBe(404);
    const log = world.lines.join('');
    expect(log).not.toContain(code);
    expect(log).not.toContain(code.toLowerCase());
    expect(log).not.toMatch(/eyJ/);
  });

  test('opens it again, as a link does, until the links are revoked', async () => {
    const code = codeOf(seat());
    expect([(await type(code)).status, (await type(code)).status]).toEqual([303, 303]);
    good(await world.matches.revoke(match, 'BLUE'));
    expect((await type(code)).status).toBe(404);
    expect((await type(codeOf(seat('BLUE', 1)))).status).toBe(303);
  });

  test('leads whoever was invited to the seat that he may take', async () => {
    const { match: invited } = good(await world.matches.open(REQUEST));
    good(await world.matches.join(invited, 'RED', {}));
    const code = codeOf({ use: 'seat', match: invited, side: 'BLUE', generation: 0 });
    const browser = world.browser();
    const page = await browser.open(String((await type(code, BLUE, browser)).headers.location));
    expect(page.text).toContain(`action="/m/${invited}/BLUE/join`);
  });

  test('leads to what is kept of its address, and to the end of all mails', async () => {
    expect((await type(codeOf({ use: 'own' }))).headers.location).toMatch(/^\/own\//);
    expect((await type(codeOf({ use: 'never' }))).headers.location).toMatch(/^\/never\//);
  });

  test('one answer is given to every address and code that open nothing, and nothing changes', async () => {
    const before = world.everything();
    const texts = new Set<string>();
    const wrong: readonly (readonly [string, string])[] = [
      ['0000-0000', BLUE],
      [codeOf(seat('RED')), BLUE],
      [codeOf(seat()), 'nobody@example.org'],
      ['', 'no address'],
      [`${codeOf(seat())}X`, BLUE],
    ];
    for (const [code, address] of wrong) {
      const { status, text } = await type(code, address);
      expect(status).toBe(404);
      texts.add(text.replaceAll(address, 'ADDRESS'));
    }
    expect(texts.size).toBe(1);
    const counted = (dump: string) => dump.replace(/\["MailCount",\[.*?\]\]/u, '');
    expect(counted(world.everything())).toBe(counted(before));
  });

  test('is tried so often an hour for one address, from however many networks', async () => {
    for (let i = 0; i < 300; i++) await world.recipients.mayTryCode(BLUE);
    expect((await type(codeOf(seat()))).status).toBe(404);
    expect((await type(codeOf(seat('RED'), 'red@example.org'), 'red@example.org')).status).toBe(303);
    world.pass(HOUR);
    expect((await type(codeOf(seat()))).status).toBe(303);
  });

  test('is tried so often an hour from one network', async () => {
    world = await makeWorld({ limits: { mails: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await world.browser().post('/code', { address: `a${i}@b.org`, code: 'x' })).status);
    expect(statuses).toEqual([404, 404, 404, 404, 429]);
  });
});

describe('the page for codes', () => {
  test.each(['en', 'ja'] as const)('asks for address and code, found from home (%s)', async (lang) => {
    const home = await world.browser().get(`/?lang=${lang}`);
    expect(home.text).toContain(`href="/code?lang=${lang}"`);
    const page = await world.browser().get(`/code?lang=${lang}`);
    const [form] = formsOf(page.text);
    expect(form?.action).toBe(`/code?lang=${lang}`);
    expect(page.text).toContain('autocomplete="one-time-code"');
    expect(page.text).not.toContain('role="alert"');
  });

  test('takes no code out of its address', async () => {
    const page = await world.browser().get(`/code?address=${BLUE}&code=${codeOf(seat())}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(codeOf(seat()));
  });
});

describe('text alone', () => {
  test('is chosen in the settings of a seat, for all mails to its address', async () => {
    const visitor = await seatedAt(world, match, 'BLUE');
    expect(await world.recipients.isTextOnly(BLUE)).toBe(false);
    const person = { name: 'Blue', locale: 'ja', timeZone: 'Asia/Tokyo', mailing: 'on' };
    expect((await visitor.post(`/m/${match}/BLUE/mail`, { ...person, format: 'text' })).status).toBe(303);
    expect(await world.recipients.isTextOnly('Blue@example.org')).toBe(true);
    expect((await visitor.get(`/m/${match}/BLUE/mail`)).text).toMatch(/value="text" selected/);
    // A form without it leaves it as it is.
    await visitor.post(`/m/${match}/BLUE/mail`, person);
    expect(await world.recipients.isTextOnly(BLUE)).toBe(true);
    await visitor.post(`/m/${match}/BLUE/mail`, { ...person, format: 'whole' });
    expect(await world.recipients.isTextOnly(BLUE)).toBe(false);
  });

  test('goes with the address when it is erased, and so do counts of its mails', async () => {
    await world.recipients.chooseTextOnly(BLUE, true);
    await world.recipients.mayMail([BLUE]);
    const rows = () => {
      const tables = JSON.parse(world.everything()) as [string, unknown[]][];
      return tables
        .filter(([name]) => name === 'TextOnly' || name === 'MailCount')
        .map(([name, { length }]) => [name, length]);
    };
    expect(rows()).toEqual([
      ['MailCount', 4],
      ['TextOnly', 1],
    ]);
    await world.recipients.forget(BLUE);
    expect(rows()).toEqual([
      ['MailCount', 2],
      ['TextOnly', 0],
    ]);
  });
});

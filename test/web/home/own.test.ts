/** The page of an address: what is kept of it, and its deletion. */
import { describe, expect, test } from 'vitest';
import { signOwn } from '../../../src/links/index.js';
import type { OpenRequest } from '../../../src/match/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, good, REQUEST, step } from '../../match/harness.js';
import { unescaped } from '../html.js';
import { KEYS, makeWorld } from '../world.js';

const LATER = 8 * 24 * 3600;

const DAYS = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 2 } as const;

async function opened(terms: OpenRequest['terms'] = { clock: DAYS }) {
  const world = await makeWorld();
  const match = await begin(world, { ...REQUEST, terms });
  for (let n = 0; n < 3; n++) await step(world, match);
  const browser = world.browser();
  const token = signOwn(KEYS, 'blue@example.org', world.context.clock());
  return { world, match, browser, token };
}

describe('the page of an address', () => {
  test('is opened by its link alone, for a week', async () => {
    const { world, browser, token } = await opened();
    expect((await browser.get('/own')).status).toBe(404);
    expect((await browser.get('/own/other')).status).toBe(404);
    expect((await browser.get(`/own/${token}`)).status).toBe(303);
    expect((await browser.get('/own?lang=en')).text).toContain('blue@example.org');
    world.pass(LATER);
    expect((await browser.get('/own')).status).toBe(404);
  });

  test('calls nobody on time in a match without a clock', async () => {
    const { browser, token } = await opened({});
    await browser.get(`/own/${token}`);
    expect((await browser.get('/own?lang=en')).text).not.toContain('On time in');
  });

  test('shows matches and how punctual they were, and gives what is kept', async () => {
    const { world, match, browser, token } = await opened();
    good(await world.matches.sayWithTurn(match, 'BLUE', 'my own words'));
    good(await world.matches.sayWithTurn(match, 'RED', 'words of the other'));
    await browser.get(`/own/${token}`);
    const page = (await browser.get('/own?lang=en')).text;
    expect(page).toMatch(/On time in (\d+) of \1 turns \(100%\)/);
    const data = (await browser.get('/own/export/data.json')).text;
    expect(data).toContain('my own words');
    expect(data).not.toContain('words of the other');
    expect(data).not.toContain('red@example.org');
    const journal = await browser.get(`/own/export/${match}/BLUE.jsonl`);
    expect(journal.status).toBe(200);
    expect((await browser.get(`/own/export/${match}/RED.jsonl`)).status).toBe(404);
  });

  test('erases on a typed word: the seat is nobody’s, and the journal can be checked as before', async () => {
    const { world, match, browser, token } = await opened();
    await browser.get(`/own/${token}`);
    const wrong = await browser.post('/own/erase?lang=en', { word: 'no' });
    expect(wrong.status).toBe(422);
    expect(unescaped(wrong.text)).toContain('href="/own?lang=en"');
    const done = await browser.post('/own/erase?lang=en', { word: 'erase' });
    expect(done.status).toBe(200);
    expect(done.text).toContain('<h1>This address was erased</h1>');
    expect(world.everything()).not.toContain('blue@example.org');
    const journal = good(await world.matches.journal(match, 'BLUE'));
    expect((await verifyJournal(journal)).ok).toBe(true);
    expect((await browser.get('/own')).status).toBe(404);
  });
});

/** The pages of events: who finds what, and what an organizer can do. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { unescaped } from '../html.js';
import { addressOf, DAY, enterEvent, makeClubWorld, NEW_EVENT, openEvent, sayReady } from './club.js';

describe('the pages of an event', () => {
  test('show no draft to anybody, and a draft goes when nobody opens it', async () => {
    const world = await makeClubWorld();
    await world.browser().post('/events?lang=en', NEW_EVENT);
    await world.tend();
    const { path } = await world.follow('org@example.org', /^Open your event/);
    const event = /^\/events\/([a-z0-9]+)\//.exec(path)?.[1] ?? '';
    expect((await world.browser().get(`/events/${event}`)).status).toBe(404);
    expect((await world.browser().get(`/events/${event}/organize`)).status).toBe(404);
    world.pass(8 * DAY);
    await world.tend();
    expect(await world.store.readCompetition(event)).toBeUndefined();
  });

  test('open to nobody without the link: entry, organizer, and the links of others', async () => {
    const world = await makeClubWorld();
    const { event, organizer } = await openEvent(world);
    const own = await enterEvent(world, event, 1);
    for (const page of ['entry', 'organize', 'enter']) {
      expect((await world.browser().get(`/events/${event}/${page}`)).status).toBe(404);
      expect((await world.browser().post(`/events/${event}/${page}`, { press: 'leave' })).status).toBe(404);
    }
    expect((await own.get(`/events/${event}/organize`)).status).toBe(404);
    expect((await organizer.get(`/events/${event}/entry`)).status).toBe(404);
    expect((await world.browser().get('/e/forged')).status).toBe(404);
  });

  test('say in both languages what is played, how long it takes, and how the table is ordered', async () => {
    const world = await makeClubWorld();
    const { event } = await openEvent(world);
    await enterEvent(world, event, 1);
    const english = unescaped((await world.browser().get(`/events/${event}?lang=en`)).text);
    expect(english).toContain('Sonneborn–Berger');
    expect(english).toContain('Player 1 · ');
    expect(english).toMatch(/at one e-mail a day/);
    const japanese = unescaped((await world.browser().get(`/events/${event}?lang=ja`)).text);
    expect(japanese).toContain('ゾンネボルン・ベルガー');
    expect(english).not.toContain('p1@example.org');
    expect((await world.browser().get('/events?lang=en')).text).toContain('Winter League');
    const calendar = (await world.browser().get(`/events/${event}/calendar.ics?lang=en`)).text;
    expect(calendar).toContain('SUMMARY:Winter League: last day to enter');
    expect(calendar).toContain('SUMMARY:Winter League: stage 1: confirm by e-mail that you play');
    expect(calendar).toContain('SUMMARY:Winter League: stage 1 ends');
  });

  test('refuse a form that cannot be, and show it again as it was', async () => {
    const world = await makeClubWorld();
    const refused = await world
      .browser()
      .post('/events?lang=en', { ...NEW_EVENT, begins: '2026-12-02', title: 'Too soon' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="Too soon"');
  });
});

test('lots follow from a secret whose digest stands on the page while people enter', async () => {
  const world = await makeClubWorld();
  const { event, organizer } = await openEvent(world, { sizeFrom: '2' });
  for (const n of [1, 2]) await enterEvent(world, event, n);
  const shown = async () => unescaped((await world.browser().get(`/events/${event}?lang=en`)).text);
  const [, digest = ''] = /Its SHA-256: ([0-9a-f]{64})\./.exec(await shown()) ?? [];
  await organizer.post(`/events/${event}/organize?lang=en`, { act: 'closeEntry', reason: 'Enough' });
  await world.tend();
  const [, secret = ''] = /drawn from this secret: ([0-9a-f]+)\./.exec(await shown()) ?? [];
  expect(createHash('sha256').update(secret).digest('hex')).toBe(digest);
});

describe('an organizer', () => {
  test('lets in, announces, scores and ends, with reasons that everybody reads', async () => {
    const world = await makeClubWorld();
    const { event, organizer } = await openEvent(world, { admission: 'organizer', sizeFrom: '2' });
    for (const n of [1, 2]) await enterEvent(world, event, n);
    const organize = `/events/${event}/organize?lang=en`;
    expect((await organizer.get(organize)).text).toContain('No turns with a clock so far.');
    for (const entry of ['1', '2'])
      expect((await organizer.post(organize, { act: 'admit', entry, reason: 'Welcome' })).status).toBe(303);
    await organizer.post(organize, { act: 'announce', en: 'Be kind', ja: '' });
    await world.tend();
    expect(world.mailTo(addressOf(1), /^From the organizer/).text).toContain('Be kind');
    const page = (await world.browser().get(`/events/${event}?lang=en`)).text;
    expect(page).toContain('Welcome');
    expect(page).toContain('Be kind');
    expect((await organizer.post(organize, { act: 'end', reason: '' })).status).toBe(422);
    expect((await organizer.post(organize, { act: 'end', reason: 'Enough' })).status).toBe(303);
    await world.tend();
    expect((await world.store.readCompetition(event))?.competition.status).toBe('over');
  });

  test('cannot decide in a group of their own, nor play without a deputy', async () => {
    const world = await makeClubWorld();
    const { event, organizer } = await openEvent(world, { sizeFrom: '2' });
    const organize = `/events/${event}/organize?lang=en`;
    const early = world.browser();
    await early.post(`/events/${event}/ask?lang=en`, {
      name: 'Org',
      address: 'org@example.org',
      locale: 'en',
      timeZone: 'UTC',
    });
    await world.tend();
    const { path } = await world.follow('org@example.org', /^Enter/, early);
    expect((await early.post(path, {})).status).toBe(403);
    await organizer.post(organize, { act: 'deputy', address: 'dep@example.org', reason: 'I play' });
    expect((await early.post(path, {})).status).toBe(303);
    for (const n of [1, 2]) await enterEvent(world, event, n);
    world.pass(15 * DAY);
    await world.tend();
    for (const n of [1, 2]) await sayReady(world, n);
    const own = await world.follow('org@example.org', /^Do you play/);
    await own.browser.post(own.path, { press: 'play' });
    world.pass(11 * DAY);
    await world.tend();
    const pairings = (await world.store.readCompetition(event))?.pairings ?? [];
    const rule = { act: 'rule', pairing: pairings[0]?.id ?? '', leg: '1', score: 'first', reason: 'So' };
    expect((await organizer.post(organize, rule)).status).toBe(403);
    const deputy = await world.follow('dep@example.org', /^Your link/);
    expect((await deputy.browser.post(deputy.path, rule)).status).toBe(303);
  });

  test('who hands over holds a dead link', async () => {
    const world = await makeClubWorld();
    const { event, organizer } = await openEvent(world);
    const organize = `/events/${event}/organize?lang=en`;
    await organizer.post(organize, { act: 'handOver', address: 'new@example.org', reason: 'Away' });
    await world.tend();
    expect((await organizer.get(organize)).status).toBe(404);
    const { browser, path } = await world.follow('new@example.org', /^Your link/);
    expect((await browser.get(path)).status).toBe(200);
  });
});

/** An event of eight over HTTP: opened, entered, played and ended by its e-mails alone, two of eight vanishing. */
import { describe, expect, test } from 'vitest';
import { step } from '../../match/harness.js';
import type { Visitor } from '../world.js';
import { addressOf, type ClubWorld, DAY, enterEvent, makeClubWorld, openEvent, sayReady } from './club.js';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const VANISHING = [3, 6];

/** Every match under way in which whoever is asked is still there goes on by an order. */
async function playOn(world: ClubWorld, event: string): Promise<void> {
  const found = await world.store.readCompetition(event);
  for (const { state } of found?.pairings ?? []) {
    const { legs }: { legs: { match: string | null }[] } = JSON.parse(state);
    for (const { match } of legs) if (match !== null) await playOne(world, match);
  }
}

async function playOne(world: ClubWorld, match: string): Promise<void> {
  for (let n = 0; n < 300; n++) {
    const info = await world.matches.info(match);
    const seats = (await world.store.readMatch(match))?.seats ?? [];
    const there = info?.waitsFor.find((side) => {
      const address = seats.find((seat) => seat.side === side)?.address ?? '';
      return !VANISHING.some((gone) => addressOf(gone) === address);
    });
    if (info?.status !== 'playing' || there === undefined) return;
    if (!(await step(world, match, there))) return;
  }
}

/** Match e-mails are handed over and clocks looked at, as their workers do it. */
async function workMatches(world: ClubWorld): Promise<void> {
  const now = world.context.clock();
  for (;;) {
    const mails = await world.store.claimMail({ now, leaseMs: 60_000, limit: 50, again: false });
    if (mails.length === 0) break;
    await world.store.mailsSent(mails, now);
  }
  for (let round = 0; round < 3; round++) {
    const due = await world.store.claimClocks(now, new Date(now.getTime() + 1000), 200);
    for (const { matchId, side } of due) await world.matches.tendClock(matchId, side);
  }
}

describe('an event of eight, by e-mails alone', () => {
  test('is opened, entered, played and ended, though two players and the organizer vanish', async () => {
    const world = await makeClubWorld();
    const { event } = await openEvent(world);
    const people = new Map<number, Visitor>();
    for (const n of EIGHT) people.set(n, await enterEvent(world, event, n, n % 2 === 0 ? 'ja' : 'en'));
    world.pass(15 * DAY);
    await world.tend();
    for (const n of EIGHT) await sayReady(world, n, n % 2 === 0 ? 'ja' : 'en');
    world.pass(11 * DAY);
    await world.tend();
    expect(world.mailTo(addressOf(1), /^You meet/).text).toContain('https://denrei.example/l/');
    expect(world.mailTo(addressOf(2), /との対戦/).text).toContain('陣営を入れ替えた2局が始まりました。');
    let days = 0;
    while ((await world.store.readCompetition(event))?.competition.status !== 'over' && days < 300) {
      await workMatches(world);
      await playOn(world, event);
      world.pass(2 * DAY);
      days += 2;
      await workMatches(world);
      await world.tend();
    }
    expect(days).toBeLessThan(160);
    const page = await world.browser().get(`/events/${event}?lang=en`);
    expect(page.text).toContain('Over');
    for (const n of VANISHING) {
      const out = n % 2 === 0 ? /大会から外れました/ : /^You are out/;
      expect(world.mailTo(addressOf(n), out).to.address).toBe(addressOf(n));
    }
    // Six who stayed meet each other in duels, to the end.
    const results = await world.store.resultsOfCompetition(event);
    expect(results.filter(({ reason }) => reason === 'rules').length).toBeGreaterThanOrEqual(30);
    expect(world.mailTo(addressOf(1), /^The stage is over/).text).toMatch(/1\. Player \d · \w{6}: /);
    // One e-mail each: nothing was sent twice under one name.
    const ids = world.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  }, 240_000);
});

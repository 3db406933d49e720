/** What a mail tells is counted from its reader's last one, without reading the whole match again. */
import { expect, test, vi } from 'vitest';
import { type MailPayload, makeMatches } from '../../../src/match/index.js';
import type { Game } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { begin, good, guardOf, type Harness, makeHarness, step } from '../harness.js';

/** Hands over every mail that waits. */
async function deliver({ store, context: harness }: Harness): Promise<void> {
  for (const mail of await store.claimMail({
    now: harness.clock(),
    leaseMs: 60_000,
    limit: 100,
    again: false,
  }))
    await store.mailsSent([mail], harness.clock());
}

/**
 * Plays on; the views between which mails told what has changed. `matchesFor`: by which matches each order is
 * given.
 */
async function compared(
  seed: string,
  matchesFor: (harness: Harness) => Harness['matches'],
): Promise<readonly string[]> {
  const views: string[] = [];
  const harness = await makeHarness(seed);
  const changes: Game['picture']['changes'] = (before, after) => {
    views.push(JSON.stringify({ before, after }));
    return [];
  };
  const library = {
    ...harness.context.library,
    load: () => ({ ...toy, picture: { ...toy.picture, changes } }),
  };
  const playing = {
    ...harness,
    context: { ...harness.context, library },
    matches: makeMatches({ ...harness.context, library }),
  };
  const match = await begin(playing);
  for (let given = 0; given < 25; given++) {
    await deliver(harness);
    if (!(await step({ ...playing, matches: matchesFor(playing) }, match))) break;
  }
  return views;
}

test('a mail compares the same positions whether the last one is remembered or found by replay', async () => {
  const remembered = await compared('mails', ({ matches }) => matches);
  const found = await compared('mails', ({ context: harness }) => makeMatches(harness));
  expect(new Set(remembered).size).toBeGreaterThan(5);
  expect(found).toEqual(remembered);
});

test('an order reads no more of the journal than the mail that follows from it tells', async () => {
  const harness = await makeHarness('how far back');
  const match = await begin(harness);
  for (let given = 0; given < 12; given++) {
    await deliver(harness);
    await step(harness, match);
  }
  await deliver(harness);
  const info = await harness.matches.info(match);
  const side = info?.waitsFor[0] ?? '';
  const page = good(await harness.matches.page(match, side));
  const readEvents = vi.spyOn(harness.context.store, 'readEvents');
  const told = (await harness.store.readMatch(match))?.seats.map((seat) => seat.lastMailedEvent) ?? [];
  good(await harness.matches.resign(match, side, guardOf(page)));
  expect(readEvents).toHaveBeenCalled();
  for (const [, from] of readEvents.mock.calls) expect(from).toBeGreaterThanOrEqual(Math.min(...told));
  expect(Math.min(...told)).toBeGreaterThan(1);
});

test('a mail holds what it shows in the language of its reader alone', async () => {
  const harness = await makeHarness('languages');
  await begin(harness);
  const written = await harness.store.claimMail({
    now: harness.context.clock(),
    leaseMs: 60_000,
    limit: 9,
    again: false,
  });
  const held = written.map(({ side, payload }) => {
    const { scene, position } = JSON.parse(payload) as MailPayload;
    return { side, map: Object.keys(scene ?? {}), words: Object.keys(position) };
  });
  expect(held).toContainEqual({ side: 'RED', map: ['ja'], words: ['ja'] });
  expect(held).toContainEqual({ side: 'BLUE', map: ['en'], words: ['en'] });
  expect(held.every(({ side, map }) => map.join() === (side === 'RED' ? 'ja' : 'en'))).toBe(true);
});

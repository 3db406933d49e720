/** What a mail tells is counted from its reader's last one, without reading the whole match again. */
import { expect, test, vi } from 'vitest';
import { type MailPayload, makeMatches } from '../../../src/match/index.js';
import type { Game } from '../../../src/referee/index.js';
import { toy } from '../../toy/game.js';
import { begin, good, guardOf, makeDesk, step, type TestDesk } from '../desk.js';

/** Hands over every mail that waits. */
async function deliver({ store, context: desk }: TestDesk): Promise<void> {
  for (const mail of await store.claimMail({ now: desk.clock(), leaseMs: 60_000, limit: 100, again: false }))
    await store.mailSent(mail, desk.clock());
}

/** Plays on; the views between which mails told what has changed. `matchesFor`: by which matches each order is given. */
async function compared(
  seed: string,
  matchesFor: (desk: TestDesk) => TestDesk['matches'],
): Promise<readonly string[]> {
  const views: string[] = [];
  const desk = await makeDesk(seed);
  const changes: Game['changes'] = (before, after) => {
    views.push(JSON.stringify({ before, after }));
    return [];
  };
  const library = { ...desk.context.library, load: () => ({ ...toy, changes }) };
  const playing = {
    ...desk,
    context: { ...desk.context, library },
    matches: makeMatches({ ...desk.context, library }),
  };
  const match = await begin(playing);
  for (let given = 0; given < 25; given++) {
    await deliver(desk);
    if (!(await step({ ...playing, matches: matchesFor(playing) }, match))) break;
  }
  return views;
}

test('a mail compares the same positions whether the last one is remembered or found by replay', async () => {
  const remembered = await compared('mails', ({ matches }) => matches);
  const found = await compared('mails', ({ context: desk }) => makeMatches(desk));
  expect(new Set(remembered).size).toBeGreaterThan(5);
  expect(found).toEqual(remembered);
});

test('an order reads no more of the journal than the mail that follows from it tells', async () => {
  const desk = await makeDesk('how far back');
  const match = await begin(desk);
  for (let given = 0; given < 12; given++) {
    await deliver(desk);
    await step(desk, match);
  }
  await deliver(desk);
  const info = await desk.matches.info(match);
  const side = info?.waitsFor[0] ?? '';
  const page = good(await desk.matches.page(match, side));
  const readEvents = vi.spyOn(desk.context.store, 'readEvents');
  const told = (await desk.store.readMatch(match))?.seats.map((seat) => seat.lastMailedEvent) ?? [];
  good(await desk.matches.resign(match, side, guardOf(page)));
  expect(readEvents).toHaveBeenCalled();
  for (const [, from] of readEvents.mock.calls) expect(from).toBeGreaterThanOrEqual(Math.min(...told));
  expect(Math.min(...told)).toBeGreaterThan(1);
});

test('a mail holds what it shows in the language of its reader alone', async () => {
  const desk = await makeDesk('languages');
  await begin(desk);
  const written = await desk.store.claimMail({
    now: desk.context.clock(),
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

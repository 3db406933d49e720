/**
 * A seat's page is kept until something is written that it shows. What the other side keeps to itself is
 * nothing of the kind: else the time that a page takes would tell when the other side works at its orders.
 */
import { expect, test, vi } from 'vitest';
import { good, guardOf } from '../../match/harness.js';
import { beginMatch, makeWorld, seatedAt, type World } from '../world.js';

/** A match, RED's browser on its page, and how often that page was made. */
async function watched() {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const page = vi.spyOn(world.matches, 'page');
  const red = await seatedAt(world, match, 'RED');
  const made = async () => {
    page.mockClear();
    expect((await red.get(`/m/${match}/RED`)).status).toBe(200);
    return page.mock.calls.length;
  };
  await made();
  return { world, match, made };
}

async function guard(world: World, match: string, side: string) {
  return guardOf(good(await world.matches.page(match, side)));
}

async function bid(world: World, match: string, side: string) {
  good(
    await world.matches.order(match, side, {
      ...(await guard(world, match, side)),
      order: { do: 'bid', points: 1 },
    }),
  );
}

async function stand(world: World, match: string, side: string) {
  const { orders, revision } = good(await world.matches.standing(match, side));
  expect(orders).toEqual([]);
  good(await world.matches.setStanding(match, side, { remove: 'nothing' }, revision));
}

test('a page that shows nothing new is not made again, whatever the other side has drafted, undone or left to stand', async () => {
  const { world, match, made } = await watched();
  expect(await made()).toBe(0);
  await bid(world, match, 'BLUE');
  expect(await made()).toBe(0);
  good(await world.matches.undo(match, 'BLUE', await guard(world, match, 'BLUE')));
  expect(await made()).toBe(0);
  await stand(world, match, 'BLUE');
  expect(await made()).toBe(0);
});

test('a page is made anew for what it shows: own drafts and standing orders, offers, names, the journal', async () => {
  const { world, match, made } = await watched();
  const changes: readonly (() => Promise<unknown>)[] = [
    () => bid(world, match, 'RED'),
    async () => good(await world.matches.undo(match, 'RED', await guard(world, match, 'RED'))),
    () => stand(world, match, 'RED'),
    async () => good(await world.matches.offerEnd(match, 'BLUE', 'draw', await guard(world, match, 'BLUE'))),
    async () => good(await world.matches.settings(match, 'BLUE', { name: 'Another' })),
    async () => good(await world.matches.resign(match, 'BLUE', await guard(world, match, 'BLUE'))),
  ];
  for (const change of changes) {
    await change();
    expect(await made()).toBe(1);
    expect(await made()).toBe(0);
  }
});

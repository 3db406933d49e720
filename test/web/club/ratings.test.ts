/** Ratings of a game: what counts, who is listed, and that a fit from nothing gives the same. */
import { describe, expect, test } from 'vitest';
import { fitGame } from '../../../src/club/index.js';
import type { ResultRecord } from '../../../src/store/index.js';
import { makeWorld, type World } from '../world.js';

/** Players a to f, each against each as a duel, the earlier letter winning both matches. */
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** As the worker and the command do it. */
async function refit({ store }: World): Promise<void> {
  await store.keepRatings('toy', await fitGame(store, 'toy'), 1);
}

async function filled(): Promise<World> {
  const world = await makeWorld();
  const at = world.context.clock();
  await world.store.createCompetition(EVENT(at), []);
  for (const letter of LETTERS)
    await world.store.addPlayer({
      id: letter,
      tag: letter.repeat(6),
      address: `${letter}@example.org`,
      name: `Player ${letter}`,
      hidden: false,
      struck: false,
      createdAt: at,
    });
  const pairs = LETTERS.flatMap((one, n) => LETTERS.slice(n + 1).map((two) => [one, two] as const));
  for (const [n, [one, two]] of pairs.entries())
    for (const leg of [1, 2]) {
      const result = resultOf(n, leg, leg === 1 ? [one, two] : [two, one], leg === 1 ? 'one' : 'two', at);
      await world.store.settleEnded(result.matchId, result);
    }
  return world;
}

const EVENT = (at: Date) => ({
  id: 'e',
  title: 'League',
  game: 'toy',
  status: 'running' as const,
  listed: true,
  settings: JSON.stringify({ stages: [{ meeting: 'duel' }], rated: true }),
  state: JSON.stringify({ rulings: [] }),
  organizer: null,
  deputy: null,
  generation: 0,
  heardAt: at,
  nextAt: null,
  createdAt: at,
});

function resultOf(
  pairing: number,
  leg: number,
  [one, two]: readonly [string, string],
  winner: 'one' | 'two',
  endedAt: Date,
): ResultRecord {
  return {
    matchId: `m${pairing}-${leg}`,
    game: 'toy',
    scenario: 'standard',
    options: '{}',
    competitionId: 'e',
    pairing: `0.0.${pairing}`,
    leg,
    oneSide: 'RED',
    twoSide: 'BLUE',
    one,
    two,
    winner,
    reason: 'rules',
    onePoints: null,
    twoPoints: null,
    oneTimeouts: 0,
    twoTimeouts: 0,
    played: true,
    rated: true,
    endedAt,
  };
}

describe('the ratings of a game', () => {
  test('list players by strength with their intervals, and the balance of the sides', async () => {
    const world = await filled();
    await refit(world);
    const page = (await world.browser().get('/ratings/toy?lang=en')).text;
    const order = [...page.matchAll(/Player (\w) · /g)].map(([, letter]) => letter);
    expect(order).toEqual([...LETTERS]);
    expect(page).toMatch(/\d{4} ± \d+/);
    expect(page).toContain('Balance of the sides');
    const own = (await world.browser().get('/players/aaaaaa?lang=en')).text;
    expect(own).toMatch(/\d{4} ± \d+, 10 results/);
    expect((await world.browser().get('/ratings/nothing')).status).toBe(404);
  });

  test('come out the same from nothing, digit for digit', async () => {
    const world = await filled();
    await refit(world);
    const before = await world.store.listRatings('toy', 50);
    await world.store.keepRatings('toy', [], 0);
    await refit(world);
    expect(await world.store.listRatings('toy', 50)).toEqual(before);
  });

  test('leave out who hides, and the results of a player whom the operator struck', async () => {
    const world = await filled();
    await refit(world);
    await world.club.hidePlayer('b@example.org', true);
    expect((await world.browser().get('/ratings/toy?lang=en')).text).not.toContain('Player b');
    await world.club.censorPlayer('aaaaaa', { struck: true });
    await refit(world);
    const page = (await world.browser().get('/ratings/toy?lang=en')).text;
    expect(page).not.toContain('Player a');
    expect(page).toContain('Player c');
  });
});

import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/cli/config.js';
import { openService } from '../../../src/cli/running/house.js';
import type { ResultRecord } from '../../../src/store/index.js';
import { settingsOf, stageOf } from '../../club/model/event.js';
import { ownEnvironment } from '../match.js';
import { denrei } from '../terminal.js';

const NOW = new Date('2027-01-01T00:00:00Z');

/** Seven players who all met, and who won their matches in the order of their numbers. */
async function house() {
  const env = await ownEnvironment();
  const { store } = await openService(readConfig(env));
  const players = [1, 2, 3, 4, 5, 6, 7];
  for (const n of players)
    await store.addPlayer({
      id: `player${n}`,
      tag: `tag${n}`,
      address: `p${n}@example.org`,
      name: `Mori ${n}`,
      hidden: n === 3,
      struck: false,
      createdAt: NOW,
    });
  await store.createCompetition(
    {
      id: 'event',
      title: 'League',
      game: 'kyuchorei',
      status: 'running',
      listed: true,
      settings: JSON.stringify(settingsOf([stageOf()])),
      state: JSON.stringify({ rulings: [] }),
      organizer: null,
      deputy: null,
      generation: 0,
      heardAt: NOW,
      nextAt: null,
      createdAt: NOW,
    },
    [],
  );
  let place = 0;
  for (const a of players)
    for (const b of players.filter((one) => one > a))
      await store.settleEnded(`m${place}`, resultOf(a, b, place++));
  await store.close();
  return env;
}

function resultOf(a: number, b: number, place: number): ResultRecord {
  return {
    matchId: `m${place}`,
    game: 'kyuchorei',
    scenario: 'battle',
    options: '{"weather":"rain"}',
    competitionId: 'event',
    pairing: `0.0.${place}`,
    leg: 1,
    oneSide: 'JP',
    twoSide: 'RU',
    one: `player${place % 2 === 0 ? a : b}`,
    two: `player${place % 2 === 0 ? b : a}`,
    winner: place % 2 === 0 ? 'one' : 'two',
    reason: 'rules',
    onePoints: null,
    twoPoints: null,
    oneTimeouts: 0,
    twoTimeouts: 0,
    played: true,
    rated: true,
    endedAt: NOW,
  };
}

describe('denrei ratings', () => {
  test('fits anew with the same digits, and prints the list without those who hide', async () => {
    const env = await house();
    const first = await denrei(['ratings', '--recompute'], { env });
    expect(first).toMatchObject({ exit: 0, out: 'kyuchorei: 7 players, 1 first-side offset\n' });
    const list = await denrei(['ratings', 'kyuchorei'], { env });
    expect(list.exit).toBe(0);
    const lines = list.out.trim().split('\n');
    expect(lines.map((line) => /tag(\d)$/.exec(line)?.[1])).toEqual([
      '1',
      '2',
      '4',
      '5',
      '6',
      '7',
      undefined,
    ]);
    expect(lines[0]).toMatch(/^1\d{3} ± \d{2,3} {2}6 {2}Mori 1 · tag1$/);
    expect(lines.at(-1)).toMatch(/battle weather=rain$/);
    await denrei(['ratings', '--recompute'], { env });
    expect((await denrei(['ratings', 'kyuchorei'], { env })).out).toBe(list.out);
  });

  test.each([[['ratings']], [['ratings', 'kyuchorei', '--recompute']], [['ratings', 'unheard-of']]])(
    'refuses %j',
    async (args) => {
      expect((await denrei(args, { env: await ownEnvironment() })).exit).toBe(2);
    },
  );
});

import { describe, expect, test } from 'vitest';
import {
  fitDue,
  fitGame,
  matchesThatCount,
  type Past,
  ratingRows,
  settingKey,
} from '../../../src/club/ratings/fit.js';
import type { ResultRecord } from '../../../src/store/index.js';
import { drawn, makeTable, playOut, running } from '../event/playing.js';
import { DUEL_OF_TWO, settingsOf, stageOf } from '../model/event.js';
import { shuffled, simulated } from '../model/simulated.js';

const DAY_MS = 86_400_000;

function resultOf(changed: Partial<ResultRecord> = {}): ResultRecord {
  return {
    matchId: 'm1',
    game: 'toy',
    scenario: 'standard',
    options: '{}',
    competitionId: 'e',
    pairing: '0.0.0',
    leg: 1,
    oneSide: 'A',
    twoSide: 'B',
    one: 'p1',
    two: 'p2',
    winner: 'one',
    reason: 'rules',
    onePoints: null,
    twoPoints: null,
    oneTimeouts: 0,
    twoTimeouts: 0,
    played: true,
    rated: true,
    endedAt: new Date('2027-01-10T00:00:00Z'),
    ...changed,
  };
}

function eventOf(settings: object, rulings: readonly object[] = []) {
  return { id: 'e', settings: JSON.stringify(settings), state: JSON.stringify({ rulings }) };
}

const counted = (results: readonly ResultRecord[], event: ReturnType<typeof eventOf>) =>
  matchesThatCount(results, [event]).map(({ match }) => match);

describe('results that count', () => {
  const duel = eventOf(DUEL_OF_TWO);
  const second = resultOf({ matchId: 'm2', leg: 2, one: 'p2', two: 'p1' });

  test('are those of a duel from when its second match is over', () => {
    expect(counted([resultOf()], duel)).toEqual([]);
    expect(counted([resultOf(), second], duel)).toEqual(['m1', 'm2']);
    expect(counted([resultOf()], eventOf(settingsOf([stageOf({ meeting: 'single' })])))).toEqual(['m1']);
  });

  test('are told apart by the stage they were played in', () => {
    const stages = [stageOf({ meeting: 'single' }), stageOf({ meeting: 'duel' })];
    const event = eventOf(settingsOf(stages));
    expect(counted([resultOf(), resultOf({ matchId: 'm3', pairing: '1.0.0' })], event)).toEqual(['m1']);
  });

  test('are none that somebody has ruled on', () => {
    const ruling = {
      pairing: '0.0.0',
      leg: 2,
      scores: [1, 0],
      by: 'organizer',
      why: 'judged',
      at: '2027-01-11T00:00:00Z',
    };
    expect(counted([resultOf(), second], eventOf(DUEL_OF_TWO, [{ ...ruling, reversed: false }]))).toEqual([
      'm1',
    ]);
    expect(counted([resultOf(), second], eventOf(DUEL_OF_TWO, [{ ...ruling, reversed: true }]))).toEqual([
      'm1',
      'm2',
    ]);
  });

  test('say who won, by the sides of the game', () => {
    const single = eventOf(settingsOf([stageOf()]));
    const scores = (['one', 'two', null] as const).map(
      (winner) => matchesThatCount([resultOf({ winner })], [single])[0]?.score,
    );
    expect(scores).toEqual([1, 0, 0.5]);
  });

  test('share an offset by scenario and options, in whatever order the options were chosen', () => {
    const [first, again] = ['{"a":"1","b":"2"}', '{"b":"2","a":"1"}'].map((options) =>
      settingKey(resultOf({ options })),
    );
    expect(first).toBe(again);
    expect(first).not.toBe(settingKey(resultOf({ options: '{"a":"1","b":"3"}' })));
    expect(first).not.toBe(settingKey(resultOf({ scenario: 'long', options: '{"a":"1","b":"2"}' })));
  });
});

describe('the rows of a game', () => {
  const { matches } = simulated({ seed: 4, players: 12, results: 90, offsets: { s: 100 }, years: 1.5 });
  const rows = ratingRows('toy', matches, new Set());

  test('hold every player and every side, with the same digits in any order', () => {
    expect(rows.filter(({ kind }) => kind === 'player')).toHaveLength(12);
    expect(rows.filter(({ kind }) => kind === 'side').map(({ key, results }) => [key, results])).toEqual([
      ['s', 90],
    ]);
    expect(ratingRows('toy', shuffled(matches, 1), new Set())).toEqual(rows);
  });

  test('tell how each stood when the last quarters ended, as a fit then would have', () => {
    const one = rows.find(({ key }) => key === 'player 3');
    const past: readonly Past[] = JSON.parse(one?.history ?? '[]');
    expect(past.map(([date]) => date)).toEqual([
      '2027-03-31',
      '2027-06-30',
      '2027-09-30',
      '2027-12-31',
      '2028-03-31',
    ]);
    const [date = '', value, half] = past[2] ?? [];
    const then = matches.filter(({ endedAt }) => endedAt.getTime() < Date.parse(date) + DAY_MS);
    expect(ratingRows('toy', then, new Set()).find(({ key }) => key === 'player 3')).toMatchObject({
      value,
      half,
    });
  });
});

test('ratings follow the results of an event by themselves, and once', async () => {
  const table = await makeTable();
  const event = await drawn(table, 3);
  for (let round = 0; round < 5; round++) {
    for (const { match } of await running(table, event)) await playOut(table, match);
    table.pass(3600);
    await table.tend();
  }
  expect(await fitDue(table.store)).toBe(1);
  const [first] = await table.store.sideRatings('toy');
  expect(first?.results).toBe(6);
  const player = await table.store.playerOf('p1@example.org');
  const [rating] = await table.store.ratingsOfPlayer(player?.id ?? '');
  expect(rating).toMatchObject({ game: 'toy', results: 4, listed: false });
  expect(await fitDue(table.store)).toBe(0);

  // Fitted anew from nothing, the digits are the same.
  const again = await fitGame(table.store, 'toy');
  expect(again.find(({ key }) => key === player?.id)).toEqual(rating);

  // A player who is struck leaves the fit, with all results.
  expect(await table.club.censorPlayer(player?.tag ?? '', { struck: true })).toBe(true);
  expect(await fitDue(table.store)).toBe(1);
  expect(await table.store.ratingsOfPlayer(player?.id ?? '')).toEqual([]);
  expect((await table.store.sideRatings('toy'))[0]?.results).toBe(2);
});

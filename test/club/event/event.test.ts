/** Events from their opening to their end. */
import { describe, expect, test } from 'vitest';
import { tendEvents } from '../../../src/club/index.js';
import { good } from '../../match/harness.js';
import { DAY, drawn, entered, makeTable, person, playOut, running, WISHES } from './playing.js';

describe('an event of one stage', () => {
  test('opens its pairings by itself, makes results of them, and ends with a table', async () => {
    const table = await makeTable();
    const event = await drawn(table, 3);
    let played = 0;
    for (let round = 0; round < 5; round++) {
      const under = await running(table, event);
      for (const { match } of under) {
        expect((await table.matches.info(match))?.status).toBe('playing');
        await playOut(table, match);
        played += 1;
      }
      table.pass(3600);
      await table.tend();
    }
    expect(played).toBe(6);
    const results = await table.store.resultsOfCompetition(event);
    expect(results).toHaveLength(6);
    expect(results.every(({ reason, rated }) => reason === 'rules' && rated)).toBe(true);
    const page = await table.club.eventPage(event);
    expect(page?.loaded.competition.status).toBe('over');
    expect(page?.stages[0]?.groups[0]?.rows.map(({ points }) => points).reduce((a, b) => a + b)).toBe(3);
    expect(await table.store.listEnded(5)).toEqual([]);
  });

  test('lets nobody have more pairings at a time than agreed', async () => {
    const table = await makeTable();
    const event = await drawn(table, 4);
    const under = await running(table, event);
    expect(under).toHaveLength(4);
    const entries = under.filter((_, n) => n % 2 === 0).flatMap((one) => one.entries);
    expect([...entries].sort()).toEqual([1, 2, 3, 4]);
  });

  test('is called off where too few have entered', async () => {
    const table = await makeTable();
    const event = await entered(table, 1);
    table.pass(30 * DAY);
    await table.tend();
    expect((await table.club.eventPage(event))?.loaded.stored.over?.how).toBe('tooFew');
  });

  test('leaves out whoever does not press, and takes nobody’s seat without that press', async () => {
    const table = await makeTable();
    const event = await drawn(table, 4, {}, [2]);
    const page = await table.club.eventPage(event);
    expect(page?.loaded.entrants.map(({ record }) => record.status)).toEqual(['in', 'out', 'in', 'in']);
    const seated = (await running(table, event)).flatMap(({ entries }) => entries);
    expect(seated).not.toContain(2);
    expect(await table.store.matchesOfAddress('p2@example.org')).toEqual([]);
  });

  test('resigns for whoever leaves: nobody escapes a loss by leaving', async () => {
    const table = await makeTable();
    const event = await drawn(table, 2);
    good(await table.club.leave(event, 1));
    await table.tend();
    const results = await table.store.resultsOfCompetition(event);
    expect(results.map(({ reason }) => reason)).toEqual(['resigned', 'resigned']);
    const winners = results.map(({ winner, one, two }) => (winner === 'one' ? one : two));
    const second = (await table.store.playerOf('p2@example.org'))?.id;
    expect(winners).toEqual([second, second]);
  });

  test('scores by its result a match that ends while the event breaks it off', async () => {
    const table = await makeTable();
    const event = await drawn(table, 2);
    const [first] = await running(table, event);
    const { matches } = table;
    const breakOffInEvent: typeof matches.breakOffInEvent = async (id) => {
      if (id === first?.match) good(await matches.resignInEvent(id, 'RED'));
      return matches.breakOffInEvent(id);
    };
    good(await table.club.act(event, 'organizer', { act: 'end', reason: 'A move to another town' }));
    for (let n = 0; n < 5; n++)
      await tendEvents({ ...table.effects, matches: { ...matches, breakOffInEvent } });
    const page = await table.club.eventPage(event);
    expect(page?.loaded.competition.status).toBe('over');
    expect(page?.loaded.stored.rulings).toHaveLength(1);
    const results = await table.store.resultsOfCompetition(event);
    expect(results.find(({ matchId }) => matchId === first?.match)?.reason).toBe('resigned');
  });

  test('loses by erasing oneself too, and keeps the table true without the name', async () => {
    const table = await makeTable();
    const event = await drawn(table, 2);
    await table.club.erase('p1@example.org');
    good(await table.matches.eraseAddress('p1@example.org'));
    await table.tend();
    expect((await table.store.resultsOfCompetition(event)).map(({ reason }) => reason)).toEqual([
      'resigned',
      'resigned',
    ]);
    const page = await table.club.eventPage(event);
    expect(page?.loaded.entrants[0]?.player).toMatchObject({ name: '', address: null });
  });

  test('enters an address once, and remembers the name it has already', async () => {
    const table = await makeTable();
    const event = await entered(table, 2);
    const again = good(await table.club.enter(event, { ...person(1), name: 'Other' }, WISHES));
    expect(again.number).toBe(1);
    expect((await table.store.playerOf('p1@example.org'))?.name).toBe('Player 1');
  });
});

describe('opening the matches of an event', () => {
  test('makes one match a leg, however often and by however many it is done', async () => {
    const table = await makeTable();
    const event = await entered(table, 2);
    table.pass(20 * DAY);
    await table.tend();
    for (const n of [1, 2]) good(await table.club.playStage(event, n));
    table.pass(11 * DAY);
    await Promise.all([table.tend(), table.tend(), table.tend()]);
    expect(await running(table, event)).toHaveLength(2);
    expect(await table.store.listMatches({ limit: 10 })).toHaveLength(2);
  });
});

describe('a duel of two', () => {
  test('begins when both have pressed, without dates or an organizer', async () => {
    const table = await makeTable();
    const { event } = good(
      await table.club.createDuel({
        title: 'Duel',
        settings: {
          game: 'toy',
          scenario: 'standard',
          options: {},
          terms: { clock: { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 1 } },
          rated: true,
          duelOfTwo: true,
        },
        players: [person(1), person(2, 'ja')],
      }),
    );
    good(await table.club.enter(event, person(1), WISHES));
    await table.tend();
    expect(await running(table, event)).toEqual([]);
    good(await table.club.enter(event, person(2, 'ja'), WISHES));
    await table.tend();
    const under = await running(table, event);
    expect(under).toHaveLength(2);
    const sides = await Promise.all(
      under.map(async ({ match }) => {
        const seats = (await table.store.readMatch(match))?.seats ?? [];
        return seats.find(({ side }) => side === 'RED')?.address;
      }),
    );
    expect([...sides].sort()).toEqual(['p1@example.org', 'p2@example.org']);
  });
});

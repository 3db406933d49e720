/** A rematch: the same two players, sides switched, once a match. */
import { describe, expect, test } from 'vitest';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST } from '../harness.js';

/** A match that Red has resigned. */
async function over(harness: Harness, request = REQUEST): Promise<string> {
  const match = await begin(harness, request);
  const page = good(await harness.matches.page(match, 'RED'));
  good(await harness.matches.resign(match, 'RED', guardOf(page)));
  return match;
}

describe('a rematch', () => {
  test('has the players on each other’s side, with game, options and terms as they were', async () => {
    const harness = await makeHarness();
    const terms = {
      clock: { by: 'days' as const, days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 2 },
    };
    const match = await over(harness, { ...REQUEST, options: { weather: 'off' }, terms });
    const next = good(await harness.matches.rematch(match, 'RED'));
    expect(next.side).toBe('BLUE');
    const [before, after] = await Promise.all([match, next.match].map((id) => harness.store.readMatch(id)));
    expect(after?.match).toMatchObject({
      status: 'open',
      options: { weather: 'off' },
      terms: before?.match.terms,
    });
    const held = (seats: typeof REQUEST.seats) => seats.map(({ side, address }) => [side, address]);
    expect(held(after?.seats as never)).toEqual([
      ['BLUE', 'red@example.org'],
      ['RED', 'blue@example.org'],
    ]);
    expect(after?.seats.map(({ joinedAt }) => joinedAt)).toEqual([null, null]);
    // Whoever asks is invited as an opener is.
    expect((await harness.store.waitingMails(next.match)).map(({ side }) => side)).toEqual(['BLUE']);
  });

  test('has the opponent commit first where the player who asks says that they run this server', async () => {
    const harness = await makeHarness('rematch runs');
    const match = await over(harness);
    const next = good(await harness.matches.rematch(match, 'RED', { opponentRuns: true }));
    good(await harness.matches.join(next.match, 'BLUE', {}));
    // Red sits on the blue side now, and waits for a digest of the other.
    expect((await harness.matches.info(next.match))?.ceremony).toMatchObject({ needs: { RED: 'digest' } });
    const plain = await makeHarness('rematch plain');
    const other = good(await plain.matches.rematch(await over(plain), 'RED'));
    good(await plain.matches.join(other.match, 'BLUE', {}));
    expect((await plain.matches.info(other.match))?.ceremony).toMatchObject({ needs: { RED: 'seed' } });
  });

  test('is one, however often and by whomever it is asked for', async () => {
    const harness = await makeHarness();
    const match = await over(harness);
    const asked = await Promise.all([
      harness.matches.rematch(match, 'RED'),
      harness.matches.rematch(match, 'BLUE'),
      harness.matches.rematch(match, 'RED'),
    ]);
    const found = asked.map(good);
    expect(new Set(found.map((one) => one.match)).size).toBe(1);
    expect(found.map(({ side }) => side)).toEqual(['BLUE', 'RED', 'BLUE']);
    expect(await harness.store.listMatches({ limit: 10 })).toHaveLength(2);
  });

  test('waits for the end, and needs both players', async () => {
    const harness = await makeHarness();
    const running = await begin(harness);
    expect(await harness.matches.rematch(running, 'RED')).toMatchObject({ failure: { code: 'stale' } });
    const match = await over(harness);
    good(await harness.matches.erase(match, 'BLUE'));
    for (const side of ['RED', 'BLUE'])
      expect(await harness.matches.rematch(match, side)).toMatchObject({ failure: { code: 'no-rematch' } });
    expect(await harness.matches.rematch('nowhere', 'RED')).toMatchObject({
      failure: { code: 'unknown-match' },
    });
    expect(await harness.store.listMatches({ limit: 10 })).toHaveLength(2);
  });

  test('against the practice opponent needs no address', async () => {
    const harness = await makeHarness();
    const [red, blue] = REQUEST.seats;
    const seats = [
      { ...red, address: null, holder: 'person' },
      { ...blue, address: null, holder: 'robot' },
    ] as typeof REQUEST.seats;
    const { match } = good(await harness.matches.open({ ...REQUEST, seats }));
    good(await harness.matches.join(match, 'RED', {}));
    const page = good(await harness.matches.page(match, 'RED'));
    good(await harness.matches.resign(match, 'RED', guardOf(page)));
    const next = good(await harness.matches.rematch(match, 'RED'));
    const after = await harness.store.readMatch(next.match);
    expect(after?.seats.map(({ side, holder, name }) => [side, holder, name])).toEqual([
      ['BLUE', 'person', '山田 太郎'],
      ['RED', 'robot', '練習相手'],
    ]);
  });
});

/** Matches of events: both seats held from the start, a locked charter, and ends that only the event makes. */
import { describe, expect, test } from 'vitest';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

const CLOCK = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 10, timeouts: 1 } as const;
const EVENT = { id: 'event23', pairing: '0.0.1', leg: 1 } as const;

async function opened(): Promise<{ readonly harness: Harness; readonly match: string }> {
  const harness = await makeHarness();
  const match = await begin(harness, {
    ...REQUEST,
    terms: { clock: CLOCK, event: EVENT },
    agreed: true,
    rulesVersion: 1,
    seats: REQUEST.seats.map((seat) => ({
      ...seat,
      wishes: { delivery: 'daily', quietFrom: 22, quietTo: 7 } as const,
    })),
  });
  return { harness, match };
}

describe('a match that an event opens', () => {
  test('begins at once, invites nobody, and mails whoever moves first', async () => {
    const { harness, match } = await opened();
    const info = await harness.matches.info(match);
    expect(info?.status).toBe('playing');
    const mails = await harness.store.waitingMails(match);
    expect(mails.map(({ kind, side }) => `${kind} ${side}`).sort()).toEqual(
      (info?.waitsFor ?? []).map((side) => `turn ${side}`).sort(),
    );
    const seats = (await harness.store.readMatch(match))?.seats;
    expect(seats?.map(({ delivery, quietFrom }) => ({ delivery, quietFrom }))).toEqual([
      { delivery: 'daily', quietFrom: 22 },
      { delivery: 'daily', quietFrom: 22 },
    ]);
  });

  test('names the event in its first event, and tells it of its end in the same transaction', async () => {
    const { harness, match } = await opened();
    const [first] = await harness.store.readEvents(match, 1, 1);
    expect(JSON.parse(first?.text ?? '').public.terms.event).toEqual(EVENT);
    const page = good(await harness.matches.page(match, 'RED'));
    good(await harness.matches.resign(match, 'RED', guardOf(page)));
    expect(await harness.store.listEnded(5)).toMatchObject([{ matchId: match, owner: 'event23' }]);
    expect(await harness.matches.outcome(match)).toMatchObject({
      event: EVENT,
      ended: { reason: 'resigned', winner: 'BLUE' },
    });
  });

  test.each([
    ['withdraw', (h: Harness, m: string, g: Guard) => h.matches.withdraw(m, 'RED', g)],
    ['decline', (h: Harness, m: string) => h.matches.decline(m, 'RED')],
    ['ask for the other side', (h: Harness, m: string) => h.matches.switchSides(m, 'RED')],
    [
      'name a substitute',
      (h: Harness, m: string, g: Guard) => h.matches.nameSubstitute(m, 'RED', 'RED', SOMEBODY, g),
    ],
    ['take over', (h: Harness, m: string) => h.matches.takeOver(m, 'RED', SOMEBODY)],
    [
      'answer for a substitute',
      (h: Harness, m: string, g: Guard) => h.matches.answerSubstitute(m, 'RED', true, g),
    ],
    ['pause without an end', (h: Harness, m: string) => h.matches.setPause(m, 'RED', true)],
    ['move to newer rules', (h: Harness, m: string, g: Guard) => h.matches.moveRules(m, 'RED', g)],
  ])('does not let its players %s', async (_, ask) => {
    const { harness, match } = await opened();
    const guard = guardOf(good(await harness.matches.page(match, 'RED')));
    const before = (await harness.store.readMatch(match))?.match;
    expect(await ask(harness, match, guard)).toEqual({ ok: false, failure: { code: 'locked' } });
    expect((await harness.store.readMatch(match))?.match).toEqual(before);
  });

  test('is played again by its two players as a match of their own', async () => {
    const { harness, match } = await opened();
    good(await harness.matches.resignInEvent(match, 'RED'));
    const again = good(await harness.matches.rematch(match, 'RED'));
    const [first] = await harness.store.readEvents(again.match, 1, 1);
    expect(JSON.parse(first?.text ?? '').public.terms.event).toBeUndefined();
  });
});

type Guard = ReturnType<typeof guardOf>;
const SOMEBODY = { name: 'Else', address: 'else@example.org', locale: 'en', timeZone: 'UTC' } as const;

describe('an event', () => {
  test('resigns for somebody who left, once', async () => {
    const { harness, match } = await opened();
    good(await harness.matches.resignInEvent(match, 'BLUE'));
    good(await harness.matches.resignInEvent(match, 'RED'));
    expect((await harness.matches.outcome(match))?.ended).toMatchObject({
      reason: 'resigned',
      winner: 'RED',
    });
  });

  test('ends a match by time only where the other side could claim it', async () => {
    const { harness, match } = await opened();
    const side = (await harness.matches.info(match))?.waitsFor[0] ?? '';
    expect(await harness.matches.endOnTime(match, side)).toMatchObject({ failure: { code: 'no-claim' } });
    const query = { now: harness.context.clock(), leaseMs: 60_000, limit: 9, again: false };
    await harness.store.mailsSent(await harness.store.claimMail(query), harness.context.clock());
    await harness.matches.tendClock(match, side);
    harness.pass(4 * 24 * 3600);
    await harness.matches.tendClock(match, side);
    const outcome = await harness.matches.outcome(match);
    expect(outcome?.claimable).toEqual([side]);
    good(await harness.matches.endOnTime(match, side));
    expect((await harness.matches.outcome(match))?.ended?.reason).toBe('time');
  });

  test('breaks a match off, without a winner', async () => {
    const { harness, match } = await opened();
    good(await harness.matches.breakOffInEvent(match));
    expect((await harness.matches.outcome(match))?.ended).toMatchObject({
      reason: 'broken off',
      winner: null,
    });
  });

  test('counts the turns that each side played itself', async () => {
    const { harness, match } = await opened();
    while (((await harness.matches.outcome(match))?.turns.RED ?? 0) === 0) await step(harness, match);
    expect((await harness.matches.outcome(match))?.turns).toMatchObject({ RED: 1 });
  });

  test('touches no match of anybody else', async () => {
    const harness = await makeHarness();
    const match = await begin(harness);
    for (const ask of [harness.matches.resignInEvent, harness.matches.endOnTime])
      expect(await ask(match, 'RED')).toEqual({ ok: false, failure: { code: 'closed' } });
    expect(await harness.matches.breakOffInEvent(match)).toEqual({ ok: false, failure: { code: 'closed' } });
    expect(await harness.matches.outcome(match)).toBeUndefined();
  });
});

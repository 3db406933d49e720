/** Somebody else goes on for a player. */
import { describe, expect, test } from 'vitest';
import { ticking } from '../clock/ticking.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

const WHO = { name: 'Third Person', address: 'third@example.org', locale: 'en', timeZone: 'UTC' } as const;
const guardFor = async ({ matches }: Harness, match: string, side: string) =>
  guardOf(good(await matches.page(match, side)));
const seatOf = async ({ store }: Harness, match: string, side: string) =>
  (await store.readMatch(match))?.seats.find((seat) => seat.side === side);
const kindsOf = async ({ store }: Harness, match: string) =>
  (await store.waitingMails(match)).map(({ kind, side }) => `${kind} ${side}`);

/** Blue comes second, and types this. */
async function beginTyping({ matches }: Harness, words: string): Promise<string> {
  const { match } = good(await matches.open(REQUEST));
  good(await matches.join(match, 'RED', {}));
  good(await matches.join(match, 'BLUE', { words }));
  return match;
}

async function playing(seed: string, words?: string) {
  const harness = await makeHarness(seed);
  const match = words === undefined ? await begin(harness) : await beginTyping(harness, words);
  for (let n = 0; n < 6; n++) await step(harness, match);
  return { harness, match };
}

const free = async (harness: Harness, match: string) => {
  // Nobody has given half of an answer to both.
  while ((await harness.matches.info(match))?.waitsFor.length === 2) await step(harness, match);
};

describe('a substitute', () => {
  test('is named, agreed to, and takes the seat by his own link; the one before is out', async () => {
    const { harness, match } = await playing('substitute');
    const { matches, store } = harness;
    await free(harness, match);
    const before = await seatOf(harness, match, 'RED');
    const page = good(await matches.page(match, 'RED'));
    const form = page.match.game.standing.forms('RED')[0];
    expect(form).toBeDefined();
    good(await matches.nameSubstitute(match, 'RED', 'RED', WHO, await guardFor(harness, match, 'RED')));
    expect(await kindsOf(harness, match)).toContain('substitute BLUE');
    expect(await matches.takeOver(match, 'RED', WHO)).toMatchObject({ failure: { code: 'seat-taken' } });
    const own = await guardFor(harness, match, 'RED');
    expect(await matches.answerSubstitute(match, 'RED', true, own)).toMatchObject({ ok: false });
    good(await matches.answerSubstitute(match, 'BLUE', true, await guardFor(harness, match, 'BLUE')));
    expect(await kindsOf(harness, match)).toContain('claim RED');
    expect((await seatOf(harness, match, 'RED'))?.address).toBe(before?.address);
    const stranger = { ...WHO, address: 'other@example.org' };
    expect(await matches.takeOver(match, 'RED', stranger)).toMatchObject({ ok: false });
    const head = (await matches.info(match))?.head;
    good(await matches.takeOver(match, 'RED', WHO));
    expect(await seatOf(harness, match, 'RED')).toMatchObject({
      name: WHO.name,
      address: WHO.address,
      generation: (before?.generation ?? 0) + 1,
    });
    // The match stands as it stood; what was left in advance is gone.
    expect((await matches.info(match))?.head).toEqual(head);
    expect(await store.readStanding(match, 'RED')).toBeUndefined();
    expect(await store.readOffers(match)).toEqual([]);
    expect(await kindsOf(harness, match)).toEqual(expect.arrayContaining(['substituted BLUE', 'link RED']));
    expect(await matches.takeOver(match, 'RED', WHO)).toMatchObject({ ok: false });
    await step(harness, match);
  });

  test('is not told that they typed what the player before them did', async () => {
    const { harness, match } = await playing('typed before', 'one two three');
    const { matches, store } = harness;
    const typedIn = async () => {
      const mails = (await store.waitingMails(match)).filter(
        ({ side, kind }) => side === 'BLUE' && kind === 'link',
      );
      return mails.map(({ payload }) => JSON.parse(payload).typed);
    };
    await free(harness, match);
    expect(
      (await store.waitingMails(match)).some(
        ({ side, payload }) => side === 'BLUE' && JSON.parse(payload).typed === '0netw0three',
      ),
    ).toBe(true);
    good(await matches.nameSubstitute(match, 'BLUE', 'BLUE', WHO, await guardFor(harness, match, 'BLUE')));
    good(await matches.answerSubstitute(match, 'RED', true, await guardFor(harness, match, 'RED')));
    good(await matches.takeOver(match, 'BLUE', WHO));
    expect((await seatOf(harness, match, 'BLUE'))?.words).toBe('0netw0three');
    expect(await typedIn()).toEqual([undefined]);
  });

  test('is mailed, and alone: where the one before took no mail or named a service, that is over', async () => {
    const { harness, match } = await playing('left behind');
    const { matches, store } = harness;
    await free(harness, match);
    const bounced = { bouncedAt: harness.context.clock(), bounces: 3, lastBounceAt: harness.context.clock() };
    await store.change({ matchId: match, seats: [{ side: 'RED', ...bounced, witness: 'w@example.org' }] });
    good(await matches.setHook(match, 'RED', 'https://hooks.example.org/x'));
    good(await matches.nameSubstitute(match, 'RED', 'RED', WHO, await guardFor(harness, match, 'RED')));
    good(await matches.answerSubstitute(match, 'BLUE', true, await guardFor(harness, match, 'BLUE')));
    good(await matches.takeOver(match, 'RED', WHO));
    expect(await seatOf(harness, match, 'RED')).toMatchObject({
      bouncedAt: null,
      bounces: 0,
      lastBounceAt: null,
      witness: null,
      hook: null,
      hookNonce: null,
    });
  });

  test('is out of every offer when his address is erased, and nobody else is', async () => {
    const { harness, match } = await playing('erased');
    await free(harness, match);
    const { matches, store } = harness;
    // The text of the other offer holds the address; it is of somebody else.
    const other = { ...WHO, name: 'not third', address: 'x.third@example.org' };
    good(await matches.nameSubstitute(match, 'BLUE', 'BLUE', other, await guardFor(harness, match, 'BLUE')));
    good(await matches.nameSubstitute(match, 'RED', 'RED', WHO, await guardFor(harness, match, 'RED')));
    await matches.eraseAddress(WHO.address);
    expect((await store.readOffers(match)).map(({ side }) => side)).toEqual(['BLUE']);
  });

  test('that is not agreed to changes nothing but that the asker is told', async () => {
    const { harness, match } = await playing('refused');
    const { matches } = harness;
    good(await matches.nameSubstitute(match, 'RED', 'RED', WHO, await guardFor(harness, match, 'RED')));
    good(await matches.answerSubstitute(match, 'BLUE', false, await guardFor(harness, match, 'BLUE')));
    expect(await kindsOf(harness, match)).toContain('substituteDeclined RED');
    expect(await matches.takeOver(match, 'RED', WHO)).toMatchObject({ ok: false });
    expect((await seatOf(harness, match, 'RED'))?.address).toBe('red@example.org');
  });

  test('is called for by the other side only where time was up and nothing answers', async () => {
    const on = await ticking();
    const { harness, match } = on;
    const { matches } = harness;
    const call = async () =>
      matches.nameSubstitute(match, 'BLUE', 'RED', WHO, await guardFor(harness, match, 'BLUE'));
    expect(await call()).toMatchObject({ failure: { code: 'no-claim' } });
    for (let n = 0; n < 40 && (await matches.info(match))?.clock?.sides.RED?.claimable !== true; n++) {
      await on.pass(24);
      await on.post();
    }
    good(await call());
    expect(await kindsOf(harness, match)).toContain('claim RED');
    const taken = await matches.takeOver(match, 'RED', WHO);
    if (taken.ok) {
      const clock = (await matches.info(match))?.clock?.sides.RED;
      expect(clock).toMatchObject({ timeouts: 0, claimable: false, absences: [] });
    }
    expect(taken).toMatchObject({ ok: true });
  });

  test('whose address is erased cannot take the seat any more', async () => {
    const { harness, match } = await playing('erased');
    good(
      await harness.matches.nameSubstitute(match, 'RED', 'RED', WHO, await guardFor(harness, match, 'RED')),
    );
    good(await harness.matches.eraseAddress(WHO.address));
    expect(await harness.store.readOffers(match)).toEqual([]);
  });
});

describe('a resignation that is offered', () => {
  test('ends the match when it is accepted: who accepts has won', async () => {
    const { harness, match } = await playing('resign');
    const { matches } = harness;
    good(await matches.offerEnd(match, 'RED', 'resignation', await guardFor(harness, match, 'RED')));
    expect(await kindsOf(harness, match)).toContain('resignOffered BLUE');
    good(await matches.answerEnd(match, 'BLUE', 'resignation', true, await guardFor(harness, match, 'BLUE')));
    expect(await matches.info(match)).toMatchObject({
      status: 'finished',
      ended: { reason: 'resigned', result: { winner: 'BLUE' } },
    });
  });

  test('lets play go on when it is not, and its author is told; nobody answers his own', async () => {
    const { harness, match } = await playing('play on');
    const { matches } = harness;
    good(await matches.offerEnd(match, 'RED', 'resignation', await guardFor(harness, match, 'RED')));
    const own = await guardFor(harness, match, 'RED');
    expect(await matches.answerEnd(match, 'RED', 'resignation', true, own)).toMatchObject({
      failure: { code: 'no-offer' },
    });
    good(
      await matches.answerEnd(match, 'BLUE', 'resignation', false, await guardFor(harness, match, 'BLUE')),
    );
    expect(await kindsOf(harness, match)).toContain('resignDeclined RED');
    expect((await matches.info(match))?.status).toBe('playing');
  });
});

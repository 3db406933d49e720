/** The seeds of a chain: who gives what when, and what is refused. */
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOfSeed, readEvent, seedFrom } from '../../../src/journal/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

let harness: Harness;
let match: string;

beforeEach(async () => {
  harness = await makeHarness('ceremony');
  match = good(await harness.matches.open(REQUEST)).match;
});

/** What a player's browser makes of his secret. */
function own(side: string, chain = 1, secret = side) {
  const place = { match, chain, side };
  const seed = seedFrom(Buffer.from(secret.padEnd(32, '.')), place);
  return { seed, digest: digestOfSeed(place, seed) };
}

const typesSince = async (n: number) =>
  (await harness.store.readEvents(match, n)).map(({ text }) => readEvent(text).type);

describe('the ceremony of a chain', () => {
  test('is a digest, the other’s seed, the first one’s seed; then the dice fall', async () => {
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    expect(await harness.matches.info(match)).toMatchObject({
      status: 'open',
      waitsFor: ['BLUE'],
      ceremony: { needs: { BLUE: 'seed' }, digests: { RED: own('RED').digest }, seeds: {} },
    });
    good(await harness.matches.join(match, 'BLUE', { seed: own('BLUE').seed }));
    expect(await harness.matches.info(match)).toMatchObject({
      status: 'open',
      waitsFor: ['RED'],
      ceremony: { needs: { RED: 'opening' }, seeds: { BLUE: own('BLUE').seed } },
    });
    good(await harness.matches.seed(match, 'RED', { seed: own('RED').seed }));
    expect((await harness.matches.info(match))?.status).toBe('playing');
    expect(await typesSince(1)).toEqual([
      ...['opened', 'joined', 'committed', 'joined', 'seeded', 'seeded'],
      'played',
    ]);
    while (await step(harness, match));
    const report = await verifyJournal(good(await harness.matches.journal(match, 'all')));
    expect(report).toMatchObject({ ok: true, summary: { complete: true } });
  });

  test('refuses a seed that does not fit its digest, and writes nothing', async () => {
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    good(await harness.matches.join(match, 'BLUE', { seed: own('BLUE').seed }));
    const before = await harness.store.readMatch(match);
    for (const wrong of [{ seed: own('BLUE').seed }, { seed: 'ab'.repeat(32) }, {}])
      expect(await harness.matches.seed(match, 'RED', wrong)).toMatchObject({
        failure: { code: 'invalid', fields: [{ field: 'seed' }] },
      });
    expect(await harness.store.readMatch(match)).toEqual(before);
  });

  test('takes no seed where a digest is due, no digest where a seed is, and none of either twice', async () => {
    expect(await harness.matches.join(match, 'RED', { seed: own('RED').seed })).toMatchObject({
      failure: { code: 'stale' },
    });
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    expect(await harness.matches.join(match, 'BLUE', { digest: own('BLUE').digest })).toMatchObject({
      failure: { code: 'stale' },
    });
    expect(await harness.matches.seed(match, 'RED', { seed: own('RED').seed })).toMatchObject({
      failure: { code: 'seat-taken' },
    });
    expect(await harness.matches.seed(match, 'BLUE', { seed: own('BLUE').seed })).toMatchObject({
      failure: { code: 'not-joined' },
    });
  });

  test('comes again with new roots, the same player first; the seat that the server keeps a number for opens by itself', async () => {
    for (const side of ['RED', 'BLUE']) good(await harness.matches.join(match, side, {}));
    const { head } = (await harness.matches.info(match)) ?? { head: { number: 0 } };
    good(await harness.matches.renew(match));
    expect(await harness.matches.seed(match, 'BLUE', {})).toMatchObject({ failure: { code: 'seat-taken' } });
    good(await harness.matches.seed(match, 'RED', {}));
    good(await harness.matches.seed(match, 'BLUE', { seed: own('BLUE', 2).seed }));
    expect(await typesSince(head.number + 1)).toEqual(['rerooted', 'committed', 'seeded', 'seeded']);
    const page = good(await harness.matches.page(match, 'RED'));
    good(await harness.matches.resign(match, 'RED', guardOf(page)));
    const report = await verifyJournal(good(await harness.matches.journal(match, 'all')));
    expect(report).toMatchObject({ ok: true, summary: { renewed: { restored: 1 } } });
  });

  test('no seed that is kept stands in the database in the clear, and none in the journal before its time', async () => {
    good(await harness.matches.join(match, 'RED', {}));
    const kept = (await harness.store.readMatch(match))?.seats.find(({ side }) => side === 'RED')?.kept;
    expect(kept).toMatch(/^v1\./);
    good(await harness.matches.join(match, 'BLUE', {}));
    const seeds = (await harness.matches.info(match))?.ceremony.seeds ?? {};
    expect(kept).not.toContain(seeds.RED);
  });
});

describe('a seed that is lost', () => {
  const guard = (event: number, key: string) => ({ event, draft: 0, key });
  const headOf = async () => (await harness.matches.info(match))?.head.number ?? 0;
  const lose = async (side: string) => harness.matches.loseSeed(match, side, guard(await headOf(), 'lose'));
  const agree = async (side: string) =>
    harness.matches.agreeLostSeed(match, side, guard(await headOf(), 'agree'));

  test('before the other seed is open makes new dice at its owner’s wish; the other is invited anew', async () => {
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    expect(await lose('BLUE')).toMatchObject({ failure: { code: 'stale' } });
    good(await lose('RED'));
    expect(await typesSince(1)).toEqual(['opened', 'joined', 'committed', 'rerooted']);
    good(await harness.matches.seed(match, 'RED', { digest: own('RED', 2, 'new').digest }));
    good(await harness.matches.join(match, 'BLUE', { seed: own('BLUE', 2).seed }));
    good(await harness.matches.seed(match, 'RED', { seed: own('RED', 2, 'new').seed }));
    while (await step(harness, match));
    const report = await verifyJournal(good(await harness.matches.journal(match, 'all')));
    expect(report).toMatchObject({ ok: true, summary: { complete: true, renewed: { 'lost seed': 1 } } });
  });

  test('behind the other seed takes the consent of both, for which the other is mailed once', async () => {
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    good(await harness.matches.join(match, 'BLUE', { seed: own('BLUE').seed }));
    expect(await agree('BLUE')).toMatchObject({ failure: { code: 'no-offer' } });
    const before = await headOf();
    good(await lose('RED'));
    good(await harness.matches.loseSeed(match, 'RED', guard(before, 'again')));
    expect(await headOf()).toBe(before);
    const mails = (await harness.store.waitingMails(match)).filter(({ kind }) => kind === 'lost');
    expect(mails.map(({ side }) => side)).toEqual(['BLUE']);
    expect(await agree('RED')).toMatchObject({ failure: { code: 'no-offer' } });
    expect(await lose('BLUE')).toMatchObject({ failure: { code: 'stale' } });
    good(await agree('BLUE'));
    expect(await typesSince(before + 1)).toEqual(['rerooted']);
    expect(await harness.store.readOffers(match)).toEqual([]);
    expect((await harness.matches.info(match))?.ceremony.needs).toEqual({ RED: 'digest' });
    good(await harness.matches.seed(match, 'RED', { digest: own('RED', 2, 'new').digest }));
    good(await harness.matches.seed(match, 'BLUE', { seed: own('BLUE', 2).seed }));
    good(await harness.matches.seed(match, 'RED', { seed: own('RED', 2, 'new').seed }));
    expect(await step(harness, match)).toBe(true);
    const report = await verifyJournal(good(await harness.matches.journal(match, 'public')));
    expect(report).toMatchObject({ ok: true, summary: { renewed: { 'lost seed': 1 } } });
  });

  test('that came after all is opened as ever, and the wish for new dice is nothing any more', async () => {
    good(await harness.matches.join(match, 'RED', { digest: own('RED').digest }));
    good(await harness.matches.join(match, 'BLUE', { seed: own('BLUE').seed }));
    good(await lose('RED'));
    good(await harness.matches.seed(match, 'RED', { seed: own('RED').seed }));
    expect(await agree('BLUE')).toMatchObject({ failure: { code: 'no-offer' } });
    expect((await harness.matches.info(match))?.status).toBe('playing');
    expect(await harness.store.readOffers(match)).toEqual([]);
  });

  test('is none where the server keeps the number: it opens by itself', async () => {
    good(await harness.matches.join(match, 'RED', {}));
    expect(await lose('RED')).toMatchObject({ failure: { code: 'stale' } });
  });
});

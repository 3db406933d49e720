/** Sides by lot: drawn out of both seeds when the match begins, and by nobody before. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digestOfSeed, importJournal } from '../../../src/journal/index.js';
import type { MailPayload } from '../../../src/match/index.js';
import type { Chapter } from '../../../src/match/model/types.js';
import { lotChanges, lotDigest, withLotTold } from '../../../src/match/write/lot.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, good, guardOf, type Harness, makeHarness, REQUEST, step } from '../harness.js';

const LOT = { ...REQUEST, terms: { sides: 'lot' } } as const;
/** Begun with this seed of chance the lot falls so. */
const SEEDS = Array.from({ length: 6 }, (_, n) => `lot ${n}`);

const seatsIn = async ({ store }: Harness, match: string) => (await store.readMatch(match))?.seats ?? [];
const personIn = async (harness: Harness, match: string, side: string) =>
  (await seatsIn(harness, match)).find((seat) => seat.side === side)?.address;

/** What anybody reckons who has the journal, by the rule of docs/dice.md and by nothing of the house. */
async function reckoned({ matches }: Harness, match: string): Promise<boolean> {
  const read = importJournal(good(await matches.journal(match, 'public')));
  if (!read.ok) throw new Error('not read');
  const seeds = read.rows.flatMap(({ event }) =>
    event.type === 'seeded' ? [[event.public.side, event.public.seed] as const] : [],
  );
  const [[first, one] = ['', ''], [second, two] = ['', '']] = seeds.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = `{"match":"${match}","seeds":{"${first}":"${one}","${second}":"${two}"},"what":"sides by lot"}`;
  const hex = createHash('sha256').update(text).digest('hex');
  return Number.parseInt(hex.slice(-1), 16) % 2 === 1;
}

describe('sides by lot', () => {
  test('are drawn as anybody reckons them from the journal: the persons stay, or change seats', async () => {
    const fell = new Set<boolean>();
    for (const seed of SEEDS) {
      const harness = await makeHarness(seed);
      const match = await begin(harness, LOT);
      const changes = await reckoned(harness, match);
      fell.add(changes);
      const red = await personIn(harness, match, 'RED');
      expect(red).toBe(changes ? 'blue@example.org' : 'red@example.org');
      const generations = (await seatsIn(harness, match)).map(({ generation }) => generation);
      expect(generations).toEqual(changes ? [1, 1] : [0, 0]);
      for (let n = 0; n < 5; n++) await step(harness, match);
      expect(await personIn(harness, match, 'RED')).toBe(red);
      expect((await verifyJournal(good(await harness.matches.journal(match, 'RED')))).ok).toBe(true);
      await harness.store.close();
    }
    expect(fell).toEqual(new Set([true, false]));
  });

  test('fall as reckoned where a player’s address was erased: who committed first is known by the seeds', async () => {
    for (const seed of SEEDS) {
      const harness = await makeHarness(`erased ${seed}`);
      const { matches, store } = harness;
      const { match } = good(await matches.open(LOT));
      good(await matches.join(match, 'RED', {}));
      good(await matches.eraseAddress('red@example.org'));
      good(await matches.join(match, 'BLUE', {}));
      const changes = await reckoned(harness, match);
      expect((await personIn(harness, match, 'RED')) === 'blue@example.org').toBe(changes);
      const { seats = [] } = (await store.readMatch(match)) ?? {};
      expect(seats.find(({ first }) => first)?.side).toBe(changes ? 'BLUE' : 'RED');
      await store.close();
      if (changes) return;
    }
    throw new Error('the lot never changed the seats');
  });

  test('are drawn by nobody before both seeds are open: nothing is asked, and nobody has changed', async () => {
    const harness = await makeHarness('before');
    const { matches } = harness;
    const { match } = good(await matches.open(LOT));
    const seed = 'ab'.repeat(32);
    good(await matches.join(match, 'RED', { digest: digestOfSeed({ match, side: 'RED', chain: 1 }, seed) }));
    good(await matches.join(match, 'BLUE', { seed: 'cd'.repeat(32) }));
    expect(good(await matches.page(match, 'RED')).question).toBeUndefined();
    expect(await personIn(harness, match, 'RED')).toBe('red@example.org');
    good(await matches.seed(match, 'RED', { seed }));
    const changed = await reckoned(harness, match);
    expect(await personIn(harness, match, 'RED')).toBe(changed ? 'blue@example.org' : 'red@example.org');
    expect((await matches.info(match))?.status).toBe('playing');
  });

  test('are steered by neither: who opens last can open one number alone, and has another lot only if both agree', async () => {
    const harness = await makeHarness('steering');
    const { matches, store } = harness;
    const { match } = good(await matches.open(LOT));
    const place = { match, side: 'RED', chain: 1 };
    const seed = 'ab'.repeat(32);
    good(await matches.join(match, 'RED', { digest: digestOfSeed(place, seed) }));
    // What BLUE could read when he gives his number: the digest alone.
    expect(JSON.stringify([await store.readMatch(match), await store.waitingMails(match)])).not.toContain(
      seed,
    );
    expect(good(await matches.journal(match, 'public'))).not.toContain(seed);
    good(await matches.join(match, 'BLUE', { seed: 'cd'.repeat(32) }));
    // RED knows the lot now. Any other number, a second digest, or none at all change nothing.
    const before = await matches.journal(match, 'public');
    for (const given of [{ seed: '00'.repeat(32) }, { digest: '11'.repeat(32) }, {}])
      expect((await matches.seed(match, 'RED', given)).ok).toBe(false);
    expect(await matches.journal(match, 'public')).toEqual(before);
    // "Lost" is a question to BLUE: until he agrees the same lot stands.
    good(await matches.loseSeed(match, 'RED', guardOf(good(await matches.page(match, 'RED')))));
    expect(await matches.journal(match, 'public')).toEqual(before);
    good(await matches.seed(match, 'RED', { seed }));
    expect(await personIn(harness, match, 'RED')).toBe(
      (await reckoned(harness, match)) ? 'blue@example.org' : 'red@example.org',
    );
  });

  test('are told by nothing before: what the server shows of a match is the same, whichever way its lot will fall', async () => {
    const shown = new Map<boolean, string>();
    for (let n = 0; n < 12 && shown.size < 2; n++) {
      const harness = await makeHarness('the same chance');
      const { matches } = harness;
      const { match } = good(await matches.open(LOT));
      const seed = `${n}`.padStart(64, 'e');
      const digest = digestOfSeed({ match, side: 'RED', chain: 1 }, seed);
      good(await matches.join(match, 'RED', { digest }));
      good(await matches.join(match, 'BLUE', { seed: 'cd'.repeat(32) }));
      const pages = [await matches.page(match, 'RED'), await matches.page(match, 'BLUE')].map((one) => {
        const { match: info, view, chapters, offers } = good(one);
        return { seats: info.seats, waitsFor: info.waitsFor, view, chapters, offers };
      });
      const mails = (await harness.store.waitingMails(match)).map(({ side, kind, payload }) => [
        side,
        kind,
        payload,
      ]);
      // The digest and what is hashed over it are as random as the number.
      const all = JSON.stringify([pages, mails]).replace(/[0-9a-f]{64}/g, 'HASH');
      good(await matches.seed(match, 'RED', { seed }));
      shown.set(await reckoned(harness, match), all);
      await harness.store.close();
    }
    expect(shown.size).toBe(2);
    expect(shown.get(true)).toBe(shown.get(false));
  });

  test('both persons are mailed where the lot has changed them, each the link to his new seat', async () => {
    for (const seed of SEEDS) {
      const harness = await makeHarness(seed);
      const match = await begin(harness, LOT);
      if (!(await reckoned(harness, match))) continue;
      const asked = (await harness.matches.info(match))?.waitsFor ?? [];
      const mails = await harness.store.waitingMails(match);
      const kinds = mails.map(({ side, kind }) => `${side} ${kind}`).toSorted();
      const expected = ['RED', 'BLUE'].map((side) => `${side} ${asked.includes(side) ? 'turn' : 'link'}`);
      expect(kinds).toEqual(expected.toSorted());
      for (const { payload } of mails) {
        const told = JSON.parse(payload) as MailPayload;
        expect(told.drawn).toBe(true);
        if (told.kind === 'link') expect(told.waiting).toEqual({ status: 'playing', sides: asked });
      }
      return;
    }
    throw new Error('no lot has changed anybody');
  });

  test('against the practice opponent are refused', async () => {
    const { matches } = await makeHarness('robot');
    const [red, blue] = LOT.seats;
    const robot = { ...blue, holder: 'robot' as const, address: null };
    const seats = [red, robot].flatMap((seat) => (seat === undefined ? [] : [seat]));
    expect(await matches.open({ ...LOT, seats: seats as typeof LOT.seats })).toMatchObject({
      failure: { code: 'invalid', fields: [{ field: 'charter.sides' }] },
    });
  });
});

describe('what is told of the lot', () => {
  const told = (n: number, type: string, facts: Chapter['facts']): Chapter => ({
    n,
    type,
    facts,
    at: '2026-11-27T00:00:00Z',
    entries: [],
    told: [],
    rolls: [],
  });
  const terms = JSON.stringify({ sides: 'lot' });
  const begun = [
    told(1, 'opened', {}),
    told(2, 'seeded', { side: 'RED', chain: 1, seed: 'aa' }),
    told(3, 'rerooted', { chain: 2 }),
    told(4, 'seeded', { side: 'RED', chain: 2, seed: 'bb' }),
    told(5, 'seeded', { side: 'BLUE', chain: 2, seed: 'cc' }),
    told(6, 'seeded', { side: 'RED', chain: 3, seed: 'dd' }),
    told(7, 'seeded', { side: 'BLUE', chain: 3, seed: 'ee' }),
  ];

  test('is reckoned from the chain with which the match began, whatever was made before and since', () => {
    for (const id of ['one', 'two', 'three', 'four']) {
      const lot = lotDigest(id, { RED: 'bb', BLUE: 'cc' });
      const found = withLotTold({ id, terms }, begun).map(({ facts }) => facts.lot);
      const how = lotChanges(lot) ? 'changed' : 'kept';
      expect(found).toEqual([undefined, undefined, undefined, undefined, how, undefined, undefined]);
    }
  });

  test('is nothing where the beginning is not among what is told', () => {
    expect(withLotTold({ id: 'one', terms }, begun.slice(1))).toEqual(begun.slice(1));
  });
});

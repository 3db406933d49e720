/** Sides by lot: drawn out of both seeds when the match begins, and by nobody before. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digestOfSeed, importJournal } from '../../../src/journal/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { begin, good, type Harness, makeHarness, REQUEST, step } from '../harness.js';

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

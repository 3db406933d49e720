/** What a seat's page reads of the journal: what it has not read before, and the same as if it read all. */
import { expect, test, vi } from 'vitest';
import { makeMatches } from '../../../src/match/index.js';
import { begin, good, type Harness, makeHarness, step } from '../harness.js';

async function played(harness: Harness, match: string, orders: number): Promise<void> {
  for (let given = 0; given < orders; given++) await step(harness, match);
}

/** The numbers of the events that the next pages read. */
function watched({ store }: Harness): readonly number[] {
  const numbers: number[] = [];
  const read = store.readEvents.bind(store);
  vi.spyOn(store, 'readEvents').mockImplementation(async (...asked) => {
    const events = await read(...asked);
    numbers.push(...events.map(({ number }) => number));
    return events;
  });
  return numbers;
}

/** What somebody reads who has read nothing before. */
async function afresh({ context }: Harness, match: string, side: string) {
  return good(await makeMatches(context).page(match, side)).chapters;
}

test('a page reads the events behind the last it has read, and tells all of them', async () => {
  const harness = await makeHarness('a page reads on');
  const match = await begin(harness);
  await played(harness, match, 6);
  const before = good(await harness.matches.page(match, 'RED')).match.head.number;
  await played(harness, match, 6);
  good(await harness.matches.page(match, 'BLUE'));
  const read = watched(harness);
  const { chapters, match: info } = good(await harness.matches.page(match, 'RED'));
  expect(info.head.number).toBeGreaterThan(before);
  expect(Math.min(...read)).toBeGreaterThanOrEqual(before);
  expect(read).toContain(info.head.number);
  expect(chapters).toEqual(await afresh(harness, match, 'RED'));
  expect(chapters).toHaveLength(info.head.number);
});

test('where the journal is another than was read (a backup was put back) all of it is read', async () => {
  const harness = await makeHarness('a page reads another journal');
  const match = await begin(harness);
  await played(harness, match, 6);
  good(await harness.matches.page(match, 'RED'));
  await played(harness, match, 6);
  const read = harness.store.readEvents.bind(harness.store);
  vi.spyOn(harness.store, 'readEvents').mockImplementation(async (id, from, to) =>
    (await read(id, from, to)).map((event) => (from === 1 ? event : { ...event, hash: 'another' })),
  );
  const { chapters } = good(await harness.matches.page(match, 'RED'));
  expect(chapters).toEqual(await afresh(harness, match, 'RED'));
});

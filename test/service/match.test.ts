import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { verifyJournal } from '../../src/verifier/index.js';
import { begin, good, guardOf, makeHarness, step } from '../match/harness.js';
import { DATABASES, freshSqlite } from '../support/databases.js';

describe.each(DATABASES)('on $provider', ({ freshDatabase }) => {
  test('whole matches end and their journals audit', async () => {
    const harness = await makeHarness('service', await freshDatabase());
    const match = await begin(harness);
    while (await step(harness, match));
    const report = await verifyJournal(good(await harness.matches.journal(match, 'all')));
    expect(report).toMatchObject({ ok: true, summary: { complete: true } });
  });

  test('of many submissions on one position, from two servers at once, one is played', async () => {
    const url = await freshDatabase();
    const [one, two] = [await makeHarness('one', url), await makeHarness('two', url)];
    const match = await begin(one);
    const red = good(await one.matches.page(match, 'RED'));
    good(await one.matches.order(match, 'RED', { ...guardOf(red), order: { do: 'bid', points: 1 } }));
    const blue = good(await two.matches.page(match, 'BLUE'));
    const tries = Array.from({ length: 8 }, (_, i) =>
      (i % 2 === 0 ? one : two).matches.order(match, 'BLUE', {
        ...guardOf(blue),
        order: { do: 'bid', points: i % 3 },
      }),
    );
    const codes = (await Promise.all(tries)).map((o) => (o.ok ? 'played' : o.failure.code));
    expect(codes.filter((code) => code === 'played')).toHaveLength(1);
    expect(new Set(codes.filter((code) => code !== 'played'))).toEqual(new Set(['stale']));
    expect((await two.matches.info(match))?.head.number).toBe(8);
  });

  test('a draft changed in one tab makes the order of another tab stale', async () => {
    const harness = await makeHarness('tabs', await freshDatabase());
    const match = await begin(harness);
    const page = good(await harness.matches.page(match, 'RED'));
    good(await harness.matches.order(match, 'RED', { ...guardOf(page), order: { do: 'bid', points: 1 } }));
    const stale = await harness.matches.undo(match, 'RED', guardOf(page));
    expect(stale).toMatchObject({ ok: false, failure: { code: 'stale' } });
    expect(good(await harness.matches.page(match, 'RED')).draft.answers).toHaveLength(1);
  });

  test('a server that kept a table sees what another server wrote', async () => {
    const url = await freshDatabase();
    const [one, two] = [await makeHarness('one', url), await makeHarness('two', url)];
    const match = await begin(one);
    good(await two.matches.page(match, 'RED'));
    good(await one.matches.page(match, 'RED'));
    for (let i = 0; i < 6; i++) await step(i % 2 === 0 ? one : two, match);
    const pages = await Promise.all(
      [one, two].map(async (harness) => good(await harness.matches.page(match, 'BLUE'))),
    );
    expect(JSON.stringify(pages[0]?.view)).toBe(JSON.stringify(pages[1]?.view));
    expect(pages[0]?.match.head).toEqual(pages[1]?.match.head);
  });
});

test('a database put back to an older copy stops the match at the first newer link and goes on with new roots', async () => {
  const url = await freshSqlite();
  const older = await freshSqlite();
  const harness = await makeHarness('backup', url);
  const match = await begin(harness);
  for (let i = 0; i < 3; i++) await step(harness, match);
  await harness.store.close();
  await copyFile(fileOf(url), fileOf(older));
  const later = await makeHarness('backup, later', url);
  for (let i = 0; i < 5; i++) await step(later, match);
  const { head } = (await later.matches.info(match)) ?? { head: { number: 0, hash: '' } };
  await later.store.close();

  const restored = await makeHarness('restored', older);
  const link = { match, side: 'BLUE', purpose: 'play', generation: 0, chain: 1, head } as const;
  expect(await restored.matches.witness(link)).toBe(true);
  expect(await restored.matches.info(match)).toMatchObject({ status: 'stopped', commitments: { chain: 2 } });
  good(await restored.matches.seed(match, 'RED', {}));
  good(await restored.matches.seed(match, 'BLUE', {}));
  expect(await restored.matches.witness(link)).toBe(false);
  while (await step(restored, match));
  const report = await verifyJournal(good(await restored.matches.journal(match, 'all')));
  expect(report).toMatchObject({ ok: true, summary: { complete: true } });
});

function fileOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}

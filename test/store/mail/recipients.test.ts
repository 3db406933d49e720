import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.js';
import { DATABASES } from '../../support/databases.js';

const SINCE = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-22T11:00:00Z');

describe.each(DATABASES)('recipients on $provider', ({ freshDatabase }) => {
  test('mails are counted up to the limit and no further, by whoever counts at the same time', async () => {
    const url = await freshDatabase();
    const stores = [await openStore(url), await openStore(url)];
    const counted = await Promise.all(
      stores.flatMap((store) => Array.from({ length: 8 }, () => store.countMail('a', SINCE, 5))),
    );
    expect(counted.filter((may) => may)).toHaveLength(5);
    const [store] = stores;
    expect(await store?.countMail('b', SINCE, 5)).toBe(true);
    expect(await store?.countMail('a', LATER, 5)).toBe(true);
    await store?.dropCounts({ before: LATER });
    expect(await store?.countMail('a', SINCE, 5)).toBe(true);
    await store?.dropCounts({ of: ['a'] });
    expect(await store?.countMail('a', LATER, 1)).toBe(true);
    for (const one of stores) await one.close();
  });

  test('an address that wants no mail is known by any of its marks, until it comes back', async () => {
    const store = await openStore(await freshDatabase());
    await store.keepUnwanted('old', SINCE);
    await store.keepUnwanted('old', LATER);
    expect([await store.isUnwanted(['new', 'old']), await store.isUnwanted(['new'])]).toEqual([true, false]);
    await store.dropUnwanted(['new', 'old']);
    expect(await store.isUnwanted(['new', 'old'])).toBe(false);
    await store.close();
  });

  test('those who asked are taken out once, the oldest first', async () => {
    const store = await openStore(await freshDatabase());
    for (const address of ['a@x.org', 'b@x.org', 'c@x.org']) await store.keepAsked(address, SINCE);
    const [two, rest] = [await store.takeAsked(2), await store.takeAsked(2)];
    expect(two.toSorted()).toEqual(['a@x.org', 'b@x.org']);
    expect(rest).toEqual(['c@x.org']);
    expect(await store.takeAsked(2)).toEqual([]);
    await store.close();
  });
});

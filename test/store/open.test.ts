import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { DATABASES } from '../support/databases.js';

describe.each(DATABASES)('a store in $provider', ({ provider, freshDatabase }) => {
  test('answers, and knows which database it is again', async () => {
    const url = await freshDatabase();
    const first = await openStore(url);
    await first.ping();
    await first.close();
    const second = await openStore(url);
    expect(second.provider).toBe(provider);
    expect(second.databaseId).toBe(first.databaseId);
    await second.close();
  });
});

test('an address of no known kind is refused', async () => {
  await expect(openStore('mysql://localhost/x')).rejects.toMatchObject({ code: 'badUrl' });
});

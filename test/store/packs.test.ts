import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.js';
import { DATABASES } from '../support/databases.js';

describe.each(DATABASES)('packs on $provider', ({ freshDatabase }) => {
  test('a pack is kept once by its hash and listed with its game', async () => {
    const store = await openStore(await freshDatabase());
    const pack = { hash: 'ab', game: 'kyuchorei', text: '{"砦":6}' };
    await store.keepPack(pack);
    await store.keepPack(pack);
    await store.keepPack({ ...pack, hash: 'aa' });
    expect(await store.listPacks('kyuchorei')).toEqual(['aa', 'ab']);
    expect(await store.listPacks('squarepeg')).toEqual([]);
    expect(await store.readPack('ab')).toEqual(pack);
    await store.close();
  });
});

/** What lies on the disk is its owner's alone, and a person can be taken out of it. */
import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { openService } from '../../src/cli/running/house.js';
import { good, REQUEST } from '../match/harness.js';
import { ownEnvironment } from './match.js';
import { denrei } from './terminal.js';

const others = async (path: string) => (await stat(path)).mode & 0o077;

test('database, keys and their folders are made for their owner alone', async () => {
  const config = readConfig(await ownEnvironment());
  const { store } = await openService(config);
  const files = (await readdir(config.data, { recursive: true })).map((name) => join(config.data, name));
  expect(files.map((file) => file.slice(config.data.length + 1))).toEqual(
    expect.arrayContaining([
      'denrei.db',
      'denrei.db-wal',
      'denrei.db-shm',
      'keys',
      'keys/links',
      'keys/roots',
    ]),
  );
  for (const path of [config.data, ...files]) expect(await others(path), path).toBe(0);
  await store.close();
});

test('those that others could read are tightened at the next start', async () => {
  const config = readConfig(await ownEnvironment());
  await (await openService(config)).store.close();
  const places = [
    config.data,
    ...['denrei.db', 'keys', 'keys/links', 'keys/roots'].map((name) => join(config.data, name)),
  ];
  for (const path of places) await chmod(path, 0o755);
  const { store } = await openService(config);
  for (const path of places) expect(await others(path), path).toBe(0);
  await store.close();
});

test('an address is erased with its seats, and the file of the database holds it nowhere', async () => {
  const env = await ownEnvironment();
  const house = await openService(readConfig(env));
  const { match } = good(await house.matches.open({ ...REQUEST, ...(await firstGame(house)) }));
  await house.store.close();
  const ran = await denrei(['erase', 'blue@example.org'], { env });
  expect(ran).toMatchObject({ exit: 0, out: 'Seats now without name and address: 1\n' });
  const again = await openService(readConfig(env));
  expect(
    (await again.store.readMatch(match))?.seats.map(({ name, address }) => [name, address]),
  ).toContainEqual([expect.any(String), null]);
  await again.store.close();
  const bytes = await readFile(join(readConfig(env).data, 'denrei.db'), 'latin1');
  expect(bytes).not.toContain('blue@example.org');
});

test('an address that is none is refused', async () => {
  expect((await denrei(['erase', 'nobody'], { env: await ownEnvironment() })).exit).toBe(2);
});

/** A game of the house in place of the tests' own. */
async function firstGame({ matches }: Awaited<ReturnType<typeof openService>>) {
  const game = await matches.game({ game: 'kyuchorei', rulesVersion: 1, pack: null });
  const seats = game.sides.map((side, i) => ({ ...REQUEST.seats[i === 0 ? 0 : 1], side }));
  return {
    game: game.id,
    scenario: game.scenarios[0]?.id ?? '',
    opener: game.sides[0] ?? '',
    seats: seats as typeof REQUEST.seats,
  };
}

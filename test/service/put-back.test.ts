/**
 * An operator puts the database back together with the file that counts its events, so that the server notices
 * nothing, and play goes on from there. What a browser and an inbox kept finds it.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { startService } from '../../src/cli/service.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { atHome, begin, journalOf, openSeeded, ownEnvironment, playOn } from '../cli/match.js';
import { denrei } from '../cli/terminal.js';
import { scratchFolder } from '../support/leftovers.js';

test('a database put back with its count of events is found by what a browser kept, and by denrei audit --mails', async () => {
  const env = await ownEnvironment();
  const data = env.DENREI_DATA ?? '';
  const away = await scratchFolder();
  const before = await openSeeded(env);
  const match = await begin(before);
  await playOn(before, match, 10);
  await before.close();
  await cp(data, join(away, 'then'), { recursive: true });

  const service = await startService(readConfig(env), { mails: true });
  const house = await openSeeded(env);
  await playOn(house, match, 12);
  const next = () => Promise.all([false, true].map((again) => house.store.nextMailAt(again)));
  await expect.poll(next).toEqual([undefined, undefined]);
  const inbox = join(away, 'inbox');
  await mkdir(inbox);
  for (const { id, address } of await house.store.listMails(1000)) {
    const raw = (await house.store.readMail(id))?.raw;
    if (address === 'ru@example.org' && raw !== undefined) await writeFile(join(inbox, `${id}.eml`), raw);
  }
  // The page showed this to the browser, which keeps it.
  const shown = (await house.matches.info(match))?.head ?? { number: 0, hash: '' };
  const honest = join(away, 'honest.jsonl');
  await writeFile(honest, await journalOf(house, match, 'RU'));
  await house.close();
  await service.stop();

  await rm(data, { recursive: true });
  await cp(join(away, 'then'), data, { recursive: true });
  const journal = await atHome(env, async (again) => {
    // Nobody was told: the match goes on with the dice that it had.
    expect(await again.matches.info(match)).toMatchObject({ status: 'playing', commitments: { chain: 1 } });
    await playOn(again, match, 30);
    return journalOf(again, match, 'RU');
  });
  expect(await verifyJournal(journal)).toMatchObject({ ok: true });
  expect(await verifyJournal(journal, { heads: [shown] })).toMatchObject({
    ok: false,
    fault: { code: 'head', event: shown.number },
  });
  const file = join(away, 'journal.jsonl');
  await writeFile(file, journal);
  const audit = (path: string) => denrei(['audit', path, '--mails', inbox, '--side', 'RU']);
  expect((await audit(honest)).exit).not.toBe(1);
  const found = await audit(file);
  expect(found.exit).toBe(1);
  expect(found.out).toContain('[head]');
});

/**
 * Journals of whole matches as commit 0323de0f (27 November 2026) wrote them (`npm run demo -- --seed 77`); that of
 * Manila '45 is of 29 November, since marches pay after the first shot too. The log is part of a match: a change
 * of it makes finished matches wrong by their rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { denrei, files } from './terminal.js';

const FOLDER = join(projectRoot(), 'test/fixtures/journals');

test.each(readdirSync(FOLDER))('is right by the rules of this version: %s', async (name) => {
  const { journal } = await files({ journal: gunzipSync(readFileSync(join(FOLDER, name))).toString() });
  expect(await denrei(['audit', journal, '--rules'], {})).toMatchObject({ exit: 0, err: '' });
});

/** The bot of the documentation, as a program of its own against a real server. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/cli/config.js';
import { type Service, startService } from '../../src/cli/service.js';
import { projectRoot } from '../../src/root.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { ownEnvironment } from '../cli/match.js';

const BOT = join(projectRoot(), 'docs/bot.mjs');
const run = promisify(execFile);

let service: Service;
beforeAll(async () => {
  const limits = { DENREI_LIMIT_REQUESTS: '1000000', DENREI_LIMIT_CHANGES: '1000000' };
  service = await startService(readConfig({ ...(await ownEnvironment()), ...limits }), { mails: false });
});
afterAll(() => service.stop());

test('the bot has at most sixty lines', () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('it plays a whole match against the practice opponent, and the journal is sound', async () => {
  const { stdout } = await run(process.execPath, [BOT, service.base, 'kyuchorei', 'standard', 'RU']);
  const [, match = '', given = ''] = /^\/m\/(\w+)\/RU: over after (\d+) orders$/m.exec(stdout) ?? [];
  expect(Number(given)).toBeGreaterThan(10);
  const journal = await (await fetch(`${service.base}/m/${match}/journal`)).text();
  expect(await verifyJournal(journal)).toMatchObject({ ok: true });
});

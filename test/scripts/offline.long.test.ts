/** Both commands of README need nothing from outside once `npm ci` is done: the registry does not answer. */
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { clone, READY, servedBy } from './clone.js';

let folder: string;
/** Where nobody listens. */
let nowhere: string;

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  nowhere = `http://127.0.0.1:${address.port}/`;
  await new Promise((resolve) => server.close(resolve));
  folder = await clone();
  // PostgreSQL runs as nobody where the tests run as root.
  chmodSync(folder, 0o755);
  rmSync(join(folder, 'node_modules'));
  const command = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  expect(spawnSync('npm', command, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 });
}, 900_000);

const cutOff = () => ({
  npm_config_registry: nowhere,
  npm_config_fetch_retries: '0',
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
});

test('npm start builds and serves', async () => {
  expect(await servedBy('start', folder, 1, undefined, cutOff())).toEqual([READY]);
});

test('npm test runs, with its databases', () => {
  const { stdout, status } = spawnSync(
    'npm',
    ['test', '--silent', '--', 'test/hex/line.test.ts', 'test/store/open.test.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, VITEST: undefined, ...cutOff() } },
  );
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(status).toBe(0);
});

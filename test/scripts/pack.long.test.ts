/** The package for hosts: what is in it, and that it installs into an empty folder and plays. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/root.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { Doors, playExample } from '../service/second-bot.js';
import { scratchFolder } from '../support/leftovers.js';

let tarball: string;
let installed: string;
beforeAll(async () => {
  const folder = await scratchFolder('pack');
  const packed = spawnSync(process.execPath, [join(projectRoot(), 'scripts/pack.mjs'), folder], {
    encoding: 'utf8',
  });
  expect(packed).toMatchObject({ status: 0 });
  tarball = packed.stdout.trim();
  installed = join(await scratchFolder('installed'), 'prefix');
  const command = [
    'install',
    '--global',
    '--prefix',
    installed,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  const install = spawnSync('npm', [...command, tarball], { cwd: folder, encoding: 'utf8' });
  expect(install.stderr).not.toContain('npm error');
  expect(install.status).toBe(0);
});

test('it has at most 12 MB, no source maps, and two dependencies, both with native code', () => {
  expect(statSync(tarball).size).toBeLessThan(12_000_000);
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const names = stdout.trim().split('\n');
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const manifest: { dependencies: object; scripts?: object } = JSON.parse(
    readFileSync(join(installed, 'lib/node_modules/denrei/package.json'), 'utf8'),
  );
  expect(Object.keys(manifest.dependencies)).toEqual(['better-sqlite3', '@resvg/resvg-js']);
  expect(manifest.scripts).toBeUndefined();
});

test('it serves, draws maps, and a whole match can be played on it', async () => {
  const data = await scratchFolder('data');
  const child = spawn(join(installed, 'bin', 'denrei'), [], {
    cwd: data,
    env: {
      PATH: process.env.PATH,
      DENREI_PORT: '0',
      DENREI_LIMIT_REQUESTS: '1000000',
      DENREI_LIMIT_CHANGES: '1000000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  try {
    let base = '';
    for await (const line of createInterface({ input: child.stderr })) {
      base = /^Denrei is ready: (http\S+)/.exec(line)?.[1] ?? '';
      if (base !== '') break;
    }
    child.stderr.resume();
    const doors = await Doors.of(base);
    const example = [...doors.examples('open').values()].find((one) => one.game === 'kyuchorei');
    const { orders, journal } = await playExample(doors, example ?? {}, 3);
    expect(orders).toBeGreaterThan(10);
    expect(await verifyJournal(journal)).toMatchObject({ ok: true });
    // better-sqlite3 wrote it: in the folder that the command was started in.
    expect(statSync(join(data, 'data', 'denrei.db')).size).toBeGreaterThan(0);
    const picture = await fetch(`${base}/games/kyuchorei.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await exited).toEqual([0, null]);
});

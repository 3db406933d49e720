import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BROUGHT, isFit } from '../../bin/node-version.mjs';
import { projectRoot } from '../../src/root.js';
import { scratchFolder } from '../support/leftovers.js';

const root = projectRoot();
const GATE = pathToFileURL(join(root, 'bin/node.mjs')).href;
const isBrought = existsSync(BROUGHT);

/** Options that make a Node look like an old one, perhaps on a platform for which npm has none. */
function old({ arch = process.arch as string } = {}): string[] {
  const code = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input });

/** The scripts that package.json starts. */
function scripts(): string[] {
  const { scripts: commands }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return [
    ...new Set(
      Object.values(commands).flatMap(
        (command) => command.match(/(?:scripts|bin|tools)\/[\w/-]+\.mjs/g) ?? [],
      ),
    ),
  ].filter((script) => script !== 'scripts/ready.mjs');
}

test.each([
  ['18.20.4', false],
  ['20.19.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.21.0', true],
  ['26.10.0', true],
])('Node %s runs the product: %s', (version, fit) => expect(isFit(version)).toBe(fit));

describe('the last step of npm ci', () => {
  const ready = (options: readonly string[] = []) => run([...options, 'scripts/ready.mjs']);

  test('says nothing where Node is new enough', () =>
    expect(ready()).toMatchObject({ status: 0, stdout: '', stderr: '' }));

  test('asks for a newer Node where npm has none, and fails nothing', () => {
    const { status, stderr } = ready(old({ arch: 'abacus' }));
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(
        /^ready: this machine has Node 20\.19\.0, and Denrei needs 22\.12 or newer; npm has none for \w+ abacus: install one\.\n$/,
      ),
    });
  });
});

describe('on a Node that is too old', () => {
  test('the bundle itself says which is needed, before it touches the database', () => {
    const { status, stdout, stderr } = run([...old(), 'dist/main.js', 'keys']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'denrei: Denrei needs Node 22.12 or newer (24 is best): this is 20.19.0 [old-node]\n',
    );
  });

  test.each([...scripts(), 'scripts/pack.mjs', 'scripts/generate.mjs', 'scripts/build/fonts.mjs'])(
    '%s says which is needed, where npm brought none',
    (script) => {
      const { status, stdout, stderr } = run([...old({ arch: 'abacus' }), script]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(
        /^denrei: Denrei needs Node 22\.12 or newer \(24 is best\): this is 20\.19\.0, .*\[old-node\]\n$/,
      );
    },
  );

  // Where npm has none for this platform, the line above is the answer.
  if (isBrought)
    describe('the command goes on in the one that npm brought', () => {
      test('with its arguments, its input, its output and its exit code', () => {
        const answer = run([...old(), 'bin/denrei.mjs', 'try', '-'], '{}\n');
        expect(answer.status).toBe(2);
        expect(JSON.parse(answer.stdout)).toHaveProperty('error');
        expect(run([...old(), 'bin/denrei.mjs', 'help']).status).toBe(0);
      });

      test('with signals, and ends as it ends', async () => {
        const script = join(await scratchFolder(), 'waits.mjs');
        const body = `process.on('SIGTERM', () => process.exit(7)); console.log(process.versions.node); setInterval(() => {}, 1000);`;
        await writeFile(script, `import '${GATE}';\n${body}`);
        const child = spawn(process.execPath, [...old(), script], { stdio: ['ignore', 'pipe', 'inherit'] });
        const said = text(child.stdout);
        await once(child.stdout, 'data');
        child.kill('SIGTERM');
        expect(await once(child, 'exit')).toEqual([7, null]);
        expect(isFit(await said)).toBe(true);
      });
    });
});

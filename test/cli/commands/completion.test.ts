/** What shells are told: bash is asked as by a person who presses the tabulator. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { USAGES } from '../../../src/cli/arguments.js';
import { denrei } from '../terminal.js';

/** What bash offers where the words of a line end in one that is not finished. */
async function offered(...words: readonly string[]): Promise<readonly string[]> {
  const { out } = await denrei(['completion', 'bash']);
  const line = ['denrei', ...words].map((word) => `'${word}'`).join(' ');
  const script = `${out}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _denrei; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

test('bash offers commands, and the options of a command', async () => {
  expect(await offered('')).toEqual([...Object.keys(USAGES), 'help', 'version']);
  expect(await offered('au')).toEqual(['audit']);
  expect(await offered('audit', '--')).toEqual([
    '--head',
    '--mails',
    '--side',
    '--given',
    '--code',
    '--rules',
    '--pack',
    '--round',
    '--json',
    '--help',
  ]);
  expect(await offered('audit', 'file', '--r')).toEqual(['--rules', '--round']);
});

test.each(['bash', 'zsh', 'fish'])('%s is told of every command', async (shell) => {
  const { exit, out } = await denrei(['completion', shell]);
  expect(exit).toBe(0);
  expect(Object.keys(USAGES).filter((command) => !new RegExp(`\\b${command}\\b`).test(out))).toEqual([]);
});

test('another shell is refused', async () => {
  expect(await denrei(['completion', 'cmd'])).toMatchObject({ exit: 2, out: '' });
});

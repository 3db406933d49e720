/** Who looks on sees how far long work is; what a script reads holds nothing of it. */
import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { progressOn } from '../../src/cli/progress.js';
import type { Terminal } from '../../src/cli/terminal.js';

function terminal(isTTY: boolean, LANG = 'en'): { readonly terminal: Terminal; readonly seen: () => string } {
  const parts: string[] = [];
  const write = (part: Buffer, _: string, done: () => void) => {
    parts.push(String(part));
    done();
  };
  const errors = Object.assign(new Writable({ write }), { isTTY });
  const output = new Writable({
    write: () => {
      throw new Error('progress is no result');
    },
  });
  return {
    terminal: { input: Readable.from([]), output, errors, env: { LANG }, stopped: async () => {} },
    seen: () => parts.join(''),
  };
}

test('on a terminal the line says how far it is, in the language of the reader, and goes at the end', () => {
  const english = terminal(true);
  const progress = progressOn(english.terminal, 'doing.restoring');
  progress.at(1, 20);
  progress.end();
  expect(english.seen()).toBe('\r\u001b[Kmatches: 1 of 20\r\u001b[K');
  const japanese = terminal(true, 'ja_JP.UTF-8');
  progressOn(japanese.terminal, 'doing.copying').at(3);
  expect(japanese.seen()).toContain('行：3');
});

test('many steps at once are told once', () => {
  const { terminal: watched, seen } = terminal(true);
  const progress = progressOn(watched, 'doing.checking');
  for (let i = 1; i <= 1000; i++) progress.at(i);
  expect(seen().match(/checking/g)?.length).toBeLessThan(100);
});

test('into a file or a pipe nothing is written', () => {
  const { terminal: piped, seen } = terminal(false);
  const progress = progressOn(piped, 'doing.checking');
  progress.at(1);
  progress.end();
  expect(seen()).toBe('');
});

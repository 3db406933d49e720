/** A list of a folder's files that is written by hand names all of them, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the program lists what lives beside it', () => {
  const [head = ''] = readFileSync('src/cli/main.ts', 'utf8').split('*/');
  const rows = head.split('\n').filter((line) => /^ \* [a-z-]+\/?\s{2,}/.test(line));
  const named = rows.flatMap((row) => [row.slice(3, 14), row.slice(46, 57)].map((word) => word.trim()));
  const beside = readdirSync('src/cli', { withFileTypes: true }).map((one) =>
    one.isDirectory() ? `${one.name}/` : one.name.replace(/\.ts$/, ''),
  );
  expect(named.filter((word) => word !== '').sort()).toEqual(beside.filter((one) => one !== 'main').sort());
});

/** `denrei new-game` and `denrei check-game`: the example under a new name plays at once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../support/leftovers.js';
import { denrei } from './terminal.js';

/** Few matches, and none of the practice opponent: those take long. */
const made = async (name = 'red-ford') => {
  const folder = join(await scratchFolder(), name);
  expect(await denrei(['new-game', folder])).toMatchObject({ exit: 0, err: '' });
  return folder;
};

test('new-game makes a folder that holds the example under its name, and overwrites nothing', async () => {
  const folder = await made();
  const components = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8'));
  expect(components).toMatchObject({ id: 'red-ford', title: { en: 'Red Ford', ja: 'Red Ford' } });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: 'denrei-game-red-ford',
    type: 'module',
  });
  expect(await denrei(['new-game', folder])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('[exists]'),
  });
  const taken = join(await scratchFolder(), 'kyuchorei');
  expect(await denrei(['new-game', taken])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('[taken]'),
  });
  const named = join(await scratchFolder(), 'Red_Ford');
  expect(await denrei(['new-game', named])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('[bad-name]'),
  });
});

test('check-game names the place of each fault, in the reader’s language', async () => {
  const folder = await made();
  expect(await denrei(['check-game', join(folder, 'words')])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('[no-game]'),
  });
  const words = join(folder, 'words', 'en.ts');
  const text = readFileSync(words, 'utf8');
  writeFileSync(words, text.replace(/ {2}'scope\.NM'.*\n/, ''));
  const found = await denrei(['check-game', folder, '--matches', '1'], { env: { LANG: 'ja_JP.UTF-8' } });
  expect(found).toMatchObject({ exit: 2, err: '' });
  expect(found.out).toContain('必須：seed 1, movement：scopeの文がありません（en）');
  writeFileSync(words, `${text}\nconst half = ;\n`);
  const broken = await denrei(['check-game', folder, '--matches', '1']);
  expect(broken).toMatchObject({ exit: 2, out: '' });
  expect(broken.err).toMatch(/words\/en\.ts:\d+: .*\[no-build\]/);
});

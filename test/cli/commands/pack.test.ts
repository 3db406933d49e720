import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../../../src/journal/index.js';
import { atHome, begin, journalOf, ownEnvironment, playOn } from '../match.js';
import { denrei, files } from '../terminal.js';

const COMPONENTS = new URL('../../../src/games/kyuchorei/components/components.json', import.meta.url);

describe('denrei pack', () => {
  test('keeps a corrected component file, with which matches are opened, played and audited', async () => {
    const env = await ownEnvironment();
    const corrected = (await readFile(COMPONENTS, 'utf8')).replace(
      '"movementAllowance": 3',
      '"movementAllowance": 2',
    );
    const { file } = await files({ file: corrected });
    const hash = sha256Hex(corrected);
    expect(await denrei(['pack', 'add', 'kyuchorei', file], { env })).toEqual({
      exit: 0,
      out: `${hash}\n`,
      err: '',
    });
    expect((await denrei(['pack', 'add', 'kyuchorei', file], { env })).exit).toBe(0);
    expect(await denrei(['pack', 'list', 'kyuchorei'], { env })).toMatchObject({ exit: 0, out: `${hash}\n` });
    const journal = await atHome(env, async (house) => {
      const match = await begin(house, hash);
      await playOn(house, match);
      return journalOf(house, match, 'public');
    });
    const played = await files({ journal });
    expect((await denrei(['audit', played.journal, '--rules', '--pack', file])).out).toContain(
      'By the rules: kyuchorei 1',
    );
  });

  test('refuses a file that the game cannot be played with, and says where', async () => {
    const env = await ownEnvironment();
    const { shape, json } = await files({ shape: '{"id":"kyuchorei"}', json: '{' });
    expect(await denrei(['pack', 'add', 'kyuchorei', shape], { env })).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/components: title: .*\[game\/bad-components\]/),
    });
    expect(await denrei(['pack', 'add', 'kyuchorei', json], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[not-json]'),
    });
    expect(await denrei(['pack', 'add', 'chess', json], { env })).toMatchObject({ exit: 2 });
    expect(await denrei(['pack', 'list', 'chess'], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[game/unknown]'),
    });
    expect((await denrei(['pack', 'list', 'kyuchorei'], { env })).out).toBe('');
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demo } from '../../scripts/demo/demo.js';
import { games } from '../../src/games/index.js';
import { verifyJournal } from '../../src/verifier/index.js';
import { ranIn } from '../cli/terminal.js';
import { scratchFolder } from '../support/leftovers.js';

describe('two players who know nothing but their mails', () => {
  test.each(games().map(({ id }) => id))(
    'play a whole match of %s through the real service, and the journal they are left with audits',
    {
      timeout: 600_000,
    },
    async (game) => {
      const folder = await scratchFolder();
      const { exit, out, err } = await ranIn((terminal) =>
        demo(terminal, { game, out: folder, seed: 3, port: 0 }),
      );
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
      const lines = out.trimEnd().split('\n');
      expect(lines.find((line) => line.startsWith('Sound: '))).toMatch(/the match is over and unsealed\.$/);
      expect(out).toContain(`By the rules: ${game} 1; `);
      expect(out).toMatch(/ {2}rules: agrees (\d+) of \1\n/);

      const mails = await readdir(join(folder, 'mails'));
      const letters = await Promise.all(
        mails.map(async (name) => PostalMime.parse(await readFile(join(folder, 'mails', name)))),
      );
      const results = letters.filter(({ text }) => text?.includes('--head'));
      expect(results.map(({ to }) => to?.[0]?.address).sort()).toEqual([
        'ariadna@example.org',
        'hirose@example.org',
      ]);
      expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(letters.length);
      expect(letters.length).toBeGreaterThanOrEqual(6);

      const journal = await readFile(join(folder, 'journal.jsonl'), 'utf8');
      const heads = letters.flatMap(({ text = '' }) => {
        const [, number, hash] =
          /^.*?(\d+).*\n([\da-f]{64})$/m.exec(text.slice(text.indexOf('\n--\n'))) ?? [];
        return number === undefined || hash === undefined ? [] : [{ number: Number(number), hash }];
      });
      expect(heads).toHaveLength(letters.length);
      expect(await verifyJournal(journal, { heads })).toMatchObject({
        ok: true,
        summary: { complete: true },
      });

      // A heavy map leaves room for the parts beside it that are drawn larger; news all over make it a key.
      for (const name of await readdir(join(folder, 'maps'))) {
        const { format, width } = await sharp(join(folder, 'maps', name)).metadata();
        expect([format, [1200, 900, 520].includes(width)]).toEqual(['png', true]);
      }
    },
  );

  test('leave the same journal byte by byte when they begin with the same seed', {
    timeout: 600_000,
  }, async () => {
    const journals = [await scratchFolder(), await scratchFolder()].map(async (folder) => {
      const options = { game: 'kyuchorei', out: folder, seed: 11, port: 0 };
      expect(await ranIn((terminal) => demo(terminal, options))).toMatchObject({ exit: 0, err: '' });
      return readFile(join(folder, 'journal.jsonl'), 'utf8');
    });
    const [one, other] = await Promise.all(journals);
    expect(one?.length).toBeGreaterThan(1000);
    expect(other).toBe(one);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../support/leftovers.js';
import { atHome, begin, journalOf, ownEnvironment, playOn } from '../match.js';
import { denrei, files } from '../terminal.js';

let env: Record<string, string> = {};
let over = '';
let running = '';

beforeAll(async () => {
  env = await ownEnvironment();
  await atHome(env, async (house) => {
    over = await begin(house);
    await playOn(house, over);
    running = await begin(house);
    await playOn(house, running, 40);
  });
});

describe('denrei export', () => {
  test('writes the journal of a match that is over for all, to standard output or a file', async () => {
    const wanted = await atHome(env, (house) => journalOf(house, over, 'all'));
    expect(await denrei(['export', over], { env })).toEqual({ exit: 0, out: wanted, err: '' });
    const out = join(await scratchFolder(), 'journal.jsonl');
    expect((await denrei(['export', over, '--out', out], { env })).exit).toBe(0);
    expect(await readFile(out, 'utf8')).toBe(wanted);
  });

  test('writes what a side or the public may know of a match that goes on, and no more', async () => {
    for (const reader of ['public', 'RU']) {
      const wanted = await atHome(env, (house) => journalOf(house, running, reader));
      expect(await denrei(['export', running, '--for', reader], { env })).toEqual({
        exit: 0,
        out: wanted,
        err: '',
      });
    }
    expect(await denrei(['export', running], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('is not over'),
    });
  });

  test('knows no other match or reader', async () => {
    expect(await denrei(['export', 'nothing'], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[unknown-match]'),
    });
    expect(await denrei(['export', over, '--for', 'US'], { env })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('no side US'),
    });
  });
});

describe('denrei import', () => {
  test('stores a journal for reading, once', async () => {
    const { exit: _, out: journal } = await denrei(['export', over, '--for', 'public'], { env });
    const { file } = await files({ file: journal });
    const other = await ownEnvironment();
    expect(await denrei(['import', file], { env: other })).toMatchObject({
      exit: 0,
      out: expect.stringMatching(new RegExp(`^${over}: \\d+ events\n$`)),
    });
    expect(await denrei(['export', over, '--for', 'public'], { env: other })).toMatchObject({
      exit: 0,
      out: journal,
    });
    expect(await denrei(['import', file], { env: other })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[already-here]'),
    });
    const imported = await atHome(other, async ({ store }) => store.readMatch(over));
    expect(imported?.match).toMatchObject({ status: 'imported', pending: [] });
    expect(imported?.seats.map(({ side, address }) => [side, address])).toEqual([
      ['JP', null],
      ['RU', null],
    ]);
  });

  test('names the line of a fault, and stores nothing', async () => {
    const { out: journal } = await denrei(['export', over, '--for', 'public'], { env });
    const lines = journal.split('\n');
    const { changed, cut } = await files({
      changed: [
        ...lines.slice(0, 4),
        lines[4]?.replace('"faces"', '"feces"').replace('"n":4', '"n":5'),
        ...lines.slice(5),
      ].join('\n'),
      cut: journal.slice(0, -1),
    });
    const other = await ownEnvironment();
    expect(await denrei(['import', changed], { env: other })).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`${changed}:5: `),
    });
    expect(await denrei(['import', cut], { env: other })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('[newline]'),
    });
    expect(await atHome(other, ({ store }) => store.listMatches({ limit: 1 }))).toEqual([]);
  });
});

describe('denrei restore', () => {
  test('stops every match that is not over until both players have given new seeds', async () => {
    const { exit, out } = await denrei(['restore'], { env });
    expect({ exit, out }).toEqual({
      exit: 0,
      out: 'Matches waiting for both players to agree to new dice: 1\n',
    });
    await atHome(env, async ({ matches }) => {
      expect(await matches.info(running)).toMatchObject({ status: 'stopped', commitments: { chain: 2 } });
      expect(await matches.info(over)).toMatchObject({ status: 'finished' });
    });
  });
});

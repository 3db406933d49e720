/** Every version that was released: its journals can be checked, and are played again by its own rules. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesDigest } from '../../../scripts/build/rules.mjs';
import { writeRelease } from '../../../scripts/release/write.mjs';
import { rerun } from '../../../src/cli/commands/rules.js';
import { wholeJournal } from '../../../src/cli/games/whole-journal.js';
import { games } from '../../../src/games/index.js';
import { importJournal } from '../../../src/journal/index.js';
import { type Release, releasesIn } from '../../../src/match/index.js';
import type { Step } from '../../../src/referee/index.js';
import { projectRoot } from '../../../src/root.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { toy } from '../../toy/game.js';

const ROOT = projectRoot();
const RELEASES = join(ROOT, 'releases');

/** What a journal of a release comes to under its own rules. */
async function found(release: Release, journal: string) {
  expect(await verifyJournal(journal)).toMatchObject({ ok: true });
  const read = importJournal(journal);
  if (!read.ok) throw new Error(read.fault.message);
  return rerun(() => release.load(), read.rows);
}

/** A rule that says something where those of the journal were silent. */
function telling(step: Step): Step {
  return {
    ...step,
    *run(play) {
      play.log('told', {});
      return yield* step.run(play);
    },
  };
}

describe('what was released', () => {
  test('plays its own journals to the same positions, and its number stands for the same rules for ever', async () => {
    for (const release of releasesIn(RELEASES)) {
      const { game, version, rules } = release;
      const folder = join(RELEASES, game, String(version), 'journals');
      const journals = existsSync(folder) ? readdirSync(folder) : [];
      expect({ game, version, journals: journals.length }).not.toEqual({ game, version, journals: 0 });
      for (const name of journals)
        expect(await found(release, readFileSync(join(folder, name), 'utf8'))).toMatchObject({ sealed: 0 });
      const present = games().find(({ id }) => id === game)?.version ?? 0;
      expect(present).toBeGreaterThanOrEqual(version);
      // Rules that are others now need a number of their own: VERSION in the game's game.ts.
      if (present === version) expect(await rulesDigest(ROOT, game)).toBe(rules);
    }
  });

  test('is made whole or not at all: what fails, or is killed, leaves nothing that passes for a release', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'denrei-releases-'));
    const facts = { game: 'toy', version: 1, rules: '1'.repeat(64) };
    const write = (journals: Iterable<string>) =>
      writeRelease({ root: ROOT, entry: './test/toy/game.ts', folder, journals, ...facts });
    function* breaksOff() {
      yield '{}\n';
      throw new Error('its own rules refuse it');
    }
    await expect(write(breaksOff())).rejects.toThrow('its own rules refuse it');
    expect(readdirSync(join(folder, 'toy'))).toEqual([]);
    // Killed in the middle, it left what it had written.
    mkdirSync(join(folder, 'toy', '1.part', 'journals'), { recursive: true });
    writeFileSync(join(folder, 'toy', '1.part', 'journals', '9.jsonl'), '{}\n');
    expect(releasesIn(folder)).toEqual([]);
    const to = await write(['{}\n', '{}\n']);
    expect(readdirSync(join(folder, 'toy'))).toEqual(['1']);
    expect(readdirSync(to).sort()).toEqual(['journals', 'release.json', 'rules.cjs']);
    expect(readdirSync(join(to, 'journals')).sort()).toEqual(['1.jsonl', '2.jsonl']);
    await expect(write([])).rejects.toThrow();
    expect(readdirSync(join(to, 'journals')).sort()).toEqual(['1.jsonl', '2.jsonl']);
  });

  test('would not pass with rules that are others than those of its journals', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'denrei-releases-'));
    const rules = '1'.repeat(64);
    const facts = { game: 'toy', version: 1, rules };
    await writeRelease({ root: ROOT, entry: './test/toy/game.ts', folder, journals: [], ...facts });
    const [release] = releasesIn(folder);
    if (release === undefined) throw new Error('not released');
    const { text, faults } = await wholeJournal(toy, rules, 1);
    expect(faults).toBeUndefined();
    expect(await found(release, text)).toMatchObject({ sealed: 0 });
    const other: Release = {
      ...release,
      load: () => ({
        ...release.load(),
        rules: { ...release.load().rules, steps: (state) => release.load().rules.steps(state).map(telling) },
      }),
    };
    expect(await found(other, text)).toMatchObject({ code: expect.any(String) });
  });
});

/** Versions of the rules: matches play on by the one that they began with, and move to another by consent. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeRelease } from '../../../scripts/release/write.mjs';
import { rerun } from '../../../src/cli/commands/rules.js';
import { importJournal } from '../../../src/journal/index.js';
import { libraryOf, type Matches, makeMatches, releasesIn } from '../../../src/match/index.js';
import type { Game, Step } from '../../../src/referee/index.js';
import { projectRoot } from '../../../src/root.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { toy } from '../../toy/game.js';
import type { ToyState } from '../../toy/state.js';
import { begin, good, guardOf, type Harness, makeHarness, step } from '../harness.js';

const [OLD, NEW, OTHER] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

/** The same game, but that each step is told when it is over. */
const second: Game<ToyState> = {
  ...toy,
  version: 2,
  rules: { ...toy.rules, steps: (state) => toy.rules.steps(state).map(telling) },
  words: {
    ...toy.words,
    text: {
      en: { ...toy.words.text.en, second: 'By version 2.' },
      ja: { ...toy.words.text.ja, second: 'バージョン2。' },
    },
  },
};

function telling(one: Step<ToyState>): Step<ToyState> {
  return {
    ...one,
    *run(play) {
      const next = yield* one.run(play);
      play.log('second', {});
      return next;
    },
  };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'denrei-releases-'));
  const facts = { game: 'toy', version: 1, rules: OLD, journals: [] };
  await writeRelease({ root: projectRoot(), entry: './test/toy/game.ts', folder, ...facts });
});

const build = () => toy as Game;
const earlier = () => libraryOf({ present: [toy], rules: { toy: OLD }, releases: [], build });
const later = () =>
  libraryOf({ present: [second], rules: { toy: NEW }, releases: releasesIn(folder), build });

/** A match that was begun by version 1, and the house that came after, where version 2 is at work. */
async function upgraded(seed: string) {
  const old = await makeHarness(seed, undefined, () => ({ library: earlier() }));
  const match = await begin(old);
  for (let n = 0; n < 5; n++) await step(old, match);
  const matches = makeMatches({ ...old.context, library: later() });
  return { harness: { ...old, matches } as Harness, match };
}

const guardFor = async (matches: Matches, match: string, side: string) =>
  guardOf(good(await matches.page(match, side)));
const agree = async ({ matches }: Harness, match: string, side: string) =>
  matches.moveRules(match, side, await guardFor(matches, match, side));
const rowsOf = async ({ store }: Harness, match: string) => store.readEvents(match, 1);
const toldOfSecond = async (harness: Harness, match: string) =>
  (await rowsOf(harness, match)).filter(({ text }) => text.includes('"key":"second"')).length;

/** Plays until both have moved the match. */
async function moveBoth(harness: Harness, match: string): Promise<void> {
  good(await agree(harness, match, 'RED'));
  for (let n = 0; n < 60; n++) {
    const done = good(await agree(harness, match, 'BLUE'));
    if (done.became === 'played') return;
    await step(harness, match);
  }
  throw new Error('no safe point came');
}

describe('a match that began with an earlier version', () => {
  test('names its rules in its first event, and plays on by them from the release', async () => {
    const { harness, match } = await upgraded('plays on');
    const [opened] = await rowsOf(harness, match);
    expect(JSON.parse(opened?.text ?? '{}').public).toMatchObject({ rulesVersion: 1, terms: { rules: OLD } });
    for (let n = 0; n < 12; n++) await step(harness, match);
    expect(await toldOfSecond(harness, match)).toBe(0);
    expect(await harness.matches.info(match)).toMatchObject({ rulesVersion: 1, newerRules: 2 });
  });

  test('moves when both sides agree, in the journal, and plays on by the newer one', async () => {
    const { harness, match } = await upgraded('moves');
    good(await agree(harness, match, 'RED'));
    expect(await harness.matches.info(match)).toMatchObject({ rulesVersion: 1 });
    const mails = (await harness.store.waitingMails(match)).map(({ kind, side }) => `${kind} ${side}`);
    expect(mails).toContain('moveWanted BLUE');
    await moveBoth(harness, match);
    const events = await rowsOf(harness, match);
    const moved = events.at(-1);
    expect(JSON.parse(moved?.text ?? '{}')).toMatchObject({ type: 'moved', public: { from: 1, to: 2 } });
    const info = await harness.matches.info(match);
    expect(info).toMatchObject({ rulesVersion: 2 });
    expect(info?.newerRules).toBeUndefined();
    for (let n = 0; n < 12; n++) await step(harness, match);
    expect(await toldOfSecond(harness, match)).toBeGreaterThan(0);
    expect(await harness.store.readOffers(match)).toEqual([]);
    // Another process reads the same.
    const anew = makeMatches({ ...harness.context, library: later() });
    const page = good(await harness.matches.page(match, 'RED'));
    expect(good(await anew.page(match, 'RED')).view).toEqual(page.view);
  });

  test('drops the plans that were made for the earlier rules, and no others', async () => {
    const { harness, match } = await upgraded('plans');
    const line = {
      no: 1,
      turn: 9,
      phase: 'orders',
      kind: 'command',
      unfit: 'skip' as const,
      deeds: [{ orders: [{ do: 'rest' }] }],
      conditions: [],
      prefer: [],
      asks: [],
    };
    const plan = { lines: [line], rests: [], unasked: false };
    const planOf = async (side: string) => good(await harness.matches.plan(match, side)).plan.lines;
    for (const side of ['RED', 'BLUE'])
      good(await harness.matches.editPlan(match, side, 0, { do: 'replace', plan }));
    good(await agree(harness, match, 'RED'));
    expect([await planOf('RED'), await planOf('BLUE')]).toEqual([[line], [line]]);
    await moveBoth(harness, match);
    expect([await planOf('RED'), await planOf('BLUE')]).toEqual([[], []]);
    expect(await harness.store.readPlans(match)).toEqual([]);
  });

  test('can be verified, re-run, audited and replayed as a whole, each part by its own rules', async () => {
    const { harness, match } = await upgraded('whole');
    await moveBoth(harness, match);
    for (let n = 0; n < 12; n++) await step(harness, match);
    const [side = ''] = (await harness.matches.info(match))?.waitsFor ?? [];
    if (side !== '')
      good(await harness.matches.resign(match, side, await guardFor(harness.matches, match, side)));
    const journal = good(await harness.matches.journal(match, 'all'));
    expect(await verifyJournal(journal)).toMatchObject({ ok: true });
    const read = importJournal(journal);
    if (!read.ok) throw new Error('not read');
    const library = later();
    expect(rerun((version) => library.load('toy', version, null), read.rows)).toMatchObject({ sealed: 0 });
    expect(rerun(() => second, read.rows)).toMatchObject({ code: expect.any(String) });
    const rolls = read.rows.flatMap(({ event }) => (event.type === 'played' ? event.public.rolls : []));
    expect(good(await harness.matches.audit(match, 'all')).rolls.length).toBe(rolls.length);
    const replay = good(await harness.matches.replay(match, 'RED'));
    for (const { n } of replay.timeline) expect(replay.moment({ n, step: 0 })?.scene('en')).toBeDefined();
  });

  test('takes back what was played since it moved, and nothing before', async () => {
    const { harness, match } = await upgraded('back');
    await moveBoth(harness, match);
    const { matches } = harness;
    expect(good(await matches.takeBackOf(match, 'RED'))).toBeUndefined();
    expect(good(await matches.takeBackOf(match, 'BLUE'))).toBeUndefined();
    const moved = (await rowsOf(harness, match)).length;
    let asker: string | undefined;
    for (let n = 0; n < 30 && asker === undefined; n++) {
      await step(harness, match);
      for (const side of ['RED', 'BLUE'])
        if (good(await matches.takeBackOf(match, side)) !== undefined) asker = side;
    }
    if (asker === undefined) throw new Error('nothing to take back');
    const friend = asker === 'RED' ? 'BLUE' : 'RED';
    expect(good(await matches.takeBackOf(match, asker))?.event).toBeGreaterThan(moved);
    good(await matches.askTakeBack(match, asker, await guardFor(matches, match, asker)));
    good(await matches.answerTakeBack(match, friend, true, await guardFor(matches, match, friend)));
    expect((await rowsOf(harness, match)).at(-1)?.type).toBe('takenBack');
    for (let n = 0; n < 6; n++) await step(harness, match);
    const anew = makeMatches({ ...harness.context, library: later() });
    const view = good(await matches.page(match, 'RED')).view;
    expect(good(await anew.page(match, 'RED')).view).toEqual(view);
    good(await matches.replay(match, 'RED'));
  });

  test('is not moved by one side alone, however often it presses, and not where nothing is newer', async () => {
    const { harness, match } = await upgraded('alone');
    for (let n = 0; n < 3; n++) expect(good(await agree(harness, match, 'RED')).became).toBe('draft');
    expect(await harness.matches.info(match)).toMatchObject({ rulesVersion: 1 });
    const old = { ...harness, matches: makeMatches({ ...harness.context, library: earlier() }) };
    expect(await agree(old, match, 'BLUE')).toMatchObject({ failure: { code: 'no-move' } });
  });

  test('is not played on by other rules of the same number', async () => {
    const { harness, match } = await upgraded('gone');
    const changed = libraryOf({ present: [toy], rules: { toy: OTHER }, releases: [], build });
    const matches = makeMatches({ ...harness.context, library: changed });
    await expect(matches.page(match, 'RED')).rejects.toMatchObject({ code: 'rules-gone' });
    // Its facts are told all the same, in lists among others.
    const own = await matches.ownSeats('red@example.org');
    expect(own.map(({ info }) => info?.id)).toEqual([match]);
    // A new match is none of that business.
    const fresh = await begin({ ...harness, matches });
    await step({ ...harness, matches }, fresh);
  });
});

describe('a release', () => {
  test('imports nothing but what belongs to Node, and is refused when it was changed', async () => {
    const file = join(folder, 'toy', '1', 'rules.cjs');
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(/require\(["'](?!node:)/);
    const other = await mkdtemp(join(tmpdir(), 'denrei-releases-'));
    const facts = { game: 'toy', version: 1, rules: OLD, journals: [] };
    const to = await writeRelease({
      root: projectRoot(),
      entry: './test/toy/game.ts',
      folder: other,
      ...facts,
    });
    writeFileSync(join(to, 'rules.cjs'), `${code} `);
    expect(() => releasesIn(other)[0]?.load()).toThrow('is not what was released');
  });
});

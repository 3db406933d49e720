/**
 * War in the Pacific tells the other side nothing of a bid before both are in, and nothing of a plan but its
 * answers: the same bytes.
 */
import { describe, expect, test } from 'vitest';
import { builtInGames, type OpenRequest } from '../../src/match/index.js';
import type { PlanLine } from '../../src/referee/index.js';
import { begin, good, type Harness, makeHarness } from '../match/harness.js';
import { type Planner, planningOn } from '../match/plans/planner.js';

const REQUEST: OpenRequest = {
  game: 'witp',
  scenario: 'standard',
  options: {},
  pack: null,
  opener: 'J',
  seats: ['J', 'A'].map((side) => ({
    side,
    name: side,
    address: `${side}@example.org`,
    locale: 'en' as const,
    timeZone: 'UTC',
  })),
};

async function opened(scenario: string): Promise<Planner> {
  const harness = await makeHarness('twins of the Pacific', undefined, () => ({ library: builtInGames() }));
  return planningOn(harness, await begin(harness, { ...REQUEST, scenario }));
}

/** All that A and everybody get. */
async function gotten({ harness, match, page }: Planner): Promise<string> {
  const { matches, store }: Harness = harness;
  const { view, question, chapters, match: info } = await page('A');
  const mails = (await store.waitingMails(match)).filter(({ side }) => side === 'A');
  return JSON.stringify({
    view,
    question: question?.kind,
    chapters,
    head: info.head,
    waitsFor: info.waitsFor,
    journal: good(await matches.journal(match, 'A')),
    open: good(await matches.publicPage(match, 'en')).view,
    mails: mails.map(({ payload, event, kind, nextAt }) => [payload, event, kind, nextAt]),
  });
}

describe('twin matches', () => {
  test('WP-13.2.b that differ in the bid that was given first are the same to the other side', async () => {
    const behind = async (n: number) => {
      const on = await opened('short');
      await on.give('J', { do: 'bid', n });
      const before = await gotten(on);
      await on.give('A', { do: 'bid', n: 3 });
      return { before, both: await gotten(on) };
    };
    const [low, high] = [await behind(14), await behind(19)];
    expect(high.before).toBe(low.before);
    // Once both are in they are told.
    expect(high.both).not.toBe(low.both);
  });

  test('WP-6.0.a that differ in lines of a plan that did not run are the same to the other side', async () => {
    const list = (no: number, build: readonly string[], spare: readonly string[], turn = 1): PlanLine => ({
      no,
      turn,
      phase: 'depot',
      kind: 'depot',
      conditions: [],
      prefer: [],
      asks: [],
      ...({ unfit: 'skip', repeat: { most: 60 } } as const),
      deeds: [{ sentence: { do: 'depots', remove: [], build, keep: 0, spare } }],
    });
    const behind = async (lines: readonly PlanLine[]) => {
      const on = await opened('standard');
      await on.edit({ do: 'replace', plan: { lines, rests: [], unasked: false } }, 'J');
      await on.press('J');
      return gotten(on);
    };
    const plain = await behind([list(1, ['0907'], [])]);
    const rich = await behind([
      list(1, ['1506', '0907'], ['0605']),
      list(2, ['0805'], [], 2),
      { ...list(3, ['0906'], []), conditions: [{ if: 'left', of: 'points', least: 30, when: 'before' }] },
    ]);
    expect(plain).toContain('depot.built');
    expect(rich).toBe(plain);
  });
});

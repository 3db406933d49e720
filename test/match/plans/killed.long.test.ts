/**
 * The worker is killed while two plans answer each other: every line is carried out once, and nothing else.
 */
import { expect, test } from 'vitest';
import type { Plan } from '../../../src/referee/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { bundleChild, ending, startChild } from '../../support/child.js';
import { freshSqlite } from '../../support/databases.js';
import { begin, good, makeHarness } from '../harness.js';
import { planningOn } from './planner.js';

const TURNS = [1, 2, 3, 4];
const KILLS = [1, 3, 2, 4, 3];

/** A bid a turn, and nothing more: turn 1 was begun by hand. */
const plan = (points: number): Plan => ({
  lines: TURNS.map((turn) => ({
    no: turn,
    turn,
    phase: 'dawn',
    kind: 'bid',
    unfit: 'halt',
    conditions: [],
    prefer: [],
    asks: [],
    deeds: [{ orders: [{ do: 'bid', points }] }],
  })),
  rests: TURNS.flatMap((turn) => [
    { turn, phase: 'orders', kind: 'command', do: 'rest' },
    { turn, phase: 'orders', kind: 'ambush', do: 'pass' },
    { turn, phase: 'assault', kind: 'attack', do: 'end' },
  ]),
  unasked: true,
});

test('kill -9 again and again: the match comes to its end, each bid was made once', async () => {
  const url = await freshSqlite();
  const desk = await makeHarness('killed', url);
  const matches: string[] = [];
  for (let i = 0; i < 3; i++) {
    const on = planningOn(desk, await begin(desk));
    matches.push(on.match);
    for (const [side, points] of [
      ['RED', 0],
      ['BLUE', 0],
    ] as const) {
      await on.edit({ do: 'replace', plan: plan(points) }, side);
      await on.press(side);
    }
  }
  const file = await bundleChild('test/match/plans/planning.child.ts');
  const faults: unknown[] = [];
  const run = async (rounds: number) => {
    const child = startChild(file, [url]);
    let left = rounds;
    child.on('message', (told: { fault?: string }) => {
      if (told.fault !== undefined) faults.push(told.fault);
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
    return ending(child);
  };
  const ends = [];
  for (const rounds of KILLS) ends.push(await run(rounds));
  expect(ends).toContain('SIGKILL');
  await run(Number.POSITIVE_INFINITY);

  expect(faults).toEqual([]);
  for (const match of matches) {
    const events = await desk.store.readEvents(match, 1);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, i) => i + 1));
    expect((await desk.matches.info(match))?.status).toBe('finished');
    expect((await verifyJournal(good(await desk.matches.journal(match, 'all')))).ok).toBe(true);
    const bids = events.flatMap(({ text }) => text.match(/"do":"bid"/g) ?? []);
    expect(bids).toHaveLength(2 * TURNS.length);
    for (const row of await desk.store.readPlans(match)) {
      const { reports } = JSON.parse(row.progress) as { reports: { no: number; came: string }[] };
      expect(reports.map(({ no, came }) => [no, came])).toEqual(TURNS.map((no) => [no, 'done']));
    }
  }
});

/**
 * Two workers look at the same clocks, and are killed: each reminder is written once, each time-out answered
 * once.
 */
import { expect, test } from 'vitest';
import { verifyJournal } from '../../../src/verifier/index.js';
import { bundleChild, ending, startChild } from '../../support/child.js';
import { freshSqlite } from '../../support/databases.js';
import { begin, good, makeHarness, REQUEST } from '../harness.js';
import { DAYS, tickingOn } from './ticking.js';
import { headOf, opened, pressed, WINDOW } from './windowed.js';

const MATCHES = 2;
const KILLS = [1, 2];

test('kill -9 beside another worker: no reminder and no answer of the clock is lost or doubled', async () => {
  const url = await freshSqlite();
  const harness = await makeHarness('killed', url);
  const all = [];
  for (let i = 0; i < MATCHES; i++) {
    const on = tickingOn(harness, await begin(harness, { ...REQUEST, terms: { clock: DAYS } }));
    await on.post();
    all.push(on);
  }
  for (const on of all) await on.tick();
  const file = await bundleChild('test/match/clock/tending.child.ts');
  const faults: unknown[] = [];
  const work = (at: Date, looks: number) => {
    const child = startChild(file, [url, at.toISOString()]);
    let left = looks;
    child.on('message', (told: { fault?: string }) => {
      if (told.fault !== undefined) faults.push(told.fault);
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    });
    return ending(child);
  };
  const hours = (count: number) => new Date(harness.context.clock().getTime() + count * 3600_000);
  const through = async (at: Date) => {
    for (const looks of KILLS) await Promise.all([work(at, looks), work(at, looks + 1)]);
    await Promise.all([work(at, Number.POSITIVE_INFINITY), work(at, Number.POSITIVE_INFINITY)]);
  };

  await through(hours(50));
  expect(faults).toEqual([]);
  for (const on of all)
    expect([await on.kinds('RED'), await on.kinds('BLUE')]).toEqual([['reminder'], ['reminder']]);

  await through(hours(80));
  expect(faults).toEqual([]);
  for (const { match } of all) {
    const played = (await harness.store.readEvents(match, 8)).map(
      ({ text }) => JSON.parse(text).public.orders,
    );
    expect(played.map((orders) => orders.map(({ by }: { by: string }) => by))).toEqual([['clock', 'clock']]);
    expect((await harness.store.readClocks(match)).map(({ timeouts }) => timeouts)).toEqual([1, 1]);
    expect((await verifyJournal(good(await harness.matches.journal(match, 'RED')))).ok).toBe(true);
  }
});

test('kill -9 beside another worker: a phase whose window is over is handed over once', async () => {
  const url = await freshSqlite();
  const { harness, match } = await opened({ window: WINDOW }, 'window', url);
  await pressed(harness, match);
  const head = await headOf(harness, match);
  const file = await bundleChild('test/match/clock/tending.child.ts');
  const at = new Date(harness.context.clock().getTime() + WINDOW * 60_000);
  const work = (kills: boolean) => {
    const child = startChild(file, [url, at.toISOString()]);
    if (kills) child.on('message', () => child.kill('SIGKILL'));
    return ending(child);
  };
  await Promise.all([work(true), work(true)]);
  await Promise.all([work(false), work(false)]);
  expect(await headOf(harness, match)).toBe(head + 1);
  expect((await verifyJournal(good(await harness.matches.journal(match, 'JP')))).ok).toBe(true);
});

/** Two plans of a game of the house that answer each other, carried out by the worker alone. */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.js';
import { readEvent } from '../../../src/journal/index.js';
import { verifyJournal } from '../../../src/verifier/index.js';
import { peacefulOrders } from '../../support/peaceful.js';
import { peacefulPlans } from '../../support/peaceful-plans.js';
import { good } from '../harness.js';
import { courseOf, matchOf } from './in-games.js';

/** What one run asks plans at most. */
const MOST_ANSWERS = 400;
const MOST_ROUNDS = 400;

test('two plans of Kyuchorei that answer each other play a match to its end, each line once, within the limits of a run', async () => {
  const game = games().find(({ id }) => id === 'kyuchorei');
  if (game === undefined) throw new Error('no Kyuchorei');
  const on = await matchOf(game, 'answering');
  const plans = peacefulPlans();
  for (const [side, plan] of plans) await on.edit({ do: 'replace', plan }, side);
  // Whoever is asked last presses first, so that nothing is carried out before both plans are there.
  for (const side of [...plans.keys()].reverse()) await on.press(side);
  let rounds = 0;
  while ((await on.harness.matches.info(on.match))?.status === 'playing' && rounds < MOST_ROUNDS) {
    await on.tick();
    rounds += 1;
  }
  expect((await on.harness.matches.info(on.match))?.status).toBe('finished');
  const given = (await courseOf(on)).answers.flatMap(({ side, order }) => (order ? [{ side, order }] : []));
  expect(given).toEqual(peacefulOrders());
  const kept = await on.harness.store.readPlans(on.match);
  for (const { side, progress } of kept) {
    const { reports } = JSON.parse(progress) as { reports: { no: number; came: string }[] };
    expect(reports.map(({ no, came }) => [no, came])).toEqual(
      plans.get(side)?.lines.map(({ no }) => [no, 'done']),
    );
  }
  const events = (await on.harness.store.readEvents(on.match, 1)).map(({ text }) => readEvent(text));
  const answers = events.map((event) => (event.type === 'played' ? event.public.orders.length : 0));
  expect(Math.max(...answers)).toBeLessThanOrEqual(MOST_ANSWERS);
  const journal = good(await on.harness.matches.journal(on.match, 'all'));
  expect((await verifyJournal(journal)).ok).toBe(true);
}, 120_000);

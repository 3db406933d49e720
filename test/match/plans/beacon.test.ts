/** Plans of a match with a beacon: they pause where a throw was ordered, and go on behind it. */
import { expect, test } from 'vitest';
import { sampleOrder } from '../../../src/referee/index.js';
import { TURNS } from '../../toy/components.js';
import { step } from '../harness.js';
import { beginBeacon, makeBeaconHarness } from '../throws/beacon.js';
import { planningOn, sampleAhead } from './planner.js';

const SEEDS = 20;
const MOST_ANSWERS = 30;

/** RED is asked whether he attacks, and it is not the last turn. */
async function attacking() {
  for (let seed = 0; seed < SEEDS; seed++) {
    const harness = await makeBeaconHarness(`a round for a plan ${seed}`);
    const match = await beginBeacon(harness);
    const on = planningOn(harness, match);
    for (;;) {
      const info = await harness.matches.info(match);
      if (info?.status !== 'playing') break;
      if (info.beacon?.waits !== undefined) await harness.fall();
      else if ((await on.page()).question?.kind === 'attack') {
        const { at } = (await on.plan()).rehearsal;
        const order = await sampleAhead(on);
        if (at.turn < TURNS && order?.do === 'attack') return { ...on, order, fall: harness.fall };
        await step(harness, match);
      } else await step(harness, match);
    }
  }
  throw new Error('RED never attacks');
}

test('a plan pauses at the event that orders its throw, no worker moves it, and one goes on behind the round', async () => {
  const on = await attacking();
  await on.edit({ do: 'draft', order: on.order });
  const [attack, ...others] = (await on.plan()).plan.lines;
  if (attack === undefined || others.length > 0) throw new Error('not one line');
  const bid = {
    no: attack.no + 1,
    turn: attack.turn + 1,
    phase: 'dawn',
    kind: 'bid',
    unfit: 'skip',
    conditions: [],
    prefer: [],
    asks: [],
    deeds: [{ orders: [{ do: 'bid', points: 0 }] }],
  };
  await on.edit({ do: 'replace', plan: { lines: [attack, bid], rests: [], unasked: true } });
  await on.press();
  const { matches, store, pick } = on.harness;
  const now = async () => {
    const [info, last] = [await matches.info(on.match), (await store.readEvents(on.match, 1)).at(-1)];
    if (info === undefined) throw new Error('no match');
    return { ...info, type: JSON.parse(last?.text ?? '{}').type };
  };
  const came = async () => (await on.plan()).progress.reports.map(({ no, came: how }) => [no, how]);
  const ordered = await now();
  expect([ordered.type, ordered.waitsFor]).toEqual(['ordered', []]);
  await on.tick();
  expect((await now()).head).toEqual(ordered.head);
  expect(await came()).toEqual([]);
  await on.fall();
  expect((await now()).head.number).toBeGreaterThan(ordered.head.number);
  expect(await came()).toEqual([[attack.no, 'done']]);
  // What BLUE is asked behind it he answers by hand; of RED nobody gives anything.
  for (let i = 0; i < MOST_ANSWERS && (await came()).length < 2; i++) {
    const { waitsFor, beacon } = await now();
    if (beacon?.waits !== undefined) await on.fall();
    else if (waitsFor.includes('BLUE')) {
      const { question } = await on.page('BLUE');
      await on.give('BLUE', (question && sampleOrder(question, pick)) ?? { do: 'end' });
    } else await on.tick();
  }
  expect(await came()).toEqual([
    [attack.no, 'done'],
    [bid.no, 'done'],
  ]);
});

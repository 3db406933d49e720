/** A whole match by pages alone, without a script, by somebody who presses whatever is offered. */
import { expect, test } from 'vitest';
import { giveOneOrder } from '../robot.js';
import { beginMatch, makeWorld, seatedAt } from '../world.js';

const MOST_ORDERS = 80;

test('a match with bids, lists, cards, paths, hits and retreats can be played from beginning to end by links and forms', async () => {
  const world = await makeWorld();
  const kinds = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const match = await beginMatch(world);
    const seats = { RED: await seatedAt(world, match, 'RED'), BLUE: await seatedAt(world, match, 'BLUE') };
    for (let i = 0; i < MOST_ORDERS; i++) {
      const info = await world.matches.info(match);
      const side = info?.waitsFor[0] as 'RED' | 'BLUE' | undefined;
      if (info?.status !== 'playing' || side === undefined) break;
      const { question } = (await seats[side].read(`/m/${match}/${side}`)).body as {
        question: { kind: string };
      };
      kinds.add(question.kind);
      await giveOneOrder(seats[side], `/m/${match}/${side}`, world.pick);
    }
    expect((await world.matches.info(match))?.status).toBe('finished');
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['bid', 'command', 'march']));
  expect(world.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

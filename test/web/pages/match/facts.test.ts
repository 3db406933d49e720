/** What a page says of its match: what two people do together is offered to two people. */
import { expect, test } from 'vitest';
import { good, REQUEST } from '../../../match/harness.js';
import { makeWorld, seatedAt } from '../../world.js';

test.each([
  ['person', true],
  ['robot', false],
] as const)('heads are compared on the telephone against a %s: %s', async (holder, offered) => {
  const world = await makeWorld();
  const [red, blue] = REQUEST.seats;
  if (red === undefined || blue === undefined) throw new Error('no seats');
  const other = holder === 'robot' ? { ...blue, holder, address: null } : blue;
  const { match } = good(await world.matches.open({ ...REQUEST, seats: [red, other] }));
  good(await world.matches.join(match, 'RED', {}));
  const page = await (await seatedAt(world, match, 'RED')).get(`/m/${match}/RED`);
  expect(page.text).toContain('id="facts-title"');
  expect(page.text.includes('data-aloud-part')).toBe(offered);
});

/** What a page says of its match: what two people do together is offered to two people. */
import { expect, test } from 'vitest';
import { good, guardOf, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt } from '../world.js';

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

test.each(['robot', 'person'] as const)(
  'the page that waits says that the practice opponent is choosing, and when it takes longer than usual: %s',
  async (holder) => {
    const world = await makeWorld();
    const [red, blue] = REQUEST.seats;
    if (red === undefined || blue === undefined) throw new Error('no seats');
    const other = holder === 'robot' ? { ...blue, holder, address: null } : blue;
    const { match } = good(await world.matches.open({ ...REQUEST, seats: [red, other] }));
    for (const side of ['RED', 'BLUE']) await world.matches.join(match, side, {});
    const seat = await seatedAt(world, match, 'RED');
    const given = good(await world.matches.page(match, 'RED'));
    good(await world.matches.order(match, 'RED', { ...guardOf(given), order: { do: 'bid', points: 1 } }));
    const choosing = async () =>
      /練習相手が命令を選んでいます。.*?data-slow-in="(\d+)"( hidden)?/.exec(
        (await seat.get(`/m/${match}/RED`)).text,
      );
    const soon = await choosing();
    world.pass(61);
    const late = await choosing();
    if (holder === 'person') expect([soon, late]).toEqual([null, null]);
    else {
      expect(Number(soon?.[1])).toBeGreaterThan(0);
      expect([soon?.[2], late?.[1], late?.[2]]).toEqual([' hidden', '0', undefined]);
    }
  },
);

/** The rematch of a match that is over, asked for on its page. */
import { beforeAll, describe, expect, test } from 'vitest';
import { begin, good, guardOf, REQUEST } from '../../match/harness.js';
import { formsOf, mainOf } from '../html.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
beforeAll(async () => {
  world = await makeWorld();
  match = await begin(world, REQUEST);
  const page = good(await world.matches.page(match, 'RED'));
  good(await world.matches.resign(match, 'RED', guardOf(page)));
});

describe('a press for a rematch', () => {
  test('leads to the seat on the other side, which is taken with one more press', async () => {
    const red = await seatedAt(world, match, 'RED');
    const over = await red.open(`/m/${match}/RED?lang=en`);
    const form = formsOf(mainOf(over.text)).find(({ action }) => action === `/m/${match}/RED/rematch`);
    expect(form).toBeDefined();
    for (const operator of ['none', 'me', 'opponent'])
      expect(over.text).toContain(`name="operator" value="${operator}"`);
    const led = await red.post(form?.action ?? '', {});
    expect(led.status).toBe(303);
    expect(led.headers.location).toMatch(/^\/m\/[a-z0-9]{12}\/BLUE\/join$/);
    const join = await red.open(String(led.headers.location));
    expect(mainOf(join.text)).not.toContain('招待');
    expect(mainOf(join.text)).toContain('あなたの席');
    const [take] = formsOf(mainOf(join.text));
    const taken = await red.post(take?.action ?? '', { take: 'yes' });
    expect(taken.headers.location).toBe(String(led.headers.location).replace('/join', ''));
    // A taken seat is opened by its own links alone.
    const again = await red.post(`/m/${match}/RED/rematch`, {});
    expect(again.headers.location).toMatch(/^\/m\/[a-z0-9]{12}\?lang=ja$/);
  });

  test('says who runs this server: the opponent commits first, and reads why', async () => {
    const other = await begin(world, REQUEST);
    const page = good(await world.matches.page(other, 'RED'));
    good(await world.matches.resign(other, 'RED', guardOf(page)));
    const red = await seatedAt(world, other, 'RED');
    expect((await red.post(`/m/${other}/RED/rematch`, { operator: 'nobody' })).status).toBe(422);
    const led = await red.post(`/m/${other}/RED/rematch`, { operator: 'opponent' });
    const [, next = ''] = /^\/m\/([a-z0-9]{12})\/BLUE\/join$/.exec(String(led.headers.location)) ?? [];
    const seats = (await world.store.readMatch(next))?.seats.map(({ side, first }) => [side, first]);
    expect(Object.fromEntries(seats ?? [])).toEqual({ RED: true, BLUE: false });
  });

  test('needs a link that plays the seat', async () => {
    const stranger = await world.browser().post(`/m/${match}/RED/rematch`, {});
    expect(stranger.status).toBe(404);
  });
});

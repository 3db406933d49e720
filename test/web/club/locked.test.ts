/** What is off in a match of an event is refused at every door, and offered on no page. */
import { describe, expect, test } from 'vitest';
import { begin, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt } from '../world.js';

const CLOCK = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 10, timeouts: 1 } as const;

async function opened() {
  const world = await makeWorld();
  const match = await begin(world, {
    ...REQUEST,
    agreed: true,
    terms: { clock: CLOCK, event: { id: 'event23', pairing: '0.0.1', leg: 1 } },
  });
  const info = await world.matches.info(match);
  const guard = { event: String(info?.head.number ?? 0), draft: '0', key: 'k' };
  return { world, match, guard };
}

const WHO = { name: 'Else', address: 'else@example.org', locale: 'en', timeZone: 'UTC' };

const DOORS: readonly (readonly [what: string, path: string, body: Record<string, string>])[] = [
  ['withdrawing', '/withdraw', { word: 'withdraw' }],
  ['naming a substitute', '/substitute', { ...WHO, whose: 'own' }],
  ['answering for a substitute', '/substitute/answer', { choice: 'accept' }],
  ['a pause without an end', '/clock/pause', { wanted: 'yes' }],
  ['newer rules', '/version', {}],
];

describe.each(DOORS)('%s in a match of an event', (_, path, body) => {
  test('is refused on the page, and changes nothing', async () => {
    const { world, match, guard } = await opened();
    const visitor = await seatedAt(world, match, 'BLUE');
    const before = (await world.store.readMatch(match))?.match;
    const { text, status } = await visitor.post(`/m/${match}/BLUE${path}?lang=en`, { ...guard, ...body });
    expect({ status, told: text.includes('Not in a match of an event') }).toEqual({
      status: 409,
      told: true,
    });
    expect((await world.store.readMatch(match))?.match).toEqual(before);
  });

  test('is refused to a program', async () => {
    const { world, match, guard } = await opened();
    const key = await world.token(match, 'BLUE', 'play');
    const { status, body: problem } = await world.browser().json(
      `/m/${match}/BLUE${path}`,
      { ...guard, ...body, event: Number(guard.event), draft: 0 },
      {
        Authorization: `Bearer ${key}`,
      },
    );
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'locked' });
  });
});

test('the page of a match of an event leads to the event and offers nothing that is off', async () => {
  const { world, match } = await opened();
  const visitor = await seatedAt(world, match, 'BLUE');
  const page = (await visitor.open(`/m/${match}/BLUE?lang=en`)).text;
  expect(page).toContain('/events/event23');
  expect(page).not.toContain('/substitute');
  expect((await visitor.open(`/m/${match}/BLUE/clock?lang=en`)).text).not.toContain('clock/pause');
});

/** Programs on Windows begin JSON with a byte order mark. */
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { good, guardOf } from '../../match/harness.js';
import { BASE, beginMatch, makeWorld } from '../world.js';

test('a byte order mark before a body of JSON does not matter', async () => {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const order = { do: 'bid', points: 1 };
  const body = JSON.stringify({ ...guardOf(good(await world.matches.page(match, 'RED'))), order });
  const answer = await supertest(world.app)
    .post(`/m/${match}/RED/orders`)
    .set({ Accept: 'application/json', Origin: BASE, 'Content-Type': 'application/json' })
    .set('Cookie', `denrei-play=${await world.token(match, 'RED', 'play')}`)
    .send(`\uFEFF${body}`);
  expect([answer.status, answer.body]).toMatchObject([200, { became: 'draft' }]);
});

/** Answers are small on the way, but for those that somebody else may have chosen the words of. */
import supertest from 'supertest';
import { beforeAll, expect, test } from 'vitest';
import { beginMatch, makeWorld, type World } from '../world.js';

let world: World;
let match: string;
beforeAll(async () => {
  world = await makeWorld();
  match = await beginMatch(world);
});

/** How the page of a match comes. */
async function encodingOf(headers: { readonly [name: string]: string }): Promise<string | undefined> {
  const answer = await supertest(world.app)
    .get(`/m/${match}`)
    .set({ 'Accept-Encoding': 'gzip', ...headers });
  expect(answer.status).toBe(200);
  return answer.headers['content-encoding'];
}

test('a page is compressed for whoever asks for it by himself', async () => {
  const Cookie = 'a=b';
  expect(await encodingOf({})).toBe('gzip');
  expect(await encodingOf({ Cookie, 'Sec-Fetch-Site': 'same-origin' })).toBe('gzip');
  expect(await encodingOf({ Cookie, 'Sec-Fetch-Site': 'none' })).toBe('gzip');
});

test('a page that another site had asked for with a cookie is not, nor where the browser does not say', async () => {
  const Cookie = 'a=b';
  expect(await encodingOf({ Cookie, 'Sec-Fetch-Site': 'cross-site' })).toBeUndefined();
  expect(await encodingOf({ Cookie, 'Sec-Fetch-Site': 'same-site' })).toBeUndefined();
  expect(await encodingOf({ Cookie })).toBeUndefined();
});

test('a picture is as it is', async () => {
  const answer = await supertest(world.app).get(`/m/${match}/thumb.png`).set('Accept-Encoding', 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
});

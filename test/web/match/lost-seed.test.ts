/** The pages of a seed that is lost: what is asked of whom, in both languages. */
import { beforeEach, expect, test } from 'vitest';
import { digestOfSeed } from '../../../src/journal/index.js';
import { good, REQUEST } from '../../match/harness.js';
import { makeWorld, seatedAt, type World } from '../world.js';

let world: World;
let match: string;
const seed = 'ab'.repeat(32);

beforeEach(async () => {
  world = await makeWorld();
  match = good(await world.matches.open(REQUEST)).match;
  const digest = digestOfSeed({ match, chain: 1, side: 'RED' }, seed);
  good(await world.matches.join(match, 'RED', { digest }));
});

const guard = async (word: string) => ({
  event: String((await world.matches.info(match))?.head.number),
  draft: '0',
  key: `key ${word}`,
  word,
});

test('its owner is led to new dice from his settings, and asks for them by a word', async () => {
  const red = await seatedAt(world, match, 'RED');
  expect((await red.get(`/m/${match}/RED/mail`)).text).toContain(`/m/${match}/RED/lost`);
  const { text } = await red.get(`/m/${match}/RED/lost`);
  expect(text).toContain('棋譜に回数として残り');
  expect(text).not.toContain('相手の同意が必要です');
  expect((await red.post(`/m/${match}/RED/lost`, await guard('no'))).status).toBe(422);
  expect((await red.post(`/m/${match}/RED/lost`, await guard('失った'))).status).toBe(303);
  expect((await world.matches.info(match))?.commitments.chain).toBe(2);
  expect((await red.get(`/m/${match}/RED/lost`)).status).toBe(409);
});

test('behind the other’s number the other is asked, and new dice come when he agrees', async () => {
  good(await world.matches.join(match, 'BLUE', { seed: 'cd'.repeat(32) }));
  const [red, blue] = [await seatedAt(world, match, 'RED'), await seatedAt(world, match, 'BLUE')];
  expect((await red.get(`/m/${match}/RED`)).text).toContain(`/m/${match}/RED/lost`);
  expect((await red.get(`/m/${match}/RED/lost`)).text).toContain('相手の同意が必要です');
  await red.post(`/m/${match}/RED/lost`, await guard('失った'));
  expect((await red.get(`/m/${match}/RED/lost`)).text).toContain('相手はまだ返答していません');
  expect((await blue.get(`/m/${match}/BLUE`)).text).toContain('asks for new dice');
  expect((await blue.get(`/m/${match}/BLUE/lost`)).text).toContain('asks for new dice');
  const wrong = await blue.post(`/m/${match}/BLUE/lost/agree`, await guard('no'));
  expect(wrong.text).toContain(`class="button" href="/m/${match}/BLUE/lost"`);
  expect((await blue.post(`/m/${match}/BLUE/lost/agree`, await guard('agree'))).status).toBe(303);
  expect((await world.matches.info(match))?.commitments.chain).toBe(2);
});

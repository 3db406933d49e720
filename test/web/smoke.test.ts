import { expect, test } from 'vitest';
import { beginMatch, makeWorld } from './world.js';
import { giveOneOrder } from './robot.js';
test('smoke', async () => {
  const world = await makeWorld();
  const match = await beginMatch(world);
  const red = world.browser();
  const blue = world.browser();
  await red.open(`/l/${await world.token(match, 'RED', 'play')}`);
  await blue.open(`/l/${await world.token(match, 'BLUE', 'play')}`);
  let n = 0;
  try {
  for (; n < 120; n++) {
    const info = await world.matches.info(match);
    if (info?.status !== 'playing') break;
    const side = info.waitsFor[world.pick(info.waitsFor.length)]!;
    await giveOneOrder(side === 'RED' ? red : blue, `/m/${match}/${side}`, world.pick);
  }
  } catch (e) {
  console.log(world.lines.filter((l)=>l.includes('err')).map((l)=>JSON.parse(l).err?.stack).slice(0,2).join('\n').slice(0,3000));
    throw e;
  }
  const info = await world.matches.info(match);
  console.log(n, info?.status, info?.head, info?.ended, world.lines.length);
  const page = await red.open(`/m/${match}/RED`);
  console.log(page.status, page.text.replace(/<svg[\s\S]*?<\/svg>/g,'<svg/>'));
  expect(1).toBe(1);
});

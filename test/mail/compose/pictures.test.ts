import { expect, test } from 'vitest';
import { keepingPictures, picturesFor } from '../../../src/mail/compose/pictures.js';
import type { DrawMap, MapShown } from '../../../src/mail/compose/types.js';
import type { GameMap, Scene } from '../../../src/referee/index.js';
import { game } from '../samples.js';

const start = game.position.view(game.rules.start({ scenario: 'standard', options: {} }), 'RU');
const map = (title: string): GameMap => ({
  ground: game.picture.ground('en'),
  scene: { ...game.picture.scene(start, 'en', []), title },
});

const reader = { side: 'RU', asked: [] };
const WHOLE = { whole: 'broad' } as const;

function counted(fails = 0) {
  const drawn: string[] = [];
  const draw = keepingPictures(async ({ scene: { title } }) => {
    drawn.push(title);
    if (drawn.length <= fails) throw new Error('no fonts');
    return Buffer.from(title);
  }, 2);
  return { drawn, draw };
}

test('a picture is drawn once, for mails at the same time too', async () => {
  const { drawn, draw } = counted();
  await Promise.all([draw(map('a'), undefined, WHOLE), draw(map('a'), undefined, WHOLE)]);
  expect(String((await draw(map('a'), undefined, WHOLE)).png)).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('another scene never gets the picture of this one', async () => {
  const { draw } = counted();
  expect([
    String((await draw(map('a'), undefined, WHOLE)).png),
    String((await draw(map('b'), undefined, WHOLE)).png),
  ]).toEqual(['a', 'b']);
});

test('the picture that was not asked for longest makes room', async () => {
  const { drawn, draw } = counted();
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await draw(map(title), undefined, WHOLE);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that could not be drawn is tried again', async () => {
  const { draw } = counted(1);
  await expect(draw(map('a'), undefined, WHOLE)).rejects.toThrow('no fonts');
  expect(String((await draw(map('a'), undefined, WHOLE)).png)).toBe('a');
});

test('a picture is kept in the lines that a mail takes', async () => {
  const { png, encoded } = await keepingPictures(async () => Buffer.alloc(1000, 7))(
    map('a'),
    undefined,
    WHOLE,
  );
  expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBe(76);
  expect(Buffer.from(encoded, 'base64')).toEqual(png);
});

test('the whole map comes first, then where something changed, as far as 200 kB reach', async () => {
  const { ground } = map('a');
  const far = [ground.places[0], ground.places.at(-1)].map((place) => place?.id ?? '');
  const changes = far.map((at) => ({ style: 'loss', at, unit: null, title: `lost at ${at}` }) as const);
  const shown = (bytes: number) =>
    picturesFor(
      keepingPictures(async (_, __, asked) => Buffer.alloc(bytes, 'part' in asked ? 2 : 1)),
      { ground, scene: { ...map('a').scene, changes } },
      undefined,
      reader,
    );
  const small = await shown(10_000);
  expect(small.map(({ picture }) => picture.png[0])).toEqual([1, 2, 2]);
  expect(small.flatMap((one) => one.changes)).toEqual(
    expect.arrayContaining(changes.map(({ title }) => title)),
  );
  expect(await shown(90_000)).toHaveLength(2);
  expect(await shown(150_000)).toHaveLength(1);
});

test('parts that are tall are fewer: a phone shows the mail in less than four screens', async () => {
  const { ground } = map('a');
  const far = [ground.places[0], ground.places.at(-1)].map((place) => place?.id ?? '');
  const changes = far.map((at) => ({ style: 'loss', at, unit: null, title: `lost at ${at}` }) as const);
  const shown = (high: number) =>
    picturesFor(
      keepingPictures(async () => headed(720, high)),
      { ground, scene: { ...map('a').scene, changes } },
      undefined,
      reader,
    );
  expect(await shown(700)).toHaveLength(3);
  expect(await shown(1000)).toHaveLength(2);
});

/** What a PNG begins with, as far as its size. */
function headed(width: number, height: number): Buffer {
  const png = Buffer.alloc(100);
  png.write('PNG', 1, 'latin1');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

test('beside its parts the whole map is a small key with a frame around each; alone it is broad', async () => {
  const { ground } = map('a');
  const far = [ground.places[0], ground.places.at(-1)].map((place) => place?.id ?? '');
  const changes = far.map((at) => ({ style: 'loss', at, unit: null, title: `lost at ${at}` }) as const);
  const drawn: MapShown[] = [];
  const draw: DrawMap = async (_, __, shown) => {
    drawn.push(shown);
    return Buffer.alloc(10_000);
  };
  const drawnFor = async (scene: Partial<Scene>) => {
    drawn.length = 0;
    const whole = { ground, scene: { ...map('a').scene, ...scene } };
    const shown = await picturesFor(keepingPictures(draw), whole, undefined, reader);
    return shown.map(({ why }) => why);
  };
  expect(await drawnFor({ changes })).toEqual(['whole', 'changes', 'changes']);
  const parts = drawn.flatMap((shown) => ('part' in shown ? [shown.part] : []));
  expect(drawn.at(-1)).toEqual({ whole: 'key', frames: parts });
  expect(await drawnFor({})).toEqual(['whole', 'army']);
  expect(await drawnFor({ counters: [] })).toEqual(['whole']);
  expect(drawn).toEqual([{ whole: 'broad' }]);
});

test('a whole map that would be too large is drawn narrower', async () => {
  const sizes = { key: 50_000, narrow: 118_000, broad: 215_000 };
  const [shown] = await picturesFor(
    keepingPictures(async (_, __, asked) => Buffer.alloc('whole' in asked ? sizes[asked.whole] : 60_000)),
    { ...map('a'), scene: { ...map('a').scene, counters: [] } },
    undefined,
    reader,
  );
  expect(shown?.picture.png).toHaveLength(118_000);
});

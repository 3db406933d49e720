import { expect, test } from 'vitest';
import { keepingPictures, picturesFor } from '../../../src/mail/compose/pictures.js';
import type { GameMap, SceneChange } from '../../../src/referee/index.js';
import { game } from '../samples.js';

const start = game.view(game.start({ scenario: 'standard', options: {} }), 'RU');
const map = (title: string): GameMap => ({
  ground: game.ground('en'),
  scene: { ...game.scene(start, 'en', []), title },
});

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
  await Promise.all([draw(map('a')), draw(map('a'))]);
  expect(String((await draw(map('a'))).png)).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('another scene never gets the picture of this one', async () => {
  const { draw } = counted();
  expect([String((await draw(map('a'))).png), String((await draw(map('b'))).png)]).toEqual(['a', 'b']);
});

test('the picture that was not asked for longest makes room', async () => {
  const { drawn, draw } = counted();
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await draw(map(title));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that could not be drawn is tried again', async () => {
  const { draw } = counted(1);
  await expect(draw(map('a'))).rejects.toThrow('no fonts');
  expect(String((await draw(map('a'))).png)).toBe('a');
});

test('a picture is kept in the lines that a mail takes', async () => {
  const { png, encoded } = await keepingPictures(async () => Buffer.alloc(1000, 7))(map('a'));
  expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBe(76);
  expect(Buffer.from(encoded, 'base64')).toEqual(png);
});

test('the whole map comes first, then where something changed, as far as 200 kB reach', async () => {
  const { ground } = map('a');
  const far = [ground.places[0], ground.places.at(-1)].map((place) => place?.id ?? '');
  const changes = far.map((at) => ({ style: 'loss', at, title: `lost at ${at}` }) as const);
  const shown = (bytes: number) =>
    picturesFor(
      keepingPictures(async (_, __, cut) => Buffer.alloc(bytes, cut === undefined ? 1 : 2)),
      { ground, scene: { ...map('a').scene, changes } },
      undefined,
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
  const changes = far.map((at) => ({ style: 'loss', at, title: `lost at ${at}` }) as const);
  const shown = (high: number) =>
    picturesFor(
      keepingPictures(async () => headed(720, high)),
      { ground, scene: { ...map('a').scene, changes } },
      undefined,
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

test('a map that would leave its parts no room is drawn narrower beside them, and whole without them', async () => {
  const { ground } = map('a');
  const at = ground.places[0]?.id ?? '';
  const shown = (changes: SceneChange[], bytes = 195_000) =>
    picturesFor(
      keepingPictures(async (_, __, cut, width) =>
        Buffer.alloc(cut ? 60_000 : { key: 50_000, narrow: 118_000, broad: bytes }[width ?? 'broad']),
      ),
      { ground, scene: { ...map('a').scene, changes } },
      undefined,
    );
  const sizes = async (...given: Parameters<typeof shown>) =>
    (await shown(...given)).map(({ picture }) => picture.png.length);
  const lost = { style: 'loss', at, title: 'lost' } as const;
  expect(await sizes([lost])).toEqual([118_000, 60_000]);
  expect(await sizes([])).toEqual([195_000]);
  expect(await sizes([], 215_000)).toEqual([118_000]);
  // News all over the map: its parts can be read, the whole is their key.
  const far = { style: 'loss', at: ground.places.at(-1)?.id ?? '', title: 'lost too' } as const;
  expect(await sizes([lost, far])).toEqual([50_000, 60_000, 60_000]);
});

import { expect, test } from 'vitest';
import { keepingPictures } from '../../../src/mail/compose/pictures.js';
import type { Scene } from '../../../src/referee/index.js';
import { game } from '../samples.js';

const start = game.view(game.start({ scenario: 'standard', options: {} }), 'RU');
const scene = (title: string): Scene => ({ ...game.scene(start, 'en', []), title });

function counted(fails = 0) {
  const drawn: string[] = [];
  const draw = keepingPictures(async ({ title }) => {
    drawn.push(title);
    if (drawn.length <= fails) throw new Error('no fonts');
    return Buffer.from(title);
  }, 2);
  return { drawn, draw };
}

test('a picture is drawn once, for mails at the same time too', async () => {
  const { drawn, draw } = counted();
  await Promise.all([draw(scene('a')), draw(scene('a'))]);
  expect(String((await draw(scene('a'))).png)).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('another scene never gets the picture of this one', async () => {
  const { draw } = counted();
  expect([String((await draw(scene('a'))).png), String((await draw(scene('b'))).png)]).toEqual(['a', 'b']);
});

test('the picture that was not asked for longest makes room', async () => {
  const { drawn, draw } = counted();
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await draw(scene(title));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('a picture that could not be drawn is tried again', async () => {
  const { draw } = counted(1);
  await expect(draw(scene('a'))).rejects.toThrow('no fonts');
  expect(String((await draw(scene('a'))).png)).toBe('a');
});

test('a picture is kept in the lines that a mail takes', async () => {
  const { png, encoded } = await keepingPictures(async () => Buffer.alloc(1000, 7))(scene('a'));
  expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBe(76);
  expect(Buffer.from(encoded, 'base64')).toEqual(png);
});

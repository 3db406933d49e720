/** Pictures drawn in the thread of the bundle. */
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureFonts } from '../../../scripts/build/fonts.mjs';
import { type DrawingThread, sceneToPng, startDrawing } from '../../../src/board/index.js';
import { projectRoot } from '../../../src/root.js';
import { dawn, islands, LOOK } from '../positions.js';

const BUNDLE = join(projectRoot(), 'dist', 'drawing-thread.js');
const PAPER = { width: 400, theme: 'light' } as const;

beforeAll(ensureFonts);
let drawing: DrawingThread;
afterEach(() => drawing.stop());

test('a picture from the thread is that of the house to the byte, several at once too', async () => {
  drawing = startDrawing(BUNDLE);
  const scenes = [dawn('ja'), islands('en'), dawn('en')];
  const there = await Promise.all(scenes.map((scene) => drawing.draw(scene, { ...PAPER, look: LOOK })));
  const here = await Promise.all(scenes.map((scene) => sceneToPng(scene, { ...PAPER, look: LOOK })));
  expect(there.map((png, i) => png.equals(here[i] ?? Buffer.alloc(0)))).toEqual([true, true, true]);
});

test('a map is told to the thread once, and again when the thread was started anew', async () => {
  drawing = startDrawing(BUNDLE);
  const [night, noon] = [dawn('ja'), dawn('ja')];
  const options = { ...PAPER, look: LOOK };
  const first = await drawing.draw(night, options);
  expect((await drawing.draw({ ...noon, ground: night.ground }, options)).equals(first)).toBe(true);
  await drawing.stop();
  expect((await drawing.draw(night, options)).equals(first)).toBe(true);
});

test('a ground that was drawn ahead makes no other picture', async () => {
  drawing = startDrawing(BUNDLE);
  const map = dawn('en');
  const options = { ...PAPER, look: LOOK };
  await drawing.prepare(map.ground, options);
  expect((await drawing.draw(map, options)).equals(await sceneToPng(map, options))).toBe(true);
});

test('a thread that is not there is an error with a code, not the end of the process', async () => {
  drawing = startDrawing(join(projectRoot(), 'dist', 'no-such-thread.js'));
  await expect(drawing.draw(dawn('ja'), PAPER)).rejects.toMatchObject({ code: 'thread-ended' });
});

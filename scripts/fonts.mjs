/**
 * Makes the fonts of the map pictures in dist/fonts, unless they are there: `node scripts/fonts.mjs`.
 *
 * The SVG renderer opens the font file again for every text, so small files matter more than anything else:
 * `latin` (ASCII, 10 kB) draws hex numbers and figures, `kanji` holds every character that the games use, and
 * `spare` is the whole font, taken only for a map with characters that no game of ours has (a component pack).
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCE = join(ROOT, 'node_modules/@expo-google-fonts/biz-udgothic');
const TARGET = join(ROOT, 'dist/fonts');
const LOCK = join(ROOT, 'dist/fonts.lock');
const WEIGHTS = [
  [400, '400Regular/BIZUDGothic_400Regular.ttf'],
  [700, '700Bold/BIZUDGothic_700Bold.ttf'],
];
/** To be raised when this script makes other files of the same characters. */
const RECIPE = 1;
const LOCK_IS_STALE_AFTER = 60_000;

const ASCII = range(0x20, 0x7e);
/** Latin-1, punctuation, arrows, Roman and circled numbers, box shapes, kana, full-width forms. */
const COMMON = [
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2160, 0x217b],
  [0x2190, 0x2193],
  [0x2460, 0x2473],
  [0x25a0, 0x25ef],
  [0x3000, 0x303f],
  [0x3041, 0x30ff],
  [0xff01, 0xff9f],
]
  .map(([from, to]) => range(from, to))
  .join('');

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Makes dist/fonts if it is missing or was made for other characters. Safe to call from several processes at once. */
export async function ensureFonts() {
  const characters = await neededCharacters();
  const key = createHash('sha256').update(`${RECIPE} ${characters}`).digest('hex');
  if (await isFresh(key)) return;
  await underLock(async () => {
    if (!(await isFresh(key))) await makeFonts(key, characters);
  });
}

/** Every character that can stand on a map: the common ones and all in the sources of the games and the board, in code-point order. */
async function neededCharacters() {
  const found = new Set(ASCII + COMMON);
  for (const folder of ['src/games', 'src/board']) {
    const files = await readdir(join(ROOT, folder), { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => /\.(json|ts)$/.test(name)))
      for (const character of await readFile(join(ROOT, folder, file), 'utf8')) found.add(character);
  }
  return [...found]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

async function isFresh(key) {
  const text = await readFile(join(TARGET, 'fonts.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).key === key;
}

async function makeFonts(key, characters) {
  const draft = join(ROOT, `dist/fonts.${process.pid}`);
  await mkdir(draft, { recursive: true });
  const { default: subset } = await import('subset-font');
  for (const [weight, file] of WEIGHTS) {
    const whole = await readFile(join(SOURCE, file));
    const cut = (text, family) =>
      subset(whole, text, { targetFormat: 'sfnt', keepFeatures: [], noHinting: true }).then((font) => renamed(font, family));
    await writeFile(join(draft, `latin-${weight}.ttf`), await cut(ASCII, 'Denrei Latin'));
    await writeFile(join(draft, `kanji-${weight}.ttf`), await cut(characters, 'Denrei Kanji'));
  }
  await copyFile(join(SOURCE, WEIGHTS[0][1]), join(draft, 'spare.ttf'));
  await copyFile(join(SOURCE, 'LICENSE_FONT'), join(draft, 'OFL.txt'));
  await publish(draft, { key, characters });
}

/** Gives a font another family, so that two cuts of it can be told apart. The names are equally long: nothing in the file moves. */
function renamed(font, family) {
  const [from, to] = ['BIZ UDGothic', family].map((name) => Buffer.from(name, 'utf16le').swap16());
  const copy = Buffer.from(font);
  let count = 0;
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at)) count += to.copy(copy, at) / to.length;
  if (from.length !== to.length || count === 0) throw new Error(`the font cannot be renamed to ${family}`);
  return copy;
}

/** Moves the finished files into place, the list that vouches for them last. */
async function publish(draft, list) {
  await mkdir(TARGET, { recursive: true });
  await rm(join(TARGET, 'fonts.json'), { force: true });
  for (const file of await readdir(draft)) await rename(join(draft, file), join(TARGET, file));
  await writeFile(join(draft, 'fonts.json'), `${JSON.stringify(list)}\n`);
  await rename(join(draft, 'fonts.json'), join(TARGET, 'fonts.json'));
  await rm(draft, { recursive: true });
}

async function underLock(work) {
  await mkdir(dirname(LOCK), { recursive: true });
  while (!(await taken())) await sleep(50);
  try {
    await work();
  } finally {
    await rm(LOCK, { recursive: true, force: true });
  }
}

/** A folder is made by one process only; one that a killed process left behind is removed. */
async function taken() {
  try {
    await mkdir(LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const lock = await stat(LOCK).catch(() => undefined);
    if (lock && Date.now() - lock.mtimeMs > LOCK_IS_STALE_AFTER) await rm(LOCK, { recursive: true, force: true });
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureFonts();

/**
 * Makes the letters of the map pictures in dist/fonts, unless they are there: `node scripts/build/fonts.mjs`.
 *
 * The SVG renderer opens the font file again for every text, which cost more than all the rest of a map. So
 * every character that the games use is drawn once here, and pictures set their texts from these outlines:
 * `outlines.json`, path data by face and character. `spare` is the whole font, taken only for characters that
 * no game of ours has (a component pack). `web` holds the Latin faces for the maps of pages.
 */
import '../../bin/node.mjs';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGES = join(ROOT, 'node_modules/@expo-google-fonts');
const TARGET = join(ROOT, 'dist/fonts');
const LOCK = join(ROOT, 'dist/fonts.lock');
const GOTHIC = 'biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf';
/**
 * The faces of the maps: Japanese letters, and for Latin ones a narrow face for figures and a serif one for
 * names.
 */
const FACES = [
  { face: 'regular', file: GOTHIC },
  { face: 'bold', file: 'biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf' },
  ...[
    ['regular', 'barlow-semi-condensed/500Medium/BarlowSemiCondensed_500Medium.ttf'],
    ['bold', 'barlow-semi-condensed/700Bold/BarlowSemiCondensed_700Bold.ttf'],
    ['serif', 'eb-garamond/500Medium/EBGaramond_500Medium.ttf'],
    ['italic', 'eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf'],
  ].map(([face, file]) => ({ face, file, latin: true })),
];
const LICENCES = ['biz-udgothic', 'barlow-semi-condensed', 'eb-garamond'];
/**
 * Letters of the Japanese titles in the frames of the maps, drawn once: the font is 9 MB. Made of Shippori Mincho
 * by `node scripts/build/fonts.mjs --titles <its file>`; where a letter is missing a title is set as before.
 */
const TITLES = join(ROOT, 'scripts/build/title-letters.json');
const TITLES_LICENCE = join(ROOT, 'scripts/build/title-letters.OFL.txt');
/** To be raised when this script makes other files of the same characters. */
const RECIPE = 4;
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

/** What the Latin faces have: ASCII, Latin-1, dashes, quotation marks, points. */
const LATIN = new Set(`${ASCII}${range(0xa1, 0xff)}–—‘’“”…`);

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/**
 * Makes dist/fonts if it is missing or was made for other characters. Safe to call from several processes at
 * once.
 */
export async function ensureFonts() {
  const characters = await neededCharacters();
  const key = createHash('sha256').update(`${RECIPE} ${characters}`).digest('hex');
  if (await isFresh(key)) return;
  await underLock(async () => {
    if (!(await isFresh(key))) await makeFonts(key, characters);
  });
}

/**
 * Every character that can stand on a map: the common ones and all in the sources of the games and the board,
 * in code-point order.
 */
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
  const letters = [...characters].filter((character) => !DEPENDS_ON_NEIGHBOURS.test(character));
  const faces = {};
  for (const { face, file, latin = false } of FACES) {
    const whole = await readFile(join(PACKAGES, file));
    const has = latin ? letters.filter((letter) => LATIN.has(letter)) : letters;
    const cut = join(draft, 'cut.ttf');
    await writeFile(cut, await subset(whole, has.join(''), { ...PLAIN, targetFormat: 'sfnt' }));
    // Where a Latin face has a letter, it is that face's.
    faces[face] = { ...faces[face], ...outlines(cut, has) };
    await rm(cut);
    const web = join(draft, `${face}.woff2`);
    if (latin) await writeFile(web, await subset(whole, has.join(''), { ...PLAIN, targetFormat: 'woff2' }));
  }
  faces.title = { ...faces.serif, ...JSON.parse(await readFile(TITLES, 'utf8')) };
  await writeFile(join(draft, 'outlines.json'), `${JSON.stringify({ em: EM, faces })}\n`);
  await copyFile(join(PACKAGES, GOTHIC), join(draft, 'spare.ttf'));
  const licences = LICENCES.map((font) => join(PACKAGES, font, 'LICENSE_FONT'));
  const read = [...licences, TITLES_LICENCE].map((file) => readFile(file, 'utf8'));
  await writeFile(join(draft, 'OFL.txt'), (await Promise.all(read)).join('\n'));
  await publish(draft, { key, characters });
}

const PLAIN = { keepFeatures: [], noHinting: true };
/** Marks, joiners and halves of pairs: no letters by themselves. */
const DEPENDS_ON_NEIGHBOURS = /\p{M}|\p{C}/u;
/** Units of the font to an em: its outlines have whole coordinates. */
const EM = 2048;
/** Stands behind each character to show how wide it is. */
const FENCE = 'I';

/**
 * What the renderer makes of each character, by character: its width and its path data, relative to where it
 * begins. Colours tell whose an outline is; those of fences are higher.
 */
function outlines(font, letters) {
  const fence = 0x800000;
  const coloured = (text, colour, more = '') =>
    `<tspan ${more} fill="#${colour.toString(16).padStart(6, '0')}">${text}</tspan>`;
  const marked = ['', ...letters].map((letter, i) =>
    coloured(escaped(letter) + coloured(FENCE, fence + i), i, 'x="0" y="0"'),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text xml:space="preserve" font-size="${EM}" font-kerning="none">${marked.join('')}</text></svg>`;
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font] },
    textRendering: 2,
  }).toString();
  const paths = new Map(
    Array.from(drawn.matchAll(/<path fill="#(\w{6})"[^>]*? d="([^"]*)"/g), ([, colour, d]) => [
      Number.parseInt(colour, 16),
      d,
    ]),
  );
  const leftOf = (i) => Number(paths.get(fence + i)?.split(' ')[1]);
  return Object.fromEntries(
    letters.map((letter, at) => {
      const width = Math.round(leftOf(at + 1) - leftOf(0));
      if (!Number.isFinite(width)) throw new Error(`no outline of ${JSON.stringify(letter)}`);
      return [letter, [width, relative(paths.get(at + 1) ?? '')]];
    }),
  );
}

function escaped(text) {
  return text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]);
}

/** Path data of moves, lines and curves in whole units, each from where the last one ended. */
function relative(d) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const step = ([command, ...numbers]) => {
    const from = [x, y];
    const shifts = numbers.map((number, i) => Math.round(number) - from[i % 2]);
    if (command === 'Z') [x, y] = [startX, startY];
    else [x, y] = [x + shifts.at(-2), y + shifts.at(-1)];
    if (command === 'M') [startX, startY] = [x, y];
    if (command === 'L' && shifts[1] === 0) return `h${shifts[0]}`;
    if (command === 'L' && shifts[0] === 0) return `v${shifts[1]}`;
    return command.toLowerCase() + shifts.join(' ').replaceAll(' -', '-');
  };
  return Array.from(d.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command, rest]) =>
    step([command, ...rest.trim().split(' ').filter(Boolean).map(Number)]),
  ).join('');
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
    if (lock && Date.now() - lock.mtimeMs > LOCK_IS_STALE_AFTER)
      await rm(LOCK, { recursive: true, force: true });
    return false;
  }
}

/** The letters that the titles of the games need in Japanese, as outlines of a font. */
async function drawTitles(file) {
  const games = await readdir(join(ROOT, 'src/games'));
  const texts = await Promise.all(
    games.map((game) =>
      readFile(join(ROOT, 'src/games', game, 'words/ja/picture.ts'), 'utf8').catch(() => ''),
    ),
  );
  const said = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}(?:title|dates): '(.*)',$/gm)].map(([, line]) => line),
  );
  const letters = [...new Set(said.join(''))].filter((letter) => !LATIN.has(letter)).sort();
  await writeFile(TITLES, `${JSON.stringify(outlines(file, letters), null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [flag, file] = process.argv.slice(2);
  if (flag === '--titles' && file) await drawTitles(file);
  else await ensureFonts();
}

/** Colours of the board. Sides differ in lightness and shape too, so that colour is never the only sign. */
import type { HouseTone, SceneLook, Tone } from '../../referee/index.js';

/** What the light of the moon leaves of red, green and blue, of 255. */
const MOON = [0x71, 0x84, 0xa6] as const;

/** What is not merely dimmed: texts, halos and lines. */
const LEGIBLE = {
  paper: '#39425a',
  ink: '#f7f1df',
  faint: '#d5cfbd',
  line: '#c8bfa2',
  contour: '#2a2a33',
  net: '#e8e6d8',
  lit: '#c9d6f2',
  dusk: '#0b0f22',
  road: '#252433',
  way: '#b9b7ae',
  casing: '#4c5466',
} as const;

/** A palette of `#rrggbb` by night. */
function byNight<Palette extends { readonly [ink: string]: string }>(
  day: Palette,
): { readonly [ink in keyof Palette]: string } {
  const dimmed = Object.entries(day).map(([ink, hex]) => [ink, dim(hex)] as const);
  return { ...day, ...Object.fromEntries(dimmed), ...LEGIBLE };
}

function dim(hex: string): string {
  const channels = MOON.map((share, i) => {
    const value = (Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) * share) / 255;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * A palette as such; `auto` is light, and a page's stylesheet turns it dark where the reader likes it dark.
 */
export type Theme = 'light' | 'dark' | 'auto';
export type Shade = 'light' | 'dark';
/** What a ground is drawn in: on a night turn by night, whatever the reader likes. */
export type Light = Shade | 'night';

/** The board's own colours beside the tones of scenes. */
type Own =
  | 'paper'
  | 'ink'
  | 'faint'
  | 'line'
  | 'card'
  | 'card-ink'
  | 'card-worn'
  | 'card-box'
  | `${'second' | 'third' | 'fourth' | 'fifth' | 'ochre' | 'violet'}-${'worn' | 'box'}`
  | 'rose-worn'
  | 'neutral-worn'
  | 'shadow'
  | 'plate'
  | 'edge'
  | 'bank'
  | 'blocks'
  | 'building'
  | 'way'
  | 'contour'
  | 'shore'
  | 'net'
  | 'lit'
  | 'dusk'
  | 'casing'
  | 'ocean'
  | 'surf'
  | 'palm'
  | 'palm-edge'
  | 'water-name'
  | 'sea-name'
  | `${'forest' | 'clear' | 'plateau' | 'jungle'}-patch`
  | 'inland';
/** Colours that the board has for every game. */
type Ground = HouseTone | Own;
/**
 * What a part may be painted with: a ground, a tone of the game's look, or the colour of texts `on-` one of
 * them.
 */
export type Ink = Ground | Tone;

/** What is printed on counters is the same by day and by night. */
const COUNTERS = {
  first: '#b8351f',
  second: '#24504f',
  third: '#55632f',
  card: '#fbf3e0',
  'card-ink': '#2a1a12',
  'card-worn': '#d9d0c0',
  'second-worn': '#566f6e',
  'third-worn': '#666c57',
  'neutral-worn': '#8f908c',
  edge: '#141210',
  fourth: '#4e5a36',
  fifth: '#1f4a63',
  'card-box': '#fffdf6',
  'second-box': '#2f625f',
  'third-box': '#65743b',
  'fourth-worn': '#646a59',
  'fourth-box': '#606d45',
  'fifth-worn': '#56697a',
  'fifth-box': '#2b5b77',
  ochre: '#7f5210',
  'ochre-worn': '#75664c',
  'ochre-box': '#8f6118',
  violet: '#6b4a86',
  'violet-worn': '#6d6580',
  'violet-box': '#785796',
  rose: '#e5a493',
  'rose-worn': '#d6bfb7',
  shadow: '#1a120a',
  plate: '#fffaf0',
} as const;

const LIGHT: { readonly [ink in Ground]: string } = {
  ...COUNTERS,
  low: '#e9e3c8',
  middle: '#d6be8b',
  high: '#b78f56',
  water: '#8cbaca',
  deep: '#6f9bb3',
  shallow: '#a9d1d3',
  lagoon: '#b3d9d2',
  beach: '#f0e2b6',
  reef: '#f7f8ec',
  clear: '#e3e0c0',
  plateau: '#d3c08c',
  forest: '#b4c488',
  jungle: '#93ae6c',
  hill: '#c2a96b',
  mountain: '#b3925f',
  swamp: '#b9c6a0',
  urban: '#ddc9ae',
  heavy: '#c7a283',
  airfield: '#d4d3c6',
  town: '#d8ccc0',
  road: '#6b4c2c',
  border: '#6f6250',
  day: '#f7e3a1',
  night: '#2b3957',
  neutral: '#cfd0cc',
  alarm: '#b5170f',
  choice: '#1a66c9',
  paper: '#f7f1df',
  ink: '#2b2520',
  faint: '#6b6153',
  line: '#a8987a',
  contour: '#7c5a2e',
  shore: '#6f6440',
  net: '#6e5526',
  lit: '#fffbea',
  dusk: '#4a2f12',
  way: '#fbf5e2',
  blocks: '#b99a7c',
  building: '#935c49',
  bank: '#3f6474',
  casing: '#fdf8ea',
  ocean: '#5f93ae',
  surf: '#cfe5dd',
  palm: '#3f6b34',
  'palm-edge': '#1e3a1a',
  'water-name': '#3f7482',
  'sea-name': '#eef6f6',
  inland: '#dfd0a6',
  'forest-patch': '#a5b97a',
  'clear-patch': '#d9d9b2',
  'plateau-patch': '#c7b07a',
  'jungle-patch': '#7c9a58',
};

const DARK: { readonly [ink in Ground]: string } = {
  ...COUNTERS,
  low: '#5f5e51',
  middle: '#463e2e',
  high: '#2b2318',
  water: '#1e3a48',
  deep: '#122b38',
  shallow: '#2d5560',
  lagoon: '#2f5a5c',
  beach: '#5b543d',
  reef: '#5a6055',
  clear: '#3a392f',
  plateau: '#544a33',
  forest: '#33452c',
  jungle: '#33452c',
  hill: '#584a2e',
  mountain: '#6a5436',
  swamp: '#38412f',
  urban: '#4e463b',
  heavy: '#66503f',
  airfield: '#4a4b47',
  town: '#4b4640',
  road: '#1b1610',
  border: '#93897a',
  day: '#e6ca72',
  night: '#2a3a66',
  neutral: '#b9bbb7',
  alarm: '#d02f35',
  choice: '#6cb2ff',
  paper: '#1f1c17',
  ink: '#ece6d9',
  faint: '#aaa292',
  line: '#615b4f',
  contour: '#c7a873',
  shore: '#c9b98a',
  net: '#ede4c6',
  lit: '#d9d0ae',
  dusk: '#000000',
  way: '#b8ab8a',
  blocks: '#62563f',
  building: '#855a49',
  bank: '#0f222c',
  casing: '#1a1b1d',
  ocean: '#10252f',
  surf: '#3a6871',
  palm: '#7fae62',
  'palm-edge': '#1b2a17',
  'water-name': '#9cc6cc',
  'sea-name': '#86aab8',
  inland: '#514e40',
  'forest-patch': '#2b3b25',
  'clear-patch': '#37362d',
  'plateau-patch': '#504631',
  'jungle-patch': '#2b3b25',
};

const TEXT_ON = { dark: '#2b2520', light: '#f8f3e4' } as const;

const ON = 'on-';
const NO_LOOK: SceneLook = {};

/**
 * The colour of an ink as `#rrggbb`. @throws RangeError for a tone that neither the board nor the look has.
 */
export function colour(shade: Light, ink: Ink, look: SceneLook = NO_LOOK): string {
  const known = COLOURS[shade].get(ink);
  if (known !== undefined) return known;
  const own = look.tones?.[groundOf(ink)];
  if (own === undefined) throw new RangeError(`no tone "${ink}"`);
  const value = own[shade === 'light' ? 'light' : 'dark'];
  return ink.startsWith(ON) ? textOn(value) : value;
}

function groundOf(ink: Ink): Tone {
  return ink.startsWith(ON) ? ink.slice(ON.length) : ink;
}

function textOn(ground: string): string {
  return contrast(ground, TEXT_ON.dark) >= contrast(ground, TEXT_ON.light) ? TEXT_ON.dark : TEXT_ON.light;
}

/**
 * What an ink is called in stylesheets. Two games may call different colours alike: theirs go by the colours.
 */
export function inkClass(ink: Ink, { tones = {} }: SceneLook): string {
  const own = COLOURS.light.has(ink) ? undefined : tones[groundOf(ink)];
  if (own === undefined) return ink;
  const name = `${own.light}${own.dark}`.replaceAll('#', '-').slice(1);
  return ink.startsWith(ON) ? `${ON}${name}` : name;
}

/** Every ink of the board, for stylesheets and tests. */
export function inks(): Ink[] {
  return withTexts(Object.keys(LIGHT));
}

function withTexts(grounds: readonly Tone[]): Ink[] {
  return [...grounds, ...grounds.map((ground) => `${ON}${ground}`)];
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * The rules that turn boards of theme `auto` dark, for the page's own stylesheet (a board carries no style of
 * its own).
 */
export function boardStylesheet(looks: readonly SceneLook[]): string {
  const own = looks.flatMap((look) =>
    withTexts(Object.keys(look.tones ?? {})).flatMap((ink) => darkening(ink, look)),
  );
  const rules = [...inks().flatMap((ink) => darkening(ink, NO_LOOK)), ...new Set(own)];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}\n`;
}

function darkening(ink: Ink, look: SceneLook): string[] {
  const [name, dark] = [inkClass(ink, look), colour('dark', ink, look)];
  return [`.board-auto .f-${name}{fill:${dark}}`, `.board-auto .s-${name}{stroke:${dark}}`];
}

/** Every colour of the board, worked out once: a map asks for thousands. */
const COLOURS: { readonly [shade in Light]: ReadonlyMap<Ink, string> } = {
  light: coloursOf(LIGHT),
  dark: coloursOf(DARK),
  night: coloursOf({ ...byNight(LIGHT), ...COUNTERS }),
};

function coloursOf(grounds: { readonly [ink in Ground]: string }): ReadonlyMap<Ink, string> {
  const pairs = Object.entries(grounds);
  return new Map([...pairs, ...pairs.map(([ink, ground]) => [`${ON}${ink}`, textOn(ground)] as const)]);
}

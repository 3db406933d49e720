/** Colours of the board. Sides differ in lightness and shape too, so that colour is never the only sign. */
import type { Tone } from '../../referee/index.js';

/** A palette as such; `auto` is light, and a page's stylesheet turns it dark where the reader likes it dark. */
export type Theme = 'light' | 'dark' | 'auto';
export type Shade = 'light' | 'dark';

/** The board's own colours beside the tones of scenes. */
type Own =
  | 'paper'
  | 'ink'
  | 'faint'
  | 'line'
  | 'card'
  | 'card-ink'
  | 'card-worn'
  | 'second-worn'
  | 'third-worn'
  | 'neutral-worn'
  | 'edge'
  | 'casing';
/** What a part may be painted with: a tone, an own colour, or the colour of texts `on-` one of them. */
export type Ink = Tone | Own | `on-${Tone | Own}`;

const LIGHT: { readonly [ink in Tone | Own]: string } = {
  low: '#f1ead6',
  middle: '#dfc796',
  high: '#bf965a',
  water: '#bfd9e2',
  forest: '#b4c898',
  town: '#d8ccc0',
  swamp: '#c2cfb6',
  fort: '#a01c34',
  road: '#876a45',
  border: '#6f6250',
  day: '#f7e3a1',
  night: '#2b3957',
  first: '#c9481f',
  second: '#17666d',
  third: '#8fb573',
  neutral: '#cfd0cc',
  alarm: '#c4151c',
  choice: '#1a66c9',
  paper: '#faf6ec',
  ink: '#2b2520',
  faint: '#6b6153',
  line: '#a8987a',
  card: '#fdf8ea',
  'card-ink': '#2b2520',
  'card-worn': '#dcd5c6',
  'second-worn': '#4a6b70',
  'third-worn': '#a9b59e',
  'neutral-worn': '#b3b4b0',
  edge: '#2b2520',
  casing: '#fdf8ea',
};

const DARK: { readonly [ink in Tone | Own]: string } = {
  low: '#32312c',
  middle: '#514733',
  high: '#7a643c',
  water: '#1e3a48',
  forest: '#33452c',
  town: '#4b4640',
  swamp: '#3a463c',
  fort: '#f2677a',
  road: '#bda06f',
  border: '#93897a',
  day: '#e6ca72',
  night: '#2a3a66',
  first: '#c9481f',
  second: '#1c757c',
  third: '#85ab6a',
  neutral: '#b9bbb7',
  alarm: '#d4343a',
  choice: '#6cb2ff',
  paper: '#1a1b1d',
  ink: '#ece6d9',
  faint: '#aaa292',
  line: '#615b4f',
  card: '#f0e7d2',
  'card-ink': '#2b2520',
  'card-worn': '#c9c1b0',
  'second-worn': '#48666b',
  'third-worn': '#93a087',
  'neutral-worn': '#9b9d99',
  edge: '#0d0d0e',
  casing: '#1a1b1d',
};

const TEXT_ON = { dark: '#2b2520', light: '#fffdf6' } as const;

/** The colour of an ink as `#rrggbb`. */
export function colour(shade: Shade, ink: Ink): string {
  return COLOURS[shade].get(ink) ?? mixed(shade, ink);
}

function mixed(shade: Shade, ink: Ink): string {
  const drawing = shade === 'light' ? LIGHT : DARK;
  if (!isOn(ink)) return drawing[ink];
  const ground = drawing[ink.slice(3) as Tone | Own];
  return contrast(ground, TEXT_ON.dark) >= contrast(ground, TEXT_ON.light) ? TEXT_ON.dark : TEXT_ON.light;
}

function isOn(ink: Ink): ink is `on-${Tone | Own}` {
  return ink.startsWith('on-');
}

/** Every ink, for stylesheets and tests. */
export function inks(): Ink[] {
  const grounds = Object.keys(LIGHT) as (Tone | Own)[];
  return [...grounds, ...grounds.map((ground) => `on-${ground}` as const)];
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

/** The rules that turn a board of theme `auto` dark, for the page's own stylesheet (a board carries no style of its own). */
export function boardStylesheet(): string {
  const rules = inks().flatMap((ink) => [
    `.board-auto .f-${ink}{fill:${colour('dark', ink)}}`,
    `.board-auto .s-${ink}{stroke:${colour('dark', ink)}}`,
  ]);
  return `@media (prefers-color-scheme:dark){${rules.join('')}}\n`;
}

/** Every colour, worked out once: a map asks for thousands. */
const COLOURS: { readonly [shade in Shade]: ReadonlyMap<Ink, string> } = {
  light: new Map(inks().map((ink) => [ink, mixed('light', ink)])),
  dark: new Map(inks().map((ink) => [ink, mixed('dark', ink)])),
};

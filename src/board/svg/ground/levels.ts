/**
 * Levels of detail of a ground that stands in a page: how large it is there decides how large its names and
 * numbers are drawn, and which of them are left out. A browser asks that of the picture's own width.
 */
import type { Ground } from '../../../referee/index.js';
import { usualRadius } from '../sheet.js';
import { short } from '../xml.js';
import { MOST_OF } from './names.js';

/** Pixels of the picture that sizes are reckoned for. */
const NOMINAL = 1200;
/** Radius of a hex, in pixels, below which its number and its name could not be read. */
const LEAST = 26;
/** Pictures up to this share of the nominal one carry no numbers. */
const SMALLEST = 0.5;
/** Up to how many times the nominal picture words keep their size, from step to step. */
const STEPS = [0.6, 0.85, 1.19, 1.68, 2.38, 3.36, 4.76] as const;
/** Pixels that words have at least, and how much larger than drawn they may become for that. */
const [NAME, NUMBER, LARGER] = [13, 9.5, 1.6];

/** What a stroke is on the nominal picture, in pixels a unit of the map. */
export function steadyShare({ width }: Ground): number {
  return NOMINAL / width;
}

/**
 * The style sheet of a ground whose numbers and usual names are drawn so large, in units of the map.
 */
export function levelsOf(ground: Ground, sizes: { readonly number: number; readonly name: number }): string {
  const share = steadyShare(ground);
  const radius = LEAST / (usualRadius(ground) / ground.width);
  const hidden = Math.round(Math.max(radius, SMALLEST * NOMINAL));
  const scaled = (step: number) => {
    const factor = (size: number, least: number) =>
      short(Math.min(LARGER, Math.max(size * share, least) / (size * share * step)));
    const [numbers, names] = [factor(sizes.number, NUMBER), factor(sizes.name, NAME)];
    // What has its room measured, at the edge or beside a point, becomes no larger than that.
    const upTo = (most: number) => short(Math.min(most, Number(names)));
    return `.numbers>*{transform:scale(${numbers})}.names>*{transform:scale(${names})}.names>.snug{transform:scale(${upTo(MOST_OF.snug)})}.names>.held{transform:scale(${upTo(MOST_OF.held)})}`;
  };
  return [
    '.numbers>*,.names>*{transform-box:fill-box;transform-origin:center}',
    '.names>.start{transform-origin:left}.names>.end{transform-origin:right}.names>.hung{transform-origin:top}',
    scaled(SMALLEST),
    ...STEPS.map((from) => `@media(min-width:${Math.round(NOMINAL * from)}px){${scaled(from * 2 ** 0.25)}}`),
    `@media(max-width:${hidden}px){.numbers,.names .small{display:none}}`,
  ].join('');
}

/** Terrain with natural edges says the same as the hexes: each keeps its own kind of ground. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { cityOf } from '../../../../../src/board/svg/ground/city.js';
import { netOf } from '../../../../../src/board/svg/ground/net.js';
import { noise, noiseOver } from '../../../../../src/board/svg/ground/relief/noise.js';
import { reliefOf } from '../../../../../src/board/svg/ground/relief/relief.js';
import { games } from '../../../../../src/games/index.js';
import type { Ground, ScenePlace } from '../../../../../src/referee/index.js';
import { kyuchorei } from '../../../kyuchorei.js';

const colourOf = (n: number) => `#${(n * 16 + 15).toString(16).padStart(2, '0').repeat(3)}`;
const onMap = games().map((game) => [game.id, game.picture.ground('en')] as const);
const HEXES = onMap.filter(([, { places }]) => places.some(({ shape }) => shape === 'flat'));

/** The share of each hex that has its own tone. */
function sharesOf(ground: Ground): readonly number[] {
  const { base, strata } = reliefOf(ground);
  const tones = [base, ...strata.map(({ tone }) => tone)];
  const drawn = strata.map(({ d }, i) => `<path fill-rule="evenodd" d="${d}" fill="${colourOf(i + 1)}"/>`);
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}" height="${ground.height}"><rect width="9999" height="9999" fill="${colourOf(0)}"/>${drawn.join('')}</svg>`,
    { shapeRendering: 0 },
  ).render();
  return ground.places.map((place) => {
    // Land that lies in the waters of a hex is its own too.
    const isles = (ground.isles ?? []).filter(({ from, to }) => isIn(place, from) || isIn(place, to));
    const mine = [place.tone, ...isles.map(({ tone }) => tone)].map((tone) => tones.indexOf(tone) * 16 + 15);
    const onSheet = spotsIn(place).filter(([x, y]) => x < width && y < ground.height);
    const found = onSheet.map(([x, y]) => mine.includes(pixels[(y * width + x) * 4] as number));
    return found.length === 0 ? 1 : found.filter(Boolean).length / found.length;
  });
}

function isIn({ x, y, radius }: ScenePlace, [ax, ay]: readonly [number, number]): boolean {
  return Math.hypot(ax - x, ay - y) < radius * 0.8;
}

/** Every third pixel of a flat-topped hex. */
function spotsIn({ x, y, radius }: ScenePlace): (readonly [number, number])[] {
  const steps = Array.from({ length: Math.ceil((2 * radius) / 3) }, (_, i) => Math.round(i * 3 - radius));
  const inside = (dx: number, dy: number) =>
    Math.abs(dy) <= (radius * Math.sqrt(3)) / 2 &&
    Math.sqrt(3) * Math.abs(dx) + Math.abs(dy) <= Math.sqrt(3) * radius;
  return steps.flatMap((dy) =>
    steps.flatMap((dx) => (inside(dx, dy) ? [[Math.round(x) + dx, Math.round(y) + dy] as const] : [])),
  );
}

describe('the relief of a map', () => {
  test.each(HEXES)('leaves each hex its own ground on at least 80 % of it: %s', (_, ground) => {
    const shares = sharesOf(ground);
    const poor = ground.places.filter((_place, i) => (shares[i] as number) < 0.8);
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  test('is the same each time it is worked out', () => {
    const { ground } = kyuchorei('en');
    expect(JSON.stringify(reliefOf({ ...ground }))).toBe(JSON.stringify(reliefOf({ ...ground })));
  });

  test('has nothing but its ground where all is one', () => {
    const { ground } = kyuchorei('en');
    const flat = { ...ground, places: ground.places.map((place) => ({ ...place, tone: 'low' })) };
    expect(reliefOf(flat)).toMatchObject({ base: 'low', strata: [] });
  });
});

test('the net of hexes has each side once, and one line around them all', () => {
  const { ground } = kyuchorei('en');
  const { sides, outline } = netOf(ground.places);
  const lines = sides.split('M').slice(1);
  // Ten columns of seven hexes: six sides a hex, those between two of them once.
  expect(lines).toHaveLength(70 * 6 - (10 * 6 + 9 * 13));
  expect(outline.match(/Z/g)).toHaveLength(1);
});

test('noise is between its bounds, smooth, and the same on every machine', () => {
  const values = Array.from({ length: 500 }, (_, i) => noise(i * 1.7, i * 0.9, 40, 3));
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
  const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] as number)));
  expect(Math.max(...steps)).toBeLessThan(0.4);
  expect(noise(12.5, 7.25, 40, 3)).toBeCloseTo(-0.09431862750967535, 12);
});

test('noise over a grid is that of each of its spots, to the last bit', () => {
  const [xs, ys] = [7, 5].map((many) => Array.from({ length: many }, (_, i) => (i - 0.5) * 3.7));
  if (!xs || !ys) throw new Error('no grid');
  const singly = ys.flatMap((y) => xs.map((x) => noise(x, y, 4.1, 21)));
  expect([...noiseOver(xs, ys, 4.1, 21)]).toEqual(singly);
});

test('built-up hexes have houses inside them, heavy ones a building, others neither', () => {
  const { ground } = kyuchorei('en');
  const [first, second] = ground.places;
  if (!first || !second) throw new Error('no places');
  const { blocks, buildings } = cityOf([
    { ...first, tone: 'urban' },
    { ...second, tone: 'heavy' },
    { ...second, tone: 'low' },
  ]);
  const spots = [...blocks.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(blocks.match(/M/g)?.length).toBeGreaterThan(3);
  for (const [x = 0, y = 0] of spots)
    expect(Math.hypot(x - first.x, y - first.y)).toBeLessThan(first.radius * 1.2);
  expect(buildings.match(/M/g)).toHaveLength(1);
});

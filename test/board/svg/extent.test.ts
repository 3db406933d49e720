/** Thumbnails and crops. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../../src/board/index.js';
import { kyuchorei } from '../kyuchorei.js';
import { dawn, islands, LOOK, pacific } from '../positions.js';

const parsed = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } });
const GAMES = [
  ['kyuchorei', dawn],
  ['squarepeg', islands],
  ['taiheiyo', pacific],
] as const;

describe('a thumbnail', () => {
  test.each(GAMES)('has no word in it, is small and shows every place whole: %s', (_, map) => {
    const svg = sceneToSvg(map('en'), { theme: 'auto', look: LOOK, size: 'thumb' });
    const picture = parsed(svg);
    const { width, height, places } = map('en').ground;
    expect(picture.width).toBeGreaterThanOrEqual(width);
    expect(picture.height).toBeGreaterThanOrEqual(height);
    for (const { id, x, y, radius } of places) {
      expect(picture.width, id).toBeGreaterThanOrEqual(x + radius);
      expect(picture.height, id).toBeGreaterThanOrEqual(y + radius * 0.86);
    }
    expect(svg).not.toMatch(/<text|<title|<desc|data-unit|tabindex| id=/);
    expect(svg.length).toBeLessThan(30_000);
  });

  test('shows who stands where: a block a side and place', () => {
    const map = kyuchorei('en');
    const blocks = (more: typeof map) =>
      sceneToSvg(more, { theme: 'light', size: 'thumb' }).match(/<g transform="translate\([^)]*\) scale/g)
        ?.length;
    const spots = new Set(map.scene.counters.map(({ place, side }) => `${place} ${side}`));
    expect(blocks(map)).toBe(spots.size);
    expect(blocks({ ...map, scene: { ...map.scene, counters: [] } })).toBeUndefined();
  });
});

describe('the map alone', () => {
  test.each(GAMES)(
    'is what lies inside its frame, with every counter on it and nothing around: %s',
    (_, map) => {
      const { ground, scene } = map('en');
      const svg = sceneToSvg(map('en'), { theme: 'light', look: LOOK, size: 'map' });
      expect(svg).toContain(`viewBox="0 0 ${ground.width} ${ground.height}"`);
      const whole = sceneToSvg(map('en'), { theme: 'light', look: LOOK });
      for (const { title } of scene.tracks) {
        expect(whole).toContain(`>${title}<`);
        expect(svg).not.toContain(`>${title}<`);
      }
      const stacks = (drawn: string) => drawn.match(/data-stack="/g)?.length;
      expect(stacks(svg)).toBe(stacks(whole));
    },
  );
});

describe('a crop', () => {
  const map = kyuchorei('en');
  const crop = { places: ['1503', '1504'] };
  const svg = sceneToSvg(map, { theme: 'light', crop });

  test('is as large as its places and the margin around them', () => {
    const [x, y, width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    const [a, b] = crop.places.map((id) => map.ground.places.find((place) => place.id === id));
    if (!a || !b) throw new Error('no such places');
    expect([x, y]).toEqual([a.x - 1.5 * a.radius, expect.closeTo(a.y - 1.5 * a.radius, 1)]);
    expect([width, height]).toEqual([3 * a.radius, expect.closeTo(b.y - a.y + 3 * a.radius, 1)]);
    const wide = /viewBox="[^ ]* [^ ]* ([^ ]*)/.exec(
      sceneToSvg(map, { theme: 'light', crop: { ...crop, margin: 1 } }),
    )?.[1];
    expect(Number(wide)).toBeCloseTo(4 * a.radius, 1);
  });

  test('has what lies there with its titles, and nothing far away or around the map', () => {
    parsed(svg);
    expect(svg).toContain('data-place="1503"');
    expect(svg).toContain('data-unit="J-II-4"');
    expect(svg).not.toContain('data-place="2007"');
    expect(svg).not.toContain('data-unit="J-II-30"');
    expect(svg).not.toContain('class="track"');
    expect(svg).not.toContain('elevation 2');
    expect(svg.length).toBeLessThan(sceneToSvg(map, { theme: 'light' }).length / 2);
  });

  test('of a point holds the ships beside it', () => {
    const chart = pacific('en');
    const [x = 0, y = 0, width = 0, height = 0] =
      /viewBox="([^"]*)"/
        .exec(sceneToSvg(chart, { theme: 'light', look: LOOK, crop: { places: ['truk'] } }))?.[1]
        ?.split(' ')
        .map(Number) ?? [];
    const place = chart.ground.places.find(({ id }) => id === 'truk');
    if (!place?.rest) throw new Error('no rest');
    expect(place.x + place.rest.dx + Math.sign(place.rest.dx) * place.rest.side).toBeGreaterThan(x);
    expect(place.x + place.rest.dx + Math.sign(place.rest.dx) * place.rest.side).toBeLessThan(x + width);
    expect(place.y).toBeGreaterThan(y);
    expect(place.y).toBeLessThan(y + height);
  });

  test('of no place of the map is the whole map', () => {
    expect(sceneToSvg(map, { theme: 'light', crop: { places: ['nowhere'] } })).toContain(
      'viewBox="0 0 1080 840"',
    );
  });
});

test('a crop has ground worked out for what it shows, not for the whole map', () => {
  const map = kyuchorei('en');
  const reliefOf = (svg: string) =>
    /class="relief"[^>]*><rect[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  const [, whole] = reliefOf(sceneToSvg(map, { theme: 'light' })) ?? [];
  const [, part, high] = reliefOf(sceneToSvg(map, { theme: 'light', crop: { places: ['1104'] } })) ?? [];
  const { radius = 0 } = map.ground.places.find(({ id }) => id === '1104') ?? {};
  expect(Number(whole)).toBe(map.ground.width);
  for (const size of [part, high]) expect(Number(size)).toBeLessThan(radius * 10);
  expect(Number(part)).toBeGreaterThan(radius * 3);
});

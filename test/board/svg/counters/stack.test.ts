/** Stacks: how they lie, how they fan out, and what is summed up. */
import { describe, expect, test } from 'vitest';
import { sceneToSvg } from '../../../../src/board/index.js';
import { drawing } from '../../../../src/board/svg/svg.js';
import type { GameMap, SceneCounter } from '../../../../src/referee/index.js';
import { battalion, kyuchorei } from '../../kyuchorei.js';
import { LOOK, pacific } from '../../positions.js';

interface Laid {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly fan: readonly [x: number, y: number] | undefined;
}

/** The counters of each stack of an SVG, as drawn. */
function stacksOf(svg: string): ReadonlyMap<string, readonly Laid[]> {
  const [, ...stacks] = (/<g class="counters".*?<g class="changes"/s.exec(svg)?.[0] ?? '').split(
    '<g class="stack" data-stack="',
  );
  return new Map(
    stacks.map((text) => [
      text.slice(0, text.indexOf('"')),
      [...text.matchAll(/<g class="unit[^>]*>/g)].map(([tag]) => {
        const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
        const [x = 0, y = 0, scale = 0] =
          value('transform')
            ?.match(/-?[\d.]+/g)
            ?.map(Number) ?? [];
        const [fx, fy] = [value('data-fan-x'), value('data-fan-y')];
        const fan =
          fx === undefined || fy === undefined ? undefined : ([x + Number(fx), y + Number(fy)] as const);
        return { id: value('data-unit') ?? '', x, y, side: scale * 100, fan };
      }),
    ]),
  );
}

function crowd(n: number, place: string): GameMap {
  const counters = Array.from(
    { length: n },
    (_, i): SceneCounter => battalion(i % 3 === 0 ? 'RU' : 'JP', `${i}/9`, place),
  );
  return kyuchorei('en', { counters, changes: [] });
}

const svgOf = (map: GameMap) => sceneToSvg(map, { theme: 'light', look: LOOK });
/** Pixels that rounding in the SVG may cost. */
const ROUNDING = 0.2;

describe('a stack that is fanned out', () => {
  test.each([
    ['2 in the middle', crowd(2, '1504'), '1504'],
    ['7 in the corner of the sheet', crowd(7, '1101'), '1101'],
    ['30 at the edge', crowd(30, '2007'), '2007'],
  ])('lies apart, whole and on the sheet: %s', (_, map, place) => {
    const { ground, scene } = map;
    const laid = stacksOf(svgOf(map)).get(place) ?? [];
    expect(laid).toHaveLength(scene.counters.length);
    for (const [i, { fan, side }] of laid.entries()) {
      const [x, y] = fan ?? [Number.NaN, Number.NaN];
      expect(x - side / 2).toBeGreaterThanOrEqual(-ROUNDING);
      expect(y - side / 2).toBeGreaterThanOrEqual(-ROUNDING);
      expect(x + side / 2).toBeLessThanOrEqual(ground.width + ROUNDING);
      expect(y + side / 2).toBeLessThanOrEqual(ground.height + ROUNDING);
      for (const other of laid.slice(0, i)) {
        const [ox, oy] = other.fan ?? [0, 0];
        expect(Math.max(Math.abs(ox - x), Math.abs(oy - y))).toBeGreaterThan(side);
      }
    }
  });

  test('shows the symbol of a counter that was covered', () => {
    const face = svgOf(crowd(2, '1504')).split('data-unit="')[1] ?? '';
    expect(face).toContain('M-24-14L24 14');
    expect(drawing(crowd(2, '1504'), 'light', 800).over.split('data-unit="')[1]).not.toContain(
      'M-24-14L24 14',
    );
  });
});

test('a counter alone has nothing to fan out', () => {
  expect(stacksOf(svgOf(crowd(1, '1504'))).get('1504')?.[0]?.fan).toBeUndefined();
});

describe('a fleet', () => {
  const map = pacific('en');
  const { ground, scene } = map;
  const svg = svgOf(map);
  const truk = stacksOf(svg).get('truk') ?? [];

  test('lies under a summary with number, strength and how many lie on their face', () => {
    expect(scene.piles?.find(({ place }) => place === 'truk')?.rows).toEqual([
      { symbol: 'carrier', count: 4, text: 'air 16', reversed: 2 },
      { symbol: 'battleship', count: 2, text: 'gun 8', reversed: 0 },
      { symbol: 'cruiser', count: 2, text: 'gun 2', reversed: 0 },
    ]);
    expect(truk).toHaveLength(8);
    expect(new Set(truk.map(({ x, y }) => `${x} ${y}`)).size).toBe(1);
    const summary = /<g class="pile".*?air 16.*?gun 2</s.exec(
      svg.slice(svg.indexOf('data-stack="truk"')),
    )?.[0];
    expect(summary?.startsWith('<g class="pile"')).toBe(true);
  });

  test('is in a picture only as its summary', () => {
    expect(stacksOf(drawing(map, 'light', 800, { look: LOOK }).over).get('truk')).toEqual([]);
    expect(drawing(map, 'light', 800, { look: LOOK }).over.match(/class="pile"/g)).toHaveLength(2);
  });

  test('of both sides in a port stands beside it on the sheet, not one on the other', () => {
    const hawaii = ground.places.find(({ id }) => id === 'hawaii');
    const visitors = scene.counters.slice(0, 2).map((counter) => ({ ...counter, place: 'hawaii' }));
    const laid =
      stacksOf(svgOf({ ground, scene: { ...scene, counters: [...scene.counters, ...visitors] } })).get(
        'hawaii',
      ) ?? [];
    const [own, theirs] = [laid[0], laid.at(-1)];
    if (!hawaii?.rest || !own || !theirs) throw new Error('nobody in Hawaii');
    expect(Math.hypot(own.x - theirs.x, own.y - theirs.y)).toBeGreaterThan(hawaii.rest.side);
    for (const { x, side } of laid) expect(x + side / 2).toBeLessThanOrEqual(ground.width);
  });

  test('is ringed when one of its ships may be chosen', () => {
    const pick = (units: readonly string[]) =>
      sceneToSvg(map, {
        theme: 'light',
        look: LOOK,
        interactive: { choices: { places: [], units, sides: [] }, idPrefix: 'm' },
      });
    const pileAt = (text: string) =>
      /data-stack="truk".*?<g class="pile"(.*?)<g class="stack"/s.exec(text)?.[1] ?? '';
    expect(pileAt(pick(['jp_akagi']))).toContain('choice-ring');
    expect(pileAt(pick(['us_chester']))).not.toContain('choice-ring');
  });
});

describe('boxes beside the map', () => {
  test('hold what is to come, each unit once, with its title', () => {
    const map = pacific('en');
    const { scene } = map;
    const svg = svgOf(map);
    const box = svg.split('data-holding="turn:4"')[1]?.split('data-holding="')[0] ?? '';
    expect([...box.matchAll(/data-unit="([^"]*)"/g)].map(([, id]) => id).toSorted()).toEqual([
      'j_air_5',
      'us_alabama',
      'us_essex',
    ]);
    const ids = [...svg.matchAll(/data-unit="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(
      scene.counters.length + (scene.holdings ?? []).flatMap(({ counters }) => counters).length,
    );
  });
});

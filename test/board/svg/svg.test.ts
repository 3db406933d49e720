import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { type SvgOptions, sceneToSvg } from '../../../src/board/index.js';
import type { GameMap } from '../../../src/referee/index.js';
import { battalion, kyuchorei } from '../kyuchorei.js';

const HOSTILE = `</text></svg><script>alert(1)</script>"' onload="x" & \u0000\ud800\uffff&#60;`;
const PAGE: SvgOptions = {
  theme: 'auto',
  interactive: { choices: { places: ['1503', '1504'], units: ['J-II-4'], sides: [] }, idPrefix: 'm' },
};

/** The map with something hostile in every text. */
function hostile(): GameMap {
  const { ground, scene } = kyuchorei('en');
  const text = HOSTILE;
  return {
    ground: {
      ...ground,
      places: ground.places.map((place) => ({ ...place, id: place.id + text, label: text, title: text })),
      lines: ground.lines.map((line) => ({ ...line, title: text })),
      labels: ground.labels.map((label) => ({ ...label, text })),
      marks: (ground.marks ?? []).map((mark) => ({ ...mark, place: mark.place + text, text, title: text })),
      legend: [{ tone: 'low', text }],
    },
    scene: {
      title: text,
      alt: text,
      places: [{ id: `1503${text}`, tone: 'high', title: text }],
      marks: [{ place: `1503${text}`, style: 'tag', tone: 'alarm', text, title: text }],
      counters: scene.counters.map((c) => ({
        ...c,
        id: text,
        place: c.place + text,
        name: text,
        figures: text,
        size: text,
        title: text,
      })),
      changes: [{ style: 'fight', at: `1503${text}`, text, title: text }],
      tracks: [{ title: text, boxes: [{ text, below: text, tone: 'day', current: true }] }],
    },
  };
}

/** Throws when the XML is not well-formed. */
const parsed = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } });
const matches = (svg: string, pattern: RegExp) =>
  Array.from(svg.matchAll(pattern), (match) => match[1] ?? '');

describe('a scene as SVG', () => {
  test.each(['light', 'dark', 'auto'] as const)(
    'is well-formed in theme %s, and as large as the scene and what stands around it',
    (theme) => {
      const picture = parsed(sceneToSvg(kyuchorei('ja'), { theme }));
      expect(picture.width).toBe(1080);
      expect(picture.height).toBeGreaterThan(840);
    },
  );

  test('notices XML that is not well-formed (or the other tests would prove nothing)', () => {
    expect(() => parsed('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><g></svg>')).toThrow();
    expect(() =>
      parsed('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text>a & b</text></svg>'),
    ).toThrow();
  });

  test('keeps hostile names as text', () => {
    const svg = sceneToSvg(hostile(), PAGE);
    parsed(svg);
    for (const forbidden of ['<script', '</svg><', ' onload="', '\u0000', '\uffff', '\ud800'])
      expect([forbidden, svg.includes(forbidden)]).toEqual([forbidden, false]);
    expect(svg.includes('&lt;script&gt;')).toBe(true);
  });

  test.each([kyuchorei('ja'), hostile()])('needs no style and refers to nothing outside itself', (map) => {
    for (const options of [PAGE, { theme: 'dark' } as const]) {
      const svg = sceneToSvg(map, options);
      expect(/ style=|<style|<image|<foreignObject|<a |url\(|href="(?!#m-)/.exec(svg)).toBeNull();
      expect(matches(svg, /(https?:[^"]*)"/g)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  test('refers to the ground that was drawn apart by its address, that of the shade which the reader likes', () => {
    const svg = sceneToSvg(kyuchorei('ja'), { ...PAGE, ground: { light: '/day.svg', dark: '/dusk.svg' } });
    parsed(svg);
    expect(matches(svg, /(?:src|srcset)="([^"]*)"/g)).toEqual(['/dusk.svg', '/day.svg']);
    expect(svg).toContain('media="(prefers-color-scheme: dark)"');
    expect(svg).not.toContain('class="cells"');
    expect(svg).not.toContain('Shigou');
    expect(svg).toContain('data-place="1503"');
  });

  test('shows every place and every unit once, each with its title', () => {
    const map = kyuchorei('ja');
    const { ground, scene } = map;
    const svg = sceneToSvg(map, PAGE);
    expect(matches(svg, /data-place="([^"]*)"/g).toSorted()).toEqual(
      ground.places.map((place) => place.id).toSorted(),
    );
    expect(matches(svg, /data-unit="([^"]*)"/g).toSorted()).toEqual(
      scene.counters.map((counter) => counter.id).toSorted(),
    );
    expect(matches(svg, /data-place="[^"]*"[^>]*><title>([^<]*)</g).toSorted()).toEqual(
      ground.places.map((place) => place.title).toSorted(),
    );
    expect(matches(svg, /data-unit="[^"]*"[^>]*><title>([^<]*)</g).toSorted()).toEqual(
      scene.counters.map((c) => c.title).toSorted(),
    );
  });

  test('draws anew the one place that looks otherwise than its ground, with its number and what it is now', () => {
    const found = { places: [{ id: '1203', tone: 'high', title: 'a ravine' }] };
    const svg = sceneToSvg(kyuchorei('en', found), PAGE);
    const place = /<g[^>]*data-place="1203".*?<\/g>/.exec(svg)?.[0] ?? '';
    expect(place).toContain('<title>a ravine</title>');
    expect(place).toContain('f-high');
    expect(place).toContain('>1203<');
    expect(svg.match(/f-high/g)?.length).toBe(
      (sceneToSvg(kyuchorei('en'), PAGE).match(/f-high/g)?.length ?? 0) + 1,
    );
  });

  test('makes legal answers buttons that the keyboard reaches, and nothing else', () => {
    const buttons = sceneToSvg(kyuchorei('en'), PAGE).match(/<g class="(?:place|unit) choice"[^>]*>/g) ?? [];
    expect(buttons.map((button) => /data-(?:place|unit)="([^"]*)"/.exec(button)?.[1])).toEqual([
      '1503',
      '1504',
      'J-II-4',
    ]);
    for (const button of buttons) expect(button).toMatch(/tabindex="0" role="button"/);
    const still = sceneToSvg(kyuchorei('en'), { theme: 'auto' });
    expect(still).not.toMatch(/tabindex|role="button"| id="/);
  });

  test('says what counters and hexes have in common once, and where a hex stands by its column', () => {
    const { ground, scene } = kyuchorei('en');
    const svg = sceneToSvg({ ground, scene }, PAGE);
    const figures = svg.match(/<text[^>]*font-size="31"[^>]*>[^<]*<\/text>/g) ?? [];
    const stacks = new Set(scene.counters.map(({ place }) => place));
    expect(new Set(figures).size).toBe(figures.length);
    expect(figures.length).toBeLessThan(stacks.size);
    const columns = matches(svg, /<g transform="translate\(([-.\d]+)\)">/g).map(Number);
    const found = columns.flatMap((x) => {
      const column = svg.split(`<g transform="translate(${x})">`)[1]?.split('</g>')[0] ?? '';
      return [...column.matchAll(/y="([-.\d]+)" data-place="([^"]*)"/g)].map(([, y, id]) => [
        id,
        x,
        Number(y),
      ]);
    });
    const tenth = (value: number) => Math.round(value * 10) / 10;
    const others = ground.places.filter(({ id }) => PAGE.interactive?.choices.places.includes(id) === false);
    expect(found.toSorted()).toEqual(others.map(({ id, x, y }) => [id, tenth(x), tenth(y)]).toSorted());
  });

  test('gives ids with the prefix of the page, each once', () => {
    const ids = matches(sceneToSvg(kyuchorei('en'), PAGE), / id="([^"]*)"/g);
    expect(ids.every((id) => id.startsWith('m-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('draws a stack from the bottom up, with the figures of covered counters on their visible strip', () => {
    const svg = sceneToSvg(kyuchorei('en'), { theme: 'light' });
    const stacks = svg.split('<g class="stack" data-stack="');
    const stack = stacks.find((text) => text.includes('data-unit="J-I-16"')) ?? '';
    const place = kyuchorei('en').scene.counters.find(({ id }) => id === 'J-I-16')?.place ?? 'none';
    expect(stack.startsWith(`${place}"`)).toBe(true);
    expect(matches(stack, /data-unit="([^"]*)"/g)).toEqual(['J-I-16', 'J-II-16', 'J-III-16']);
    expect(matches(stack, />(4-4)</g)).toHaveLength(3);
  });

  test('says by shape, not by colour alone, whose a counter is and that it is worn or has acted', () => {
    const face = (more: Parameters<typeof battalion>) => {
      const svg = sceneToSvg(
        kyuchorei('en', { counters: [battalion(...more)], changes: [] }, { marks: [] }),
        {
          theme: 'light',
        },
      );
      const counter = /data-unit.*?<g class="changes"/.exec(svg)?.[0] ?? '';
      return counter.replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '').replace(/<title>.*?<\/title>/, '');
    };
    const faces = [
      face(['JP', 'I/4', '1504']),
      face(['RU', 'I/4', '1504', { figures: '4-4' }]),
      face(['JP', 'I/4', '1504', { worn: true }]),
      face(['JP', 'I/4', '1504', { done: true }]),
      face(['JP', 'I/4', '1504', { formation: { tone: 'neutral', text: 'R' } }]),
    ].map((text) => text.replace(/data-unit="[^"]*"/, ''));
    expect(new Set(faces).size).toBe(faces.length);
    expect(faces[2]).toContain('>!<');
  });

  test('leaves out what stands in no place of the map', () => {
    const svg = sceneToSvg(
      kyuchorei('en', {
        counters: [battalion('JP', 'I/4', 'nowhere')],
        changes: [{ style: 'loss', at: 'nowhere', unit: null, title: 'gone' }],
      }),
      {
        theme: 'light',
      },
    );
    expect(svg).not.toContain('J-I-4');
    expect(svg).not.toContain('gone');
  });

  test('draws an empty scene', () => {
    const empty = {
      ground: { width: 100, height: 100, places: [], lines: [], labels: [], legend: [] },
      scene: { title: '', alt: '', marks: [], counters: [], changes: [], tracks: [] },
    };
    expect(() => parsed(sceneToSvg(empty, { theme: 'auto' }))).not.toThrow();
  });
});

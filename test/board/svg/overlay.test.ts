/** What can be laid over a map, and hexsides that can be chosen. */
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { sceneToSvg } from '../../../src/board/index.js';
import type { SceneLayer } from '../../../src/referee/index.js';
import { kyuchorei } from '../kyuchorei.js';
import { LOOK, pacific } from '../positions.js';

const ZONES: SceneLayer = {
  alt: 'zones: 1503 & 1504',
  tints: [
    { place: '1503', tone: 'first' },
    { place: '1504', tone: 'first' },
    { place: '1504', tone: 'second', text: '2' },
    { place: 'nowhere', tone: 'second', text: '9' },
  ],
};

test('layers are groups by number below the counters, with their words, in the way of no pointer', () => {
  const svg = sceneToSvg(kyuchorei('en'), { theme: 'auto', layers: [ZONES, { alt: 'none', tints: [] }] });
  const layer = /<g class="layer" data-layer="1".*?(?=<g class="layer")/s.exec(svg)?.[0] ?? '';
  expect(layer).toContain('pointer-events="none"');
  expect(layer).toContain('<title>zones: 1503 &amp; 1504</title>');
  expect(layer).toContain('>2<');
  expect(layer).not.toContain('>9<');
  expect(svg.indexOf('data-layer="2"')).toBeLessThan(svg.indexOf('class="counters"'));
});

test('two tones in a place are hatched in two directions', () => {
  const svg = sceneToSvg(kyuchorei('en'), { theme: 'light', layers: [ZONES] });
  const drawn = svg.slice(svg.indexOf('data-layer'), svg.indexOf('class="marks"'));
  const strokes = [...drawn.matchAll(/<path d="(M[^"]*)" fill="none" stroke="#(?:b8351f|24504f)"/g)].map(
    ([, d]) => d,
  );
  expect(new Set(strokes).size).toBe(2);
  expect(strokes[0]?.split('M')).toHaveLength(11);
  expect(strokes[1]?.split('M')).toHaveLength(6);
});

test('points are ringed, with their figures beside them', () => {
  const layer: SceneLayer = { alt: '', tints: [{ place: 'truk', tone: 'first', text: '3' }] };
  const svg = sceneToSvg(pacific('en'), { theme: 'light', look: LOOK, layers: [layer] });
  const drawn = svg.slice(svg.indexOf('data-layer="1"'), svg.indexOf('class="marks"'));
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  expect(drawn).toContain('>3<');
});

test('a hexside that may be chosen is a button between its two hexes', () => {
  const sides = [
    { id: 'bridge-1', between: ['1503', '1504'] },
    { id: 'bridge-2', between: ['1503', 'nowhere'] },
  ] as const;
  const map = kyuchorei('en');
  const svg = sceneToSvg(map, {
    theme: 'auto',
    interactive: { choices: { places: [], units: [], sides }, idPrefix: 'map' },
  });
  const buttons = svg.match(/<g class="side choice"[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toContain('data-side="bridge-1" id="map-side-bridge-1" tabindex="0" role="button"');
  const [a, b] = ['1503', '1504'].map((id) => map.ground.places.find((place) => place.id === id));
  const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(buttons[0] ?? '') ?? [];
  expect([Number(x), Number(y)]).toEqual([
    expect.closeTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2, 1),
    expect.closeTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2, 1),
  ]);
});

test('bridges lie across their hexsides: whole, blown and laid ones look different', () => {
  const drawnAs = (style: 'bridge' | 'destroyed' | 'pontoon') => {
    const sides = [{ between: ['1503', '1504'], style, title: `a ${style}` }] as const;
    const svg = sceneToSvg(kyuchorei('en', { sides }), { theme: 'light' });
    new Resvg(svg, { font: { loadSystemFonts: false } });
    return /<g class="side .*?<\/g>/s.exec(svg)?.[0] ?? '';
  };
  const all = [drawnAs('bridge'), drawnAs('destroyed'), drawnAs('pontoon')];
  expect(all.every((one) => one.includes('<title>a '))).toBe(true);
  expect(new Set(all.map((one) => one.replace(/<title>.*?<\/title>|class="[^"]*"/g, ''))).size).toBe(3);
});

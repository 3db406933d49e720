/** What changed is drawn above the counters, once each, and says what it is. */
import { describe, expect, test } from 'vitest';
import { sceneToSvg, sceneToText } from '../../../../src/board/index.js';
import { gathered } from '../../../../src/board/svg/counters/changes.js';
import type { SceneChange } from '../../../../src/referee/index.js';
import { kyuchorei } from '../../kyuchorei.js';

const CHANGES: readonly SceneChange[] = [
  { style: 'move', from: '1606', to: '1604', title: 'first moved' },
  { style: 'move', from: '1606', to: '1604', title: 'second moved' },
  { style: 'move', from: '1604', to: '1606', title: 'went back' },
  { style: 'loss', at: '1503', title: 'first lost' },
  { style: 'loss', at: '1503', title: 'second lost' },
  { style: 'arrival', at: '1902', title: 'came' },
  { style: 'recovery', at: '1306', title: 'rallied' },
  { style: 'fight', at: '1404', text: '2:1', title: 'fought' },
  { style: 'dice', at: '1404', faces: [1, 6, 10], title: 'rolled 1, 6, 10' },
];
const scene = kyuchorei('en', { changes: CHANGES });
const svg = sceneToSvg(scene, { theme: 'light' });
const drawn = svg.slice(svg.indexOf('<g class="changes"'));

test('changes lie above all counters', () => {
  expect(svg.indexOf('<g class="changes"')).toBeGreaterThan(svg.lastIndexOf('data-unit='));
});

test('equal changes are one sign with their number, and its title names each', () => {
  expect(gathered(CHANGES).map(({ change, count }) => [change.style, count])).toEqual([
    ['move', 2],
    ['move', 1],
    ['loss', 2],
    ['arrival', 1],
    ['recovery', 1],
    ['fight', 1],
    ['dice', 1],
  ]);
  expect(drawn.match(/<g class="move"/g)).toHaveLength(2);
  expect(drawn).toContain('<title>first moved\nsecond moved</title>');
  expect(drawn).toContain('<title>first lost\nsecond lost</title>');
  expect(drawn).toContain('>×2<');
});

describe('every kind of change', () => {
  test.each(CHANGES.map((change) => [change.style, change.title] as const))(
    'has a title: %s %s',
    (_, title) => {
      expect(
        [...drawn.matchAll(/<title>([^<]*)</g)].flatMap(([, text]) => text?.split('\n') ?? []),
      ).toContain(title);
      expect(sceneToText(scene)).toContain(title);
    },
  );

  test('is a shape of its own', () => {
    const shapes = CHANGES.filter(({ style }) => style !== 'move').map((change) => {
      const one = sceneToSvg(
        kyuchorei('en', { changes: [{ ...change, at: '1902', title: '' } as SceneChange] }),
        {
          theme: 'light',
        },
      );
      return one
        .slice(one.indexOf('<g class="changes"'))
        .replaceAll(/(fill|stroke)="#[0-9a-f]{6}"|class="[a-z]+"/g, '');
    });
    expect(new Set(shapes).size).toBe(5);
  });
});

test('a die shows its pips, and a face beyond six as a number', () => {
  const dice = /<g class="dice".*?<\/g><\/g>(?=<\/g>)/s.exec(drawn)?.[0] ?? '';
  expect(dice.match(/<circle/g)).toHaveLength(1 + 6);
  expect(dice).toContain('>10<');
});

test('the way there and the way back are bent apart', () => {
  const turns = [...drawn.matchAll(/<g class="move"[^>]*rotate\(([^)]*)\)/g)].map(([, degrees]) =>
    Number(degrees),
  );
  expect(Math.abs((turns[0] ?? 0) - (turns[1] ?? 0))).toBeCloseTo(180);
  expect(drawn).toMatch(/M[\d.]+ 0Q[\d.]+ -[\d.]+/);
});

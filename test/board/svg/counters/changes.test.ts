/** What changed is drawn once each, off what counters say, and tells what it is. */
import { describe, expect, test } from 'vitest';
import { sceneToSvg, sceneToText } from '../../../../src/board/index.js';
import { mergeChanges, notSetUp } from '../../../../src/board/svg/counters/changes.js';
import type { SceneChange } from '../../../../src/referee/index.js';
import { kyuchorei } from '../../kyuchorei.js';

const CHANGES: readonly SceneChange[] = [
  { style: 'move', from: '1606', to: '1604', title: 'first moved' },
  { style: 'move', from: '1606', to: '1604', title: 'second moved' },
  { style: 'move', from: '1604', to: '1606', title: 'went back' },
  { style: 'loss', at: '1503', unit: null, title: 'first lost' },
  { style: 'loss', at: '1503', unit: null, title: 'second lost' },
  { style: 'arrival', at: '1902', title: 'came' },
  { style: 'recovery', at: '1306', title: 'rallied' },
  { style: 'fight', at: '1404', text: '2:1', title: 'fought' },
  { style: 'dice', at: '1404', faces: [1, 6, 10], title: 'rolled 1, 6, 10' },
];
const scene = kyuchorei('en', { changes: CHANGES });
const svg = sceneToSvg(scene, { theme: 'light' });
const moves = svg.slice(svg.indexOf('<g class="moves"'), svg.indexOf('<g class="counters"'));
const signs = svg.slice(svg.indexOf('<g class="changes"'));
const drawn = moves + signs;

test('arrows lie below all counters, every other sign above them', () => {
  expect(svg.indexOf('<g class="changes"')).toBeGreaterThan(svg.lastIndexOf('data-unit='));
  expect(moves.match(/<g class="move"/g)).toHaveLength(2);
  expect(signs).not.toContain('<g class="move"');
  for (const style of ['loss', 'arrival', 'recovery', 'fight', 'dice'])
    expect(signs).toContain(`<g class="${style}"`);
});

describe('what came, recovered or was lost where counters stand', () => {
  const many = (style: 'arrival' | 'recovery' | 'loss', n: number): SceneChange[] =>
    Array.from({ length: n }, (_, i) => {
      const title = `${style} ${i}`;
      return style === 'loss' ? { style, at: '1604', unit: `${i}`, title } : { style, at: '1604', title };
    });
  const signFor = (changes: readonly SceneChange[]) => {
    const whole = sceneToSvg(kyuchorei('en', { changes }), { theme: 'light' });
    return whole.slice(whole.indexOf('<g class="changes"'));
  };
  const place = kyuchorei('en').ground.places.find(({ id }) => id === '1604');
  const numbers = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number) ?? [];

  test.each([1, 2, 4])('%i arrivals are told off the strength of the counter', (n) => {
    const sign = signFor(many('arrival', n));
    const [middle = 0] = numbers(sign, /class="arrival" transform="translate\(([-\d.]+) /);
    const [left = 0, width = 0] = numbers(sign, /<rect x="([-\d.]+)" y="[-\d.]+" width="([-\d.]+)"/);
    const { x = 0, radius = 0 } = place ?? {};
    // Figures fill at most 0.8 of a counter, which is 1.16 radii wide.
    expect((middle + left + width - x) / radius).toBeLessThan(-0.4 * 1.16);
    if (n > 1) expect(sign).toContain(`>${n}<`);
  });

  test('the number of losses stands on the far side of their cross', () => {
    const sign = signFor(many('loss', 3));
    expect(sign).toMatch(/text-anchor="end"[^>]*>×3</);
  });
});

describe('a side that was set up', () => {
  const { counters } = kyuchorei('en').scene;
  const arrive = (side: string, n: number): SceneChange[] =>
    counters
      .filter((counter) => counter.side === side)
      .slice(0, n)
      .map(({ place: at, id }) => ({ style: 'arrival', at, title: `${id} came` }));
  const styles = (changes: readonly SceneChange[]) =>
    notSetUp({ changes, counters }).map(({ style }) => style);
  const own = counters.filter(({ side }) => side === 'JP').length;

  test('has no sign of arrival on each of its counters; reinforcements do', () => {
    expect(styles(arrive('JP', own))).toEqual([]);
    expect(styles(arrive('JP', 3))).toEqual(['arrival', 'arrival', 'arrival']);
    const loss: SceneChange = { style: 'loss', at: '1604', unit: null, title: 'lost' };
    expect(styles([...arrive('JP', own), ...arrive('RU', 1), loss])).toEqual(['arrival', 'loss']);
  });

  test('is drawn so', () => {
    const whole = sceneToSvg(kyuchorei('en', { changes: arrive('JP', own) }), { theme: 'light' });
    expect(whole).not.toContain('<g class="arrival"');
  });
});

test('equal changes are one sign with their number, and its title names each', () => {
  expect(mergeChanges(CHANGES).map(({ change, count }) => [change.style, count])).toEqual([
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

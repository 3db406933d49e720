import { describe, expect, test } from 'vitest';
import { boardStylesheet } from '../../../src/board/index.js';
import { colour, contrast, type Ink, inks } from '../../../src/board/svg/palette.js';
import { OBJECTIVE } from '../../../src/games/shared/index.js';

/** The tones that games bring. */
const LOOK = { tones: { objective: OBJECTIVE } };
const SHADES = ['light', 'dark'] as const;
const AA = 4.5;
const AA_GRAPHICS = 3;

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(SHADES)('in the %s palette', (shade) => {
  test('texts reach AA on every ground that they stand on', () => {
    const grounds = inks().flatMap((ink) =>
      ink.startsWith('on-') ? [[ink, ink.slice(3) as Ink] as const] : [],
    );
    const others = [
      ['ink', 'paper'],
      ['faint', 'paper'],
      ['card-ink', 'card'],
      ['card-ink', 'card-worn'],
      ['card-ink', 'rose'],
      ['card-ink', 'rose-worn'],
      ...(['second', 'third', 'fourth', 'fifth', 'ochre', 'violet'] as const).map(
        (tone) => [`on-${tone}`, `${tone}-worn`] as const,
      ),
    ] as const;
    const printed = grounds.filter(
      ([, ground]) => !['line', 'road', 'border', 'faint', 'ink', 'choice', 'card-ink'].includes(ground),
    );
    for (const [text, ground] of [...printed, ...others])
      expect([text, ground, contrast(colour(shade, text), colour(shade, ground)) >= AA]).toEqual([
        text,
        ground,
        true,
      ]);
  });

  test('the cards of the two sides differ in lightness, for eyes that see no colours', () => {
    expect(contrast(colour(shade, 'card'), colour(shade, 'second'))).toBeGreaterThan(AA_GRAPHICS);
    expect(contrast(colour(shade, 'card-worn'), colour(shade, 'second-worn'))).toBeGreaterThan(AA_GRAPHICS);
    for (const tone of ['fourth', 'fifth', 'ochre', 'violet'] as const)
      expect(contrast(colour(shade, 'rose'), colour(shade, tone))).toBeGreaterThan(AA_GRAPHICS);
  });

  test('higher ground is darker by day and by night, step by step', () => {
    const steps = (['low', 'middle', 'high'] as const).map((tone) =>
      contrast(colour(shade, tone), '#ffffff'),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(contrast(colour(shade, 'low'), colour(shade, 'middle'))).toBeGreaterThan(1.25);
    expect(contrast(colour(shade, 'middle'), colour(shade, 'high'))).toBeGreaterThan(1.25);
  });
});

/**
 * What eyes without one kind of cones make of linear red, green and blue (Machado, Oliveira and Fernandes
 * 2009).
 */
const EYES = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no long cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'no middle cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'no short cones': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;

/** A colour as eyes see it, in CIE Lab. */
function seen(hex: string, viewer: readonly number[]): readonly number[] {
  const linear = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  const [r = 0, g = 0, b = 0] = [0, 3, 6].map((row) =>
    linear.reduce((sum, value, i) => sum + Math.max(0, value) * (viewer[row + i] ?? 0), 0),
  );
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => Math.cbrt(Math.max(0, value))) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(a: string, b: string, viewer: readonly number[]): number {
  const [one, other] = [seen(a, viewer), seen(b, viewer)];
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)));
}

describe.each(Object.entries(EYES))('eyes with %s', (_, viewer) => {
  /** Twelve of Lab's units are plain to see side by side. */
  const PLAIN = 12;
  const TOLD_APART: readonly (readonly [Ink, Ink])[] = [
    ['low', 'middle'],
    ['middle', 'high'],
    ['low', 'water'],
    ['middle', 'water'],
    ['first', 'second'],
    ['second', 'third'],
    ['card', 'second'],
    ['card', 'third'],
    ['card', 'fourth'],
    ['card', 'fifth'],
    ['card', 'rose'],
    ...(['fourth', 'fifth', 'ochre', 'violet'] as const).map((tone) => ['rose', tone] as const),
    ['fourth', 'fifth'],
    ['fifth', 'ochre'],
    ['ochre', 'violet'],
    ['objective', 'middle'],
    ['objective', 'high'],
    ['alarm', 'low'],
    ['choice', 'low'],
    ['choice', 'middle'],
    ['choice', 'high'],
    ['choice', 'water'],
    ['choice', 'third'],
    ['day', 'night'],
  ];

  test.each(SHADES)('tell terrain, sides and choices apart in the %s palette', (shade) => {
    const alike = TOLD_APART.filter(
      ([a, b]) => apart(colour(shade, a, LOOK), colour(shade, b, LOOK), viewer) < PLAIN,
    );
    expect(alike).toEqual([]);
  });
});

test('red and green of one lightness are not told apart without middle cones (or the tests above would prove nothing)', () => {
  expect(apart('#a06000', '#6e7500', EYES['no middle cones'])).toBeLessThan(12);
  expect(apart('#a06000', '#6e7500', EYES['all cones'])).toBeGreaterThan(24);
});

test('the stylesheet of pages turns every ink dark, and touches nothing but the board', () => {
  const css = boardStylesheet([LOOK]);
  for (const ink of inks()) expect(css).toContain(`.f-${ink}{fill:${colour('dark', ink)}}`);
  // Of two games with a tone of one name each keeps its colours.
  expect(css).toContain(`.f-a01c34-f2677a{fill:${OBJECTIVE.dark}}`);
  expect(css).toContain('.f-on-a01c34-f2677a{');
  expect(
    css
      .match(/[^{}]+\{[^{}]*\}/g)
      ?.every((rule) => /^\.board-auto \.[fs]-[a-z0-9-]+\{(fill|stroke):#[0-9a-f]{6}\}$/.test(rule.trim())),
  ).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { boardStylesheet } from '../../src/board/index.js';
import { colour, contrast, type Ink, inks } from '../../src/board/palette.js';

const SHADES = ['light', 'dark'] as const;
const AA = 4.5;
const AA_GRAPHICS = 3;

test('contrast is what WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(SHADES)('in the %s palette', (shade) => {
  test('texts reach AA on every ground that they stand on', () => {
    const grounds = inks().flatMap((ink) => (ink.startsWith('on-') ? [[ink, ink.slice(3) as Ink] as const] : []));
    const others = [
      ['ink', 'paper'],
      ['faint', 'paper'],
      ['card-ink', 'card'],
      ['card-ink', 'card-worn'],
    ] as const;
    const printed = grounds.filter(
      ([, ground]) => !['line', 'road', 'border', 'faint', 'ink', 'fort', 'choice', 'card-ink'].includes(ground),
    );
    for (const [text, ground] of [...printed, ...others])
      expect([text, ground, contrast(colour(shade, text), colour(shade, ground)) >= AA]).toEqual([text, ground, true]);
  });

  test('the cards of the two sides differ in lightness, for eyes that see no colours', () => {
    expect(contrast(colour(shade, 'card'), colour(shade, 'second'))).toBeGreaterThan(AA_GRAPHICS);
    expect(contrast(colour(shade, 'card-worn'), colour(shade, 'second-worn'))).toBeGreaterThan(AA_GRAPHICS);
  });

  test('higher ground is darker by day and lighter by night, step by step', () => {
    const steps = (['low', 'middle', 'high'] as const).map((tone) => contrast(colour(shade, tone), colour(shade, 'paper')));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(contrast(colour(shade, 'low'), colour(shade, 'middle'))).toBeGreaterThan(1.25);
    expect(contrast(colour(shade, 'middle'), colour(shade, 'high'))).toBeGreaterThan(1.25);
  });
});

test('the stylesheet of pages turns every ink dark, and touches nothing but the board', () => {
  const css = boardStylesheet();
  for (const ink of inks()) expect(css).toContain(`.f-${ink}{fill:${colour('dark', ink)}}`);
  expect(
    css
      .match(/[^{}]+\{[^{}]*\}/g)
      ?.every((rule) => /^\.board-auto \.[fs]-[a-z-]+\{(fill|stroke):#[0-9a-f]{6}\}$/.test(rule.trim())),
  ).toBe(true);
});

/** The names of hexes: between a counter and the number of the hex below, with no number under them. */
import { describe, expect, test } from 'vitest';
import { groundLayers, groundToSvg } from '../../../../src/board/svg/ground/ground.js';
import { nameBoxes } from '../../../../src/board/svg/ground/names.js';
import { brush } from '../../../../src/board/svg/paint.js';
import { usualRadius } from '../../../../src/board/svg/sheet.js';
import { games } from '../../../../src/games/index.js';
import { LOCALES } from '../../../../src/referee/index.js';

const each = games().flatMap((game) =>
  LOCALES.map((locale) => [game.id, locale, game.picture.ground(locale), game.picture.look] as const),
);

/** Numbers that are drawn as texts, with their places. */
function numbersIn(svg: string): readonly { x: number; y: number; size: number; text: string }[] {
  const [, layer = ''] = /<g class="numbers".*?>(.*?)<\/g>/s.exec(svg) ?? [];
  return [...layer.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) => {
    const figure = (name: string) => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(attributes)?.[1]);
    return { x: figure('x'), y: figure('y'), size: figure('font-size'), text };
  });
}

describe.each(each)('the names of %s in %s', (_, __, ground, look) => {
  const u = usualRadius(ground);

  test.each([
    ['a picture', undefined],
    ['a page', 1],
  ])('have no number of a hex below them in %s', (___, steady) => {
    const b = { ...brush('light', look), ...(steady === undefined ? {} : { steady }) };
    const numbers = numbersIn(groundLayers(b, ground).join(''));
    const boxes = nameBoxes(ground.labels, u, ground.width, steady !== undefined);
    const under = numbers.filter(({ x, y, size }) =>
      boxes.some((box) => x > box.left && x < box.right && y > box.top && y - size * 0.6 < box.bottom),
    );
    expect(under.map(({ text }) => text)).toEqual([]);
  });

  test('grow down from below their counters, and never so far that they reach the counters beside them', () => {
    const boxes = nameBoxes(ground.labels, u, ground.width, true);
    for (const box of boxes) expect(box.right - box.left).toBeLessThanOrEqual(1.96 * u);
  });
});

test('a name on two lines takes the place of the number below it, others leave it', () => {
  const [kyuchorei] = games().filter(({ id }) => id === 'kyuchorei');
  const page = groundToSvg(kyuchorei!.picture.ground('en'), 'light', kyuchorei!.picture.look);
  const numbers = new Set(numbersIn(page).map(({ text }) => text));
  expect(numbers.has('1402')).toBe(false);
  expect(numbers.has('1403')).toBe(true);
  expect(page).toMatch(/<style>[^<]*\.names>\.hung\{transform-origin:top\}/);
});

test('a name that is too long for its hex does without what stands in brackets, where one line holds it then', () => {
  const [kyuchorei] = games().filter(({ id }) => id === 'kyuchorei');
  const { labels, width, ...ground } = kyuchorei!.picture.ground('en');
  const pass = labels.filter(({ text }) => text.endsWith('(Kyuchorei)'));
  const [box] = nameBoxes(pass, usualRadius({ labels, width, ...ground }), width, false);
  expect(box?.bottom).toBe(pass[0]?.y);
});

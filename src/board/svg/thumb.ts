/** A scene at the size of a stamp: ground, roads and who stands where, without a word. */
import type { Ground, SceneCounter, ScenePlace } from '../../referee/index.js';
import { cardOf } from './counters/card.js';
import { isPoint } from './counters/mark.js';
import type { CropWindow } from './crop.js';
import { areasOf, linesOf } from './ground/line.js';
import type { Brush } from './paint.js';
import { drawGround } from './place.js';
import type { Sheet } from './sheet.js';
import { element, short } from './xml.js';

/** Bends of coasts that are not drawn, in radii: a pixel or two. */
const FINE = 0.4;

/**
 * All of the sheet, and of the places that run over its edge, where nothing else of it is drawn, with the
 * same paper around them on both sides.
 */
export function stampWindow({ width, height, places }: Ground): CropWindow {
  const edges = (at: 'x' | 'y') => [
    Math.min(...places.map((place) => place[at] - place.radius)),
    Math.max(...places.map((place) => place[at] + place.radius)),
  ];
  const [[left = 0, right = 0], [top = 0, foot = 0]] = [edges('x'), edges('y')];
  return {
    x: 0,
    y: 0,
    width: right > width ? right + left : width,
    height: foot > height ? foot + top : height,
  };
}

/** A map as a small drawing. */
export function stampOf(b: Brush, sheet: Sheet): string[] {
  const { ground, scene, places, u } = sheet;
  const bare = { ...b, bare: true };
  const lines = [...ground.lines, ...(scene.lines ?? [])]
    .filter(({ style }) => style !== 'dotted')
    .map(({ beads: _, ...line }) => line);
  return [
    ...areasOf(bare, ground.areas ?? [], u, u * FINE),
    element('g', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...linesOf(bare, lines, u)),
    element(
      'g',
      { 'stroke-width': u * 0.04 },
      ...drawGround(
        bare,
        places.map(({ value: _, ...place }) => place),
      ),
    ),
    ...places.flatMap((place) => blocksOf(bare, sheet, place)),
  ];
}

/**
 * A block for each side in a place, with an edge of a second one below it where there are several counters.
 */
function blocksOf(b: Brush, { scene }: Sheet, place: ScenePlace): string[] {
  const there = scene.counters.filter((counter) => counter.place === place.id);
  const sides = [...new Set(there.map(({ side }) => side))];
  const side = place.rest?.side ?? place.radius * 1.16;
  return sides.map((one, i) => {
    const own = there.filter((counter) => counter.side === one);
    const x = place.x + (i - (sides.length - 1) / 2) * side * 1.1;
    return block(b, own, x, place.y - (isPoint(place) ? 0 : place.radius * 0.02), side);
  });
}

function block(b: Brush, counters: readonly SceneCounter[], x: number, y: number, side: number): string {
  const [first] = counters;
  if (first === undefined) return '';
  const card = cardOf(first.tone);
  const paint = b.paint(card.ground, card.frame ?? 'casing');
  const shape = (shift: number) =>
    element('path', {
      d: card.shape,
      transform: shift === 0 ? undefined : `translate(${shift} ${shift})`,
      ...paint,
      'stroke-width': card.frame ? 18 : 8,
    });
  return element(
    'g',
    { transform: `translate(${short(x)} ${short(y)}) scale(${short(side / 100)})` },
    counters.length > 1 ? shape(18) : '',
    shape(0),
  );
}

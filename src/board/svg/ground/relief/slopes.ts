/** Where ground falls: short strokes downhill along an edge, and the light and shade of a lamp. */
import { type HeightField, noiseAt, ringsOf, smooth, tenths } from './field.js';
import { hashed } from './noise.js';

/** Path data of what faces the light, of what turns away from it, and of what is steep there. */
export interface Shading {
  readonly lit: string;
  readonly shade: string;
  readonly deepShade: string;
}

/** Short strokes downhill along an edge. */
export function hachuresOf(
  field: HeightField,
  rings: readonly (readonly (readonly [number, number])[])[],
  u: number,
): string {
  const strokes = rings.flatMap((ring) =>
    ring.map(([x, y], i) => {
      if (i % 3 === 2) return '';
      const [nx, ny] = downhill(field, x, y);
      const length = u * 0.13 * (0.7 + 0.45 * hashed(Math.round(x * 8), Math.round(y * 8), 3));
      const [gx, gy] = [x + nx * u * 0.02, y + ny * u * 0.02];
      return nx !== 0 || ny !== 0
        ? `M${tenths(gx)} ${tenths(gy)}l${tenths(nx * length)} ${tenths(ny * length)}`
        : '';
    }),
  );
  return strokes.join('');
}

function downhill(field: HeightField, x: number, y: number): readonly [number, number] {
  const at = (dx: number, dy: number) => sampleAt(field, x + dx, y + dy);
  const step = field.cell;
  const [gx, gy] = [at(step, 0) - at(-step, 0), at(0, step) - at(0, -step)];
  const length = Math.hypot(gx, gy);
  return length < 1e-6 ? [0, 0] : [-gx / length, -gy / length];
}

function sampleAt({ columns, rows, cell, values }: HeightField, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.round(x / cell + 0.5)));
  const row = Math.max(0, Math.min(rows - 1, Math.round(y / cell + 0.5)));
  return values[row * columns + column] as number;
}

/** Light from the north-west: what faces it, what turns away from it, and what is steep there. */
export function shadeOf(heights: HeightField, u: number): Shading {
  const { columns, rows, cell } = heights;
  const rough = noiseAt(heights, u * 1.3, 21);
  for (let at = 0; at < rough.length; at++) {
    const height = heights.values[at] as number;
    rough[at] = height < 0.12 ? height : height + 0.11 * (rough[at] as number);
  }
  const values = new Float32Array(columns * rows);
  const across = columns + 1;
  for (let row = 2; row < rows - 2; row++)
    for (let at = row * columns + 2, end = at + columns - 4; at < end; at++)
      values[at] = ((rough[at + across] as number) - (rough[at - across] as number)) / ((2.83 * cell) / u);
  const field: HeightField = { ...heights, values };
  const turned: HeightField = { ...field, values: values.map((value) => -value) };
  const fine = u * 0.02;
  return {
    lit: smooth(ringsOf(field, 0.62), fine),
    shade: smooth(ringsOf(turned, 0.5), fine),
    deepShade: smooth(ringsOf(turned, 0.95), fine),
  };
}

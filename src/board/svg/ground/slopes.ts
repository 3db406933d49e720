/** Where ground falls: short strokes downhill along an edge, and the light and shade of a lamp. */
import { type HeightField, ringsOf, smooth, spotOfSample } from './field.js';
import { hashed, noise } from './noise.js';

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
        ? `M${round(gx)} ${round(gy)}l${round(nx * length)} ${round(ny * length)}`
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

function round(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}

/** Light from the north-west: what faces it, what turns away from it, and what is steep there. */
export function shadeOf(heights: HeightField, u: number): Shading {
  const { columns, rows, cell } = heights;
  const values = new Float32Array(columns * rows);
  const rough = (c: number, r: number) => {
    const height = heights.values[r * columns + c] as number;
    const [x, y] = spotOfSample(heights, c, r);
    return height < 0.12 ? height : height + 0.11 * noise(x, y, u * 1.3, 21);
  };
  for (let r = 2; r < rows - 2; r++)
    for (let c = 2; c < columns - 2; c++)
      values[r * columns + c] = (rough(c + 1, r + 1) - rough(c - 1, r - 1)) / ((2.83 * cell) / u);
  const field: HeightField = { ...heights, values };
  const turned: HeightField = { ...field, values: values.map((value) => -value) };
  const fine = u * 0.02;
  return {
    lit: smooth(ringsOf(field, 0.62), fine),
    shade: smooth(ringsOf(turned, 0.5), fine),
    deepShade: smooth(ringsOf(turned, 0.95), fine),
  };
}

/** A game of hexes out of its component file: checked once, and asked by the ids that players see. */
import { z } from 'zod';
import type { Grid } from '../hex/index.js';
import { ComponentError, type Words } from '../referee/index.js';
import { readComponents } from './components.js';
import { hexGrid } from './hexes.js';

interface HexItem {
  readonly id: string;
  readonly col: number;
  readonly row: number;
  readonly terrain: string;
  readonly name?: Words | undefined;
}

/** What a component file must hold; whatever else a game puts there stays as it is. */
export interface HexFile {
  readonly title: Words;
  readonly sides: readonly (Words & { readonly id: string })[];
  readonly hexes: readonly HexItem[];
  /** Hexsides as `0103-0104`. */
  readonly river?: readonly string[];
  readonly bridge?: readonly string[];
  readonly units: readonly { readonly id: string; readonly side: string; readonly at?: string | undefined }[];
}

const text = z.string().min(1);
const words = z.looseObject({ en: text, ja: text });
const SHAPE = z.looseObject({
  title: words,
  sides: z.array(words.extend({ id: text })).length(2),
  hexes: z
    .array(z.looseObject({ id: text, col: z.int(), row: z.int(), terrain: text, name: words.optional() }))
    .min(1),
  river: z.array(z.string()).optional(),
  bridge: z.array(z.string()).optional(),
  units: z.array(z.looseObject({ id: text, side: text, at: text.optional() })).min(1),
});

export interface HexPack<F extends HexFile = HexFile> {
  readonly file: F;
  readonly grid: Grid;
  readonly sides: readonly string[];
  readonly hexIds: readonly string[];
  readonly unitIds: readonly string[];
  enemyOf(side: string): string;
  hex(id: string): F['hexes'][number];
  unit(id: string): F['units'][number];
  neighbours(hex: string): readonly string[];
  distance(a: string, b: string): number;
  /** Whether a river runs between two adjacent hexes, bridged or not. */
  isRiver(a: string, b: string): boolean;
  isBridge(a: string, b: string): boolean;
}

/** The pack. @throws ComponentError with the place of the first fault */
export function hexPack<const F extends HexFile>(file: F): HexPack<F> {
  readComponents(SHAPE, file);
  const grid = hexGrid(file.hexes);
  const hexes = new Map<string, F['hexes'][number]>(file.hexes.map((hex) => [hex.id, hex]));
  const units = new Map<string, F['units'][number]>(file.units.map((unit) => [unit.id, unit]));
  const sides = file.sides.map(({ id }) => id);
  if (units.size !== file.units.length) throw new ComponentError('units', 'an id stands twice');
  for (const [i, { side, at }] of file.units.entries()) {
    if (!sides.includes(side)) throw new ComponentError(`units.${i}.side`, `${side} is no side`);
    if (at !== undefined && !hexes.has(at)) throw new ComponentError(`units.${i}.at`, `${at} is no hex`);
  }
  const neighbours = new Map(
    file.hexes.map(({ id }, i) => {
      const next = [...grid.neighbours.subarray(6 * i, 6 * i + 6)].filter((n) => n >= 0);
      return [id, next.map((n) => grid.id(n))];
    }),
  );
  const river = sidesIn('river', file.river ?? [], neighbours);
  const bridge = sidesIn('bridge', file.bridge ?? [], neighbours);
  return {
    file,
    grid,
    sides,
    hexIds: [...hexes.keys()],
    unitIds: [...units.keys()],
    enemyOf: (side) => sides.find((other) => other !== side) ?? side,
    hex: (id) => found(hexes, id, 'hex'),
    unit: (id) => found(units, id, 'unit'),
    neighbours: (hex) => neighbours.get(hex) ?? [],
    distance: (a, b) => grid.distance(grid.index(a), grid.index(b)),
    isRiver: (a, b) => river.has(`${a}-${b}`),
    isBridge: (a, b) => bridge.has(`${a}-${b}`),
  };
}

/** Hexsides in both directions. */
function sidesIn(
  list: string,
  given: readonly string[],
  neighbours: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  return new Set(
    given.flatMap((side, i) => {
      const [a = '', b = ''] = side.split('-');
      if (neighbours.get(a)?.includes(b) !== true)
        throw new ComponentError(`${list}.${i}`, `${side} is no hexside`);
      return [`${a}-${b}`, `${b}-${a}`];
    }),
  );
}

function found<T>(among: ReadonlyMap<string, T>, id: string, what: string): T {
  const one = among.get(id);
  if (one === undefined) throw new ComponentError(id, `no such ${what}`);
  return one;
}

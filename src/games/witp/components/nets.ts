/** The map as two nets of hexes: one for those who march, one for those who sail. */
import type { Graph } from '../../../hex/index.js';
import { makeGraph } from '../../../hex/index.js';
import type { ComponentFile, Terrain } from './schema.js';

function terrains(file: ComponentFile): ReadonlyMap<string, Terrain> {
  return new Map(file.map.hexes.map(({ id, terrain }) => [id, terrain]));
}

/** Where land units march (WP-8.5.d, e). */
export function roadsOf(file: ComponentFile): Graph {
  const terrain = terrains(file);
  const dry = (id: string) => terrain.get(id) === 'land' || terrain.get(id) === 'shallow';
  return makeGraph(
    file.map.hexes.map(({ id }) => id),
    file.map.hexsides
      .filter(({ a, b, type }) => type !== 'sea' && dry(a) && dry(b))
      .map(({ a, b }) => ({ from: a, to: b, length: 1 })),
  );
}

/**
 * Where fleets sail; the eastern part of the hex with two seas is a place of its own, the last (WP-8.5.i, p).
 */
export function watersOf(file: ComponentFile): Graph {
  const terrain = terrains(file);
  const wet = (id: string) => terrain.get(id) === 'sea' || terrain.get(id) === 'shallow';
  const { hex: split, parts } = file.map.splitSeas[0]!;
  const eastern = `${split}-east`;
  const edges = file.map.hexsides.filter(({ a, b, type }) => type !== 'land' && wet(a) && wet(b));
  return makeGraph(
    [...file.map.hexes.map(({ id }) => id), eastern],
    edges.map(({ a, b }) => ({
      from: a === split && parts.east.includes(b) ? eastern : a,
      to: b === split && parts.east.includes(a) ? eastern : b,
      length: 1,
    })),
  );
}

/**
 * A hex map, given as the list of its hexes with their printed columns and rows; holes and ragged edges are
 * allowed.
 */
import {
  type Axial,
  axialDistance,
  axialKey,
  directions,
  isFlat,
  type Layout,
  plus,
  toAxial,
} from './axial.js';
import { MapError, type Net, nameTable } from './net.js';

/** Hex `i` has the id `ids[i]` and lies in column `cols[i]`, row `rows[i]`. */
export interface GridSpec {
  readonly ids: readonly string[];
  readonly cols: readonly number[];
  readonly rows: readonly number[];
  readonly layout: Layout;
}

/** In units of the hex radius (centre to corner), x to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `neighbours` holds six a hex, clockwise from the top, -1 where the map ends. */
export interface Grid extends Net {
  readonly layout: Layout;
  /** The neighbour in a direction 0..5, or -1. */
  neighbour(index: number, direction: number): number;
  /** Direction 0..5 from a hex to an adjacent one, or -1. */
  direction(from: number, to: number): number;
  distance(a: number, b: number): number;
  adjacent(a: number, b: number): boolean;
  /** Hexes up to `radius` away, the centre included, by index. */
  within(centre: number, radius: number): number[];
  centre(index: number): Point;
  /** Corner 0..5; corner `d` is where side `d` begins, clockwise. */
  corner(index: number, which: number): Point;
  axial(index: number): Axial;
  /** Index of the hex at these coordinates, or -1. */
  at(place: Axial): number;
}

const ROOT3 = Math.sqrt(3);

/** Builds a grid; throws `MapFault` when lists differ in length, or an id or a place is given twice. */
export function makeGrid(spec: GridSpec): Grid {
  const names = nameTable(spec.ids);
  const places = coordinates(spec);
  const byKey = new Map(places.map((place, index) => [axialKey(place), index]));
  if (byKey.size < places.length)
    throw new MapError('double-place', 'two hexes have the same column and row');
  const place = (index: number): Axial => places[index] ?? fail(names.id(index));
  const at = (where: Axial): number => byKey.get(axialKey(where)) ?? -1;
  const neighbours = neighbourTable(places, spec.layout, at);
  const distance = (a: number, b: number): number => axialDistance(place(a), place(b));
  const neighbour = (index: number, direction: number): number => neighbours[index * 6 + direction] ?? -1;
  return {
    ...names,
    layout: spec.layout,
    neighbours,
    first: Int32Array.from({ length: places.length + 1 }, (_, index) => index * 6),
    neighbour,
    direction: (from, to) => [0, 1, 2, 3, 4, 5].find((d) => to >= 0 && neighbour(from, d) === to) ?? -1,
    distance,
    adjacent: (a, b) => distance(a, b) === 1,
    within: (centre, radius) => [...places.keys()].filter((index) => distance(centre, index) <= radius),
    centre: (index) => centreOf(place(index), spec.layout),
    corner: (index, which) => cornerOf(centreOf(place(index), spec.layout), which, spec.layout),
    axial: place,
    at,
  };
}

function coordinates(spec: GridSpec): Axial[] {
  if (spec.cols.length !== spec.ids.length || spec.rows.length !== spec.ids.length)
    throw new MapError('lengths', 'ids, cols and rows must be equally long');
  return spec.ids.map((_, index) =>
    toAxial(spec.layout, spec.cols[index] as number, spec.rows[index] as number),
  );
}

function fail(id: string): never {
  throw new MapError('no-place', `hex ${id} has no place`);
}

function neighbourTable(places: readonly Axial[], layout: Layout, at: (place: Axial) => number): Int16Array {
  const steps = directions(layout);
  return Int16Array.from(places.flatMap((place) => steps.map((step) => at(plus(place, step)))));
}

function centreOf({ q, r }: Axial, layout: Layout): Point {
  return isFlat(layout) ? { x: 1.5 * q, y: ROOT3 * (r + q / 2) } : { x: ROOT3 * (q + r / 2), y: 1.5 * r };
}

function cornerOf(centre: Point, which: number, layout: Layout): Point {
  const angle = ((which * 60 - (isFlat(layout) ? 120 : 90)) * Math.PI) / 180;
  return { x: centre.x + Math.cos(angle), y: centre.y + Math.sin(angle) };
}

/** A point-to-point map: named points joined by edges of integer length, both ways. */
import { MapError, type Net, nameTable } from './net.js';
import { cheapest } from './search.js';

export interface Edge {
  readonly from: string;
  readonly to: string;
  /** A whole number, at least 0. */
  readonly length: number;
}

/** `lengths` runs parallel to `neighbours`; each point's neighbours stand in code-unit order of their ids. */
export interface Graph extends Net {
  readonly lengths: Int32Array;
  /** Neighbours of a point, by index. */
  next(index: number): Int16Array;
  adjacent(a: number, b: number): boolean;
  /** Length of the edge between two points (the shortest, if several), or -1. */
  length(a: number, b: number): number;
  /** Shortest way, in lengths, or -1 where there is none. */
  distance(a: number, b: number): number;
  /** Shortest way from a point to each, -1 where there is none. */
  distances(from: number): Int32Array;
}

const NOWHERE = new Int16Array();

/**
 * Builds a graph; throws `MapFault` for a double id, an edge to an unknown point or a length that is no
 * natural number.
 */
export function makeGraph(nodes: readonly string[], edges: readonly Edge[]): Graph {
  const names = nameTable(nodes);
  const links = linkLists(names, edges);
  const net: Net & { readonly lengths: Int32Array } = {
    ...names,
    neighbours: Int16Array.from(links.flatMap((list) => list.map((link) => link.to))),
    lengths: Int32Array.from(links.flatMap((list) => list.map((link) => link.length))),
    first: starts(links),
  };
  const { neighbours, lengths, first } = net;
  const nextTo = Array.from({ length: net.count }, (_, index) =>
    neighbours.subarray(first[index], first[index + 1]),
  );
  // Parallel edges stand beside each other, the shortest first.
  const length = (a: number, b: number): number => {
    for (let link = first[a] ?? 0; link < (first[a + 1] ?? 0); link++)
      if (neighbours[link] === b) return lengths[link] as number;
    return -1;
  };
  const distances = (from: number): Int32Array => cheapest(net, [from], (a, b) => length(a, b)).cost;
  return {
    ...net,
    next: (index) => nextTo[index] ?? NOWHERE,
    adjacent: (a, b) => length(a, b) >= 0,
    length,
    distances,
    distance: (a, b) => distances(a)[b] ?? -1,
  };
}

interface Link {
  readonly to: number;
  readonly length: number;
}

function linkLists(names: Pick<Net, 'count' | 'rank' | 'index'>, edges: readonly Edge[]): Link[][] {
  const links: Link[][] = Array.from({ length: names.count }, () => []);
  for (const edge of edges) {
    const from = names.index(edge.from);
    const to = names.index(edge.to);
    if (from < 0 || to < 0) throw new MapError('unknown-id', `edge ${edge.from} - ${edge.to}: no such point`);
    if (!Number.isInteger(edge.length) || edge.length < 0)
      throw new MapError('lengths', `edge ${edge.from} - ${edge.to}: length ${edge.length}`);
    links[from]?.push({ to, length: edge.length });
    links[to]?.push({ to: from, length: edge.length });
  }
  const rank = (link: Link): number => names.rank[link.to] as number;
  return links.map((list) => list.sort((a, b) => rank(a) - rank(b) || a.length - b.length));
}

function starts(links: readonly Link[][]): Int32Array {
  const first = new Int32Array(links.length + 1);
  for (const [index, list] of links.entries()) first[index + 1] = (first[index] as number) + list.length;
  return first;
}

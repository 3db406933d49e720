/**
 * Geometry of maps, pure and without imports from outside, so that rules, board and browser share it.
 *
 * net      what a search needs of a map      axial   coordinates and directions of hexes
 * grid     a hex map by ids                  graph   a point-to-point map
 * search   reachable places, cheapest paths  line    the hexes under a line of fire
 */
export { LAYOUTS, type Layout } from './axial.js';
export { type Edge, type Graph, makeGraph } from './graph.js';
export { type Grid, type GridSpec, makeGrid, type Point } from './grid.js';
export { lineOfHexes, type Passage } from './line.js';
export { MapError, type Net } from './net.js';
export { cheapest, pathTo, type Reach, type Routes, reach, shortestPath } from './search.js';

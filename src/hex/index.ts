/** Geometry of maps, pure and without imports from outside, so that rules, board and browser share it. */
export { LAYOUTS, type Layout } from './axial.js';
export { type Edge, type Graph, makeGraph } from './graph.js';
export { type Grid, type GridSpec, makeGrid, type Point } from './grid.js';
export { lineOfHexes, type Passage } from './line.js';
export { MapError, type Net } from './net.js';
export { cheapest, pathTo, type Reach, type Routes, reach, shortestPath } from './search.js';

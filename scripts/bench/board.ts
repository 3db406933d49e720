/** How dear a picture of a large map is: 1,000 hexes, 150 counters with Japanese names, 1200 pixels wide. */
import { gzipSync } from 'node:zlib';
import { groundToSvg, sceneToPng, sceneToSvg } from '../../src/board/index.js';
import { makeGrid } from '../../src/hex/index.js';
import type { GameMap, Ground, Scene, Tone } from '../../src/referee/index.js';
import { besideResvg } from './peers/resvg.js';

const COLUMNS = 40;
const ROWS = 25;
const RADIUS = 24;
const RUNS = 15;
const TERRAIN: readonly Tone[] = ['low', 'low', 'low', 'middle', 'middle', 'high', 'forest', 'town', 'water'];

/** A map of 1,000 hexes in patches of terrain, with roads, names and 150 battalions. */
export function largeMap(): GameMap {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    col: Math.floor(i / ROWS),
    row: i % ROWS,
  }));
  const ids = cells.map(({ col, row }) => `${col + 11}${String(row + 1).padStart(2, '0')}`);
  const grid = makeGrid({
    ids,
    cols: cells.map((cell) => cell.col),
    rows: cells.map((cell) => cell.row),
    layout: 'flat-odd-down',
  });
  const spot = (i: number) => ({ x: grid.centre(i).x * RADIUS + 40, y: grid.centre(i).y * RADIUS + 40 });
  const tone = (i: number) =>
    TERRAIN[
      (Math.floor((cells[i]?.col ?? 0) / 3) * 5 + Math.floor((cells[i]?.row ?? 0) / 2) * 7) % TERRAIN.length
    ] ?? 'low';
  const names = ['弓張嶺', '石溝', '茨溝', '大西溝'];
  const ground: Ground = {
    width: COLUMNS * 1.5 * RADIUS + 70,
    height: (ROWS + 0.5) * Math.sqrt(3) * RADIUS + 40,
    places: ids.map((id, i) => ({
      id,
      shape: 'flat',
      ...spot(i),
      radius: RADIUS,
      tone: tone(i),
      label: id,
      title: id,
    })),
    lines: [100, 400, 700].map((start) => ({
      points: Array.from({ length: 12 }, (_, k) => [spot(start + k * 26).x, spot(start + k * 26).y] as const),
      style: 'road',
      tone: 'road',
    })),
    labels: names.map((text, i) => ({
      x: spot(i * 240 + 60).x,
      y: spot(i * 240 + 60).y + RADIUS * 0.7,
      text,
      style: 'place',
    })),
    legend: [],
  };
  const scene: Scene = {
    title: '弓張嶺夜襲作戦 第2ターン',
    alt: '',
    marks: [],
    counters: Array.from({ length: 150 }, (_, k) => ({
      id: `u${k}`,
      place: ids[(k * 37) % ids.length] ?? '',
      side: 'JP',
      tone: k % 2 === 0 ? 'first' : 'second',
      symbol: 'infantry',
      size: 'II',
      name: names[k % names.length] ?? '',
      figures: '4-4',
      worn: k % 6 === 0,
      done: k % 4 === 0,
      title: `u${k}`,
    })),
    changes: [],
    tracks: [],
  };
  return { ground, scene };
}

/** CPU time of a run, all threads, in milliseconds. */
async function cpu(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Prints CPU time (median and best of some runs, all threads) of a picture on a map that was drawn before and
 * on a new one (as for the first mail of a process) and sizes. Needs the fonts of `npm run build`.
 */
export async function benchBoard(): Promise<void> {
  const map = largeMap();
  const { ground, scene } = map;
  const options = { width: 1200, theme: 'light' } as const;
  const png = await sceneToPng(map, options);
  const [warm, cold]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    warm.push(await cpu(() => sceneToPng(map, options)));
    const places = ground.places.map((place, i) => (i === run ? { ...place, label: `new ${run}` } : place));
    cold.push(await cpu(() => sceneToPng({ ground: { ...ground, places }, scene }, options)));
  }
  const figures = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `CPU median ${sorted[Math.floor(RUNS / 2)]?.toFixed(0)} ms, best ${sorted[0]?.toFixed(0)} ms`;
  };
  console.log(
    `map PNG, ${ground.places.length} hexes, ${scene.counters.length} counters, Japanese names, ${options.width} px, ${RUNS} runs`,
  );
  console.log(`on a map that was drawn before: ${figures(warm)} (at most 120)`);
  console.log(`on a new map: ${figures(cold)}`);
  console.log(`size ${kilo(png.length)} kB (at most 150)`);
  await besideResvg(map);
  await benchPageMap(map, figures);
}

/** The map of a page: its ground has an address, thirty places can be chosen. */
async function benchPageMap(map: GameMap, figures: (times: readonly number[]) => string): Promise<void> {
  const places = map.ground.places.slice(0, 30).map(({ id }) => id);
  const draw = () =>
    sceneToSvg(map, {
      theme: 'auto',
      interactive: { choices: { places, units: [], sides: [] }, idPrefix: 'map' },
      ground: { light: '/ground/light.svg', dark: '/ground/dark.svg' },
    });
  const svg = draw();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await cpu(async () => void draw()));
  const ground = groundToSvg(map.ground, 'light');
  console.log(
    `map of a page: ${figures(times)} on the event loop (a page at most 20), ${kilo(svg.length)} kB (a page at most 150), ` +
      `${kilo(gzipSync(svg).length)} kB sent (at most 40); its ground, kept by browsers: ${kilo(ground.length)} kB, ${kilo(gzipSync(ground).length)} kB sent`,
  );
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}

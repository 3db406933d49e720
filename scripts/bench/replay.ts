/**
 * What looking back on a match costs: finding all its positions, drawing a moment, and what is sent for one.
 */
import { sceneToSvg } from '../../src/board/index.js';
import { games } from '../../src/games/index.js';
import { Timeline } from '../../src/match/read/timeline.js';
import { type BaseState, type Game, initialOptions, type Setting } from '../../src/referee/index.js';
import { differingPieces } from '../../src/web/replay/map-difference.js';
import { recorded } from '../../test/match/recorded.js';

const SEEDS = 12;
const RUNS = 5;
const MOMENTS = 40;

/**
 * Prints, for each game, the longest of some random matches: milliseconds (CPU) once, and a moment; kilobytes
 * a moment.
 */
export async function benchReplay(): Promise<void> {
  console.log(
    `the longest of ${SEEDS} random matches; positions found in one run (best of ${RUNS}); ${MOMENTS} moments drawn`,
  );
  for (const game of games()) measure(game);
}

function measure(game: Game): void {
  const scenario = game.scenarios[0]?.id ?? '';
  const setting: Setting = { scenario, options: initialOptions(game, scenario) };
  const matches = Array.from({ length: SEEDS }, (_, seed) => recorded(game, game.start(setting), seed + 1));
  const [longest = []] = matches.sort((a, b) => b.length - a.length);
  let film = new Timeline(() => game, 1, setting);
  const found = Math.min(
    ...Array.from({ length: RUNS }, () => {
      film = new Timeline(() => game, 1, setting);
      return timed(() => film.add(longest));
    }),
  );
  const places = film.events.flatMap(({ record, steps }) => [
    ...steps.map((_, i) => ({ n: record.number, step: i + 1 })),
    { n: record.number, step: 0 },
  ]);
  let states: string[] = [];
  const looked = timed(() => {
    states = places.map((place) => film.stateAt(place) ?? '');
  });
  const some = states.slice(-MOMENTS);
  const maps: string[] = [];
  const drawn = timed(() => {
    for (const [i, state] of some.entries()) maps.push(drawing(game, some[i - 1] ?? state, state));
  });
  const sent = maps.map((map, i) => JSON.stringify(differingPieces(map, maps[i - 1] ?? map)).length);
  const [first = 0] = sent
    .slice()
    .sort((a, b) => a - b)
    .slice(MOMENTS / 2);
  // As it was while every step kept its state, the same one once.
  const once = states
    .filter((state, i) => state !== states[i - 1])
    .reduce((sum, { length }) => sum + length, 0);
  const kept = film.events.at(-1)?.course.size ?? 0;
  const steps = film.events.reduce((sum, event) => sum + event.steps.length, 0);
  console.log(
    `${game.id}: ${longest.length} events, ${steps} steps: ${found.toFixed(0)} ms (${((found * 500) / longest.length).toFixed(0)} ms for 500 events), ` +
      `${(film.size / 1e6).toFixed(1)} MB kept, of it ${(kept / 1e6).toFixed(2)} MB states (one a step: ${(once / 1e6).toFixed(2)}); ` +
      `a state found in ${(looked / places.length).toFixed(2)} ms; a moment ${(drawn / MOMENTS).toFixed(1)} ms, ` +
      `${((maps[0]?.length ?? 0) / 1000).toFixed(0)} kB whole, ${(first / 1000).toFixed(0)} kB as what differs (median)`,
  );
}

function drawing(game: Game, before: string, after: string): string {
  const [earlier, later] = [before, after].map((state) =>
    game.view(JSON.parse(state) as BaseState, game.sides[0] ?? ''),
  );
  if (earlier === undefined || later === undefined) return '';
  const scene = game.scene(later, 'en', game.changes(earlier, later, 'en'));
  return sceneToSvg(
    { ground: game.ground('en'), scene },
    {
      theme: 'auto',
      interactive: { choices: { places: [], units: [], sides: [] }, idPrefix: 'map' },
    },
  );
}

/** Milliseconds of processor time. */
function timed(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

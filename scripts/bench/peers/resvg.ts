/**
 * A picture beside the bare renderer: resvg alone on the very SVG that the picture is made of, packed by its own
 * encoder, against the service's way (ground kept, laid together, packed with a palette). In turns, in one run.
 */
import { renderAsync } from '@resvg/resvg-js';
import { sceneToPng } from '../../../src/board/index.js';
import { drawing } from '../../../src/board/svg/svg.js';
import type { GameMap } from '../../../src/referee/index.js';
import { median } from '../growth/questions.js';

const RUNS = 15;
const WIDTH = 1200;

/** Prints milliseconds of a processor both ways, bytes, and the ratio of the medians. */
export async function besideResvg(map: GameMap): Promise<void> {
  const { ground, over } = drawing(map, 'light', WIDTH, {});
  const bare = async (...svgs: readonly string[]): Promise<number> => {
    const sizes: number[] = [];
    for (const svg of svgs) {
      const image = await renderAsync(svg, {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'width', value: WIDTH },
        shapeRendering: 2,
        textRendering: 2,
        logLevel: 'off',
      });
      sizes.push(image.asPng().length);
    }
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const below = ground === undefined ? [] : [ground()];
  const ways = {
    service: async () => (await sceneToPng(map, { width: WIDTH, theme: 'light' })).length,
    upper: () => bare(over),
    whole: () => bare(...below, over),
  };
  const costs: { readonly [way in keyof typeof ways]: number[] } = { service: [], upper: [], whole: [] };
  const bytes = { service: 0, upper: 0, whole: 0 };
  // The first of each pays for the compiler, the service's for its ground.
  for (let run = 0; run <= RUNS; run++)
    for (const way of ['upper', 'service', 'whole'] as const) {
      const before = process.cpuUsage();
      bytes[way] = await ways[way]();
      const { user, system } = process.cpuUsage(before);
      if (run > 0) costs[way].push((user + system) / 1000);
    }
  const shown = (way: keyof typeof ways) =>
    `${median(costs[way]).toFixed(0)} ms CPU, ${(bytes[way] / 1000).toFixed(0)} kB`;
  const ratio = (way: 'upper' | 'whole') => (median(costs[way]) / median(costs.service)).toFixed(2);
  console.log(
    `Node ${process.version}: map of ${map.ground.places.length} hexes, ${map.scene.counters.length} counters, ${WIDTH} px, median of ${RUNS} in turns after one`,
  );
  console.log(`the service's picture, ground kept: ${shown('service')}`);
  console.log(`resvg alone on what stands above the ground: ${shown('upper')}; ratio ${ratio('upper')}`);
  console.log(`resvg alone on ground and all: ${shown('whole')}; ratio ${ratio('whole')}`);
}

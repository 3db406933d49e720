/**
 * The house as a picture, drawn from its imports: a box for each folder of src, each standing above what it
 * imports.
 */
import { importsOf } from './imports.js';
import { layerOf } from './layers.js';
import { type Source, sourcesOf } from './source.js';

/** What each folder imports, by name. */
type Arrows = ReadonlyMap<string, readonly string[]>;

interface Place {
  readonly name: string;
  /** The middle of the box. */
  readonly x: number;
  readonly y: number;
}

/** No rooms: written by Prisma, and one small file. */
const LEFT_OUT = new Set(['generated', 'root']);

const BOX = { width: 128, height: 40 };
const STEP = { x: 168, y: 92 };
const MARGIN = 28;
/**
 * What stands at the ends of a floor is moved apart by half a step on every other floor: fewer arrows run
 * behind boxes.
 */
const SHIFT = STEP.x / 4;

/** The drawing that docs/house.svg must hold. */
export function drawnHouse(sources: readonly Source[] = sourcesOf('src')): string {
  const arrows = arrowsOf(sources);
  const places = placesOf(arrows);
  const width = Math.max(...places.map(({ x }) => x)) + BOX.width / 2 + MARGIN;
  const height = Math.max(...places.map(({ y }) => y)) + BOX.height / 2 + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="15">`,
    '  <title>The folders of src and what they import. An arrow that follows from others is left out.</title>',
    '  <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
    '    <path d="M0 0 8 4 0 8Z" fill="#57483a"/></marker></defs>',
    `  <rect width="${width}" height="${height}" fill="#faf6ea"/>`,
    ...places.flatMap(({ name }) => directTargets(arrows, name).map((to) => arrow(places, name, to))),
    ...places.map((place) => box(place, arrows.get(place.name) ?? [])),
    '</svg>',
    '',
  ].join('\n');
}

function arrowsOf(sources: readonly Source[]): Arrows {
  const drawn = sources.filter(({ path }) => !LEFT_OUT.has(layerOf(path)));
  const names = [...new Set(drawn.map(({ path }) => layerOf(path)))].sort();
  const pairs = drawn.flatMap(importsOf).map(({ from, target }) => [layerOf(from), layerOf(target ?? from)]);
  const often = (from: string, to: string): number => pairs.filter(([a, b]) => a === from && b === to).length;
  // Two folders that import each other are a fault that another test names; here the one that imports less
  // stands below.
  return new Map(
    names.map((name) => [
      name,
      names.filter((other) => other !== name && often(name, other) > often(other, name)),
    ]),
  );
}

/** Everything below a folder. */
function below(arrows: Arrows, name: string): Set<string> {
  const found = new Set<string>();
  const visit = (at: string): void => {
    for (const next of arrows.get(at) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(name);
  return found;
}

/** The arrows that follow from no others: what is imported and stands below nothing else that is imported. */
function directTargets(arrows: Arrows, name: string): string[] {
  const targets = arrows.get(name) ?? [];
  return targets.filter((to) => !targets.some((via) => via !== to && below(arrows, via).has(to)));
}

/**
 * On which floor a folder stands: one above the highest that it imports. @throws RangeError where folders
 * import in a circle
 */
function floorOf(arrows: Arrows, name: string): number {
  if (below(arrows, name).has(name)) throw new RangeError(`${name} is above itself`);
  return Math.max(0, ...(arrows.get(name) ?? []).map((to) => floorOf(arrows, to) + 1));
}

function placesOf(arrows: Arrows): Place[] {
  const floors = new Map([...arrows.keys()].map((name) => [name, floorOf(arrows, name)]));
  const top = Math.max(...floors.values());
  const rows = Array.from({ length: top + 1 }, (_, floor) =>
    [...floors.keys()].filter((name) => floors.get(name) === floor),
  );
  const widest = Math.max(...rows.map((row) => row.length));
  const middle = MARGIN + BOX.width / 2 + ((widest - 1) * STEP.x) / 2 + SHIFT;
  return rows.flatMap((row, floor) =>
    row.map((name, at) => ({
      name,
      x: middle + (at - (row.length - 1) / 2) * STEP.x + (floor % 2 === 0 ? SHIFT : -SHIFT),
      y: MARGIN + BOX.height / 2 + (top - floor) * STEP.y,
    })),
  );
}

function arrow(places: readonly Place[], from: string, to: string): string {
  const [upper, lower] = [from, to].map((name) => places.find((place) => place.name === name));
  if (upper === undefined || lower === undefined) throw new RangeError(`no place for ${from} or ${to}`);
  const [y1, y2] = [upper.y + BOX.height / 2, lower.y - BOX.height / 2 - 2];
  const bend = (y2 - y1) / 2;
  const line = `M${upper.x} ${y1}C${upper.x} ${y1 + bend} ${lower.x} ${y2 - bend} ${lower.x} ${y2}`;
  return `  <path d="${line}" fill="none" stroke="#57483a" stroke-width="1.3" marker-end="url(#tip)"/>`;
}

function box({ name, x, y }: Place, targets: readonly string[]): string {
  const { width, height } = BOX;
  const corner = `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6"`;
  const says = targets.length === 0 ? 'imports nothing of the rest' : `imports ${targets.join(', ')}`;
  return `  <g><title>${name} ${says}</title><rect ${corner} fill="#fffdf6" stroke="#57483a" stroke-width="1.5"/>
    <text x="${x}" y="${y + 5}" text-anchor="middle" fill="#2b2420">${name}</text></g>`;
}

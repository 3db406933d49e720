/**
 * Lines of fire over the land. MN-10.7 to MN-10.10. What rubble adds is asked apart: it may come at any time.
 */
import { lineOfHexes, type Passage } from '../../../hex/index.js';
import type { Pack } from './types.js';

const UNKNOWN = 0;
/** What may stop a line, by its clause, in the order in which it is looked for. */
const STOPS = [undefined, 'MN-10.7.b', 'MN-10.9.b', 'MN-10.10.c'] as const;

/**
 * The clause by which buildings, walls or a plateau stop the line between two hexes; kept once it is known.
 */
export function shutBy(pack: Pack, from: number, to: number): (typeof STOPS)[number] {
  const { lines, hexes } = pack;
  const at = from * hexes.length + to;
  if (lines[at] === UNKNOWN) {
    const found = STOPS.indexOf(stopOf(pack, from, to)) + 1;
    lines[at] = found;
    lines[to * hexes.length + from] = found;
  }
  return STOPS[(lines[at] ?? UNKNOWN) - 1];
}

/** What a line passes between its ends: a hex that it crosses, or the two on a side that it runs along. */
export function passagesBetween(pack: Pack, from: number, to: number): readonly Passage[] {
  return lineOfHexes(pack.grid, from, to).slice(1, -1);
}

/**
 * MN-10.7.c, MN-10.7.d: one crossed hex is enough; along a side both must be so, and the map edge has one
 * only.
 */
export function anyPassage(passages: readonly Passage[], is: (hex: number) => boolean): boolean {
  return passages.some((passage) => passage.every((hex) => hex >= 0 && is(hex)));
}

function stopOf(pack: Pack, from: number, to: number): (typeof STOPS)[number] {
  const passages = passagesBetween(pack, from, to);
  const hex = (index: number) => pack.hexes[index]!;
  const [start, end] = [hex(from), hex(to)];
  if (anyPassage(passages, (index) => hex(index).building)) return 'MN-10.7.b'; // MN-10.8.a
  const crossed = passages.filter((passage) => passage.length === 1);
  if (!start.inside && !end.inside && anyPassage(crossed, (index) => hex(index).inside)) return 'MN-10.9.b';
  const isLow = !start.high && !end.high;
  return isLow && anyPassage(passages, (index) => hex(index).high) ? 'MN-10.10.c' : undefined;
}

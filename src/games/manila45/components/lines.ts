/** Lines of fire over the land. MN-10.7 to MN-10.10. What rubble adds is asked apart: it may come at any time. */
import { lineOfHexes, type Passage } from '../../../hex/index.js';
import type { Pack } from './types.js';

const [UNKNOWN, FREE, SHUT] = [0, 1, 2];

/** Whether buildings, walls or a plateau stop the line between two hexes; kept once it is known. */
export function isShut(pack: Pack, from: number, to: number): boolean {
  const { lines, hexes } = pack;
  const at = from * hexes.length + to;
  if (lines[at] === UNKNOWN) {
    const found = shuts(pack, from, to) ? SHUT : FREE;
    lines[at] = found;
    lines[to * hexes.length + from] = found;
  }
  return lines[at] === SHUT;
}

/** What a line passes between its ends: a hex that it crosses, or the two on a side that it runs along. */
export function passagesBetween(pack: Pack, from: number, to: number): readonly Passage[] {
  return lineOfHexes(pack.grid, from, to).slice(1, -1);
}

/** MN-10.7.c, MN-10.7.d: one crossed hex is enough; along a side both must be so, and the map edge has one only. */
export function anyPassage(passages: readonly Passage[], is: (hex: number) => boolean): boolean {
  return passages.some((passage) => passage.every((hex) => hex >= 0 && is(hex)));
}

function shuts(pack: Pack, from: number, to: number): boolean {
  const passages = passagesBetween(pack, from, to);
  const hex = (index: number) => pack.hexes[index]!;
  const [start, end] = [hex(from), hex(to)];
  if (anyPassage(passages, (index) => hex(index).building)) return true; // MN-10.8.a
  const crossed = passages.filter((passage) => passage.length === 1);
  const overWalls = !start.inside && !end.inside && anyPassage(crossed, (index) => hex(index).inside);
  if (overWalls) return true; // MN-10.9.b
  return !start.high && !end.high && anyPassage(passages, (index) => hex(index).high); // MN-10.10.c
}

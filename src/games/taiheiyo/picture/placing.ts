/** Finds room beside points for names and counters: off points, off each other, off routes, on the sheet. */

export type Spot = readonly [x: number, y: number];

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

export interface Box extends LabelSize {
  readonly x: number;
  readonly y: number;
}

export interface Task {
  readonly sheet: LabelSize;
  /** What each box belongs to with all that is printed on it, and how large the box is. */
  readonly bodies: readonly Box[];
  readonly sizes: readonly LabelSize[];
  /** Lines that are better left visible. */
  readonly lines: readonly (readonly [Spot, Spot])[];
  /** Boxes that must not be covered. */
  readonly taken: readonly Box[];
  /** From a body to the near edge of its box. */
  readonly gap: number;
}

/** Right, below, left, above, then the corners: as seen from the body. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/**
 * What a square unit of covered box, of sheet exceeded and a unit of covered line cost; later directions cost
 * a little.
 */
const COVERED = 3;
const BEYOND = 30;
const CROSSED = 14;
const LATER = 25;
/** Rounds in which each box may move once more now that it knows where the others are. */
const ROUNDS = 4;

/** A box for each body, in their order, each where it costs least. The same task gives the same boxes. */
export function placed(task: Task): Box[] {
  const choices = task.bodies.map((body, i) =>
    DIRECTIONS.map((direction) => boxAt(body, task.sizes[i]!, direction, task.gap)),
  );
  const fixed = choices.map((boxes) => boxes.map((box, nth) => fixedCost(task, box) + nth * LATER));
  const chosen = choices.map((boxes) => boxes[0]!);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, boxes] of choices.entries()) {
      const costs = boxes.map((box, nth) => {
        const others = chosen.reduce((sum, other, k) => sum + (k === i ? 0 : overlap(grown(box), other)), 0);
        return fixed[i]![nth]! + COVERED * others;
      });
      chosen[i] = boxes[costs.indexOf(Math.min(...costs))]!;
    }
  return chosen;
}

/** A corner comes nearer to the middle than an edge: a body is rounder than its box. */
const ROUNDNESS = 0.18;

function boxAt(
  body: Box,
  { width, height }: LabelSize,
  [right, down]: readonly [number, number],
  gap: number,
): Box {
  const nearer = right !== 0 && down !== 0 ? ROUNDNESS : 0;
  const from = (low: number, extent: number, size: number, way: number) => {
    if (way === 0) return low + (extent - size) / 2;
    return way > 0 ? low + extent * (1 - nearer) + gap : low + extent * nearer - gap - size;
  };
  return {
    x: from(body.x, body.width, width, right),
    y: from(body.y, body.height, height, down),
    width,
    height,
  };
}

function fixedCost({ sheet, taken, lines }: Task, box: Box): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const beyond = box.width * box.height - overlap(box, { x: 0, y: 0, ...sheet });
  const crossed = lines.reduce((sum, line) => sum + lengthInside(line, box), 0);
  return COVERED * covered + BEYOND * beyond + CROSSED * crossed;
}

/** Two boxes that all but touch would be read as one. */
const APART = 9;

function grown({ x, y, width, height }: Box): Box {
  return { x: x - APART, y: y - APART, width: width + 2 * APART, height: height + 2 * APART };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a line lies in a box. */
function lengthInside([[ax, ay], [bx, by]]: readonly [Spot, Spot], box: Box): number {
  let [enter, leave] = [0, 1];
  for (const [from, step, low, high] of [
    [ax, bx - ax, box.x, box.x + box.width],
    [ay, by - ay, box.y, box.y + box.height],
  ] as const) {
    if (step === 0) {
      if (from < low || from > high) return 0;
      continue;
    }
    const [one, other] = [(low - from) / step, (high - from) / step];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return leave > enter ? (leave - enter) * Math.hypot(bx - ax, by - ay) : 0;
}

/** Hexsides joined to lines: rivers, coasts, walls. */

export type Spot = readonly [x: number, y: number];

/** A side of a hex, from corner to corner. */
export type Segment = readonly [from: Spot, to: Spot];

/**
 * The segments as lines as long as they go: they end where nothing goes on, or where more than two meet. A
 * ring ends where it began.
 */
export function chained(segments: readonly Segment[]): readonly (readonly Spot[])[] {
  const ends = new Map<string, number[]>();
  for (const [i, segment] of segments.entries())
    for (const spot of segment) ends.set(keyOf(spot), [...(ends.get(keyOf(spot)) ?? []), i]);
  const used = new Set<number>();
  const follow = (line: Spot[]): void => {
    for (;;) {
      const last = line.at(-1)!;
      const meeting = ends.get(keyOf(last))!;
      const next = meeting.length === 2 ? meeting.find((i) => !used.has(i)) : undefined;
      if (next === undefined) return;
      used.add(next);
      const [from, to] = segments[next]!;
      line.push(keyOf(from) === keyOf(last) ? to : from);
    }
  };
  const lines: Spot[][] = [];
  for (const [i, [from, to]] of segments.entries()) {
    if (used.has(i)) continue;
    used.add(i);
    const ahead = [from, to];
    follow(ahead);
    const back = [to, from];
    follow(back);
    lines.push([...back.slice(2).reverse(), ...ahead]);
  }
  return lines;
}

function keyOf([x, y]: Spot): string {
  return `${x} ${y}`;
}

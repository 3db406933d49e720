/** Who leaves the map, and what goes with it. MN-10.16, MN-8.9.d, MN-5.5.b, MN-6.5. */
import { hexId, OUT, type SideId, sideOf } from '../components/pack.js';
import { freshUnit, ids, type Position, type Turn, uncover, unitAt, unitsOf } from '../state/state.js';

/** Takes units of one hex off the map and tells of it, to each side what it may know (MN-6.5.j, MN-6.5.k). */
export function eliminate(t: Turn, units: readonly number[]): void {
  const [first] = units;
  if (first === undefined) return;
  const { pack, play } = t;
  const side = sideOf(pack, first);
  const { at } = unitAt(t, first);
  const known = side === 'JP' ? units : units.filter((unit) => isKnown(t, unit));
  for (const unit of units) takeOff(t, unit);
  uncover(t, at);
  play.log(`eliminated.${side}`, { units: ids(pack, known), at: hexId(pack, at), n: units.length });
  if (known.length < units.length)
    play.tell('US', 'eliminated.below', {
      units: ids(
        pack,
        units.filter((unit) => !known.includes(unit)),
      ),
    });
  settlePontoons(t);
  endWithLast(t);
}

/**
 * Whether the Japanese player knows that this US unit stands in its hex: he sees it, or has seen it there
 * (MN-6.5.m).
 */
export function isKnown(p: Position, unit: number): boolean {
  const { at, under, seen } = unitAt(p, unit);
  return !under || seen === at;
}

function takeOff(t: Turn, unit: number): void {
  const { seen } = unitAt(t, unit);
  const known = isKnown(t, unit);
  t.state.units[unit] = {
    ...freshUnit(OUT),
    revealed: sideOf(t.pack, unit) === 'JP',
    seen: known ? OUT : seen,
  };
}

/** A pontoon goes as soon as its builder has left both its hexes (MN-8.9.d). */
export function settlePontoons(t: Turn): void {
  const { pack, state, play } = t;
  for (const pontoon of state.pontoons) {
    const { at } = unitAt(t, pontoon.builder);
    if (at === pontoon.from || at === pontoon.to) continue;
    state.pontoons = state.pontoons.filter((other) => other !== pontoon);
    play.log('pontoon.removed', {
      unit: ids(pack, [pontoon.builder])[0]!,
      hex: hexId(pack, pontoon.from),
      to: hexId(pack, pontoon.to),
    });
  }
}

/** The last Japanese unit ends the match at once (MN-5.5.b); the last US unit does not (MN-5.5.c). */
function endWithLast(t: Turn): void {
  const side: SideId = 'JP';
  if (unitsOf(t, side).length === 0) t.play.end({ winner: 'US', key: 'lastUnit', clause: 'MN-5.5.b' });
}

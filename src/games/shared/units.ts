/**
 * The smallest questions about units, asked alike in every game that keeps them by index, off the map at a
 * negative place.
 */

interface Placed {
  readonly at: number;
}

interface Situation<U> {
  readonly units: readonly U[];
}

interface Armies<Side extends string> {
  readonly army: Readonly<Record<Side, readonly number[]>>;
}

export function unitAt<U>(state: Situation<U>, unit: number): U {
  return state.units[unit]!;
}

export function isOnMap(state: Situation<Placed>, unit: number): boolean {
  return state.units[unit]!.at >= 0;
}

/** A side's units on the map, in the order of the components. */
export function unitsOf<Side extends string>(
  pack: Armies<Side>,
  state: Situation<Placed>,
  side: Side,
): number[] {
  return pack.army[side].filter((unit) => isOnMap(state, unit));
}

/** A side's units in a place, without `except`, in the order of the components. */
export function unitsIn<Side extends string>(
  pack: Armies<Side>,
  state: Situation<Placed>,
  side: Side,
  place: number,
  except?: number,
): number[] {
  return pack.army[side].filter((unit) => unit !== except && state.units[unit]!.at === place);
}

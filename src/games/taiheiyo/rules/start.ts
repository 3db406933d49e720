/** Chapter 3: where the units may be put before the first order. TS-3. */
import type { Clause } from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { airIn, unitAt } from '../state/state.js';

/** The units that a side still has to place, in component order. */
export function toPlace(pack: Pack, state: TsState, side: SideId): number[] {
  return pack.army[side].filter(
    (unit) => pack.units[unit]!.setup.kind === 'free' && unitAt(state, unit).at === OUT,
  );
}

/** The clause that forbids a start point. */
export function forbidsPlace(pack: Pack, state: TsState, unit: number, point: number): Clause | undefined {
  const { side, setup, capital } = pack.units[unit]!;
  const clause = side === 'J' ? 'TS-3.2.b' : 'TS-3.1.b';
  const id = pointId(pack, point);
  if (setup.kind !== 'free' || !setup.points.includes(id)) return clause;
  if (capital && setup.capitalOnlyAt?.includes(id) === false) return clause;
  const most = setup.max?.[id];
  return most !== undefined && airIn(pack, state, side, point).length >= most ? clause : undefined;
}

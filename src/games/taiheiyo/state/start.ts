/** Where everything stands before the first order. TS-3. */
import type { Pack } from '../components/pack.js';
import { OUT, pointIndex } from '../components/pack.js';
import { judgeBases } from './control.js';
import type { TsState, UnitState } from './state.js';

/** The situation before the first order (TS-3.0.a, TS-3.1, TS-3.2, TS-3.3). */
export function startState(pack: Pack): TsState {
  const spread = pack.units.flatMap(({ setup }, unit) => (setup.kind === 'oneEach' ? [unit] : []));
  const state: TsState = {
    step: 'SETUP-A',
    turn: 0,
    score: 0,
    units: pack.units.map((_, unit) => startOf(pack, unit, spread)),
    points: pack.points.map(({ owner }) => ({ owner, control: owner, held: null })),
    hands: { J: [], A: [] },
    deck: [...pack.cards.keys()],
    discards: [],
    spent: [],
    shift: false,
    fleetTrain: OUT,
    fleetTrainUsed: false,
    repairMoved: [],
  };
  judgeBases(pack, state);
  return state;
}

/**
 * Units with a fixed place stand there, later ones wait in their box (TS-3.2.e), the rest is still to be
 * placed (TS-3.1.c). `spread`: all that go to one of a list of points each.
 */
function startOf(pack: Pack, unit: number, spread: readonly number[]): UnitState {
  const { setup } = pack.units[unit]!;
  const fresh: UnitState = { at: OUT, faceDown: false, box: 0, damaged: false };
  if (setup.kind === 'fixed') return { ...fresh, at: pointIndex(pack, setup.point) };
  if (setup.kind === 'reinforcement') return { ...fresh, box: setup.turn };
  if (setup.kind === 'oneEach')
    return {
      ...fresh,
      at: pointIndex(pack, setup.points[spread.indexOf(unit) % Math.max(1, setup.points.length)]!),
    }; // TS-3.2.c
  return fresh;
}

/** PC-2, PC-3: movement and zones of control. */
import { type Clause, decision, order, type Play, pathField, type Rules } from 'denrei/kit';
import { costOf, pack, villages } from '../pack.js';
import { activeSide, inZoneOf, type PcState, placeOf, stateOf, unitIn, unitsOf } from '../state.js';

/** One move, or the end of the phase. */
export function* movementRound(play: Play<PcState>): Rules<'over' | 'more'> {
  const answer = yield* play.askAny(moving(play.state));
  if (answer === undefined || answer.do === 'end') return 'over';
  const { unit, path } = answer;
  play.log('moved', { unit, from: placeOf(play.state, unit), to: path.at(-1) ?? '', path });
  stateOf(play.state, unit).moved = true;
  for (const hex of path) enter(play.state, unit, hex);
  return 'more';
}

/** Puts a unit into a hex; a village is its side's from then on. PC-5.a */
export function enter(state: PcState, unit: string, hex: string): void {
  stateOf(state, unit).at = hex;
  const village = villages.indexOf(hex);
  if (village >= 0) state.held[village] = pack.unit(unit).side;
}

function moving(state: PcState) {
  const side = activeSide(state);
  const enemy = pack.enemyOf(side);
  const move = order('move')
    .one('unit', 'unit', {
      candidates: () => unitsOf(state, side),
      forbids: (_, __, unit) => forbidsMover(state, side, unit),
    })
    .path(
      'path',
      'hex',
      pathField({
        pack,
        from: ({ unit }) => placeOf(state, unit) ?? '',
        limit: ({ unit }) => pack.unit(unit).move,
        cost: (_, from, to) => costOf(from, to),
        bars: (_, __, to) => (isHeldBy(state, enemy, to) ? 'PC-2.c' : undefined),
        stops: (_, hex) => (inZoneOf(state, enemy, hex) ? 'PC-3.b' : undefined),
        ends: (_, hex) => (unitIn(state, hex) === undefined ? undefined : 'PC-2.c'),
        tooFar: 'PC-2.b',
        apart: 'PC-2.b',
        halts: ['PC-3.b'],
      }),
    );
  const forms = [move, order('end').idly()];
  return decision({ side, kind: 'movement', clause: 'PC-2.a', public: true, forms });
}

function forbidsMover(state: PcState, side: string, unit: string): Clause | undefined {
  if (pack.unit(unit).side !== side || placeOf(state, unit) === null) return 'PC-1.b';
  return stateOf(state, unit).moved ? 'PC-2.a' : undefined;
}

function isHeldBy(state: PcState, side: string, hex: string): boolean {
  const unit = unitIn(state, hex);
  return unit !== undefined && pack.unit(unit).side === side;
}

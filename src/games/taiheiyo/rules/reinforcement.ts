/** Chapter 6: the reinforcement phase. TS-6. */
import type { Play, Rules } from '../../../referee/index.js';
import { order } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT, pointId, pointIds, pointIndex, unitId, unitIds, unitIndex } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { place, pointAt, putInBox, remove, unitAt } from '../state/state.js';
import { askSide, drawCards } from './cards/hand.js';
import { isOwnPort, leftPoint } from './control.js';

/** Checks first (TS-4.2.u), then withdrawals, arrivals and cards. */
export function* reinforcement(pack: Pack, play: Play<TsState>): Rules<void> {
  const { state } = play;
  const port = (nation: string) =>
    isOwnPort(state, nation === 'JP' ? 'J' : 'A', pack.repairPort[nation]![0]!);
  const open = { JP: port('JP'), US: port('US'), AU: port('AU') };
  const borneo = pointAt(state, pack.oil).control === 'J';
  play.log('reinforcement', { n: state.turn });
  withdrawBritish(pack, play);
  yield* arrivals(pack, play, open);
  if (borneo) drawCards(pack, play, 'J', pack.file.rules.japaneseDrawIfBorneo, 'draw.oil'); // TS-6.2.a
  // TS-6.2.b, TS-6.2.e: J before A
  drawCards(pack, play, 'A', pack.file.turns[state.turn]!.alliedDraw, 'draw');
}

/** Ships whose turn has come leave the game, wherever they are (TS-6.1.h, TS-6.1.j). */
function withdrawBritish(pack: Pack, play: Play<TsState>): void {
  const { state } = play;
  const going = [...pack.units.keys()].filter(
    (unit) =>
      pack.units[unit]!.withdraw === state.turn &&
      (unitAt(state, unit).at !== OUT || unitAt(state, unit).box > 0),
  );
  if (going.length === 0) return;
  const points = new Set(going.map((unit) => unitAt(state, unit).at).filter((at) => at !== OUT));
  for (const unit of going) remove(state, unit);
  play.log('withdrawn', { units: unitIds(pack, going) });
  for (const point of points) leftPoint(pack, play, 'A', point, true);
}

/** Which nation's own port was open when the phase began. */
type Open = Readonly<Record<'JP' | 'US' | 'AU', boolean>>;

/** What became of a unit whose turn has come. */
interface News {
  readonly key: 'arrival' | 'arrival.repaired' | 'arrival.waits' | 'air.out';
  readonly unit: number;
  readonly at: number;
}

/**
 * The units in the box of the turn, in component order; those that leave no choice first, so that they are
 * told before one is asked for.
 */
function* arrivals(pack: Pack, play: Play<TsState>, open: Open): Rules<void> {
  const { state } = play;
  const due = [...pack.units.keys()].filter((unit) => unitAt(state, unit).box === state.turn);
  const places = due.map((unit) => ({ unit, points: arrivalPoints(pack, state, unit, open) }));
  tellAll(
    pack,
    play,
    places.flatMap(({ unit, points }) => (points.length > 1 ? [] : [arrive(pack, state, unit, points[0])])),
  );
  const chosen: News[] = [];
  for (const { unit, points } of places)
    if (points.length > 1)
      chosen.push(arrive(pack, state, unit, yield* chooseArrival(pack, play, unit, points)));
  tellAll(pack, play, chosen);
}

/** One line for all to whom the same happens in the same place. */
function tellAll(pack: Pack, play: Play<TsState>, news: readonly News[]): void {
  const alike = ({ key, at }: News) => news.filter((other) => other.key === key && other.at === at);
  for (const one of news) {
    const group = alike(one);
    if (group[0] !== one) continue;
    const at = one.at === OUT ? {} : { at: pointId(pack, one.at) };
    const units = group.map(({ unit }) => unit);
    const many = one.key === 'air.out' ? {} : { n: units.length };
    play.log(one.key, { units: unitIds(pack, units), ...many, ...at });
  }
}

/** Where a unit may be put down; none: it has to wait (TS-6.1.2.a, TS-6.1.3.a, TS-6.1.3.b). */
function arrivalPoints(pack: Pack, state: TsState, unit: number, open: Open): readonly number[] {
  const { side, nation, ship, setup } = pack.units[unit]!;
  const points = (setup.kind === 'reinforcement' ? setup.points : []).map((id) => pointIndex(pack, id));
  if (side === 'J') return open.JP ? pack.repairPort[ship ? 'JP' : 'LBA_J']! : [];
  if (!ship) return pack.repairPort.LBA_A!; // TS-6.1.b, TS-6.1.e
  if (nation === 'AU' && !open.AU && !(unitAt(state, unit).damaged && state.repairMoved.includes('AU')))
    return [];
  if (!unitAt(state, unit).damaged) return points.length > 0 ? points : pack.repairPort[nation]!;
  if (state.repairMoved.includes(nation)) return [pack.repairMoves[nation]!.instead]; // TS-6.1.4.d
  return nation === 'US' && !open.US ? [] : pack.repairPort[nation]!; // TS-6.1.d
}

/**
 * Puts a unit down; without a place it is looked at again in the next reinforcement phase, after the last
 * turn it never comes (TS-6.1.2.b).
 */
function arrive(pack: Pack, state: TsState, unit: number, at: number | undefined): News {
  const { damaged } = unitAt(state, unit);
  if (at === undefined) {
    putInBox(pack, state, unit, state.turn + 1, damaged);
    return { key: state.turn < pack.lastTurn ? 'arrival.waits' : 'air.out', unit, at: OUT };
  }
  place(state, unit, at);
  return { key: damaged ? 'arrival.repaired' : 'arrival', unit, at };
}

function* chooseArrival(
  pack: Pack,
  play: Play<TsState>,
  unit: number,
  points: readonly number[],
): Rules<number> {
  if (points.length === 1) return points[0]!;
  const id = unitId(pack, unit);
  const form = order('place')
    .one('unit', 'unit', {
      candidates: () => [id],
      forbids: (_, __, other) => (unitIndex(pack, other) === unit ? undefined : 'TS-6.1.b'),
    })
    .one('to', 'point', {
      candidates: () => pointIds(pack, points),
      forbids: (_, __, to) => (points.includes(pointIndex(pack, to)) ? undefined : 'TS-6.1.1.a'),
    });
  const answer = yield* askSide(pack, play, () => ({
    side: pack.units[unit]!.side,
    kind: 'arrival',
    clause: 'TS-6.1.b',
    public: true,
    about: { unit: id },
    forms: [form],
  }));
  return answer === undefined ? points[0]! : pointIndex(pack, answer.to);
}

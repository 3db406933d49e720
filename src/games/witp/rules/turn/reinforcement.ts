/** Rule 11: reinforcements. WP-11. */
import { type Clause, decision, order, type Rules } from '../../../../referee/index.js';
import { enemyOf, hexIndex, type SideId, unitIndex } from '../../components/pack.js';
import { inForce, type Position, TRACK, typeOf, unitAt } from '../../state/state.js';
import { controlOf } from '../../state/survey.js';
import { firstToAct, hexNames, named, type Playing } from '../playing.js';

/** The player with the higher TRP places his first (WP-11.0.d). */
export function* reinforcements(p: Playing): Rules<void> {
  const first = firstToAct(p);
  for (const side of [first, enemyOf(first)]) yield* arrivals(p, side);
}

/** Unit by unit at the sources of their nations; who has none waits (WP-11.0.a, c, d, e). */
export function* arrivals(p: Playing, side: SideId): Rules<void> {
  const due = dueUnits(p, side);
  for (;;) {
    const units = due.filter((unit) => unitAt(p, unit).at === TRACK && sourcesFor(p, unit).length > 0);
    if (units.length === 0) return;
    const answer = yield* p.play.ask(arriving(p, side, units));
    const unit = unitIndex(p.pack, answer.unit);
    Object.assign(unitAt(p, unit), { at: hexIndex(p.pack, answer.to), damaged: false });
    p.play.log('arrived', { side, unit: answer.unit, hex: answer.to });
  }
}

/** Of this turn and of earlier ones, and the next of a kind that a card brings (card 1943-07). */
function dueUnits(p: Playing, side: SideId): number[] {
  const { pack, state } = p;
  const waiting = pack.army[side].filter((unit) => state.units[unit]!.at === TRACK);
  const due = waiting.filter((unit) => pack.units[unit]!.arrival <= state.turn);
  for (const { op, effect } of inForce(p, 'advanceArrival')) {
    if (effect.owner !== side || effect.used) continue;
    effect.used = true;
    const later = waiting.filter((unit) => {
      const { nation, type, arrival } = pack.units[unit]!;
      return nation === op.nation && type === op.type && arrival > state.turn;
    });
    due.push(
      ...later.sort((a, b) => pack.units[a]!.arrival - pack.units[b]!.arrival || a - b).slice(0, op.n),
    );
  }
  return due;
}

/** Sources of the nation under own control; for fleets not in continued combat (WP-11.0.d). */
function sourcesFor(position: Position, unit: number): number[] {
  const { nation, side } = typeOf(position, unit);
  return position.pack.sources[side].filter(
    (hex) => position.pack.hexes[hex]!.source === nation && forbidsSource(position, unit, hex) === undefined,
  );
}

function forbidsSource(position: Position, unit: number, hex: number): Clause | undefined {
  const { nation, side, fleet } = typeOf(position, unit);
  if (position.pack.hexes[hex]!.source !== nation) return 'WP-11.0.a';
  if (controlOf(position, hex) !== side) return 'WP-11.0.d';
  return fleet && position.state.cc.includes(hex) ? 'WP-11.0.d' : undefined;
}

function arriving(p: Playing, side: SideId, units: readonly number[]) {
  return decision({
    side,
    kind: 'arrival',
    clause: 'WP-11.0.d',
    public: true,
    forms: [
      order('place')
        .one('unit', 'unit', {
          candidates: () => named(p, units),
          forbids: (_, __, id) => (units.includes(unitIndex(p.pack, id)) ? undefined : 'WP-11.0.a'),
        })
        .one('to', 'hex', {
          candidates: ({ unit }) => hexNames(p, sourcesFor(p, unitIndex(p.pack, unit))),
          forbids: ({ unit }, _, hex) => forbidsSource(p, unitIndex(p.pack, unit), hexIndex(p.pack, hex)),
        }),
    ],
  });
}

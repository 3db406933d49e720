/** Chapter 7.3(1): operation cards as orders: what each needs and what it does. TS-7.3.b, TS-CJ, TS-CA. */
import type { AnswerOf, Play, Rules } from '../../../../referee/index.js';
import type { Pack, PackEvent, SideId } from '../../components/pack.js';
import { eventOf, pointIndex, unitIds, unitIndex } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { place, putInBox, unitAt } from '../../state/state.js';
import { leftPoint } from '../control.js';
import { moveShips } from '../operations/movement.js';
import type { eventForms } from './event-forms.js';
import { discardAtRandom, playEvent } from './hand.js';
import { cardStrike } from './strike.js';

/** An operation card as it is played, each kind with what it needs. */
type EventOrder = AnswerOf<ReturnType<typeof eventForms>[number]>;

/** Carries out an operation card. */
export function* operationCard(pack: Pack, play: Play<TsState>, given: EventOrder): Rules<void> {
  const event = eventOf(pack, given.event);
  playEvent(play, event);
  const { fx, side } = event;
  const point = (id: string) => pointIndex(pack, id);
  if ('source' in given)
    return yield* cardStrike(pack, play, event, point(given.source), point(given.target));
  if ('ships' in given) {
    const ships = given.ships.map((id) => unitIndex(pack, id));
    const path = given.path.map(point);
    return yield* moveShips(pack, play, { side, from: point(given.from), ships, path, event: event.no });
  }
  if ('choice' in given) return choose(pack, play, event, given.choice);
  if ('carriers' in given) return swapCarriers(pack, play, given);
  if (fx.type === 'vpRoll') return rollForPoints(play, event);
  if (fx.type === 'randomDiscard') return discardAtRandom(pack, play, fx.from);
  return undefined;
}

/** J04, A02: a point at once, or a card of the enemy (TS-4.0.1.a). */
function choose(pack: Pack, play: Play<TsState>, { fx }: PackEvent, choice: string): void {
  if (fx.type !== 'choice') return;
  const [points, random] = fx.options;
  if (choice === 'point') gain(play, points.side, points.value);
  else for (let n = 0; n < random.count; n++) discardAtRandom(pack, play, random.from);
}

/** Moves the score marker (TS-4.0.1.a). */
function gain(play: Play<TsState>, side: SideId, value: number): void {
  play.state.score += side === 'J' ? value : -value;
  play.log('points', { side, n: value, score: play.state.score });
}

/** J06, A10: a die for points. */
function rollForPoints(play: Play<TsState>, event: PackEvent): void {
  const { fx } = event;
  if (fx.type !== 'vpRoll') return;
  const values = [1, 2, 3, 4, 5, 6].map((face) => fx.table[String(face)] ?? 0);
  const outcomes = values.flatMap((n, i): (readonly [number, string])[] =>
    n === values[i + 1] ? [] : [[i + 1, `points${n}`.replace('-', 'Minus')]],
  );
  const { faces } = play.roll({ purpose: 'points', dice: [6], outcomes });
  gain(play, fx.side, values[faces[0]! - 1]!);
}

/** J09: the carriers first, then the air unit to a point that is Japanese even so (TS-CJ09.a, TS-CJ09.b). */
function swapCarriers(
  pack: Pack,
  play: Play<TsState>,
  given: { readonly carriers: readonly string[]; readonly air: string; readonly to: string },
): void {
  const { state } = play;
  const carriers = given.carriers.map((id) => unitIndex(pack, id));
  const points = new Set(carriers.map((unit) => unitAt(state, unit).at));
  for (const unit of carriers) putInBox(pack, state, unit, state.turn + 1, false);
  play.log(state.turn < pack.lastTurn ? 'carriers.leave' : 'air.out', { units: unitIds(pack, carriers) });
  for (const point of points) leftPoint(pack, play, 'J', point, true);
  place(state, unitIndex(pack, given.air), pointIndex(pack, given.to));
  play.log('air.placed', { unit: given.air, to: given.to });
}

/** Chapters 7.3(2) and 9.4: turning ships face-up. TS-9.4. */
import type { Clause, Next, Play, Rules } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { pointIds, pointIndex, unitIds } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { isFaceUp, pointsOf, shipsIn, unitAt } from '../../state/state.js';
import { askSide, resourceWalk, spend } from '../cards/hand.js';
import { isOwnPort } from '../control.js';

/** Free resupply of ships in the home ports of their nation (TS-9.4.a, TS-9.4.d). */
export function freeResupply(pack: Pack, play: Play<TsState>, side: SideId): void {
  const { state } = play;
  const ships = pack.army[side].filter((unit) => {
    const { nation, ship } = pack.units[unit]!;
    const { at, faceDown } = unitAt(state, unit);
    return ship && faceDown && (pack.freeResupply[nation] ?? []).includes(at) && isOwnPort(state, side, at);
  });
  if (ships.length === 0) return;
  for (const unit of ships) unitAt(state, unit).faceDown = false;
  play.log('resupply.free', { side, units: unitIds(pack, ships) });
}

/** One card for one point, as long as it could help (TS-9.4.b, TS-9.4.c). */
export function* resupplyRound(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  const { state } = play;
  const answer = yield* askSide(pack, play, () => {
    const open = state.hands[side].length > 0 && resupplyPoints(pack, state, side).length > 0;
    if (!open) return undefined;
    const forms = [order('done').idly(), resupplyForm(pack, state, side, 'TS-9.4.c')];
    return { side, kind: 'resupply', clause: 'TS-9.4.b', public: false, forms };
  });
  if (answer === undefined) return 'next';
  if (answer.do === 'done') {
    play.log('ended.resupply', { side });
    return 'next';
  }
  resupply(pack, play, side, answer);
  return 'again';
}

/**
 * `atBase`: the clause by which no capital ship is resupplied in a base, in an operation or in the supply
 * phase.
 */
export function resupplyForm(pack: Pack, state: TsState, side: SideId, atBase: Clause) {
  return order('resupply')
    .one('point', 'point', {
      candidates: () => pointIds(pack, pointsOf(pack, state, side)),
      forbids: (_, __, point) => forbidsResupply(pack, state, side, pointIndex(pack, point), atBase),
    })
    .one('card', 'card', resourceWalk(pack, state, side));
}

export function resupply(
  pack: Pack,
  play: Play<TsState>,
  side: SideId,
  { point, card }: { readonly point: string; readonly card: string },
): void {
  const { state } = play;
  spend(pack, play, side, card, 'resupply');
  const ships = resuppliable(pack, state, side, pointIndex(pack, point));
  for (const unit of ships) unitAt(state, unit).faceDown = false;
  play.log('resupply', { point, units: unitIds(pack, ships) });
}

/** The ships that a card would turn up: in an own port all, elsewhere cruisers alone (TS-7.3.e, TS-7.3.f). */
export function resuppliable(pack: Pack, state: TsState, side: SideId, point: number): number[] {
  const port = isOwnPort(state, side, point);
  return shipsIn(pack, state, side, point).filter(
    (unit) => !isFaceUp(state, unit) && (port || !pack.units[unit]!.capital),
  );
}

export function resupplyPoints(pack: Pack, state: TsState, side: SideId): number[] {
  return pointsOf(pack, state, side).filter((point) => resuppliable(pack, state, side, point).length > 0);
}

function forbidsResupply(
  pack: Pack,
  state: TsState,
  side: SideId,
  point: number,
  atBase: Clause,
): Clause | undefined {
  if (resuppliable(pack, state, side, point).length > 0) return undefined;
  const down = shipsIn(pack, state, side, point).some((unit) => !isFaceUp(state, unit));
  return down ? atBase : 'TS-7.4.e';
}

/** Chapter 9.2: capturing ports. TS-9.2. */
import type { Clause, Explanation, Next, Play, Rules } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import type { Pack, SideId } from '../../components/pack.js';
import { cardIndex, pointId, pointIds, pointIndex, unitIds } from '../../components/pack.js';
import type { TsState } from '../../state/state.js';
import { enemyOf, pointAt, remove, shipsIn, sumOf, unitsIn } from '../../state/state.js';
import { askSide, discard, resourceWalk } from '../cards/hand.js';
import { openWindow } from '../cards/windows.js';
import { told } from '../explain.js';

/** J16, before A's captures: a port with a Japanese marker costs more this turn (TS-CJ16.a, TS-CJ16.b). */
export function* beforeCapture(pack: Pack, play: Play<TsState>, side: SideId): Rules<void> {
  const defender = enemyOf(side);
  if (defender !== 'J') return;
  const declared = yield* openWindow(pack, play, { moment: 'beforeCapture', sides: [defender] });
  if (!declared.some(({ fx }) => fx.type === 'captureCost')) return;
  const answer = yield* askSide(pack, play, () => fortifying(pack, play.state, defender));
  if (answer === undefined) return;
  play.state.fortified = pointIndex(pack, answer.port);
  play.log('fortified', { point: answer.port });
}

function fortifying(pack: Pack, state: TsState, side: SideId) {
  const form = order('fortify').one('port', 'point', {
    candidates: () => pointIds(pack, [...pack.points.keys()]),
    forbids: (_, __, port) =>
      pointAt(state, pointIndex(pack, port)).owner === side ? undefined : 'TS-CJ16.b',
  });
  return { side, kind: 'fortify', clause: 'TS-CJ16.a', public: true, forms: [form] };
}

/** One capture, as long as one might be possible (TS-9.2.d). */
export function* captureRound(pack: Pack, play: Play<TsState>, side: SideId): Rules<Next> {
  const { state } = play;
  const answer = yield* askSide(pack, play, () => capturing(pack, state, side));
  if (answer === undefined || answer.do === 'done') {
    if (answer !== undefined) play.log('ended.capture', { side });
    delete state.fortified;
    return 'next';
  }
  for (const card of answer.cards) discard(state, side, cardIndex(pack, card));
  play.log('capture', { side, point: answer.port, cards: answer.cards, n: answer.cards.length });
  tellStrength(pack, play, side, answer.cards);
  capture(pack, play, side, pointIndex(pack, answer.port));
  return 'again';
}

/** What the cards counted, where it is not one each (TS-9.2.b). */
function tellStrength(pack: Pack, play: Play<TsState>, side: SideId, cards: readonly string[]): void {
  const n = cards.reduce((sum, card) => sum + strengthOfCard(pack, side, card), 0);
  if (n > cards.length) play.log('capture.cards', { cards, n });
}

function capturing(pack: Pack, state: TsState, side: SideId) {
  if (!mightCapture(pack, state, side)) return undefined;
  const form = order('capture')
    .one('port', 'point', {
      candidates: () => pointIds(pack, capturablePorts(pack, state, side)),
      forbids: (_, __, port) => forbidsPort(pack, state, side, pointIndex(pack, port)),
    })
    .set('cards', 'card', {
      candidates: () => resourceWalk(pack, state, side).candidates(),
      forbids: (_, steps, card) => resourceWalk(pack, state, side).forbids(_, steps, card),
      unfinished: ({ port }, cards) => forbidsCost(pack, state, side, pointIndex(pack, port), cards),
      explain: ({ port }, cards) => explainCapture(pack, state, side, pointIndex(pack, port), cards),
    });
  return { side, kind: 'capture', clause: 'TS-9.2.a', public: false, forms: [order('done').idly(), form] };
}

/**
 * Whether, by public facts, some port is in reach: its cost at most the strength and 2 for each card in hand.
 */
export function mightCapture(pack: Pack, state: TsState, side: SideId): boolean {
  const most = 2 * state.hands[side].length;
  return capturablePorts(pack, state, side).some(
    (port) => costOf(pack, state, side, port) <= strengthOf(pack, state, side, port) + most,
  );
}

export function capturablePorts(pack: Pack, state: TsState, side: SideId): number[] {
  return [...pack.points.keys()].filter((port) => forbidsPort(pack, state, side, port) === undefined);
}

function forbidsPort(pack: Pack, state: TsState, side: SideId, port: number): Clause | undefined {
  if (pointAt(state, port).owner !== enemyOf(side)) return 'TS-9.2.a';
  if (!pack.points[port]!.capturable) return 'TS-9.2.h';
  return shipsIn(pack, state, side, port).length > 0 ? undefined : 'TS-9.2.1.a';
}

/** The port's value, and one more where J16 names it (TS-9.2.a, TS-CJ16.a). */
export function costOf(pack: Pack, state: TsState, side: SideId, port: number): number {
  const { vp } = pack.points[port]!;
  if (state.fortified !== port) return vp;
  const extra = [...pack.events.values()].flatMap(({ fx }) =>
    fx.type === 'captureCost' && fx.side === side ? [fx.value] : [],
  );
  return vp + (extra[0] ?? 0);
}

/** One for each full 20 of air strength and gunnery of all own units there (TS-9.2.b, TS-9.2.c). */
export function strengthOf(pack: Pack, state: TsState, side: SideId, port: number): number {
  const total = sumOf(pack, unitsIn(pack, state, side, port), (u) => u.air + u.gunnery);
  return Math.floor(total / pack.file.rules.groundStrengthPer);
}

/** What a card gives in a capture: 2 by J02, A05 and A13, else 1 (TS-9.2.b). */
export function strengthOfCard(pack: Pack, side: SideId, id: string): number {
  const { fx } = pack.cards[cardIndex(pack, id)]![side];
  return fx.type === 'groundStrength' ? fx.value : pack.file.rules.resourceGroundStrength;
}

/** Enough, and no card that could be left out (TS-9.2.2.a, TS-9.2.d). */
export function forbidsCost(
  pack: Pack,
  state: TsState,
  side: SideId,
  port: number,
  cards: readonly string[],
): Clause | undefined {
  const missing = costOf(pack, state, side, port) - strengthOf(pack, state, side, port);
  const values = cards.map((card) => strengthOfCard(pack, side, card));
  const sum = values.reduce((a, b) => a + b, 0);
  if (sum < missing) return 'TS-9.2.2.a';
  return values.some((value) => sum - value >= missing) ? 'TS-9.2.d' : undefined;
}

/** What a capture needs and what is there. */
function explainCapture(
  pack: Pack,
  state: TsState,
  side: SideId,
  port: number,
  cards: readonly string[],
): Explanation {
  const ground = strengthOf(pack, state, side, port);
  const spent = cards.reduce((sum, card) => sum + strengthOfCard(pack, side, card), 0);
  return told([{ key: 'explain.capture', n: costOf(pack, state, side, port), ground, spent }]);
}

/** The marker flips, the port works at once (TS-9.2.e). Japan taken is the end (TS-4.1.a). */
export function capture(pack: Pack, play: Play<TsState>, side: SideId, port: number): void {
  const { state } = play;
  Object.assign(pointAt(state, port), { owner: side, control: side, held: null });
  play.log('captured', { side, point: pointId(pack, port) });
  if (side === 'J') moveRepair(pack, play, port);
  const home = pack.repairPort.JP![0]!;
  if (side === 'A' && port === home) play.end({ winner: 'A', key: 'japanTaken', clause: 'TS-4.1.a' });
}

/**
 * Ships under repair there are sunk, and later ones are repaired elsewhere for good (TS-6.1.4.a, TS-6.1.4.b,
 * TS-6.1.4.c).
 */
function moveRepair(pack: Pack, play: Play<TsState>, port: number): void {
  const { state } = play;
  for (const nation of Object.keys(pack.repairMoves).sort()) {
    const { lost, instead } = pack.repairMoves[nation]!;
    if (lost !== port || state.repairMoved.includes(nation)) continue;
    state.repairMoved = [...state.repairMoved, nation].sort();
    const ships = pack.army.A.filter(
      (unit) => pack.units[unit]!.nation === nation && state.units[unit]!.damaged,
    );
    for (const unit of ships) remove(state, unit);
    play.log('repair.moved', {
      point: pointId(pack, port),
      to: pointId(pack, instead),
      units: unitIds(pack, ships),
      n: ships.length,
    });
  }
}

/** What a viewer may know: everything but the cards of a hand and of the deck (TS-2.3.2.b). */
import type { Crumb, Json, View, Viewer } from '../../../referee/index.js';
import { keyed } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import {
  cardId,
  cardIndex,
  OUT,
  pointId,
  pointIndex,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import { pointWords, unitWords } from './position.js';
import type { Battle, Held, Move, TsState, UnitState } from './state.js';
import { phaseOf } from './state.js';
import type { TallyWords } from './tally.js';
import { tallyFrom, tallyWords } from './tally.js';

/** A view's body. */
export type Body = {
  readonly turn: number;
  readonly phase: string;
  readonly score: number;
  readonly units: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly points: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly sizes: Readonly<Record<SideId, number>>;
  readonly deck: number;
  /** The viewer's own hand; nobody else's is here. */
  readonly hand?: readonly string[];
  readonly discards: readonly string[];
  readonly spent: readonly string[];
  readonly shift: boolean;
  readonly fleetTrain?: string;
  readonly fleetTrainUsed: boolean;
  readonly repairMoved: readonly string[];
  readonly tally?: Readonly<Record<SideId, TallyWords>>;
  readonly second?: SideId;
  readonly fortified?: string;
  readonly ordered?: readonly string[];
  readonly move?: MoveWords;
  readonly counterstrike?: { readonly side: SideId; readonly ships: readonly string[] };
  readonly battle?: BattleWords;
};

type MoveWords = {
  readonly side: SideId;
  readonly start: string;
  readonly at: string;
  readonly ships: readonly string[];
  readonly path: readonly string[];
  readonly printed: number;
  readonly spent: number;
  readonly event?: string;
};

type BattleWords = {
  readonly at: string;
  readonly attacker: SideId;
  readonly round: number;
  readonly left: number;
  readonly events: readonly string[];
  readonly carriersHit?: Record<SideId, number>;
  readonly strike?: { readonly event: string; readonly source: string };
};

/** Turn and phase. */
export function crumbsOf(state: TsState): readonly Crumb[] {
  return [{ key: 'turn', n: state.turn }, { key: phaseOf(state) }];
}

export function viewOf(pack: Pack, state: TsState, viewer: Viewer): View {
  const ids = (cards: readonly number[]) => cards.map((card) => cardId(pack, card));
  const point = (name: string, at: number | undefined) =>
    at === undefined || at === OUT ? {} : { [name]: pointId(pack, at) };
  const body = {
    turn: state.turn,
    phase: phaseOf(state),
    score: state.score,
    units: keyed(
      state.units,
      (i) => unitId(pack, i),
      (unit) => unitWords(pack, unit),
    ),
    points: keyed(
      state.points,
      (at) => pointId(pack, at),
      (_, at) => pointWords(state, at),
    ),
    sizes: { J: state.hands.J.length, A: state.hands.A.length },
    deck: state.deck.length,
    ...(viewer === 'J' || viewer === 'A' ? { hand: ids(state.hands[viewer]) } : {}),
    discards: ids(state.discards),
    spent: state.spent,
    shift: state.shift,
    ...point('fleetTrain', state.fleetTrain),
    fleetTrainUsed: state.fleetTrainUsed,
    repairMoved: state.repairMoved,
    ...(state.tally === undefined
      ? {}
      : { tally: { J: tallyWords(pack, state.tally.J), A: tallyWords(pack, state.tally.A) } }),
    ...(state.second === undefined ? {} : { second: state.second }),
    ...point('fortified', state.fortified),
    ...(state.ordered === undefined ? {} : { ordered: unitIds(pack, state.ordered) }),
    ...(state.move === undefined ? {} : { move: moveWords(pack, state.move) }),
    ...(state.counterstrike === undefined
      ? {}
      : {
          counterstrike: { side: state.counterstrike.side, ships: unitIds(pack, state.counterstrike.ships) },
        }),
    ...(state.battle === undefined ? {} : { battle: battleWords(pack, state.battle) }),
  };
  return { viewer, now: crumbsOf(state), body };
}

function moveWords(pack: Pack, move: Move): Json {
  const { side, printed, spent, event } = move;
  return {
    side,
    start: pointId(pack, move.start),
    at: pointId(pack, move.at),
    ships: unitIds(pack, move.ships),
    path: move.path.map((p) => pointId(pack, p)),
    printed,
    spent,
    ...(event === undefined ? {} : { event }),
  };
}

function battleWords(pack: Pack, { at, attacker, round, left, events, carriersHit, strike }: Battle): Json {
  const source =
    strike === undefined ? {} : { strike: { event: strike.event, source: pointId(pack, strike.source) } };
  const more = { ...(carriersHit === undefined ? {} : { carriersHit }), ...source };
  return { at: pointId(pack, at), attacker, round, left, events, ...more };
}

/**
 * The situation that a view shows: hidden hands are empty, the deck holds nothing. Views are made by `viewOf`
 * alone, so their shape is trusted.
 */
export function situationIn(pack: Pack, view: View): TsState {
  const body = bodyOf(view);
  const hand = (body.hand ?? []).map((id) => cardIndex(pack, id));
  const { move, battle } = body;
  return {
    step: body.phase,
    turn: body.turn,
    score: body.score,
    units: pack.units.map((unit) => unitFrom(pack, body.units[unit.id] ?? {})),
    points: pack.points.map((point) => pointFrom(body.points[point.id] ?? {})),
    hands: { J: view.viewer === 'J' ? hand : [], A: view.viewer === 'A' ? hand : [] },
    deck: [],
    discards: body.discards.map((id) => cardIndex(pack, id)),
    spent: [...body.spent],
    shift: body.shift,
    fleetTrain: body.fleetTrain === undefined ? OUT : pointIndex(pack, body.fleetTrain),
    fleetTrainUsed: body.fleetTrainUsed,
    repairMoved: [...body.repairMoved],
    ...(body.tally === undefined
      ? {}
      : { tally: { J: tallyFrom(pack, body.tally.J), A: tallyFrom(pack, body.tally.A) } }),
    ...(body.second === undefined ? {} : { second: body.second }),
    ...(body.fortified === undefined ? {} : { fortified: pointIndex(pack, body.fortified) }),
    ...(move === undefined ? {} : { move: moveFrom(pack, move) }),
    ...(battle === undefined ? {} : { battle: battleFrom(pack, battle) }),
  };
}

/**
 * The same with cards, first those of the lowest numbers, where hidden ones are: a situation that has this
 * view.
 */
export function filledSituation(pack: Pack, view: View): TsState {
  const { sizes, ordered, counterstrike } = bodyOf(view);
  const state = situationIn(pack, view);
  const seen = new Set([...state.hands.J, ...state.hands.A, ...state.discards]);
  const left = [...pack.cards.keys()].filter((card) => !seen.has(card));
  const handOf = (side: SideId) => (side === view.viewer ? state.hands[side] : left.splice(0, sizes[side]));
  const units = (ids: readonly string[]) => ids.map((id) => unitIndex(pack, id));
  return {
    ...state,
    hands: { J: handOf('J'), A: handOf('A') },
    deck: left,
    ...(ordered === undefined ? {} : { ordered: units(ordered) }),
    ...(counterstrike === undefined
      ? {}
      : { counterstrike: { side: counterstrike.side, ships: units(counterstrike.ships) } }),
  };
}

export function bodyOf(view: View): Body {
  return view.body as Body;
}

function unitFrom(pack: Pack, { at, faceDown, damaged }: Readonly<Record<string, Json>>): UnitState {
  const word = String(at ?? 'out');
  const box = word.startsWith('turn:') ? Number(word.slice(5)) : 0;
  return {
    at: box > 0 || word === 'out' ? OUT : pointIndex(pack, word),
    box,
    faceDown: faceDown === true,
    damaged: damaged === true,
  };
}

function pointFrom({ owner, control, held }: Readonly<Record<string, Json>>) {
  const side = (word: Json | undefined): SideId | null => (word === 'J' || word === 'A' ? word : null);
  return { owner: side(owner), control: side(control), held: (held ?? null) as Held };
}

function battleFrom(
  pack: Pack,
  { at, attacker, round, left, events, carriersHit, strike }: BattleWords,
): Battle {
  return {
    at: pointIndex(pack, at),
    attacker,
    round,
    left,
    events: [...events],
    ...(carriersHit === undefined ? {} : { carriersHit }),
    ...(strike === undefined
      ? {}
      : { strike: { event: strike.event, source: pointIndex(pack, strike.source) } }),
  };
}

function moveFrom(pack: Pack, move: MoveWords): Move {
  const { side, printed, spent, event } = move;
  return {
    side,
    start: pointIndex(pack, move.start),
    at: pointIndex(pack, move.at),
    ships: move.ships.map((id) => unitIndex(pack, id)),
    path: move.path.map((id) => pointIndex(pack, id)),
    printed,
    spent,
    ...(event === undefined ? {} : { event }),
  };
}

/**
 * Another state that differs only in what the viewer may not know: the cards of hands that are not his and of
 * the deck are mixed, numbers kept. Undefined when nothing is hidden.
 */
export function twinOf(state: TsState, viewer: Viewer, pick: (n: number) => number): TsState | undefined {
  const others = (['J', 'A'] as const).filter((side) => side !== viewer && state.hands[side].length > 0);
  if (others.length === 0) return undefined;
  const cards = [...others.flatMap((side) => state.hands[side]), ...state.deck].sort((a, b) => a - b);
  const hands = { ...state.hands };
  for (const side of others)
    hands[side] = hands[side].map(() => cards.splice(pick(cards.length), 1)[0]!).sort((a, b) => a - b);
  return { ...state, hands, deck: cards };
}

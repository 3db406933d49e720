/** Position files: the situation in the words of components and decisions. */
import type { Crumb, Json, PositionFault, View, Viewer } from '../../../referee/index.js';
import { keyed, readPositionFile } from '../../shared/index.js';
import {
  cardId,
  cardIndex,
  eventOf,
  OUT,
  type Pack,
  pointId,
  pointIndex,
  type SideId,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import {
  type PositionFile,
  type PositionIds,
  type ProcedureWords,
  type positionFile,
  positionFileSchema,
  type UnitWords,
} from '../components/position.js';
import { judged, presenceOf, startState } from './control.js';
import {
  type Battle,
  copyState,
  enemyOf,
  type Held,
  hasUnits,
  type Move,
  PHASES,
  phaseOf,
  pointAt,
  pointsOf,
  type TallyWords,
  type TsState,
  tallyFrom,
  tallyWords,
  type UnitState,
  unitAt,
  unitsIn,
} from './state.js';

/** Reads a position file: what it does not name is as at the start, or off the map where `clear` is true. */
export function readPosition(
  pack: Pack,
  schema: ReturnType<typeof positionFile>,
  json: Json,
): { readonly state: TsState } | { readonly fault: PositionFault } {
  const read = readPositionFile(schema, json);
  if ('fault' in read) return read;
  const fault = faultOfFile(pack, read.file);
  if (fault !== undefined) return { fault };
  const state = stateFrom(pack, read.file);
  const wrong = faultOfUnits(pack, state);
  return wrong === undefined ? { state } : { fault: wrong };
}

/** What a position file of this pack may name. */
export function positionIds(pack: Pack): PositionIds {
  const keys = (ids: ReadonlyMap<string, unknown>) => [...ids.keys()];
  const { unitIndexes, pointIndexes, cardIndexes, events, lastTurn } = pack;
  return {
    units: keys(unitIndexes),
    points: keys(pointIndexes),
    cards: keys(cardIndexes),
    events: keys(events),
    phases: PHASES,
    lastTurn,
  };
}

/** JSON Schema of a position file, procedures included. */
export function positionSchema(pack: Pack): Json {
  // A JSON Schema is JSON; the library's type only does not say so.
  return positionFileSchema(positionIds(pack)) as Json;
}

/** The position in the words of a position file; reading it gives the same state at every safe point. */
export function showPosition(pack: Pack, state: TsState): Json {
  const ids = (cards: readonly number[]) => cards.map((card) => cardId(pack, card));
  const shown = (unit: UnitState) => (unit.at === OUT && unit.box === 0 ? undefined : unitWords(pack, unit));
  return {
    game: 'taiheiyo',
    scenario: 'standard',
    turn: state.turn,
    phase: phaseOf(state),
    clear: true,
    units: keyed(state.units, (i) => unitId(pack, i), shown),
    points: keyed(
      state.points,
      (point) => pointId(pack, point),
      (_, point) => pointWords(state, point),
    ),
    score: state.score,
    shift: state.shift,
    ...(state.fleetTrain === OUT ? {} : { fleetTrain: pointId(pack, state.fleetTrain) }),
    fleetTrainUsed: state.fleetTrainUsed,
    hands: { J: ids(state.hands.J), A: ids(state.hands.A) },
    deck: ids(state.deck),
    discards: ids(state.discards),
    spent: state.spent,
    repairMoved: state.repairMoved,
    ...(state.tally === undefined
      ? {}
      : { tally: { J: tallyWords(pack, state.tally.J), A: tallyWords(pack, state.tally.A) } }),
    ...(state.second === undefined ? {} : { second: state.second }),
    ...(state.firstPassed === undefined ? {} : { firstPassed: state.firstPassed }),
    ...(state.ordered === undefined ? {} : { ordered: unitIds(pack, state.ordered) }),
  };
}

/** A unit in words. */
export function unitWords(
  pack: Pack,
  { at, box, faceDown, damaged }: UnitState,
): { readonly [word: string]: Json } {
  const where = at !== OUT ? pointId(pack, at) : box > 0 ? `turn:${box}` : 'out';
  return { at: where, ...(faceDown ? { faceDown } : {}), ...(damaged ? { damaged } : {}) };
}

export function pointWords(state: TsState, point: number): { readonly [word: string]: Json } {
  const { owner, control, held } = pointAt(state, point);
  return { ...(owner === null ? {} : { owner }), control, ...(held === null ? {} : { held }) };
}

function offTheMap(): UnitState {
  return { at: OUT, faceDown: false, box: 0, damaged: false };
}

function stateFrom(pack: Pack, file: PositionFile): TsState {
  const fresh = startState(pack);
  const turn = file.turn ?? 0;
  const hands = { J: cardsOf(pack, file.hands?.J), A: cardsOf(pack, file.hands?.A) };
  const state: TsState = {
    ...fresh,
    step: file.phase ?? 'SETUP-A',
    turn,
    score: file.score ?? 0,
    units: fresh.units.map((unit, i) =>
      readUnit(pack, file.clear ? offTheMap() : unit, file.units?.[unitId(pack, i)]),
    ),
    hands,
    ...pilesOf(pack, file, [...hands.J, ...hands.A]),
    spent: [...(file.spent ?? [])].sort(),
    shift: file.shift ?? false,
    fleetTrain: file.fleetTrain === undefined ? OUT : pointIndex(pack, file.fleetTrain),
    fleetTrainUsed: file.fleetTrainUsed ?? file.fleetTrain !== undefined,
    repairMoved: [...(file.repairMoved ?? [])].sort(),
    ...(file.tally === undefined
      ? {}
      : { tally: { J: tallyFrom(pack, file.tally.J), A: tallyFrom(pack, file.tally.A) } }),
    ...(file.second === undefined ? {} : { second: file.second }),
    ...(file.second === undefined && file.firstPassed === undefined
      ? {}
      : { firstPassed: file.firstPassed ?? false }),
    ...(file.ordered === undefined ? {} : { ordered: file.ordered.map((id) => unitIndex(pack, id)) }),
  };
  readPoints(pack, state, file);
  const { begin } = file;
  return begin === undefined
    ? state
    : { ...state, begin: { procedure: begin.procedure, with: (begin.with ?? {}) as Json } };
}

function readUnit(pack: Pack, start: UnitState, words: UnitWords | undefined): UnitState {
  if (words === undefined) return start;
  const unit: UnitState = { ...start, faceDown: words.faceDown ?? false, damaged: words.damaged ?? false };
  if (words.at === undefined) return unit;
  const box = words.at.startsWith('turn:') ? Number(words.at.slice(5)) : 0;
  return { ...unit, box, at: box > 0 || words.at === 'out' ? OUT : pointIndex(pack, words.at) };
}

/** Cards that stand nowhere lie in the deck, or in the discards if the deck is given. */
function pilesOf(
  pack: Pack,
  file: PositionFile,
  held: readonly number[],
): Pick<TsState, 'deck' | 'discards'> {
  const discards = (file.discards ?? []).map((id) => cardIndex(pack, id));
  const given = cardsOf(pack, file.deck);
  const named = new Set([...held, ...discards, ...given]);
  const rest = [...pack.cards.keys()].filter((card) => !named.has(card));
  return file.deck === undefined
    ? { deck: rest, discards }
    : { deck: given, discards: [...discards, ...rest] };
}

function cardsOf(pack: Pack, ids: readonly string[] | undefined): number[] {
  return (ids ?? []).map((id) => cardIndex(pack, id)).sort((a, b) => a - b);
}

/** Owner and held state as given; control too, else by 4.2. */
function readPoints(pack: Pack, state: TsState, file: PositionFile): void {
  const words = file.points ?? {};
  for (const [point, { id }] of pack.points.entries()) {
    const { owner, held } = words[id] ?? {};
    if (owner !== undefined && pack.points[point]!.port) pointAt(state, point).owner = owner;
    if (held !== undefined) pointAt(state, point).held = held;
  }
  const before = beforeEntry(pack, state, file);
  const presence = presenceOf(pack, before);
  const settingUp = isSettingUp(state, file);
  for (const [point, { id, port }] of pack.points.entries()) {
    const given = words[id];
    // The strike force off Hawaii holds nothing before the first operation (TS-4.2.u).
    const now =
      settingUp && port
        ? { ...pointAt(state, point), control: pointAt(state, point).owner }
        : judged(pack, before, point, presence);
    if (given?.held !== undefined) now.held = given.held;
    if (given?.held !== undefined && given.control === undefined)
      now.control = heldControl(now.owner, given.held);
    if (given?.control !== undefined) now.control = given.control;
    Object.assign(pointAt(state, point), now);
  }
}

function isSettingUp(state: TsState, { begin }: PositionFile): boolean {
  if (begin !== undefined) return begin.procedure === 'turn0';
  return ['SETUP-A', 'SETUP-J', 'TURN0'].includes(state.step);
}

/**
 * Where both sides are in a point, one of them has just entered, and the markers are still those of before
 * (TS-4.2.t).
 */
function beforeEntry(pack: Pack, state: TsState, { begin }: PositionFile): TsState {
  const both = pointsOf(pack, state, 'J').filter((point) => hasUnits(pack, state, 'A', point));
  const before = copyState(state);
  for (const point of both) {
    const { owner } = pointAt(state, point);
    const entered = attackerAt(pack, begin, point) ?? (owner === null ? undefined : enemyOf(owner));
    for (const unit of entered === undefined ? [] : unitsIn(pack, state, entered, point))
      unitAt(before, unit).at = OUT;
  }
  return before;
}

/** The attacker of the combat that the position begins with, if it is in this point. */
function attackerAt(pack: Pack, begin: PositionFile['begin'], point: number): SideId | undefined {
  if (begin?.procedure !== 'battle') return undefined;
  const { at, attacker } = begin.with as unknown as ProcedureWords['battle'];
  return pointIndex(pack, at) === point ? attacker : undefined;
}

function heldControl(owner: SideId | null, held: string): SideId | null {
  return held === '3' ? null : owner === 'J' ? 'A' : 'J';
}

function faultOfFile(pack: Pack, file: PositionFile): PositionFault | undefined {
  const cards = [
    ...(file.hands?.J ?? []),
    ...(file.hands?.A ?? []),
    ...(file.deck ?? []),
    ...(file.discards ?? []),
  ];
  const twice = cards.find((card, i) => cards.indexOf(card) !== i);
  if (twice !== undefined) return { at: 'hands', message: `${twice} stands twice` };
  for (const side of ['J', 'A'] as const)
    if ((file.hands?.[side] ?? []).length > pack.file.rules.handLimit[side])
      return { at: `hands.${side}`, message: 'TS-6.2.c' };
  const notOnce = (file.spent ?? []).find((no) => !eventOf(pack, no).oneShot);
  if (notOnce !== undefined) return { at: 'spent', message: `${notOnce} may be played again and again` };
  const phase = file.phase ?? 'SETUP-A';
  if ((file.second !== undefined) !== (phase === 'INITIATIVE-4-SECOND'))
    return { at: 'second', message: 'belongs to INITIATIVE-4-SECOND' };
  const train = file.fleetTrain;
  if (train !== undefined && pack.points[pointIndex(pack, train)]!.port)
    return { at: 'fleetTrain', message: 'TS-7.3.2.c' };
  return undefined;
}

/** Units where they cannot be. */
function faultOfUnits(pack: Pack, state: TsState): PositionFault | undefined {
  for (const [i, { ship, side }] of pack.units.entries()) {
    const { at, box, faceDown, damaged } = unitAt(state, i);
    const place = `units.${unitId(pack, i)}`;
    if (faceDown && (!ship || at === OUT))
      return { at: `${place}.faceDown`, message: 'only ships on the map turn face-down' };
    if (damaged && (!ship || box === 0))
      return { at: `${place}.damaged`, message: 'only ships in a box are under repair' };
    if (at !== OUT && side === 'J' && pack.closedToJ.includes(at))
      return { at: `${place}.at`, message: 'TS-6.1.f' };
  }
  return undefined;
}

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

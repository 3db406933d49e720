/** Position files: the situation in the words of components and decisions. */
import type { Json, PositionFault } from '../../../referee/index.js';
import { keyed, readPositionFile } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import {
  cardId,
  cardIndex,
  eventOf,
  OUT,
  pointId,
  pointIndex,
  unitId,
  unitIds,
  unitIndex,
} from '../components/pack.js';
import type {
  PositionFile,
  PositionIds,
  ProcedureWords,
  positionFile,
  UnitWords,
} from '../components/position.js';
import { positionFileSchema } from '../components/position.js';
import { judged, presenceOf } from './control.js';
import { startState } from './start.js';
import type { TsState, UnitState } from './state.js';
import {
  copyState,
  enemyOf,
  hasUnits,
  PHASES,
  phaseOf,
  pointAt,
  pointsOf,
  unitAt,
  unitsIn,
} from './state.js';
import { tallyFrom, tallyWords } from './tally.js';

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

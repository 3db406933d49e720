/** Position files: the situation in the words of components and decisions. */
import {
  type Crumb,
  type Json,
  memoized,
  type PositionFault,
  type View,
  type Viewer,
} from '../../referee/index.js';
import { flagsUp, keyed, readPositionFile } from '../shared/index.js';
import { enemyOf, hexId, hexIndex, OFF, OUT, type Pack, sideOf } from './components/pack.js';
import {
  PHASES,
  type PositionFile,
  type PositionIds,
  positionFile,
  positionFileSchema,
} from './components/schema.js';
import {
  type Arrival,
  fileId,
  freshUnit,
  isCrowded,
  isFaceUp,
  isOnMap,
  type Move,
  type OpeningStage,
  openCounter,
  phaseOf,
  printedStrength,
  type SpState,
  stageId,
  stageOf,
  startState,
  stillFaceDown,
  type UnitState,
  unitAt,
  unitCalled,
  unitId,
  unitNames,
  unitsIn,
} from './state.js';

export type UnitWords = NonNullable<NonNullable<PositionFile['units']>[string]>;

/** A position that cannot be. */
class PositionError extends Error {
  constructor(readonly fault: PositionFault) {
    super(fault.message);
  }
}

const FLAGS = ['fatigued', 'moved', 'attacked', 'defended'] as const;

/** Reads a position file: what it does not name is as at the start, or off the map where `clear` is true. */
export function readPosition(
  pack: Pack,
  json: Json,
): { readonly state: SpState } | { readonly fault: PositionFault } {
  const read = readPositionFile(schemaOf(pack), json);
  if ('fault' in read) return read;
  try {
    const state = stateFrom(pack, read.file);
    const fault = forbidsSituation(pack, state) ?? forbidsBegin(pack, state);
    return fault === undefined ? { state } : { fault };
  } catch (thrown) {
    if (thrown instanceof PositionError) return { fault: thrown.fault };
    throw thrown;
  }
}

/** Made once a pack: making it costs ten times what reading a position does. */
const schemaOf = memoized((pack: Pack) => positionFile(idsOf(pack)));

/** JSON Schema of a position file, procedures included. */
export function positionSchema(pack: Pack): Json {
  // A JSON Schema is JSON; the library's type only does not say so.
  return positionFileSchema(idsOf(pack)) as Json;
}

function idsOf(pack: Pack): PositionIds {
  const tokens = pack.army.JP.map((unit) => pack.pieces[unit]!.id);
  return {
    units: [...pack.file.counters.map((c) => c.id), ...tokens],
    hexes: pack.hexes.map((h) => h.id),
    tokens,
    turns: pack.lastTurn,
  };
}

function stateFrom(pack: Pack, file: PositionFile): SpState {
  const { turn = 1, phase = 'SETUP-NZ', ravine, begin, fronts } = file;
  const start = startState(pack, file.options?.optionalValentineVictory ?? false);
  const state: SpState = {
    ...start,
    step: phase,
    turn,
    ravine: typeof ravine === 'string' ? hexIndex(pack, ravine) : OUT,
    units: file.clear ? pack.pieces.map(({ side }) => freshUnit(side === 'NZ' ? OFF : OUT)) : start.units,
    ...(fronts === undefined
      ? {}
      : { fronts: fronts.map(([from, to]) => [hexIndex(pack, from), hexIndex(pack, to)] as const) }),
  };
  for (const [id, words] of Object.entries(file.units ?? {})) {
    const piece = pack.pieces.findIndex((p) => p.id === id);
    if (piece >= 0 && words !== undefined) readPiece(pack, state, piece, words);
  }
  readCounters(pack, state, file);
  const { at } = unitAt(state, pack.thirtieth);
  state.arrival = file.arrival ?? (at === OFF ? 'roll' : 'arrived');
  state.opening = file.opening ?? openingOf(pack, state);
  if (begin !== undefined)
    state.begin = { procedure: begin.procedure, with: givenBy(pack, state, begin.with ?? {}) };
  return state;
}

/** Where a unit of NZ has moved, arrival and exchange are over. */
function openingOf(pack: Pack, state: SpState): OpeningStage {
  const begun = phaseOf(state) === 'NZ-MOVEMENT' && pack.army.NZ.some((unit) => unitAt(state, unit).moved);
  return begun ? 'passed' : 'arrival';
}

/** An NZ unit, or a token whose counter nobody knows. */
function readPiece(pack: Pack, state: SpState, piece: number, words: UnitWords): void {
  const { id } = pack.pieces[piece]!;
  if (words.faceUp !== undefined && (sideOf(pack, piece) === 'NZ' || words.faceUp))
    refuse(`units.${id}.faceUp`, 'a token lies face down');
  if (words.token !== undefined) refuse(`units.${id}.token`, 'only a Japanese counter is under a token');
  state.units[piece] = unitFrom(pack, unitAt(state, piece), words);
}

function unitFrom(pack: Pack, start: UnitState, words: UnitWords): UnitState {
  const unit: UnitState = { ...start };
  for (const flag of FLAGS) unit[flag] = words[flag] ?? false;
  if (words.at !== undefined) unit.at = placeFrom(pack, words.at);
  if (words.from !== undefined) unit.from = hexIndex(pack, words.from);
  return unit;
}

function placeFrom(pack: Pack, at: string): number {
  return at === 'off' ? OFF : at === 'out' ? OUT : hexIndex(pack, at);
}

function refuse(at: string, message: string): never {
  throw new PositionError({ at, message });
}

interface NamedCounter {
  readonly counter: number;
  readonly id: string;
  readonly words: UnitWords;
  readonly at: number;
}

/**
 * Japanese counters named by their own ids: each lies under a token, the one that is said or the first that
 * is free.
 */
function readCounters(pack: Pack, state: SpState, file: PositionFile): void {
  const named = namedCounters(pack, file);
  const free = pack.army.JP.filter((piece) => file.units?.[pack.pieces[piece]!.id] === undefined);
  const lay = ({ counter, id, words }: NamedCounter, piece: number | undefined): void => {
    if (piece === undefined || !free.includes(piece)) refuse(`units.${id}`, 'no such token is free');
    layCounter(pack, state, piece, counter, words);
    free.splice(free.indexOf(piece), 1);
  };
  const said = named.filter((n) => n.words.token !== undefined);
  for (const one of said)
    lay(
      one,
      free.find((piece) => pack.pieces[piece]!.id === one.words.token),
    );
  // Over the set-up a counter that is named in a palm hex is the one that lies there.
  const others = named.filter((n) => !said.includes(n));
  const standing = others.map(({ at }) => free.find((piece) => at >= 0 && unitAt(state, piece).at === at));
  others.forEach((one, i) => {
    if (standing[i] !== undefined) lay(one, standing[i]);
  });
  others.forEach((one, i) => {
    if (standing[i] === undefined) lay(one, free[0]);
  });
}

/** Those on the map by rising hex, then those that are out by id: the order in which tokens are given. */
function namedCounters(pack: Pack, file: PositionFile): NamedCounter[] {
  const named = pack.faceDown.flatMap((counter): NamedCounter[] => {
    const { id } = pack.counters[counter]!;
    const words = file.units?.[id];
    if (words === undefined) return [];
    if (words.at === undefined || words.at === 'off') return refuse(`units.${id}.at`, 'on the map or out');
    return [{ counter, id, words, at: placeFrom(pack, words.at) }];
  });
  const key = ({ at, id }: NamedCounter) => (at < 0 ? `~${id}` : hexId(pack, at));
  return named.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** What is removed has been turned up. */
function layCounter(pack: Pack, state: SpState, piece: number, counter: number, words: UnitWords): void {
  const unit = unitFrom(pack, freshUnit(OUT), words);
  state.units[piece] = {
    ...unit,
    counter,
    ...(words.faceUp === true || unit.at < 0 ? { faceUp: true } : {}),
  };
}

/** The words of a procedure with each counter that lies face down called by its token. */
function givenBy(pack: Pack, state: SpState, given: Json): Json {
  const named = (id: string): string => {
    const piece = pack.army.JP.find((unit) => {
      const { counter } = unitAt(state, unit);
      return counter !== undefined && pack.counters[counter]!.id === id;
    });
    return piece === undefined ? id : unitId(pack, state, piece);
  };
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given as { readonly [word: string]: Json }).map(([word, value]) => {
      if (word === 'unit') return [word, named(String(value))];
      return [word, word === 'units' && Array.isArray(value) ? value.map((id) => named(String(id))) : value];
    }),
  );
}

/** The position in the words of a position file; reading it gives the same state at every safe point. */
export function showPosition(pack: Pack, state: SpState): Json {
  const { turn, ravine, arrival, opening, fronts } = state;
  const told = tokensFollow(pack, state);
  const shown = (_: unknown, unit: number) => {
    const { at, counter } = unitAt(state, unit);
    // a token that stands for nothing
    const unnamed = sideOf(pack, unit) === 'JP' && at === OUT && counter === undefined;
    return unnamed ? undefined : fileWords(pack, state, unit, told);
  };
  return {
    game: pack.file.game.id,
    scenario: pack.file.scenarios[0]!.id,
    options: { optionalValentineVictory: state.valentine },
    turn,
    phase: phaseOf(state),
    clear: true,
    units: keyed(pack.pieces, (unit) => fileId(pack, state, unit), shown),
    ravine: ravine === OUT ? null : hexId(pack, ravine),
    arrival,
    ...(opening === openingOf(pack, state) ? {} : { opening }),
    ...(fronts === undefined
      ? {}
      : { fronts: fronts.map(([from, to]) => [hexId(pack, from), hexId(pack, to)]) }),
  };
}

function fileWords(pack: Pack, state: SpState, unit: number, told: boolean): Json {
  const words = unitWords(pack, state, unit);
  const given = told || unitAt(state, unit).counter === undefined;
  return given ? words : { ...words, token: pack.pieces[unit]!.id };
}

/** Whether named counters are the pieces that they are without the word `token`. */
function tokensFollow(pack: Pack, state: SpState): boolean {
  const named = pack.army.JP.filter((unit) => unitAt(state, unit).counter !== undefined);
  const key = (unit: number) => {
    const { at } = unitAt(state, unit);
    return at < 0 ? `~${fileId(pack, state, unit)}` : hexId(pack, at);
  };
  const inOrder = [...named].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  // One that needs its token said changes what is left for the others: then all say theirs.
  const free = freeTokens(pack, state);
  return inOrder.every((unit, i) => unit === free[i]);
}

/** Tokens that a file does not name: those of named counters, and those that stand nowhere. */
function freeTokens(pack: Pack, state: SpState): number[] {
  return pack.army.JP.filter(
    (unit) => unitAt(state, unit).counter !== undefined || unitAt(state, unit).at < 0,
  );
}

/** A unit in words: its place, and the flags that are up. What lies under a token is not among them. */
export function unitWords(pack: Pack, state: SpState, unit: number): { readonly [word: string]: Json } {
  const { at, from, faceUp, ...flags } = unitAt(state, unit);
  return {
    at: at === OFF ? 'off' : at === OUT ? 'out' : hexId(pack, at),
    ...flagsUp(FLAGS, flags),
    ...(from === undefined ? {} : { from: hexId(pack, from) }),
    ...(sideOf(pack, unit) === 'JP' ? { faceUp: faceUp === true } : {}),
  };
}

/** The first thing that cannot be. */
function forbidsSituation(pack: Pack, state: SpState): PositionFault | undefined {
  if (state.ravine !== OUT && !pack.ravineHexes.includes(state.ravine))
    return { at: 'ravine', message: 'SP-6.4.b' };
  if (state.arrival === 'arrived' && unitAt(state, pack.thirtieth).at < OUT)
    return { at: 'arrival', message: 'the 30th has no place yet' };
  for (const unit of pack.pieces.keys()) {
    const message = forbidsUnit(pack, state, unit);
    if (message !== undefined) return { at: `units.${fileId(pack, state, unit)}.at`, message };
  }
  return forbidsSetup(pack, state);
}

/** The set-up is on turn 1, with a Japanese unit on each of the palm-tree hexes (SP-3.1.a). */
function forbidsSetup(pack: Pack, state: SpState): PositionFault | undefined {
  if (phaseOf(state) !== 'SETUP-NZ') return undefined;
  if (state.turn !== 1) return { at: 'turn', message: 'the set-up is on turn 1' };
  const palms = pack.army.JP.map((unit) => pack.pieces[unit]!.start);
  const astray = pack.army.JP.find((unit) => !palms.includes(unitAt(state, unit).at));
  return astray === undefined
    ? undefined
    : { at: `units.${fileId(pack, state, astray)}.at`, message: 'SP-3.1.a' };
}

function forbidsUnit(pack: Pack, state: SpState, unit: number): string | undefined {
  const { at, faceUp } = unitAt(state, unit);
  const side = sideOf(pack, unit);
  if (side === 'JP' && at < OUT) return 'on the map or out';
  if (at < 0) return undefined;
  if (unitsIn(pack, state, enemyOf(side), at).length > 0) return 'SP-6.1.c';
  if (isCrowded(pack, state, unit, at)) return side === 'JP' ? 'SP-6.1.i' : 'SP-6.1.h';
  if (side === 'JP' && faceUp === true && printedStrength(pack, state, unit) === 0) return 'SP-7.1.d';
  if (unit !== pack.battalion) return undefined;
  const companies = pack.companies.map((company) => unitAt(state, company).at);
  return companies.some((place) => place >= OUT) ? 'SP-6.6.e' : undefined;
}

/** A procedure belongs to some phases, and its units must be able to take part. */
function forbidsBegin(pack: Pack, state: SpState): PositionFault | undefined {
  const { begin } = state;
  if (begin === undefined) return undefined;
  const phase = phaseOf(state);
  const at = 'begin';
  if (begin.procedure === 'arrival') {
    if (phase !== 'NZ-MOVEMENT') return { at, message: 'arrival belongs to NZ-MOVEMENT' };
    return state.arrival === 'earned' ? undefined : { at: 'arrival', message: 'must be earned' };
  }
  const wanted = begin.procedure === 'move' ? 'MOVEMENT' : 'COMBAT';
  if (!phase.endsWith(wanted))
    return { at, message: `${begin.procedure} belongs to NZ-${wanted} and JP-${wanted}` };
  return forbidsGiven(pack, state, begin.procedure, begin.with);
}

function forbidsGiven(pack: Pack, state: SpState, procedure: string, given: Json): PositionFault | undefined {
  const side = phaseOf(state).startsWith('JP') ? 'JP' : 'NZ';
  const units = unitsGiven(given).map((id) => unitCalled(pack, state, id));
  const at = `begin.with.${procedure === 'move' ? 'unit' : 'units'}`;
  if (units.some((unit) => unit < 0 || !isOnMap(state, unit))) return { at, message: 'not on the map' };
  if (new Set(units).size < units.length) return { at, message: 'a unit stands twice' };
  const own = procedure === 'retreat' ? sideOf(pack, units[0]!) : side;
  if (units.some((unit) => sideOf(pack, unit) !== own))
    return { at, message: 'units of one side, that of the phase' };
  if (procedure === 'advance' && units.some((unit) => !isFaceUp(pack, state, unit)))
    return { at, message: 'SP-7.1.a' };
  const target = targetGiven(pack, given);
  if (target === undefined) return undefined;
  const enemies = unitsIn(pack, state, enemyOf(side), target);
  if (procedure === 'result' && enemies.length === 0)
    return { at: 'begin.with.target', message: 'no enemy there' };
  if (procedure === 'advance' && enemies.length > 0) return { at: 'begin.with.target', message: 'SP-7.5.a' };
  const far = units.some((unit) => !pack.hexes[unitAt(state, unit).at]!.neighbours.includes(target));
  return far ? { at, message: 'SP-7.0.a' } : undefined;
}

function unitsGiven(given: Json): string[] {
  if (typeof given !== 'object' || given === null) return [];
  if ('unit' in given) return [String(given.unit)];
  return 'units' in given && Array.isArray(given.units) ? given.units.map(String) : [];
}

function targetGiven(pack: Pack, given: Json): number | undefined {
  if (typeof given !== 'object' || given === null || !('target' in given)) return undefined;
  return pack.grid.index(String(given.target));
}

// What a viewer may know, built from an allow-list, in ids; and the way back, for those that are given a view
// alone.

/** A unit of a view; `token` for the Japanese, `id` is the token while it lies face down. */
type UnitSeen = { readonly id: string; readonly token?: string; readonly at: string } & {
  readonly [word: string]: Json;
};

/** A view's body. Everybody sees the same, but for the rest of a path that was ordered. */
export type Body = {
  readonly turn: number;
  readonly phase: string;
  readonly opening: OpeningStage;
  readonly valentine: boolean;
  readonly arrival: Arrival;
  readonly ravine: string | null;
  readonly units: readonly UnitSeen[];
  /** Counters that still lie face down, wherever they are (SP-2.2.i). */
  readonly faceDown: readonly string[];
  readonly fronts?: readonly (readonly [string, string])[];
  readonly move?: {
    readonly unit: string;
    readonly hexes: number;
    readonly crossed: boolean;
    readonly tiring: boolean;
    readonly rest: readonly string[];
  };
  readonly combat?: {
    readonly target: string;
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
  };
  readonly retreat?: { readonly waiting: readonly string[]; readonly taken: readonly string[] };
};

/** Turn and phase. */
export function crumbsOf(state: SpState): readonly Crumb[] {
  const phase = phaseOf(state);
  return phase === 'SETUP-NZ'
    ? [{ key: phase }]
    : [{ key: 'turn', n: state.turn, day: state.turn - 1 }, { key: phase }];
}

export function viewOf(pack: Pack, state: SpState, viewer: Viewer): View {
  const { turn, opening, valentine, arrival, ravine, fronts } = state;
  const body: Body = {
    turn,
    phase: phaseOf(state),
    opening,
    valentine,
    arrival,
    ravine: ravine === OUT ? null : hexId(pack, ravine),
    units: pack.pieces.map((_, unit) => seenUnit(pack, state, unit)),
    faceDown: stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.id),
    ...(fronts === undefined
      ? {}
      : { fronts: fronts.map(([from, to]) => [hexId(pack, from), hexId(pack, to)] as const) }),
    ...underWay(pack, state, viewer),
  };
  return { viewer, now: crumbsOf(state), body };
}

function seenUnit(pack: Pack, state: SpState, unit: number): UnitSeen {
  const { id, side } = pack.pieces[unit]!;
  const { at, ...words } = unitWords(pack, state, unit);
  return { id: unitId(pack, state, unit), ...(side === 'JP' ? { token: id } : {}), at: String(at), ...words };
}

/** What is being carried out. */
function underWay(pack: Pack, state: SpState, viewer: Viewer): Pick<Body, 'move' | 'combat' | 'retreat'> {
  const { move, combat, retreat } = state;
  const names = (units: readonly number[]) => unitNames(pack, state, units);
  return {
    ...(move === undefined ? {} : { move: moveSeen(pack, state, move, viewer) }),
    ...(combat === undefined
      ? {}
      : {
          combat: {
            target: hexId(pack, combat.target),
            attackers: names(combat.attackers),
            defenders: names(combat.defenders),
          },
        }),
    ...(retreat === undefined
      ? {}
      : {
          retreat: { waiting: names(retreat.waiting), taken: retreat.taken.map((hex) => hexId(pack, hex)) },
        }),
  };
}

function moveSeen(
  pack: Pack,
  state: SpState,
  { unit, hexes, crossed, tiring, rest }: Move,
  viewer: Viewer,
): NonNullable<Body['move']> {
  const own = viewer === pack.pieces[unit]!.side;
  return {
    unit: unitId(pack, state, unit),
    hexes,
    crossed,
    tiring,
    rest: own ? rest.map((stage) => stageId(pack, stage)) : [],
  };
}

/** The situation that a view shows. Views are made by `viewOf` alone, so their shape is trusted. */
export function situationIn(pack: Pack, view: View): SpState {
  const body = view.body as Body;
  const state: SpState = {
    step: PHASES.find((phase) => phase === body.phase) ?? 'SETUP-NZ',
    turn: body.turn,
    valentine: body.valentine,
    arrival: body.arrival,
    ravine: body.ravine === null ? OUT : hexIndex(pack, body.ravine),
    opening: body.opening,
    units: body.units.map((unit) => seenUnitFrom(pack, unit)),
  };
  if (body.fronts !== undefined)
    state.fronts = body.fronts.map(([from, to]) => [hexIndex(pack, from), hexIndex(pack, to)]);
  const units = (ids: readonly string[]) => ids.map((id) => unitCalled(pack, state, id));
  const { move, combat, retreat } = body;
  if (move !== undefined)
    state.move = {
      ...move,
      unit: unitCalled(pack, state, move.unit),
      spared: false,
      rest: move.rest.map((id) => stageOf(pack, id)),
    };
  if (combat !== undefined)
    state.combat = {
      target: hexIndex(pack, combat.target),
      attackers: units(combat.attackers),
      defenders: units(combat.defenders),
    };
  if (retreat !== undefined)
    state.retreat = { waiting: units(retreat.waiting), taken: retreat.taken.map((id) => hexIndex(pack, id)) };
  return state;
}

function seenUnitFrom(pack: Pack, words: UnitSeen): UnitState {
  const { at, from, faceUp } = words;
  const counter = faceUp === true ? pack.counters.findIndex((c) => c.id === words.id) : -1;
  return {
    at: at === 'off' ? OFF : at === 'out' ? OUT : hexIndex(pack, at),
    fatigued: words.fatigued === true,
    moved: words.moved === true,
    attacked: words.attacked === true,
    defended: words.defended === true,
    ...(typeof from === 'string' ? { from: hexIndex(pack, from) } : {}),
    ...(counter < 0 ? {} : { counter, faceUp: true }),
  };
}

/**
 * Another state that differs only in what the viewer may not know: what a position file has laid under tokens
 * is mixed, and for others than its owner the rest of a path is forgotten. Undefined when nothing is hidden.
 */
export function twinOf(
  pack: Pack,
  state: SpState,
  viewer: Viewer,
  pick: (n: number) => number,
): SpState | undefined {
  const fixed = pack.army.JP.filter(
    (unit) => unitAt(state, unit).counter !== undefined && openCounter(pack, state, unit) === undefined,
  );
  const hidesRest =
    state.move !== undefined && state.move.rest.length > 0 && viewer !== pack.pieces[state.move.unit]!.side;
  if (fixed.length < 2 && !hidesRest) return undefined;
  const left = fixed.map((unit) => unitAt(state, unit).counter!);
  const units = state.units.map((unit) => ({ ...unit }));
  for (const unit of fixed) units[unit]!.counter = left.splice(pick(left.length), 1)[0]!;
  return {
    ...state,
    units,
    ...(hidesRest && state.move !== undefined ? { move: { ...state.move, rest: [] } } : {}),
  };
}

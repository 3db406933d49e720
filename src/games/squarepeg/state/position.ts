/** Position files: the situation in the words of components and decisions. */
import { type Json, memoized, type PositionFault } from '../../../referee/index.js';
import { flagsUp, keyed, readPositionFile } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, OFF, OUT, sideOf } from '../components/pack.js';
import type { PositionFile, PositionIds } from '../components/schema.js';
import { positionFile, positionFileSchema } from '../components/schema.js';
import { forbidsBegin, forbidsSituation } from './faults.js';
import type { OpeningStage, SpState, UnitState } from './state.js';
import { fileId, freshUnit, phaseOf, startState, unitAt, unitId } from './state.js';

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

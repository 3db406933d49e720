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
import {
  hexId,
  hexIndex,
  OUT,
  type Pack,
  type PositionFile,
  positionFile,
  positionFileSchema,
  unitId,
  unitIndex,
} from './components/pack.js';
import {
  CHOICES,
  type Fought,
  freshUnit,
  isNight,
  type KyState,
  type Melee,
  phaseOf,
  sideOf,
  startState,
  turnOf,
  type UnitState,
  unitAt,
} from './state.js';

type UnitWords = NonNullable<NonNullable<PositionFile['units']>[string]>;

const FLAGS = ['disordered', 'moved', 'fired', 'firedAt', 'attacked'] as const;

/** Reads a position file: what it does not name is as at the start, or off the map where `clear` is true. */
export function readPosition(
  pack: Pack,
  json: Json,
): { readonly state: KyState } | { readonly fault: PositionFault } {
  const read = readPositionFile(schemaOf(pack), json);
  if ('fault' in read) return read;
  const state = stateFrom(pack, read.file);
  const fault = faultIn(pack, state);
  return fault === undefined ? { state } : { fault };
}

/** Made once a pack: making it costs ten times what reading a position does. */
const schemaOf = memoized((pack: Pack) =>
  positionFile(idsOf(pack.units), idsOf(pack.hexes), pack.turns.length),
);

/** JSON Schema of a position file, procedures included. */
export function positionSchema(pack: Pack): Json {
  // A JSON Schema is JSON; the library's type only does not say so.
  return positionFileSchema(idsOf(pack.units), idsOf(pack.hexes), pack.turns.length) as Json;
}

/** The position in the words of a position file; reading it gives the same state at every safe point. */
export function showPosition(pack: Pack, state: KyState): Json {
  const { turn, chosen, fought } = state;
  return {
    game: pack.file.id,
    scenario: pack.file.scenarios[0]!.id,
    turn,
    phase: phaseOf(state),
    ...(chosen === undefined ? {} : { chosen }),
    clear: true,
    units: keyed(
      state.units,
      (i) => unitId(pack, i),
      (unit) => (unit.at === OUT ? undefined : unitWords(pack, unit)),
    ),
    ...(fought === undefined ? {} : { fought: fought.map((one) => foughtWords(pack, one)) }),
  };
}

/** An attack of this phase in words. */
export type FoughtWords = NonNullable<PositionFile['fought']>[number];

export function foughtWords(pack: Pack, { units, target, effect }: Fought): FoughtWords {
  return { units: units.map((unit) => unitId(pack, unit)), target: unitId(pack, target), effect };
}

export function foughtFrom(pack: Pack, { units, target, effect }: FoughtWords): Fought {
  return { units: units.map((id) => unitIndex(pack, id)), target: unitIndex(pack, target), effect };
}

/** A unit in words: its hex, and the flags that are up. */
export function unitWords(pack: Pack, unit: UnitState): { readonly [word: string]: Json } {
  const from = unit.from === undefined ? {} : { from: hexId(pack, unit.from) };
  return { at: unit.at === OUT ? 'out' : hexId(pack, unit.at), ...flagsUp(FLAGS, unit), ...from };
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map((item) => item.id);
}

function stateFrom(pack: Pack, file: PositionFile): KyState {
  const { turn = 1, phase = 'setup', chosen, begin, units = {}, fought } = file;
  const fresh = startState(pack);
  const start = file.clear ? fresh.units.map(() => freshUnit(OUT)) : fresh.units;
  return {
    step: phase,
    turn,
    ...(chosen === undefined ? {} : { chosen }),
    units: start.map((unit, i) => readUnit(pack, unit, units[unitId(pack, i)])),
    ...(fought === undefined ? {} : { fought: fought.map((one) => foughtFrom(pack, one)) }),
    ...(begin === undefined ? {} : { begin: { procedure: begin.procedure, with: begin.with ?? {} } }),
  };
}

function readUnit(pack: Pack, start: UnitState, words: UnitWords | undefined): UnitState {
  if (words === undefined) return start;
  const unit: UnitState = { ...start };
  for (const flag of FLAGS) unit[flag] = words[flag] ?? false;
  if (words.at !== undefined) unit.at = words.at === 'out' ? OUT : hexIndex(pack, words.at);
  if (unit.at === OUT) return freshUnit(OUT);
  if (words.from !== undefined) unit.from = hexIndex(pack, words.from);
  return unit;
}

/** The first thing that cannot be. */
function faultIn(pack: Pack, state: KyState): PositionFault | undefined {
  return faultOfPhase(pack, state) ?? faultOfBegin(pack, state) ?? faultOfUnits(pack, state);
}

function faultOfPhase(pack: Pack, state: KyState): PositionFault | undefined {
  const phase = phaseOf(state);
  if (phase === 'setup' && state.turn !== 1) return { at: 'turn', message: 'the set-up is on turn 1' };
  if (state.chosen === undefined) return undefined;
  const choices = phase.endsWith('1') ? ['move', 'fire'] : phase.endsWith('2') ? ['melee', 'reorganise'] : [];
  if (!choices.includes(state.chosen))
    return { at: 'chosen', message: `${phase} is not for ${state.chosen}` };
  if (state.chosen === 'reorganise' && !turnOf(pack, state).reorganisation)
    return { at: 'chosen', message: 'KY-10.0.b' };
  return undefined;
}

function faultOfBegin(pack: Pack, state: KyState): PositionFault | undefined {
  const { begin } = state;
  if (begin === undefined) return undefined;
  const given = begin.with;
  if (begin.procedure === 'movement' && !['J1', 'R1'].includes(state.step))
    return { at: 'begin', message: 'movement belongs to J1 and R1' };
  if (typeof given !== 'object' || given === null || !('unit' in given)) return undefined;
  const off = unitAt(state, unitIndex(pack, String(given.unit))).at === OUT;
  return off ? { at: 'begin.with.unit', message: 'the unit is off the map' } : undefined;
}

function faultOfUnits(pack: Pack, state: KyState): PositionFault | undefined {
  for (const [i, unit] of state.units.entries()) {
    const others = state.units.flatMap((other, j) =>
      j < i && unit.at !== OUT && other.at === unit.at ? [j] : [],
    );
    const clause = others.length === 0 ? undefined : forbidsSharing(pack, state, [...others, i]);
    if (clause !== undefined) return { at: `units.${unitId(pack, i)}.at`, message: clause };
  }
  return undefined;
}

/**
 * By day, while units move, one that has moved may stand with one that has not; else a hex holds one unit.
 */
function forbidsSharing(pack: Pack, state: KyState, units: readonly number[]): string | undefined {
  if (new Set(units.map((unit) => sideOf(pack, unit))).size > 1) return 'KY-7.3.3.a';
  const moving = state.chosen === 'move' || state.begin?.procedure === 'movement';
  if (!moving || isNight(pack, state)) return 'KY-7.3.2.a';
  return units.length === 2 && units.filter((unit) => unitAt(state, unit).moved).length === 1
    ? undefined
    : 'KY-7.3.2.R3';
}

// What a viewer may know: everything (KY-11.b), in ids. Also the way back, for those that are given a view
// alone.

/** A view's body. */
export type Body = {
  readonly turn: number;
  readonly phase: string;
  readonly chosen?: string;
  readonly units: Readonly<Record<string, Partial<Record<string, Json>>>>;
  readonly fought?: readonly FoughtWords[];
  readonly melee?: {
    readonly target: string;
    readonly defender: string;
    readonly attackers: readonly string[];
    readonly odds: number;
    readonly tired: readonly string[];
  };
};

/** Turn and phase. */
export function crumbsOf(state: KyState): readonly Crumb[] {
  const phase = phaseOf(state);
  return phase === 'setup' ? [{ key: 'setup' }] : [{ key: 'turn', n: state.turn }, { key: phase }];
}

export function viewOf(pack: Pack, state: KyState, viewer: Viewer): View {
  const { turn, chosen, fought, melee } = state;
  const body = {
    turn,
    phase: phaseOf(state),
    ...(chosen === undefined ? {} : { chosen }),
    units: keyed(
      state.units,
      (i) => unitId(pack, i),
      (unit) => unitWords(pack, unit),
    ),
    ...(fought === undefined ? {} : { fought: fought.map((one) => foughtWords(pack, one)) }),
    ...(melee === undefined ? {} : { melee: meleeWords(pack, melee) }),
  };
  return { viewer, now: crumbsOf(state), body };
}

function meleeWords(pack: Pack, melee: Melee): Json {
  const ids = (units: readonly number[]) => units.map((unit) => unitId(pack, unit));
  return {
    target: hexId(pack, melee.target),
    defender: unitId(pack, melee.defender),
    attackers: ids(melee.attackers),
    odds: melee.odds,
    tired: ids(melee.tired),
  };
}

/** The situation that a view shows. Views are made by `viewOf` alone, so their shape is trusted. */
export function situationIn(pack: Pack, view: View): KyState {
  const body = view.body as Body;
  const chosen = CHOICES.find((choice) => choice === body.chosen);
  return {
    step: body.phase,
    turn: body.turn,
    ...(chosen === undefined ? {} : { chosen }),
    units: pack.units.map((unit) => unitFrom(pack, body.units[unit.id] ?? {})),
    ...(body.fought === undefined ? {} : { fought: body.fought.map((one) => foughtFrom(pack, one)) }),
    ...(body.melee === undefined ? {} : { melee: meleeFrom(pack, body.melee) }),
  };
}

function unitFrom(pack: Pack, words: Partial<Record<string, Json>>): UnitState {
  const { at, from } = words;
  return {
    at: typeof at === 'string' && at !== 'out' ? hexIndex(pack, at) : OUT,
    disordered: words.disordered === true,
    moved: words.moved === true,
    fired: words.fired === true,
    firedAt: words.firedAt === true,
    attacked: words.attacked === true,
    ...(typeof from === 'string' ? { from: hexIndex(pack, from) } : {}),
  };
}

function meleeFrom(pack: Pack, words: NonNullable<Body['melee']>): Melee {
  const indexes = (ids: readonly string[]) => ids.map((id) => unitIndex(pack, id));
  return {
    target: hexIndex(pack, words.target),
    defender: unitIndex(pack, words.defender),
    attackers: indexes(words.attackers),
    odds: words.odds,
    tired: indexes(words.tired),
  };
}

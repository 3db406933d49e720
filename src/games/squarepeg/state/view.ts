/**
 * What a viewer may know, built from an allow-list, in ids; and the way back, for those that are given a view
 * alone.
 */
import type { Crumb, Json, View, Viewer } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, OFF, OUT } from '../components/pack.js';
import { PHASES } from '../components/schema.js';
import { unitWords } from './position.js';
import { stageId, stageOf } from './stages.js';
import type { Arrival, Move, OpeningStage, SpState, UnitState } from './state.js';
import { openCounter, phaseOf, stillFaceDown, unitAt, unitCalled, unitId, unitNames } from './state.js';

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
    units: body.units.map((unit) => unitFrom(pack, unit)),
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

function unitFrom(pack: Pack, words: UnitSeen): UnitState {
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

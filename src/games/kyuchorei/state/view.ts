/**
 * What a viewer may know: everything (KY-11.b), in ids. Also the way back, for those that are given a view
 * alone.
 */
import type { Crumb, Json, View, Viewer } from '../../../referee/index.js';
import { keyed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, OUT, unitId, unitIndex } from '../components/pack.js';
import type { FoughtWords } from './position.js';
import { foughtFrom, foughtWords, unitWords } from './position.js';
import type { KyState, Melee, UnitState } from './state.js';
import { CHOICES, phaseOf } from './state.js';

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

/** The position in words, good enough to play from, with the warnings a player would want; what a side leaves unused. */
import type { Decision, Locale, Paragraph, View } from '../../../referee/index.js';
import { MARKS } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, OUT } from '../components/pack.js';
import { ableToFire } from '../rules/fire.js';
import { ableToAttack } from '../rules/melee.js';
import { forbidsMover, movable, pathsOf } from '../rules/movement.js';
import { unitValue } from '../rules/odds.js';
import { retreatHexes } from '../rules/retreat.js';
import { heldForts } from '../rules/victory.js';
import { hexNames, isPinned } from '../rules/zoc.js';
import type { KyState } from '../state/state.js';
import {
  activeSide,
  copyState,
  endPhase,
  isEmpty,
  isNight,
  phaseOf,
  sideOf,
  turnOf,
  unitAt,
  unitsOf,
} from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { Phrases } from './phrases.js';
import { PHRASES } from './phrases.js';

/** Situation, each side's units, warnings. */
export function describePosition(pack: Pack, view: View, locale: Locale): readonly Paragraph[] {
  const state = situationIn(pack, view);
  const say = PHRASES[locale];
  const warnings = warningsOf(pack, state, say);
  const sides: readonly SideId[] = ['JP', 'RU'];
  return [
    { title: say.situation, lines: situationLines(pack, state, say) },
    ...sides.map((side) => ({ title: say.side[side] ?? side, lines: sideLines(pack, state, side, locale) })),
    ...(warnings.length === 0 ? [] : [{ title: say.warnings, lines: warnings }]),
  ];
}

/** Turn and phase as one line. */
export function nowLine(pack: Pack, state: KyState, say: Phrases): string {
  const phase = phaseOf(state);
  if (phase === 'setup') return say.setup;
  return say.now(
    say.turn(state.turn, isNight(pack, state)),
    say.phase[phase] ?? phase,
    say.chosen[state.chosen ?? ''] ?? '',
  );
}

function situationLines(pack: Pack, state: KyState, say: Phrases): string[] {
  const held = heldForts(pack, state);
  const free = pack.forts.filter((fort) => !held.includes(fort));
  return [
    nowLine(pack, state, say),
    say.held(hexNames(pack, held)),
    say.free(hexNames(pack, free)),
    say.figures,
  ];
}

function sideLines(pack: Pack, state: KyState, side: SideId, locale: Locale): string[] {
  const say = PHRASES[locale];
  const lines = unitsOf(pack, state, side).map((unit) => unitLine(pack, state, unit, say));
  const names = (units: readonly number[]) => units.map((unit) => nameLine(pack, state, unit));
  const out = pack.army[side].filter((unit) => unitAt(state, unit).at === OUT);
  const due = out.filter((unit) => phaseOf(state) === 'setup' && pack.units[unit]!.hq !== OUT);
  const off = out.filter((unit) => !due.includes(unit));
  return [
    ...lines,
    ...byFormation(pack, due).map(({ words, hq, within, units }) =>
      say.toPlace(words[locale], hq, within, names(units)),
    ),
    ...(off.length === 0 ? [] : [say.off(names(off))]),
  ];
}

/** Units that are to be placed, by formation: its names, its headquarters, how near to it, which (KY-3.2.a, KY-3.2.b). */
function byFormation(pack: Pack, due: readonly number[]) {
  return pack.file.formations.flatMap((words) => {
    const units = due.filter((unit) => pack.units[unit]!.formation === words.id);
    const [first] = units.map((unit) => pack.units[unit]!);
    return first === undefined
      ? []
      : [{ words, hq: hexId(pack, first.hq), within: first.startWithin, units }];
  });
}

function unitLine(pack: Pack, state: KyState, unit: number, say: Phrases): string {
  const { at, disordered } = unitAt(state, unit);
  const notes = [
    ...(pack.units[unit]!.reserve ? [say.reserve] : []),
    ...(disordered ? [say.disordered] : []),
    ...(isPinned(pack, state, unit) ? [say.pinned] : []),
    ...(disordered ? [say.retreats(hexNames(pack, retreatHexes(pack, state, unit)))] : []),
    ...(hasActed(state, unit) ? [say.acted] : []),
  ];
  return say.unit(nameLine(pack, state, unit), hexLine(pack, at, say), notes);
}

/** A unit with its figures as they are now: `III/4 4-4`. */
function nameLine(pack: Pack, state: KyState, unit: number): string {
  return `${pack.units[unit]!.label} ${unitValue(pack, state, unit, 'fire')}-${unitValue(pack, state, unit, 'melee')}`;
}

/** Whether a unit has done its part in this phase. */
export function hasActed(state: KyState, unit: number): boolean {
  const { moved, fired, attacked } = unitAt(state, unit);
  return moved || fired || attacked;
}

/** A hex with its terrain: `1503 (height 1, fort)`. */
export function hexLine(pack: Pack, hex: number, say: Phrases): string {
  const { id, elevation, fort, headquarters } = pack.hexes[hex]!;
  const terrain = [
    say.height(elevation),
    ...(fort ? [say.fort] : []),
    ...(headquarters ? [say.headquarters] : []),
  ];
  return say.hex(id, terrain);
}

function warningsOf(pack: Pack, state: KyState, say: Phrases): string[] {
  const all = [...unitsOf(pack, state, 'JP'), ...unitsOf(pack, state, 'RU')];
  const label = (unit: number) => pack.units[unit]!.label;
  const doomed = all.filter(
    (unit) => unitAt(state, unit).disordered && retreatHexes(pack, state, unit).length === 0,
  );
  const inForts = all.filter(
    (unit) => pack.hexes[unitAt(state, unit).at]!.fort && isPinned(pack, state, unit),
  );
  return [
    ...threats(pack, state, say),
    ...lateForts(pack, state, say),
    ...doomed.map((u) => say.doomed(label(u))),
    ...inForts.map((u) => say.fortZone(label(u))),
  ];
}

/** Russians that could walk into a headquarters in their next movement phase. */
function threats(pack: Pack, state: KyState, say: Phrases): string[] {
  const next = nextRussianMovement(pack, state);
  if (next === undefined) return [];
  return unitsOf(pack, next, 'RU').flatMap((unit) => {
    const hexes = pack.headquarters.filter((hex) => goalsOf(pack, next, unit).includes(hex));
    return hexes.length === 0 ? [] : [say.threat(pack.units[unit]!.label, hexNames(pack, hexes))];
  });
}

/** In the last Japanese player turn: forts that would be lost again. */
function lateForts(pack: Pack, state: KyState, say: Phrases): string[] {
  const next = nextRussianMovement(pack, state);
  if (next === undefined || !turnOf(pack, state).last || activeSide(state) !== 'JP') return [];
  const goals = unitsOf(pack, next, 'RU').flatMap((unit) => goalsOf(pack, next, unit));
  const open = pack.forts.filter((fort) => isEmpty(state, fort) && goals.includes(fort));
  return open.length === 0 ? [] : [say.reachableForts(hexNames(pack, open))];
}

/** The situation as it would be if the Russians moved next, or undefined when they never will again. */
function nextRussianMovement(pack: Pack, state: KyState): KyState | undefined {
  const phase = phaseOf(state);
  const over = phase === 'R2' || (phase === 'R1' && state.chosen === 'fire'); // KY-5.2.c
  const turn = over ? state.turn + 1 : state.turn;
  if (turn > pack.turns.length) return undefined;
  const next = { ...copyState(state), turn, step: 'R1' };
  if (over || phase !== 'R1') endPhase(next);
  return next;
}

function goalsOf(pack: Pack, state: KyState, unit: number): number[] {
  if (forbidsMover(pack, state, sideOf(pack, unit), unit) !== undefined) return [];
  return pathsOf(pack, state, unit).map((path) => path.at(-1)!);
}

/** Units of the asked side that could still do something in this phase. */
export function unusedUnits(pack: Pack, view: View, decision: Decision, locale: Locale): readonly string[] {
  const state = situationIn(pack, view);
  const side = activeSide(state);
  const able =
    decision.kind === 'movement'
      ? movable
      : decision.kind === 'fire'
        ? ableToFire
        : decision.kind === 'melee'
          ? ableToAttack
          : undefined;
  if (able === undefined || decision.side !== side) return [];
  const at = (unit: number) => MARKS[locale].bracketed(hexId(pack, unitAt(state, unit).at));
  return able(pack, state, side).map((unit) => `${pack.units[unit]!.label}${at(unit)}`);
}

/** One line a side: how many units, how many disordered. */
export function countLines(pack: Pack, state: KyState, say: Phrases): string[] {
  const sides: readonly SideId[] = ['JP', 'RU'];
  return sides.map((side) => {
    const units = unitsOf(pack, state, side);
    return say.counted(
      say.side[side] ?? side,
      units.length,
      units.filter((unit) => unitAt(state, unit).disordered).length,
    );
  });
}

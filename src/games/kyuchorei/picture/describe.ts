/**
 * The position in words, good enough to play from, with the warnings a player would want; what a side leaves
 * unused.
 */
import type { Aim, Decision, Paragraph, Unused, View } from '../../../referee/index.js';
import { hexId, OUT, type Pack, type SideId } from '../components/pack.js';
import { situationIn } from '../position.js';
import { ableToFire } from '../rules/fire.js';
import { ableToAttack } from '../rules/melee.js';
import { forbidsMover, movable, pathsOf } from '../rules/movement.js';
import { unitValue } from '../rules/odds.js';
import { retreatHexes } from '../rules/retreat.js';
import { heldForts } from '../rules/victory.js';
import { hexNames, isPinned } from '../rules/zoc.js';
import {
  activeSide,
  copyState,
  endPhase,
  isEmpty,
  isNight,
  isOnMap,
  type KyState,
  phaseOf,
  sideOf,
  turnOf,
  unitAt,
  unitsOf,
} from '../state.js';
import type { PictureWords } from '../words/index.js';

/** Situation, each side's units, warnings. */
export function describePosition(pack: Pack, view: View, words: PictureWords): readonly Paragraph[] {
  const state = situationIn(pack, view);
  const { say } = words;
  const warnings = warningsOf(pack, state, words);
  const sides: readonly SideId[] = ['JP', 'RU'];
  return [
    { title: say('situation'), lines: situationLines(pack, state, words) },
    ...sides.map((side) => ({ title: say(`side.${side}`), lines: sideLines(pack, state, side, words) })),
    ...(warnings.length === 0 ? [] : [{ title: say('warnings'), lines: warnings }]),
  ];
}

/** Turn and phase as one line. */
export function nowLine(pack: Pack, state: KyState, { say }: PictureWords): string {
  const id = phaseOf(state);
  if (id === 'setup') return say('setup');
  const turn = say(isNight(pack, state) ? 'turn.night' : 'turn.day', { n: state.turn });
  const phase = say(`phase.${id}`);
  return state.chosen === undefined
    ? say('now', { turn, phase })
    : say('now.chosen', { turn, phase, chosen: say(`chosen.${state.chosen}`) });
}

function situationLines(pack: Pack, state: KyState, words: PictureWords): string[] {
  const { say } = words;
  const held = heldForts(pack, state);
  const free = pack.forts.filter((fort) => !held.includes(fort));
  return [
    nowLine(pack, state, words),
    heldLine(pack, held, words),
    free.length === 0 ? say('free.none') : say('free', { hexes: hexNames(pack, free).join(say('comma')) }),
    say('figures'),
  ];
}

/** Which forts the Russians hold. */
export function heldLine(pack: Pack, held: readonly number[], { say }: PictureWords): string {
  return held.length === 0
    ? say('held.none')
    : say('held', { hexes: hexNames(pack, held).join(say('comma')) });
}

function sideLines(pack: Pack, state: KyState, side: SideId, words: PictureWords): string[] {
  const { locale, say } = words;
  const lines = unitsOf(pack, state, side).map((unit) => unitLine(pack, state, unit, words));
  const names = (units: readonly number[]) =>
    units.map((unit) => nameLine(pack, state, unit)).join(say('comma'));
  const out = pack.army[side].filter((unit) => unitAt(state, unit).at === OUT);
  const due = out.filter((unit) => phaseOf(state) === 'setup' && pack.units[unit]!.hq !== OUT);
  const off = out.filter((unit) => !due.includes(unit));
  return [
    ...lines,
    ...byFormation(pack, due).map(({ formation, hq, within, units }) =>
      say('toPlace', { formation: formation[locale], hq, within, units: names(units) }),
    ),
    ...(off.length === 0 ? [] : [say('off', { units: names(off) })]),
  ];
}

/**
 * Units that are to be placed, by formation: its names, its headquarters, how near to it, which (KY-3.2.a,
 * KY-3.2.b).
 */
function byFormation(pack: Pack, due: readonly number[]) {
  return pack.file.formations.flatMap((formation) => {
    const units = due.filter((unit) => pack.units[unit]!.formation === formation.id);
    const [first] = units.map((unit) => pack.units[unit]!);
    return first === undefined
      ? []
      : [{ formation, hq: hexId(pack, first.hq), within: first.startWithin, units }];
  });
}

function unitLine(pack: Pack, state: KyState, unit: number, words: PictureWords): string {
  const { say } = words;
  const { at, disordered } = unitAt(state, unit);
  const notes = [
    ...(pack.units[unit]!.reserve ? [say('reserve')] : []),
    ...(disordered ? [say('disordered')] : []),
    ...(isPinned(pack, state, unit) ? [say('pinned')] : []),
    ...(disordered ? [retreatsLine(pack, retreatHexes(pack, state, unit), words)] : []),
    ...(hasActed(state, unit) ? [say('acted')] : []),
  ];
  const [name, hex] = [nameLine(pack, state, unit), hexLine(pack, at, words)];
  return notes.length === 0
    ? say('unit', { name, hex })
    : say('unit.noted', { name, hex, notes: notes.join(say('notes')) });
}

function retreatsLine(pack: Pack, hexes: readonly number[], { say }: PictureWords): string {
  return hexes.length === 0
    ? say('retreats.none')
    : say('retreats', { hexes: hexNames(pack, hexes).join(say('or')) });
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
export function hexLine(pack: Pack, hex: number, { say }: PictureWords): string {
  const { id, elevation, fort, headquarters } = pack.hexes[hex]!;
  const terrain = [
    say('height', { n: elevation }),
    ...(fort ? [say('fort')] : []),
    ...(headquarters ? [say('headquarters')] : []),
  ];
  return say('hex', { id, terrain: terrain.join(say('comma')) });
}

function warningsOf(pack: Pack, state: KyState, words: PictureWords): string[] {
  const all = [...unitsOf(pack, state, 'JP'), ...unitsOf(pack, state, 'RU')];
  const label = (unit: number) => pack.units[unit]!.label;
  const doomed = all.filter(
    (unit) => unitAt(state, unit).disordered && retreatHexes(pack, state, unit).length === 0,
  );
  const inForts = all.filter(
    (unit) => pack.hexes[unitAt(state, unit).at]!.fort && isPinned(pack, state, unit),
  );
  return [
    ...threats(pack, state, words),
    ...lateForts(pack, state, words),
    ...doomed.map((u) => words.say('doomed', { unit: label(u) })),
    ...inForts.map((u) => words.say('fortZone', { unit: label(u) })),
  ];
}

/** Russians that could walk into a headquarters in their next movement phase. */
function threats(pack: Pack, state: KyState, { say }: PictureWords): string[] {
  const next = nextRussianMovement(pack, state);
  if (next === undefined) return [];
  return unitsOf(pack, next, 'RU').flatMap((unit) => {
    const goals = goalsOf(pack, next, unit);
    const hexes = pack.headquarters.filter((hex) => goals.includes(hex));
    return hexes.length === 0
      ? []
      : [say('threat', { unit: pack.units[unit]!.label, hexes: hexNames(pack, hexes).join(say('and')) })];
  });
}

/** In the last Japanese player turn: forts that would be lost again. */
function lateForts(pack: Pack, state: KyState, { say }: PictureWords): string[] {
  const next = nextRussianMovement(pack, state);
  if (next === undefined || !turnOf(pack, state).last || activeSide(state) !== 'JP') return [];
  const goals = unitsOf(pack, next, 'RU').flatMap((unit) => goalsOf(pack, next, unit));
  const open = pack.forts.filter((fort) => isEmpty(state, fort) && goals.includes(fort));
  return open.length === 0 ? [] : [say('reachableForts', { hexes: hexNames(pack, open).join(say('comma')) })];
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

/** Units of the asked side that could still do something in this phase, in words. */
export function unusedUnits(
  pack: Pack,
  view: View,
  decision: Decision,
  { say }: PictureWords,
): readonly Unused[] {
  const state = situationIn(pack, view);
  const at = (unit: number) => say('bracketed', { text: hexId(pack, unitAt(state, unit).at) });
  return idleIn(pack, view, decision).map((unit) => ({
    unit: pack.units[unit]!.id,
    text: `${pack.units[unit]!.label}${at(unit)}`,
  }));
}

function idleIn(pack: Pack, view: View, decision: Decision): readonly number[] {
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
  return able === undefined || decision.side !== side ? [] : able(pack, state, side);
}

/** One line a side: how many units, how many disordered. */
export function countLines(pack: Pack, state: KyState, { say }: PictureWords): string[] {
  const sides: readonly SideId[] = ['JP', 'RU'];
  return sides.map((side) => {
    const units = unitsOf(pack, state, side);
    const disordered = units.filter((unit) => unitAt(state, unit).disordered).length;
    return say('counted', { side: say(`side.${side}`), n: units.length, disordered });
  });
}

/** How many forts would count as mopped up if the match ended now. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  const of = pack.forts.length;
  const done = of - heldForts(pack, state).length;
  const last = pack.turns.findLast(({ last }) => last)?.number ?? pack.turns.length;
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', n: of, turn: last },
    score: `${done}/${of}`,
    pips: { done, of },
    clause: 'KY-4.0.b',
    decides: ['moppedUp', 'held'],
    turns: pack.turns.map(({ number, night }) => ({ n: number, night })),
    turn: state.turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => !isOnMap(state, unit);
  return { JP: pack.army.JP.filter(lost).length, RU: pack.army.RU.filter(lost).length };
}

/**
 * The position in words, good enough to play from, with the warnings a player would want; what a side leaves
 * unused.
 */
import type { Aim, Decision, Paragraph, Unused, View } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { hexId, OFF, OUT, type Pack, type SideId, sideOf } from '../components/pack.js';
import { situationIn } from '../position.js';
import { ableToAttack } from '../rules/combat/combat.js';
import { strengthOf } from '../rules/combat/odds.js';
import { retreatHexes } from '../rules/combat/retreat.js';
import { comesNoMore, isAwaited } from '../rules/movement/arrival.js';
import { isInContact } from '../rules/movement/contact.js';
import { movable } from '../rules/movement/movement.js';
import {
  activeSide,
  isFaceUp,
  openCounter,
  phaseOf,
  type SpState,
  stillFaceDown,
  unitAt,
  unitId,
  unitsOf,
} from '../state.js';
import type { PictureWords } from '../words/index.js';

const SIDES: readonly SideId[] = ['NZ', 'JP'];

/** Situation, each side's units, warnings. */
export function describePosition(pack: Pack, view: View, words: PictureWords): readonly Paragraph[] {
  const state = situationIn(pack, view);
  const { say } = words;
  const warnings = warningsOf(pack, state, words);
  return [
    { title: say('situation'), lines: situationLines(pack, state, words) },
    ...SIDES.map((side) => ({ title: say(`side.${side}`), lines: sideLines(pack, state, side, words) })),
    ...(warnings.length === 0 ? [] : [{ title: say('warnings'), lines: warnings }]),
  ];
}

/** Turn and phase as one line. */
export function nowLine(pack: Pack, state: SpState, { locale, say }: PictureWords): string {
  const id = phaseOf(state);
  const phase = say(`phase.${id}`);
  if (id === 'SETUP-NZ') return phase;
  const turn = say('turn', { n: state.turn, label: pack.turns[state.turn - 1]!.label[locale] });
  return say('now', { turn, phase });
}

export function situationLines(pack: Pack, state: SpState, words: PictureWords): string[] {
  const { say } = words;
  const next = pack.turns[state.turn]?.arrivesUpTo ?? 0;
  const strengths = stillFaceDown(pack, state).map((counter) => pack.counters[counter]!.strength);
  return [
    nowLine(pack, state, words),
    state.ravine === OUT ? say('ravineUnknown') : say('ravineAt', { hex: hexId(pack, state.ravine) }),
    unitAt(state, pack.thirtieth).at === OUT
      ? say('told', { name: nameIn(pack, state, pack.thirtieth, words), notes: say('removed') })
      : say(`thirtieth.${comesNoMore(pack, state) ? 'late' : state.arrival}`),
    ...(isAwaited(pack, state) && next > 0 ? [say('rolls', { upTo: next })] : []),
    strengths.length === 0
      ? say('faceDownList.none')
      : say('faceDownList', { strengths: strengths.sort((a, b) => a - b).join(say('comma')) }),
    ...(state.valentine ? [say('option')] : []),
  ];
}

function sideLines(pack: Pack, state: SpState, side: SideId, words: PictureWords): string[] {
  const { say } = words;
  const names = (at: number) =>
    pack.army[side]
      .filter((unit) => unitAt(state, unit).at === at && isKnown(pack, state, unit))
      .map((unit) => nameIn(pack, state, unit, words));
  const lines = unitsOf(pack, state, side).map((unit) => unitLine(pack, state, unit, words));
  return [
    ...(lines.length === 0 ? [say('nobody')] : lines),
    ...(names(OFF).length === 0 ? [] : [say('off', { units: names(OFF).join(say('comma')) })]),
    ...(names(OUT).length === 0 ? [] : [say('out', { units: names(OUT).join(say('comma')) })]),
  ];
}

/** A token that a position has left out stands for nothing. */
export function isKnown(pack: Pack, state: SpState, unit: number): boolean {
  return unitAt(state, unit).at >= 0 || isFaceUp(pack, state, unit);
}

function unitLine(pack: Pack, state: SpState, unit: number, words: PictureWords): string {
  const place = hexName(pack, unitAt(state, unit).at, words);
  const notes = unitNotes(pack, state, unit, words).join(words.say('semicolon'));
  return words.say('unit', { name: nameIn(pack, state, unit, words), place, notes });
}

/** What is known of a unit: its name and strength, or that it lies face down; and its state. */
export function unitNotes(pack: Pack, state: SpState, unit: number, words: PictureWords): string[] {
  const { say } = words;
  const { at, fatigued } = unitAt(state, unit);
  return [
    ...nameNotes(pack, state, unit, words),
    ...(fatigued ? [say('tired')] : []),
    ...(isInContact(pack, state, sideOf(pack, unit), at) ? [say('pinned')] : []),
    ...(hasActed(state, unit) ? [say('acted')] : []),
  ];
}

/**
 * The whole name of a unit, where its short one leaves something out, and its strength, or that it lies face
 * down.
 */
export function nameNotes(pack: Pack, state: SpState, unit: number, words: PictureWords): string[] {
  const { locale, say } = words;
  const counter = openCounter(pack, state, unit);
  if (counter === undefined) return [say('faceDown')];
  const name = printed(pack.file.counters[counter]!.name[locale], locale);
  const known = name === nameIn(pack, state, unit, words) ? [] : [name];
  return [...known, say('strength', { n: strengthOf(pack, state, unit) })];
}

/** Whether a unit has done its part in this phase. */
export function hasActed(state: SpState, unit: number): boolean {
  const { moved, attacked } = unitAt(state, unit);
  return moved || attacked;
}

/** A hex with its name, if it has one. */
export function hexName(pack: Pack, hex: number, { locale, say }: PictureWords): string {
  const name = pack.file.map.hexes[hex]!.name?.[locale];
  return name === undefined
    ? hexId(pack, hex)
    : say('hex', { id: hexId(pack, hex), name: printed(name, locale) });
}

function warningsOf(pack: Pack, state: SpState, words: PictureWords): string[] {
  const { say } = words;
  const all = SIDES.flatMap((side) => unitsOf(pack, state, side));
  const isCornered = (unit: number) =>
    isInContact(pack, state, sideOf(pack, unit), unitAt(state, unit).at) &&
    retreatHexes(pack, state, unit).length === 0;
  const isNear = (unit: number) => pack.hexes[unitAt(state, unit).at]!.neighbours.includes(pack.mission);
  return [
    ...unitsOf(pack, state, 'NZ')
      .filter(isNear)
      .map((unit) => say('nearMission', { unit: nameIn(pack, state, unit, words) })),
    ...all.filter(isCornered).map((unit) => say('cornered', { unit: nameIn(pack, state, unit, words) })),
    ...(state.ravine === OUT && phaseOf(state) !== 'SETUP-NZ' ? [say('risky')] : []),
  ];
}

/** Units of the asked side that could still do something in this phase, in words. */
export function unusedUnits(
  pack: Pack,
  view: View,
  decision: Decision,
  words: PictureWords,
): readonly Unused[] {
  const state = situationIn(pack, view);
  const at = (unit: number) => words.say('bracketed', { text: hexId(pack, unitAt(state, unit).at) });
  return idleIn(pack, view, decision).map((unit) => ({
    unit: unitId(pack, state, unit),
    text: `${nameIn(pack, state, unit, words)}${at(unit)}`,
  }));
}

function idleIn(pack: Pack, view: View, decision: Decision): readonly number[] {
  const state = situationIn(pack, view);
  const side = activeSide(state);
  const able = decision.kind === 'movement' ? movable : decision.kind === 'attack' ? ableToAttack : undefined;
  return able === undefined || decision.side !== side ? [] : able(pack, state, side);
}

/** One line a side: how many units, how many fatigued. */
export function countLines(pack: Pack, state: SpState, { say }: PictureWords): string[] {
  return SIDES.map((side) => {
    const units = unitsOf(pack, state, side);
    const tired = units.filter((unit) => unitAt(state, unit).fatigued).length;
    return say('counted', { side: say(`side.${side}`), n: units.length, tired });
  });
}

/** A unit by the name that everybody knows now. */
export function nameIn(pack: Pack, state: SpState, unit: number, words: PictureWords): string {
  return nameOfUnit(pack, unitId(pack, state, unit), words);
}

/** The name behind an id: a counter's, or the number of a token. */
export function nameOfUnit(pack: Pack, id: string, { locale, say }: PictureWords): string {
  const counter = pack.file.counters.find((one) => one.id === id);
  if (counter !== undefined) return printed((counter.short ?? counter.name)[locale], locale);
  const token = pack.army.JP.findIndex((unit) => pack.pieces[unit]!.id === id);
  return token < 0 ? id : say('token', { n: token + 1 });
}

/** How many of the Japanese units are removed. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  const of = pack.army.JP.length;
  const done = pack.army.JP.filter((unit) => unitAt(state, unit).at === OUT).length;
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', n: of, turn: pack.lastTurn },
    score: `${done}/${of}`,
    pips: { done, of },
    clause: 'SP-4.0.c',
    decides: ['annihilation', 'hold'],
    turns: pack.turns.map(({ number }) => ({ n: number, night: false })),
    turn: state.turn,
  };
}

/** How many units each side has lost. */
export function lossesIn(pack: Pack, view: View): { readonly [side: string]: number } {
  const state = situationIn(pack, view);
  const lost = (unit: number) => unitAt(state, unit).at === OUT;
  return { NZ: pack.army.NZ.filter(lost).length, JP: pack.army.JP.filter(lost).length };
}

/** The position in words, good enough to play from; what a side leaves unused. */
import type { Aim, Decision, Paragraph, Unused, View, Viewer } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { enemyOf, hexId, hexIds, OFF, OUT, type Pack, type SideId, unitId } from '../components/pack.js';
import { situationIn } from '../state/position.js';
import { isFaceDown, type Position, phaseOf, unitAt, unitsOf } from '../state/state.js';
import type { PictureWords } from '../words/index.js';
import { isNamed, labelOf, notesOf, type Seen, seenOn, valuesOf } from './counters.js';

/** Situation, both sides, what is to be kept in mind. */
export function describePosition(pack: Pack, view: View, words: PictureWords): readonly Paragraph[] {
  const p: Position = { pack, state: situationIn(pack, view) };
  const { say } = words;
  const { viewer } = view;
  const warnings = warningsOf(p, words);
  return [
    { title: say('situation'), lines: situationLines(p, words) },
    { title: say('side.US'), lines: sideLines(p, 'US', viewer, words) },
    { title: say('side.JP'), lines: sideLines(p, 'JP', viewer, words) },
    ...(warnings.length === 0 ? [] : [{ title: say('warnings'), lines: warnings }]),
  ];
}

/** Turn and phase as one line. */
export function nowLine(p: Position, { locale, say }: PictureWords): string {
  const phase = say(`phase.${phaseOf(p)}`);
  if (phaseOf(p) === 'S1' || phaseOf(p) === 'S2') return phase;
  const { turn, date } = p.pack.turns[p.state.turn - 1]!;
  return say('now', { turn: say('turn', { n: turn, date: printed(date[locale], locale) }), phase });
}

/** One line a side: how many counters there are on the map. */
export function countLines(p: Position, { say }: PictureWords): string[] {
  const japanese = unitsOf(p, 'JP');
  const down = japanese.filter((unit) => isFaceDown(p, unit)).length;
  return [
    say('counted', { side: say('side.US'), n: unitsOf(p, 'US').length }),
    say('counted.JP', { n: japanese.length, down }),
  ];
}

function situationLines(p: Position, words: PictureWords): string[] {
  const { pack, state } = p;
  const { locale, say } = words;
  const bridges = state.destroyed.map((bridge) =>
    printed(pack.file.map.bridges[bridge]!.name[locale], locale),
  );
  const pontoons = state.pontoons.map(({ from, to }) => hexIds(pack, [from, to]).join('/'));
  const air = pack.air.filter((unit) => !unitAt(p, unit).used).length;
  const comma = say('comma');
  return [
    nowLine(p, words),
    ...countLines(p, words),
    ...(isSuddenDeathOpen(p) ? [say('zone', { n: inZone(p) })] : []),
    ...(bridges.length === 0 ? [] : [say('bridgesDestroyed', { list: bridges.join(comma) })]),
    ...(pontoons.length === 0 ? [] : [say('pontoons', { list: pontoons.join(comma) })]),
    ...(state.rubble.length === 0
      ? []
      : [say('rubbleAt', { hexes: hexIds(pack, state.rubble).join(comma) })]),
    ...(pack.turns[state.turn - 1]?.air === true ? [say('airLeft', { n: air })] : []),
    say('figures'),
  ];
}

/** Before turn 3 the north of the city may decide the match (MN-4.3.a). */
function isSuddenDeathOpen(p: Position): boolean {
  return phaseOf(p) !== 'S1' && p.pack.turns[p.state.turn - 1]?.air === false;
}

function inZone(p: Position): number {
  return unitsOf(p, 'JP').filter((unit) => p.pack.hexes[unitAt(p, unit).at]!.zone).length;
}

/** A side's units by formation, those that the reader cannot name by their hexes, those away. */
function sideLines(p: Position, side: SideId, viewer: Viewer, words: PictureWords): string[] {
  const { pack } = p;
  const { say } = words;
  const there = seenOn(p, viewer).filter((seen) => seen.side === side);
  const named = there.filter((seen) => isNamed(seen, viewer)).sort((a, b) => a.unit - b.unit);
  const lines = pack.file.formations.flatMap(({ id }) => {
    const units = named.filter(({ unit }) => pack.units[unit]!.formation === id);
    const list = units.map((seen) => unitText(p, seen, words)).join(say('notes'));
    return units.length === 0
      ? []
      : [say('formation', { formation: formationName(pack, id, words), units: list })];
  });
  const unseen = there.filter((seen) => !isNamed(seen, viewer));
  return [
    ...(there.length === 0 ? [say('nobody')] : []),
    ...lines,
    ...(unseen.length === 0 ? [] : [say('unseen', { hexes: unseenHexes(p, unseen, words) })]),
    ...awayLines(p, side, viewer, words),
  ];
}

/** Hexes with counters that lie face down or below others, and how many where there are two. */
function unseenHexes({ pack }: Position, unseen: readonly Seen[], { say }: PictureWords): string {
  const hexes = [...new Set(unseen.map(({ hex }) => hex))].map((hex) => hexId(pack, hex)).sort();
  const count = (id: string) => unseen.filter(({ hex }) => hexId(pack, hex) === id).length;
  return hexes
    .map((id) => (count(id) === 1 ? id : say('twice', { hex: id, n: count(id) })))
    .join(say('comma'));
}

function unitText(p: Position, { unit, hex, sight }: Seen, words: PictureWords): string {
  const { say } = words;
  const text = { label: labelOf(p.pack, unit), values: valuesOf(p.pack, unit), hex: hexId(p.pack, hex) };
  const notes = [
    ...(sight === 'faceDown' ? [say('faceDown')] : []),
    ...(sight === 'lastSeen' ? [say('lastSeen')] : []),
    ...notesOf(p, unit, words).filter((note) => note !== say('fixed')),
  ];
  return notes.length === 0
    ? say('unit', text)
    : say('unit.noted', { ...text, notes: notes.join(say('comma')) });
}

function awayLines(p: Position, side: SideId, viewer: Viewer, words: PictureWords): string[] {
  const { pack } = p;
  const { say } = words;
  const away = (units: readonly number[], at: number) => units.filter((unit) => unitAt(p, unit).at === at);
  const due = side === 'US' && phaseOf(p) !== 'S1' ? pack.groups : [];
  const entering = due.flatMap(({ formation, units }) => {
    const n = away(units, OFF).length;
    return n === 0 ? [] : [say('toEnter.line', { formation: formationName(pack, formation, words), n })];
  });
  const unplaced = side === 'JP' && viewer === 'JP' ? away(pack.army.JP, OFF).length : 0;
  const lost = side === 'JP' || viewer === 'US' ? away(pack.army[side], OUT) : [];
  const names = lost.map((unit) => labelOf(pack, unit)).join(say('comma'));
  return [
    ...entering,
    ...(unplaced === 0 ? [] : [say('unplacedLine', { n: unplaced })]),
    ...(lost.length === 0 ? [] : [say('eliminated.list', { units: names })]),
  ];
}

export function formationName(pack: Pack, formation: string, { locale }: PictureWords): string {
  return pack.file.formations.find(({ id }) => id === formation)?.name[locale] ?? formation;
}

function warningsOf(p: Position, { say }: PictureWords): string[] {
  const last = p.state.turn === p.pack.file.victory.normal.turn;
  return [...(last ? [say('lastTurn')] : []), ...(isSuddenDeathOpen(p) ? [say('suddenDeath')] : [])];
}

/** Units of the asked side that could still do something in this phase, in words. */
export function unusedUnits(
  pack: Pack,
  view: View,
  decision: Decision,
  { say }: PictureWords,
): readonly Unused[] {
  const p: Position = { pack, state: situationIn(pack, view) };
  return idleIn(pack, view, decision).map((unit) => ({
    unit: unitId(pack, unit),
    text: say('unusedAt', { unit: labelOf(pack, unit), hex: hexId(pack, unitAt(p, unit).at) }),
  }));
}

function idleIn(pack: Pack, view: View, { side }: Decision): readonly number[] {
  const p: Position = { pack, state: situationIn(pack, view) };
  if (side !== 'US' && side !== 'JP') return [];
  const phase = phaseOf(p);
  const movement = phase === (side === 'US' ? 'B' : 'D');
  const combat = phase === (side === 'US' ? 'C' : 'E');
  return unitsOf(p, side).filter((unit) => {
    const { moved, attacked } = unitAt(p, unit);
    if (movement) return !moved && pack.units[unit]!.movement > 0;
    return combat && !attacked && reachesEnemy(p, unit, side);
  });
}

function reachesEnemy(p: Position, unit: number, side: SideId): boolean {
  const { at } = unitAt(p, unit);
  const { range } = p.pack.units[unit]!;
  return unitsOf(p, enemyOf(side)).some((enemy) => p.pack.grid.distance(at, unitAt(p, enemy).at) <= range);
}

/** How many Japanese counters there are on the map: both players see them, face down or not. */
export function aimOf(pack: Pack, view: View): Aim {
  const state = situationIn(pack, view);
  return {
    what: { key: 'aim.what' },
    until: { key: 'aim.until', turn: pack.file.victory.normal.turn },
    score: `${unitsOf({ pack, state }, 'JP').length}`,
    clause: 'MN-4.2.b',
    decides: ['held', 'cleared', 'lastUnit'],
    turns: pack.turns.map(({ turn: n }) => ({ n, night: false })),
    turn: state.turn,
  };
}

/**
 * What a unit sees and reaches from where it stands, and who can fire at a hex: lines of fire as the rules
 * have them, of what the reader can know. MN-8.1, MN-10.6, MN-10.7, MN-11.1.
 */
import type { FieldOfView, Sights, Tone, View, Viewer } from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import { enemyOf, hexId, type Pack, type SideId, sideOf, unitId } from '../components/pack.js';
import { forbidsLine, isInRange, rangeTo } from '../rules/fire/sight.js';
import { allowanceOf } from '../rules/movement/steps.js';
import { reachOf } from '../rules/movement/ways.js';
import { situationIn } from '../state/position.js';
import { hasUnits, type Position, unitAt } from '../state/state.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { hexTitle, labelOf, type Seen, seenOn, valuesOf } from './counters.js';

export function sightsOf(pack: Pack, words: typeof pictureWords): Sights {
  const seen = (view: View): Position => ({ pack, state: situationIn(pack, view) });
  return {
    title: everyWord(words, 'sight.title'),
    lead: everyWord(words, 'sight.lead'),
    units: (view, locale) => groupsOf(seen(view), view.viewer, words[locale]),
    from: (view, id, locale) => sightFrom(seen(view), view.viewer, id, words[locale]),
  };
}

/** Units on the map whose faces the reader sees, by side. */
function groupsOf(p: Position, viewer: Viewer, words: PictureWords): ReturnType<Sights['units']> {
  return (['US', 'JP'] as const).map((side) => ({
    title: words.say(`side.${side}`),
    units: knownTo(p, viewer, side).map((unit) => ({
      id: unitId(p.pack, unit),
      text: unitText(p, unit, words),
    })),
  }));
}

function knownTo(p: Position, viewer: Viewer, side: SideId): number[] {
  const known = seenOn(p, viewer).filter((seen) => seen.side === side && isKnown(seen, viewer));
  return known.map(({ unit }) => unit).sort((a, b) => a - b);
}

function isKnown({ side, sight }: Seen, viewer: Viewer): boolean {
  return sight === 'open' || (sight === 'faceDown' && viewer === side);
}

function sightFrom(p: Position, viewer: Viewer, id: string, words: PictureWords): FieldOfView | undefined {
  const there = seenOn(p, viewer).filter((seen) => seen.id === id || unitId(p.pack, seen.unit) === id);
  const known = there.find((seen) => isKnown(seen, viewer));
  if (known !== undefined) return sightOfUnit(p, known.unit, words);
  const hex = there.find((seen) => seen.id === id)?.hex ?? p.pack.grid.index(id);
  return hex < 0 ? undefined : sightOfHex(p, viewer, hex, words);
}

function sightOfUnit(p: Position, unit: number, words: PictureWords): FieldOfView {
  const { pack } = p;
  const { at } = unitAt(p, unit);
  const within = hexesBut(pack, at).filter((hex) => isInRange(p, unit, hex));
  const open = within.filter((hex) => forbidsLine(p, at, hex) === undefined);
  const reached = reachedBy(p, unit);
  const enemies = within.filter((hex) => hasUnits(p, enemyOf(sideOf(pack, unit)), hex));
  const [direct, shut] = [
    enemies.filter((hex) => open.includes(hex)),
    enemies.filter((hex) => !open.includes(hex)),
  ];
  const { indirect, range } = pack.units[unit]!;
  return {
    title: unitText(p, unit, words),
    lines: [
      words.say('sight.sees', { n: open.length, range }),
      words.say('sight.targets', { hexes: withRanges(p, unit, direct, words) }),
      words.say(indirect ? 'sight.indirect' : 'sight.shut', { hexes: withRanges(p, unit, shut, words) }),
      pack.units[unit]!.movement > 0
        ? words.say('sight.reach', { n: allowanceOf(p, unit), hexes: reached.length })
        : words.say('sight.fixed'),
    ],
    place: hexId(pack, at),
    layer: layerOf(pack, at, words.say('sight.unit'), [
      ...open.map((hex) => tinted(pack, hex, 'first')),
      ...reached.map((hex) => tinted(pack, hex, 'second')),
      ...(indirect ? enemies : direct).map((hex) => tinted(pack, hex, 'alarm', `${rangeTo(p, unit, hex)}`)),
    ]),
  };
}

/** Where a full move leads it. */
function reachedBy(p: Position, unit: number): number[] {
  const { at } = unitAt(p, unit);
  if (p.pack.units[unit]!.movement === 0) return [];
  const trek = { unit, from: at, left: allowanceOf(p, unit), help: false };
  return [...reachOf(p, trek).entries()].flatMap(([hex, stop]) => (stop && hex !== at ? [hex] : []));
}

/** Which hexes have a free line to it, and who can fire along one. */
function sightOfHex(p: Position, viewer: Viewer, hex: number, words: PictureWords): FieldOfView {
  const { pack } = p;
  const open = hexesBut(pack, hex).filter((other) => forbidsLine(p, other, hex) === undefined);
  const shooters = (['US', 'JP'] as const).map((side) => {
    const units = knownTo(p, viewer, side).filter((unit) => mayFireAt(p, unit, hex));
    const list = units.map((unit) => shooterText(p, unit, hex, words)).join(words.say('comma'));
    return words.say('sight.shooters', {
      side: words.say(`side.${side}`),
      units: list === '' ? words.say('none') : list,
    });
  });
  return {
    title: hexTitle(pack, hex, words),
    lines: [words.say('sight.open', { n: open.length }), ...shooters, words.say('sight.unknown')],
    place: hexId(pack, hex),
    layer: layerOf(
      pack,
      hex,
      words.say('sight.hex'),
      open.map((other) => tinted(pack, other, 'first')),
    ),
  };
}

function mayFireAt(p: Position, unit: number, hex: number): boolean {
  const { at } = unitAt(p, unit);
  if (at === hex || !isInRange(p, unit, hex)) return false;
  return p.pack.units[unit]!.indirect || forbidsLine(p, at, hex) === undefined;
}

function shooterText(p: Position, unit: number, hex: number, { say }: PictureWords): string {
  const direct = forbidsLine(p, unitAt(p, unit).at, hex) === undefined;
  const text = { unit: labelOf(p.pack, unit), hex: hexId(p.pack, unitAt(p, unit).at) };
  return say(direct ? 'sight.shooter' : 'sight.shooter.indirect', { ...text, n: rangeTo(p, unit, hex) });
}

function withRanges(p: Position, unit: number, hexes: readonly number[], { say }: PictureWords): string {
  const text = (hex: number) => say('sight.target', { hex: hexId(p.pack, hex), n: rangeTo(p, unit, hex) });
  return hexes.length === 0 ? say('none') : hexes.map(text).join(say('comma'));
}

function unitText(p: Position, unit: number, { say }: PictureWords): string {
  const hex = hexId(p.pack, unitAt(p, unit).at);
  return say('unit', { label: labelOf(p.pack, unit), values: valuesOf(p.pack, unit), hex });
}

/** Fire falls on land alone. */
function hexesBut(pack: Pack, hex: number): number[] {
  return [...pack.hexes.keys()].filter((other) => other !== hex && pack.hexes[other]!.land);
}

type Tint = FieldOfView['layer']['tints'][number];

function tinted(pack: Pack, hex: number, tone: Tone, text?: string): Tint {
  return { place: hexId(pack, hex), tone, ...(text === undefined ? {} : { text }) };
}

/** With the hex that is looked from. */
function layerOf(pack: Pack, from: number, alt: string, tints: readonly Tint[]): FieldOfView['layer'] {
  return { alt, tints: [...tints, tinted(pack, from, 'first', '◎')], shown: true };
}

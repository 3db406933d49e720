/** Counters as the board draws them. */
import type { SceneCounter, SceneLook, SceneSymbol, Tone, Viewer } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { hexId, type Pack, type SideId, sideOf, unitId } from '../components/pack.js';
import { isFaceDown, openId, type Position, unitAt, unitsOf } from '../state/state.js';
import type { PictureWords } from '../words/index.js';

/** What the counters of each side are drawn in. */
export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { US: 'fourth', JP: 'first' };

/** Types that the board knows by another name. */
const SYMBOLS: Readonly<Partial<Record<string, SceneSymbol>>> = {
  'field-artillery': 'artillery',
  tank: 'armour',
  'air-support': 'air',
};

/** A counter on the map. Its owner gives orders to it by its own id, face down too. */
export function seenCounter(p: Position, seen: Seen, viewer: Viewer, words: PictureWords): SceneCounter {
  const place = hexId(p.pack, seen.hex);
  if (!isNamed(seen, viewer)) return hiddenCounter(seen, place, words);
  const counter = counterOf(p, seen.unit, place, words);
  return {
    ...counter,
    ...(seen.sight === 'faceDown' ? { reversed: true } : {}),
    ...(seen.sight === 'lastSeen' ? { stale: true } : {}),
  };
}

function hiddenCounter({ id, side, sight }: Seen, place: string, { say }: PictureWords): SceneCounter {
  const faceDown = sight === 'faceDown';
  return {
    id,
    place,
    side,
    tone: SIDE_TONES[side],
    symbol: 'hidden',
    name: faceDown ? id : '',
    figures: '',
    title: faceDown ? say('hidden', { label: id, hex: place }) : say('covered', { hex: place }),
  };
}

/** A unit whose face the reader sees, on the map or beside it. */
export function counterOf(p: Position, unit: number, place: string, words: PictureWords): SceneCounter {
  const { pack } = p;
  const { type, air } = pack.units[unit]!;
  const { moved, attacked, used } = unitAt(p, unit);
  const side = sideOf(pack, unit);
  return {
    id: unitId(pack, unit),
    place,
    side,
    tone: SIDE_TONES[side],
    symbol: SYMBOLS[type] ?? type,
    ...(air ? {} : { size: pack.file.units[unit]!.size }),
    name: labelOf(pack, unit),
    figures: valuesOf(pack, unit),
    ...stripeOf(pack, unit, words),
    done: moved || attacked || used,
    title: titleOf(p, unit, words),
  };
}

/** The stripe of a US formation with what its number begins with, and that of fixed Japanese units. */
function stripeOf(pack: Pack, unit: number, { say }: PictureWords): Pick<SceneCounter, 'formation'> {
  const { formation, side, air, fixed } = pack.units[unit]!;
  const tone = formationTone(formation);
  if (side === 'US' && !air) return { formation: { tone, text: /^\d+|^[IVX]+/.exec(formation)?.[0] ?? '' } };
  return fixed ? { formation: { tone, text: say('fixedMark') } } : {};
}

export function formationTone(formation: string): string {
  return `formation-${formation}`;
}

function titleOf(p: Position, unit: number, words: PictureWords): string {
  const { locale, say } = words;
  const { name } = p.pack.file.units[unit]!;
  const notes = [valuesText(p.pack, unit, words), ...notesOf(p, unit, words)].join(say('comma'));
  return say('counter', { label: labelOf(p.pack, unit), name: printed(name[locale], locale), notes });
}

function valuesText(pack: Pack, unit: number, { say }: PictureWords): string {
  const { attack, range, air } = pack.units[unit]!;
  return air ? say('values.air', { attack }) : say('values', { attack, range });
}

/** What is to be known of a unit as it is now. */
export function notesOf(p: Position, unit: number, { say }: PictureWords): readonly string[] {
  const { moved, attacked, used, under } = unitAt(p, unit);
  return [
    ...(p.pack.units[unit]!.fixed ? [say('fixed')] : []),
    ...(under ? [say('below')] : []),
    ...(moved ? [say('moved')] : []),
    ...(attacked ? [say('attacked')] : []),
    ...(used ? [say('used')] : []),
  ];
}

/** A hex with its name and terrain: `3821 Intramuros (south-east): Heavy Structure, inside the wall`. */
export function hexTitle(pack: Pack, hex: number, { locale, say }: PictureWords): string {
  const { id, terrain, high, inside } = pack.hexes[hex]!;
  const { name } = pack.file.map.hexes[hex]!;
  const notes = [
    say(`terrain.${terrain}`),
    ...(high ? [say('high')] : []),
    ...(inside ? [say('inside')] : []),
  ].join(say('comma'));
  return name === undefined
    ? say('hex', { id, notes })
    : say('hex.named', { id, name: printed(name[locale], locale), notes });
}

/** Attack strength and range as the counter has them. */
export function valuesOf(pack: Pack, unit: number): string {
  const { attack, range, air } = pack.units[unit]!;
  return air ? String(attack) : `${attack}-${range}`;
}

/** What stands on the counter. */
export function labelOf(pack: Pack, unit: number): string {
  return pack.file.units[unit]!.designation;
}

/**
 * `faceDown`: which one it is, nobody but its owner knows; `covered`: something lies there below the top;
 * `lastSeen`: this lay there.
 */
export type Sight = 'open' | 'faceDown' | 'covered' | 'lastSeen';

export interface Seen {
  /** Its own, that of its token, or that of a place below the top. */
  readonly id: string;
  /** Meaningless where it is `faceDown` to another or `covered`. */
  readonly unit: number;
  readonly side: SideId;
  readonly hex: number;
  readonly sight: Sight;
}

/** All counters on the map, those of a stack from the bottom up. */
export function seenOn(p: Position, viewer: Viewer): readonly Seen[] {
  const us = unitsOf(p, 'US').map((unit) => seenUs(p, unit, viewer));
  const covered = ({ unit }: Seen) => unitAt(p, unit).under;
  const japanese = [...unitsOf(p, 'JP')].sort((a, b) => tokenOf(p, a) - tokenOf(p, b));
  return [
    ...us.filter(covered),
    ...us.filter((one) => !covered(one)),
    ...japanese.map((unit) => seenJapanese(p, unit)),
  ];
}

function tokenOf({ state }: Position, unit: number): number {
  return state.tokens.indexOf(unit);
}

function seenUs(p: Position, unit: number, viewer: Viewer): Seen {
  const { at, under, seen } = unitAt(p, unit);
  const one = { unit, side: sideOf(p.pack, unit), hex: at };
  if (!under || viewer === 'US') return { ...one, id: unitId(p.pack, unit), sight: 'open' };
  if (viewer === 'JP' && seen === at) return { ...one, id: unitId(p.pack, unit), sight: 'lastSeen' };
  return { ...one, id: `below:${hexId(p.pack, at)}`, sight: 'covered' };
}

function seenJapanese(p: Position, unit: number): Seen {
  const { at } = unitAt(p, unit);
  const sight = isFaceDown(p, unit) ? 'faceDown' : 'open';
  return { id: openId(p, unit), unit, side: 'JP', hex: at, sight };
}

/** Whether the reader may know what lies there. */
export function isNamed({ side, sight }: Seen, viewer: Viewer): boolean {
  return sight === 'open' || sight === 'lastSeen' || (sight === 'faceDown' && viewer === side);
}

/** The tone of the border of the area of sudden death. */
export const SUDDEN_DEATH = 'sudden-death';

export function lookOf({ file }: Pack): SceneLook {
  const tones = file.formations.map(({ id, colour, textColour = colour }) => {
    return [formationTone(id), { light: textColour, dark: textColour }];
  });
  return { tones: { ...Object.fromEntries(tones), [SUDDEN_DEATH]: { light: '#7b3f8c', dark: '#c490d1' } } };
}

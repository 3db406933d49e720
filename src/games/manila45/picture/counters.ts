/** Counters as the board draws them. */
import type { SceneCounter, SceneSymbol, Tone, Viewer } from '../../../referee/index.js';
import { printed } from '../../shared/index.js';
import { hexId, type Pack, type SideId, sideOf, unitId } from '../components/pack.js';
import { unitAt } from '../state/questions.js';
import type { Position } from '../state/state.js';
import type { PictureWords } from '../words/index.js';
import { labelOf, valuesOf } from './hexes.js';
import { isNamed, type Seen } from './seen.js';

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

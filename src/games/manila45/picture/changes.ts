/** What changed on the map between two views. */
import type { SceneChange, View } from '../../../referee/index.js';
import { hexId, type Pack } from '../components/pack.js';
import type { Position } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import { labelOf } from './hexes.js';
import { isNamed, type Seen, seenOn } from './seen.js';

/** Moves, arrivals, losses, counters turned up, attacks: by what the reader saw before and sees now. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const old: Position = { pack, state: situationIn(pack, before) };
  const now: Position = { pack, state: situationIn(pack, after) };
  const was = seenOn(old, before.viewer);
  const is = seenOn(now, after.viewer);
  const known = new Map(was.map((seen) => [seen.id, seen]));
  const still = new Set(is.map(({ id }) => id));
  const gone = was.filter(({ id, sight }) => !still.has(id) && sight !== 'covered');
  return [
    ...is.flatMap((seen) => arrivalOf(pack, known, gone, seen, words)),
    ...gone.flatMap((seen) => lossOf(now, seen, before.viewer, words)),
    ...foughtOver(old, now, words),
  ];
}

/** A counter that came or went on; one that was turned up lay face down before. */
function arrivalOf(
  pack: Pack,
  known: ReadonlyMap<string, Seen>,
  gone: readonly Seen[],
  seen: Seen,
  { say }: PictureWords,
): SceneChange[] {
  if (seen.sight === 'covered') return [];
  const at = hexId(pack, seen.hex);
  const before = known.get(seen.id);
  const unit = seen.sight === 'faceDown' ? seen.id : labelOf(pack, seen.unit);
  if (before !== undefined) {
    const from = hexId(pack, before.hex);
    return from === at ? [] : [{ style: 'move', from, to: at, title: say('moving', { unit, from, to: at }) }];
  }
  const token = gone.find(({ sight, hex }) => sight === 'faceDown' && hex === seen.hex);
  if (seen.side === 'JP' && token !== undefined)
    return [{ style: 'fight', at, text: unit, title: say('shown', { token: token.id, unit, at }) }];
  return [{ style: 'arrival', at, title: say('arrived', { unit, at }) }];
}

/** A counter that is on the map no more: not one that was turned up, nor one that lies below another now. */
function lossOf(now: Position, seen: Seen, viewer: View['viewer'], { say }: PictureWords): SceneChange[] {
  const { pack } = now;
  const at = hexId(pack, seen.hex);
  const turnedUp = seen.sight === 'faceDown' && unitsThere(now, seen.hex) > 0;
  if (turnedUp || (seen.side === 'US' && viewer !== 'US' && unitsThere(now, seen.hex) > 0)) return [];
  const unit = isNamed(seen, viewer) ? labelOf(pack, seen.unit) : seen.id;
  return [{ style: 'loss', at, title: say('lost', { unit, at }) }];
}

function unitsThere({ state }: Position, hex: number): number {
  return state.units.filter(({ at }) => at === hex).length;
}

/** Hexes that have been attacked since. */
function foughtOver(old: Position, now: Position, { say }: PictureWords): SceneChange[] {
  const fresh = now.state.targets.hexes.filter((hex) => !old.state.targets.hexes.includes(hex));
  return fresh.map((hex) => {
    const at = hexId(now.pack, hex);
    return { style: 'fight', at, text: say('fightMark'), title: say('fought', { at }) };
  });
}

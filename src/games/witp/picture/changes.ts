/** What changed on the map between two views. */
import type { SceneChange, View } from '../../../referee/index.js';
import { hexId, type Pack, SIDES } from '../components/pack.js';
import { type Position, unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import { labelOf } from './hexes.js';

/** Moves, arrivals, losses, damage and rebuilding of units; depots built and removed. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const old: Position = { pack, state: situationIn(pack, before) };
  const now: Position = { pack, state: situationIn(pack, after) };
  return [
    ...pack.units.flatMap((_, unit) => changeOf(old, now, unit, words)),
    ...depotChanges(old, now, words),
  ];
}

function changeOf(old: Position, now: Position, index: number, { say }: PictureWords): SceneChange[] {
  const { pack } = now;
  const [was, is] = [unitAt(old, index), unitAt(now, index)];
  const unit = labelOf(pack, index);
  if (was.at < 0 && is.at < 0) return [];
  if (is.at < 0) {
    const at = hexId(pack, was.at);
    return [{ style: 'loss', at, title: say('eliminated', { unit, at }) }];
  }
  const at = hexId(pack, is.at);
  if (was.at < 0) return [{ style: 'arrival', at, title: say('arrived', { unit, at }) }];
  const from = hexId(pack, was.at);
  return [
    ...(from === at
      ? []
      : [{ style: 'move', from, to: at, title: say('moving', { unit, from, to: at }) } as const]),
    ...(is.damaged && !was.damaged
      ? [{ style: 'fight', at, text: say('fightMark'), title: say('worn', { unit, at }) } as const]
      : []),
    ...(was.damaged && !is.damaged
      ? [{ style: 'recovery', at, title: say('rebuilt', { unit, at }) } as const]
      : []),
  ];
}

function depotChanges(old: Position, now: Position, { say }: PictureWords): SceneChange[] {
  return SIDES.flatMap((side) => {
    const [was, is] = [old.state.depots[side], now.state.depots[side]];
    const named = (hex: number) => ({ side: say(`side.${side}`), at: hexId(now.pack, hex) });
    const built = is.filter((hex) => !was.includes(hex));
    const removed = was.filter((hex) => !is.includes(hex));
    return [
      ...built.map(
        (hex) => ({ style: 'arrival', at: hexId(now.pack, hex), title: say('built', named(hex)) }) as const,
      ),
      ...removed.map(
        (hex) => ({ style: 'loss', at: hexId(now.pack, hex), title: say('removed', named(hex)) }) as const,
      ),
    ];
  });
}

/**
 * What changed between two views, for drawing: moves, losses, arrivals, counters turned over, occupation,
 * combat.
 */
import type { SceneChange, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { pointAt, unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import { pointWithin } from './names.js';

/** Changes of units in the order of the components, then of points, then the combat that is going on. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return [
    ...[...pack.units.keys()].flatMap((unit) => changeOf(pack, old, now, unit, words)),
    ...[...pack.points.keys()].flatMap((point) => occupationOf(pack, old, now, point, words)),
    ...combatOf(pack, old, now, words),
  ];
}

function changeOf(pack: Pack, old: TsState, now: TsState, unit: number, words: PictureWords): SceneChange[] {
  const { locale, say } = words;
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const name = pack.file.units[unit]!.name[locale];
  const place = (point: number) => pointWithin(pack, point, words);
  if (was.at === is.at) return [];
  if (was.at === OUT)
    return [
      { style: 'arrival', at: pointId(pack, is.at), title: say('arrived', { unit: name, at: place(is.at) }) },
    ];
  if (is.at !== OUT) {
    const title = say('moved', { unit: name, from: place(was.at), to: place(is.at) });
    return [{ style: 'move', from: pointId(pack, was.at), to: pointId(pack, is.at), title }];
  }
  const at = place(was.at);
  const title = is.box > 0 ? say('lostTo', { unit: name, at, box: is.box }) : say('lost', { unit: name, at });
  return [{ style: 'loss', at: pointId(pack, was.at), title }];
}

/** A point that another side holds now, or that an enemy port is held or contested. */
function occupationOf(
  pack: Pack,
  old: TsState,
  now: TsState,
  point: number,
  { locale, say }: PictureWords,
): SceneChange[] {
  const [was, is] = [pointAt(old, point), pointAt(now, point)];
  if (was.control === is.control && was.held === is.held) return [];
  const name = pack.file.map.points[point]!.name[locale];
  const holder = is.control ?? 'nobody';
  const state = is.held === null ? say(`controlled.${holder}`) : say(`held.${is.held}`);
  const text = is.held === '3' ? say('heldMark.3') : say(`mark.${holder}`);
  return [{ style: 'fight', at: pointId(pack, point), text, title: say('occupied', { at: name, state }) }];
}

function combatOf(pack: Pack, old: TsState, now: TsState, words: PictureWords): SceneChange[] {
  const { say } = words;
  const { battle } = now;
  if (battle === undefined || (old.battle?.at === battle.at && old.battle.round === battle.round)) return [];
  const at = pointWithin(pack, battle.at, words);
  return [
    {
      style: 'fight',
      at: pointId(pack, battle.at),
      text: say('battleMark'),
      title: say('fightAt', { at, round: battle.round }),
    },
  ];
}

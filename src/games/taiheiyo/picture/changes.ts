/** What changed between two views, for drawing: moves, losses, arrivals, counters turned over, occupation, combat. */
import type { Locale, SceneChange, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import type { TsState } from '../state/state.js';
import { pointAt, unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { PHRASES } from './phrases.js';
import { labelsOf } from './wording.js';

/** Changes of units in the order of the components, then of points, then the combat that is going on. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  locale: Locale,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return [
    ...[...pack.units.keys()].flatMap((unit) => changeOf(pack, old, now, unit, locale)),
    ...[...pack.points.keys()].flatMap((point) => occupationOf(pack, old, now, point, locale)),
    ...combatOf(pack, old, now, locale),
  ];
}

function changeOf(pack: Pack, old: TsState, now: TsState, unit: number, locale: Locale): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const [say, words] = [PHRASES[locale], labelsOf(locale)];
  const name = pack.file.units[unit]!.name[locale];
  const place = (point: number) => pack.file.map.points[point]!.name[locale];
  if (was.at === is.at) return [];
  if (was.at === OUT)
    return [{ style: 'arrival', at: pointId(pack, is.at), title: words.arrived(name, place(is.at)) }];
  if (is.at !== OUT) {
    const title = say.moved(name, place(was.at), place(is.at));
    return [{ style: 'move', from: pointId(pack, was.at), to: pointId(pack, is.at), title }];
  }
  const title = is.box > 0 ? words.lostTo(name, place(was.at), is.box) : say.lost(name, place(was.at));
  return [{ style: 'loss', at: pointId(pack, was.at), title }];
}

/** A point that another side holds now, or that an enemy port is held or contested. */
function occupationOf(pack: Pack, old: TsState, now: TsState, point: number, locale: Locale): SceneChange[] {
  const [was, is] = [pointAt(old, point), pointAt(now, point)];
  if (was.control === is.control && was.held === is.held) return [];
  const words = labelsOf(locale);
  const name = pack.file.map.points[point]!.name[locale];
  const state =
    is.held !== null
      ? words.held[is.held]
      : is.control === null
        ? words.nobody
        : words.controlled[is.control];
  const text = is.held === '3' ? words.heldMark['3'] : is.control === null ? '–' : words.mark[is.control];
  return [{ style: 'fight', at: pointId(pack, point), text, title: words.occupied(name, state) }];
}

function combatOf(pack: Pack, old: TsState, now: TsState, locale: Locale): SceneChange[] {
  const { battle } = now;
  if (battle === undefined || (old.battle?.at === battle.at && old.battle.round === battle.round)) return [];
  const words = labelsOf(locale);
  const name = pack.file.map.points[battle.at]!.name[locale];
  return [
    {
      style: 'fight',
      at: pointId(pack, battle.at),
      text: words.battleMark,
      title: words.fightAt(name, battle.round),
    },
  ];
}

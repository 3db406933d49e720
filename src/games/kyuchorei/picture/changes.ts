/** What changed on the map between two views. */
import type { SceneChange, View } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, OUT } from '../components/pack.js';
import type { KyState } from '../state/state.js';
import { unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';

/**
 * Moves, losses, arrivals, fire, melee, units that became disordered or were reorganised between two views.
 */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return pack.units.flatMap((_, unit) => changeOf(pack, old, now, unit, words));
}

function changeOf(
  pack: Pack,
  old: KyState,
  now: KyState,
  unit: number,
  { say }: PictureWords,
): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const { label } = pack.units[unit]!;
  if (is.at === OUT) {
    if (was.at === OUT) return [];
    return [
      {
        style: 'loss',
        at: hexId(pack, was.at),
        title: say('lost', { unit: label, at: hexId(pack, was.at) }),
      },
    ];
  }
  const at = hexId(pack, is.at);
  if (was.at === OUT) return [{ style: 'arrival', at, title: say('arrived', { unit: label, at }) }];
  const from = hexId(pack, was.at);
  const fight = (
    happened: boolean,
    text: 'fireMark' | 'fightMark' | 'wornMark',
    title: 'firedAt' | 'fought' | 'worn',
  ): SceneChange[] =>
    happened ? [{ style: 'fight', at, text: say(text), title: say(title, { unit: label, at }) }] : [];
  return [
    ...(at === from
      ? []
      : [{ style: 'move', from, to: at, title: say('moved', { unit: label, from, to: at }) } as const]),
    ...fight(is.firedAt && !was.firedAt, 'fireMark', 'firedAt'),
    ...fight(is.attacked && !was.attacked, 'fightMark', 'fought'),
    ...fight(is.disordered && !was.disordered, 'wornMark', 'worn'),
    ...(was.disordered && !is.disordered
      ? [{ style: 'recovery', at, title: say('rallied', { unit: label, at }) } as const]
      : []),
  ];
}

/** What can be laid over the map: where a step may draw fire, and the area of sudden death. */
import type { GameLayer, SceneLayer } from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import { hexIds, type Pack } from '../components/pack.js';
import { unitAt, unitsOf } from '../state/questions.js';
import type { Position } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { SIDE_TONES } from './counters.js';

const SIDES = ['JP', 'US'] as const;

export function layersOf(pack: Pack, words: typeof pictureWords): readonly GameLayer[] {
  return [
    {
      id: 'near',
      words: everyWord(words, 'layer.near'),
      over: (view, locale) => nearEnemies({ pack, state: situationIn(pack, view) }, words[locale]),
    },
    {
      id: 'zone',
      words: everyWord(words, 'layer.zone'),
      over: (_, locale) => suddenDeathZone(pack, words[locale]),
    },
  ];
}

/** Hexes next to counters of each side: who enters them may be fired at (MN-9.1.a). */
function nearEnemies(p: Position, { say }: PictureWords): SceneLayer {
  const near = SIDES.map((side) => {
    const hexes = unitsOf(p, side).flatMap((unit) => p.pack.hexes[unitAt(p, unit).at]!.near);
    return { side, places: hexIds(p.pack, [...new Set(hexes)]).sort() };
  });
  const lines = near.map(({ side, places }) =>
    say('near', { side: say(`side.${side}`), hexes: places.join(say('comma')) || say('none') }),
  );
  return {
    alt: lines.join('\n'),
    tints: near.flatMap(({ side, places }) => places.map((place) => ({ place, tone: SIDE_TONES[side] }))),
  };
}

/** North of the Pasig and west of the San Juan River (MN-4.3.b). */
function suddenDeathZone(pack: Pack, { say }: PictureWords): SceneLayer {
  const places = hexIds(pack, pack.victoryZone);
  const alt = say('zoneHexes', { hexes: places.join(say('comma')) });
  return { alt, tints: places.map((place) => ({ place, tone: 'alarm' })) };
}

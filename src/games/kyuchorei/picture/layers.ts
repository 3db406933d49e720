/** What a reader can have laid over the map: the zones of control of both sides. */
import type { GameLayer, SceneLayer, View } from '../../../referee/index.js';
import { everyWord, type Phrasings } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexId } from '../components/pack.js';
import { inZoneOf } from '../rules/zoc.js';
import { situationIn } from '../state/view.js';
import type { PictureMessages, PictureWords } from './messages.js';

const SIDES = [
  { side: 'JP', tone: 'first' },
  { side: 'RU', tone: 'second' },
] as const;

export function layersOf(pack: Pack, words: Phrasings<PictureMessages>): readonly GameLayer[] {
  return [
    {
      id: 'zones',
      words: everyWord(words, 'zones'),
      over: (view, locale) => zonesIn(pack, view, words[locale]),
    },
  ];
}

/** Hexes in the zones of control of each side (KY-6.0.a). */
function zonesIn(pack: Pack, view: View, { say }: PictureWords): SceneLayer {
  const state = situationIn(pack, view);
  const all = [...pack.hexes.keys()];
  const zones = SIDES.map(({ side, tone }) => ({
    side,
    tone,
    places: all.filter((hex) => inZoneOf(pack, state, side, hex)).map((hex) => hexId(pack, hex)),
  }));
  return {
    alt: zones
      .map(({ side, places }) =>
        say('zonesOf', { side: say(`side.${side}`), hexes: places.join(say('comma')) }),
      )
      .join('\n'),
    tints: zones.flatMap(({ tone, places }) => places.map((place) => ({ place, tone }))),
  };
}

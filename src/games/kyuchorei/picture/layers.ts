/** What a reader can have laid over the map: the zones of control of both sides. */
import type { GameLayer, SceneLayer, View } from '../../../referee/index.js';
import { inEvery } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId } from '../components/pack.js';
import { inZoneOf } from '../rules/zoc.js';
import { situationIn } from '../state/view.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { SIDE_TONES } from './tones.js';

const SIDES = [
  { side: 'JP', enemy: 'RU' },
  { side: 'RU', enemy: 'JP' },
] as const;
/** Refusals that a zone of control is the reason of. */
const REFUSALS = ['KY-6.1.b', 'KY-6.2.b', 'KY-6.2.c', 'KY-6.3.c', 'KY-9.4.2.a'] as const;

export function layersOf(pack: Pack, words: typeof pictureWords): readonly GameLayer[] {
  return SIDES.map(({ side, enemy }) => ({
    id: `zones.${side}`,
    words: inEvery((locale) => {
      const { say } = words[locale];
      return say('zones', { side: say(`side.${side}`) });
    }),
    explains: { to: enemy, clauses: REFUSALS },
    over: (view, locale) => zonesIn(pack, view, side, words[locale]),
  }));
}

/** Hexes in the zones of control of a side (KY-6.0.a). */
function zonesIn(pack: Pack, view: View, side: SideId, { say }: PictureWords): SceneLayer {
  const state = situationIn(pack, view);
  const all = [...pack.hexes.keys()];
  const places = all.filter((hex) => inZoneOf(pack, state, side, hex)).map((hex) => hexId(pack, hex));
  return {
    alt: say('zonesOf', { side: say(`side.${side}`), hexes: places.join(say('comma')) }),
    tints: places.map((place) => ({ place, tone: SIDE_TONES[side] })),
  };
}

/** What can be laid over the map: air zones, where each side's depots reach, who is out of supply. */
import type { GameLayer, Locale, SceneLayer, View } from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import { hexIds, type Pack, SIDES } from '../components/pack.js';
import { networkOf } from '../rules/supply/lines.js';
import type { Position } from '../state/state.js';
import { surveyOf } from '../state/survey.js';
import { situationIn } from '../state/view.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { SIDE_TONES } from './counters.js';
import { shortOfSupply } from './supplied.js';

export function layersOf(pack: Pack, words: typeof pictureWords): readonly GameLayer[] {
  const over = (draw: (p: Position, words: PictureWords) => SceneLayer) => (view: View, locale: Locale) =>
    draw({ pack, state: situationIn(pack, view) }, words[locale]);
  return [
    { id: 'zones', words: everyWord(words, 'layer.zones'), over: over(airZones) },
    { id: 'networks', words: everyWord(words, 'layer.networks'), over: over(networks) },
    { id: 'supply', words: everyWord(words, 'layer.supply'), over: over(shortOfSupply) },
  ];
}

/** The hexes that full air units cover (WP-2.2.3.a). */
function airZones(p: Position, { say }: PictureWords): SceneLayer {
  const { zone } = surveyOf(p);
  const zones = SIDES.map((side) => {
    const hexes = [...p.pack.hexes.keys()].filter((hex) => zone[side][hex] === 1);
    return { side, places: hexIds(p.pack, hexes) };
  });
  const lines = zones.map(({ side, places }) =>
    say('zone', { side: say(`side.${side}`), hexes: places.join(say('comma')) || say('none') }),
  );
  return {
    alt: lines.join('\n'),
    tints: zones.flatMap(({ side, places }) => places.map((place) => ({ place, tone: SIDE_TONES[side] }))),
  };
}

/** Hexes from which a line leads to a source or a networked depot, with its length (WP-6.2.b). */
function networks(p: Position, { say }: PictureWords): SceneLayer {
  const { pack } = p;
  const survey = surveyOf(p);
  const reached = SIDES.map((side) => {
    const { steps } = networkOf(p, survey, side);
    const hexes = [...pack.hexes.keys()].filter((hex) => steps[hex]! >= 0);
    return { side, steps, hexes };
  });
  const lines = reached.map(({ side, hexes }) =>
    say('network', {
      side: say(`side.${side}`),
      hexes: hexIds(pack, hexes).join(say('comma')) || say('none'),
    }),
  );
  const tints = reached.flatMap(({ side, steps, hexes }) =>
    hexes.map((hex) => ({ place: pack.hexes[hex]!.id, tone: SIDE_TONES[side], text: String(steps[hex]) })),
  );
  return { alt: lines.join('\n'), tints };
}

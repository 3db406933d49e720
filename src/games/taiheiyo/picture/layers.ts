/** What a reader can have laid over the chart: how far the ships of a side could go. */
import { cheapest } from '../../../hex/index.js';
import type { GameLayer, SceneLayer, View } from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { OUT, pointId } from '../components/pack.js';
import { forbidsEntry } from '../rules/routes.js';
import { graphOf, isFaceUp, unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { SIDE_TONES, SIDES } from './counters.js';

export function layersOf(pack: Pack, words: typeof pictureWords): readonly GameLayer[] {
  return SIDES.map((side) => ({
    id: `range.${side}`,
    words: everyWord(words, `range.${side}`),
    over: (view, locale) => rangeIn(pack, view, side, words[locale]),
  }));
}

/**
 * The points that face-up ships of a side could enter by their printed movement (TS-7.5.b), with the least
 * that one of them would have to spend; where they stand, 0. Reactions on the way are not foreseen.
 */
function rangeIn(pack: Pack, view: View, side: SideId, { locale, say }: PictureWords): SceneLayer {
  const state = situationIn(pack, view);
  const graph = graphOf(pack, state);
  const least = new Map<number, number>();
  for (const unit of pack.army[side]) {
    const { ship, movement } = pack.units[unit]!;
    const { at } = unitAt(state, unit);
    if (!ship || at === OUT || !isFaceUp(state, unit)) continue;
    const open = (point: number) => forbidsEntry(pack, state, unit, point) === undefined;
    const { cost } = cheapest(graph, [at], (a, b) => (open(b) ? graph.length(a, b) : -1), movement);
    for (const [point, spent] of cost.entries())
      if (spent >= 0 && spent < (least.get(point) ?? Number.POSITIVE_INFINITY)) least.set(point, spent);
  }
  const points = [...least].sort(([a], [b]) => a - b);
  const names = points.map(([point, spent]) =>
    say('noted', { name: pack.file.map.points[point]!.name[locale], notes: spent }),
  );
  return {
    alt: say(`rangeOf.${side}`, { points: names.join(say('comma')) }),
    tints: points.map(([point, spent]) => {
      return { place: pointId(pack, point), tone: SIDE_TONES[side], text: String(spent) };
    }),
  };
}

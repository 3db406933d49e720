/** What stands on the map: counters, rubble, bridges that were blown or laid; boxes and track beside it. */
import type {
  Scene,
  SceneChange,
  SceneHolding,
  SceneMark,
  SceneSide,
  SceneTrack,
  View,
  Viewer,
} from '../../../referee/index.js';
import { printed, underHeading } from '../../shared/index.js';
import { hexId, OFF, OUT, type Pack } from '../components/pack.js';
import { unitAt } from '../state/questions.js';
import { type Position, phaseOf } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import { counterOf, seenCounter } from './counters.js';
import { countLines, formationName, nowLine } from './describe.js';
import { labelOf } from './hexes.js';
import { seenOn } from './seen.js';

export function sceneOf(pack: Pack, view: View, words: PictureWords, changes: readonly SceneChange[]): Scene {
  const p: Position = { pack, state: situationIn(pack, view) };
  const { viewer } = view;
  return {
    title: `${pack.file.title[words.locale]} · ${nowLine(p, words)}`,
    alt: underHeading(words, nowLine(p, words), countLines(p, words)),
    sides: sidesOf(p, words),
    marks: rubbleOf(p, words),
    counters: seenOn(p, viewer).map((seen) => seenCounter(p, seen, viewer, words)),
    holdings: holdingsOf(p, viewer, words),
    changes,
    tracks: [trackOf(p, words)],
  };
}

/** Bridges that are no more, and pontoons. */
function sidesOf({ pack, state }: Position, { locale, say }: PictureWords): SceneSide[] {
  const destroyed = state.destroyed.map((bridge): SceneSide => {
    const { a, b, name } = pack.file.map.bridges[bridge]!;
    return {
      between: [a, b],
      style: 'destroyed',
      title: say('destroyed', { name: printed(name[locale], locale), a, b }),
    };
  });
  const pontoons = state.pontoons.map(({ builder, from, to }): SceneSide => {
    const [a, b] = [hexId(pack, from), hexId(pack, to)];
    return {
      between: [a, b],
      style: 'pontoon',
      title: say('pontoon', { a, b, unit: labelOf(pack, builder) }),
    };
  });
  return [...destroyed, ...pontoons];
}

function rubbleOf({ pack, state }: Position, { say }: PictureWords): SceneMark[] {
  return state.rubble.map((hex) => {
    const place = hexId(pack, hex);
    return {
      place,
      style: 'tag',
      tone: 'neutral',
      text: say('rubbleMark'),
      title: say('rubble', { hex: place }),
    };
  });
}

/**
 * Who is still to come, the air units, and who is lost: the US losses are for their owner alone (MN-6.5.b).
 */
function holdingsOf(p: Position, viewer: Viewer, words: PictureWords): SceneHolding[] {
  const { pack } = p;
  const { say } = words;
  const box = (id: string, title: string, units: readonly number[], more: Partial<SceneHolding> = {}) =>
    units.length === 0
      ? []
      : [{ id, title, ...more, counters: units.map((unit) => counterOf(p, unit, id, words)) }];
  const away = (units: readonly number[], at: number) => units.filter((unit) => unitAt(p, unit).at === at);
  const due = pack.groups.map(({ formation, units }) => ({ formation, units: away(units, OFF) }));
  const next = due.find(({ units }) => units.length > 0);
  const losses = (side: 'US' | 'JP', from: readonly number[]) =>
    box(`out:${side}`, say('eliminated', { side: say(`side.${side}`) }), away(from, OUT), { small: true });
  return [
    ...(viewer === 'JP' ? box('setup:JP', say('unplaced'), away(pack.army.JP, OFF)) : []),
    ...(phaseOf(p) === 'S1' ? [] : due).flatMap((group) =>
      box(
        `entry:${group.formation}`,
        say('toEnter', { formation: formationName(pack, group.formation, words) }),
        group.units,
        group === next ? { current: true } : {},
      ),
    ),
    ...(pack.turns[p.state.turn - 1]?.air === true ? box('air', say('air'), pack.air) : []),
    ...(viewer === 'US' ? losses('US', pack.army.US) : []),
    ...losses('JP', pack.army.JP),
  ];
}

function trackOf(p: Position, { locale, say }: PictureWords): SceneTrack {
  const boxes = p.pack.turns.map(({ turn, date }) => ({
    text: String(turn),
    below: printed(date[locale], locale),
    tone: 'day',
    current: turn === p.state.turn,
  }));
  return { title: say('turnTrack'), boxes };
}

/** What stands on the map: counters, rubble, bridges that were blown or laid; boxes and track beside it. */
import type {
  GameLayer,
  Scene,
  SceneChange,
  SceneHolding,
  SceneLayer,
  SceneMark,
  SceneSide,
  SceneTrack,
  View,
  Viewer,
} from '../../../referee/index.js';
import { everyWord, printed, underHeading } from '../../shared/index.js';
import { hexId, hexIds, OFF, OUT, type Pack, unitId } from '../components/pack.js';
import { situationIn } from '../state/position.js';
import { type Position, phaseOf, unitAt, unitsOf } from '../state/state.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { counterOf, isNamed, labelOf, type Seen, SIDE_TONES, seenCounter, seenOn } from './counters.js';
import { countLines, formationName, nowLine } from './describe.js';

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

/** Moves, arrivals, losses, counters turned up, attacks: by what the reader saw before and sees now. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const old: Position = { pack, state: situationIn(pack, before) };
  const now: Position = { pack, state: situationIn(pack, after) };
  const was = seenOn(old, before.viewer);
  const is = seenOn(now, after.viewer);
  const known = new Map(was.map((seen) => [seen.id, seen]));
  const still = new Set(is.map(({ id }) => id));
  const absent = was.filter(({ id, sight }) => !still.has(id) && sight !== 'covered');
  const gone = before.viewer === 'US' ? absent : withoutHidden(absent, fallen(old, now));
  return [
    ...is.flatMap((seen) => arrivalOf(pack, known, gone, seen, words)),
    ...gone.flatMap((seen) => lossOf(now, seen, before.viewer, words)),
    ...foughtOver(old, now, words),
  ];
}

/** How many fewer US units there are on the map. */
function fallen(old: Position, now: Position): number {
  return unitsOf(old, 'US').length - unitsOf(now, 'US').length;
}

/** A US counter that is seen no more may lie below another now: more than have fallen cannot all be lost. */
function withoutHidden(absent: readonly Seen[], fallen: number): readonly Seen[] {
  const us = absent.filter(({ side }) => side === 'US');
  return us.length > Math.max(0, fallen) ? absent.filter(({ side }) => side !== 'US') : absent;
}

/** A counter that came or went on; one that was turned up lay face down before. */
function arrivalOf(
  pack: Pack,
  known: ReadonlyMap<string, Seen>,
  gone: readonly Seen[],
  seen: Seen,
  { say }: PictureWords,
): SceneChange[] {
  if (seen.sight === 'covered') return [];
  const at = hexId(pack, seen.hex);
  const before = known.get(seen.id);
  const unit = seen.sight === 'faceDown' ? seen.id : labelOf(pack, seen.unit);
  if (before !== undefined) {
    const from = hexId(pack, before.hex);
    return from === at
      ? []
      : [{ style: 'move', counter: seen.id, from, to: at, title: say('moving', { unit, from, to: at }) }];
  }
  const token = gone.find(({ sight, hex }) => sight === 'faceDown' && hex === seen.hex);
  if (seen.side === 'JP' && token !== undefined)
    return [{ style: 'fight', at, text: unit, title: say('shown', { token: token.id, unit, at }) }];
  return [{ style: 'arrival', counter: seen.id, at, title: say('arrived', { unit, at }) }];
}

/** A counter that is on the map no more: not one that was turned up, nor one that lies below another now. */
function lossOf(now: Position, seen: Seen, viewer: View['viewer'], { say }: PictureWords): SceneChange[] {
  const { pack } = now;
  const at = hexId(pack, seen.hex);
  const turnedUp = seen.sight === 'faceDown' && unitsThere(now, seen.hex) > 0;
  if (turnedUp || (seen.side === 'US' && viewer !== 'US' && unitsThere(now, seen.hex) > 0)) return [];
  const unit = isNamed(seen, viewer) ? labelOf(pack, seen.unit) : seen.id;
  return [
    {
      style: 'loss',
      counter: seen.id,
      at,
      unit: isNamed(seen, viewer) ? unitId(pack, seen.unit) : seen.id,
      title: say('lost', { unit, at }),
    },
  ];
}

function unitsThere({ state }: Position, hex: number): number {
  return state.units.filter(({ at }) => at === hex).length;
}

/** Hexes that have been attacked since. */
function foughtOver(old: Position, now: Position, { say }: PictureWords): SceneChange[] {
  const fresh = now.state.targets.hexes.filter((hex) => !old.state.targets.hexes.includes(hex));
  return fresh.map((hex) => {
    const at = hexId(now.pack, hex);
    return { style: 'fight', at, text: say('fightMark'), title: say('fought', { at }) };
  });
}

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

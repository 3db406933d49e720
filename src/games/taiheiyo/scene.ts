/** What the board draws: coasts, points, routes, markers, counters, tracks, what changed. */
import type {
  Locale,
  Scene,
  SceneChange,
  SceneCounter,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  SceneTrack,
  Tone,
  View,
} from '../../referee/index.js';
import { nowLine, pointLine, pointTitle } from './describe.js';
import type { Pack, SideId } from './pack.js';
import { OUT, pointId, pointIndex } from './pack.js';
import { PHRASES } from './phrases.js';
import type { TsState } from './state.js';
import { isFaceUp, pointAt, unitAt } from './state.js';
import { bodyOf, situationIn } from './view.js';

const PORT_RADIUS = 46;
const BASE_RADIUS = 34;
/** Room above and below the plate for counters that stand out of it. */
const MARGIN = 60;
const TONES: Readonly<Record<SideId, Tone>> = { J: 'first', A: 'second' };

export function sceneOf(pack: Pack, view: View, locale: Locale, changes: readonly SceneChange[]): Scene {
  const state = situationIn(pack, view);
  const { width, height } = pack.file.map.display;
  const held = [...pack.points.keys()].filter((point) => pointAt(state, point).control !== null);
  return {
    title: `${pack.file.meta.title[locale]} · ${nowLine(pack, state, locale)}`,
    width,
    height: height + 2 * MARGIN,
    alt: [nowLine(pack, state, locale), ...held.map((point) => pointLine(pack, state, point, locale))].join('. '),
    places: [...pack.points.keys()].map((point) => placeOf(pack, state, point, locale)),
    lines: [...coasts(pack), ...routesOf(pack, state, locale)],
    labels: [...labelsOf(pack, locale), ...dots(pack)],
    marks: [...pack.points.keys()].flatMap((point) => marksOf(pack, state, point, locale)),
    counters: [...pack.units.keys()].flatMap((unit) =>
      unitAt(state, unit).at === OUT ? [] : [counterOf(pack, state, unit, locale)],
    ),
    changes,
    tracks: tracksOf(pack, state, view, locale),
    legend: [
      { tone: 'first', text: PHRASES[locale].side.J },
      { tone: 'second', text: PHRASES[locale].side.A },
      { tone: 'neutral', text: PHRASES[locale].side.nobody },
    ],
  };
}

function centreOf(pack: Pack, point: number): readonly [number, number] {
  const { x, y } = pack.file.map.points[point]!;
  return [x, y + MARGIN];
}

function radiusOf(pack: Pack, point: number): number {
  return pack.points[point]!.port ? PORT_RADIUS : BASE_RADIUS;
}

/** Background only. */
function coasts(pack: Pack): SceneLine[] {
  return pack.file.map.land.rings.map((ring) => ({
    points: ring.map(([x, y]) => [x, y + MARGIN] as const),
    style: 'river',
    tone: 'low',
  }));
}

function routesOf(pack: Pack, state: TsState, locale: Locale): SceneLine[] {
  return pack.file.map.routes.map(({ a, b, dotted, length }) => {
    const [from, to] = [pointIndex(pack, a), pointIndex(pack, b)];
    const names = [from, to].map((point) => pack.file.map.points[point]!.name[locale]);
    return {
      points: [centreOf(pack, from), centreOf(pack, to)],
      style: dotted && !state.shift ? 'dotted' : 'route',
      tone: dotted ? 'water' : 'road',
      title: `${names.join(' – ')} (${length})`,
    };
  });
}

/** A dot half-way marks a route of length 2, as printed. */
function dots(pack: Pack): SceneLabel[] {
  return pack.file.map.routes
    .filter((route) => route.length === 2)
    .map(({ a, b }) => {
      const [[x1, y1], [x2, y2]] = [centreOf(pack, pointIndex(pack, a)), centreOf(pack, pointIndex(pack, b))];
      return { x: Math.round((x1 + x2) / 2), y: Math.round((y1 + y2) / 2), text: '●', style: 'edge' };
    });
}

function placeOf(pack: Pack, state: TsState, point: number, locale: Locale): ScenePlace {
  const { id, port, vp } = pack.points[point]!;
  const [x, y] = centreOf(pack, point);
  const { owner } = pointAt(state, point);
  return {
    id,
    shape: 'round',
    x,
    y,
    radius: radiusOf(pack, point),
    tone: port ? 'town' : 'water',
    ...(owner === null ? {} : { rim: TONES[owner] }),
    label: port ? String(vp) : '',
    title: pointTitle(pack, state, point, locale),
  };
}

function labelsOf(pack: Pack, locale: Locale): SceneLabel[] {
  return pack.file.map.points.map(({ name }, point) => {
    const [x, y] = centreOf(pack, point);
    return { x, y: y + radiusOf(pack, point) + 16, text: name[locale], style: 'place' };
  });
}

/** The marker that counts: a flag in the colour of its side, and the Fleet Train. */
function marksOf(pack: Pack, state: TsState, point: number, locale: Locale): SceneMark[] {
  const { control } = pointAt(state, point);
  const say = PHRASES[locale];
  const place = pointId(pack, point);
  const title = say.controlled(say.side[control ?? 'nobody']);
  const flag: SceneMark = {
    place,
    style: 'flag',
    tone: control === null ? 'neutral' : TONES[control],
    text: control ?? '',
    title,
  };
  const train: SceneMark = { place, style: 'disc', tone: 'second', text: 'FT', title: say.fleetTrain };
  return state.fleetTrain === point ? [flag, train] : [flag];
}

function counterOf(pack: Pack, state: TsState, unit: number, locale: Locale): SceneCounter {
  const { id, side, ship } = pack.units[unit]!;
  const name = pack.file.units[unit]!.name[locale];
  const faceUp = isFaceUp(state, unit);
  const notes = faceUp ? '' : `, ${PHRASES[locale].faceDown}`;
  return {
    id,
    place: pointId(pack, unitAt(state, unit).at),
    side,
    tone: TONES[side],
    symbol: ship ? 'ship' : 'air',
    name,
    figures: figuresOf(pack, unit, faceUp),
    worn: !faceUp,
    done: !faceUp,
    title: `${name}: ${valuesOf(pack, unit, locale)}${notes}`,
  };
}

/** Attack, defence (heavy armour in brackets), movement; a dash on the back. */
function figuresOf(pack: Pack, unit: number, faceUp: boolean): string {
  const { ship, air, gunnery, movement } = pack.units[unit]!;
  if (!ship) return `${air}`;
  return `${Math.max(air, gunnery)}-${defenceOf(pack, unit)}-${faceUp ? movement : '–'}`;
}

function defenceOf(pack: Pack, unit: number): string {
  const { defence, heavyArmour } = pack.units[unit]!;
  return heavyArmour ? `[${defence}]` : String(defence);
}

function valuesOf(pack: Pack, unit: number, locale: Locale): string {
  const { ship, air, gunnery, movement } = pack.units[unit]!;
  const say = PHRASES[locale];
  return ship ? say.values(air, gunnery, defenceOf(pack, unit), movement) : say.airUnit(air);
}

function tracksOf(pack: Pack, state: TsState, view: View, locale: Locale): SceneTrack[] {
  const say = PHRASES[locale];
  const { sizes } = bodyOf(view);
  const turns = pack.file.turns.map(({ turn }) => {
    const waiting = state.units.filter((unit) => unit.box === turn && turn > state.turn).length;
    return { text: String(turn), below: waiting > 0 ? `+${waiting}` : '', tone: 'day' as const, current: turn === state.turn };
  });
  const box = (text: string, below: string, tone: Tone) => ({ text, below, tone, current: false });
  const score = [
    box(
      String(Math.abs(state.score)),
      state.score === 0 ? '' : say.side[state.score > 0 ? 'J' : 'A'],
      state.score < 0 ? 'second' : 'first',
    ),
  ];
  const hands = [box(String(sizes.J), say.side.J, 'first'), box(String(sizes.A), say.side.A, 'second')];
  return [
    { title: say.turnTrack, boxes: turns },
    { title: say.scoreTrack, boxes: score },
    { title: say.hands, boxes: hands },
  ];
}

/** Moves and losses between two views. */
export function changesBetween(pack: Pack, before: View, after: View, locale: Locale): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return [...pack.units.keys()].flatMap((unit) => changeOf(pack, old, now, unit, locale));
}

function changeOf(pack: Pack, old: TsState, now: TsState, unit: number, locale: Locale): SceneChange[] {
  const [was, is] = [unitAt(old, unit).at, unitAt(now, unit).at];
  if (was === OUT || was === is) return [];
  const say = PHRASES[locale];
  const name = pack.file.units[unit]!.name[locale];
  const place = (point: number) => pack.file.map.points[point]!.name[locale];
  if (is === OUT) return [{ style: 'loss', at: pointId(pack, was), title: say.lost(name, place(was)) }];
  return [{ style: 'move', from: pointId(pack, was), to: pointId(pack, is), title: say.moved(name, place(was), place(is)) }];
}

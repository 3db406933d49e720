/** What the board draws: the chart, points with their markers, counters and summaries, tracks and boxes. */

import { cheapest } from '../../../hex/index.js';
import type {
  GameLayer,
  PlaceLook,
  Scene,
  SceneChange,
  SceneLayer,
  SceneMark,
  SceneTrack,
  Tone,
  View,
} from '../../../referee/index.js';
import { everyWord } from '../../shared/index.js';
import { OUT, type Pack, pointId, type SideId, unitId } from '../components/pack.js';
import { forbidsEntry } from '../rules/routes.js';
import { isolatedPoints } from '../rules/supply/isolation.js';
import { type Body, bodyOf, situationIn } from '../state/position.js';
import { graphOf, isFaceUp, pointAt, type TsState, unitAt } from '../state/state.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { type Chart, openRoutes } from './chart.js';
import { counterOf, holdingsOf, nationName, pilesOf, pointWithin, SIDE_TONES, SIDES } from './counters.js';
import { nowLine, pointTitle } from './describe.js';

export function sceneOf(
  pack: Pack,
  chart: Chart,
  view: View,
  words: PictureWords,
  changes: readonly SceneChange[],
): Scene {
  const state = situationIn(pack, view);
  const { locale } = words;
  const there = unitsByPoint(pack, state);
  const points = [...pack.points.keys()];
  return {
    title: `${pack.file.meta.title[locale]} · ${nowLine(pack, state, words)}`,
    alt: altOf(pack, state, there, words),
    places: points.map((point) => lookOf(pack, state, point, words)),
    lines: state.shift ? openRoutes(pack, chart, words) : [],
    marks: [
      ...points.flatMap((point) => marksOf(pack, state, point, words)),
      ...isolationMarks(pack, state, words),
    ],
    counters: there.flatMap((units) =>
      units.map((unit) => counterOf(pack, state, unit, pointId(pack, unitAt(state, unit).at), words)),
    ),
    piles: there.flatMap((units, point) => pilesOf(pack, state, units, point, words)),
    holdings: holdingsOf(pack, state, words),
    changes,
    tracks: tracksOf(pack, state, bodyOf(view), words),
  };
}

function unitsByPoint(pack: Pack, state: TsState): number[][] {
  const there: number[][] = pack.points.map(() => []);
  for (const [unit, { at }] of state.units.entries()) there[at]?.push(unit);
  return there;
}

/** Turn, score, and each point that is held or occupied. */
function altOf(
  pack: Pack,
  state: TsState,
  there: readonly (readonly number[])[],
  words: PictureWords,
): string {
  const { say } = words;
  const lines = there.flatMap((units, point) => {
    const { control } = pointAt(state, point);
    if (control === null && units.length === 0) return [];
    const strengths = SIDES.flatMap((side) => {
      const count = units.filter((unit) => pack.units[unit]!.side === side).length;
      return count === 0 ? [] : [say('count', { side: say(`side.${side}`), units: count })];
    });
    return [[pointTitle(pack, state, point, words), ...strengths].join(say('comma'))];
  });
  return [nowLine(pack, state, words), ...lines].join(say('sentence'));
}

/** The border is the owner's, of a base the holder's. */
function lookOf(pack: Pack, state: TsState, point: number, words: PictureWords): PlaceLook {
  const { owner, control } = pointAt(state, point);
  const side = owner ?? control;
  return {
    id: pointId(pack, point),
    ...(side === null ? {} : { rim: SIDE_TONES[side] }),
    ...contestOf(owner, control),
    title: pointTitle(pack, state, point, words),
  };
}

/** A port that an enemy holds, or that nobody does while it is fought for, is half its owner's. */
function contestOf(owner: SideId | null, control: SideId | null): Pick<PlaceLook, 'contested'> {
  if (owner === null || control === owner) return {};
  return { contested: control === null ? 'town' : SIDE_TONES[control] };
}

/** The flag of who holds it, how an enemy port is held, home ports, the Fleet Train. */
function marksOf(pack: Pack, state: TsState, point: number, words: PictureWords): SceneMark[] {
  const { say } = words;
  const { owner, control, held } = pointAt(state, point);
  const place = pointId(pack, point);
  const home = pack.file.map.points[point]!.homePortOf;
  const marks: (SceneMark | false)[] = [
    control !== null && {
      place,
      style: 'flag',
      tone: SIDE_TONES[control],
      text: '',
      title: say(`controlled.${control}`),
    },
    home !== undefined && {
      place,
      style: 'anchor',
      tone: 'neutral',
      text: home.join('/'),
      title: say('homePort', {
        nations: home.map((nation) => nationName(nation, words) ?? nation).join(say('comma')),
      }),
    },
    state.fleetTrain === point && {
      place,
      style: 'tag',
      tone: 'fifth',
      text: say('fleetTrainMark'),
      title: say('fleetTrain'),
    },
    held !== null && {
      place,
      style: 'tag',
      tone: heldTone(owner, control),
      text: say(`heldMark.${held}`),
      title: say(`held.${held}`),
    },
  ];
  return marks.filter((mark) => mark !== false);
}

function heldTone(owner: SideId | null, control: SideId | null): Tone {
  return control === null || control === owner ? 'alarm' : SIDE_TONES[control];
}

/** What would have to leave if isolation were judged now (TS-9.1.a). */
function isolationMarks(pack: Pack, state: TsState, { say }: PictureWords): SceneMark[] {
  if (state.turn === 0) return [];
  return SIDES.flatMap((side) =>
    isolatedPoints(pack, state, side).map(
      (point): SceneMark => ({
        place: pointId(pack, point),
        style: 'tag',
        tone: 'alarm',
        text: say('isolatedMark'),
        title: say(`isolated.${side}`),
      }),
    ),
  );
}

function tracksOf(pack: Pack, state: TsState, body: Body, { locale, say }: PictureWords): SceneTrack[] {
  const { sizes, deck, discards } = body;
  const turns = pack.file.turns.map(({ turn, label }) => {
    return { text: String(turn), below: label[locale], tone: 'day' as const, current: turn === state.turn };
  });
  const box = (text: string, below: string, tone: Tone) => ({ text, below, tone, current: false });
  const leader = state.score === 0 ? undefined : state.score > 0 ? 'J' : 'A';
  const score = box(
    String(Math.abs(state.score)),
    leader === undefined ? say('even') : say(`side.${leader}`),
    leader === undefined ? 'neutral' : SIDE_TONES[leader],
  );
  const cards = [
    box(String(sizes.J), say('side.J'), 'first'),
    box(String(sizes.A), say('side.A'), 'fifth'),
    box(String(deck), say('deck'), 'neutral'),
  ];
  const played = discards.map((id) => {
    const card = pack.cards[pack.cardIndexes.get(id) ?? -1];
    return box(card?.J.no ?? id, card?.A.no ?? '', 'neutral');
  });
  return [
    { title: say('turnTrack'), boxes: turns },
    { title: say('scoreTrack'), boxes: [score] },
    { title: say('hands'), boxes: cards },
    ...(played.length === 0 ? [] : [{ title: say('discards'), boxes: played }]),
  ];
}

// What changed between two views, for drawing: moves, losses, arrivals, counters turned over, occupation,
// combat.

/** Changes of units in the order of the components, then of points, then the combat that is going on. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return [
    ...[...pack.units.keys()].flatMap((unit) => changeOf(pack, old, now, unit, words)),
    ...[...pack.points.keys()].flatMap((point) => occupationOf(pack, old, now, point, words)),
    ...combatOf(pack, old, now, words),
  ];
}

function changeOf(pack: Pack, old: TsState, now: TsState, unit: number, words: PictureWords): SceneChange[] {
  const { locale, say } = words;
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const name = pack.file.units[unit]!.name[locale];
  const id = unitId(pack, unit);
  const place = (point: number) => pointWithin(pack, point, words);
  if (was.at === is.at) return [];
  if (was.at === OUT)
    return [
      {
        style: 'arrival',
        counter: id,
        at: pointId(pack, is.at),
        title: say('arrived', { unit: name, at: place(is.at) }),
      },
    ];
  if (is.at !== OUT) {
    const title = say('moved', { unit: name, from: place(was.at), to: place(is.at) });
    return [{ style: 'move', counter: id, from: pointId(pack, was.at), to: pointId(pack, is.at), title }];
  }
  const at = place(was.at);
  const title = is.box > 0 ? say('lostTo', { unit: name, at, box: is.box }) : say('lost', { unit: name, at });
  const { withdraw = 0 } = pack.units[unit]!;
  const isBack = is.box > 0 || (old.turn < withdraw && withdraw <= now.turn);
  const lost = isBack ? null : pack.file.units[unit]!.id;
  const word = is.box > 0 ? { word: say('backOn', { box: is.box }) } : {};
  return [{ style: 'loss', counter: id, at: pointId(pack, was.at), unit: lost, title, ...word }];
}

/** A point that another side holds now, or that an enemy port is held or contested. */
function occupationOf(
  pack: Pack,
  old: TsState,
  now: TsState,
  point: number,
  { locale, say }: PictureWords,
): SceneChange[] {
  const [was, is] = [pointAt(old, point), pointAt(now, point)];
  if (was.control === is.control && was.held === is.held) return [];
  const name = pack.file.map.points[point]!.name[locale];
  const holder = is.control ?? 'nobody';
  const state = is.held === null ? say(`controlled.${holder}`) : say(`held.${is.held}`);
  const text = is.held === '3' ? say('heldMark.3') : say(`mark.${holder}`);
  return [{ style: 'fight', at: pointId(pack, point), text, title: say('occupied', { at: name, state }) }];
}

function combatOf(pack: Pack, old: TsState, now: TsState, words: PictureWords): SceneChange[] {
  const { say } = words;
  const { battle } = now;
  if (battle === undefined || (old.battle?.at === battle.at && old.battle.round === battle.round)) return [];
  const at = pointWithin(pack, battle.at, words);
  return [
    {
      style: 'fight',
      at: pointId(pack, battle.at),
      text: say('battleMark'),
      title: say('fightAt', { at, round: battle.round }),
    },
  ];
}

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

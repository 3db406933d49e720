/** What the board draws: the chart, points with their markers, counters and summaries, tracks and boxes. */
import type {
  PlaceLook,
  Scene,
  SceneChange,
  SceneMark,
  SceneTrack,
  Tone,
  View,
} from '../../../referee/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { pointId } from '../components/pack.js';
import { isolatedPoints } from '../rules/supply/isolation.js';
import type { TsState } from '../state/state.js';
import { pointAt, unitAt } from '../state/state.js';
import type { Body } from '../state/view.js';
import { bodyOf, situationIn } from '../state/view.js';
import type { PictureWords } from '../words/index.js';
import type { Chart } from './chart.js';
import { counterOf, holdingsOf, pilesOf, SIDE_TONES, SIDES } from './counters.js';
import { nowLine, pointTitle } from './describe.js';
import { openRoutes } from './ground.js';
import { nationName } from './names.js';

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

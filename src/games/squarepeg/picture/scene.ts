/** What the board draws: the map, counters face up and face down, markers, tracks, what changed. */
import type {
  Locale,
  Scene,
  SceneChange,
  SceneCounter,
  SceneHolding,
  SceneMark,
  SceneTrack,
  View,
} from '../../../referee/index.js';
import { MARKS, type Marks, printed } from '../../shared/index.js';
import type { Pack, SideId } from '../components/pack.js';
import { hexId, isValentine, OFF, OUT, sideOf } from '../components/pack.js';
import { strengthOf } from '../rules/combat/odds.js';
import type { SpState } from '../state/state.js';
import { isFaceUp, isOnMap, openCounter, phaseOf, stillFaceDown, unitAt, unitId } from '../state/state.js';
import { situationIn } from '../state/view.js';
import type { Board } from './chart.js';
import { placeOf } from './chart.js';
import { countLines, hasActed, isKnown, nameNotes, nowLine, situationLines, unitNotes } from './describe.js';
import { nameIn } from './names.js';
import type { Phrases } from './phrases.js';
import { PHRASES } from './phrases.js';

const SIDES: readonly SideId[] = ['NZ', 'JP'];

/** Size marks by the size that a counter names. */
const SIZES: Readonly<Record<string, string>> = {
  battalion: 'II',
  company: 'I',
  'brigade troops': 'X',
  platoon: '•••',
};

export function sceneOf(
  pack: Pack,
  board: Board,
  view: View,
  locale: Locale,
  changes: readonly SceneChange[],
): Scene {
  const state = situationIn(pack, view);
  const say = PHRASES[locale];
  return {
    title: `${printed(pack.file.game.title[locale], locale)} · ${nowLine(pack, state, locale)}`,
    width: board.width,
    height: board.height,
    alt: [...situationLines(pack, state, locale), ...countLines(pack, state, say)].join(' '),
    places: board.cells.map((cell) => placeOf(pack, cell, state.ravine, locale)),
    lines: board.lines[locale],
    labels: board.labels[locale],
    marks: marksOf(pack, state, say),
    counters: pack.pieces.flatMap((_, unit) =>
      isOnMap(state, unit) ? [counterOf(pack, state, unit, hexId(pack, unitAt(state, unit).at), locale)] : [],
    ),
    holdings: holdingsOf(pack, state, locale),
    areas: board.areas,
    changes,
    tracks: [turnTrack(pack, state, locale), strengthTrack(pack, state, locale)],
    legend: legendOf(say, MARKS[locale]),
  };
}

/** Arrows, palms, the Mission; the numbers round Torahatup until the ravine is found, then its marker. */
function marksOf(pack: Pack, state: SpState, say: Phrases): SceneMark[] {
  const fixed = pack.hexes.flatMap((hex): SceneMark[] => [
    ...(hex.green
      ? [{ place: hex.id, style: 'flag', tone: 'third', text: '', title: say.green } as const]
      : []),
    ...(hex.blue
      ? [{ place: hex.id, style: 'flag', tone: 'choice', text: '', title: say.blue } as const]
      : []),
    ...(hex.mission
      ? [{ place: hex.id, style: 'flag', tone: 'alarm', text: say.missionMark, title: say.mission } as const]
      : []),
    ...(hex.palm
      ? [{ place: hex.id, style: 'disc', tone: 'forest', text: say.palmMark, title: say.palm } as const]
      : []),
  ]);
  if (state.ravine !== OUT) {
    const place = hexId(pack, state.ravine);
    return [
      ...fixed,
      { place, style: 'tag', tone: 'alarm', text: say.ravineMark, title: say.ravineAt(place) },
    ];
  }
  const numbers = pack.ravineHexes.map((hex, i): SceneMark => {
    return {
      place: hexId(pack, hex),
      style: 'disc',
      tone: 'neutral',
      text: String(i + 1),
      title: say.ravineFace(i + 1),
    };
  });
  return [...fixed, ...numbers];
}

/** NZ counters are light green, Japanese ones white (SP-2.2.c); a fatigued one is turned (SP-6.2.d). */
function counterOf(pack: Pack, state: SpState, unit: number, place: string, locale: Locale): SceneCounter {
  const counter = openCounter(pack, state, unit);
  const side = sideOf(pack, unit);
  const id = unitId(pack, state, unit);
  const name = nameIn(pack, state, unit, locale);
  const { fatigued } = unitAt(state, unit);
  const { colon, comma } = MARKS[locale];
  const size = counter === undefined ? undefined : SIZES[pack.file.counters[counter]!.size];
  return {
    id,
    place,
    side,
    tone: side === 'NZ' ? 'third' : 'first',
    symbol: counter === undefined ? 'hidden' : isValentine(pack, unit) ? 'armour' : 'infantry',
    ...(size === undefined ? {} : { size }),
    name,
    figures: counter === undefined ? '' : String(strengthOf(pack, state, unit)),
    worn: fatigued,
    done: hasActed(state, unit),
    title: `${name}${colon}${(isOnMap(state, unit) ? unitNotes(pack, state, unit, locale) : nameNotes(pack, state, unit, locale)).join(comma)}`,
  };
}

/** Units that may still come, and what was removed: a token that a position left out stands for nothing. */
function holdingsOf(pack: Pack, state: SpState, locale: Locale): SceneHolding[] {
  const say = PHRASES[locale];
  const box = (id: string, title: string, units: readonly number[]): SceneHolding[] =>
    units.length === 0
      ? []
      : [{ id, title, counters: units.map((unit) => counterOf(pack, state, unit, id, locale)) }];
  const away = (side: SideId, at: number) =>
    pack.army[side].filter((unit) => unitAt(state, unit).at === at && isKnown(pack, state, unit));
  return [
    ...box(
      'off',
      say.coming,
      SIDES.flatMap((side) => away(side, OFF)),
    ),
    ...SIDES.flatMap((side) => box(`out:${side}`, say.outOf(say.side[side] ?? side), away(side, OUT))),
  ];
}

function turnTrack(pack: Pack, state: SpState, locale: Locale): SceneTrack {
  const playing = phaseOf(state) !== 'SETUP-NZ';
  const boxes = pack.turns.slice(0, pack.lastTurn).map((turn) => ({
    text: String(turn.number),
    below: turn.label[locale],
    tone: 'day' as const,
    current: playing && turn.number === state.turn,
  }));
  return { title: PHRASES[locale].turnTrack, boxes };
}

/** The Japanese strengths that everybody knows, with those still face down: never which unit has which. */
function strengthTrack(pack: Pack, state: SpState, locale: Locale): SceneTrack {
  const say = PHRASES[locale];
  const hidden = stillFaceDown(pack, state);
  const boxes = pack.faceDown.map((counter) => {
    const open = pack.army.JP.find(
      (unit) => isFaceUp(pack, state, unit) && unitAt(state, unit).counter === counter,
    );
    const below = hidden.includes(counter)
      ? say.faceDown
      : open !== undefined && isOnMap(state, open)
        ? say.faceUp
        : say.removed;
    const tone = hidden.includes(counter) ? ('night' as const) : ('day' as const);
    return { text: String(pack.counters[counter]!.strength), below, tone, current: false };
  });
  return { title: say.hiddenTrack, boxes };
}

function legendOf(say: Phrases, { comma }: Marks): Scene['legend'] {
  return [
    { tone: 'low', text: say.land },
    { tone: 'water', text: `${say.lagoon}${comma}${say.water}` },
    { tone: 'alarm', sign: 'wall', text: say.wall },
    { tone: 'fort', rim: true, text: say.mission },
    { tone: 'third', sign: 'flag', text: say.green },
    { tone: 'choice', sign: 'flag', text: say.blue },
    { tone: 'forest', sign: 'disc', sample: say.palmMark, text: say.palm },
    { tone: 'third', sign: 'card', text: say.side.NZ ?? 'NZ' },
    { tone: 'first', sign: 'card', text: say.side.JP ?? 'JP' },
    { tone: 'alarm', sign: 'worn', text: say.tired },
    { tone: 'neutral', sign: 'done', text: say.acted },
  ];
}

/** Moves, losses, arrivals, fights, fatigue and recovery, counters turned up, the ravine found: between two views. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  locale: Locale,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  const say = PHRASES[locale];
  const found = old.ravine === OUT && now.ravine !== OUT ? hexId(pack, now.ravine) : undefined;
  return [
    ...pack.pieces.flatMap((_, unit) => changeOf(pack, old, now, unit, locale)),
    ...(found === undefined
      ? []
      : [{ style: 'fight', at: found, text: say.ravineMark, title: say.ravineFound(found) } as const]),
  ];
}

function changeOf(pack: Pack, old: SpState, now: SpState, unit: number, locale: Locale): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const [token, id] = [nameIn(pack, old, unit, locale), nameIn(pack, now, unit, locale)];
  const say = PHRASES[locale];
  if (was.at < 0) {
    if (is.at < 0) return [];
    return [{ style: 'arrival', at: hexId(pack, is.at), title: say.arrived(id, hexId(pack, is.at)) }];
  }
  const from = hexId(pack, was.at);
  const at = is.at < 0 ? from : hexId(pack, is.at);
  const turned: SceneChange[] =
    token === id
      ? []
      : [{ style: 'fight', at, text: String(strengthOf(pack, now, unit)), title: say.shown(token, id) }];
  if (is.at < 0) return [...turned, { style: 'loss', at: from, title: say.lost(id, from) }];
  const fight = (
    happened: boolean,
    text: string,
    title: (unit: string, at: string) => string,
  ): SceneChange[] => (happened ? [{ style: 'fight', at, text, title: title(id, at) }] : []);
  return [
    ...turned,
    ...(at === from ? [] : [{ style: 'move', from, to: at, title: say.moved(id, from, at) } as const]),
    ...fight(is.defended && !was.defended, say.fightMark, say.fought),
    ...fight(is.fatigued && !was.fatigued, say.wornMark, say.worn),
    ...(was.fatigued && !is.fatigued ? [{ style: 'recovery', at, title: say.rallied(id, at) } as const] : []),
  ];
}

/** What the board draws: the map, counters face up and face down, markers, tracks, what changed. */
import type {
  Scene,
  SceneChange,
  SceneCounter,
  SceneHolding,
  SceneMark,
  SceneTrack,
  Tone,
  View,
} from '../../../referee/index.js';
import { printed, underHeading } from '../../shared/index.js';
import { hexId, isValentine, OFF, OUT, type Pack, type SideId, sideOf } from '../components/pack.js';
import { situationIn } from '../position.js';
import { strengthOf } from '../rules/combat/odds.js';
import {
  isFaceUp,
  isOnMap,
  openCounter,
  phaseOf,
  type SpState,
  stillFaceDown,
  unitAt,
  unitId,
} from '../state.js';
import type { PictureWords } from '../words/index.js';
import {
  countLines,
  hasActed,
  isKnown,
  nameIn,
  nameNotes,
  nowLine,
  situationLines,
  unitNotes,
} from './describe.js';

const SIDES: readonly SideId[] = ['NZ', 'JP'];

/** Size marks by the size that a counter names. */
const SIZES: Readonly<Record<string, string>> = {
  battalion: 'II',
  company: 'I',
  'brigade troops': 'X',
  platoon: '•••',
};

export function sceneOf(pack: Pack, view: View, words: PictureWords, changes: readonly SceneChange[]): Scene {
  const state = situationIn(pack, view);
  const { locale } = words;
  return {
    title: `${printed(pack.file.game.title[locale], locale)} · ${nowLine(pack, state, words)}`,
    alt: underHeading(words, nowLine(pack, state, words), [
      ...situationLines(pack, state, words).slice(1),
      ...countLines(pack, state, words),
    ]),
    marks: marksOf(pack, state, words),
    counters: pack.pieces.flatMap((_, unit) =>
      isOnMap(state, unit) ? [counterOf(pack, state, unit, hexId(pack, unitAt(state, unit).at), words)] : [],
    ),
    holdings: holdingsOf(pack, state, words),
    changes,
    tracks: [turnTrack(pack, state, words), strengthTrack(pack, state, words)],
  };
}

/** The numbers round Torahatup until the ravine is found, then its marker. */
function marksOf(pack: Pack, state: SpState, { say }: PictureWords): SceneMark[] {
  if (state.ravine !== OUT) {
    const place = hexId(pack, state.ravine);
    return [
      { place, style: 'tag', tone: 'alarm', text: say('ravineMark'), title: say('ravineAt', { hex: place }) },
    ];
  }
  return pack.ravineHexes.map((hex, i): SceneMark => {
    return {
      place: hexId(pack, hex),
      style: 'disc',
      tone: 'neutral',
      text: String(i + 1),
      title: say('ravineFace', { n: i + 1 }),
    };
  });
}

/** NZ counters are light green, Japanese ones white (SP-2.2.c); a fatigued one is turned (SP-6.2.d). */
function counterOf(
  pack: Pack,
  state: SpState,
  unit: number,
  place: string,
  words: PictureWords,
): SceneCounter {
  const counter = openCounter(pack, state, unit);
  const side = sideOf(pack, unit);
  const id = unitId(pack, state, unit);
  const name = nameIn(pack, state, unit, words);
  const { fatigued } = unitAt(state, unit);
  const notes = isOnMap(state, unit)
    ? unitNotes(pack, state, unit, words)
    : nameNotes(pack, state, unit, words);
  const size = counter === undefined ? undefined : SIZES[pack.file.counters[counter]!.size];
  return {
    id,
    place,
    side,
    tone: SIDE_TONES[side],
    symbol: counter === undefined ? 'hidden' : isValentine(pack, unit) ? 'armour' : 'infantry',
    ...(size === undefined ? {} : { size }),
    name,
    figures: counter === undefined ? '' : String(strengthOf(pack, state, unit)),
    worn: fatigued,
    sign: words.say('wornMark'),
    done: hasActed(state, unit),
    title: words.say('told', { name, notes: notes.join(words.say('comma')) }),
  };
}

/** Units that may still come, and what was removed: a token that a position left out stands for nothing. */
function holdingsOf(pack: Pack, state: SpState, words: PictureWords): SceneHolding[] {
  const { say } = words;
  const box = (id: string, title: string, units: readonly number[]): SceneHolding[] =>
    units.length === 0
      ? []
      : [{ id, title, counters: units.map((unit) => counterOf(pack, state, unit, id, words)) }];
  const away = (side: SideId, at: number) =>
    pack.army[side].filter((unit) => unitAt(state, unit).at === at && isKnown(pack, state, unit));
  return [
    ...box(
      'off',
      say('coming'),
      SIDES.flatMap((side) => away(side, OFF)),
    ),
    ...SIDES.flatMap((side) =>
      box(`out:${side}`, say('outOf', { side: say(`side.${side}`) }), away(side, OUT)),
    ),
  ];
}

function turnTrack(pack: Pack, state: SpState, { locale, say }: PictureWords): SceneTrack {
  const playing = phaseOf(state) !== 'SETUP-NZ';
  const boxes = pack.turns.slice(0, pack.lastTurn).map((turn) => ({
    text: String(turn.number),
    below: turn.label[locale],
    tone: 'day' as const,
    current: playing && turn.number === state.turn,
  }));
  return { title: say('turnTrack'), boxes };
}

/** The Japanese strengths that everybody knows, with those still face down: never which unit has which. */
function strengthTrack(pack: Pack, state: SpState, { say }: PictureWords): SceneTrack {
  const hidden = stillFaceDown(pack, state);
  const boxes = pack.faceDown.map((counter) => {
    const open = pack.army.JP.find(
      (unit) => isFaceUp(pack, state, unit) && unitAt(state, unit).counter === counter,
    );
    const below = hidden.includes(counter)
      ? say('faceDown')
      : open !== undefined && isOnMap(state, open)
        ? say('faceUp')
        : say('removed');
    const tone = hidden.includes(counter) ? ('night' as const) : ('day' as const);
    return { text: String(pack.counters[counter]!.strength), below, tone, current: false };
  });
  return { title: say('hiddenTrack'), boxes };
}

/**
 * Moves, losses, arrivals, fights, fatigue and recovery, counters turned up, the ravine found: between two
 * views.
 */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  const { say } = words;
  const found = old.ravine === OUT && now.ravine !== OUT ? hexId(pack, now.ravine) : undefined;
  return [
    ...pack.pieces.flatMap((_, unit) => changeOf(pack, old, now, unit, words)),
    ...(found === undefined
      ? []
      : [
          {
            style: 'fight',
            at: found,
            text: say('ravineMark'),
            title: say('ravineFound', { at: found }),
          } as const,
        ]),
  ];
}

function changeOf(pack: Pack, old: SpState, now: SpState, unit: number, words: PictureWords): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const [token, id] = [nameIn(pack, old, unit, words), nameIn(pack, now, unit, words)];
  const known = unitId(pack, old, unit);
  const { say } = words;
  if (was.at < 0) {
    if (is.at < 0) return [];
    return [
      {
        style: 'arrival',
        counter: known,
        at: hexId(pack, is.at),
        title: say('arrived', { unit: id, at: hexId(pack, is.at) }),
      },
    ];
  }
  const from = hexId(pack, was.at);
  const at = is.at < 0 ? from : hexId(pack, is.at);
  const turned: SceneChange[] =
    token === id
      ? []
      : [
          {
            style: 'fight',
            at,
            text: String(strengthOf(pack, now, unit)),
            title: say('shown', { token, unit: id }),
          },
        ];
  if (is.at < 0)
    return [
      ...turned,
      {
        style: 'loss',
        counter: known,
        at: from,
        unit: is.at === OUT ? unitId(pack, now, unit) : null,
        title: say('lost', { unit: id, at: from }),
      },
    ];
  return [
    ...turned,
    ...(at === from
      ? []
      : [
          {
            style: 'move',
            counter: known,
            from,
            to: at,
            title: say('moved', { unit: id, from, to: at }),
          } as const,
        ]),
    ...(is.defended && !was.defended
      ? [
          {
            style: 'fight',
            at,
            text: say('fightMark'),
            title: say('fought', { unit: id, at }),
          } as const,
        ]
      : []),
    ...(is.fatigued && !was.fatigued
      ? [
          {
            style: 'harm',
            counter: known,
            at,
            text: say('wornMark'),
            word: say('tired'),
            title: say('worn', { unit: id, at }),
          } as const,
        ]
      : []),
    ...(was.fatigued && !is.fatigued
      ? [{ style: 'recovery', counter: known, at, title: say('rallied', { unit: id, at }) } as const]
      : []),
  ];
}

export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { NZ: 'third', JP: 'first' };

/** What the board draws: the map, the counters, the turn track, what changed. */
import type {
  GameLayer,
  Ground,
  Scene,
  SceneChange,
  SceneCounter,
  SceneHolding,
  SceneLabel,
  SceneLayer,
  SceneLine,
  SceneMark,
  ScenePlace,
  SceneTrack,
  Tone,
  View,
} from '../../../referee/index.js';
import { type HexSheet, hexSheet, inEvery, printed, shortOf, underHeading } from '../../shared/index.js';
import { hexId, hexIndex, OUT, type Pack, type SideId, unitId } from '../components/pack.js';
import { situationIn } from '../position.js';
import { heldForts } from '../rules/victory.js';
import { inZoneOf } from '../rules/zoc.js';
import { type KyState, phaseOf, unitAt, unitIn } from '../state.js';
import type { PictureWords, pictureWords } from '../words/index.js';
import { countLines, hasActed, heldLine, hexLine, nowLine } from './describe.js';

/** Centre to corner, and the room around the map for what is printed outside it. */
const RADIUS = 48;

const MARGIN = 44;
/** Room below the map for title and compass. */
const STRIP = 56;

const HEIGHTS: readonly Tone[] = ['low', 'middle', 'high'];

/** How far outside a hex the label of each edge stands, in hex radii. */
const EDGES = {
  N: [0, -1.15],
  NE: [0.6, -1.1],
  SE: [0.4, 1.15],
  S: [0, 1.15],
  SW: [-0.1, 1.15],
  NW: [-0.4, -1.1],
} as const;

/** The printed map in one language. */
export function groundOf(pack: Pack, words: PictureWords): Ground {
  const sheet = hexSheet(pack.grid, pack.hexes.length, RADIUS, MARGIN);
  const metres = pack.file.scale?.hexMetres;
  return {
    width: sheet.width,
    height: sheet.height + STRIP,
    places: pack.hexes.map((_, hex) => placeOf(pack, hex, sheet, words)),
    lines: roadsOf(pack, sheet, words),
    labels: labelsOf(pack, sheet, words),
    marks: marksOf(pack, words),
    legend: legendOf(words),
    furniture: {
      cartouche: {
        x: 3.4 * RADIUS,
        y: sheet.height + 0.45 * STRIP,
        lines: [words.say('title'), words.say('dates')],
      },
      compass: { x: sheet.width - 0.8 * RADIUS, y: sheet.height + 0.45 * STRIP },
      ...(metres === undefined
        ? {}
        : {
            scale: {
              x: sheet.width - 6 * RADIUS,
              y: sheet.height + 0.6 * STRIP,
              length: 2 * Math.sqrt(3) * RADIUS,
              text: words.say('metres', { n: 2 * metres }),
            },
          }),
    },
  };
}

export function sceneOf(pack: Pack, view: View, words: PictureWords, changes: readonly SceneChange[]): Scene {
  const state = situationIn(pack, view);
  return {
    title: `${pack.file.title[words.locale]} · ${nowLine(pack, state, words)}`,
    alt: underHeading(words, nowLine(pack, state, words), [
      heldLine(pack, heldForts(pack, state), words),
      ...countLines(pack, state, words),
    ]),
    ...(isNight(pack, state) ? { night: true } : {}),
    ...fortsOf(pack, state, words),
    counters: pack.units.flatMap((_, unit) => {
      const { at } = unitAt(state, unit);
      return at === OUT ? [] : [counterOf(pack, state, unit, hexId(pack, at), words)];
    }),
    holdings: holdingsOf(pack, state, words),
    changes,
    tracks: [trackOf(pack, state, words)],
  };
}

function isNight(pack: Pack, state: KyState): boolean {
  return pack.turns.some(({ number, night }) => night && number === state.turn);
}

function placeOf(pack: Pack, hex: number, sheet: HexSheet, words: PictureWords): ScenePlace {
  const { id, elevation } = pack.hexes[hex]!;
  const [x, y] = sheet.centre(hex);
  const name = pack.file.map.hexes[hex]?.place?.[words.locale];
  return {
    id,
    shape: 'flat',
    x,
    y,
    radius: RADIUS,
    tone: HEIGHTS[elevation] ?? 'high',
    label: id,
    title: `${hexLine(pack, hex, words)}${name === undefined ? '' : ` ${name}`}`,
  };
}

/** Roads are decoration (KY-2.1.3.a): read here and nowhere else. */
function roadsOf(pack: Pack, sheet: HexSheet, { locale }: PictureWords): SceneLine[] {
  return pack.file.map.roads.map((road) => ({
    points: wayOf(pack, road.path, sheet),
    style: 'road',
    tone: 'road',
    title: road[locale],
  }));
}

/** Steps that a road leads on beyond the edge of the map: past the frame. */
const BEYOND = 4;

/** Through the middles of its hexes; where it ends at the edge of the map it leads on to the frame. */
function wayOf(pack: Pack, path: readonly string[], sheet: HexSheet): SceneLine['points'] {
  const points = path.map((id) => sheet.centre(hexIndex(pack, id)));
  const beyond = (id: string | undefined, end?: Spot, before?: Spot): Spot[] => {
    if (id === undefined || !end || !before || !isAtEdge(pack, hexIndex(pack, id))) return [];
    return [[end[0] + BEYOND * (end[0] - before[0]), end[1] + BEYOND * (end[1] - before[1])]];
  };
  return [
    ...beyond(path[0], points[0], points[1]),
    ...points,
    ...beyond(path.at(-1), points.at(-1), points.at(-2)),
  ];
}

type Spot = readonly [x: number, y: number];

function isAtEdge({ grid }: Pack, hex: number): boolean {
  return [...grid.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((next) => next >= 0).length < 6;
}

function labelsOf(pack: Pack, sheet: HexSheet, { locale }: PictureWords): SceneLabel[] {
  const places = pack.file.map.hexes.flatMap((hex, i): SceneLabel[] => {
    if (hex.place === null) return [];
    const [x, y] = sheet.centre(i);
    const style = hex.place.kind === 'settlement' ? 'town' : 'place';
    const name = hex.place[locale];
    const text = printed(name, locale);
    return [{ x, y: Math.round(y + 0.79 * RADIUS), text, ...shortOf(name, locale), style }];
  });
  const edges = pack.file.map.edgeLabels.map((label): SceneLabel => {
    const [x, y] = sheet.centre(hexIndex(pack, label.hex));
    const [right, down] = EDGES[label.edge];
    const text = printed(label[locale], locale);
    return {
      x: inside(Math.round(x + right * RADIUS), text, sheet),
      y: Math.round(y + down * RADIUS),
      text,
      style: 'edge',
    };
  });
  return [...places, ...edges];
}

/**
 * The centre of a text moved so far that the text stays in the picture; widths are estimated for the map's
 * type.
 */
function inside(x: number, text: string, { width }: HexSheet): number {
  const half = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 6.5 : 3.3), 0);
  return Math.round(Math.min(Math.max(x, half), width - half));
}

const SIGNS = { settlement: 'village', summit: 'summit', pass: 'pass' } as const;

/** Villages, the summit and the pass; headquarters. */
function marksOf(pack: Pack, { locale, say }: PictureWords): SceneMark[] {
  const places = pack.file.map.hexes.flatMap(({ place }, hex): SceneMark[] =>
    place === null
      ? []
      : [{ place: hexId(pack, hex), style: SIGNS[place.kind], tone: 'road', text: '', title: place[locale] }],
  );
  const headquarters = pack.headquarters.map((hex, nth): SceneMark => {
    const formation = pack.file.formations.find((f) => f.hq === hexId(pack, hex));
    return {
      place: hexId(pack, hex),
      style: 'square',
      tone: nth === 0 ? 'first' : 'brigade',
      text: (formation?.id ?? '').replace(/\D/g, ''),
      title: `${formation?.[locale] ?? ''} ${say('headquarters')}`.trim(),
    };
  });
  return [...places, ...headquarters];
}

function counterOf(
  pack: Pack,
  state: KyState,
  unit: number,
  place: string,
  words: PictureWords,
): SceneCounter {
  const { id, side, label } = pack.units[unit]!;
  return {
    id,
    place,
    side,
    tone: SIDE_TONES[side],
    symbol: 'infantry',
    size: 'II',
    name: label,
    figures: figuresOf(pack, state, unit).join('-'),
    ...formationOf(pack, unit),
    worn: unitAt(state, unit).disordered,
    sign: words.say('wornMark'),
    done: hasActed(state, unit),
    title: counterTitle(pack, state, unit, words),
  };
}

/** Brigades with a headquarters by their numbers, the Russian reserves by a letter. */
function formationOf(pack: Pack, unit: number): Pick<SceneCounter, 'formation'> {
  const { reserve, formation } = pack.units[unit]!;
  if (reserve) return { formation: { tone: 'reserve', text: 'R' } };
  const nth = pack.file.formations.filter(({ hq }) => hq !== null).findIndex(({ id }) => id === formation);
  const number = formation.replace(/\D/g, '');
  return nth < 0 ? {} : { formation: { tone: nth === 0 ? 'first' : 'brigade', text: number } };
}

/** Units that wait to be placed or that were eliminated. */
function holdingsOf(pack: Pack, state: KyState, words: PictureWords): SceneHolding[] {
  const { say } = words;
  const setup = phaseOf(state) === 'setup';
  return (['JP', 'RU'] as const).flatMap((side): SceneHolding[] => {
    const id = `${setup ? 'setup' : 'out'}:${side}`;
    const away = pack.army[side].filter((unit) => unitAt(state, unit).at === OUT);
    const title = say(setup ? 'unplaced' : 'eliminated', { side: say(`side.${side}`) });
    const counters = away.map((unit) => counterOf(pack, state, unit, id, words));
    return away.length === 0 ? [] : [{ id, title, small: !setup, counters }];
  });
}

function figuresOf(pack: Pack, state: KyState, unit: number): readonly [fire: number, melee: number] {
  const { fire, melee } = pack.units[unit]!;
  return unitAt(state, unit).disordered ? [fire.disordered, melee.disordered] : [fire.ordered, melee.ordered];
}

function counterTitle(pack: Pack, state: KyState, unit: number, { locale, say }: PictureWords): string {
  const [fire, melee] = figuresOf(pack, state, unit);
  const file = pack.file.units[unit]!;
  const notes = [
    say('values', { fire, melee }),
    ...(file.reserve ? [say('reserve')] : []),
    ...(unitAt(state, unit).disordered ? [say('disordered')] : []),
    ...(hasActed(state, unit) ? [say('acted')] : []),
  ];
  const name = { en: file.nameEn, ja: file.nameJa }[locale];
  return say('counter', { label: file.label, name, notes: notes.join(say('comma')) });
}

function trackOf(pack: Pack, state: KyState, { say }: PictureWords): SceneTrack {
  const playing = phaseOf(state) !== 'setup';
  const boxes = pack.turns.map((turn) => ({
    text: String(turn.number),
    below: say(turn.night ? 'night' : 'day'),
    tone: turn.night ? ('night' as const) : ('day' as const),
    current: playing && turn.number === state.turn,
  }));
  return { title: say('turnTrack'), boxes };
}

function legendOf({ say }: PictureWords): Ground['legend'] {
  const heights = HEIGHTS.map((tone, n) => ({ tone, text: say('height', { n }) }));
  return [
    ...heights,
    ...HOLDS.map((hold) => ({ tone: 'fort' as const, rim: true, hold, text: say(`fort.${hold}`) })),
    { tone: 'road', sign: 'road', text: say('road') },
    { tone: 'first', sign: 'card', text: say('side.JP') },
    { tone: 'second', sign: 'card', text: say('side.RU') },
    { tone: 'first', sign: 'figures', sample: '4-4', text: say('key') },
    { tone: 'reserve', sign: 'band', sample: 'R', text: say('reserve') },
    { tone: 'alarm', sign: 'worn', text: say('disordered') },
    { tone: 'neutral', sign: 'done', text: say('acted') },
  ];
}

/** Held by a unit, held by a zone of control alone, mopped up. */
const HOLDS = ['whole', 'watched', 'lost'] as const;
const SIGN_OF = { whole: 'pennant', watched: 'ghost', lost: 'captured' } as const;

/** The forts: held by a unit, by a zone of control alone, or mopped up (KY-4.1.a to c). */
function fortsOf(pack: Pack, state: KyState, words: PictureWords): Pick<Scene, 'places' | 'marks'> {
  const held = heldForts(pack, state);
  const forts = pack.forts.map((hex) => {
    const unit = unitIn(pack, state, 'RU', hex) !== undefined;
    const hold = unit ? ('whole' as const) : held.includes(hex) ? ('watched' as const) : ('lost' as const);
    return { hex, id: hexId(pack, hex), hold };
  });
  return {
    places: forts.map(({ id, hold }) => ({ id, rim: 'fort', hold })),
    marks: forts.map(({ id, hold }) => ({
      place: id,
      style: SIGN_OF[hold],
      tone: hold === 'lost' ? 'first' : 'second',
      text: '',
      title: words.say(`fort.${hold}`),
    })),
  };
}

export const SIDE_TONES: Readonly<Record<SideId, Tone>> = { JP: 'first', RU: 'second' };

/**
 * Moves, losses, arrivals, fire, melee, units that became disordered or were reorganised between two views.
 */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  words: PictureWords,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return pack.units.flatMap((_, unit) => changeOf(pack, old, now, unit, words));
}

function changeOf(
  pack: Pack,
  old: KyState,
  now: KyState,
  unit: number,
  { say }: PictureWords,
): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const { label } = pack.units[unit]!;
  const id = unitId(pack, unit);
  if (is.at === OUT) {
    if (was.at === OUT) return [];
    return [
      {
        style: 'loss',
        counter: id,
        at: hexId(pack, was.at),
        unit: id,
        title: say('lost', { unit: label, at: hexId(pack, was.at) }),
      },
    ];
  }
  const at = hexId(pack, is.at);
  if (was.at === OUT)
    return [{ style: 'arrival', counter: id, at, title: say('arrived', { unit: label, at }) }];
  const from = hexId(pack, was.at);
  const fight = (
    happened: boolean,
    text: 'fireMark' | 'fightMark',
    title: 'firedAt' | 'fought',
  ): SceneChange[] =>
    happened ? [{ style: 'fight', at, text: say(text), title: say(title, { unit: label, at }) }] : [];
  return [
    ...(at === from
      ? []
      : [
          {
            style: 'move',
            counter: id,
            from,
            to: at,
            title: say('moved', { unit: label, from, to: at }),
          } as const,
        ]),
    ...fight(is.firedAt && !was.firedAt, 'fireMark', 'firedAt'),
    ...fight(is.attacked && !was.attacked, 'fightMark', 'fought'),
    ...(is.disordered && !was.disordered
      ? [
          {
            style: 'harm',
            counter: id,
            at,
            text: say('wornMark'),
            word: say('disordered'),
            title: say('worn', { unit: label, at }),
          } as const,
        ]
      : []),
    ...(was.disordered && !is.disordered
      ? [{ style: 'recovery', counter: id, at, title: say('rallied', { unit: label, at }) } as const]
      : []),
  ];
}

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

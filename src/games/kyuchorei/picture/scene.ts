/** What the board draws: the map, the counters, the turn track, what changed. */
import type {
  Locale,
  Scene,
  SceneChange,
  SceneCounter,
  SceneHolding,
  SceneLabel,
  SceneLine,
  SceneMark,
  ScenePlace,
  SceneTrack,
  Tone,
  View,
} from '../../../referee/index.js';
import { MARKS, printed } from '../../shared/index.js';
import type { Pack } from '../components/pack.js';
import { hexId, hexIndex, OUT } from '../components/pack.js';
import { heldForts } from '../rules/victory.js';
import { hexNames } from '../rules/zoc.js';
import type { KyState } from '../state/state.js';
import { phaseOf, unitAt } from '../state/state.js';
import { situationIn } from '../state/view.js';
import { countLines, hasActed, hexLine, nowLine } from './describe.js';
import type { Phrases } from './phrases.js';
import { PHRASES } from './phrases.js';

/** Centre to corner, and the room around the map for what is printed outside it. */
const RADIUS = 48;
const MARGIN = 44;

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

export function sceneOf(pack: Pack, view: View, locale: Locale, changes: readonly SceneChange[]): Scene {
  const state = situationIn(pack, view);
  const say = PHRASES[locale];
  const frame = frameOf(pack);
  return {
    title: `${pack.file.title[locale]} · ${nowLine(pack, state, say)}`,
    width: frame.width,
    height: frame.height,
    alt: [
      nowLine(pack, state, say),
      say.held(hexNames(pack, heldForts(pack, state))),
      ...countLines(pack, state, say),
    ].join(' '),
    places: pack.hexes.map((_, hex) => placeOf(pack, hex, frame, locale)),
    lines: roadsOf(pack, frame, locale),
    labels: labelsOf(pack, frame, locale),
    marks: marksOf(pack, locale),
    counters: pack.units.flatMap((_, unit) => {
      const { at } = unitAt(state, unit);
      return at === OUT ? [] : [counterOf(pack, state, unit, hexId(pack, at), locale)];
    }),
    holdings: holdingsOf(pack, state, locale),
    changes,
    tracks: [trackOf(pack, state, say)],
    legend: legendOf(say),
  };
}

/** Shift that brings the map's corner to the margin, and the size of the whole. */
interface Frame {
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly height: number;
}

function frameOf(pack: Pack): Frame {
  const centres = pack.hexes.map((_, hex) => pack.grid.centre(hex));
  const [xs, ys] = [centres.map((c) => c.x * RADIUS), centres.map((c) => c.y * RADIUS)];
  const [left, top] = [Math.min(...xs) - RADIUS - MARGIN, Math.min(...ys) - RADIUS - MARGIN];
  return {
    dx: -left,
    dy: -top,
    width: Math.ceil(Math.max(...xs) + RADIUS + MARGIN - left),
    height: Math.ceil(Math.max(...ys) + RADIUS + MARGIN - top),
  };
}

function centreOf(pack: Pack, hex: number, { dx, dy }: Frame): readonly [number, number] {
  const { x, y } = pack.grid.centre(hex);
  return [Math.round(x * RADIUS + dx), Math.round(y * RADIUS + dy)];
}

function placeOf(pack: Pack, hex: number, frame: Frame, locale: Locale): ScenePlace {
  const { id, elevation, fort } = pack.hexes[hex]!;
  const [x, y] = centreOf(pack, hex, frame);
  const name = pack.file.map.hexes[hex]?.place?.[locale];
  return {
    id,
    shape: 'flat',
    x,
    y,
    radius: RADIUS,
    tone: HEIGHTS[elevation] ?? 'high',
    ...(fort ? { rim: 'fort' as const } : {}),
    label: id,
    title: `${hexLine(pack, hex, PHRASES[locale])}${name === undefined ? '' : ` ${name}`}`,
  };
}

/** Roads are decoration (KY-2.1.3.a): read here and nowhere else. */
function roadsOf(pack: Pack, frame: Frame, locale: Locale): SceneLine[] {
  return pack.file.map.roads.map((road) => ({
    points: road.path.map((id) => centreOf(pack, hexIndex(pack, id), frame)),
    style: 'road',
    tone: 'road',
    title: road[locale],
  }));
}

function labelsOf(pack: Pack, frame: Frame, locale: Locale): SceneLabel[] {
  const places = pack.file.map.hexes.flatMap((hex, i): SceneLabel[] => {
    const [x, y] = centreOf(pack, i, frame);
    return hex.place === null
      ? []
      : [{ x, y: Math.round(y + 0.76 * RADIUS), text: printed(hex.place[locale], locale), style: 'place' }];
  });
  const edges = pack.file.map.edgeLabels.map((label): SceneLabel => {
    const [x, y] = centreOf(pack, hexIndex(pack, label.hex), frame);
    const [right, down] = EDGES[label.edge];
    const text = printed(label[locale], locale);
    return {
      x: inside(Math.round(x + right * RADIUS), text, frame),
      y: Math.round(y + down * RADIUS),
      text,
      style: 'edge',
    };
  });
  return [...places, ...edges];
}

/** The centre of a text moved so far that the text stays in the picture; widths are estimated for the map's type. */
function inside(x: number, text: string, { width }: Frame): number {
  const half = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 6.5 : 3.3), 0);
  return Math.round(Math.min(Math.max(x, half), width - half));
}

function marksOf(pack: Pack, locale: Locale): SceneMark[] {
  return pack.headquarters.map((hex) => {
    const formation = pack.file.formations.find((f) => f.hq === hexId(pack, hex));
    const { headquarters } = PHRASES[locale];
    return {
      place: hexId(pack, hex),
      style: 'square',
      tone: 'first',
      text: headquarters,
      title: `${formation?.[locale] ?? ''} ${headquarters}`.trim(),
    };
  });
}

function counterOf(pack: Pack, state: KyState, unit: number, place: string, locale: Locale): SceneCounter {
  const { id, side, label, reserve } = pack.units[unit]!;
  return {
    id,
    place,
    side,
    tone: side === 'JP' ? 'first' : 'second',
    symbol: 'infantry',
    size: 'II',
    name: label,
    figures: figuresOf(pack, state, unit).join('-'),
    band: reserve,
    worn: unitAt(state, unit).disordered,
    done: hasActed(state, unit),
    title: counterTitle(pack, state, unit, locale),
  };
}

/** Units that wait to be placed or that were eliminated. */
function holdingsOf(pack: Pack, state: KyState, locale: Locale): SceneHolding[] {
  const say = PHRASES[locale];
  const setup = phaseOf(state) === 'setup';
  return (['JP', 'RU'] as const).flatMap((side): SceneHolding[] => {
    const id = `${setup ? 'setup' : 'out'}:${side}`;
    const away = pack.army[side].filter((unit) => unitAt(state, unit).at === OUT);
    const name = say.side[side] ?? side;
    const counters = away.map((unit) => counterOf(pack, state, unit, id, locale));
    return away.length === 0
      ? []
      : [{ id, title: setup ? say.unplaced(name) : say.eliminated(name), small: !setup, counters }];
  });
}

function figuresOf(pack: Pack, state: KyState, unit: number): readonly [fire: number, melee: number] {
  const { fire, melee } = pack.units[unit]!;
  return unitAt(state, unit).disordered ? [fire.disordered, melee.disordered] : [fire.ordered, melee.ordered];
}

function counterTitle(pack: Pack, state: KyState, unit: number, locale: Locale): string {
  const say = PHRASES[locale];
  const file = pack.file.units[unit]!;
  const notes = [
    say.values(...figuresOf(pack, state, unit)),
    ...(file.reserve ? [say.reserve] : []),
    ...(unitAt(state, unit).disordered ? [say.disordered] : []),
    ...(hasActed(state, unit) ? [say.acted] : []),
  ];
  const { bracketed, colon, comma } = MARKS[locale];
  return `${file.label}${bracketed(locale === 'ja' ? file.nameJa : file.nameEn)}${colon}${notes.join(comma)}`;
}

function trackOf(pack: Pack, state: KyState, say: Phrases): SceneTrack {
  const playing = phaseOf(state) !== 'setup';
  const boxes = pack.turns.map((turn) => ({
    text: String(turn.number),
    below: turn.night ? say.night : say.day,
    tone: turn.night ? ('night' as const) : ('day' as const),
    current: playing && turn.number === state.turn,
  }));
  return { title: say.turnTrack, boxes };
}

function legendOf(say: Phrases): Scene['legend'] {
  const heights = HEIGHTS.map((tone, n) => ({ tone, text: say.height(n) }));
  return [
    ...heights,
    { tone: 'fort', rim: true, text: say.fort },
    { tone: 'road', sign: 'road', text: say.road },
    { tone: 'first', sign: 'card', text: say.side.JP ?? 'JP' },
    { tone: 'second', sign: 'card', text: say.side.RU ?? 'RU' },
    { tone: 'first', sign: 'figures', sample: '4-4', text: say.key },
    { tone: 'neutral', sign: 'band', text: say.reserve },
    { tone: 'alarm', sign: 'worn', text: say.disordered },
    { tone: 'neutral', sign: 'done', text: say.acted },
  ];
}

/** Moves, losses, arrivals, fire, melee, units that became disordered or were reorganised between two views. */
export function changesBetween(
  pack: Pack,
  before: View,
  after: View,
  locale: Locale,
): readonly SceneChange[] {
  const [old, now] = [situationIn(pack, before), situationIn(pack, after)];
  return pack.units.flatMap((_, unit) => changeOf(pack, old, now, unit, PHRASES[locale]));
}

function changeOf(pack: Pack, old: KyState, now: KyState, unit: number, say: Phrases): SceneChange[] {
  const [was, is] = [unitAt(old, unit), unitAt(now, unit)];
  const { label } = pack.units[unit]!;
  if (is.at === OUT) {
    if (was.at === OUT) return [];
    return [{ style: 'loss', at: hexId(pack, was.at), title: say.lost(label, hexId(pack, was.at)) }];
  }
  const at = hexId(pack, is.at);
  if (was.at === OUT) return [{ style: 'arrival', at, title: say.arrived(label, at) }];
  const from = hexId(pack, was.at);
  const fight = (
    happened: boolean,
    text: string,
    title: (unit: string, at: string) => string,
  ): SceneChange[] => (happened ? [{ style: 'fight', at, text, title: title(label, at) }] : []);
  return [
    ...(at === from ? [] : [{ style: 'move', from, to: at, title: say.moved(label, from, at) } as const]),
    ...fight(is.firedAt && !was.firedAt, say.fireMark, say.firedAt),
    ...fight(is.attacked && !was.attacked, say.fightMark, say.fought),
    ...fight(is.disordered && !was.disordered, say.wornMark, say.worn),
    ...(was.disordered && !is.disordered
      ? [{ style: 'recovery', at, title: say.rallied(label, at) } as const]
      : []),
  ];
}

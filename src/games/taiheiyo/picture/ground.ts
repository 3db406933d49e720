/** The printed chart in one language: sea and land, points, routes, names. */
import type { Ground, SceneKey, SceneLabel, SceneLine, ScenePlace } from '../../../referee/index.js';
import type { Pack } from '../components/pack.js';
import type { PictureWords } from '../words/index.js';
import { type Chart, HEIGHT, RADIUS, WIDTH } from './chart.js';

export function groundOf(pack: Pack, chart: Chart, words: PictureWords): Ground {
  return {
    width: WIDTH,
    height: HEIGHT,
    areas: chart.areas,
    places: pack.points.map((_, point) => placeOf(pack, chart, point, words)),
    lines: [
      ...chart.graticule.map(({ ends }): SceneLine => ({ points: ends, style: 'graticule', tone: 'water' })),
      ...routesOf(pack, chart, words),
    ],
    labels: [...chart.graticule.map(degreesAt), ...chart.names[words.locale], ...seasOf(words)],
    legend: legendOf(words),
    furniture: {
      cartouche: { x: 0.83 * WIDTH, y: 0.93 * HEIGHT, lines: [words.say('title'), words.say('dates')] },
    },
  };
}

/** A meridian is named at its upper end, a parallel at its left one. */
function degreesAt({ ends: [[x, y], end], degrees }: Chart['graticule'][number]): SceneLabel {
  const upright = x === end[0];
  return { x: upright ? x : 20, y: Math.round(upright ? 16 : y - 4), text: degrees, style: 'edge' };
}

/** Where the names of the oceans stand, as shares of the sheet: where no route leads. */
const SEAS = [
  ['sea.north', 0.58, 0.37],
  ['sea.south', 0.68, 0.74],
  ['sea.indian', 0.19, 0.9],
] as const;

function seasOf({ say }: PictureWords): SceneLabel[] {
  return SEAS.map(([name, x, y]) => ({
    x: Math.round(x * WIDTH),
    y: Math.round(y * HEIGHT),
    text: say(name),
    style: 'sea',
  }));
}

/** Ports are round and carry their value, bases are square. */
function placeOf(pack: Pack, chart: Chart, point: number, { locale }: PictureWords): ScenePlace {
  const { id, port, vp } = pack.points[point]!;
  const [x, y] = chart.spots[point]!;
  return {
    id,
    shape: port ? 'round' : 'square',
    x,
    y,
    radius: RADIUS,
    tone: 'town',
    label: '',
    ...(port ? { value: String(vp) } : {}),
    rest: chart.rests[point]!,
    title: pack.file.map.points[point]!.name[locale],
  };
}

/** A bead on a route makes it a stage longer; dotted routes are printed as such (TS-7.5.l). */
function routesOf(pack: Pack, chart: Chart, { locale, say }: PictureWords): SceneLine[] {
  return pack.file.map.routes.map(({ a, b, dotted, length }, i) => ({
    points: chart.routes[i]!,
    style: dotted ? 'dotted' : 'route',
    tone: dotted ? 'choice' : 'border',
    beads: length - 1,
    title: say(dotted ? 'route.closed' : 'route', {
      a: pointName(pack, a, locale),
      b: pointName(pack, b, locale),
      length,
    }),
  }));
}

/** Dotted routes as whole lines: while they are open (TS-7.5.m). */
export function openRoutes(pack: Pack, chart: Chart, { locale, say }: PictureWords): SceneLine[] {
  return pack.file.map.routes.flatMap(({ a, b, dotted, length }, i): SceneLine[] => {
    if (!dotted) return [];
    const title = say('route', { a: pointName(pack, a, locale), b: pointName(pack, b, locale), length });
    return [{ points: chart.routes[i]!, style: 'route', tone: 'choice', beads: length - 1, title }];
  });
}

function pointName(pack: Pack, id: string, locale: PictureWords['locale']): string {
  return pack.file.map.points[pack.pointIndexes.get(id) ?? -1]?.name[locale] ?? id;
}

function legendOf({ say }: PictureWords): SceneKey[] {
  return [
    { tone: 'first', sign: 'card', text: say('side.J') },
    { tone: 'fifth', sign: 'card', text: say('side.A') },
    { tone: 'border', sign: 'port', text: say('legend.port') },
    { tone: 'border', sign: 'base', text: say('legend.base') },
    { tone: 'neutral', sign: 'anchor', text: say('legend.homePort') },
    { tone: 'border', sign: 'route', text: say('legend.near') },
    { tone: 'border', sign: 'bead', text: say('legend.far') },
    { tone: 'choice', sign: 'dotted', text: say('legend.shift') },
    { tone: 'neutral', sign: 'reversed', text: say('legend.reversed') },
    { tone: 'neutral', sign: 'done', text: say('legend.reversedCount') },
    { tone: 'neutral', sign: 'worn', text: say('legend.damaged') },
    { tone: 'first', sign: 'figures', sample: '4-[3]-2', text: say('legend.figures') },
  ];
}

/** A scene like those of Kyuchorei, built for tests from a few facts of its map. */

import { makeGrid } from '../../src/hex/index.js';
import type {
  GameMap,
  Ground,
  Locale,
  Scene,
  SceneCounter,
  ScenePlace,
  Tone,
} from '../../src/referee/index.js';

const RADIUS = 60;
const COLS = [11, 20] as const;
const ROWS = [1, 7] as const;
const FORTS = ['1305', '1404', '1503', '1602', '1702', '1801'];
const ELEVATION: { readonly [hex: string]: Tone } = {
  ...Object.fromEntries(
    '1104 1105 1203 1205 1206 1303 1304 1305 1306 1402 1403 1404 1405 1501 1502 1503 1504 1601 1603 1701 1702 1703 1801 1802 1803 1901'
      .split(' ')
      .map((hex) => [hex, 'middle']),
  ),
  1204: 'high',
  1602: 'high',
};
const ROADS = [
  [
    '1101',
    '1201',
    '1301',
    '1401',
    '1402',
    '1502',
    '1603',
    '1604',
    '1605',
    '1606',
    '1506',
    '1407',
    '1307',
    '1207',
    '1107',
  ],
  ['1605', '1705', '1706', '1806', '1906', '2007'],
];
const NAMES: readonly (readonly [hex: string, ja: string, en: string])[] = [
  ['1203', '石溝', 'Shigou'],
  ['1503', '弓張嶺', 'Kyuchorei'],
  ['1606', '茨溝', 'Cigou'],
  ['1204', '639高地', 'Hill 639'],
  ['1107', '大西溝', 'Daxigou'],
];

const ids = Array.from({ length: 10 }, (_, c) =>
  Array.from({ length: 7 }, (__, r) => `${COLS[0] + c}0${ROWS[0] + r}`),
).flat();
const grid = makeGrid({
  ids,
  cols: ids.map((id) => Number(id.slice(0, 2))),
  rows: ids.map((id) => Number(id.slice(2))),
  layout: 'flat-odd-down',
});

/** Centre of a hex on the scene. */
export function spot(hex: string): { readonly x: number; readonly y: number } {
  const origin = grid.centre(grid.index('1201'));
  const { x, y } = grid.centre(grid.index(hex));
  return { x: (x - origin.x) * RADIUS + 180, y: (y - origin.y) * RADIUS + 70 };
}

function places(ja: boolean): ScenePlace[] {
  return ids.map((id) => {
    const fort = FORTS.includes(id);
    const place = {
      id,
      shape: 'flat',
      ...spot(id),
      radius: RADIUS,
      tone: ELEVATION[id] ?? 'low',
      label: id,
    } as const;
    const title = ja ? `${id} ${fort ? '陣地' : '開豁地'}` : `${id}, ${fort ? 'fort' : 'open'}`;
    return { ...place, title, ...(fort ? { rim: 'alarm' as const } : {}) };
  });
}

/** A battalion. */
export function battalion(
  side: 'JP' | 'RU',
  name: string,
  place: string,
  more: Partial<SceneCounter> = {},
): SceneCounter {
  const first = side === 'JP';
  const id = `${first ? 'J' : 'R'}-${name.replace('/', '-')}`;
  const tone = first ? 'first' : 'second';
  return {
    id,
    place,
    side,
    tone,
    symbol: 'infantry',
    size: 'II',
    name,
    figures: first ? '4-4' : '3-4',
    title: `${name}, ${first ? '4-4' : '3-4'}`,
    ...more,
  };
}

const counters: readonly SceneCounter[] = [
  battalion('RU', 'I/33', '1305'),
  battalion('RU', 'II/33', '1404', { worn: true, figures: '1-2' }),
  battalion('RU', 'III/33', '1503'),
  battalion('RU', 'IV/33', '1602', { done: true }),
  battalion('RU', 'I/34', '1702'),
  battalion('RU', 'II/34', '1801'),
  battalion('RU', 'III/34', '1201', { formation: { tone: 'neutral', text: 'R' } }),
  battalion('RU', 'III/36', '1302', { formation: { tone: 'neutral', text: 'R' } }),
  battalion('RU', 'IV/36', '1301', { formation: { tone: 'neutral', text: 'R' }, done: true }),
  battalion('JP', 'I/29', '1306'),
  battalion('JP', 'II/29', '1304', { worn: true, figures: '2-2' }),
  battalion('JP', 'III/29', '1405', { done: true }),
  battalion('JP', 'I/4', '1604'),
  battalion('JP', 'II/4', '1504'),
  battalion('JP', 'III/4', '1604', { worn: true, done: true, figures: '2-2' }),
  battalion('JP', 'I/16', '1703'),
  battalion('JP', 'II/16', '1703'),
  battalion('JP', 'III/16', '1703'),
  battalion('JP', 'II/30', '1902'),
];

/** The position after a first bloody night, `more` of it otherwise, and of its ground. */
export function kyuchorei(
  locale: Locale,
  more: Partial<Scene> = {},
  otherwise: Partial<Ground> = {},
): GameMap {
  const say = (inJa: string, inEn: string) => (locale === 'ja' ? inJa : inEn);
  return {
    ground: { ...groundIn(locale, say), ...otherwise },
    scene: { ...sceneIn(say), ...more },
  };
}

type Say = (inJa: string, inEn: string) => string;

function groundIn(locale: Locale, say: Say): Ground {
  return {
    width: 1080,
    height: 840,
    places: places(locale === 'ja'),
    lines: ROADS.map((road) => ({
      points: road.map((hex) => [spot(hex).x, spot(hex).y] as const),
      style: 'road',
      tone: 'road',
    })),
    labels: [
      ...NAMES.map(([hex, inJa, inEn]) => ({
        x: spot(hex).x,
        y: spot(hex).y + RADIUS * 0.77,
        text: say(inJa, inEn),
        style: 'place' as const,
      })),
      { x: 960, y: 800, text: say('第二師団後方', 'to the rear of 2nd Division'), style: 'edge' },
    ],
    marks: [
      {
        place: '1505',
        style: 'square',
        tone: 'first',
        text: say('3旅団本部', '3rd Bde HQ'),
        title: say('第3旅団本部', 'Headquarters, 3rd Brigade'),
      },
      {
        place: '1902',
        style: 'square',
        tone: 'first',
        text: say('15旅団本部', '15th Bde HQ'),
        title: say('第15旅団本部', 'Headquarters, 15th Brigade'),
      },
    ],
    legend: [
      { tone: 'low', text: say('高度0', 'elevation 0') },
      { tone: 'middle', text: say('高度1', 'elevation 1') },
      { tone: 'high', text: say('高度2', 'elevation 2') },
      { tone: 'alarm', rim: true, text: say('陣地', 'fort') },
    ],
  };
}

function sceneIn(say: Say): Scene {
  return {
    title: say(
      '弓張嶺夜襲作戦 第2ターン(夜間)日本軍移動または射撃フェイズ',
      'Night Attack at Kyuchorei: turn 2 (night), Japanese move or fire',
    ),
    alt: say('日本軍10個大隊、ロシア軍9個大隊', 'Ten Japanese battalions, nine Russian'),
    marks: [],
    counters,
    changes: [
      { style: 'move', from: '1606', to: '1604', title: 'III/4: 1606 → 1604' },
      { style: 'move', from: '1406', to: '1306', title: 'I/29: 1406 → 1306' },
      { style: 'fight', at: '1404', text: '2:1', title: say('1404で白兵戦', 'melee in 1404') },
      { style: 'fight', at: '1702', text: '4', title: say('1702へ射撃', 'fire at 1702') },
      { style: 'loss', at: '1603', unit: null, title: say('1603で全滅', 'lost in 1603') },
      { style: 'loss', at: '1801', unit: null, title: say('1801で全滅', 'lost in 1801') },
    ],
    tracks: [
      {
        title: say('ターン', 'Turn'),
        boxes: [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => ({
          text: `${turn}`,
          below: turn < 4 ? say('夜間', 'night') : say('夜明け後', 'day'),
          tone: turn < 4 ? 'night' : 'day',
          current: turn === 2,
        })),
      },
    ],
  };
}

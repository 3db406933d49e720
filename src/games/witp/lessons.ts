/** The game in two minutes, and the positions of the guided first turn. The sentences stand in `words/`. */
import type { Json, Order } from '../../referee/index.js';
import { introductionFrom, type LessonPosition } from '../shared/index.js';
import { lessonTexts } from './words/index.js';

/** Units by their hexes. */
type Where = Readonly<Record<string, readonly string[]>>;
type More = { readonly [word: string]: Json };

/** A position with these units alone on the map; Japan holds Truk, or the Allies would have won. */
function position(turn: number, phase: string, where: Where, more: More): Json {
  const placed = Object.entries({ '0907': ['J-L25'], ...where }).flatMap(([at, ids]) =>
    ids.map((id) => [id, { at }]),
  );
  return { game: 'witp', turn, phase, clear: true, units: Object.fromEntries(placed), ...more };
}

const POINTS = { trp: { J: 20, A: 10 }, rp: { J: 20, A: 20 } } as const;

/** One impulse of Japan. */
function impulse(turn: number, where: Where, more: More = {}): Json {
  const begin = { procedure: 'impulse', with: { side: 'J' } };
  return position(turn, 'movement', where, { ...POINTS, begin, ...more });
}

/** December 1941 with all its units, at the first impulse. */
const DECEMBER: Json = {
  game: 'witp',
  turn: 1,
  phase: 'movement',
  clear: false,
  trp: { J: 20, A: 10 },
  rp: { J: 20, A: 0 },
};
const aim = (hex: string) => ({ side: 'J', order: { do: 'target', hex } }) as const;
const send = (
  from: string,
  units: readonly string[],
  path: readonly string[],
  cargo: readonly string[] = [],
) => ({ do: 'send', from, units, cargo, path }) satisfies Order;

const INDIES: Where = { '0408': ['J-N1', 'J-L1'] };
const BURMA: Where = { '0306': ['B-A1'], '0205': ['B-A2'], '0406': ['J-L1'] };
const RANGOON = send('0406', ['J-L1'], ['0306']);
const LEYTE: Where = { '0607': ['U-N1'], '0606': ['U-A1'], '0707': ['J-C1', 'J-N1', 'J-N2'] };

const POSITIONS: readonly LessonPosition<typeof lessonTexts.en>[] = [
  {
    id: 'depot',
    side: 'J',
    clauses: ['WP-6.1.b', 'WP-6.2.a'],
    position: position(5, 'depot', { '0807': ['J-L1'] }, { trp: { J: 12, A: 12 } }),
    asked: { do: 'build', hex: '0906' },
  },
  {
    id: 'target',
    side: 'J',
    clauses: ['WP-8.2.a'],
    position: DECEMBER,
    asked: { do: 'target', hex: '1506' },
  },
  {
    id: 'fleet',
    side: 'J',
    clauses: ['WP-8.4.c', 'WP-8.4.d'],
    position: DECEMBER,
    before: [aim('1506')],
    asked: send('0904', ['J-C3', 'J-N3', 'J-N4'], ['1003', '1103', '1203', '1304', '1404', '1405', '1506']),
  },
  {
    id: 'battle',
    side: 'A',
    clauses: ['WP-9.3.a', 'WP-9.6.1.a'],
    position: position(
      1,
      'depot',
      {
        '1506': [
          'J-C1',
          'J-C2',
          'J-C3',
          'J-N1',
          'J-N2',
          'J-N3',
          'J-N4',
          'U-C1',
          'U-N1',
          'U-N2',
          'U-N3',
          'U-A2',
        ],
      },
      { initiative: 'J', begin: { procedure: 'fleetBattle', with: { hex: '1506' } } },
    ),
    asked: { do: 'declare', support: ['U-A2'], cards: [], kamikaze: [] },
    dice: [3, 3],
  },
  {
    id: 'carry',
    side: 'J',
    clauses: ['WP-8.6.a', 'WP-8.6.2.a'],
    position: impulse(5, INDIES),
    before: [aim('0508')],
    asked: send('0408', ['J-L1', 'J-N1'], ['0508'], ['J-L1', 'J-N1']),
  },
  {
    id: 'march',
    side: 'J',
    clauses: ['WP-8.7.a', 'WP-8.4.g'],
    position: impulse(5, BURMA, { depots: { A: ['0306'] } }),
    before: [aim('0306')],
    asked: RANGOON,
  },
  {
    id: 'refuge',
    side: 'A',
    clauses: ['WP-8.7.a'],
    position: impulse(5, BURMA, { depots: { A: ['0306'] } }),
    before: [aim('0306'), { side: 'J', order: RANGOON }, { side: 'J', order: { do: 'go' } }],
    asked: { do: 'relocate', unit: 'B-A1', to: '0206' },
  },
  {
    id: 'guard',
    side: 'J',
    clauses: ['WP-8.5.j', 'WP-8.5.k'],
    position: impulse(5, LEYTE),
    before: [aim('0606'), { side: 'J', order: send('0707', ['J-C1', 'J-N1', 'J-N2'], ['0607']) }],
    asked: { do: 'leave', units: ['J-N1'] },
  },
];

export const introduction = introductionFrom(
  { year: 1941, turns: 16, minutes: 600, difficulty: 'hard' },
  lessonTexts,
  POSITIONS,
);

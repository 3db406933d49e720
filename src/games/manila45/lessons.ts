/** The game in two minutes, and the positions of the guided first turn. The sentences stand in `words/`. */
import type { Json, Order } from '../../referee/index.js';
import { introductionFrom, type LessonPosition } from '../shared/index.js';
import { lessonTexts } from './words/index.js';

type Units = Readonly<Record<string, string>>;
type More = { readonly [word: string]: Json };

/** A position with these units alone on the map, and one Japanese unit far away so that the match goes on. */
function position(turn: number, phase: string, units: Units, more: More = {}): Json {
  const placed = Object.entries({ 'JP-52': '1911', ...units }).map(([id, at]) => [id, { at }]);
  return { game: 'manila45', turn, phase, clear: true, ...more, units: Object.fromEntries(placed) };
}

/** A platoon and the military police in Bilibid prison, four battalions around it. */
const PRISON: Units = {
  'JP-04': '3625',
  'JP-08': '3625',
  'US-37-1-129': '3626',
  'US-37-2-129': '3626',
  'US-37-3-129': '3525',
  'US-37-1-145': '3525',
};
const FOUR = ['US-37-1-129', 'US-37-1-145', 'US-37-2-129', 'US-37-3-129'];
const ASSAULT: Order = { do: 'attack', target: '3625', units: FOUR };

const POSITIONS: readonly LessonPosition<typeof lessonTexts.en>[] = [
  {
    id: 'wall',
    side: 'US',
    clauses: ['MN-8.6.b'],
    position: position(2, 'B', { 'US-37-1-129': '4023' }),
    asked: { do: 'move', unit: 'US-37-1-129', to: '3922' },
  },
  {
    id: 'ambush',
    side: 'JP',
    clauses: ['MN-9.2.b', 'MN-9.3.c'],
    position: position(2, 'B', {
      'JP-13': '3720',
      'JP-34': '3820',
      'JP-19': '3619',
      'US-37-2-148': '3719',
      'US-37-3-148': '3718',
    }),
    before: [{ side: 'US', order: { do: 'move', unit: 'US-37-3-148', to: '3719' } }],
    asked: { do: 'fire', units: ['JP-13', 'JP-19', 'JP-34'] },
    dice: [1],
  },
  {
    id: 'assault',
    side: 'US',
    clauses: ['MN-10.12.b', 'MN-10.12.h'],
    position: position(2, 'C', PRISON),
    asked: ASSAULT,
    dice: [3, 6],
  },
  {
    id: 'advance',
    side: 'US',
    clauses: ['MN-10.17.a'],
    position: position(2, 'C', PRISON),
    before: [{ side: 'US', order: ASSAULT }],
    asked: { do: 'advance', units: ['US-37-1-129', 'US-37-3-129'] },
    dice: [3, 6],
  },
  {
    id: 'air',
    side: 'US',
    clauses: ['MN-10.12.i'],
    position: position(3, 'C', { ...PRISON, 'JP-38': '3526' }),
    asked: { do: 'attack', target: '3625', units: FOUR, air: ['US-AIR-1', 'US-AIR-2'] },
    dice: [4, 1],
  },
  {
    id: 'gasoline',
    side: 'US',
    clauses: ['MN-10.22.a', 'MN-10.22.b'],
    position: position(3, 'C', { 'JP-04': '3228', 'US-1C-1-7': '3227', 'US-1C-2-7': '3229' }),
    asked: { do: 'attack', target: '3228', units: ['US-1C-1-7', 'US-1C-2-7'], fga: 'yes' },
    dice: [4, 1],
  },
  {
    id: 'coast',
    side: 'US',
    clauses: ['MN-8.10.c', 'MN-8.10.d'],
    position: position(3, 'B', { 'US-14-672': '4226', 'US-37-1-129': '4226' }),
    asked: { do: 'coastalMove', to: '3517', passenger: 'US-37-1-129' },
  },
  {
    id: 'bridge',
    side: 'JP',
    clauses: ['MN-10.19.a', 'MN-10.19.d'],
    position: position(3, 'E', { 'JP-22': '3722', 'JP-39': '3722', 'US-37-1-129': '3624' }),
    asked: { do: 'attackBridge', bridge: 'BR-03', units: ['JP-22', 'JP-39'] },
    dice: [1],
  },
];

export const introduction = introductionFrom(
  { year: 1945, turns: 10, minutes: 240, difficulty: 'hard' },
  lessonTexts,
  POSITIONS,
);

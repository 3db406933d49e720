/** The game in two minutes, and the positions of the guided first turn. The sentences stand in `words/`. */
import type { Introduction, Json, SampleTurn } from '../../referee/index.js';
import { introductionFrom, type LessonPosition } from '../shared/index.js';
import { lessonTexts } from './words/index.js';

const JAPANESE = {
  'J-I-4': { at: '1406', disordered: true },
  'J-II-4': { at: '1504', disordered: true },
  'J-III-4': { at: '1604', disordered: true },
  'J-I-29': { at: '1305', disordered: true },
  'J-II-29': { at: '1304', disordered: true },
  'J-III-29': { at: '1405', disordered: true },
  'J-I-16': { at: '1703' },
  'J-III-16': { at: '1901' },
  'J-II-30': { at: '1902' },
} as const;
const RUSSIANS = {
  'R-II-33': { at: '1404', disordered: true },
  'R-III-33': { at: '1503', disordered: true },
  'R-IV-33': { at: '1702', disordered: true },
  'R-II-34': { at: '1801', disordered: true },
  'R-III-34': { at: '1201' },
  'R-III-36': { at: '1302' },
  'R-IV-36': { at: '1301' },
} as const;

const ORDERS: readonly SampleTurn['orders'][number]['order'][] = [
  { do: 'choose', mode: 'fire' },
  { do: 'fire', target: '1404', units: ['J-II-29', 'J-II-4', 'J-III-29'] },
  { do: 'fire', target: '1801', units: ['J-III-16'] },
  { do: 'end' },
  { do: 'melee', target: '1702', units: ['J-I-16'] },
  { do: 'end' },
];

const sampleTurn: SampleTurn = {
  position: { game: 'kyuchorei', turn: 2, phase: 'J1', clear: true, units: { ...RUSSIANS, ...JAPANESE } },
  orders: ORDERS.map((order) => ({ side: 'JP', order })),
};

type Units = Readonly<Record<string, { readonly at: string; readonly disordered?: boolean }>>;

/** A position in which only these units are on the map. */
function position(turn: number, phase: string, chosen: string | undefined, units: Units): Json {
  return {
    game: 'kyuchorei',
    turn,
    phase,
    ...(chosen === undefined ? {} : { chosen }),
    clear: true,
    units,
  };
}

const GARRISON: Units = {
  'R-I-33': { at: '1305' },
  'R-II-33': { at: '1404' },
  'R-III-33': { at: '1503' },
};
/** Two battalions beside the fort in 1404, one behind it, two on their way. */
const APPROACH: Units = {
  ...GARRISON,
  'J-I-29': { at: '1405' },
  'J-II-29': { at: '1304' },
  'J-III-4': { at: '1505' },
  'J-II-4': { at: '1506' },
  'J-I-4': { at: '1605' },
};
const CLOSED: Units = { ...APPROACH, 'J-III-4': { at: '1504' } };
const SHAKEN: Units = { ...CLOSED, 'R-II-33': { at: '1404', disordered: true } };
const ASSAULT = { do: 'melee', target: '1404', units: ['J-I-29', 'J-II-29', 'J-III-4'] } as const;

const POSITIONS: readonly LessonPosition<typeof lessonTexts.en>[] = [
  {
    id: 'choose',
    side: 'JP',
    clauses: ['KY-5.2.a'],
    position: position(1, 'J1', undefined, APPROACH),
    asked: { do: 'choose', mode: 'move' },
  },
  {
    id: 'move',
    side: 'JP',
    clauses: ['KY-6.1.b'],
    position: position(1, 'J1', 'move', APPROACH),
    asked: { do: 'move', unit: 'J-III-4', path: ['1504'] },
  },
  {
    id: 'fire',
    side: 'JP',
    clauses: ['KY-8.3.a', 'KY-8.3.3.a'],
    position: position(2, 'J1', 'fire', CLOSED),
    asked: { do: 'fire', target: '1404', units: ['J-I-29', 'J-III-4'] },
    dice: [2],
  },
  {
    id: 'melee',
    side: 'JP',
    clauses: ['KY-9.1.a'],
    position: position(2, 'J2', 'melee', SHAKEN),
    asked: ASSAULT,
    dice: [2],
  },
  {
    id: 'advance',
    side: 'JP',
    clauses: ['KY-4.1.b'],
    position: position(2, 'J2', 'melee', SHAKEN),
    before: [{ side: 'JP', order: ASSAULT }],
    asked: { do: 'advance', unit: 'J-I-29' },
    dice: [2],
  },
  {
    id: 'night',
    side: 'RU',
    clauses: ['KY-8.3.4.a'],
    position: position(2, 'R1', 'fire', CLOSED),
    asked: { do: 'fire', target: '1504', units: ['R-II-33', 'R-III-33'] },
    dice: [5],
  },
  {
    id: 'day',
    side: 'JP',
    clauses: ['KY-7.2.a'],
    position: position(4, 'J1', 'move', CLOSED),
    asked: { do: 'move', unit: 'J-II-4', path: ['1606', '1705'] },
  },
];

export const introduction: Introduction = {
  ...introductionFrom({ year: 1904, turns: 8, minutes: 45, difficulty: 'easy' }, lessonTexts, POSITIONS),
  sample: sampleTurn,
};

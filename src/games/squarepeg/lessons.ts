/** The game in two minutes, and the positions of the guided first turn. The sentences stand in `words/`. */
import type { Json } from '../../referee/index.js';
import { introductionFrom, type LessonPosition } from '../shared/index.js';
import { lessonTexts } from './words/index.js';

type Units = Readonly<Record<string, { readonly at: string; readonly [state: string]: Json }>>;

/** A position in which only these units are on the map. */
function position(turn: number, phase: string, units: Units, ravine: string | null = '0905'): Json {
  return { game: 'squarepeg', turn, phase, clear: true, ravine, units };
}

const GARRISON: Units = {
  'JP-1': { at: '0806' },
  'JP-2': { at: '0708' },
  'JP-3': { at: '0310' },
  'JP-4': { at: '0611' },
};
/** The unit of strength 0 stood in Torahatup, and is gone. */
const THREE_LEFT: Units = {
  'JP-A': { at: 'out', token: 'JP-1', faceUp: true },
  'JP-2': { at: '0708' },
  'JP-3': { at: '0310' },
  'JP-4': { at: '0611' },
};
const ASHORE: Units = {
  'NZ-14': { at: '0601' },
  'NZ-35': { at: '0704' },
  'NZ-37': { at: '0603' },
  'NZ-T1': { at: '0603' },
  'NZ-T3': { at: '0602' },
  'NZ-30': { at: 'off' },
};
const LANDED: Units = { ...GARRISON, ...ASHORE };
const CLOSED: Units = {
  ...LANDED,
  'NZ-35': { at: '0705' },
  'NZ-37': { at: '0706' },
  'NZ-T1': { at: '0705' },
};
const ASSAULT = { do: 'attack', target: '0806', units: ['NZ-35', 'NZ-37'] } as const;

const POSITIONS: readonly LessonPosition<typeof lessonTexts.en>[] = [
  {
    id: 'move',
    side: 'NZ',
    clauses: ['SP-6.2.b', 'SP-6.2.c'],
    position: position(1, 'NZ-MOVEMENT', LANDED, null),
    asked: { do: 'move', unit: 'NZ-37', path: ['0604', '0703'] },
    dice: [4],
  },
  {
    id: 'ravine',
    side: 'NZ',
    clauses: ['SP-6.4.a', 'SP-6.4.d', 'SP-6.1.d'],
    position: position(1, 'NZ-MOVEMENT', LANDED, null),
    asked: { do: 'move', unit: 'NZ-35', path: ['0705'] },
    dice: [2, 5],
  },
  {
    id: 'attack',
    side: 'NZ',
    clauses: ['SP-7.1.a', 'SP-7.2.j'],
    position: position(2, 'NZ-COMBAT', CLOSED),
    asked: ASSAULT,
    dice: [4, 6],
  },
  {
    id: 'advance',
    side: 'NZ',
    clauses: ['SP-7.5.c', 'SP-6.1.w'],
    position: position(2, 'NZ-COMBAT', CLOSED),
    before: [{ side: 'NZ', order: ASSAULT }],
    asked: { do: 'advance', unit: 'NZ-37' },
    dice: [4, 6],
  },
  {
    id: 'counter',
    side: 'JP',
    clauses: ['SP-6.2.e'],
    position: position(3, 'JP-COMBAT', {
      ...THREE_LEFT,
      ...ASHORE,
      'NZ-37': { at: '0707', fatigued: true },
    }),
    asked: { do: 'attack', target: '0707', units: ['JP-2'] },
    dice: [3, 5],
  },
  {
    id: 'ferry',
    side: 'NZ',
    clauses: ['SP-6.5.a', 'SP-6.5.c', 'SP-6.3.h'],
    position: position(3, 'NZ-MOVEMENT', LANDED),
    asked: { do: 'move', unit: 'NZ-T1', path: ['ferry:0106'] },
  },
  {
    id: 'mission',
    side: 'NZ',
    clauses: ['SP-4.0.a'],
    position: position(6, 'NZ-MOVEMENT', {
      ...THREE_LEFT,
      ...ASHORE,
      'JP-4': { at: '0709' },
      'NZ-T1': { at: '0509' },
    }),
    asked: { do: 'move', unit: 'NZ-T1', path: ['0510', '0611'] },
  },
];

export const introduction = introductionFrom(
  { year: 1944, turns: 6, minutes: 60, difficulty: 'medium' },
  lessonTexts,
  POSITIONS,
);

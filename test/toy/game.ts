/**
 * The toy: the smallest game that uses everything the kernel offers, and the one to read before writing
 * another.
 */
import type { Game } from '../../src/referee/index.js';
import { CARDS, CLAUSES, POINTS, SIDES, START } from './components.js';
import { describe, ground, scene, sideTones } from './picture.js';
import { planned } from './planned.js';
import { positionSchema, readPosition, showPosition } from './position.js';
import { procedures, steps } from './rules/sequence.js';
import { standing, standingForms, timeout } from './standing.js';
import { now, start, type ToyState } from './state.js';
import { KINDS, logFields, look, nameOf, onMap, tells } from './telling.js';
import { en, ja } from './text.js';
import { twin } from './twin.js';
import { seen, situation, view } from './view.js';

export const toy: Game<ToyState> = {
  api: 1,
  id: 'toy',
  version: 1,
  title: { en: 'The Ford', ja: '渡し場' },
  sides: SIDES,
  scenarios: [
    {
      id: 'standard',
      words: { en: 'The ford', ja: '渡し場' },
      options: [
        { id: 'weather', values: ['on', 'off'], initial: 'on', words: { en: 'Weather', ja: '天候' } },
      ],
    },
    { id: 'dry', words: { en: 'The ford in summer', ja: '夏の渡し場' }, options: [] },
    { id: 'auction', words: { en: 'Who bids more is red', ja: '高値が赤' }, options: [] },
  ],
  rules: {
    universe: {
      unit: new Set(Object.keys(START)),
      spot: new Set(POINTS),
      card: new Set(Object.keys(CARDS)),
      kind: new Set(Object.keys(KINDS)),
    },
    purposes: {
      weather: { faces: 6, most: 1 },
      tie: { faces: 2, most: 1 },
      battle: { faces: 6, most: 1 },
      ambush: { faces: 6, most: 1 },
    },
    start,
    steps,
    procedures,
    now,
    timeout,
  },
  position: {
    hides: true,
    view,
    situation,
    seen,
    read: readPosition,
    show: showPosition,
    schema: positionSchema,
    twin,
  },
  standing: {
    forms: standingForms,
    key: (order) => order.do,
    answer: standing,
  },
  plans: planned,
  words: {
    fields: logFields,
    tells,
    clauses: CLAUSES,
    text: { en, ja },
    nameOf,
  },
  picture: {
    tones: sideTones,
    onMap,
    look,
    ground: () => ground,
    scene,
    changes: () => [],
    describe,
    unused: () => [],
  },
  opponent: {
    // Every order is as good as any other: chosen by lot.
    appraise: () => 0,
  },
};

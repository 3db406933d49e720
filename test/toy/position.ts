/** Position files: what differs from the start, in the words of the components. */
import { z } from 'zod';
import type { Json, PositionFault } from '../../src/referee/index.js';
import { CARDS, POINTS, START, STEPS, STRENGTH } from './components.js';
import { BATTLE, steps } from './rules/sequence.js';
import { start, type ToyState } from './state.js';

const card = z.enum(Object.keys(CARDS));
const sides = <T extends z.ZodType>(what: T) => z.strictObject({ RED: what, BLUE: what });

const UNIT = z.strictObject({
  at: z.enum(POINTS).nullable(),
  /** Empty before the deal. */
  kind: z.enum(['', ...Object.keys(STRENGTH)]).default(''),
  shown: z.boolean().default(false),
  steps: z.int().min(0).max(STEPS).default(STEPS),
});

const POSITION = z.strictObject({
  step: z.enum(steps().map((s) => s.id)).default('dawn'),
  turn: z.int().min(1).default(1),
  weather: z.enum(['on', 'off']).default('on'),
  rain: z.boolean().default(false),
  active: z.enum(['RED', 'BLUE']).default('RED'),
  purse: sides(z.int().min(0)).optional(),
  hands: sides(z.array(card)).optional(),
  ready: sides(z.array(card)).optional(),
  queue: z.array(z.enum(Object.keys(START))).default([]),
  played: z.array(card).default([]),
  signal: z.int().min(0).default(0),
  units: z.partialRecord(z.enum(Object.keys(START)), UNIT).default({}),
  begin: z.strictObject({ procedure: z.literal('battle'), with: BATTLE }).optional(),
});

/** Reads a position, or says where its first fault is. Units not named stay where they begin. */
export function readPosition(json: Json): { readonly state: ToyState } | { readonly fault: PositionFault } {
  const read = POSITION.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { fault: { at: issue?.path.join('.') ?? '', message: issue?.message ?? 'no position' } };
  }
  const { units, begin, purse, hands, ready, ...plain } = read.data;
  const fresh = start({ scenario: 'standard', options: {} });
  const state: ToyState = { ...fresh, ...plain };
  state.purse = purse ?? fresh.purse;
  state.hands = hands ?? fresh.hands;
  state.ready = ready ?? fresh.ready;
  state.units = fresh.units.map((unit) => ({ ...unit, ...units[unit.id] }));
  if (begin !== undefined) state.begin = begin;
  return { state };
}

/** The position in the words of a position file. */
export function showPosition(state: ToyState): Json {
  const { units, begin, result: _, ...plain } = state;
  const shown = Object.fromEntries(
    units.map(({ id, at, kind, shown: up, steps: left }) => [id, { at, kind, shown: up, steps: left }]),
  );
  const begun = begin === undefined ? {} : { begin: { procedure: begin.procedure, with: begin.with } };
  return {
    ...plain,
    purse: { ...plain.purse },
    hands: { ...plain.hands },
    ready: { ...plain.ready },
    units: shown,
    ...begun,
  };
}

export function positionSchema(): Json {
  return z.toJSONSchema(POSITION, { io: 'input' }) as Json;
}

/** Cards and their events in the component file. */
import { z } from 'zod';
import { id, side, words } from './shapes.js';

/** What an event does. Each kind is carried out by the file of its chapter. */
export const effect = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('airStrike'),
    by: z.enum(['airUnits', 'carriers']),
    range: z.int().positive(),
    shift: z.int(),
    half: z.boolean().optional(),
    noShifts: z.boolean().optional(),
    allocator: side.optional(),
  }),
  z.object({
    type: z.literal('randomDiscard'),
    from: side,
    count: z.int().positive(),
    requires: z.object({ turn: z.int().positive() }),
  }),
  z.object({ type: z.literal('groundStrength'), value: z.int().positive() }),
  z.object({ type: z.literal('cancelOperation'), of: side }),
  z.object({ type: z.literal('stealOperation'), of: side }),
  z.object({ type: z.literal('move'), firstRoundAirShift: z.int() }),
  z.object({ type: z.literal('raid') }),
  z.object({ type: z.literal('attackAtStart'), strength: z.int().positive(), allocator: side }),
  z.object({
    type: z.literal('choice'),
    requires: z.object({ anyControlled: z.array(id), side }).optional(),
    options: z.tuple([
      z.object({ type: z.literal('vp'), side, value: z.int() }),
      z.object({ type: z.literal('randomDiscard'), from: side, count: z.int().positive() }),
    ]),
  }),
  z.object({ type: z.literal('halveAir'), side }),
  z.object({
    type: z.literal('vpRoll'),
    requires: z.union([z.object({ portHeld: id, side }), z.object({ anyControlled: z.array(id), side })]),
    table: z.record(z.string(), z.int()),
    side,
  }),
  z.object({ type: z.literal('attackMovers'), strength: z.int().positive(), allocator: side }),
  z.object({ type: z.literal('surfaceHitsOnAir'), min: z.int().positive() }),
  z.object({ type: z.literal('fireFirst'), side }),
  z.object({ type: z.literal('swapCarriersForAir'), carriers: z.int().positive(), faceUp: z.boolean() }),
  z.object({ type: z.literal('reshuffleAll') }),
  z.object({
    type: z.literal('combatShift'),
    japan: z.int().optional(),
    allied: z.int().optional(),
    air: z.boolean().optional(),
    surface: z.boolean().optional(),
  }),
  z.object({ type: z.literal('retreatNow'), side }),
  z.object({ type: z.literal('allocateHalf'), side, round: z.literal('up') }),
  z.object({ type: z.literal('captureCost'), side, value: z.int().positive() }),
]);

export const event = z.object({
  no: id,
  side,
  title: words,
  kind: z.string(),
  timing: z.enum([
    'operation',
    'portCapture',
    'enemyOperationStart',
    'combatStart',
    'surfaceStart',
    'anytime',
    'enemyMove',
    'japaneseAirResolution',
    'beforeEnemyCapture',
  ]),
  oneShot: z.boolean(),
  effect: z.string(),
  fx: effect,
});

export type EventCard = z.infer<typeof event>;

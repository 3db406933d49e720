/** Procedures of the rulebook that a position can begin with, and their words. */
import { z } from 'zod';
import type { Pack } from '../components/pack.js';

/** The shape of `begin`, for a pack's ids. */
export function beginShape(pack: Pack) {
  const hex = z.enum(pack.hexes.map(({ id }) => id));
  const unit = z.enum(pack.units.map(({ id }) => id));
  const bridge = z.enum(pack.bridges.map(({ id }) => id));
  const units = z.array(unit);
  const spotter = unit.optional();
  const help = unit.optional();
  const left = z.int().min(0).optional();
  return z.discriminatedUnion('procedure', [
    z.strictObject({ procedure: z.literal('move'), with: z.strictObject({ unit, left }) }),
    z.strictObject({ procedure: z.literal('defensiveFire'), with: z.strictObject({ unit, left }) }),
    z.strictObject({
      procedure: z.literal('attack'),
      with: z.strictObject({
        target: hex,
        units,
        air: units.optional(),
        fga: z.literal('yes').optional(),
        help,
        spotter,
      }),
    }),
    z.strictObject({
      procedure: z.literal('attackBridge'),
      with: z.strictObject({ bridge, units, spotter }),
    }),
    z.strictObject({
      procedure: z.literal('attackBuilding'),
      with: z.strictObject({ target: hex, units, help, spotter }),
    }),
    z.strictObject({ procedure: z.literal('advance'), with: z.strictObject({ target: hex, units, help }) }),
    z.strictObject({ procedure: z.literal('eliminate'), with: z.strictObject({ units }) }),
    z.strictObject({ procedure: z.literal('victory'), with: z.strictObject({}).optional() }),
    z.strictObject({
      procedure: z.literal('combatTable'),
      with: z.strictObject({ strength: z.int().positive(), drm: z.int() }),
    }),
  ]);
}

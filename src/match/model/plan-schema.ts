/** A plan that comes from outside, in its shape and size. */
import { z } from 'zod';
import { type Plan, UNFIT } from '../../referee/index.js';

/** Lines of a plan, without those that are over. */
export const MOST_LINES = 200;
/** Most characters of a plan as JSON, without the lines that are over. */
export const LONGEST_PLAN = 64 * 1024;
/** A line and its substitutes. */
export const MOST_DEEDS = 6;
const MOST_ORDERS = 200;

const count = z.int().min(0).max(9999);
const word = z.string().min(1).max(100);
export const planOrderSchema = z
  .object({ do: word })
  .catchall(z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]));
const address = { turn: count, phase: word, kind: word };
const not = z.boolean().exactOptional();

const CONDITIONS = [
  { if: z.enum(['passed', 'acted']), not },
  { if: z.literal('named'), ids: z.array(word).min(1).max(50), not },
  { if: z.literal('came'), line: count, to: word, not },
  { if: z.literal('open'), phase: word, kind: word, least: count, not },
  { if: z.literal('left'), of: word, least: count.exactOptional(), most: count.exactOptional(), not },
  { if: z.literal('holds'), is: planOrderSchema, not },
] as const;
const [heard, named, came, open, left, holds] = CONDITIONS;
const shape = z.strictObject;
const conditionSchema = z.union([
  shape(heard),
  shape(named),
  shape(came),
  shape(open),
  shape(left),
  shape(holds),
]);
const when = z.enum(['before', 'while']);
export const lineConditionSchema = z.union([
  shape({ ...heard, when }),
  shape({ ...named, when }),
  shape({ ...came, when }),
  shape({ ...open, when }),
  shape({ ...left, when }),
  shape({ ...holds, when }),
]);

const lineSchema = z.strictObject({
  no: count,
  ...address,
  deeds: z
    .array(
      z.union([
        shape({ orders: z.array(planOrderSchema).min(1).max(MOST_ORDERS) }),
        shape({ sentence: planOrderSchema }),
      ]),
    )
    .min(1)
    .max(MOST_DEEDS),
  unfit: z.enum(UNFIT),
  conditions: z.array(lineConditionSchema).max(20),
  prefer: z.array(planOrderSchema).max(20),
  asks: z.array(word).max(20),
  repeat: shape({ most: count.min(1), until: conditionSchema.exactOptional() }).exactOptional(),
  stakes: z.array(z.int()).max(10).exactOptional(),
  untried: z.boolean().exactOptional(),
  late: z.boolean().exactOptional(),
});

/** A whole plan, with lines that are over. Numbers of lines are given once. */
export const planSchema: z.ZodType<Plan> = z.strictObject({
  lines: z
    .array(lineSchema)
    .max(2 * MOST_LINES)
    .refine((lines) => new Set(lines.map(({ no }) => no)).size === lines.length, 'a number twice'),
  rests: z.array(z.strictObject({ ...address, do: word })).max(MOST_LINES),
  unasked: z.boolean(),
});

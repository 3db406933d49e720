/**
 * What the doors for programs answer. The requests' shapes are those that the doors themselves read; these
 * are held to real answers by tests.
 */
import { z } from 'zod';

const count = z.int().nonnegative();
const head = z.object({ number: count, hash: z.string() }).describe('The newest event of the journal');
const order = z
  .looseObject({ do: z.string() })
  .describe('A flat sentence: the form’s word, and a value for each of its fields');
const entry = z.looseObject({ key: z.string() }).describe('A line of the log: a key and what it names');

/** A question's field: what may stand in an order under its name. */
const field = z.object({
  name: z.string(),
  type: z
    .enum(['one', 'set', 'list', 'path', 'allot', 'number'])
    .describe(
      'one: an id. set: ids, sorted. list, path: ids in order. allot: {"id": n}. number: an integer. A path may be given by its goal alone',
    ),
  of: z
    .string()
    .or(z.array(z.string()))
    .describe('What the ids are of: unit, hex, point, card …; or the words of which one is chosen'),
  only: z.array(z.string()).optional().describe('Those of the ids that may stand here'),
  min: z.number().optional().describe('Of a number; else how many ids at least'),
  max: z.number().optional().describe('Of a number; else how many ids at most'),
  optional: z.boolean().optional().describe('May be left out'),
});

const question = z.object({
  kind: z.string(),
  clause: z.string().describe('The rule that asks; its words stand at /rules/<game>'),
  about: z.looseObject({}),
  scope: z.array(z.looseObject({ key: z.string() })).describe('Turn, phase, battle …'),
  forms: z.array(z.object({ do: z.string(), fields: z.array(field) })),
});

export const seatAnswer = z.object({
  match: z.string(),
  game: z.string(),
  status: z.enum(['open', 'playing', 'stopped', 'finished', 'imported']),
  side: z.string(),
  event: count.describe('Number of the newest event: send it with every change'),
  head,
  waitsFor: z.array(z.string()).describe('The sides that the match waits for'),
  view: z.looseObject({}).describe('The position as this seat may know it'),
  question: question.nullable().describe('What is asked of this seat now; null: nothing'),
  draft: z
    .object({ revision: count.describe('Send it with every change'), answers: z.array(z.unknown()) })
    .nullable()
    .describe('Orders given and not committed yet; null for a key to read'),
  unused: z.array(z.string()).describe('Units that have not acted in this phase and still could'),
  chapters: z
    .array(z.looseObject({ n: count, type: z.string() }))
    .describe('The newest events with their rolls'),
  offers: z
    .array(z.looseObject({ side: z.string(), kind: z.string() }))
    .describe('What a side has offered and the other has not answered: a draw, to take back …'),
});

export const ordersAnswer = z.object({
  event: count,
  draft: count,
  orders: z.array(order).describe('Legal orders, in the order of the forms'),
  more: z.boolean().describe('There are more than were asked for'),
});

export const acceptedAnswer = z.object({
  became: z
    .enum(['draft', 'played'])
    .describe('draft: kept, can be undone. played: committed, with its dice'),
  event: count,
  draft: count,
  result: z.looseObject({}).optional().describe('How the match ended, where it did'),
});

export const setupAnswer = z.object({ lines: z.array(z.string()) });

export const setupPlacedAnswer = acceptedAnswer.extend({
  placed: count,
  left: z.array(
    z.object({
      line: count,
      text: z.string(),
      clause: z.string().optional(),
      word: z.string().optional(),
      ends: z.literal(true).optional(),
    }),
  ),
});

export const joinedAnswer = acceptedAnswer.extend({
  key: z.string().describe('A key to play: send it as Authorization: Bearer'),
  side: z.string().describe('The side that it plays: by lot it may be the other one'),
});

export const openedAnswer = z.object({
  match: z.string().optional().describe('Left out for a duel'),
  event: z.string().optional().describe('Of a duel: the event of two that both were mailed about'),
  join: z
    .string()
    .optional()
    .describe('Against the practice opponent: a link; what stands behind /l/ is the key to join'),
  invitation: z.string().optional().describe('The link to pass on, where a seat was left open'),
});

export const previewAnswer = z.object({
  order,
  barrier: z
    .enum(['roll', 'draw', 'reveal', 'question', 'phase', 'end', 'turn', 'other'])
    .or(z.string())
    .optional()
    .describe('What cannot be undone and the order would pass; without it the order stays a draft'),
  log: z.array(entry),
});

export const standingOrdersAnswer = z.object({
  orders: z.array(order),
  /** Each with how long it holds; `off`: why it holds no more. */
  left: z.array(
    z.object({
      order,
      key: z.string(),
      until: z.object({ turn: count.optional(), day: z.string().optional() }),
      off: z.enum(['expiredTurn', 'expiredDay', 'units', 'turn']).optional(),
    }),
  ),
  revision: count,
});

export const planAnswer = z.object({
  revision: count,
  state: z.string(),
  plan: z.looseObject({ lines: z.array(z.unknown()) }),
  progress: z.looseObject({}),
  tried: z.array(z.unknown()).describe('How each line fits now, rehearsed on this seat’s own view'),
  room: z
    .object({ lines: count, letters: count })
    .describe('How many more lines the plan takes, and how many more characters of JSON'),
});

export const planSetAnswer = z.object({
  revision: count.describe('Of the plan as it is now: send it with the next change'),
});

export const problemAnswer = z.object({
  type: z.string().describe('urn:denrei:<code>'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().describe('What to do, or the words of the clause'),
  clause: z.string().optional().describe('The rule that forbids the order'),
  refusal: z.looseObject({}).optional(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  instance: z
    .string()
    .optional()
    .describe('Where the fault is the server’s: what its log knows the request by'),
});

/** What may be previewed. */
export const previewRequest = z.object({ order: z.unknown().describe('As it would be given') });

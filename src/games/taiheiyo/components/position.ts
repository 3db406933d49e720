/** Position files, as a zod schema for the ids of a pack. */
import { z } from 'zod';
import { count, side } from './schema.js';

const flag = z.boolean().optional();

/** The ids that a position file may name. */
export interface PositionIds {
  readonly units: readonly string[];
  readonly points: readonly string[];
  readonly cards: readonly string[];
  readonly events: readonly string[];
  readonly phases: readonly string[];
  readonly lastTurn: number;
}

/** What each procedure is told. */
function proceduresFile(ids: PositionIds) {
  const unit = z.enum(ids.units);
  const point = z.enum(ids.points);
  const event = z.enum(ids.events);
  const nothing = z.strictObject({});
  const oneSide = z.strictObject({ side });
  const fireKind = z.enum(['air', 'surface']);
  return {
    control: nothing,
    turn0: nothing,
    draw: z.strictObject({ side, cards: count }),
    operate: oneSide,
    operation: oneSide,
    movement: z.strictObject({
      side,
      from: point,
      ships: z.array(unit).min(1),
      path: z.array(point).min(1),
      event: z.enum(['J03', 'J05']).optional(),
    }),
    battle: z.strictObject({
      at: point,
      attacker: side,
      round: z.int().min(1).optional(),
      movementLeft: count.optional(),
      step: z.enum(['start', 'air', 'surface', 'extend']).optional(),
      events: z.array(event).optional(),
    }),
    strike: z.strictObject({
      event: z.enum(['J01', 'J13', 'J14', 'A01', 'A08']),
      source: point,
      target: point,
    }),
    fire: z.strictObject({
      side,
      kind: fireKind,
      at: point,
      strength: count,
      shifts: z.array(z.int()).optional(),
    }),
    hits: z.strictObject({ side, kind: fireKind, at: point, hits: count, events: z.array(event).optional() }),
    damage: z.strictObject({ unit, hits: z.int().min(1) }),
    retreat: z.strictObject({ side, at: point }),
    isolation: oneSide,
    capture: z.strictObject({ side, fortified: point.optional() }),
    redeployment: oneSide,
    resupply: oneSide,
    supply: nothing,
    scoring: nothing,
  };
}

/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
export function positionFile(ids: PositionIds) {
  const unit = z.enum(ids.units);
  const point = z.enum(ids.points);
  const event = z.enum(ids.events);
  const card = z.enum(ids.cards);
  const boxes = Array.from({ length: ids.lastTurn + 1 }, (_, turn) => `turn:${turn}`);
  const unitWords = z.strictObject({
    at: z.enum(['out', ...ids.points, ...boxes]).optional(),
    faceDown: flag,
    damaged: flag,
  });
  const pointWords = z.strictObject({
    owner: side.optional(),
    control: side.nullable().optional(),
    held: z.enum(['2a', '2b', '2c', '3']).optional(),
  });
  const tally = z.strictObject({
    operations: z.int().min(0),
    cards: z.int().min(0),
    did: z.array(z.enum(['operated', 'moved', 'fought'])),
    at: point.optional(),
  });
  const hand = z.array(card);
  const procedures = Object.entries(proceduresFile(ids)).map(([name, given]) =>
    z.strictObject({
      procedure: z.literal(name),
      with: Object.keys(given.shape).length === 0 ? given.optional() : given,
    }),
  );
  return z.strictObject({
    game: z.literal('taiheiyo'),
    title: z.string().optional(),
    scenario: z.literal('standard').optional(),
    options: z.strictObject({}).optional(),
    turn: z.int().min(0).max(ids.lastTurn).optional(),
    phase: z.enum(ids.phases).optional(),
    clear: flag,
    units: z.partialRecord(unit, unitWords).optional(),
    points: z.partialRecord(point, pointWords).optional(),
    score: z.int().optional(),
    shift: flag,
    fleetTrain: point.optional(),
    fleetTrainUsed: flag,
    hands: z.strictObject({ J: hand.optional(), A: hand.optional() }).optional(),
    deck: hand.optional(),
    discards: hand.optional(),
    spent: z.array(event).optional(),
    repairMoved: z.array(z.enum(['US', 'AU'])).optional(),
    tally: z.strictObject({ J: tally, A: tally }).optional(),
    second: side.optional(),
    firstPassed: flag,
    /** Units that took their order in this half-step of redeployment and return. */
    ordered: z.array(unit).optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: z.union(procedures as [(typeof procedures)[number], ...typeof procedures]).optional(),
  });
}

export type PositionFile = z.infer<ReturnType<typeof positionFile>>;
export type UnitWords = NonNullable<NonNullable<PositionFile['units']>[string]>;

type Procedures = ReturnType<typeof proceduresFile>;
export type ProcedureWords = { readonly [name in keyof Procedures]: z.infer<Procedures[name]> };

/** JSON Schema of the position file. */
export function positionFileSchema(ids: PositionIds) {
  return z.toJSONSchema(positionFile(ids));
}

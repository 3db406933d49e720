/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
import { z } from 'zod';
import type { Pack } from './pack.js';
import { PHASES } from './state.js';

const side = z.enum(['J', 'A']);
const count = z.int().nonnegative();
const flag = z.boolean().optional();

function words(pack: Pack) {
  const unit = z.enum([...pack.unitIndexes.keys()]);
  const point = z.enum([...pack.pointIndexes.keys()]);
  const event = z.enum([...pack.events.keys()]);
  const card = z.enum([...pack.cardIndexes.keys()]);
  return { unit, point, event, card };
}

/** What each procedure is told. */
function proceduresFile(pack: Pack) {
  const { unit, point, event } = words(pack);
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
    strike: z.strictObject({ event: z.enum(['J01', 'J13', 'J14', 'A01', 'A08']), source: point, target: point }),
    fire: z.strictObject({ side, kind: fireKind, at: point, strength: count, shifts: z.array(z.int()).optional() }),
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

/** The position file of a pack. */
export function positionFile(pack: Pack) {
  const { unit, point, event, card } = words(pack);
  const boxes = pack.file.turns.map((t) => `turn:${t.turn}`);
  const unitWords = z.strictObject({
    at: z.enum(['out', ...pack.pointIndexes.keys(), ...boxes]).optional(),
    faceDown: flag,
    damaged: flag,
  });
  const pointWords = z.strictObject({
    owner: side.optional(),
    control: side.nullable().optional(),
    held: z.enum(['2a', '2b', '2c', '3']).optional(),
  });
  const hand = z.array(card);
  const procedures = Object.entries(proceduresFile(pack)).map(([name, given]) =>
    z.strictObject({ procedure: z.literal(name), with: Object.keys(given.shape).length === 0 ? given.optional() : given }),
  );
  return z.strictObject({
    game: z.literal('taiheiyo'),
    title: z.string().optional(),
    scenario: z.literal('standard').optional(),
    options: z.strictObject({}).optional(),
    turn: z.int().min(0).max(pack.lastTurn).optional(),
    phase: z.enum(PHASES).optional(),
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
export function positionFileSchema(pack: Pack) {
  return z.toJSONSchema(positionFile(pack));
}

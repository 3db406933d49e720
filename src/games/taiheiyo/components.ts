/** What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same schema. */
import { z } from 'zod';

const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const id = z.string().regex(/^[A-Za-z0-9_-]+$/);
const count = z.int().nonnegative();
const side = z.enum(['J', 'A']);
const nation = z.string().min(1);

const point = z.object({
  id,
  kind: z.enum(['port', 'base']),
  name: words,
  vp: count,
  x: z.int(),
  y: z.int(),
  startOwner: side.optional(),
  homePortOf: z.array(nation).optional(),
  enter: z.object({ nations: z.array(nation), alliedLba: z.boolean() }).optional(),
  noCapture: z.boolean().optional(),
});

const route = z.object({ id, a: id, b: id, length: z.union([z.literal(1), z.literal(2)]), dotted: z.boolean() });

const setup = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), point: id }),
  z.object({
    kind: z.literal('free'),
    points: z.array(id).min(1),
    capitalOnlyAt: z.array(id).optional(),
    max: z.record(id, count).optional(),
  }),
  z.object({ kind: z.literal('oneEach'), points: z.array(id).min(1) }),
  z.object({ kind: z.literal('turn0'), point: id }),
  z.object({
    kind: z.literal('reinforcement'),
    turn: z.int().positive(),
    withdrawTurn: z.int().positive().nullable(),
    points: z.array(id).min(1),
  }),
]);

const unit = z.object({
  id,
  side,
  nation,
  kind: z.enum(['ship', 'air']),
  name: words,
  air: count,
  gunnery: count,
  defence: count.nullable(),
  heavyArmour: z.boolean(),
  movement: count.nullable(),
  code: z.string().nullable(),
  setup,
});

const column = z.object({ label: z.string(), min: z.int().positive(), max: z.int().positive().nullable() });

/** What an event does. Each kind is carried out by the file of its chapter. */
const effect = z.discriminatedUnion('type', [
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

const event = z.object({
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

const returnPorts = z.record(z.string(), z.array(id).min(1));

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  meta: z.object({ id: z.literal('taiheiyo'), title: words, edition: z.string() }),
  map: z.object({
    display: z.object({ width: z.int().positive(), height: z.int().positive() }),
    points: z.array(point).min(1),
    routes: z.array(route).min(1),
    land: z.object({ rings: z.array(z.array(z.tuple([z.int(), z.int()]))) }),
  }),
  units: z.array(unit).min(1),
  tables: z.object({
    crt: z.object({ columns: z.array(column).min(1), hits: z.array(z.array(count)).length(6) }),
    airShifts: z.object({ enemyHasMoreCarriers: z.int(), enemyHasAirUnit: z.int() }),
  }),
  phases: z.array(z.object({ id, side: side.nullable() })),
  turns: z.array(
    z.object({
      turn: count,
      label: words,
      alliedDraw: count,
      fleetTrains: count.optional(),
    }),
  ),
  cards: z.array(z.object({ id, japanese: event, allied: event })).min(1),
  rules: z.object({
    handLimit: z.object({ J: count, A: count }),
    startHand: z.object({ J: count, A: count }),
    japaneseDrawIfBorneo: count,
    reshuffleWhenDeckAt: count,
    movementIfNoEnemyEntered: z.int().positive(),
    groundStrengthPer: z.int().positive(),
    resourceGroundStrength: z.int().positive(),
    airUnitsPerBase: z.int().positive(),
    eventsAllowedFrom: z.object({ turn: z.int() }),
    reactionMovementPenalty: count,
    heavyArmourDieModifier: z.int(),
    lastTurn: z.int().positive(),
    japanMayNotEnter: z.array(id),
    freeResupply: returnPorts,
    repairReturnPort: returnPorts,
    repairReturnAfterCapture: z.record(z.string(), z.record(z.string(), id)),
  }),
  turn0: z.object({ steps: z.array(z.object({ id: z.string(), column: z.string().optional() })) }),
  victory: z.object({
    turn4: z.object({ japaneseWinAt: z.int(), alliedWinAt: z.int() }),
    turn5: z.object({ alliedWinAt: z.int() }),
  }),
});

export type ComponentFile = z.infer<typeof componentFile>;
export type EventCard = z.infer<typeof event>;
export type Effect = z.infer<typeof effect>;

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
    z.strictObject({ procedure: z.literal(name), with: Object.keys(given.shape).length === 0 ? given.optional() : given }),
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

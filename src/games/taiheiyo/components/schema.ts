/**
 * What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
 * schema.
 */
import { z } from 'zod';

export const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
export const id = z.string().regex(/^[A-Za-z0-9_-]+$/);
export const count = z.int().nonnegative();
export const side = z.enum(['J', 'A']);
export const nation = z.string().min(1);

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

/** Set-ups that the text tables have a name for. */
export const TEMPLATES = ['homeFleet', 'southward', 'rear', 'forward'] as const;

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

const route = z.object({
  id,
  a: id,
  b: id,
  length: z.union([z.literal(1), z.literal(2)]),
  dotted: z.boolean(),
});

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

const returnPorts = z.record(z.string(), z.array(id).min(1));

/** A set-up for all units that a side places: points with who goes there. */
const template = z.object({ id: z.enum(TEMPLATES), side, at: z.record(id, z.array(id).min(1)) });

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  meta: z.object({ id: z.literal('taiheiyo'), title: words, edition: z.string() }),
  map: z.object({
    display: z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      /** What part of the world it shows; a chart without it has no graticule. */
      projection: z.string().optional(),
    }),
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
    /** The base that feeds Japan with cards. */
    japaneseDrawAt: id.default('borneo'),
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
  setup: z.object({ templates: z.array(template).default([]) }).default({ templates: [] }),
  turn0: z.object({
    steps: z.array(z.object({ id: z.string(), column: z.string().optional() })),
    /** Where the air unit of the second strike comes from, and where its targets lie. */
    malaya: z.object({ from: id, at: id }).default({ from: 'indochina', at: 'singapore' }),
  }),
  victory: z.object({
    turn4: z.object({ japaneseWinAt: z.int(), alliedWinAt: z.int() }),
    turn5: z.object({ alliedWinAt: z.int() }),
  }),
});

export type ComponentFile = z.infer<typeof componentFile>;

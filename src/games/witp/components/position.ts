/** Position files, as a zod schema for the ids of a pack. */
import { z } from 'zod';

const flag = z.boolean().optional();
const count = z.int().nonnegative();
const side = z.enum(['J', 'A']);

/** The ids that a position file may name. */
export interface PositionIds {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly cards: readonly string[];
  readonly phases: readonly string[];
  readonly lastTurn: number;
  readonly bases: number;
}

/** What each procedure is told. */
function proceduresFile(ids: PositionIds) {
  const unit = z.enum(ids.units);
  const hex = z.enum(ids.hexes);
  const units = z.array(unit).min(1);
  const nothing = z.strictObject({});
  const oneSide = z.strictObject({ side });
  const oneHex = z.strictObject({ hex });
  const hexAndSide = z.strictObject({ hex, side });
  return {
    bids: nothing,
    chungking: nothing,
    entry: nothing,
    card: z.strictObject({ side, card: z.enum(ids.cards) }),
    resources: nothing,
    upkeep: nothing,
    supply: nothing,
    impulse: oneSide,
    endOfMovement: nothing,
    hex: oneHex,
    fleetBattle: z.strictObject({ hex, sea: z.enum(['west', 'east']).optional() }),
    landBattle: oneHex,
    assault: hexAndSide,
    landing: hexAndSide,
    retreat: z.strictObject({ side, hex, units }),
    relocation: z.strictObject({ unit, from: hex }),
    suddenDeath: oneHex,
    redeployment: oneSide,
    submarines: z.strictObject({ side, units }),
    stacking: nothing,
    rebuilding: oneSide,
    arrivals: oneSide,
    china: nothing,
    victory: nothing,
  };
}

/** A word of an option: as pages send it, or as plain JSON. */
const onOff = z.union([z.boolean(), z.enum(['true', 'false'])]).optional();

/** How a position begins in place of the step. */
function beginFile(ids: PositionIds) {
  const procedures = Object.entries(proceduresFile(ids)).map(([name, given]) =>
    z.strictObject({
      procedure: z.literal(name),
      with: Object.keys(given.shape).length === 0 ? given.optional() : given,
    }),
  );
  return z.union(procedures as [(typeof procedures)[number], ...typeof procedures]);
}

function unitFile(ids: PositionIds) {
  return z.strictObject({
    at: z.enum(['track', 'reserve', 'out', 'off', ...ids.hexes]).optional(),
    damaged: flag,
    moved: flag,
    redeployed: flag,
    carrier: z.enum(ids.units).optional(),
    home: flag,
    sea: z.enum(['west', 'east']).optional(),
  });
}

const number = z.union([z.int(), z.string().regex(/^\d+$/)]).optional();

const optionsFile = z.strictObject({
  presetDepots: onOff,
  suddenDeath: onOff,
  chineseNoRedeployTurn1: onOff,
  literalTransportHits: onOff,
  lastTurn: number,
  bid: number,
});

/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
export function positionFile(ids: PositionIds) {
  const unit = z.enum(ids.units);
  const hex = z.enum(ids.hexes);
  const card = z.enum(ids.cards);
  const hexes = z.array(hex);
  const cards = z.array(card);
  const both = <T extends z.ZodType>(of: T) =>
    z.strictObject({ J: of.optional(), A: of.optional() }).optional();
  return z.strictObject({
    game: z.literal('witp'),
    title: z.string().optional(),
    scenario: z.enum(['standard', 'short', '1943', 'delayed']).optional(),
    options: optionsFile.optional(),
    turn: z.int().min(1).max(ids.lastTurn).optional(),
    phase: z.enum(ids.phases).optional(),
    clear: flag,
    units: z.partialRecord(unit, unitFile(ids)).optional(),
    next: side.optional(),
    passed: both(z.boolean()),
    depots: both(hexes),
    built: both(hexes),
    cc: hexes.optional(),
    trp: both(count),
    rp: both(count),
    initiative: z.enum(['J', 'A', '=']).optional(),
    hands: both(cards),
    deck: cards.optional(),
    discards: cards.optional(),
    effects: z.array(z.strictObject({ card, owner: side, used: flag, left: count.optional() })).optional(),
    targets: both(hexes),
    landAtStart: both(hexes),
    resolved: hexes.optional(),
    redeployLeft: both(count),
    snapshot: z.strictObject({ oil: z.int().min(0).max(2), allied: z.boolean() }).optional(),
    chinaBattle: flag,
    chinaPenaltyNext: flag,
    surrendered: flag,
    chungkingAir: unit.nullable().optional(),
    chungkingUsed: flag,
    suddenDeathOff: flag,
    startControl: z.partialRecord(hex, side).optional(),
    usEntered: flag,
    usWarByJapan: z.int().min(1).max(ids.lastTurn).nullable().optional(),
    seatsChanged: flag,
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: beginFile(ids).optional(),
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

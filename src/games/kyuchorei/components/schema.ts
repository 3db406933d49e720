/**
 * What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
 * schema.
 */
import { z } from 'zod';

const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const hexId = z.string().regex(/^\d{4}$/);
const count = z.int().nonnegative();
const side = z.enum(['JP', 'RU']);

const player = words.extend({ id: side, first: z.boolean(), rear: hexId.optional() });
const formation = words.extend({ id: z.string(), side, hq: hexId.nullable() });

const hex = z.object({
  id: hexId,
  col: z.int(),
  row: z.int(),
  elevation: count,
  fort: z.boolean(),
  hq: z.string().nullable(),
  russianStart: z.string().nullable(),
  place: words.extend({ kind: z.enum(['settlement', 'summit', 'pass']) }).nullable(),
  neighbors: z.record(z.string(), hexId.nullable()),
});

const unit = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]+$/),
  side,
  label: z.string().min(1),
  nameJa: z.string().min(1),
  nameEn: z.string().min(1),
  formation: z.string(),
  fire: count,
  melee: count,
  disorderedFire: count,
  disorderedMelee: count,
  reserve: z.boolean(),
  setup: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), hex: hexId }),
    z.object({ kind: z.literal('withinHq'), brigade: z.string(), hq: hexId, maxDistance: count }),
  ]),
});

const turn = z.object({
  turn: z.int().positive(),
  night: z.boolean(),
  labelJa: z.string(),
  labelEn: z.string(),
  movementAllowance: z.int().positive(),
  russianReservesMayMove: z.boolean(),
  reorganisationAllowed: z.boolean(),
  russianFireDefencePlus1: z.boolean(),
  last: z.boolean(),
});

const phase = words.extend({ id: z.enum(['J1', 'J2', 'R1', 'R2']), side });

const fire = z.object({
  range: z.int().positive(),
  defenceBase: z.int().positive(),
  targetHigherPlus: count,
  fortPlus: count,
  nightRussianFirePlus: count,
  minimumOdds: z.int().positive(),
});

const melee = z.object({
  range: z.int().positive(),
  defenderHigherPlus: count,
  fortPlus: count,
  /** `nobody` switches ruling KY-9.3.R1 off: then one attacker below the defender is enough for the bonus. */
  defenderHigherCancelledBy: z.string(),
  minimumOdds: z.int().positive(),
});

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  id: z.literal('kyuchorei'),
  title: words,
  players: z.array(player).length(2),
  formations: z.array(formation),
  map: z.object({
    hexes: z.array(hex).min(1),
    roads: z.array(words.extend({ path: z.array(hexId).min(2) })),
    edgeLabels: z.array(words.extend({ hex: hexId, edge: z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']) })),
  }),
  /** What the map says of distances; no rule does. */
  scale: z.object({ hexMetres: z.number().positive() }).optional(),
  turnTrack: z.array(turn).min(1),
  units: z.array(unit).min(1),
  dice: z.object({ kind: z.string().regex(/^d[1-9]\d*$/) }),
  sequence: z.array(phase).length(4),
  combat: z.object({ fire, melee }),
  scenarios: z
    .array(words.extend({ id: z.string(), firstTurn: z.int().positive(), lastTurn: z.int().positive() }))
    .length(1),
  setup: z.object({ exampleJapanese: z.object({ placement: z.record(z.string(), hexId) }) }),
  victory: z.object({ fortHexes: z.array(hexId), suddenDeath: z.object({ hexes: z.array(hexId) }) }),
});

export type ComponentFile = z.infer<typeof componentFile>;

const choice = z.enum(['move', 'fire', 'melee', 'reorganise']);
const flag = z.boolean().optional();

/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
export function positionFile(units: readonly string[], hexes: readonly string[], turns: number) {
  const hexWord = z.enum(hexes);
  const unitWord = z.strictObject({
    at: z.enum(['out', ...hexes]).optional(),
    disordered: flag,
    moved: flag,
    fired: flag,
    firedAt: flag,
    attacked: flag,
    from: hexWord.optional(),
  });
  const nothing = z.strictObject({}).optional();
  const begin = z.discriminatedUnion('procedure', [
    z.strictObject({ procedure: z.literal('retreat'), with: z.strictObject({ unit: z.enum(units) }) }),
    z.strictObject({ procedure: z.literal('movement'), with: nothing }),
    z.strictObject({ procedure: z.literal('victory'), with: nothing }),
  ]);
  return z.strictObject({
    game: z.literal('kyuchorei'),
    title: z.string().optional(),
    scenario: z.literal('standard').optional(),
    options: nothing,
    turn: z.int().min(1).max(turns).optional(),
    phase: z.enum(['setup', 'J1', 'J2', 'R1', 'R2']).optional(),
    chosen: choice.optional(),
    clear: z.boolean().optional(),
    units: z.partialRecord(z.enum(units), unitWord).optional(),
    fought: z
      .array(z.strictObject({ units: z.array(z.enum(units)), target: z.enum(units), effect: z.boolean() }))
      .optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: begin.optional(),
  });
}

export type PositionFile = z.infer<ReturnType<typeof positionFile>>;

/** JSON Schema of the position file. */
export function positionFileSchema(units: readonly string[], hexes: readonly string[], turns: number) {
  return z.toJSONSchema(positionFile(units, hexes, turns));
}

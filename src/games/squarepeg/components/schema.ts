/**
 * What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
 * schema.
 */
import { z } from 'zod';

const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const hexId = z.string().regex(/^\d{4}$/);
const unitId = z.string().regex(/^[A-Z]+-[A-Z0-9]+$/);
const side = z.enum(['NZ', 'JP']);
const maybeHex = hexId.nullable();

const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const around = z.record(z.enum(DIRECTIONS), maybeHex);

const hex = z.object({
  id: hexId,
  col: z.int().positive(),
  row: z.int().positive(),
  x_mm: z.number(),
  y_mm: z.number(),
  neighbors: around,
  blockedNeighbors: z.partialRecord(z.enum(DIRECTIONS), hexId).optional(),
  name: words.optional(),
});

const face = z.string().regex(/^[1-9]$/);
const dieToHex = z.record(face, hexId);

const map = z.object({
  size_mm: z.object({ w: z.number().positive(), h: z.number().positive() }),
  hexFlatToFlat_mm: z.number().positive(),
  /** What the map says of distances; no rule does. */
  hexKm: z.number().positive().optional(),
  hexes: z.array(hex).min(1),
  blockedHexsides: z.array(z.object({ between: z.tuple([hexId, hexId]), reason: words })),
  specials: z.object({
    palm: z.object({ hexes: z.array(hexId).min(1) }),
    greenArrow: z.object({ hexes: z.array(hexId).min(1) }),
    blueArrow: z.object({ hex: hexId }),
    mission: z.object({ hex: hexId }),
    torahatup: z.object({ hex: hexId }),
    ravineDie: z.object({ dieToHex }),
  }),
  names: z.array(words.extend({ hex: hexId.optional(), area: z.string().optional() })),
  offMap: z.array(words.extend({ where: z.string() })),
  printedAreas: z.array(
    z.object({ id: z.string(), rect_mm: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  ),
});

const counter = z.object({
  id: unitId,
  side,
  type: z.enum(['infantry', 'valentine']),
  size: z.string(),
  symbolColour: z.string(),
  strength: z.int().nonnegative(),
  fatigueDice: z.int().positive(),
  faceDownAtStart: z.boolean().optional(),
  name: words,
  /** As maps, lists and logs say it, where the name is long. */
  short: words.optional(),
  setup: z.string(),
  exchange: z.object({ for: z.tuple([unitId, unitId]) }).optional(),
});

export const RESULTS = ['Ae', 'Ar', 'Ex', 'Dr', 'De'] as const;
const result = z.enum(RESULTS);

const tables = z.object({
  turnTrack: z.object({
    boxes: z
      .array(
        z.object({
          turn: z.int().positive(),
          label: z.string(),
          labelJa: z.string(),
          date: z.string(),
          battalion30ArrivesOn: z.array(z.int().positive()).nullable(),
        }),
      )
      .min(1),
  }),
  crt: z.object({
    die: z.string().regex(/^1d[1-9]\d*$/),
    columns: z.array(z.string().regex(/^([1-9]\d*:1|1:[1-9]\d*)$/)).min(1),
    below: z.object({ result }),
    above: z.object({ result }),
    rows: z.record(face, z.array(result)),
  }),
  combatResults: z.record(result, words),
});

const setupStep = z.object({
  counters: z.array(unitId).optional(),
  hexes: z.array(hexId).optional(),
  tokens: z.record(unitId, hexId).optional(),
});

const scenario = z.object({
  id: z.string(),
  name: words,
  firstTurn: z.int().positive(),
  lastTurn: z.int().positive(),
  setup: z.array(setupStep),
  defaultSetup: z.object({ placements: z.record(unitId, hexId) }),
});

/** The rulings that a pack may switch to their other reading. */
export const FLAGS = [
  'tankSetupDistinctHexes',
  'waterHexsideCutsAdjacency',
  'retreatAndAdvanceCauseFatigue',
  'oneFerryPerUnitPerPhase',
  'ravineRollOnAnyEntry',
  'ravineOnDiscovererFatigues',
  'ferryOppositeEntryTriggersArrival',
  'unitsOfOneHexMayAttackDifferentHexesInTurn',
  'advanceAfterZeroReveal',
  'advanceAfterExchange',
  'retreatStackLimitOneInfantryOneTank',
  'optionalVictoryCountsRavineLoss',
] as const;
export type Flag = (typeof FLAGS)[number];

/** The phases, in the order of the sequence of play. */
export const PHASES = [
  'SETUP-NZ',
  'ARRIVAL',
  'NZ-RECOVERY',
  'NZ-MOVEMENT',
  'NZ-COMBAT',
  'JP-RECOVERY',
  'JP-MOVEMENT',
  'JP-COMBAT',
] as const;
export type Phase = (typeof PHASES)[number];

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  game: z.object({
    id: z.literal('squarepeg'),
    title: words,
    sides: z.tuple([z.literal('NZ'), z.literal('JP')]),
  }),
  sides: z.array(z.object({ id: side, name: words, counterBackground: z.string() })).length(2),
  map,
  counters: z.array(counter).min(1),
  markers: z.array(z.object({ id: z.string(), name: words })),
  tables,
  sequenceOfPlay: z.object({
    startOfTurn: z.tuple([z.object({ id: z.literal('ARRIVAL') })]),
    phases: z.array(z.object({ id: z.enum(PHASES), side, ja: z.string() })),
  }),
  scenarios: z.array(scenario).length(1),
  options: z.array(z.object({ flag: z.literal('optionalValentineVictory'), default: z.boolean() })).length(1),
  rulingFlags: z.array(z.object({ flag: z.enum(FLAGS), default: z.boolean(), clause: z.string() })),
});

export type ComponentFile = z.infer<typeof componentFile>;

/** The ids that a position file is written in. */
export interface PositionIds {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly tokens: readonly string[];
  readonly turns: number;
}

const flag = z.boolean().optional();
const nothing = z.strictObject({}).optional();

/** The shape of a position file, for a pack's ids. Strict: an unknown word is a fault. */
export function positionFile({ units, hexes, tokens, turns }: PositionIds) {
  const hexWord = z.enum(hexes);
  const unitWord = z.enum(units);
  const someUnits = z.array(unitWord).min(1);
  const words = z.strictObject({
    at: z.enum(['off', 'out', ...hexes]).optional(),
    fatigued: flag,
    faceUp: flag,
    moved: flag,
    attacked: flag,
    defended: flag,
    /** Where its last step of this turn came from. */
    from: hexWord.optional(),
    /** The token of a named counter, where it is not the one that it would be given. */
    token: z.enum(tokens).optional(),
  });
  const number = z.int().min(0).max(999);
  const begin = z.discriminatedUnion('procedure', [
    z.strictObject({ procedure: z.literal('arrival'), with: nothing }),
    z.strictObject({ procedure: z.literal('move'), with: z.strictObject({ unit: unitWord }) }),
    z.strictObject({ procedure: z.literal('attack'), with: nothing }),
    z.strictObject({
      procedure: z.literal('odds'),
      with: z.strictObject({ attack: number.min(1), defence: number.min(1) }),
    }),
    z.strictObject({
      procedure: z.literal('result'),
      with: z.strictObject({ target: hexWord, units: someUnits, result }),
    }),
    z.strictObject({ procedure: z.literal('retreat'), with: z.strictObject({ units: someUnits }) }),
    z.strictObject({
      procedure: z.literal('advance'),
      with: z.strictObject({ target: hexWord, units: someUnits }),
    }),
    z.strictObject({ procedure: z.literal('victory'), with: nothing }),
  ]);
  return z.strictObject({
    game: z.literal('squarepeg'),
    title: z.string().optional(),
    scenario: z.literal('standard').optional(),
    options: z.strictObject({ optionalValentineVictory: flag }).optional(),
    turn: z.int().min(1).max(turns).optional(),
    phase: z.enum(PHASES).optional(),
    clear: z.boolean().optional(),
    units: z.partialRecord(unitWord, words).optional(),
    ravine: hexWord.nullable().optional(),
    arrival: z.enum(['roll', 'earned', 'arrived']).optional(),
    /** How far the start of the NZ movement phase has come. */
    opening: z.enum(['arrival', 'exchange', 'passed', 'made']).optional(),
    /** Attacks of this phase, from and to, where a hex may attack one hex alone. */
    fronts: z.array(z.tuple([hexWord, hexWord])).optional(),
    standing: z.record(z.string(), z.unknown()).optional(),
    begin: begin.optional(),
  });
}

export type PositionFile = z.infer<ReturnType<typeof positionFile>>;

/** JSON Schema of the position file. */
export function positionFileSchema(ids: PositionIds) {
  return z.toJSONSchema(positionFile(ids));
}

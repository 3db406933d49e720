/**
 * What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
 * schema.
 */
import { z } from 'zod';

const words = z.object({ en: z.string().min(1), ja: z.string().min(1) });
const hexId = z.string().regex(/^\d{4}$/);
const count = z.int().nonnegative();
const side = z.enum(['US', 'JP']);

const TERRAINS = ['clear', 'urban', 'heavy', 'airfield', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

const EDGES = ['N', 'E', 'S', 'W'] as const;

const hex = z.object({
  id: hexId,
  terrain: z.enum(TERRAINS),
  high: z.boolean().default(false),
  coastal: z.boolean().default(false),
  intramuros: z.boolean().default(false),
  suddenDeathZone: z.boolean().default(false),
  mapEdge: z.array(z.enum(EDGES)).default([]),
  name: words.optional(),
});

const HEXSIDES = ['major-river', 'minor-river', 'wall', 'contour'] as const;

const hexside = z.object({ a: hexId, b: hexId, type: z.enum(HEXSIDES), name: words.optional() });

const bridge = z.object({
  id: z.string(),
  a: hexId,
  b: hexId,
  over: z.enum(['major-river', 'minor-river']),
  name: words,
});

const FORMATION_KINDS = ['division', 'corps', 'air', 'mobile', 'fixed'] as const;

const formation = z.object({
  id: z.string(),
  side,
  name: words,
  kind: z.enum(FORMATION_KINDS),
  colour: z.string(),
  textColour: z.string().optional(),
});

const unit = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]+$/),
  side,
  formation: z.string(),
  designation: z.string().min(1),
  type: z.string(),
  size: z.string(),
  attack: z.int().positive(),
  range: z.int().positive().nullable(),
  armoured: z.boolean(),
  cac: z.boolean(),
  antiArmour: z.boolean(),
  indirect: z.boolean(),
  antiAircraft: z.boolean(),
  fixed: z.boolean(),
  amphibious: z.boolean(),
  bridging: z.boolean(),
  name: words,
  movement: count,
  defensiveFireCapable: z.boolean(),
});

const crt = z.object({
  columns: z.array(z.object({ label: z.string(), min: count, max: count.nullable() })).min(1),
  rows: z.array(z.object({ label: z.string(), value: z.int(), results: z.array(z.enum(['E', '-'])) })).min(1),
});

/** The modifiers of the dice, each of them must be in the table. */
export const REASONS = [
  'urban',
  'heavy',
  'rubble',
  'uphill',
  'downhill',
  'wall',
  'armour',
  'river',
  'range2',
  'range5',
  'flak',
  'fga',
  'closeAssault',
] as const;
export type Reason = (typeof REASONS)[number];

/** Those that count from a range on. */
export const BANDS = ['range2', 'range5'] as const satisfies readonly Reason[];

const drm = z.object({
  id: z.enum(REASONS),
  value: z.int(),
  /** The longest range from which it counts; for the bands of range alone. */
  from: z.int().positive().optional(),
  applies: z.enum(['both', 'offensive', 'defensive']),
});

const EFFECTS = [...HEXSIDES, 'bridge', 'rubble'] as const;

const turn = z.object({
  turn: z.int().positive(),
  date: words,
  xivCorpsMove: count,
  replacements: z.boolean(),
  air: z.boolean(),
  fga: z.boolean(),
  bridgeDemolition: z.boolean(),
  buildingDemolition: z.boolean(),
});

export const PHASES = ['S1', 'S2', 'A', 'B', 'C', 'D', 'E'] as const;
export type Phase = (typeof PHASES)[number];

const group = z.object({
  formation: z.string(),
  hexes: z.array(hexId).min(1),
  allowance: z.int().positive(),
});

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  id: z.literal('manila45'),
  title: words,
  scale: z.object({ hexMiles: z.number(), hexKm: z.number(), turnDays: z.int(), unitMen: z.array(z.int()) }),
  counts: z.object({
    counters: count,
    gameCounters: count,
    variantCounters: count,
    combatUnits: count,
    markers: count,
  }),
  map: z.object({
    hexes: z.array(hex).min(1),
    hexsides: z.array(hexside),
    bridges: z.array(bridge),
  }),
  formations: z.array(formation).min(1),
  unitTypes: z.array(z.object({ id: z.string(), name: words })),
  units: z.array(unit).min(1),
  abbreviations: z.array(z.object({ abbr: z.string(), en: z.string(), ja: z.string() })),
  markers: z.array(z.object({ id: z.string(), count, limit: count.nullable() })),
  tables: z.object({
    crt,
    drm: z.array(drm),
    terrain: z.array(
      z.object({
        id: z.enum(TERRAINS),
        name: words,
        moveCost: count.nullable(),
        blocksLof: z.boolean(),
        drm: z.int(),
      }),
    ),
    hexsideEffects: z.array(z.object({ id: z.enum(EFFECTS), extraMove: count.nullable() })),
    turnTrack: z.array(turn).min(1),
    sequence: z.array(z.object({ id: z.enum(PHASES), player: side, name: words })),
  }),
  scenario: z.object({
    id: z.string(),
    japaneseSetup: z.object({
      forbiddenHexes: z.array(hexId),
      stacking: z.object({ max: z.int().positive(), maxFixed: count }),
      template: z.array(z.object({ unit: z.string(), hex: hexId })),
    }),
    usEntry: z.array(group).min(1),
    replacements: z.object({ fromTurn: z.int(), perFormation: z.record(z.string(), count) }),
  }),
  victory: z.object({
    normal: z.object({ turn: z.int().positive() }),
    suddenDeath: z.object({ turn: z.int().positive(), hexes: z.array(hexId).min(1) }),
  }),
});

export type ComponentFile = z.infer<typeof componentFile>;

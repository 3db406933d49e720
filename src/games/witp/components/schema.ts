/**
 * What we read of the component file, as a zod schema. An owner's corrected pack is checked by the same
 * schema.
 */
import { z } from 'zod';
import { op } from './ops.js';

const words = z.object({ ja: z.string().min(1), en: z.string().min(1) });
const id = z.string().regex(/^[A-Za-z0-9_-]+$/);
const count = z.int().nonnegative();
const side = z.enum(['J', 'A']);
const nation = z.enum(['JP', 'US', 'UK', 'CN']);
const hexIds = z.array(id);

const hex = z.object({
  id,
  col: z.int().positive(),
  row: z.int().positive(),
  terrain: z.enum(['land', 'shallow', 'sea', 'mountain']),
  ja: z.string().optional(),
  en: z.string().optional(),
  base: z.object({ kind: z.enum(['port', 'airfield']), colour: nation }).optional(),
  supplySource: nation.optional(),
  region: id.optional(),
  jungle: z.boolean().optional(),
  autoSupplyAllied: z.boolean().optional(),
  autoSupplyChinese: z.boolean().optional(),
  unlimitedStacking: z.boolean().optional(),
  closedToJapaneseFleets: z.boolean().optional(),
  fleetLimit: count.optional(),
  resource: z.boolean().optional(),
});

const unit = z.object({
  id,
  ja: z.string().min(1),
  en: z.string().min(1),
  side,
  nation,
  type: z.enum(['CV', 'N', 'L', 'A']),
  setup: id.optional(),
  arrival: z.int().positive().optional(),
  reserve: z.boolean().optional(),
});

const effect = z.object({
  timing: z.enum([
    'immediate',
    'resource',
    'depot',
    'movement',
    'battle',
    'turn',
    'redeployLand',
    'rebuild',
    'reinforcement',
  ]),
  text: z.string(),
  ops: z.array(op),
});

const card = z.object({
  id,
  year: z.int(),
  no: z.int().positive(),
  forced: z.boolean(),
  ja: z.string().min(1),
  en: z.string().min(1),
  J: effect.nullish(),
  A: effect.nullish(),
  common: effect.nullish(),
});

const turn = z.object({
  turn: z.int().positive(),
  year: z.int(),
  ja: z.string().min(1),
  en: z.string().min(1),
  deck: z.int(),
  cardPlay: z.enum(['none', 'A first', 'J first']),
  brp: z.object({ J: count, A: count }),
  submarineRow: z.string(),
  reinforcements: z.object({ JP: hexIds, US: hexIds, UK: hexIds }),
});

const placed = z.object({ unit: id, hex: id, state: z.enum(['full', 'damaged']) });

const range = z.tuple([count, count]);

const tables = z.object({
  submarine: z.object({ hitRange: z.record(z.string(), z.object({ J: range, A: range })) }),
  combat: z.object({
    taskForceBonus: count,
    defenceBonus: count,
    carrierAssaultBonus: count,
    airSupport: count,
    retreatIfDifferenceAtLeast: count,
  }),
  extraHits: z.object({
    '5': z.object({ air: count }),
    '6': z.object({ air: count, carrierInsteadInFleetBattle: count }),
  }),
  rebuildCost: z.object({ CV: count, N: count, L: count, A: count }),
  movementCost: z.object({
    activationMarker: count,
    perHex: count,
    enemyAirZone: count,
    jungleByLand: count,
  }),
  redeployLimit: z.object({ turn1Allied: count }),
  depot: z.object({
    linkRange: count,
    supplyRange: count,
    upkeepPerDepot: count,
    turn1AlliedMaximum: count,
    optionalTurn1: hexIds,
  }),
  trp: z.object({ modifiers: z.array(z.object({ id, delta: z.int().optional() })) }),
});

const scenario = z.object({
  id: z.enum(['standard', 'short', '1943', 'delayed']),
  ja: z.string(),
  en: z.string(),
  firstTurn: z.int().positive(),
  setup43: z.array(placed).optional(),
  eliminated: z.array(z.object({ unit: id })).optional(),
  depots: z
    .object({
      J: z.array(z.union([id, z.object({ hex: id })])),
      A: z.array(z.union([id, z.object({ hex: id })])),
    })
    .optional(),
  alliedBrpBeforeEntry: z.record(z.string(), count).optional(),
  turn1AlliedDepots: count.optional(),
  turn1AlliedRedeploy: count.optional(),
  optionalDepots: hexIds.optional(),
  entryRoll: z.object({ target: count, automaticAtStartOfTurn: count }).optional(),
});

const OPTION_IDS = ['presetDepots', 'suddenDeath', 'chineseNoRedeployTurn1', 'literalTransportHits'] as const;

/** The component file. Unknown keys (sources, notes) are ignored. */
export const componentFile = z.object({
  id: z.literal('witp'),
  title: words,
  counts: z.object({
    counters: count,
    units: count,
    markers: count,
    cards: count,
    dice: count,
    turns: count,
  }),
  map: z.object({
    hexes: z.array(hex).min(1),
    hexsides: z.array(z.object({ a: id, b: id, type: z.enum(['land', 'shallow', 'sea']) })),
    splitSeas: z.array(z.object({ hex: id, parts: z.object({ west: hexIds, east: hexIds }) })).length(1),
    regions: z.array(z.object({ id, hexes: hexIds })),
  }),
  unitTypes: z.array(
    z.object({
      id: z.enum(['CV', 'N', 'L', 'A']),
      ja: z.string(),
      en: z.string(),
      front: z.object({ strength: count.optional() }),
    }),
  ),
  units: z.array(unit).min(1),
  markers: z.array(z.object({ id, count })),
  turnTrack: z.array(turn).min(1),
  tables,
  cards: z.array(card).min(1),
  decks: z.object({
    '1942': z.object({ initialDealExcludes: z.array(count) }),
    '1943': z.object({ initialDealExcludesIn1943Scenario: z.array(count) }),
  }),
  scenarios: z.array(scenario).min(1),
  optionalRules: z.array(z.object({ id: z.enum(OPTION_IDS), default: z.boolean() })),
  victory: z.object({
    a: z.object({ allowedHexes: hexIds }),
    b: z.object({ sources: hexIds, depots: hexIds }),
  }),
});

export type ComponentFile = z.infer<typeof componentFile>;
export type ScenarioId = ComponentFile['scenarios'][number]['id'];
export type OptionId = (typeof OPTION_IDS)[number];
export type CardEffect = NonNullable<ComponentFile['cards'][number]['J']>;
export type Nation = ComponentFile['units'][number]['nation'];
export type UnitType = ComponentFile['units'][number]['type'];
export type Terrain = ComponentFile['map']['hexes'][number]['terrain'];

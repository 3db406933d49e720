/** What the cards do, as data: one shape for each operation of the vocabulary of the component file. */
import { z } from 'zod';

const side = z.enum(['J', 'A']);
const type = z.enum(['CV', 'N', 'L', 'A']);
const nation = z.enum(['JP', 'US', 'UK', 'CN']);
const battle = z.enum(['fleet', 'land', 'assault']);
const hexes = z.array(z.string());
const delta = z.int();
const n = z.int().positive();
/** Every battle of the turn, or one that the owner names before the dice. */
const uses = z.union([z.literal('all'), z.literal(1)]);

const anyFull = z.strictObject({ anyFull: z.strictObject({ side, type }) });
const fullAt = z.strictObject({ nation, type, hexes });

/** Where and with whom a bonus bonusHolds. */
const place = z.strictObject({
  regions: z.array(z.string()).optional(),
  nation: nation.optional(),
  hexes: hexes.optional(),
  defending: z.boolean().optional(),
});

const strengthWhen = z.union([
  z.enum(['defendingJungle', 'vsChina', 'ownFullCV', 'ownFullN', 'twoFullN', 'attacking']),
  place,
]);

const trp = z.strictObject({
  op: z.literal('trp'),
  side,
  delta,
  when: z.union([anyFull, z.strictObject({ fullAt })]).optional(),
  elseDelta: delta.optional(),
});

const within = z.strictObject({
  hexes: n,
  of: z.strictObject({
    side: side.optional(),
    nation: nation.optional(),
    type,
    full: z.boolean().optional(),
  }),
});

const hit = z.strictObject({
  op: z.literal('hit'),
  victim: side,
  nation: nation.optional(),
  types: z.array(type),
  n,
  where: hexes.optional(),
  regions: z.array(z.string()).optional(),
  elseRegions: z.array(z.string()).optional(),
  when: z.literal('endMovementCarryingInAzoc').optional(),
  cargoToo: z.boolean().optional(),
  chooser: side,
  elseOps: z.array(trp).optional(),
});

const table = z.strictObject({ '5': z.int().nonnegative(), '6': z.int().nonnegative() });

const soviet = z.strictObject({
  op: z.literal('soviet'),
  turn16: z.strictObject({
    eliminate: z.strictObject({
      victim: side,
      types: z.array(type),
      n,
      first: hexes,
      thenRegions: z.array(z.string()),
      chooser: side,
    }),
  }),
  before: trp,
});

export const op = z.discriminatedUnion('op', [
  trp,
  hit,
  soviet,
  z.strictObject({ op: z.literal('upkeep'), side, delta }),
  z.strictObject({ op: z.literal('redeployLimit'), side, delta }),
  z.strictObject({ op: z.literal('bestOfTwo'), side, battles: z.array(battle), uses }),
  z.strictObject({
    op: z.literal('strength'),
    side,
    battles: z.array(battle),
    delta,
    when: strengthWhen.optional(),
    uses,
  }),
  z.strictObject({ op: z.literal('extraHits'), victim: side, unit: z.enum(['A', 'all']), table }),
  z.strictObject({
    op: z.literal('eliminate'),
    victim: side,
    types: z.array(type),
    n,
    within,
    except: hexes,
    chooser: side,
  }),
  z.strictObject({
    op: z.literal('rebuildFree'),
    side,
    nation: nation.optional(),
    types: z.array(type),
    n,
    alsoAt: nation.optional(),
  }),
  z.strictObject({ op: z.literal('jungleFree'), side }),
  z.strictObject({
    op: z.literal('azocSurcharge'),
    side,
    units: z.array(type),
    value: z.int().nonnegative(),
  }),
  z.strictObject({ op: z.literal('initiative'), side }),
  z.strictObject({ op: z.literal('afterBattleHit'), victim: side, types: z.array(type), n, chooser: side }),
  z.strictObject({
    op: z.literal('afterBattleEliminate'),
    victim: side,
    types: z.array(type),
    n,
    chooser: side,
  }),
  z.strictObject({
    op: z.literal('freeActivation'),
    side,
    when: z.enum(['transport', 'fleetOnly']),
    impulses: n,
  }),
  z.strictObject({ op: z.literal('subRange'), side, min: z.int().nonnegative(), max: z.int().nonnegative() }),
  z.strictObject({ op: z.literal('removeDepot'), victim: side, n, where: hexes, within, chooser: side }),
  z.strictObject({ op: z.literal('advanceArrival'), nation, type, n }),
  z.strictObject({
    op: z.literal('freeRedeployLand'),
    side,
    n,
    ignoreNetwork: z.literal(true),
    ignoreContinued: z.boolean().optional(),
    noSub: z.boolean().optional(),
  }),
  z.strictObject({ op: z.literal('defenceBonus'), attacker: side, value: z.int().nonnegative(), uses }),
  z.strictObject({ op: z.literal('noFleetMove'), side }),
  z.strictObject({ op: z.literal('endSuddenDeath') }),
  z.strictObject({ op: z.literal('placeReserve'), unit: z.string(), elseOps: z.array(trp) }),
  z.strictObject({ op: z.literal('returnChinese'), n, to: z.string() }),
  z.strictObject({ op: z.literal('kamikaze'), side, hits: n, max: z.literal('all') }),
  z.strictObject({ op: z.literal('cancelOil') }),
  z.strictObject({ op: z.literal('noAssault') }),
  z.strictObject({
    op: z.literal('supplied'),
    side,
    types: z.array(type),
    regions: z.array(z.string()),
  }),
  z.strictObject({
    op: z.literal('atomicBomb'),
    turn: n,
    fullAt,
    elseOps: z.array(trp),
  }),
]);

export type Op = z.infer<typeof op>;
/** The operation of one name. */
export type OpOf<N extends Op['op']> = Extract<Op, { readonly op: N }>;
/** The kinds of battle of rule 9. */
export type BattleKind = z.infer<typeof battle>;

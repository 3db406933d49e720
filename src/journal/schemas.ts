/** The shapes of everything in a journal file, checked where text comes in. */
import { z } from 'zod';
import type { Entry, PublicOrder, Purposes } from '../referee/index.js';
import { OWN_WORDS } from './dice.js';
import type { JournalEvent } from './events.js';
import type { Openings } from './seals.js';
import { RESERVED_NAMES } from './seals.js';

const whole = z.int();
const count = z.int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'not 64 lower-case hex digits');
const side = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,31}$/, 'not an id of a side')
  .refine((id) => !RESERVED_NAMES.includes(id), 'a reserved name');
const matchId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id of a match');
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'not a UTC instant to the second');

const fieldValue = z.union([z.string(), whole, z.array(z.string()), z.record(z.string(), whole)]);
const order = z.object({ do: z.string() }).catchall(fieldValue);
const publicOrder: z.ZodType<PublicOrder> = z.strictObject({
  side,
  order: order.nullable(),
  by: z.exactOptional(z.enum(['forced', 'clock'])),
});

const param = z.union([z.string(), whole, z.boolean(), z.null(), z.array(z.union([z.string(), whole]))]);
const entry: z.ZodType<Entry> = z.object({ key: z.string() }).catchall(param);

const modifier = z.strictObject({
  amount: whole,
  on: z.enum(['die', 'column', 'attack', 'defence']),
  reason: z.string(),
  clause: z.string(),
});

/** The proof that a public roll carries. */
export const rollProof = z.strictObject({ chain: whole.min(1), k: whole.min(1), link: hash });

/** The proof that a secret draw carries until it is sealed. */
export const drawProof = z.strictObject({ k: whole.min(1) });

const roll = z.strictObject({
  ...rollProof.shape,
  after: count,
  purpose: z.string(),
  dice: z.array(whole.min(1).max(256)),
  faces: z.array(whole.min(1)),
  modifiers: z.array(modifier),
  total: whole,
  outcomes: z.array(z.tuple([whole, z.string()])),
  outcome: z.exactOptional(z.string()),
});

const purposes: z.ZodType<Purposes> = z.record(
  z.string(),
  z.strictObject({
    faces: z.union([whole.min(2).max(256), z.literal('rows')]),
    most: whole.min(1),
  }),
);

const beaconTerms = z.strictObject({
  name: z.string(),
  chain: hash,
  wait: whole.min(1),
  key: z.exactOptional(z.string().regex(/^[0-9a-f]{192}$/, 'not a key of 96 bytes')),
  genesis: z.exactOptional(count),
  period: z.exactOptional(whole.min(1)),
});

/** A round as a beacon signs it. */
export const beaconRound = z.strictObject({
  round: whole.min(1),
  signature: z.string().regex(/^[0-9a-f]{96}$/, 'not a signature of 48 bytes'),
});

const commitments = { chain: whole.min(1), open: hash, secret: hash };

const publicOf = {
  opened: z.strictObject({
    game: z.string(),
    scenario: z.string(),
    options: z.record(z.string(), z.string()),
    terms: z.record(z.string(), z.json()),
    rulesVersion: whole.min(1),
    pack: hash.nullable(),
    sides: z.tuple([side, side]).refine(([a, b]) => a !== b, 'both sides have the same id'),
    commitments: z.strictObject(commitments),
    hides: z.boolean(),
    purposes,
    beacon: beaconTerms.nullable(),
  }),
  joined: z.strictObject({ side }),
  committed: z.strictObject({ side, chain: whole.min(1), digest: hash }),
  seeded: z.strictObject({
    side,
    chain: whole.min(1),
    seed: hash,
    words: z.exactOptional(z.string().regex(OWN_WORDS)),
  }),
  ordered: z.strictObject({ orders: z.array(publicOrder), seen: count, round: whole.min(1) }),
  beaconless: z.strictObject({ round: whole.min(1) }),
  played: z.strictObject({
    orders: z.array(publicOrder),
    rolls: z.array(roll),
    log: z.array(entry),
    beacon: z.exactOptional(beaconRound),
  }),
  takenBack: z.strictObject({ event: whole.min(1), orders: count }),
  rerooted: z.strictObject({
    ...commitments,
    used: count,
    reason: z.enum(['used up', 'restored', 'lost commits', 'lost seed']),
  }),
  moved: z.strictObject({ from: whole.min(1), to: whole.min(1), purposes }),
  ended: z.strictObject({
    result: z.strictObject({ winner: side.nullable(), key: z.string(), clause: z.exactOptional(z.string()) }),
    reason: z.enum(['rules', 'resigned', 'time', 'agreed', 'broken off']),
  }),
  unsealed: z.strictObject({ roots: z.array(hash), secrets: z.array(hash).min(1) }),
};

const common = { v: z.literal(2), match: matchId, n: whole.min(1), prev: hash, at: instant, hash };

function plain<T extends keyof typeof publicOf>(type: T) {
  return z.strictObject({ ...common, type: z.literal(type), public: publicOf[type] });
}

function withState<T extends keyof typeof publicOf>(type: T) {
  return z.strictObject({ ...common, type: z.literal(type), public: publicOf[type], state: hash });
}

const played = z.strictObject({
  ...common,
  type: z.literal('played'),
  public: publicOf.played,
  seals: z.record(z.string(), hash),
  state: hash,
});

export const eventSchema: z.ZodType<JournalEvent> = z.discriminatedUnion('type', [
  plain('opened'),
  plain('joined'),
  plain('committed'),
  plain('seeded'),
  z.strictObject({
    ...common,
    type: z.literal('ordered'),
    public: publicOf.ordered,
    seals: z.record(z.string(), hash),
  }),
  plain('beaconless'),
  played,
  withState('takenBack'),
  plain('rerooted'),
  withState('moved'),
  plain('ended'),
  plain('unsealed'),
]);

const salt = z.string().regex(/^([0-9a-f]{64})?$/, 'not a salt');

/** Openings beside an event. */
export const openingsSchema: z.ZodType<Openings> = z.record(
  z.string(),
  z.strictObject({ salt, content: z.json() }),
);

/** The first line of an export. */
export const headerSchema = z.strictObject({
  denrei: z.literal(2),
  kind: z.literal('journal'),
  match: matchId,
  for: z.string(),
  game: z.string(),
});

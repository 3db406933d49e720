/**
 * What a line of a journal file may look like, and the types that follow from it. SPEC sections 2, 8 and 10.
 */
import { WORDS } from './chance.js';

type Guard<T> = (value: unknown) => value is T;
type Guards = { readonly [name: string]: Guard<unknown> };
type Of<G> = G extends Guard<infer T> ? T : never;
type All<G extends Guards> = { readonly [name in keyof G]: Of<G[name]> };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): value is string => typeof value === 'string';
const flag = (value: unknown): value is boolean => typeof value === 'boolean';
const anything = (value: unknown): value is unknown => value !== undefined;

function like(pattern: RegExp, ...not: readonly string[]): Guard<string> {
  return (value): value is string => text(value) && pattern.test(value) && !not.includes(value);
}
function whole(least = -Infinity, most = Infinity): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}
function among<const T extends readonly (string | number | null)[]>(...values: T): Guard<T[number]> {
  return (value): value is T[number] => values.some((allowed) => allowed === value);
}
function either<G extends readonly Guard<unknown>[]>(...guards: G): Guard<Of<G[number]>> {
  return (value): value is Of<G[number]> => guards.some((guard) => guard(value));
}
function list<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard);
}
function pair<A, B>(first: Guard<A>, second: Guard<B>): Guard<readonly [A, B]> {
  return (value): value is readonly [A, B] =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}
function record<T>(guard: Guard<T>): Guard<{ readonly [name: string]: T }> {
  return (value): value is { readonly [name: string]: T } =>
    isObject(value) && Object.values(value).every(guard);
}
/** An object with these fields, perhaps those, and no others. */
function fields<M extends Guards, O extends Guards = Record<never, Guard<never>>>(
  must: M,
  may?: O,
): Guard<All<M> & Partial<All<O>>> {
  const guards = new Map(Object.entries({ ...must, ...may }));
  return (value): value is All<M> & Partial<All<O>> =>
    isObject(value) &&
    Object.keys(must).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => guards.get(name)?.(member) ?? false);
}
/** A sentence: one word that names it, and parameters. */
function sentence(name: string, parameter: Guard<unknown>): Guard<object> {
  return (value): value is object =>
    isObject(value) &&
    Object.hasOwn(value, name) &&
    Object.entries(value).every(([key, member]) => (key === name ? text : parameter)(member));
}

const none = among(null);
const integer = whole();
const count = whole(0);
const number = whole(1);
const hash = like(/^[0-9a-f]{64}$/);
const side = like(/^[A-Za-z][A-Za-z0-9_-]{0,31}$/, 'draws', 'state', 'all', 'public', 'spectator');
const order = sentence('do', either(text, integer, list(text), record(integer)));
const publicOrder = fields({ side, order: either(order, none) }, { by: among('forced', 'clock') });
const entry = sentence('key', either(text, integer, flag, none, list(either(text, integer))));
const modifier = fields({
  amount: integer,
  on: among('die', 'column', 'attack', 'defence'),
  reason: text,
  clause: text,
});
const proof = { chain: number, k: number, link: hash };
const thrown = { after: count, purpose: text, dice: list(whole(1, 256)), faces: list(number) };
const reading = { modifiers: list(modifier), total: integer, outcomes: list(pair(integer, text)) };
const roll = fields({ ...proof, ...thrown, ...reading }, { outcome: text });
const purpose = fields({ faces: either(whole(2, 256), among('rows')), most: number });
const purposes = record(purpose);
const round = fields({ round: number, signature: like(/^[0-9a-f]{96}$/) });
const beaconTerms = fields(
  { name: text, chain: hash, wait: number },
  { key: like(/^[0-9a-f]{192}$/), genesis: count, period: number },
);
const commitments = { chain: number, open: hash, secret: hash };
const setting = {
  game: text,
  scenario: text,
  options: record(text),
  terms: record(anything),
  rulesVersion: number,
  hides: flag,
  purposes,
  beacon: either(beaconTerms, none),
};
const result = fields({ winner: either(side, none), key: text }, { clause: text });

const common = {
  v: among(2),
  match: like(/^[A-Za-z0-9_-]{1,64}$/),
  n: number,
  prev: hash,
  at: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  hash,
};
const opening = fields({
  ...setting,
  pack: either(hash, none),
  sides: pair(side, side),
  commitments: fields(commitments),
});
const orders = list(publicOrder);
const play = fields({ orders, rolls: list(roll), log: list(entry) }, { beacon: round });
const reroot = fields({
  ...commitments,
  used: count,
  reason: among('used up', 'restored', 'lost commits', 'lost seed'),
});
const end = fields({ result, reason: among('rules', 'resigned', 'time', 'agreed', 'broken off') });

const opened = fields({ ...common, type: among('opened'), public: opening });
const joined = fields({ ...common, type: among('joined'), public: fields({ side }) });
const committed = fields({
  ...common,
  type: among('committed'),
  public: fields({ side, chain: number, digest: hash }),
});
const seeded = fields({
  ...common,
  type: among('seeded'),
  public: fields({ side, chain: number, seed: hash }, { words: like(WORDS) }),
});
const ordered = fields({
  ...common,
  type: among('ordered'),
  public: fields({ orders, seen: count, round: number }),
  seals: record(hash),
});
const beaconless = fields({ ...common, type: among('beaconless'), public: fields({ round: number }) });
const played = fields({ ...common, type: among('played'), public: play, seals: record(hash), state: hash });
const takenBack = fields({
  ...common,
  type: among('takenBack'),
  public: fields({ event: number, orders: count }),
  state: hash,
});
const rerooted = fields({ ...common, type: among('rerooted'), public: reroot });
const moved = fields({
  ...common,
  type: among('moved'),
  public: fields({ from: number, to: number, purposes }),
  state: hash,
});
const ended = fields({ ...common, type: among('ended'), public: end });
const unsealed = fields({
  ...common,
  type: among('unsealed'),
  public: fields({ roots: list(hash), secrets: list(hash) }),
});

export const isEvent = either(
  ...[opened, joined, committed, seeded, ordered, beaconless, played],
  ...[takenBack, rerooted, moved, ended, unsealed],
);
export type Event = Of<typeof isEvent>;
export type Opened = Of<typeof opened>;
export type Played = Of<typeof played>;
export type OrderedEvent = Of<typeof ordered>;
export type PurposeTable = Of<typeof purposes>;
export type Commitments = Of<typeof reroot> | Of<typeof opening>['commitments'];
export type Roll = Of<typeof roll>;

export const isHeader = fields({
  denrei: among(2),
  kind: among('journal'),
  match: text,
  for: text,
  game: text,
});
const openings = record(fields({ salt: like(/^([0-9a-f]{64})?$/), content: anything }));
export const isRow = fields({ event: anything }, { open: openings });
export type Openings = Of<typeof openings>;

const told = fields({ after: count, purpose: text, ids: list(text) });
export const isSideContent = fields({
  orders: list(pair(count, order)),
  draws: list(told),
  told: list(entry),
});
const draw = fields({ side, after: count, k: number, purpose: text, from: list(text), ids: list(text) });
export type Draw = Of<typeof draw>;
export const isDraws = list(draw);

/** A receipt of what a browser gave: section 14. */
export const isGiven = fields({
  at: count,
  chain: number,
  head: fields({ hash, number }),
  side,
  status: among('sent', 'taken', 'refused'),
  value: hash,
  what: among('digest', 'seed'),
  words: either(text, none),
});

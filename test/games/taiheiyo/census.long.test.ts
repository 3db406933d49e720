/**
 * A census of random matches against `golden/census.json`: how often each field let an id through or refused
 * it by which clause, over all ids of its universe, and a digest a turn of what was played, told and
 * explained. Any change of a rule changes a count or a digest; the counts say which field and clause, the
 * digests which match and turn. When a rule was changed on purpose:
 *
 *     DENREI_GOLDEN=renew npx vitest run test/games/taiheiyo/census.long.test.ts
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { TsState } from '../../../src/games/taiheiyo/state/state.js';
import {
  type Field,
  type Form,
  type Order,
  type Picker,
  type Question,
  Session,
  sampleOrder,
  valueSteps,
} from '../../../src/referee/index.js';
import { game, pack, picker, position, seededChance } from './support.js';

const FILE = new URL('golden/census.json', import.meta.url);
const MATCHES = 60;
/** Questions of a match between two that are looked at closely; every order and line counts all the same. */
const EVERY = 2;
/** Japan's lead in hand, so that some matches see the last turn. */
const AHEAD = [0, 22, 26, 18, 30];

interface Census {
  readonly counts: Record<string, Record<string, number>>;
  readonly digests: Record<string, string>;
}

/** Counts one answer of the rules. */
function note(counts: Census['counts'], place: string, answer: string): void {
  const of = counts[place] ?? {};
  counts[place] = of;
  of[answer] = (of[answer] ?? 0) + 1;
}

/** All ids that could be named in a field. */
function idsOf({ of }: Field): readonly string[] {
  return typeof of === 'string' ? [...(game.rules.universe[of] ?? [])] : of;
}

/**
 * Asks the rules about every id of every field of a form, along one legal order; gives what they explain of
 * it.
 */
function lookAt(counts: Census['counts'], question: Question, form: Form, pick: Picker): unknown[] {
  const at = (field: Field) => `${question.kind}: ${form.do}.${field.name}`;
  const closed = form.forbidden?.();
  if (closed !== undefined) note(counts, `${question.kind}: ${form.do}`, closed);
  const order = sampleOrder({ ...question, forms: [form] }, pick);
  const told: unknown[] = [order ?? null, form.explain?.() ?? null];
  let before: Order = { do: form.do };
  for (const field of form.fields) {
    const { walk } = field;
    if (walk.applies?.(before) === false) continue;
    const value = order?.[field.name];
    const steps = (value === undefined ? undefined : valueSteps(game.rules.universe, field, value)) ?? [];
    for (const first of new Set([0, Math.max(0, steps.length - 1)]))
      for (const id of idsOf(field))
        note(counts, at(field), walk.forbids(before, steps.slice(0, first), id) ?? 'open');
    if (value === undefined) break;
    for (let n = 0; n <= steps.length; n++)
      note(counts, at(field), `end: ${walk.unfinished?.(before, steps.slice(0, n)) ?? 'open'}`);
    told.push(walk.explain?.(before, steps) ?? null);
    before = { ...before, [field.name]: value };
  }
  return told;
}

/** Answers that let things go by. */
const RELUCTANT = ['pass', 'no', 'none', 'done', 'stop', 'return', 'redeploy'];

/**
 * Of a few orders at random the one that seeks a fight most: matches at random alone would hardly see one.
 */
function eagerOrder(question: Question, { units }: TsState, pick: Picker): Order | undefined {
  const enemies = new Set(pack.army[question.side === 'J' ? 'A' : 'J'].map((unit) => units[unit]?.at ?? -1));
  const zeal = (order: Order | undefined) => {
    if (order === undefined || RELUCTANT.includes(order.do)) return 0;
    const end = Array.isArray(order.path) ? pack.pointIndexes.get(`${order.path.at(-1)}`) : undefined;
    return order.do === 'event' || order.do === 'card' || (end !== undefined && enemies.has(end)) ? 2 : 1;
  };
  const orders = Array.from({ length: 6 }, () => sampleOrder(question, pick));
  return orders.reduce((best, order) => (zeal(order) > zeal(best) ? order : best));
}

/** A position that no match would see: units all over the map, full hands, a turn at random. */
function scattered(seed: number): TsState {
  const pick = picker(seed + 2_000);
  const points = pack.points
    .filter((_, point) => !pack.closedToJ.includes(point))
    .map(({ id }) => ({ id, side: pick(2) === 0 ? 'J' : 'A' }));
  const units = pack.units.flatMap(({ id, side, ship }) => {
    const own = points.filter((point) => point.side === side);
    const at = own[pick(own.length)]?.id;
    return at === undefined || pick(3) > 0
      ? []
      : [[id, { at, ...(ship && pick(3) === 0 ? { faceDown: true } : {}) }] as const];
  });
  const cards = pack.cards.map(({ id }) => id);
  const deal = (n: number) => Array.from({ length: n }, () => cards.splice(pick(cards.length), 1)[0] ?? '');
  const hands = { J: deal(4), A: deal(8) };
  const where = new Map<string, (typeof units)[number][1]>();
  for (const [id, words] of units) if (crowded(where, id, words.at) === false) where.set(id, words);
  return position({
    game: 'taiheiyo',
    turn: 1 + pick(5),
    phase: PHASES[pick(PHASES.length)] ?? '',
    clear: true,
    units: Object.fromEntries(where),
    hands,
  });
}

const PHASES = [
  'REINFORCEMENT',
  'INITIATIVE-1',
  'INITIATIVE-2',
  'INITIATIVE-4',
  'ISOLATION-J',
  'CAPTURE-J',
  'RETURN-J',
  'RESUPPLY-A',
];

/** A second air unit of a side in a base. */
function crowded(where: ReadonlyMap<string, { readonly at: string }>, id: string, at: string): boolean {
  const isAir = (unit: string) => pack.units[pack.unitIndexes.get(unit) ?? -1]?.ship === false;
  return isAir(id) && [...where].some(([other, words]) => isAir(other) && words.at === at);
}

/** The start of every second pair of matches; the others begin somewhere in the middle. */
function beginning(seed: number): TsState {
  if (seed % 4 > 1) return scattered(seed);
  return {
    ...game.rules.start({ scenario: 'standard', options: {} }),
    score: AHEAD[seed % AHEAD.length] ?? 0,
  };
}

/** One match at random, every second with a will to fight, written down. */
function count(seed: number, { counts, digests }: Census): void {
  const pick = picker(seed);
  const look = picker(seed + 1_000);
  const session = new Session(game, beginning(seed), { chance: seededChance(seed) });
  const told = new Map<string, string[]>();
  for (let n = 0; ; n++) {
    const [question] = session.questions;
    if (question === undefined) break;
    const { turn } = session.state;
    const page = told.get(`turn ${turn}`) ?? [];
    told.set(`turn ${turn}`, page);
    if (n % EVERY === 0)
      for (const form of question.forms) page.push(JSON.stringify(lookAt(counts, question, form, look)));
    const order = seed % 2 === 0 ? sampleOrder(question, pick) : eagerOrder(question, session.state, pick);
    const { kind, clause, about } = question;
    page.push(JSON.stringify({ kind, clause, about, order }));
    session.give(question.side, order);
    page.push(JSON.stringify(session.state));
  }
  told.set('log', [
    JSON.stringify(session.events.map(({ log, rolls }) => [log, rolls])),
    JSON.stringify(session.stop),
  ]);
  for (const [part, page] of told)
    digests[`match ${seed}, ${part}`] = createHash('sha256')
      .update(page.join('\n'))
      .digest('hex')
      .slice(0, 12);
}

/** The same with all keys in order, so that a difference is a line. */
function sorted({ counts, digests }: Census): Census {
  const inOrder = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    counts: inOrder(Object.fromEntries(Object.entries(counts).map(([place, of]) => [place, inOrder(of)]))),
    digests,
  };
}

let found: Census = { counts: {}, digests: {} };
beforeAll(() => {
  for (let seed = 0; seed < MATCHES; seed++) count(seed, found);
  found = sorted(found);
  if (process.env.DENREI_GOLDEN === 'renew') writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
}, 120_000);

const golden = (): Census => JSON.parse(readFileSync(FILE, 'utf8')) as Census;

test('every field lets through and refuses what it did, by the same clauses', () => {
  expect(found.counts).toEqual(golden().counts);
});

test('every turn of every match is played, told and explained as it was', () => {
  expect(found.digests).toEqual(golden().digests);
});

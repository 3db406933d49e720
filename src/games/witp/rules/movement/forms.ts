/** The orders of an impulse: target, free, send, leave, on, go. WP-8.2.a. */
import type { Clause, Explanation, Walk } from '../../../../referee/index.js';
import { order } from '../../../../referee/index.js';
import { remembering } from '../../../shared/index.js';
import { hexIndex, NONE, unitIndex } from '../../components/pack.js';
import { typeOf, unitAt } from '../../state/state.js';
import { hexNames, named } from '../playing.js';
import {
  budgetFrom,
  canSend,
  forbidsMover,
  type Giving,
  moversOf,
  originHexes,
  type Stack,
} from './origins.js';
import {
  type Along,
  goalsOf,
  type Journey,
  journeyStart,
  routeTo,
  stepTo,
  unfinishedLeaving,
  unfinishedPath,
} from './paths.js';
import { forbidsSailing, stackFrom, unfinishedStack } from './stacks.js';
import { forbidsFree, forbidsTarget, freeCards } from './targets.js';

export function targetForm(giving: Giving) {
  const { pack } = giving;
  return order('target').one('hex', 'hex', {
    candidates: () => hexNames(giving, [...pack.hexes.keys()]),
    forbids: (_, __, hex) => forbidsTarget(giving, hexIndex(pack, hex)),
  });
}

export function freeForm(giving: Giving) {
  const { pack } = giving;
  return order('free').one('card', 'card', {
    candidates: () => freeCards(giving).map(({ card }) => pack.cards[card]!.id),
    forbids: (_, __, card) => forbidsFree(giving, pack.cardIndexes.get(card) ?? NONE),
  });
}

interface Sent {
  readonly from: string;
  readonly units: readonly string[];
  readonly cargo: readonly string[];
}

/** One stack from one hex: who, what carries what, which way (WP-8.2.e, WP-8.6.1). */
export function sendForm(giving: Giving, target: number) {
  const { pack, side } = giving;
  const stackFor = remembering((before: Pick<Sent, 'from' | 'units'>) =>
    stackFrom(giving, hexIndex(pack, before.from), indexes(giving, before.units)),
  );
  const journeyFor = remembering((before: Sent) => journeyOf(giving, stackFor(before), before.cargo, target));
  return order('send')
    .one('from', 'hex', {
      candidates: () => hexNames(giving, originHexes(giving)),
      forbids: (_, __, from) => forbidsOrigin(giving, hexIndex(pack, from), target),
    })
    .set(
      'units',
      'unit',
      {
        candidates: ({ from }) =>
          named(
            giving,
            pack.army[side].filter((unit) => unitAt(giving, unit).at === hexIndex(pack, from)),
          ),
        forbids: ({ from }, _, unit) => forbidsMover(giving, hexIndex(pack, from), unitIndex(pack, unit)),
        unfinished: ({ from }, units) =>
          unfinishedStack(giving, stackFrom(giving, hexIndex(pack, from), indexes(giving, units)), target),
      },
      { min: 1 },
    )
    .list('cargo', 'unit', cargoWalk(giving, stackFor, target))
    .path('path', 'hex', pathWalk(journeyFor));
}

function forbidsOrigin(giving: Giving, from: number, target: number): Clause | undefined {
  if (from === target) return 'WP-8.2.f';
  if (canSend(giving, from, target)) return undefined;
  const { land, fleets } = moversOf(giving, from);
  const stacks = [...fleets.values(), land].filter(({ length }) => length > 0);
  const clauses = stacks.map((units) => unfinishedStack(giving, stackFrom(giving, from, units), target));
  // What lacks nothing but points is nearest to success.
  return clauses.find((clause) => clause === 'WP-8.4.f') ?? clauses[0] ?? 'WP-8.2.d';
}

function journeyOf(giving: Giving, stack: Stack, cargo: readonly string[], target: number): Journey {
  const carriers = indexes(giving, cargo).filter((_, i) => i % 2 === 1);
  return { giving, stack, carriers, target, budget: budgetFrom(giving, stack.from) };
}

/** Each land unit and behind it its naval unit, one each (WP-8.6.a); nothing on foot. */
function cargoWalk(
  giving: Giving,
  stackFor: (before: Pick<Sent, 'from' | 'units'>) => Stack,
  target: number,
): Walk<Pick<Sent, 'from' | 'units'>> {
  const open = (before: Pick<Sent, 'from' | 'units'>, steps: readonly string[]) => {
    const { land, fleets, onFoot } = stackFor(before);
    if (onFoot) return [];
    const taken = indexes(giving, steps);
    const naval = fleets.filter((unit) => typeOf(giving, unit).type === 'N');
    return (steps.length % 2 === 0 ? land : naval).filter((unit) => !taken.includes(unit));
  };
  return {
    candidates: (before, steps) => named(giving, open(before, steps)),
    forbids: (before, steps, unit) =>
      open(before, steps).includes(unitIndex(giving.pack, unit)) ? undefined : 'WP-8.6.a',
    unfinished: (before, steps) => {
      const stack = stackFor(before);
      if (stack.onFoot) return undefined;
      if (steps.length !== 2 * stack.land.length) return 'WP-8.6.a';
      const carriers = indexes(giving, steps).filter((_, i) => i % 2 === 1);
      return forbidsSailing(giving, stack, carriers, target);
    },
  };
}

/** The way of a stack; given by its goal alone it is the cheapest (WP-8.5.r). */
function pathWalk<B>(journeyFor: (before: B) => Journey): Walk<B> {
  return {
    goals: (before) => hexNames(journeyFor(before).giving, goalsOf(journeyFor(before))),
    route: (before, goal) => {
      const journey = journeyFor(before);
      const { pack } = journey.giving;
      const way = routeTo(journey, hexIndex(pack, goal));
      return way === undefined ? undefined : hexNames(journey.giving, way);
    },
    candidates: (before, steps) => {
      const { giving } = journeyFor(before);
      const last = steps.at(-1);
      const hex = last === undefined ? journeyFor(before).stack.from : hexIndex(giving.pack, last);
      return hexNames(
        giving,
        [...giving.pack.hexes.keys()].filter((next) => giving.pack.grid.adjacent(hex, next)),
      );
    },
    forbids: (before, steps, hex) => {
      const journey = journeyFor(before);
      const at = walked(journey, steps);
      if (typeof at === 'string') return at;
      const next = stepTo(journey, at, hexIndex(journey.giving.pack, hex));
      return typeof next === 'string' ? next : undefined;
    },
    unfinished: (before, steps) => {
      const journey = journeyFor(before);
      const at = walked(journey, steps);
      return typeof at === 'string' ? at : unfinishedPath(journey, at);
    },
    explain: (before, steps) => {
      const journey = journeyFor(before);
      const at = walked(journey, steps);
      return typeof at === 'string' ? undefined : explained(journey, at);
    },
  };
}

/** Where some steps lead, or the clause that forbids one of them. */
export function walked(journey: Journey, steps: readonly string[]): Along | Clause {
  let at = journeyStart(journey);
  for (const step of steps) {
    const next = stepTo(journey, at, hexIndex(journey.giving.pack, step));
    if (typeof next === 'string') return next;
    at = next;
  }
  return at;
}

function explained({ giving, stack, budget }: Journey, { cost }: Along): Explanation {
  const activation = giving.state.rp[giving.side] - budgetFrom(giving, stack.from);
  return {
    lines: [{ key: 'explain.cost', n: activation + cost, activation, left: budget - cost }],
    modifiers: [],
    chances: [],
  };
}

/** Some of a stack that stands with enemy fleets stay there (WP-8.5.k, o). */
export function leaveForm(journey: Journey) {
  const { giving, stack, carriers } = journey;
  return order('leave').set(
    'units',
    'unit',
    {
      candidates: () => named(giving, stack.fleets),
      forbids: (_, __, id) => {
        const unit = unitIndex(giving.pack, id);
        return stack.fleets.includes(unit) && !carriers.includes(unit) ? undefined : 'WP-8.5.o';
      },
      unfinished: (_, units) => unfinishedLeaving(journey, indexes(giving, units)),
    },
    { min: 1 },
  );
}

/** The others go on (WP-8.5.o). */
export function onForm(journey: Journey) {
  return order('on').path(
    'path',
    'hex',
    pathWalk(() => journey),
  );
}

function indexes({ pack }: Giving, ids: readonly string[]): number[] {
  return ids.map((id) => unitIndex(pack, id));
}

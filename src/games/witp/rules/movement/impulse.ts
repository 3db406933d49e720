/** Rules 8.1, 8.2: impulses in turn, each given stack by stack. WP-8.1, WP-8.2. */
import {
  type Clause,
  decision,
  type Explanation,
  type Next,
  order,
  type Rules,
  type Walk,
} from '../../../../referee/index.js';
import { remembering } from '../../../shared/index.js';
import { cardIndex, enemyOf, hexId, hexIndex, NONE, type SideId, unitIndex } from '../../components/pack.js';
import {
  type BySide,
  cargoOf,
  type Impulse,
  inForce,
  isAboard,
  isUsNeutral,
  type Position,
  typeOf,
  unitAt,
} from '../../state/state.js';
import { ashoreOf, controlMap, surveyOf } from '../../state/survey.js';
import { chooseUnit } from '../cards/immediate.js';
import { hitCarrier } from '../combat/hits.js';
import { declareWar } from '../delayed.js';
import {
  actionDone,
  alternationOver,
  ascending,
  firstToAct,
  hexNames,
  named,
  type Playing,
  toAct,
} from '../playing.js';
import { relocations, removeMarkers } from '../settle.js';
import { checkVictory, suddenDeaths } from '../victory.js';
import {
  budgetFrom,
  canSend,
  forbidsFree,
  forbidsMover,
  forbidsTarget,
  freeCards,
  freshImpulse,
  type Giving,
  givingOf,
  moversOf,
  originHexes,
  type Stack,
} from './origins.js';
import {
  type Along,
  forbidsSailing,
  goalsOf,
  type Journey,
  journeyStart,
  routeTo,
  stackFrom,
  stepTo,
  unfinishedLeaving,
  unfinishedPath,
  unfinishedStack,
} from './paths.js';
import { carriersOf, sendOn, sendStack } from './travel.js';

/**
 * One impulse of one side; when both have passed the segment ends (WP-8.1.a to c). On turn 1 only J moves
 * (WP-8.1.d).
 */
export function* movementRound(p: Playing): Rules<Next> {
  const { state } = p;
  if (state.next === null && !state.passed.J && !state.passed.A) beginMovement(p);
  const side = toAct(p, firstToAct(p));
  if (side === undefined) {
    alternationOver(state);
    yield* endOfMovement(p);
    return 'next';
  }
  actionDone(state, side, !(yield* impulse(p, side)));
  return 'again';
}

function beginMovement(p: Playing): void {
  const { state } = p;
  state.landAtStart = landAtStart(p);
  if (state.turn === 1) state.passed.A = true;
}

/** One impulse, pass or automatic pass (WP-8.1.b, e). False: the side has passed. */
export function* impulse(p: Playing, side: SideId): Rules<boolean> {
  for (;;) {
    const giving = givingOf(p, side, null);
    const answer = yield* p.play.askAny(aiming(p, giving));
    if (answer?.do === 'declareWar') {
      declareWar(p);
      continue;
    }
    if (answer === undefined || answer.do === 'pass') {
      p.play.log('impulse.pass', { side });
      return false;
    }
    yield* p.play.scope(
      { key: 'impulse', side, hex: answer.hex },
      carryOut(p, giving, hexIndex(p.pack, answer.hex)),
    );
    return true;
  }
}

function aiming(p: Playing, giving: Giving) {
  const { side } = giving;
  return decision({
    side,
    kind: 'impulse',
    clause: 'WP-8.2.a',
    public: true,
    about: { left: p.state.rp[side] },
    forms: [
      targetForm(giving),
      order('declareWar').unless(() => (side === 'J' && isUsNeutral(p.state) ? undefined : 'WP-13.4.f')),
      order('pass').idly(),
    ],
  });
}

/**
 * The stacks one after the other, and what follows when the impulse is over (WP-8.2.h, WP-8.7.i, WP-3.2.g,
 * WP-X.sd.e).
 */
function* carryOut(p: Playing, aimed: Giving, target: number): Rules<void> {
  const { state } = p;
  const { side } = aimed;
  const before = controlMap(p);
  const given = freshImpulse(side, target);
  state.impulse = given;
  state.targets[side] = [...state.targets[side], target].sort(ascending);
  p.play.log('impulse', { side, hex: hexId(p.pack, target) });
  let giving: Giving = { ...aimed, impulse: given }; // nothing has moved since the target was chosen
  while (!(yield* giveStack(p, given, giving))) giving = givingOf(p, side, given);
  state.impulse = null;
  yield* relocations(p);
  removeMarkers(p);
  checkVictory(p);
  yield* suddenDeaths(p, before);
}

/**
 * One order of an impulse; true: it is over. These questions are never answered unasked: of several ways to
 * the one goal that is open the owner may choose any (WP-8.5.r).
 */
function* giveStack(p: Playing, given: Impulse, giving: Giving): Rules<boolean> {
  if (given.underway !== null) {
    yield* goesOn(p, given, giving);
    return false;
  }
  const answer = yield* p.play.ask(sending(p, given, giving));
  if (answer.do === 'go') return true;
  if (answer.do === 'free') takeCard(p, given, cardIndex(p.pack, answer.card));
  else
    sendStack(p, given, giving, {
      from: hexIndex(p.pack, answer.from),
      units: answer.units.map((id) => unitIndex(p.pack, id)),
      cargo: answer.cargo.map((id) => unitIndex(p.pack, id)),
      path: answer.path.map((id) => hexIndex(p.pack, id)),
    });
  return false;
}

function sending(p: Playing, given: Impulse, giving: Giving) {
  return decision({
    side: given.side,
    kind: 'impulse',
    clause: 'WP-8.2.a',
    public: false,
    about: { target: hexId(p.pack, given.target), left: p.state.rp[given.side] },
    forms: [
      sendForm(giving, given.target),
      freeForm(giving),
      order('go').unless(() => (given.reached ? undefined : 'WP-8.2.g')),
    ],
  });
}

function takeCard(p: Playing, given: Impulse, card: number): void {
  given.free = card;
  for (const effect of p.state.effects)
    if (effect.card === card && effect.owner === given.side) effect.left--;
  p.play.log('impulse.free', { side: given.side, card: p.pack.cards[card]!.id });
}

/** A stack that stands with enemy fleets leaves some units, then the others go on (WP-8.5.k, o). */
function* goesOn(p: Playing, given: Impulse, giving: Giving): Rules<void> {
  const underway = given.underway!;
  const journey: Journey = {
    giving,
    stack: { ...stackFrom(p, p.pack.hexOfWater[underway.water]!, underway.units), start: underway.water },
    carriers: carriersOf(p, underway.units),
    target: given.target,
    budget: p.state.rp[given.side],
  };
  const about = { target: hexId(p.pack, given.target), at: hexId(p.pack, journey.stack.from) };
  const asked = { side: given.side, kind: 'impulse', clause: 'WP-8.5.o', public: false, about };
  if (underway.left) {
    const { path } = yield* p.play.ask(decision({ ...asked, forms: [onForm(journey)] }));
    sendOn(
      p,
      given,
      journey,
      path.map((id) => hexIndex(p.pack, id)),
    );
    return;
  }
  const { units } = yield* p.play.ask(decision({ ...asked, forms: [leaveForm(journey)] }));
  const left = units.map((id) => unitIndex(p.pack, id));
  underway.units = underway.units.filter((unit) => !left.includes(unit));
  underway.left = true;
  p.play.log('stack.left', { units, hex: about.at });
}

function targetForm(giving: Giving) {
  const { pack } = giving;
  return order('target').one('hex', 'hex', {
    candidates: () => hexNames(giving, [...pack.hexes.keys()]),
    forbids: (_, __, hex) => forbidsTarget(giving, hexIndex(pack, hex)),
  });
}

function freeForm(giving: Giving) {
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
function sendForm(giving: Giving, target: number) {
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
function walked(journey: Journey, steps: readonly string[]): Along | Clause {
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
function leaveForm(journey: Journey) {
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
function onForm(journey: Journey) {
  return order('on').path(
    'path',
    'hex',
    pathWalk(() => journey),
  );
}

function indexes({ pack }: Giving, ids: readonly string[]): number[] {
  return ids.map((id) => unitIndex(pack, id));
}

/** Hexes in which each side has land when units begin to move (decisions: `landAtStart`). */
export function landAtStart(position: Position): BySide<number[]> {
  const { land } = ashoreOf(position);
  const of = (side: SideId) => [...position.pack.hexes.keys()].filter((hex) => land[side][hex]! > 0);
  return { J: of('J'), A: of('A') };
}

/** Markers are taken off; card 1943-03 of A strikes first (WP-8.1.c). */
export function* endOfMovement(p: Playing): Rules<void> {
  yield* skipBombing(p);
  for (const unit of p.state.units) unit.moved = false;
  p.state.targets = { J: [], A: [] };
  p.play.log('movement.end', {});
}

/**
 * A naval unit with cargo in or under the zone of a full enemy Air takes a hit, and its cargo with it (card
 * 1943-03).
 */
function* skipBombing(p: Playing): Rules<void> {
  for (const { op, effect } of inForce(p, 'hit')) {
    if (op.when !== 'endMovementCarryingInAzoc') continue;
    const units = carryingInZone(p, op.victim);
    if (units.length === 0) continue;
    yield* hitCarrier(p, yield* chooseUnit(p, effect, op.chooser, units));
    checkVictory(p);
  }
}

function carryingInZone(position: Position, side: SideId): number[] {
  const survey = surveyOf(position);
  const enemy = enemyOf(side);
  return position.pack.army[side].filter((unit) => {
    const { at } = unitAt(position, unit);
    if (at < 0 || isAboard(unitAt(position, unit)) || cargoOf(position, unit) < 0) return false;
    return survey.zone[enemy][at] === 1 || survey.fullAir[enemy][at]! > 0;
  });
}

/** Ways on foot are those of a search that drops nothing: WP-8.4, WP-8.7.h. */
import { expect, test } from 'vitest';
import { SIDES, type SideId } from '../../../../../src/games/witp/components/pack.js';
import {
  CLOSED,
  landStep,
  type Travel,
  travelOf,
} from '../../../../../src/games/witp/rules/movement/costs.js';
import { liftedIn, march } from '../../../../../src/games/witp/rules/movement/ways.js';
import { sampleOrder } from '../../../../../src/referee/index.js';
import { file, game, Match, pack, picker, position } from '../../support.js';

const BUDGET = 9;

/** Hexes that have the most ways on foot. */
const MAINLAND = [...pack.hexes.keys()].filter((hex) => [...pack.roads.next(hex)].length >= 4);

test('the cheapest way to each hex, from every hex with land, through matches at random', () => {
  let compared = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const pick = picker(seed);
    const match = new Match(
      game.rules.start({ scenario: seed % 2 === 0 ? '1943' : 'standard', options: {} }),
    );
    for (let orders = 0; match.asked && orders < 400; orders++) {
      const { question } = match;
      if (question.kind === 'impulse' && orders % 5 === 0) compared += compareAll(match.state);
      match.session.give(question.side, sampleOrder(question, pick));
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('lone Air is driven out on the way, by a longer way too where that is cheaper later (WP-8.7.h)', () => {
  for (let seed = 1; seed <= 400; seed++) expect(compareAll(amongAir(seed))).toBeGreaterThan(0);
});

/** One land unit of J and some Allied Air alone, all on hexes of one continent. */
function amongAir(seed: number): Match['state'] {
  const pick = picker(seed);
  const state = position(file(5, 'movement', {}));
  const [stack = -1] = pack.army.J.filter((unit) => pack.units[unit]?.type === 'L');
  const air = pack.army.A.filter((unit) => pack.units[unit]?.type === 'A').slice(0, 2 + pick(5));
  for (const unit of [stack, ...air]) {
    const at = MAINLAND[pick(MAINLAND.length)] ?? -1;
    Object.assign(state.units[unit] ?? {}, { at, damaged: false });
  }
  return state;
}

/** Compares all hexes with land; how many. */
function compareAll(state: Match['state']): number {
  let compared = 0;
  for (const side of SIDES)
    for (const from of landOf(state, side)) {
      const travel = travelOf({ pack, state }, side);
      const found = march(travel, from, BUDGET).map((way) => way?.cost);
      expect(found).toEqual(exhaustive(travel, from));
      compared += 1;
    }
  return compared;
}

function landOf(state: Match['state'], side: SideId): Set<number> {
  const land = pack.army[side].filter((unit) => pack.units[unit]?.type === 'L');
  return new Set(land.map((unit) => state.units[unit]?.at ?? -1).filter((at) => at >= 0));
}

/** Least cost by hex, over every hex and every set of hexes whose Air was driven out. */
function exhaustive(travel: Travel, start: number): (number | undefined)[] {
  const least = new Map<string, number>();
  const costs: (number | undefined)[] = new Array(pack.roads.count).fill(undefined);
  const waiting = [{ hex: start, cost: 0, lifted: [] as readonly number[] }];
  for (const { hex, cost, lifted } of waiting) {
    const key = [hex, ...lifted.toSorted((a, b) => a - b)].join();
    if ((least.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
    least.set(key, cost);
    costs[hex] = Math.min(costs[hex] ?? cost, cost);
    if (hex !== start && travel.survey().land[travel.side === 'J' ? 'A' : 'J'][hex] !== 0) continue;
    for (const next of pack.roads.next(hex)) {
      const step = landStep(travel, next, lifted);
      if (step === CLOSED || cost + step > BUDGET) continue;
      waiting.push({ hex: next, cost: cost + step, lifted: liftedIn(travel, next, lifted) });
    }
  }
  return costs;
}

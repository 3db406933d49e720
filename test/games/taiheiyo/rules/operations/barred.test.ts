/**
 * What bars a point that ships cannot reach: what closes it for good, their range, then what every way meets,
 * then the nearest to success. Held against a search of its own over the positions of random matches.
 */
import { describe, expect, test } from 'vitest';
import type { TsState } from '../../../../../src/games/taiheiyo/state/state.js';
import { checkOrder, type Order, Session, sampleOrder } from '../../../../../src/referee/index.js';
import { components, game, operation, pack, picker, seededChance } from '../../support.js';

interface Bar {
  readonly clause: string;
  readonly step: string;
}

const ROUTES = components.map.routes.flatMap(({ a, b, length, dotted }) => [
  { from: a, to: b, length, dotted },
  { from: b, to: a, length, dotted },
]);
const CLOSED = new Map(
  components.map.points.map(({ id, enter }) => [id, enter === undefined ? undefined : enter.nations]),
);
const counterOf = (id: string) => {
  const counter = components.units.find((unit) => unit.id === id);
  if (counter === undefined) throw new Error(`no counter ${id}`);
  return counter;
};

function standing(state: TsState): readonly { readonly side: string; readonly at: string }[] {
  return state.units.flatMap(({ at }, i) => {
    const point = pack.points[at];
    return point === undefined ? [] : [{ side: pack.units[i]?.side ?? '', at: point.id }];
  });
}

/** TS-6.1.f; ships that the rules let into a closed point for repair are left out of the search. */
function isShut(ships: readonly string[], point: string): boolean {
  return ships.map(counterOf).some(({ side, nation }) => {
    if (side === 'J') return components.rules.japanMayNotEnter.includes(point);
    const nations: readonly string[] | undefined = CLOSED.get(point);
    return nations !== undefined && !nations.includes(nation);
  });
}

function waysFrom(from: string, goal: string, dotted: boolean): string[][] {
  const ways: string[][] = [];
  const walk = (path: string[], left: number) => {
    const here = path.at(-1) ?? from;
    if (here === goal && path.length > 0) {
      ways.push(path);
      return;
    }
    for (const route of ROUTES)
      if (route.from === here && (dotted || !route.dotted) && route.length <= left && route.to !== from)
        if (!path.includes(route.to)) walk([...path, route.to], left - route.length);
  };
  walk([], components.rules.movementIfNoEnemyEntered);
  return ways;
}

/** The bars that may be named for a group; none where some way is free. */
function expected(state: TsState, from: string, ships: readonly string[], goal: string): readonly Bar[] {
  if (goal === from) return [{ step: goal, clause: 'TS-7.5.k' }];
  if (isShut(ships, goal)) return [{ step: goal, clause: 'TS-6.1.f' }];
  const open = waysFrom(from, goal, state.shift);
  const ways = open.length > 0 ? open : waysFrom(from, goal, true);
  if (ways.length === 0) return [{ step: goal, clause: 'TS-7.5.d' }];
  const enemies = standing(state).filter(({ side }) => side !== counterOf(ships[0] ?? '').side);
  const isHeld = (point: string) => enemies.some(({ at }) => at === point);
  const speeds = ships.map((id) => counterOf(id).movement ?? 0);
  const slowest = Math.min(...speeds);
  const slow = new Set(speeds).size > 1 ? 'TS-7.5.b' : slowest === 0 ? 'TS-2.2.4.a' : 'TS-7.5.j';
  const tries = ways.map((way) => {
    const bars: Bar[] = [];
    const note = (step: string, clause: string) => {
      if (!bars.some((bar) => bar.step === step)) bars.push({ step, clause });
    };
    let spent = 0;
    for (const [i, point] of way.entries()) {
      const before = way[i - 1] ?? from;
      const routes = ROUTES.filter((route) => route.from === before && route.to === point);
      const usable = routes.filter(({ dotted }) => state.shift || !dotted);
      spent += Math.min(...usable.map(({ length }) => length));
      if (usable.length === 0) note(point, 'TS-7.5.l');
      else if (i > 0 && isHeld(before)) note(before, 'TS-7.5.e');
      else if (isShut(ships, point)) note(point, 'TS-6.1.f');
      else if (point === goal && isHeld(goal) && spent > slowest) note(goal, slow);
    }
    const left = way.length - way.indexOf(bars[0]?.step ?? '');
    return { bars, score: 10 * bars.length + left };
  });
  const free = tries.some(({ bars }) => bars.length === 0);
  if (free) return [];
  const least = Math.min(...tries.map(({ score }) => score));
  return tries
    .filter(({ score }) => score === least)
    .flatMap(({ bars: nearest }) => {
      const met = (same: (bar: Bar) => boolean) => tries.every(({ bars }) => bars.some(same));
      const everywhere = nearest.find((one) =>
        met(({ step, clause }) => step === one.step && clause === one.clause),
      );
      return (
        everywhere ?? nearest.find((one) => met(({ clause }) => clause === one.clause)) ?? nearest[0] ?? []
      );
    });
}

const barOf = (where: Readonly<Record<string, string>>, side: 'J' | 'A', order: Omit<Order, 'do'>) => {
  const { question } = operation(side, 2, where);
  const checked = checkOrder(question, game.rules.universe, { do: 'move', ...order });
  return checked.ok ? 'legal' : `${checked.refusal.clause} ${checked.refusal.step}`;
};

describe('a point that cannot be reached', () => {
  test('TS-7.5.d beyond every movement is refused by the range, whatever stands on the way', () => {
    const where = {
      samoa: 'us_pensacola',
      marianas: 'jp_kako',
      kwajalein: 'jp_aoba',
      philippines: 'jp_nachi',
    };
    expect(barOf(where, 'A', { from: 'samoa', ships: ['us_pensacola'], path: 'philippines' })).toBe(
      'TS-7.5.d philippines',
    );
  });

  test('TS-7.5.e within range is refused at the point of the enemy that nobody passes', () => {
    const where = { indochina: 'jp_kako', philippines: 'us_chester', singapore: 'gb_repulse' };
    expect(barOf(where, 'J', { from: 'indochina', ships: ['jp_kako'], path: 'okinawa' })).toBe(
      'TS-7.5.e philippines',
    );
  });

  test('TS-6.1.f that is closed for good is refused by that, however far it is', () => {
    const where = { hawaii: 'us_tennessee', johnston: 'jp_kako' };
    expect(barOf(where, 'A', { from: 'hawaii', ships: ['us_tennessee'], path: 'madagascar' })).toBe(
      'TS-6.1.f madagascar',
    );
  });

  test('TS-7.5.k where the movement begins is refused by that alone', () => {
    const where = { hawaii: 'us_pensacola', johnston: 'jp_kako' };
    expect(barOf(where, 'A', { from: 'hawaii', ships: ['us_pensacola'], path: 'hawaii' })).toBe(
      'TS-7.5.k hawaii',
    );
  });

  test('in random matches is refused as a search over all ways says', { timeout: 120_000 }, () => {
    const counts: Record<string, number> = {};
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const session = new Session(game, game.rules.start({ scenario: 'standard', options: {} }), {
        chance: seededChance(seed),
      });
      const pick = picker(seed);
      for (let n = 0; session.stop.at === 'asked'; n++) {
        const [question] = session.questions;
        if (question === undefined) break;
        if (question.kind === 'operation' && n % 9 === 0)
          for (const { id: from } of pack.points) {
            const there = session.state.units.flatMap(({ at }, i) => {
              const unit = pack.units[i];
              return pack.points[at]?.id === from && unit?.ship && unit.side === question.side
                ? [unit.id]
                : [];
            });
            for (const ships of [...there.map((id) => [id]), there.sort()])
              for (const { id: goal } of pack.points) {
                const order = { do: 'move', from, ships, path: goal };
                const checked = checkOrder(question, game.rules.universe, order);
                if (!checked.ok && checked.refusal.field !== 'path') continue;
                const refusal = checked.ok ? undefined : checked.refusal;
                const named = expected(session.state, from, ships, goal);
                const where = `seed ${seed}, ${n}: ${ships} ${from} to ${goal}`;
                if (refusal === undefined) expect(named, where).toEqual([]);
                else expect(named, where).toContainEqual({ step: refusal.step, clause: refusal.clause });
                const key = refusal?.clause ?? 'legal';
                counts[key] = (counts[key] ?? 0) + 1;
              }
          }
        session.give(question.side, sampleOrder(question, pick));
      }
    }
    expect(Object.keys(counts).sort()).toEqual(
      'TS-2.2.4.a TS-6.1.f TS-7.5.b TS-7.5.d TS-7.5.e TS-7.5.j TS-7.5.k TS-7.5.l legal'.split(' '),
    );
  });
});

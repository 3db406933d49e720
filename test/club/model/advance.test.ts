import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../../src/club/model/advance.js';
import { endOf } from '../../../src/club/model/dates.js';
import { tableIn } from '../../../src/club/model/field.js';
import { pairingScores } from '../../../src/club/model/table.js';
import type { Action, EventState, Leg, Pairing } from '../../../src/club/model/types.js';
import { effort } from '../../support/effort.js';
import { DUEL_OF_TWO, date, day, type Habits, STEADY, settingsOf, stageOf, World } from './event.js';
import { groupOf, pairingsIn } from './sheets.js';

const kinds = (actions: readonly Action[]) => actions.map((one) => one.do);
const done = (world: World, what: Action['do']) => world.log.filter((one) => one.do === what);
const GONE: Habits = { pace: 1, vanishes: 0, presses: false };

describe('entry', () => {
  test('closes on its date, when the day has ended everywhere', () => {
    const world = new World(settingsOf([stageOf()]), 4);
    const last = endOf(date(5));
    expect(advance(world.sheet, new Date(last.getTime() - 1))).toEqual({ actions: [], next: last });
    expect(advance(world.sheet, last).actions).toEqual([
      { key: 'closeEntry', do: 'closeEntry', admitted: [1, 2, 3, 4] },
    ]);
  });

  test('ends the event when too few have entered', () => {
    const world = new World(settingsOf([stageOf()], { from: 5, to: 8 }), 4).toTheEnd();
    expect(world.sheet.event.over).toEqual({ at: day(6), how: 'tooFew' });
  });

  test('admits whoever an organizer left without an answer, but nobody who was refused', () => {
    const world = new World(settingsOf([stageOf()]), 4);
    world.changeEntry(2, { state: 'asked' });
    world.leave(3, 'refused');
    expect(advance(world.sheet, day(6)).actions).toMatchObject([{ do: 'closeEntry', admitted: [1, 2, 4] }]);
  });

  test('leaves the lots to the secret when the beacon is silent for three days', () => {
    const world = new World(settingsOf([stageOf()]), 4).until(7);
    world.change({ lot: null });
    expect(kinds(advance(world.sheet, day(8)).actions)).toEqual([]);
    expect(kinds(advance(world.sheet, day(9)).actions)).toEqual(['lotWithoutBeacon']);
  });
});

describe('the ready check', () => {
  test('comes ten days before the stage, with a reminder after five', () => {
    const world = new World(settingsOf([stageOf()]), 4, (no) =>
      no === 3 ? { ...STEADY, presses: false } : STEADY,
    );
    world.until(31);
    expect(done(world, 'askReady').map((one) => [one.day, 'entry' in one && one.entry])).toEqual([
      [10, 1],
      [10, 2],
      [10, 3],
      [10, 4],
    ]);
    expect(done(world, 'remindReady')).toMatchObject([{ day: 15, entry: 3 }]);
    expect(done(world, 'takeOut')).toMatchObject([{ day: 20, entry: 3, why: 'notReady' }]);
    expect(world.sheet.event.stages[0]?.groups.flatMap(({ entries }) => entries).sort()).toEqual([1, 2, 4]);
  });

  test('gives the place of whoever did not press to the first reserve who did', () => {
    const lazy = new Set([2, 5]);
    const world = new World(settingsOf([stageOf()], { from: 2, to: 4 }), 7, (no) =>
      lazy.has(no) ? { ...STEADY, presses: false } : STEADY,
    ).until(21);
    expect(world.sheet.event.stages[0]?.groups.flatMap(({ entries }) => entries).sort()).toEqual([
      1, 3, 4, 6,
    ]);
    // A reserve who does not press loses nothing.
    expect(done(world, 'takeOut')).toMatchObject([{ entry: 2 }]);
  });

  test('does not wait for ten days when the organizer starts and all have pressed', () => {
    const world = new World(settingsOf([stageOf()]), 4).until(7);
    world.change({ startAt: day(7) });
    world.until(8);
    expect(done(world, 'draw')).toMatchObject([{ day: 7, ends: date(140) }]);
  });

  test('ends an event in which fewer than two press', () => {
    const world = new World(settingsOf([stageOf()]), 4, (no) => (no > 1 ? GONE : STEADY)).toTheEnd();
    expect(world.sheet.event.over).toEqual({ at: day(20), how: 'tooFew' });
  });
});

describe('a stage', () => {
  test('that is played to the end closes and ends the event', () => {
    const world = new World(settingsOf([stageOf({ meeting: 'duel' })]), 4).toTheEnd();
    expect(world.sheet.event.over?.how).toBe('played');
    expect(done(world, 'open')).toHaveLength(6);
    expect(world.sheet.results).toHaveLength(12);
    expect(done(world, 'rule')).toEqual([]);
    expect(world.sheet.results.every(({ reason }) => reason === 'rules')).toBe(true);
  });

  test('that is drawn late ends as much later', () => {
    const world = new World(settingsOf([stageOf()]), 4);
    world.today = 33;
    world.until(60);
    expect(done(world, 'draw')).toMatchObject([{ day: 33, ends: date(153) }]);
  });

  test('reminds everybody two weeks before its date and on it, and once', () => {
    const slow = { pace: 3 };
    const world = new World(settingsOf([stageOf({ atATime: 1, ends: date(60) })]), 8, () => slow).toTheEnd();
    expect(done(world, 'remindDate')).toMatchObject([
      { day: 47, when: 'before', ends: date(60) },
      { day: 61, when: 'due', ends: date(60) },
    ]);
    expect(done(world, 'rule').every((one) => one.day === 75)).toBe(true);
    expect(done(world, 'open').every((one) => one.day < 61)).toBe(true);
  });

  test('tells again when the organizer has extended it, and rules by the new date', () => {
    const slow = { pace: 3 };
    const world = new World(settingsOf([stageOf({ atATime: 1, ends: date(60) })]), 8, () => slow).until(65);
    const stages = world.sheet.event.stages.map((stage) => ({ ...stage, ends: date(100) }));
    world.change({ stages });
    world.toTheEnd();
    expect(done(world, 'remindDate').map((one) => one.day)).toEqual([47, 61, 87, 101]);
    expect(done(world, 'rule').every((one) => one.day === 115)).toBe(true);
  });
});

describe('the default on the date', () => {
  const group = groupOf(2);
  const [pairing] = pairingsIn(group, 'single');
  if (pairing === undefined) throw new Error('no pairing');
  const [{ seats }] = pairing.legs as [Leg];

  /** What is ruled on a match in which each seat has used so many days. */
  function ruledAfter(used: readonly [number, number], changed: Partial<Pairing> = {}) {
    const running = { claimable: null, used: [used[0] * 86_400, used[1] * 86_400] as const };
    const played = { ...pairing, legs: [{ leg: 1 as const, seats, match: 'm', running }], ...changed };
    const { sheet } = new World(settingsOf([stageOf()]), 2, undefined, {
      entryClosedAt: day(6),
      lot: 'a lot',
      stages: [{ stage: 0, drawnAt: day(20), ends: date(60), groups: [group] }],
      done: new Map([[`due 0 ${date(60)}`, day(61)]]),
    });
    const at = (days: number) =>
      advance({ ...sheet, pairings: [played as Pairing] }, day(days)).actions.flatMap((one) =>
        one.do === 'rule' ? [one] : [],
      );
    expect(at(74.9)).toEqual([]);
    const [ruled] = at(75);
    return {
      why: ruled?.why,
      match: ruled?.match,
      bySeat: seats.map((no) => ruled?.scores[pairing?.entries.indexOf(no) ?? 0]),
    };
  }

  test('draws a match in which nobody used more than two thirds of the time', () => {
    expect(ruledAfter([20, 10])).toEqual({ why: 'date', match: 'm', bySeat: [0.5, 0.5] });
    expect(ruledAfter([0, 0])).toEqual({ why: 'date', match: 'm', bySeat: [0.5, 0.5] });
  });

  test('draws a pairing that never opened', () => {
    const legs = [{ leg: 1 as const, seats, match: null, running: null }];
    expect(ruledAfter([0, 0], { openedAt: null, legs })).toEqual({
      why: 'date',
      match: null,
      bySeat: [0.5, 0.5],
    });
  });

  test('lets a side lose that used more than two thirds', () => {
    expect(ruledAfter([21, 10])).toEqual({ why: 'time', match: 'm', bySeat: [0, 1] });
    expect(ruledAfter([1, 3])).toEqual({ why: 'time', match: 'm', bySeat: [1, 0] });
  });
});

describe('somebody who vanishes', () => {
  test('loses by time when the opponents claim', () => {
    const world = new World(settingsOf([stageOf()]), 4, (no) =>
      no === 2 ? { pace: 1, vanishes: 21 } : STEADY,
    ).toTheEnd();
    const lost = world.sheet.results.filter(({ reason }) => reason === 'time');
    expect(lost).toHaveLength(3);
    expect(lost.every(({ winner, seats }) => seats.includes(2) && winner !== 2)).toBe(true);
    expect(done(world, 'takeOut')).toEqual([]);
  });

  test('is asked at the first time-out, taken out a week later, and loses by time though nobody claims', () => {
    const world = new World(settingsOf([stageOf()]), 4, (no) => ({
      pace: 1,
      claims: false,
      ...(no === 2 ? { vanishes: 21 } : {}),
    })).toTheEnd();
    const [ask, ...more] = done(world, 'askStillIn');
    expect(ask).toMatchObject({ entry: 2 });
    expect(more).toEqual([]);
    expect(done(world, 'takeOut')).toMatchObject([{ entry: 2, why: 'vanished', day: (ask?.day ?? 0) + 7 }]);
    const ended = done(world, 'endByTime');
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every((one) => one.do === 'endByTime' && one.loser === 2)).toBe(true);
    expect(world.sheet.event.over?.how).toBe('played');
    expect(world.today).toBeLessThan(80);
  });

  test('stays when they press, and is asked again after a month without a move', () => {
    const lazy: Habits = { pace: 1000, claims: false };
    const world = new World(settingsOf([stageOf({ groupSize: 2 })]), 2, () => lazy).until(110);
    expect(done(world, 'askStillIn').map((one) => one.day)).toEqual([24, 54, 84]);
    expect(done(world, 'takeOut')).toEqual([]);
  });
});

describe('leaving', () => {
  test('resigns the running matches at once', () => {
    const world = new World(settingsOf([stageOf({ meeting: 'duel' })]), 4, (no) =>
      no === 2 ? { ...STEADY, withdraws: 25 } : STEADY,
    ).until(26);
    const resigned = done(world, 'resign');
    expect(resigned.length).toBeGreaterThan(0);
    expect(resigned).toEqual(resigned.map((one) => ({ ...one, loser: 2, day: 25 })));
    world.toTheEnd();
    expect(world.sheet.event.over?.how).toBe('played');
  });

  test('before half of the pairings are over: they count for nobody', () => {
    const world = new World(settingsOf([stageOf()]), 4, (no) =>
      no === 2 ? { ...STEADY, withdraws: 25 } : STEADY,
    );
    world.toTheEnd();
    const group = world.sheet.event.stages[0]?.groups[0];
    if (group === undefined) throw new Error('no group');
    const rows = tableIn(world.sheet, 0, group);
    expect(rows.find(({ entry }) => entry === 2)?.place).toBeNull();
    expect(done(world, 'rule')).toEqual([]);
  });

  test('after half of them: the others win by walkover', () => {
    const world = new World(settingsOf([stageOf({ atATime: 1 })]), 4, (no) =>
      no === 2 ? { ...STEADY, withdraws: 38 } : STEADY,
    ).toTheEnd();
    const group = world.sheet.event.stages[0]?.groups[0];
    if (group === undefined) throw new Error('no group');
    expect(tableIn(world.sheet, 0, group).every(({ place }) => place !== null)).toBe(true);
    const last = world.sheet.pairings.find(({ entries, place }) => entries.includes(2) && place >= 4);
    expect(last && pairingScores(last, world.sheet.results, world.sheet.rulings)).toBeDefined();
  });

  test('lets a ready reserve take over what has not begun', () => {
    const world = new World(settingsOf([stageOf({ atATime: 1 })], { from: 2, to: 4 }), 5, (no) =>
      no === 2 ? { ...STEADY, withdraws: 22 } : STEADY,
    ).toTheEnd();
    const [takeOver] = done(world, 'takeOver');
    expect(takeOver).toMatchObject({ from: 2, by: 5, day: 22 });
    if (takeOver?.do !== 'takeOver') throw new Error('nobody took over');
    expect(takeOver.pairings).toHaveLength(2);
    // Not the match under way: that was resigned.
    const begun = world.sheet.pairings.find(({ entries }) => entries.includes(2));
    expect(takeOver.pairings).not.toContain(begun?.id);
    expect(world.sheet.results.filter(({ seats }) => seats.includes(5))).toHaveLength(2);
  });
});

describe('stages', () => {
  test('of groups and a final carry the first of each group on', () => {
    const stages = [
      stageOf({ groupSize: 4, advance: 2, ends: date(100) }),
      stageOf({ groupSize: 4, begins: date(120), ends: date(200) }),
    ];
    const world = new World(settingsOf(stages, { from: 8, to: 8 }), 8).toTheEnd();
    const [first, final] = world.sheet.event.stages;
    // Whoever has the lower number wins in this world.
    const expected = first?.groups.flatMap(({ entries }) => [...entries].sort((a, b) => a - b).slice(0, 2));
    expect([...(final?.groups[0]?.entries ?? [])].sort()).toEqual([...(expected ?? [])].sort());
    expect(done(world, 'closeStage').map((one) => 'stage' in one && one.stage)).toEqual([0, 1]);
  });

  test('of a cup halve the field until one is left', () => {
    const cup = (n: number, goesOn: number) =>
      stageOf({
        groupSize: 2,
        draw: 'seeded',
        advance: goesOn,
        begins: date(20 + 60 * n),
        ends: date(60 + 60 * n),
      });
    const world = new World(settingsOf([cup(0, 1), cup(1, 1), cup(2, 0)], { from: 8, to: 8 }), 8).toTheEnd();
    expect(world.sheet.event.stages.map(({ groups }) => groups.length)).toEqual([4, 2, 1]);
    expect(world.sheet.event.stages[2]?.groups[0]?.entries).toContain(1);
  });

  test('of divisions carry the first up and the last down', () => {
    const stages = [
      stageOf({ groupSize: 4, draw: 'divisions', advance: 1, ends: date(100) }),
      stageOf({ groupSize: 4, draw: 'divisions', begins: date(120), ends: date(200) }),
    ];
    const world = new World(settingsOf(stages, { from: 8, to: 8 }), 8);
    for (const no of [1, 2, 3, 4]) world.changeEntry(no, { strength: 1400 });
    for (const no of [5, 6, 7, 8]) world.changeEntry(no, { strength: 1600 });
    world.toTheEnd();
    const [first, second] = world.sheet.event.stages.map(({ groups }) =>
      groups.map(({ entries }) => [...entries].sort()),
    );
    expect(first).toEqual([
      [5, 6, 7, 8],
      [1, 2, 3, 4],
    ]);
    expect(second).toEqual([
      [1, 5, 6, 7],
      [2, 3, 4, 8],
    ]);
  });

  test('give the place of a finalist who does not press to the next in the tables', () => {
    const stages = [
      stageOf({ groupSize: 4, advance: 1, ends: date(100) }),
      stageOf({ groupSize: 2, begins: date(120), ends: date(200) }),
    ];
    const world = new World(settingsOf(stages, { from: 8, to: 8 }), 8, (no) =>
      no === 1 ? { ...STEADY, vanishes: 101 } : STEADY,
    ).toTheEnd();
    const [first, final] = world.sheet.event.stages;
    const finished = first?.groups.map(({ entries }) => [...entries].sort((a, b) => a - b)) ?? [];
    // Both who came second scored the same, so the first group goes before the other.
    const expected = [finished.find(([winner]) => winner !== 1)?.[0], finished[0]?.[1]];
    expect([...(final?.groups[0]?.entries ?? [])].sort()).toEqual(expected.sort());
    expect(done(world, 'takeOut')).toMatchObject([{ entry: 1, why: 'notReady' }]);
  });
});

describe('the organizer', () => {
  const slow = () => ({ pace: 3 });
  const long = settingsOf([stageOf({ atATime: 1, ends: date(60) })]);

  test('who is silent for three weeks while something waits is reported to the deputy', () => {
    const world = new World(long, 8, slow, { deputy: { entry: null, seenAt: day(0) } }).until(70);
    expect(done(world, 'tellSilence')).toMatchObject([{ to: 'deputy', day: 68 }]);
  });

  test('without a deputy is reported to the operator at once', () => {
    const world = new World(long, 8, slow).toTheEnd();
    expect(done(world, 'tellSilence')).toMatchObject([{ to: 'operator', day: 68 }]);
  });

  test('who said something lately is not reported', () => {
    const world = new World(long, 8, slow, { organizer: { entry: null, seenAt: day(60) } }).toTheEnd();
    expect(done(world, 'tellSilence')).toEqual([]);
  });

  test('is not reported while nothing waits', () => {
    const world = new World(settingsOf([stageOf()]), 4).toTheEnd();
    expect(done(world, 'tellSilence')).toEqual([]);
  });

  describe('who leaves people waiting to be admitted', () => {
    const settings = {
      ...settingsOf([stageOf({ begins: date(80), ends: date(140) })]),
      entryUntil: date(60),
    };
    const waiting = (changed: Partial<EventState>) => {
      const world = new World(settings, 4, slow, { entryEnds: endOf(date(60)), ...changed });
      world.changeEntry(4, { state: 'asked', enteredAt: day(10) });
      return world.until(34);
    };

    test('is reported to the operator', () => {
      expect(done(waiting({}), 'tellSilence')).toMatchObject([{ to: 'operator', day: 31 }]);
    });

    test('is reported to the operator a week after a deputy who is silent too', () => {
      const deputy = { entry: null, seenAt: day(0) };
      expect(done(waiting({ deputy }).until(60), 'tellSilence')).toMatchObject([
        { to: 'deputy', day: 31 },
        { to: 'operator', day: 38 },
      ]);
    });

    test('is not reported to the operator when the deputy has acted', () => {
      const world = waiting({ deputy: { entry: null, seenAt: day(0) } });
      world.change({ deputy: { entry: null, seenAt: day(33) } });
      expect(done(world.until(60), 'tellSilence')).toMatchObject([{ to: 'deputy' }]);
    });
  });

  test('can end the event early: what is unfinished is drawn', () => {
    const world = new World(settingsOf([stageOf({ meeting: 'duel' })]), 4).until(24);
    world.change({ endEarlyAt: day(24) });
    world.toTheEnd();
    expect(world.sheet.event.over).toEqual({ at: day(24), how: 'early' });
    const ruled = done(world, 'rule');
    expect(ruled.length).toBeGreaterThan(0);
    expect(ruled).toEqual(ruled.map((one) => ({ ...one, scores: [0.5, 0.5], why: 'ended' })));
  });
});

describe('a duel of two', () => {
  test('begins when both are there and ends with its two matches', () => {
    const world = new World(DUEL_OF_TWO, 2).toTheEnd();
    expect(kinds(world.log)).toEqual(['closeEntry', 'draw', 'open', 'closeStage', 'endEvent']);
    expect(world.sheet.results).toHaveLength(2);
  });

  test('whose second player does not come is given up after thirty days', () => {
    const world = new World(DUEL_OF_TWO, 1).toTheEnd();
    expect(world.sheet.event.over).toEqual({ at: day(30), how: 'tooFew' });
  });

  test('from which both vanish ends by time', () => {
    const world = new World(DUEL_OF_TWO, 2, () => ({ pace: 1, vanishes: 4 })).toTheEnd();
    expect(world.sheet.event.over?.how).toBe('played');
    expect(world.sheet.results.some(({ reason }) => reason === 'time')).toBe(true);
  });
});

describe('an event', () => {
  test('whose organizer and three of eight players vanish ends by itself', () => {
    const gone = new Map([
      [2, 30],
      [5, 41],
      [8, 52],
    ]);
    const world = new World(settingsOf([stageOf({ meeting: 'duel' })], { from: 8, to: 8 }), 8, (no) => ({
      pace: 1,
      vanishes: gone.get(no) ?? 10_000,
    })).toTheEnd(200);
    expect(world.sheet.event.over?.how).toBe('played');
    for (const pairing of world.sheet.pairings) {
      const scored = pairingScores(pairing, world.sheet.results, world.sheet.rulings) !== undefined;
      const left = pairing.entries.some((no) => gone.has(no));
      expect(scored || left).toBe(true);
    }
  });

  test('ends whatever its players do, nobody is above the limit, and nothing is done twice', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 2, max: 12 }),
          groupSize: fc.integer({ min: 2, max: 8 }),
          atATime: fc.integer({ min: 1, max: 4 }),
          meeting: fc.constantFrom('duel' as const, 'single' as const),
          draw: fc.constantFrom('lot' as const, 'seeded' as const, 'divisions' as const),
          final: fc.boolean(),
          to: fc.integer({ min: 2, max: 12 }),
          habits: fc.array(
            fc.record(
              {
                pace: fc.integer({ min: 1, max: 6 }),
                vanishes: fc.integer({ min: 0, max: 200 }),
                withdraws: fc.integer({ min: 12, max: 200 }),
                presses: fc.boolean(),
                claims: fc.boolean(),
              },
              { requiredKeys: ['pace'] },
            ),
            { minLength: 12, maxLength: 12 },
          ),
        }),
        ({ count, groupSize, atATime, meeting, draw, final, to, habits }) => {
          const stages = [
            stageOf({ groupSize, atATime, meeting, draw, advance: final ? 1 : 0, ends: date(90) }),
            ...(final
              ? [stageOf({ groupSize, atATime, meeting, draw, begins: date(110), ends: date(160) })]
              : []),
          ];
          const world = new World(
            settingsOf(stages, { from: 2, to }),
            count,
            (no) => habits[no - 1] ?? STEADY,
          );
          while (!world.over) {
            expect(world.today).toBeLessThan(300);
            world.aDay();
            checkLimits(world, atATime);
            expect(world.look().actions.filter(({ key }) => world.sheet.event.done.has(key))).toEqual([]);
          }
          expect(new Set(world.log.map(({ key }) => key)).size).toBe(world.log.length);
          // Whatever is asked again, and in whatever order, changes nothing.
          const before = world.sheet;
          for (const one of [...world.log].reverse()) world.carryOut(one);
          expect(world.sheet).toBe(before);
        },
      ),
      { seed: 42, numRuns: effort(40, 1500) },
    );
  });

  test('needs nothing before the instant it names', () => {
    const world = new World(settingsOf([stageOf({ meeting: 'duel' })]), 5, (no) => ({
      pace: 2,
      claims: false,
      ...(no === 2 ? { vanishes: 40 } : {}),
    }));
    const named = new Set<number>();
    while (!world.over) {
      world.settle();
      const { actions, next } = world.look();
      expect(actions).toEqual([]);
      if (next !== null) {
        named.add(next.getTime());
        expect(next > day(world.today)).toBe(true);
        expect(advance(world.sheet, new Date(next.getTime() - 1)).actions).toEqual([]);
      }
      world.aDay();
    }
    expect(named.size).toBeGreaterThan(4);
  });
});

function checkLimits({ sheet }: World, atATime: number): void {
  const open = sheet.pairings.filter(
    (pairing) =>
      pairing.openedAt !== null && pairingScores(pairing, sheet.results, sheet.rulings) === undefined,
  );
  const busy = new Map<number, number>();
  for (const no of open.flatMap(({ entries }) => entries)) busy.set(no, (busy.get(no) ?? 0) + 1);
  expect(Math.max(0, ...busy.values())).toBeLessThanOrEqual(atATime);
}

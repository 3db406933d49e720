import { describe, expect, test } from 'vitest';
import { daysOf } from '../../../src/club/model/calendar.js';
import { DUEL_OF_TWO, date, day, settingsOf, stageOf, World } from './event.js';

const told = (world: World) => daysOf(world.sheet.event).map(({ id, from, to }) => [id, from, to]);
const STAGES = [
  stageOf({ groupSize: 4, advance: 1, ends: date(60) }),
  stageOf({ groupSize: 2, begins: date(90), ends: date(140) }),
];

describe('the days of an event', () => {
  const settings = { ...settingsOf(STAGES), breaks: [{ from: date(40), to: date(45) }] };

  test('are those of its settings before it begins, in order', () => {
    expect(told(new World(settings, 8))).toEqual([
      ['entry', date(5), date(5)],
      ['ready-0', date(10), date(10)],
      ['begins-0', date(20), date(20)],
      ['break-0', date(40), date(45)],
      ['ends-0', date(60), date(60)],
      ['ready-1', date(80), date(80)],
      ['begins-1', date(90), date(90)],
      ['ends-1', date(140), date(140)],
    ]);
  });

  test('move with what moves, under the same names', () => {
    const world = new World(settings, 8);
    world.today = 25;
    world.until(26);
    const now = new Map(told(world).map(([id, ...days]) => [id, days]));
    // Everything was done 25 days after the opening: entry closed, and the ready check answered at once.
    expect(now.get('begins-0')).toEqual([date(25), date(25)]);
    expect(now.get('ends-0')).toEqual([date(65), date(65)]);
    expect(now.has('ready-0')).toBe(false);
    const stages = world.sheet.event.stages.map((stage) => ({ ...stage, ends: date(75) }));
    world.change({ stages });
    expect(new Map(told(world).map(([id, ...days]) => [id, days])).get('ends-0')).toEqual([
      date(75),
      date(75),
    ]);
  });

  test('end with the event', () => {
    const world = new World(settings, 1).toTheEnd();
    expect(world.sheet.event.over).toEqual({ at: day(6), how: 'tooFew' });
    expect(told(world)).toEqual([]);
  });

  test('are none for a duel of two', () => {
    expect(told(new World(DUEL_OF_TWO, 2))).toEqual([]);
  });
});

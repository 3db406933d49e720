import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { answersAt, type Item, KINDS, type Person, peopleOf, TRICKS } from './habits.js';

const begins = new Date('2027-01-04T12:00:00Z');
const season = { players: 24, months: 9, seed: 7, begins };
const people = peopleOf(season);
const turn = (event: number): Item => ({ what: 'turn', match: 'm', event });
const hoursFor = (person: Person, event: number) => {
  const at = answersAt(season.seed, person, turn(event), begins);
  return at === null ? Number.POSITIVE_INFINITY : (at.getTime() - begins.getTime()) / 3_600_000;
};

describe('the people of a season', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(peopleOf(season)).toEqual(people);
    expect(peopleOf({ ...season, seed: 8 })).not.toEqual(people);
  });

  test('of twenty-four are of every kind, three of them vanish, and some share a name', () => {
    expect(new Set(people.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(people.filter(({ vanishesAt }) => vanishesAt !== null)).toHaveLength(3);
    expect(new Set(people.map(({ name }) => name)).size).toBeLessThan(24);
  });

  test('vanish and leave within the season', () => {
    const end = new Date(begins.getTime() + 9 * 30 * 86_400_000);
    for (const at of people.flatMap((one) => [one.vanishesAt, one.leavesAt]).filter((one) => one !== null)) {
      expect(at > begins).toBe(true);
      expect(at < end).toBe(true);
    }
  });

  test('try every trick, if they cheat', () => {
    const cheat = people.find(({ kind }) => kind === 'cheating');
    expect(cheat?.tricks.map(({ trick }) => trick)).toEqual(TRICKS);
  });
});

describe('an answer', () => {
  test('takes the fast less than the slow', () => {
    const median = (kind: Person['kind']) => {
      const person = people.find((one) => one.kind === kind);
      if (person === undefined) throw new Error(kind);
      return Array.from({ length: 101 }, (_, n) => hoursFor(person, n)).sort((a, b) => a - b)[50] ?? 0;
    };
    expect(median('fast')).toBeLessThan(median('steady'));
    expect(median('steady')).toBeLessThan(median('slow'));
  });

  test('comes when its author is awake, and at home', () => {
    for (const person of people)
      for (let event = 0; event < 60; event += 1) {
        const since = new Date(begins.getTime() + event * 4 * 86_400_000);
        const at = answersAt(season.seed, person, turn(event), since);
        if (at === null) continue;
        const local = DateTime.fromJSDate(at, { zone: person.zone });
        expect(local.hour).toBeGreaterThanOrEqual(8);
        expect(local.hour).toBeLessThan(23);
        const date = local.toFormat('yyyy-MM-dd');
        expect(person.away.filter(({ from, to }) => from <= date && date <= to)).toEqual([]);
      }
  });

  test('does not come from those who have vanished', () => {
    for (const person of people) {
      if (person.vanishesAt === null) continue;
      expect(answersAt(season.seed, person, turn(1), person.vanishesAt)).toBeNull();
      expect(
        answersAt(season.seed, person, { what: 'stillIn', match: 'm', asked: 0 }, person.vanishesAt),
      ).toBeNull();
    }
  });

  test('is the same however often it is asked for', () => {
    const [person] = people;
    if (person === undefined) throw new Error('nobody');
    expect(hoursFor(person, 3)).toBe(hoursFor(person, 3));
    expect(hoursFor(person, 3)).not.toBe(hoursFor(person, 4));
  });
});

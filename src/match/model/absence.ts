/** Days away: announced in advance, within what was agreed for a year. */
import { DateTime } from 'luxon';
import type { Absence } from './calendar.js';

const LONGEST = 366;

/** Why an absence is not taken. */
export type AbsenceFault = 'noDates' | 'tooLate' | 'overlaps' | 'overBudget';

/**
 * Why `wanted` does not join `absences`; undefined: it does. `today`: the date in the player's zone; the
 * first day away must be later. `budget`: days of a calendar year.
 */
export function absenceFault(
  absences: readonly Absence[],
  wanted: Absence,
  today: string,
  budget: number,
): AbsenceFault | undefined {
  const dates = datesOf(wanted);
  if (dates.length === 0 || dates.length > LONGEST) return 'noDates';
  if (wanted.from <= today) return 'tooLate';
  if (absences.some(({ from, to }) => from <= wanted.to && wanted.from <= to)) return 'overlaps';
  const years = daysByYear([...absences, wanted]);
  return [...years.values()].some((count) => count > budget) ? 'overBudget' : undefined;
}

/** Days of absence by calendar year. */
export function daysByYear(absences: readonly Absence[]): ReadonlyMap<string, number> {
  const years = new Map<string, number>();
  for (const date of absences.flatMap(datesOf)) {
    const year = date.slice(0, 4);
    years.set(year, (years.get(year) ?? 0) + 1);
  }
  return years;
}

/** Every date of an absence; none where it is not one. */
function datesOf({ from, to }: Absence): readonly string[] {
  const [first, last] = [from, to].map((date) => DateTime.fromISO(date, { zone: 'utc' }));
  if (first?.isValid !== true || last?.isValid !== true || last < first) return [];
  const count = Math.min(LONGEST, last.diff(first, 'days').days) + 1;
  return Array.from({ length: count }, (_, n) => first.plus({ days: n }).toFormat('yyyy-MM-dd'));
}

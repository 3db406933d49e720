/**
 * Days of an event. A day ends when it has ended everywhere on Earth: at noon UTC of the next one, so that no
 * player, wherever they live, is late on the day that they were told.
 */

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** When a day has ended everywhere on Earth. */
export function endOf(date: string): Date {
  return new Date(midnight(date) + DAY_MS + NOON_MS);
}

/** When a day begins for an event: the one before it has ended everywhere. */
export function beginningOf(date: string): Date {
  return new Date(midnight(date) + NOON_MS);
}

/** The day of an event that it is at an instant. */
export function dateAt(at: Date): string {
  return new Date(at.getTime() - NOON_MS).toISOString().slice(0, 10);
}

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

export function dateAfter(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a span has, both included. */
export function lastsDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS) + 1;
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

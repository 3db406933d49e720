/**
 * A deadline for calendar programs (RFC 5545): one entry a seat, which moves with its deadline and is
 * cancelled in the end.
 */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A seat's deadline. */
export interface CalendarEntry {
  readonly match: string;
  readonly side: string;
  /** Domain of the service: makes the entry's name the only one of its kind. */
  readonly domain: string;
  /** The deadline; null: there is none any more. */
  readonly deadline: Date | null;
  readonly summary: string;
  /** Address of the match page: no key. */
  readonly url: string;
}

/** Numbers of entries are counted in seconds from here: RFC 5545 keeps them below two thousand million. */
const FIRST = Date.UTC(2026, 0, 1);

/**
 * A calendar of these entries as text. `now`: when it was made; of two entries of one name the later one
 * holds, whether it came by mail or was fetched.
 */
export function calendarOf(name: string, entries: readonly CalendarEntry[], now: Date): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//denrei//deadlines//EN' });
  const sequence = Math.max(0, Math.floor((now.getTime() - FIRST) / 1000));
  for (const { match, side, domain, deadline, summary, url } of entries)
    calendar.createEvent({
      id: `${match}.${side}.deadline@${domain}`,
      sequence,
      stamp: now,
      summary,
      url,
      start: deadline ?? now,
      end: deadline ?? now,
      status: deadline === null ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

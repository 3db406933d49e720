/** The days of an event for calendar programs (RFC 5545). They fetch it again, and what has moved moves there. */
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { EventDay } from './model/calendar.js';
import { dateAfter } from './model/dates.js';

export interface EventCalendar {
  readonly event: string;
  readonly title: string;
  /** Domain of the service: makes the names of the days the only ones of their kind. */
  readonly domain: string;
  /** The page of the event. */
  readonly url: string;
  readonly days: readonly EventDay[];
  /** What a day is called. */
  readonly summaryOf: (day: EventDay) => string;
  readonly now: Date;
}

/** The same text at the same instant, so that caches can compare it. */
export function eventCalendar({ event, title, domain, url, days, summaryOf, now }: EventCalendar): string {
  const calendar = ical({
    name: escaped(title),
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//denrei//events//EN',
  });
  for (const day of days)
    calendar.createEvent({
      id: `${event}.${day.id}@${domain}`,
      stamp: now,
      summary: summaryOf(day),
      url,
      allDay: true,
      // The end of a whole day is the first that is no longer part of it.
      start: day.from,
      end: dateAfter(day.to, 1),
    });
  return calendar.toString();
}

/** The package escapes everything except the calendar's own name. */
function escaped(title: string): string {
  return title.replace(/[\r\n]+/g, ' ').replace(/[\\;,]/g, '\\$&');
}

/** The course of play of a match as it is stored. */
import { type CourseOfPlay, courseAfter } from '../../audit/index.js';
import { readEvent } from '../../journal/index.js';
import type { EventRecord } from '../../store/index.js';

/** The course that these events lead to, by the rules in force behind them. @throws BrokenJournalError */
export function courseOf(events: readonly EventRecord[], before: CourseOfPlay = []): CourseOfPlay {
  return events.reduce(
    (course, { text, contents }) => courseAfter(course, readEvent(text), JSON.parse(contents)),
    before,
  );
}

/** The days of an event: what its page counts down to and what calendar programs are given. */

import { dateAfter, dateAt } from './dates.js';
import { stagesOf } from './field.js';
import { type EventState, READY_DAYS } from './types.js';

/** Days, both included. */
export interface EventDay {
  /** The same for the same thing, also when it moves. */
  readonly id: string;
  readonly kind: 'entryEnds' | 'readyCheck' | 'stageBegins' | 'stageEnds' | 'break';
  /** From 0; null: of the whole event. */
  readonly stage: number | null;
  readonly from: string;
  readonly to: string;
}

/** All days of an event as they stand now, in order. A duel of two has none, and one that is over no more. */
export function daysOf(event: EventState): readonly EventDay[] {
  const { settings, stages, entryEnds, entryClosedAt, over } = event;
  if (!('stages' in settings) || over !== null) return [];
  const breaks = settings.breaks.map(
    ({ from, to }, n): EventDay => ({ id: `break-${n}`, kind: 'break', stage: null, from, to }),
  );
  const closes = entryClosedAt ?? entryEnds;
  // The last day to enter ends at noon of the next one.
  const last = closes === null ? settings.entryUntil : dateAt(new Date(closes.getTime() - 1));
  const entry = oneDay('entry', 'entryEnds', null, last);
  const days = stagesOf(settings).flatMap(({ begins, ends }, stage): readonly EventDay[] => {
    const drawn = stages[stage];
    if (begins === null || ends === null) return [];
    const begun = drawn === undefined ? begins : dateAt(drawn.drawnAt);
    return [
      ...(drawn === undefined
        ? [oneDay(`ready-${stage}`, 'readyCheck', stage, dateAfter(begins, -READY_DAYS))]
        : []),
      oneDay(`begins-${stage}`, 'stageBegins', stage, begun),
      oneDay(`ends-${stage}`, 'stageEnds', stage, drawn?.ends ?? ends),
    ];
  });
  return [entry, ...days, ...breaks].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

function oneDay(id: string, kind: EventDay['kind'], stage: number | null, date: string): EventDay {
  return { id, kind, stage, from: date, to: date };
}

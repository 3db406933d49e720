/** The clocks of a match in words: for the match page, and for their own. */
import { type ShownClock, takesTime } from '../../match/index.js';
import type { Side } from '../../referee/index.js';
import { dayOf, timeOf } from '../../telling/index.js';
import { seatHome } from '../http/answer.js';
import { pageText } from '../words/words.js';
import { termsOf } from './parts.js';
import type { SeatContext } from './seated.js';

const HOUR = 3_600;
const HOURS = 24;

/** Lines on the clocks as they stand now, the reader's first. Empty where no clock runs. */
export function clockLines(seat: Pick<SeatContext, 'page' | 'narrator' | 'locale'>): readonly string[] {
  const { page, narrator, locale } = seat;
  const { clock, status } = page.match;
  if (clock === undefined || status !== 'playing') return [];
  const sides = Object.entries(clock.sides).sort(([one]) => (one === page.side ? -1 : 1));
  const lines = sides.flatMap(([side, shown]) => {
    const away = shown.absences.map(({ from, to }) =>
      pageText(locale, 'clock.away', { side: narrator.side(side), ...daysIn(locale, from, to) }),
    );
    return [...(takesTime(shown.state, clock.terms) ? [lineOf(seat, side, shown)] : []), ...away];
  });
  return clock.paused ? [pageText(locale, 'clock.paused'), ...lines] : lines;
}

function lineOf(
  { page, narrator, locale }: Pick<SeatContext, 'page' | 'narrator' | 'locale'>,
  id: Side,
  shown: ShownClock,
): string {
  const side = narrator.side(id);
  const { deadline, state } = shown;
  if (deadline !== undefined) {
    const time = timeOf(deadline.toISOString(), page.timeZone, locale);
    return pageText(locale, id === page.side ? 'clock.yours' : 'clock.theirs', { side, time });
  }
  const left = leftOf(shown.left, locale);
  switch (state) {
    case 'asked':
      return pageText(locale, page.match.clock?.paused ? 'clock.stands' : 'clock.asked', { side, left });
    case 'failing':
      return pageText(locale, 'clock.failing', {
        side,
        left,
        until: timeOf((shown.standsUntil ?? new Date(0)).toISOString(), page.timeZone, locale),
      });
    case 'up':
      return pageText(locale, 'clock.up', { side });
    default:
      return pageText(locale, 'clock.stands', { side, left });
  }
}

function daysIn(locale: SeatContext['locale'], from: string, to: string) {
  return { from: dayOf(from, locale), to: dayOf(to, locale) };
}

/** Time in hand as days and hours. */
function leftOf(seconds: number, locale: SeatContext['locale']): string {
  const hours = Math.floor(seconds / HOUR);
  return pageText(locale, 'clock.left', { days: Math.floor(hours / HOURS), hours: hours % HOURS });
}

/** The clock on the match page: lines, with what it lets the reader do. Null where no clock runs. */
export function clockModel(seat: SeatContext, plays: boolean) {
  const lines = clockLines(seat);
  if (lines.length === 0) return null;
  const { page, narrator, visitor } = seat;
  const other = otherOf(seat);
  const theirs = other === undefined ? undefined : page.match.clock?.sides[other];
  const own = page.match.clock?.sides[page.side];
  const side = other === undefined ? '' : narrator.side(other);
  return {
    lines,
    notice: plays ? noticeOf(seat, own, theirs, side) : null,
    href: plays ? seatHome(visitor, '/clock') : null,
  };
}

/** What the clocks let either side do now; null: nothing of note. */
function noticeOf(
  { page, locale }: SeatContext,
  own: ShownClock | undefined,
  theirs: ShownClock | undefined,
  side: string,
): string | null {
  if (theirs?.claimable)
    return pageText(locale, theirs.state === 'idle' ? 'clock.mayClaim' : 'clock.overdue', { side });
  if (own?.claimable) {
    const asked = page.match.waitsFor.includes(page.side);
    return pageText(locale, asked ? 'clock.late' : 'clock.claimable', { side });
  }
  return theirs?.pauses && !own?.pauses ? pageText(locale, 'clock.pause.wanted', { side }) : null;
}

/** The other side. */
export function otherOf({ page }: Pick<SeatContext, 'page'>): Side | undefined {
  return page.match.seats.find(({ side }) => side !== page.side)?.side;
}

/** What the page of the clock shows. */
export function clockPageModel(seat: SeatContext) {
  const { page, narrator, locale } = seat;
  const { clock } = page.match;
  const own = clock?.sides[page.side];
  const other = otherOf(seat);
  const theirs = other === undefined ? undefined : clock?.sides[other];
  if (clock === undefined) return null;
  const side = other === undefined ? '' : narrator.side(other);
  return {
    lines: clockLines(seat),
    agreed: narrator.agreed(termsOf(page.match)),
    timeouts: Object.entries(clock.sides).map(([one, { timeouts }]) =>
      pageText(locale, 'clock.timeouts', { side: narrator.side(one), n: timeouts }),
    ),
    absence:
      own === undefined || clock.terms.absence === 0
        ? null
        : {
            note: pageText(locale, 'clock.absence.note', { n: clock.terms.absence }),
            known: own.absences.map(({ from, to }) => ({
              from,
              text: pageText(locale, 'clock.withdraw', daysIn(locale, from, to)),
            })),
          },
    reminders: own === undefined ? null : { hours: own.reminders.join(', ') },
    pause:
      own === undefined || theirs === undefined || page.match.event !== undefined
        ? null
        : pauseModel(locale, clock.paused, own, theirs, side),
    give:
      theirs === undefined || !takesTime(theirs.state, clock.terms)
        ? null
        : pageText(locale, 'clock.give', { side }),
    claim: theirs?.claimable ? pageText(locale, 'clock.claim.lead', { side }) : null,
    word: pageText(locale, 'clock.claim.word'),
  };
}

function pauseModel(
  locale: SeatContext['locale'],
  paused: boolean,
  own: ShownClock,
  theirs: ShownClock,
  side: string,
) {
  if (paused)
    return {
      said: pageText(locale, 'clock.paused'),
      wanted: 'no',
      button: pageText(locale, 'clock.pause.end'),
    };
  if (own.pauses)
    return {
      said: pageText(locale, 'clock.pause.asked', { side }),
      wanted: 'no',
      button: pageText(locale, 'clock.pause.back'),
    };
  return theirs.pauses
    ? {
        said: pageText(locale, 'clock.pause.wanted', { side }),
        wanted: 'yes',
        button: pageText(locale, 'clock.pause.agree'),
      }
    : { said: null, wanted: 'yes', button: pageText(locale, 'clock.pause.ask') };
}

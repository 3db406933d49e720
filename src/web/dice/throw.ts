/** A throw that waits for its round of the beacon, as the pages of its match show it. */
import { DateTime } from 'luxon';
import type { PublicPage } from '../../match/index.js';
import type { Json } from '../../referee/index.js';
import { type Narrator, timeOf } from '../../telling/index.js';
import { pageText } from '../words/words.js';

/** `partials/throw.hbs`. */
export interface ThrowModel {
  readonly title: string;
  /** Whose orders stand, by which round the dice fall, and when it comes. */
  readonly lines: readonly string[];
  /** When it comes (ISO), for the browser to count down; null where nobody knows, or it is late. */
  readonly due: string | null;
  /** Where it is late: how anybody can bring it. */
  readonly late: {
    readonly action: string;
    readonly label: string;
    readonly published: string | null;
    /** Where both can agree to go on without it; null for whoever cannot. */
    readonly leave: string | null;
  } | null;
}

/** What the model is made of: a page of the match, and where its reader is. */
interface Shown extends Pick<PublicPage, 'match' | 'chapters' | 'locale' | 'timeZone'> {
  /** The address below which a round is brought. */
  readonly home: string;
  /** Whether the reader holds a seat and has not consented yet to go on without the round. */
  readonly mayLeave: boolean;
}

/** The throw that waits; null where none does. */
export function throwModel(page: Shown, narrator: Narrator): ThrowModel | null {
  const { match, locale, home } = page;
  const waits = match.beacon?.waits;
  if (match.beacon === undefined || waits === undefined) return null;
  const { round, due, late, overdue, published } = waits;
  return {
    title: pageText(locale, late ? 'throw.titleLate' : 'throw.title'),
    lines: [
      whoseLine(page, narrator),
      roundLine(page),
      ...witnessLines(page, narrator),
      pageText(locale, late ? 'throw.late' : 'throw.itself'),
    ],
    due: due === undefined || late ? null : due.toISOString(),
    late: late
      ? {
          action: `${home}/round`,
          label: pageText(locale, 'throw.signature', { round }),
          published: published ?? null,
          leave: overdue && page.mayLeave ? `${home}/beaconless` : null,
        }
      : null,
  };
}

/** Whose inbox has the orders; nobody’s in time where the round is known. */
function witnessLines({ match, locale }: Shown, narrator: Narrator): readonly string[] {
  const { witnesses = [], due, late } = match.beacon?.waits ?? {};
  if (due === undefined) return [];
  const sides = witnesses.map((side) => narrator.side(side)).join(pageText(locale, 'frame.comma'));
  if (sides !== '') return [pageText(locale, 'throw.witnessed', { sides })];
  return [pageText(locale, late ? 'throw.unwitnessed' : 'throw.unwitnessedYet')];
}

/** By which round they fall, and when it comes: to the second; with its day where it is past. */
function roundLine({ match, timeZone, locale }: Shown): string {
  const { round = 0, due, late } = match.beacon?.waits ?? {};
  const said = { round, name: match.beacon?.name ?? '' };
  if (due === undefined) return pageText(locale, 'throw.unknown', said);
  if (late)
    return pageText(locale, 'throw.wasDue', { ...said, time: timeOf(due.toISOString(), timeZone, locale) });
  const there = DateTime.fromJSDate(due).setZone(timeZone).setLocale(locale);
  const when = { time: there.toFormat('HH:mm:ss'), zone: there.toFormat('ZZZZ') };
  return pageText(locale, 'throw.comes', { ...said, ...when });
}

/** Whose orders led to it: of the newest event that ordered any, behind what was played last. */
function whoseLine({ match, chapters, locale }: Shown, narrator: Narrator): string {
  const event = match.head.number;
  const since = chapters.slice(chapters.findLastIndex(({ type }) => type === 'played') + 1);
  const sides = since.flatMap(({ type, facts }) => (type === 'ordered' ? sidesIn(facts.orders) : []));
  const side = sides.at(-1);
  return side === undefined
    ? pageText(locale, 'throw.nobody', { event })
    : pageText(locale, 'throw.orders', { event, side: narrator.side(side) });
}

function sidesIn(orders: Json | undefined): readonly string[] {
  if (!Array.isArray(orders)) return [];
  return orders.flatMap((one: Json) => {
    const side =
      typeof one === 'object' && one !== null && !Array.isArray(one) ? Reflect.get(one, 'side') : '';
    return typeof side === 'string' && side !== '' ? [side] : [];
  });
}

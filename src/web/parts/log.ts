/** The log beside the map: phases with their lines, the newest first. */

import { matchPath } from '../../links/index.js';
import type { Chapter, PublicPage } from '../../match/index.js';
import type { Entry } from '../../referee/index.js';
import { logOf, phasesOf, type Reader, type Telling, withoutClauses } from '../../telling/index.js';
import { seatHome } from '../http/answer.js';
import type { Visitor } from '../http/seat-auth.js';

/** A phase, or an event of which no phase is known; `n` and `to`: its first event and its last. */
export interface LogModel {
  readonly n: number;
  readonly to: number | null;
  readonly at: string;
  readonly when: string;
  readonly title: string | null;
  readonly passages: readonly {
    /**
     * The reader's own orders in one line, of which the rest is folded away; null for the deeds of others.
     */
    readonly own: string | null;
    readonly deeds: readonly { readonly line: LineModel; readonly below: readonly LineModel[] }[];
  }[];
}

/** A line; `[from, to)`: the entries that it tells. */
export interface LineModel extends Pick<Telling, 'text' | 'roll' | 'alone' | 'from' | 'to'> {
  readonly ids: string;
}

/** Lines of the log beside a map: a page must not grow with its match. The rest is in the replay. */
const LINES = 40;

/** What is told of a match: against the practice opponent nothing of who gave which number for the dice. */
export function toldOf({ match, chapters }: Pick<PublicPage, 'match' | 'chapters'>): readonly Chapter[] {
  if (match.seats.every(({ robot }) => !robot)) return chapters;
  return chapters.filter(({ type }) => type !== 'committed' && type !== 'seeded');
}

/** The newest of the chapters, at least one: as many as a page has room for. */
export function newest(chapters: readonly Chapter[]): readonly Chapter[] {
  let lines = 0;
  const from = chapters.findLastIndex(({ entries, told }) => {
    lines += entries.length + told.length + 1;
    return lines > LINES;
  });
  return chapters.slice(Math.min(from + 1, chapters.length - 1));
}

/** What happened phase by phase, the newest first. */
export function logModel(reader: Reader, chapters: readonly Chapter[]): readonly LogModel[] {
  const phases = phasesOf(reader, chapters).map(({ from, to, more, at, when, title, passages }) => ({
    n: from,
    to: more ? to : null,
    at,
    when,
    title: title === '' ? null : title,
    passages: passages.map(({ own, deeds }) => ({
      own: own === '' ? null : own,
      deeds: deeds.map(({ line, below }) => ({ line: lineModel(line), below: below.map(lineModel) })),
    })),
  }));
  return phases.reverse();
}

/** The same without clauses and the details of rolls, which the log beside it has: a page says them once. */
export function withoutDetails(log: readonly LogModel[]): readonly LogModel[] {
  const plain = (line: LineModel) => ({ ...line, text: withoutClauses(line.text), roll: null });
  return log.map((phase) => ({
    ...phase,
    passages: phase.passages.map(({ own, deeds }) => ({
      own,
      deeds: deeds.map(({ line, below }) => ({ line: plain(line), below: below.map(plain) })),
    })),
  }));
}

/** An event line by line. */
export function linesModel(reader: Reader, chapter: Chapter): readonly LineModel[] {
  return logOf(reader, [chapter]).flatMap(({ lines }) => lines.map(lineModel));
}

function lineModel({ text, roll, alone, from, to, entries }: Telling): LineModel {
  return { text, roll, alone, from, to, ids: entries.map(idsInEntry).filter(Boolean).join(' ') };
}

/** Every word of an entry that may be the id of a unit or a place: the map knows which are. */
export function idsInEntry({ key: _, ...params }: Entry): string {
  return Object.values(params)
    .flat()
    .filter((param) => typeof param === 'string')
    .join(' ');
}

/**
 * Where to read on: the replay before these chapters; null where nothing is before them. `home`: whose page
 * it is.
 */
export function earlierThan([first]: readonly Chapter[], home: string): string | null {
  return first === undefined || first.n <= 1 ? null : `${home}/replay?at=${first.n - 1}`;
}

export interface ChangesModel {
  readonly replay: string;
  /**
   * The page of what changed, and what the browser needs to know to remember this visit; null without a seat.
   */
  readonly since: { readonly href: string; readonly event: number; readonly seat: string } | null;
}

/** For a seat. `event`: the last one that the page shows. */
export function changesModel(visitor: Visitor, event: number): ChangesModel {
  const seat = `${visitor.match}.${visitor.side}`;
  return {
    replay: seatHome(visitor, '/replay'),
    since: { href: seatHome(visitor, '/changes'), event, seat },
  };
}

/** For everybody. */
export function publicChanges(match: string): ChangesModel {
  return { replay: `${matchPath(match)}/replay`, since: null };
}

/** The log beside the map: phases with their lines, the newest first. */

import { matchPath } from '../../links/index.js';
import type { Chapter, PublicPage } from '../../match/index.js';
import type { Entry } from '../../referee/index.js';
import {
  boundStory,
  type Fact,
  logOf,
  phasesOf,
  type Reader,
  type StoryLine,
  type Telling,
  withoutClauses,
} from '../../telling/index.js';
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

/** A line with its dice as they are drawn; null without any. */
interface DrawnLine {
  readonly text: string;
  readonly ids: string;
  readonly dice: DiceModel | null;
}

/** A line of the log; `[from, to)`: the entries that it tells. */
export interface LineModel extends DrawnLine, Pick<Telling, 'alone' | 'from' | 'to'> {
  readonly roll: { readonly needed: string; readonly proof: string } | null;
}

/** A story with room for so many lines, by phases, the newest first. */
export interface StoryModel {
  readonly joined: readonly string[];
  readonly phases: readonly { readonly title: string; readonly lines: readonly DrawnLine[] }[];
  readonly left: string | null;
}

interface DiceModel {
  readonly faces: readonly DieModel[];
  readonly sum: boolean;
  readonly after: string;
}

/** A die as drawn: pips for six faces, a number for others. */
export interface DieModel {
  readonly face: number;
  readonly pips: readonly { readonly x: number; readonly y: number }[] | null;
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

function lineModel({ bare, roll, alone, from, to, entries }: Telling): LineModel {
  const folded = roll === null ? null : { needed: roll.needed, proof: roll.proof };
  return { ...drawnLine({ text: bare, roll, entries }), roll: folded, alone, from, to };
}

/** A line of a story as it is drawn. */
export function drawnLine({ text, roll, entries }: Pick<StoryLine, 'text' | 'roll' | 'entries'>): DrawnLine {
  return { text, dice: diceModel(roll), ids: entries.map(idsInEntry).filter(Boolean).join(' ') };
}

function diceModel(roll: Telling['roll']): DiceModel | null {
  if (roll === null || roll.dice === null) return null;
  const { faces, sum, after } = roll.dice;
  return { faces: faces.map(({ face, of }) => dieModel(face, of)), sum, after };
}

/** Where the pips of each face stand, in quarters of the die. */
const PIPS: { readonly [face: number]: string } = {
  1: '22',
  2: '13 31',
  3: '13 22 31',
  4: '11 13 31 33',
  5: '11 13 22 31 33',
  6: '11 12 13 31 32 33',
};

export function dieModel(face: number, faces: number): DieModel {
  const pips = faces === 6 ? (PIPS[face] ?? '') : '';
  return {
    face,
    pips: pips === '' ? null : pips.split(' ').map(([x, y]) => ({ x: Number(x) * 6, y: Number(y) * 6 })),
  };
}

/** Lines of a story on a page. */
const STORY_LINES = 25;

/** As much of a story as there is room for, without clauses, which the log has. */
export function storyModel(reader: Reader, facts: readonly Fact[]): StoryModel {
  const { facts: kept, joined, left } = boundStory(reader, facts, STORY_LINES);
  const phases: { title: string; lines: DrawnLine[] }[] = [];
  for (const fact of kept) {
    const line = drawnLine({ ...fact, text: withoutClauses(fact.bare) });
    const last = phases.at(-1);
    if (last?.title === fact.phase) last.lines.push(line);
    else phases.push({ title: fact.phase, lines: [line] });
  }
  return { joined, phases: phases.toReversed(), left: left === '' ? null : left };
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

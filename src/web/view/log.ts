import type { Chapter } from '../../match/index.js';
import type { Entry } from '../../referee/index.js';
import { logOf, type Reader } from '../../telling/index.js';

export interface LogModel {
  readonly n: number;
  readonly at: string;
  readonly when: string;
  readonly lines: readonly LineModel[];
}

/** A line; `from` and `to`: the entries that it tells. */
interface LineModel {
  readonly text: string;
  readonly proof: string;
  readonly from: number;
  readonly to: number;
  readonly own: boolean;
  readonly ids: string;
}

/** Lines of the log beside a map: a page must not grow with its match. The rest is in the replay. */
const LINES = 90;

/** The newest of the chapters, at least one: as many as a page has room for. */
export function newest(chapters: readonly Chapter[]): readonly Chapter[] {
  let lines = 0;
  const from = chapters.findLastIndex(({ entries, told }) => {
    lines += entries.length + told.length + 1;
    return lines > LINES;
  });
  return chapters.slice(Math.min(from + 1, chapters.length - 1));
}

/** Chapters, the newest first. */
export function logModel(reader: Reader, chapters: readonly Chapter[]): readonly LogModel[] {
  const said = logOf(reader, chapters);
  return chapters.map((chapter, i) => chapterModel(chapter, said[i])).reverse();
}

function chapterModel(chapter: Chapter, said: ReturnType<typeof logOf>[number] | undefined): LogModel {
  // The mails' lines come in the order of the entries, those for the reader alone after the open ones.
  const entries = [...chapter.entries, ...chapter.told];
  const lines = (said?.lines ?? []).map((line) => ({
    ...line,
    own: line.from >= chapter.entries.length && entries[line.from] !== undefined,
    ids: entries.slice(line.from, line.to).map(idsInEntry).filter(Boolean).join(' '),
  }));
  return { n: chapter.n, at: chapter.at, when: said?.when ?? '', lines };
}

/** Every word of an entry that may be the id of a unit or a place: the map knows which are. */
export function idsInEntry({ key: _, ...params }: Entry): string {
  return Object.values(params)
    .flat()
    .filter((param) => typeof param === 'string')
    .join(' ');
}

/** Where to read on: the replay before these chapters; null where nothing is before them. `home`: whose page it is. */
export function earlierThan([first]: readonly Chapter[], home: string): string | null {
  return first === undefined || first.n <= 1 ? null : `${home}/replay?at=${first.n - 1}`;
}

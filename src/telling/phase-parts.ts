/** What happened in one event, phase by phase and order by order: the parts that a log by phases joins. */
import type { Chapter, ChapterOutline } from '../match/index.js';
import type { Entry } from '../referee/index.js';
import { lateLines, logOf, type Reader } from './log.js';
import type { Narrator } from './narrator.js';
import { type Telling, tellEntries } from './rolls.js';
import { toldAsOne } from './several.js';

/** What an event says of a phase, or of none that is known (`title` is empty then). */
export interface PhasePart {
  /** What phases are told apart by. */
  readonly key: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The event's instant, and in the reader's zone. */
  readonly at: string;
  readonly when: string;
  readonly strands: readonly Strand[];
}

/** Lines that follow an order, or none; `below`: of a side whose phase it is not. */
export interface Strand {
  readonly lines: readonly Strung[];
  readonly own: boolean;
  readonly word: string | null;
  readonly below: boolean;
}

/** A line, and what it tells as one entry where it has no roll. */
export interface Strung {
  readonly line: Telling;
  readonly entry: Entry | undefined;
}

/** A chapter never changes, and pages tell it again and again: what was told of it last is kept with it. */
const KEPT = new WeakMap<Chapter, { readonly reader: Reader; readonly parts: readonly PhasePart[] }>();

/** The parts of an event, one a phase, in their order. */
export function phasePartsOf(reader: Reader, chapter: Chapter): readonly PhasePart[] {
  const kept = KEPT.get(chapter);
  if (kept !== undefined && isSame(kept.reader, reader)) return kept.parts;
  const parts = newParts(reader, chapter);
  KEPT.set(chapter, { reader, parts });
  return parts;
}

/** Whether both are told the same of a chapter. */
function isSame(one: Reader, other: Reader): boolean {
  const sides = Object.keys(one.names);
  return (
    one.narrator === other.narrator &&
    one.side === other.side &&
    one.zone === other.zone &&
    sides.length === Object.keys(other.names).length &&
    sides.every((side) => one.names[side] === other.names[side])
  );
}

function newParts(reader: Reader, chapter: Chapter): readonly PhasePart[] {
  const { n, at, outline, entries } = chapter;
  const [said] = logOf(reader, [chapter]);
  const common = { from: n, to: n, at, when: said?.when ?? '' };
  const plain = (lines: readonly Telling[], own = false): readonly Strand[] =>
    lines.map((line) => ({ lines: [{ line, entry: undefined }], own, word: null, below: false }));
  const headed = (phase: ChapterOutline['phases'][number] | undefined) =>
    phase === undefined
      ? { ...common, key: `event ${n}`, title: '' }
      : {
          ...common,
          key: JSON.stringify([phase.now, phase.side]),
          title: reader.narrator.game.where(phase.now),
        };
  if (outline === undefined || outline.phases.length === 0 || entries.length === 0) {
    // Of an order that changes nothing (a card declined) the log has no entry; it was given all the same.
    const orders = outline?.orders ?? [];
    const given = orders.length > 0 && (chapter.late ?? []).length + chapter.told.length === 0;
    const own = given && orders.every(({ side }) => side === reader.side);
    return [{ ...headed(outline?.phases[0]), strands: plain(said?.lines ?? [], own) }];
  }
  const late = plain(lateLines(reader, chapter));
  const parts = outline.phases.map((phase, i) => ({
    ...headed(phase),
    strands: [...(i === 0 ? late : []), ...strandsOf(reader, chapter, outline, i)],
  }));
  const alone = (said?.lines ?? []).filter((line) => line.alone);
  return parts.map((part, i) =>
    i < parts.length - 1 ? part : { ...part, strands: [...part.strands, ...plain(alone)] },
  );
}

/** The strands of a phase: what was said before its first order, then order by order. */
function strandsOf(
  reader: Reader,
  chapter: Chapter,
  { phases, orders }: ChapterOutline,
  at: number,
): readonly Strand[] {
  const [phase, next] = [phases[at], phases[at + 1]];
  const end = next?.from ?? chapter.entries.length;
  const given = orders.slice(phase?.orders ?? 0, next?.orders ?? orders.length);
  const marks = [{ from: phase?.from ?? 0, side: null, do: null }, ...given];
  const turn = phase?.side ?? null;
  // In a phase that is nobody's he has seen what came of the orders that the event began with; answers of
  // his to others, given by standing orders mostly, are told with what came of them.
  const other = orders.findIndex(({ side }) => side !== orders[0]?.side);
  const begun = other < 0 ? orders : orders.slice(0, other);
  // An order that said nothing before the other side was asked is told behind the answer to it.
  let silent: (typeof marks)[number] | undefined;
  return marks.map((mark, i) => {
    const lines = stringOf(reader, chapter, mark.from, marks[i + 1]?.from ?? end);
    const isTurns = mark.side !== null && mark.side === turn;
    const teller = isTurns ? mark : (silent ?? mark);
    silent = lines.length === 0 ? (isTurns ? mark : silent) : undefined;
    const own =
      teller.side === reader.side &&
      (turn === null ? begun.some((one) => one === teller) : turn === reader.side);
    return {
      lines,
      own,
      word: teller.do,
      below: teller.side !== null && turn !== null && teller.side !== turn,
    };
  });
}

function stringOf({ narrator }: Reader, chapter: Chapter, from: number, to: number): readonly Strung[] {
  const lines = tellEntries(narrator, chapter.entries.slice(from, to), chapter.rolls);
  return lines.map((line) => ({
    line: { ...line, from: line.from + from, to: line.to + from },
    entry: line.roll === null ? wholeOf(narrator, line.entries) : undefined,
  }));
}

function wholeOf(narrator: Narrator, [first, ...others]: readonly Entry[]): Entry | undefined {
  return others.reduce<Entry | undefined>(
    (whole, entry) => whole && toldAsOne(narrator, whole, entry),
    first,
  );
}

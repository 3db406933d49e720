/**
 * A log by phases: what a side did is a line, what came of it stands below, and the reader's own orders are
 * one line.
 */
import type { Chapter, ChapterOutline } from '../match/index.js';
import { type Entry, isAlwaysTold, type Param, tellOf, WEIGHTS, type Weight } from '../referee/index.js';
import { inARow } from './conventions.js';
import { lateLines, logOf, type Reader } from './log.js';
import type { Narrator } from './narrator.js';
import { announces, type Telling, tellEntries, toldAsOne } from './rolls.js';

/** What was done, and what came of it. */
export interface ToldDeed {
  readonly line: Telling;
  readonly below: readonly Telling[];
}

/**
 * Deeds of one kind of doer at a stretch. `own` says in one line what the reader ordered, where it had no result;
 * empty for all else, his own orders with a result among it (`mine`).
 */
export interface ToldPassage {
  readonly mine: boolean;
  readonly own: string;
  readonly deeds: readonly ToldDeed[];
}

/** What happened in a phase, or at an event of which no phase is known (`title` is empty then). */
export interface LogPhase {
  readonly title: string;
  /** Its first event and its last, and whether they are two. */
  readonly from: number;
  readonly to: number;
  readonly more: boolean;
  /** Of its first event: the instant, and in the reader's zone. */
  readonly at: string;
  readonly when: string;
  readonly passages: readonly ToldPassage[];
}

/** Chapters by phases, in their order. A phase that took several events is one. */
export function phasesOf(reader: Reader, chapters: readonly Chapter[]): readonly LogPhase[] {
  const phases: Phase[] = [];
  for (const chapter of chapters)
    for (const part of phasePartsOf(reader, chapter)) join(reader, phases, part);
  return phases.filter(({ doings }) => doings.length > 0).map((phase) => finished(reader, phase));
}

/**
 * A deed in the making: joined with what goes on from it, as long as its entry is known; `joined` says so,
 * and is told for all of them.
 */
interface Doing {
  line: Telling;
  head: Entry | undefined;
  joined: boolean;
  readonly below: Telling[];
  readonly own: boolean;
  readonly word: string | null;
}

interface Phase extends Omit<LogPhase, 'passages' | 'more'> {
  /** What phases are told apart by. */
  readonly key: string;
  to: number;
  readonly doings: Doing[];
}

function join(reader: Reader, phases: Phase[], { strands, ...part }: PhasePart): void {
  const last = phases.at(-1);
  const phase = last?.key === part.key ? last : { ...part, doings: [] };
  if (phase !== last) phases.push(phase);
  phase.to = part.to;
  for (const strand of strands)
    for (const [i, strung] of strand.lines.entries()) add(reader, phase, strand, strung, i);
}

function add(
  { narrator }: Reader,
  { doings }: Phase,
  strand: Strand,
  { line, entry }: Strung,
  index: number,
): void {
  const last = doings.at(-1);
  const isBelow = strand.below || (index > 0 && strand.word !== null);
  const isNext = !isBelow && last?.below.length === 0 && last.own === strand.own;
  if (last?.head !== undefined && entry !== undefined) {
    const whole = joined(last.head, entry) ?? (isNext ? toldAsOne(narrator, last.head, entry) : undefined);
    if (whole !== undefined) {
      last.head = whole;
      last.joined = true;
      last.line = { ...last.line, to: line.to, entries: [...last.line.entries, ...line.entries] };
      return;
    }
  }
  if (isBelow && last !== undefined) last.below.push(line);
  else doings.push({ line, head: entry, joined: false, below: [], own: strand.own, word: strand.word });
}

/**
 * One way out of two, the second of which goes on where the first ended: the same is said of the same unit.
 */
function joined(first: Entry, second: Entry): Entry | undefined {
  if (first.key !== second.key || first.to === undefined || first.to !== second.from) return undefined;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const merged: Record<string, Param> = {};
  for (const name of names) {
    const [a, b] = [first[name], second[name]];
    if (isWay(a, first.to) && isWay(b, second.to)) merged[name] = [...a, ...b];
    else if (name === 'to') merged[name] = b ?? null;
    else if (name === 'from' || a === b) merged[name] = a ?? null;
    else return undefined;
  }
  return { ...merged, key: first.key };
}

/** The places of a way after its start. */
function isWay(param: Param | undefined, goal: Param | undefined): param is readonly (string | number)[] {
  return Array.isArray(param) && goal !== undefined && param.at(-1) === goal;
}

function finished(reader: Reader, { doings, key: _, ...phase }: Phase): LogPhase {
  const { narrator } = reader;
  const passages: { mine: boolean; folds: boolean; doings: Doing[] }[] = [];
  for (const doing of doings) {
    const folds = doing.own && !hasResult(narrator, doing);
    const last = passages.at(-1);
    if (last?.mine === doing.own && last.folds === folds) last.doings.push(doing);
    else passages.push({ mine: doing.own, folds, doings: [doing] });
  }
  const deedOf = ({ line, head, joined, below }: Doing): ToldDeed => {
    const text = head === undefined || !joined ? line.text : narrator.ruled(narrator.game.say(head), head);
    return { line: joined ? { ...line, text, bare: text } : line, below };
  };
  return {
    ...phase,
    more: phase.to > phase.from,
    passages: passages.map(({ mine, folds, doings }) => ({
      mine,
      own: folds ? ownOf(reader, doings) : '',
      deeds: doings.map(deedOf),
    })),
  };
}

/** Whether something came of an order: a roll, or what is told whatever the room. */
function hasResult({ tells }: Narrator, { line, below }: Doing): boolean {
  return [line, ...below].some(
    ({ roll, entries }) =>
      roll !== null || entries.some(({ key }) => isAlwaysTold(tellOf(tells, key).weight)),
  );
}

/** So many own orders are told one by one; more are counted. */
const FEW = 3;

/** What the reader ordered, where nothing more came of it than what he ordered. */
function ownOf({ narrator, side }: Reader, doings: readonly Doing[]): string {
  const told = doings.flatMap(({ line, head, word }) => {
    const first = head ?? line.entries.find(({ key }) => key !== 'roll');
    // A turn begins by itself: the order before it has no word of its own.
    if (first?.key === 'turn') return [];
    const did = { key: `did.${word}`, side };
    const entry = first !== undefined && announces(first) && narrator.game.has(did.key) ? did : first;
    const text = entry === undefined ? line.text : narrator.game.say(entry);
    return [{ text, weight: tellOf(narrator.tells, first?.key ?? '').weight }];
  });
  if (told.length === 0) return '';
  if (told.length <= FEW)
    return narrator.say('own.orders', {
      orders: inARow(
        told.map(({ text }) => text),
        narrator.locale,
      ),
    });
  return countOf(
    narrator,
    told.map(({ weight }) => weight),
    'own',
  );
}

/** So many of each weight that is not told whatever the room: `14 more moves, 3 more combat reports.` */
export function countOf(narrator: Narrator, weights: readonly Weight[], what: 'own' | 'rest'): string {
  const counts = WEIGHTS.filter((weight) => !isAlwaysTold(weight)).flatMap((weight) => {
    const n = weights.filter((one) => one === weight).length;
    return n === 0 ? [] : [narrator.say('story.count', { weight, n, what })];
  });
  return counts.length === 0
    ? ''
    : narrator.say('story.left', { what, counts: counts.join(narrator.say('join')) });
}

/** Every roll of some phases, for the place where they are proved. */
export function rollsOf(phases: readonly LogPhase[]): readonly NonNullable<Telling['roll']>[] {
  return phases.flatMap(({ passages }) =>
    passages.flatMap(({ deeds }) =>
      deeds.flatMap(({ line, below }) =>
        [line, ...below].flatMap(({ roll }) => (roll === null ? [] : [roll])),
      ),
    ),
  );
}

/** What an event says of a phase, or of none that is known (`title` is empty then). */
interface PhasePart {
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
interface Strand {
  readonly lines: readonly Strung[];
  readonly own: boolean;
  readonly word: string | null;
  readonly below: boolean;
}

/** A line, and what it tells as one entry where it has no roll. */
interface Strung {
  readonly line: Telling;
  readonly entry: Entry | undefined;
}

/** A chapter never changes, and pages tell it again and again: what was told of it last is kept with it. */
const KEPT = new WeakMap<Chapter, { readonly reader: Reader; readonly parts: readonly PhasePart[] }>();

/** The parts of an event, one a phase, in their order. */
function phasePartsOf(reader: Reader, chapter: Chapter): readonly PhasePart[] {
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

/**
 * A log by phases: what a side did is a line, what came of it stands below, and the reader's own orders are
 * one line.
 */
import type { Chapter } from '../match/index.js';
import type { Entry, Param } from '../referee/index.js';
import { inARow } from './conventions.js';
import type { Reader } from './log.js';
import { type PhasePart, phasePartsOf, type Strand, type Strung } from './phase-parts.js';
import { announces, type Telling } from './rolls.js';
import { toldAsOne } from './several.js';

/** What was done, and what came of it. */
export interface ToldDeed {
  readonly line: Telling;
  readonly below: readonly Telling[];
}

/**
 * Deeds of one kind of doer at a stretch. `own` says in one line what the reader ordered; empty for all
 * others' deeds.
 */
export interface ToldPassage {
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

/** So many kinds of own orders without a roll are shown by an example. */
const KINDS = 3;

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
  const passages: { own: boolean; doings: Doing[] }[] = [];
  for (const doing of doings) {
    const last = passages.at(-1);
    if (last?.own === doing.own) last.doings.push(doing);
    else passages.push({ own: doing.own, doings: [doing] });
  }
  const deedOf = ({ line, head, joined, below }: Doing): ToldDeed => {
    const text = head === undefined || !joined ? line.text : narrator.ruled(narrator.game.say(head), head);
    return { line: { ...line, text }, below };
  };
  return {
    ...phase,
    more: phase.to > phase.from,
    passages: passages.map((passage) => ({
      own: passage.own ? ownOf(reader, passage.doings) : '',
      deeds: passage.doings.map(deedOf),
    })),
  };
}

/**
 * What the reader ordered, as it was done. Orders without a roll are counted by kind, with the first as an
 * example; an order with a roll always stands by itself, because it has a result. Where a line only says what
 * dice are for, the order itself is told, if the game has words for it.
 */
function ownOf({ narrator, side }: Reader, doings: readonly Doing[]): string {
  const kinds = new Map<string, { line: string; n: number; rolled: boolean }>();
  for (const [i, { line, head, word, below }] of doings.entries()) {
    const first = head ?? line.entries.find(({ key }) => key !== 'roll');
    // A turn begins by itself: the order before it has no word of its own.
    if (first?.key === 'turn') continue;
    const did = { key: `did.${word}`, side };
    const entry = first !== undefined && announces(first) && narrator.game.has(did.key) ? did : first;
    const rolled = [line, ...below].some(({ roll }) => roll !== null);
    const kind = rolled ? `${i}` : (entry?.key ?? line.text);
    const text = entry === undefined ? line.text : narrator.game.say(entry);
    const told = kinds.get(kind) ?? { line: text, n: 0, rolled };
    kinds.set(kind, { ...told, n: told.n + 1 });
  }
  const each = [...kinds.values()];
  if (each.length === 0) return '';
  const plain = each.filter(({ rolled }) => !rolled);
  const shown = each.filter((kind) => kind.rolled || plain.indexOf(kind) < KINDS);
  const orders = shown.map(({ line, n }) => narrator.say('own.order', { line, n: n - 1 }));
  const left = plain.slice(KINDS).reduce((sum, { n }) => sum + n, 0);
  return narrator.say('own.orders', { orders: inARow(orders, narrator.locale), left });
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

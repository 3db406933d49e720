/** The news that a mail begins with: the fight of the other side that matters most, and what came of it. */
import type { Entry, NewsKeys } from '../../../referee/index.js';
import {
  inARow,
  type LogPhase,
  type Narrator,
  type Telling,
  type ToldDeed,
  withoutClauses,
} from '../../../telling/index.js';

/** Longest headline. What is longer is told in full below. */
const LONGEST = 140;

/** A line that fights begin with, and what followed up to the next. */
type Fight = readonly [Telling, ...Telling[]];

/** What the other side did, in one headline; empty where it did nothing. */
export function newsOf({ locale, news }: Narrator, log: readonly LogPhase[]): string {
  const fight = news === undefined ? undefined : gravest(fightsIn(log, news), news);
  if (fight === undefined || news === undefined)
    return headline(longest(lastDeed(log, news), locale), locale);
  const [begun, ...others] = fight;
  const told = others
    .map((line) => ({ line, rank: rankOf(line, news) }))
    .filter(({ rank }) => rank < news.results.length)
    .sort((a, b) => a.rank - b.rank)
    .map(({ line }) => line);
  const kept = new Set(longest([begun, ...told], locale));
  return headline(
    fight.filter((line) => kept.has(line)),
    locale,
  );
}

function headline(lines: readonly Telling[], locale: Narrator['locale']): string {
  return inARow(
    lines.map(({ text }) => withoutClauses(text)),
    locale,
  );
}

function fightsIn(log: readonly LogPhase[], { fights }: NewsKeys): readonly Fight[] {
  return log.flatMap((phase) => {
    const found: [Telling, ...Telling[]][] = [];
    for (const line of othersIn(phase).flatMap((deed) => [deed.line, ...deed.below])) {
      if (line.alone) continue;
      if (line.entries.some((entry) => fights.some((key) => isOf(entry, key)))) found.push([line]);
      else found.at(-1)?.push(line);
    }
    return found;
  });
}

/** The one that has the most important line of all; of several the last. */
function gravest(fights: readonly Fight[], news: NewsKeys): Fight | undefined {
  const rank = (fight: Fight) => Math.min(...fight.map((line) => rankOf(line, news)));
  const best = Math.min(...fights.map(rank));
  return fights.findLast((fight) => rank(fight) === best);
}

/** How important a line is: 0 is the most. */
function rankOf({ entries }: Telling, { results }: NewsKeys): number {
  const found = results.findIndex((key) => entries.some((entry) => isOf(entry, key)));
  return found < 0 ? results.length : found;
}

function isOf({ key }: Entry, wanted: string): boolean {
  return wanted.endsWith('.') ? key.startsWith(wanted) : key === wanted;
}

function othersIn({ passages }: LogPhase) {
  return passages.filter(({ own }) => own === '').flatMap(({ deeds }) => deeds);
}

/**
 * What was done last, and what came of it. A roll is told before all else, and what units did before the end
 * of a phase; what comes by itself where nothing was done.
 */
function lastDeed(log: readonly LogPhase[], news: NewsKeys | undefined): readonly Telling[] {
  const told = log.flatMap((phase) => standing(othersIn(phase), news)).filter(({ line }) => !line.alone);
  const done = told.filter(({ line }) => !isPassing(line, news));
  const deeds = done.length > 0 ? done : told;
  const deed =
    deeds.findLast(({ line, below }) => [line, ...below].some(({ roll }) => roll !== null)) ??
    deeds.findLast(({ line }) => line.entries.some(({ unit, units }) => (unit ?? units) !== undefined)) ??
    deeds.at(-1);
  return deed === undefined ? [] : [deed.line, ...deed.below];
}

/** The deeds of a phase without those that were taken back in it. */
function standing(deeds: readonly ToldDeed[], { voids = [] }: Partial<NewsKeys> = {}): readonly ToldDeed[] {
  const back = deeds.findLastIndex(({ line, below }) =>
    [line, ...below].some(({ entries }) => entries.some((entry) => voids.some((key) => isOf(entry, key)))),
  );
  return deeds.slice(back + 1);
}

function isPassing({ entries }: Telling, { passing }: Partial<NewsKeys> = {}): boolean {
  const keys = ['roll', ...(passing ?? [])];
  return entries.length > 0 && entries.every((entry) => keys.some((key) => isOf(entry, key)));
}

/** The first line, and those that a headline has room for beside it. */
function longest(lines: readonly Telling[], locale: Narrator['locale']): readonly Telling[] {
  const kept: Telling[] = [];
  for (const line of lines) {
    if (kept.length === 0 || headline([...kept, line], locale).length <= LONGEST) kept.push(line);
  }
  return kept;
}

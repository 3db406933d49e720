/**
 * The table of a group. Its order, printed before entry: points of the pairings, direct encounter,
 * Sonneborn-Berger, fewer time-outs, and a lot drawn at the start of the stage.
 */

import { byLot } from './lots.js';
import type { Entry, Group, Pairing, Result, Ruling, Score } from './types.js';

/** What a table is made from. */
export interface TableSheet {
  readonly group: Group;
  readonly stage: number;
  /** Those of this group; others are passed over. */
  readonly pairings: readonly Pairing[];
  readonly results: readonly Result[];
  readonly rulings: readonly Ruling[];
  readonly entries: readonly Entry[];
  readonly lot: string;
}

/** What puts a row before the next one. */
export type DecidedBy = 'points' | 'encounter' | 'sonnebornBerger' | 'timeouts' | 'lot';

export interface Row {
  readonly entry: number;
  /** From 1; null: the row does not count, since its player left before half of their pairings were over. */
  readonly place: number | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the pairings that are over: 1 for a win, a half for a draw. */
  readonly points: number;
  readonly sonnebornBerger: number;
  readonly timeouts: number;
  /** Null in the last row. */
  readonly decidedBy: DecidedBy | null;
}

/** The rows in order, those that do not count last. */
export function tableOf(sheet: TableSheet): readonly Row[] {
  const { group, stage, lot } = sheet;
  const scores = new Scores(sheet);
  const all = rowsOf(group);
  const counting = all.filter((entry) => !scores.struck.has(entry));
  const lots = byLot(lot, stage, all);
  const points = new Map(counting.map((entry) => [entry, scores.points(entry, counting)]));
  const measures: { readonly [by in Exclude<DecidedBy, 'encounter'>]: (entry: number) => number } = {
    points: (entry) => points.get(entry) ?? 0,
    sonnebornBerger: (entry) =>
      counting.reduce((sum, other) => sum + (scores.score(entry, other) ?? 0) * (points.get(other) ?? 0), 0),
    timeouts: (entry) => -scores.timeouts(entry, counting),
    lot: (entry) => -lots.indexOf(entry),
  };

  const order = ordered(counting, 'points');
  const rows = order.map(({ entry, decidedBy }, n) => ({
    ...rowOf(entry, counting),
    place: n + 1,
    decidedBy: n === order.length - 1 ? null : decidedBy,
  }));
  const struck = all.filter((entry) => scores.struck.has(entry));
  return [...rows, ...struck.map((entry) => ({ ...rowOf(entry, all), place: null, decidedBy: null }))];

  function ordered(tied: readonly number[], by: DecidedBy): readonly Placed[] {
    if (tied.length < 2) return tied.map((entry) => ({ entry, decidedBy: by }));
    const next = AFTER[by];
    const measure = by === 'encounter' ? encounter(tied) : measures[by];
    const classes = classesOf(tied, measure);
    return classes.flatMap((same, n) => {
      // Those who are still level after their encounters, but fewer, are compared by theirs alone.
      const again = by === 'encounter' && same.length < tied.length ? by : next;
      const inside =
        again === undefined ? same.map((entry) => ({ entry, decidedBy: by })) : ordered(same, again);
      const last = inside.at(-1);
      const isLast = last === undefined || n === classes.length - 1;
      return isLast ? inside : [...inside.slice(0, -1), { ...last, decidedBy: by }];
    });
  }

  /** Points against each other, once all of them have met: before that nobody is ahead by it. */
  function encounter(tied: readonly number[]): (entry: number) => number {
    const haveMet = tied.every((a) => tied.every((b) => a === b || scores.score(a, b) !== undefined));
    return (entry) => (haveMet ? scores.points(entry, tied) : 0);
  }

  function rowOf(entry: number, others: readonly number[]): Omit<Row, 'place' | 'decidedBy'> {
    const met = others.flatMap((other) => scores.score(entry, other) ?? []);
    const count = (score: Score) => met.filter((one) => one === score).length;
    return {
      entry,
      won: count(1),
      drawn: count(0.5),
      lost: count(0),
      points: scores.points(entry, others),
      sonnebornBerger: scores.struck.has(entry) ? 0 : measures.sonnebornBerger(entry),
      timeouts: scores.timeouts(entry, others),
    };
  }
}

interface Placed {
  readonly entry: number;
  readonly decidedBy: DecidedBy;
}

const AFTER: { readonly [by in DecidedBy]: DecidedBy | undefined } = {
  points: 'encounter',
  encounter: 'sonnebornBerger',
  sonnebornBerger: 'timeouts',
  timeouts: 'lot',
  lot: undefined,
};

/** Entries that are level with each other, the highest first. Points are halves, so they compare exactly. */
function classesOf(
  entries: readonly number[],
  measure: (entry: number) => number,
): readonly (readonly number[])[] {
  const values = [...new Set(entries.map(measure))].sort((a, b) => b - a);
  return values.map((value) => entries.filter((entry) => measure(entry) === value));
}

/** Scores of the pairings of a group, each read once. */
class Scores {
  readonly #met = new Map<string, { readonly pairing: Pairing; readonly scores: readonly [Score, Score] }>();
  readonly #timeouts = new Map<string, readonly [entry: number, timeouts: number][]>();
  /** Entries whose rows do not count. */
  readonly struck: ReadonlySet<number>;

  constructor(sheet: TableSheet) {
    const own = ofGroup(sheet);
    for (const pairing of own.pairings) {
      const scores = pairingScores(pairing, own.results, own.rulings);
      if (scores !== undefined) this.#met.set(meetingOf(...pairing.entries), { pairing, scores });
      const played = own.results.filter((one) => one.pairing === pairing.id);
      this.#timeouts.set(
        meetingOf(...pairing.entries),
        played.flatMap(({ seats, timeouts }) => [
          [seats[0], timeouts[0]],
          [seats[1], timeouts[1]],
        ]),
      );
    }
    this.struck = new Set(rowsOf(sheet.group).filter((entry) => isStruck(entry, own)));
  }

  /** What an entry has from its pairing with another; undefined: it is not over, or there is none. */
  score(entry: number, other: number): Score | undefined {
    const met = this.#met.get(meetingOf(entry, other));
    return met?.scores[met.pairing.entries[0] === entry ? 0 : 1];
  }

  points(entry: number, others: readonly number[]): number {
    return others.reduce((sum, other) => sum + (this.score(entry, other) ?? 0), 0);
  }

  timeouts(entry: number, others: readonly number[]): number {
    return others
      .flatMap((other) => this.#timeouts.get(meetingOf(entry, other)) ?? [])
      .reduce((sum, [seat, timeouts]) => sum + (seat === entry ? timeouts : 0), 0);
  }
}

const meetingOf = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** A sheet with the pairings of its group alone. */
function ofGroup<Sheet extends Omit<TableSheet, 'lot'>>(sheet: Sheet): Sheet {
  const pairings = sheet.pairings.filter(
    ({ stage, group }) => stage === sheet.stage && group === sheet.group.group,
  );
  const ids = new Set(pairings.map(({ id }) => id));
  const results = sheet.results.filter(({ pairing }) => ids.has(pairing));
  return { ...sheet, pairings, results, rulings: sheet.rulings.filter(({ pairing }) => ids.has(pairing)) };
}

/**
 * Whether an entry left its group before half of its pairings there were over. Then its row counts for nobody,
 * or those it still met would lose by it, and those it did not meet would win.
 */
export function isStruck(entry: number, sheet: Omit<TableSheet, 'lot'>): boolean {
  const { group, pairings, results, rulings, entries } = sheet;
  const left = entries.find(({ no }) => no === entry)?.out?.at;
  if (left === undefined) return false;
  const own = pairings.filter(
    (one) => one.stage === sheet.stage && one.group === group.group && one.entries.includes(entry),
  );
  const before = {
    results: results.filter(({ endedAt }) => endedAt < left),
    rulings: rulings.filter(({ at }) => at < left),
  };
  const over = own.filter((pairing) => pairingScores(pairing, before.results, before.rulings) !== undefined);
  // Pairings that a reserve took over were the entry's too.
  const had = group.entries.includes(entry) ? group.entries.length - 1 : own.length;
  return over.length * 2 < had;
}

/** Everybody who has a row: those who were drawn, and reserves who took over. */
export function rowsOf({ entries, reserves }: Group): readonly number[] {
  return [...entries, ...reserves.map(({ entry }) => entry)];
}

/**
 * What each of the two has from a pairing, in the order of its entries; undefined while it is not over. A
 * duel is decided by its two matches, then by the game's own score if it has one, else it is drawn.
 */
export function pairingScores(
  { id, entries, legs }: Pick<Pairing, 'id' | 'entries' | 'legs'>,
  results: readonly Result[],
  rulings: readonly Ruling[],
): readonly [Score, Score] | undefined {
  const scores = legs
    .map(({ leg }) => legScores(id, leg, entries, results, rulings))
    .filter((one) => one !== undefined);
  if (scores.length < legs.length) return undefined;
  const [first, second] = [0, 1].map((n) => scores.reduce((sum, one) => sum + (one[n] ?? 0), 0));
  if (first === undefined || second === undefined) return undefined;
  if (first !== second) return first > second ? [1, 0] : [0, 1];
  if (first === 0) return [0, 0];
  const margin = legs.length < 2 ? 0 : marginOf(id, entries, results, rulings);
  if (margin !== 0) return margin > 0 ? [1, 0] : [0, 1];
  return [0.5, 0.5];
}

/** What each of the two has from a match of a pairing: by the ruling that holds, else by its result. */
export function legScores(
  pairing: string,
  leg: 1 | 2,
  [first, second]: readonly [number, number],
  results: readonly Result[],
  rulings: readonly Ruling[],
): readonly [Score, Score] | undefined {
  const ruling = holdingRuling(pairing, leg, rulings);
  if (ruling !== undefined) return ruling.scores;
  const result = results.find((one) => one.pairing === pairing && one.leg === leg);
  if (result === undefined || result.reason === 'broken off') return undefined;
  if (result.winner === first) return [1, 0];
  return result.winner === second ? [0, 1] : [0.5, 0.5];
}

/** The ruling that holds for a match: the newest that was not reversed. */
export function holdingRuling(pairing: string, leg: 1 | 2, rulings: readonly Ruling[]): Ruling | undefined {
  return rulings
    .filter((one) => one.pairing === pairing && one.leg === leg && !one.reversed)
    .reduce<Ruling | undefined>((newest, one) => (newest && newest.at > one.at ? newest : one), undefined);
}

/** By how much the first of a duel is ahead in the game's own score over both matches; 0 where it has none. */
function marginOf(
  pairing: string,
  [first, second]: readonly [number, number],
  results: readonly Result[],
  rulings: readonly Ruling[],
): number {
  const played = results.filter(
    (one) => one.pairing === pairing && holdingRuling(pairing, one.leg, rulings) === undefined,
  );
  const margins = played.map(({ points, seats }) =>
    points === null ? undefined : (points[seats.indexOf(first)] ?? 0) - (points[seats.indexOf(second)] ?? 0),
  );
  return played.length < 2 ? 0 : margins.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0) || 0;
}

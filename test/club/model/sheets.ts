/** Pieces of events for the tests of the pure functions. */
import { pairingsOf } from '../../../src/club/model/schedule.js';
import type { TableSheet } from '../../../src/club/model/table.js';
import type { Entry, Group, Meeting, Out, Pairing, Result, Ruling } from '../../../src/club/model/types.js';

export const LOT = 'the round that was named';

export function at(days: number): Date {
  return new Date(Date.UTC(2027, 0, 1, 12) + days * 86_400_000);
}

export function entryOf(no: number, changed: Partial<Entry> = {}): Entry {
  return {
    no,
    enteredAt: at(0),
    state: 'in',
    out: null,
    ready: [],
    aliveAt: at(0),
    strength: null,
    ...changed,
  };
}

export function outAt(days: number, why: Out['why'] = 'withdrew'): Partial<Entry> {
  return { state: 'out', out: { at: at(days), why } };
}

export function groupOf(size: number): Group {
  return { group: 0, entries: Array.from({ length: size }, (_, n) => n + 1), reserves: [] };
}

export function pairingsIn(group: Group, meeting: Meeting): readonly Pairing[] {
  return pairingsOf(0, group, meeting, LOT).map((drawn) => ({
    ...drawn,
    openedAt: at(0),
    ends: null,
    legs: drawn.legs.map((leg) => ({ ...leg, match: `${drawn.id}.${leg.leg}`, running: null })),
  }));
}

/** The end of a match: `winner` is an entry. */
export function resultOf(
  { id, legs }: Pairing,
  leg: 1 | 2,
  winner: number | null,
  changed: Partial<Result> = {},
): Result {
  const seats = legs.find((one) => one.leg === leg)?.seats ?? [0, 0];
  return {
    match: `${id}.${leg}`,
    pairing: id,
    leg,
    seats,
    winner,
    reason: 'rules',
    points: null,
    timeouts: [0, 0],
    bothPlayed: true,
    endedAt: at(1),
    ...changed,
  };
}

export function rulingOf(pairing: Pairing, scores: Ruling['scores'], changed: Partial<Ruling> = {}): Ruling {
  return {
    pairing: pairing.id,
    leg: 1,
    scores,
    by: 'organizer',
    why: 'judged',
    at: at(2),
    reversed: false,
    ...changed,
  };
}

/** The pairing of two entries. */
export function meetingOf(pairings: readonly Pairing[], a: number, b: number): Pairing {
  const found = pairings.find(({ entries }) => entries.includes(a) && entries.includes(b));
  if (found === undefined) throw new Error(`${a} does not meet ${b}`);
  return found;
}

/** A group of single matches from a cross table: a row for each entry, as `-1=0`; a dot is not over. */
export function singles(rows: readonly string[], changed: Partial<TableSheet> = {}): TableSheet {
  const group = groupOf(rows.length);
  const pairings = pairingsIn(group, 'single');
  const results = pairings.flatMap((pairing) => {
    const [a, b] = pairing.entries;
    const score = rows[a - 1]?.[b - 1];
    if (score === '.') return [];
    return [resultOf(pairing, 1, score === '=' ? null : score === '1' ? a : b)];
  });
  return { ...sheetOf(group, pairings, results), ...changed };
}

/** A group of duels: each pair of digits of a row is what the entry scored in the two matches. */
export function duels(rows: readonly string[]): TableSheet {
  const group = groupOf(rows.length);
  const pairings = pairingsIn(group, 'duel');
  const results = pairings.flatMap((pairing) => {
    const [a, b] = pairing.entries;
    return ([1, 2] as const).map((leg) => {
      const score = rows[a - 1]?.split(' ')[b - 1]?.[leg - 1];
      return resultOf(pairing, leg, score === '=' ? null : score === '1' ? a : b);
    });
  });
  return sheetOf(group, pairings, results);
}

export function sheetOf(group: Group, pairings: readonly Pairing[], results: readonly Result[]): TableSheet {
  const entries = group.entries.map((no) => entryOf(no));
  return { group, stage: 0, pairings, results, rulings: [], entries, lot: LOT };
}

/** Who plays in a stage: by entry in the first one, by the tables of the stage before it in the others. */

import { dateAt, lastsDays } from './dates.js';
import { byLot } from './lots.js';
import type { Seed } from './schedule.js';
import { type Row, tableOf } from './table.js';
import type { Entry, EventSettings, EventSheet, Group, StageSettings } from './types.js';

/** A stage as the pure functions read it; one without dates is a duel of two. */
export type PlannedStage = Omit<StageSettings, 'begins' | 'ends'> & {
  readonly begins: string | null;
  readonly ends: string | null;
};

const DUEL_OF_TWO: PlannedStage = {
  groupSize: 2,
  meeting: 'duel',
  atATime: 1,
  draw: 'lot',
  advance: 0,
  begins: null,
  ends: null,
};

export function stagesOf(settings: EventSettings): readonly PlannedStage[] {
  return 'stages' in settings ? settings.stages : [DUEL_OF_TWO];
}

export function sizeOf(settings: EventSettings): { readonly from: number; readonly to: number } {
  return 'size' in settings ? settings.size : { from: 2, to: 2 };
}

/** Whoever has a place in a stage, and whoever takes one that becomes free, each in the order of the draw. */
export interface Field {
  readonly places: readonly Seed[];
  readonly reserves: readonly Seed[];
}

/** The field of a stage as it is now, without those who are out. */
export function fieldOf(sheet: EventSheet, stage: number): Field {
  return stage === 0 ? entered(sheet) : qualified(sheet, stage);
}

function entered({ event, entries }: EventSheet): Field {
  const there = entries
    .filter(({ state }) => state === 'in')
    .sort((a, b) => a.no - b.no)
    .map(({ no }) => ({ entry: no, from: null }));
  const { to } = sizeOf(event.settings);
  return { places: there.slice(0, to), reserves: there.slice(to) };
}

interface Finisher extends Seed {
  readonly from: number;
  readonly row: Row;
  /** Among those of the group who are still in the event, from 0. */
  readonly place: number;
}

function qualified(sheet: EventSheet, stage: number): Field {
  const [before, planned] = [
    stagesOf(sheet.event.settings)[stage - 1],
    stagesOf(sheet.event.settings)[stage],
  ];
  const groups = finishersOf(sheet, stage - 1);
  const known = new Set(groups.flat().map(({ entry }) => entry));
  const waiting = entered(sheet);
  const others = [...waiting.places, ...waiting.reserves].filter(({ entry }) => !known.has(entry));
  if (before === undefined || planned === undefined) return { places: [], reserves: [] };
  if (before.draw === 'divisions' && planned.draw === 'divisions')
    return { places: moved(groups, before.advance), reserves: others };
  const all = groups.flat().sort(byFinish);
  const places = all.filter(({ place }) => place < before.advance);
  const next = all.filter(({ place }) => place >= before.advance).slice(0, places.length);
  return { places, reserves: [...next, ...others] };
}

/** Each group of a stage that was played, in the order of its table, those who are out left out. */
function finishersOf(sheet: EventSheet, stage: number): readonly (readonly Finisher[])[] {
  const { event, entries } = sheet;
  const out = new Set(entries.filter(({ state }) => state === 'out').map(({ no }) => no));
  return (event.stages[stage]?.groups ?? []).map((group) =>
    tableIn(sheet, stage, group)
      .filter(({ entry }) => !out.has(entry))
      .map((row, place) => ({ entry: row.entry, from: group.group, row, place })),
  );
}

/** The table of a group. */
export function tableIn({ event, ...sheet }: EventSheet, stage: number, group: Group): readonly Row[] {
  return tableOf({ ...sheet, stage, group, lot: event.lot ?? '' });
}

/** Winners of their groups first, then those who came second, each by what they scored. */
function byFinish(a: Finisher, b: Finisher): number {
  return (
    a.place - b.place ||
    b.row.points - a.row.points ||
    b.row.sonnebornBerger - a.row.sonnebornBerger ||
    a.from - b.from
  );
}

/**
 * Divisions after promotion and relegation: the first so many of each go up, the last so many go down, never
 * more than half of a division either way.
 */
function moved(divisions: readonly (readonly Finisher[])[], count: number): readonly Seed[] {
  const half = (n: number) => Math.floor((divisions[n]?.length ?? 0) / 2);
  /** How many change places between a division and the one above it. */
  const between = (n: number) => (n < 1 || n >= divisions.length ? 0 : Math.min(count, half(n - 1), half(n)));
  return divisions.flatMap((division, n) => {
    const [up, down] = [between(n), between(n + 1)];
    const above = divisions[n - 1] ?? [];
    return [
      ...above.slice(above.length - up),
      ...division.slice(up, division.length - down),
      ...(divisions[n + 1] ?? []).slice(0, down),
    ];
  });
}

/** Those who play, in the order in which they are dealt into groups. */
export function drawOrder(
  chosen: readonly Seed[],
  { draw }: Pick<StageSettings, 'draw'>,
  stage: number,
  entries: readonly Entry[],
  lot: string,
): readonly Seed[] {
  const lots = byLot(
    lot,
    stage,
    chosen.map(({ entry }) => entry),
  );
  const drawn = [...chosen].sort((a, b) => lots.indexOf(a.entry) - lots.indexOf(b.entry));
  // Later stages are dealt by how people finished; the lot parts only those who finished alike.
  if (stage > 0) return draw === 'lot' ? inPots(chosen, drawn) : chosen;
  if (draw === 'lot') return drawn;
  const strengths = new Map(entries.map(({ no, strength }) => [no, strength ?? UNRATED]));
  return drawn.sort((a, b) => (strengths.get(b.entry) ?? UNRATED) - (strengths.get(a.entry) ?? UNRATED));
}

/** Whoever has no rating is seeded as the average player. */
const UNRATED = 1500;

/** Those who won their groups before those who came second, in the order of their lots. */
function inPots(chosen: readonly Seed[], drawn: readonly Seed[]): readonly Seed[] {
  const taken = new Map<number | null, number>();
  const pots = new Map<number, number>();
  for (const { entry, from } of chosen) {
    pots.set(entry, taken.get(from) ?? 0);
    taken.set(from, (taken.get(from) ?? 0) + 1);
  }
  return [...drawn].sort((a, b) => (pots.get(a.entry) ?? 0) - (pots.get(b.entry) ?? 0));
}

/** Days by which a stage is drawn later than planned. */
export function daysLate(begins: string, now: Date): number {
  return Math.max(0, lastsDays({ from: begins, to: dateAt(now) }) - 1);
}

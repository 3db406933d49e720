/**
 * What an event needs now. A pure function: whoever holds the event carries the actions out, writes their keys
 * with them, and asks again until there are none. Everything has a default and a date, so an event ends by
 * itself even if its organizer and its players vanish.
 */

import { beginningOf, dateAfter, daysAfter, endOf } from './dates.js';
import { daysLate, drawOrder, type Field, fieldOf, type PlannedStage, sizeOf, stagesOf } from './field.js';
import { groupsOf, type OpenState, opensNow, pairingsOf, type Seed } from './schedule.js';
import { isStruck, legScores, pairingScores, rowsOf } from './table.js';
import {
  type Action,
  type Deed,
  type Entry,
  type EventSheet,
  type Leg,
  type Pairing,
  READY_DAYS,
  type Ruling,
  type Score,
  type Stage,
} from './types.js';

/** Days after the ready check began when those who have not pressed are reminded. */
const READY_REMINDER_DAYS = 5;
/** Days for which the beacon may be silent before the secret decides the lots. */
const BEACON_DAYS = 3;
/** Days before a date on which everybody is told what is unfinished, and after it when the defaults come. */
const DATE_DAYS = 14;
/** Days in which *Are you still in?* must be pressed. */
const STILL_IN_DAYS = 7;
/** Days after a press when somebody whose time is still up is asked again. */
const ASK_AGAIN_DAYS = 30;
/** Days of silence after which the deputy hears that something waits, and days until the operator does. */
const SILENCE_DAYS = 21;
const DEPUTY_DAYS = 7;
/** Days for which a duel of two waits for its second player. */
const SECOND_PLAYER_DAYS = 30;

export interface Advance {
  /** In order. Nothing that was done already is among it. */
  readonly actions: readonly Action[];
  /** When to look again if nothing happens before; null: nothing is due by itself. */
  readonly next: Date | null;
}

/** What is to be done at an instant. */
export function advance(sheet: EventSheet, now: Date): Advance {
  const { event } = sheet;
  if (event.over !== null) return { actions: [], next: null };
  const look: Look = { ...sheet, due: new Due(now) };
  const all =
    event.endEarlyAt !== null
      ? endingEarly(look)
      : [...(event.entryClosedAt === null ? closingEntry(look) : underWay(look)), ...silence(look)];
  return { actions: all.filter(({ key }) => !event.done.has(key)), next: look.due.next };
}

/** A sheet at an instant. */
interface Look extends EventSheet {
  readonly due: Due;
}

/** The only place that compares with the present, so it knows when something is due next. */
class Due {
  readonly now: Date;
  next: Date | null = null;

  constructor(now: Date) {
    this.now = now;
  }

  /** Whether an instant is reached. */
  at(instant: Date): boolean {
    if (this.now >= instant) return true;
    if (this.next === null || instant < this.next) this.next = instant;
    return false;
  }

  /** Whether so many days have passed since then. */
  after(instant: Date, days: number): boolean {
    return this.at(daysAfter(instant, days));
  }
}

function action(key: string, deed: Deed): Action {
  return { key, ...deed };
}

const ending = (how: 'played' | 'tooFew' | 'early'): Action => action('end', { do: 'endEvent', how });

// Entry.

function closingEntry({ event, entries, due }: Look): readonly Action[] {
  const admitted = entries.filter(({ state }) => state === 'in' || state === 'asked').map(({ no }) => no);
  const { from } = sizeOf(event.settings);
  const isFull = event.entryEnds === null && admitted.length >= from;
  const ends = event.entryEnds ?? daysAfter(event.openedAt, SECOND_PLAYER_DAYS);
  if (!isFull && !due.at(ends)) return [];
  // An organizer who has said neither yes nor no keeps nobody out.
  return [admitted.length < from ? ending('tooFew') : action('closeEntry', { do: 'closeEntry', admitted })];
}

// From stage to stage.

function underWay(look: Look): readonly Action[] {
  const { event } = look;
  const current = event.stages.at(-1);
  if (current !== undefined && !event.done.has(closingKey(current.stage))) return playing(look, current);
  const next = event.stages.length;
  const planned = stagesOf(event.settings)[next];
  if (planned === undefined) return [ending('played')];
  if (event.lot === null) return lotWithoutBeacon(look);
  return gathering(look, planned, next);
}

const closingKey = (stage: number): string => `close ${stage}`;

function lotWithoutBeacon({ event, due }: Look): readonly Action[] {
  const isDue = event.entryClosedAt !== null && due.after(event.entryClosedAt, BEACON_DAYS);
  return isDue ? [action('lot', { do: 'lotWithoutBeacon' })] : [];
}

/** The ready check of a stage, and its draw. */
function gathering(look: Look, planned: PlannedStage, stage: number): readonly Action[] {
  const field = fieldOf(look, stage);
  if (field.places.length + field.reserves.length < 2) return [ending(stage === 0 ? 'tooFew' : 'played')];
  if (planned.begins === null) return drawing(look, planned, stage, field.places);

  const { event, due } = look;
  const begins = stage === 0 && event.startAt !== null ? event.startAt : beginningOf(planned.begins);
  if (!due.after(begins, -READY_DAYS)) return [];
  const all = [...field.places, ...field.reserves].map(({ entry }) => entry);
  const ready = new Set(all.filter((no) => isReady(entryOf(look, no), stage)));
  const asked = all.map((no) => ({ no, at: event.done.get(readyKey(stage, no)) }));
  const began = earliest(asked.flatMap(({ at }) => at ?? []));
  const reserve = (no: number) => field.reserves.some(({ entry }) => entry === no);
  const asks = asked
    .filter(({ no, at }) => at === undefined && !ready.has(no))
    .map(({ no }) => action(readyKey(stage, no), { do: 'askReady', stage, entry: no, reserve: reserve(no) }));
  const isOver = began !== undefined && due.after(began, READY_DAYS);
  const areAllReady = field.places.every(({ entry }) => ready.has(entry));
  if (due.at(begins) && (isOver || areAllReady)) {
    const chosen = chosenOf(field, ready);
    const late = field.places
      .filter(({ entry }) => !ready.has(entry))
      .map(({ entry }) => takingOut(entry, 'notReady'));
    return [...late, ...drawing(look, planned, stage, chosen)];
  }
  const reminders = asked
    .filter(({ no, at }) => at !== undefined && !ready.has(no) && due.after(at, READY_REMINDER_DAYS))
    .map(({ no }) => action(`remind ${stage} ${no}`, { do: 'remindReady', stage, entry: no }));
  return [...asks, ...reminders];
}

const readyKey = (stage: number, entry: number): string => `ready ${stage} ${entry}`;

function takingOut(entry: number, why: 'notReady' | 'vanished'): Action {
  return action(`out ${entry}`, { do: 'takeOut', entry, why });
}

/** Those with a place who pressed, and the first reserves who did, for the places of those who did not. */
function chosenOf({ places, reserves }: Field, ready: ReadonlySet<number>): readonly Seed[] {
  const there = places.filter(({ entry }) => ready.has(entry));
  const free = places.length - there.length;
  return [...there, ...reserves.filter(({ entry }) => ready.has(entry)).slice(0, free)];
}

function drawing(
  { event, entries, due }: Look,
  planned: PlannedStage,
  stage: number,
  chosen: readonly Seed[],
): readonly Action[] {
  if (chosen.length < 2) return [ending(stage === 0 ? 'tooFew' : 'played')];
  const lot = event.lot ?? '';
  const groups = groupsOf(drawOrder(chosen, planned, stage, entries, lot), planned);
  const pairings = groups.flatMap((group) => pairingsOf(stage, group, planned.meeting, lot));
  const { begins, ends } = planned;
  // A stage that begins late ends as much later.
  const until = begins === null || ends === null ? null : dateAfter(ends, daysLate(begins, due.now));
  return [action(`draw ${stage}`, { do: 'draw', stage, ends: until, groups, pairings })];
}

// A stage being played.

function playing(look: Look, stage: Stage): readonly Action[] {
  const unfinished = unfinishedIn(look, stage);
  const handedOn = takingOver(look, stage);
  if (unfinished.length + handedOn.length === 0)
    return [action(closingKey(stage.stage), { do: 'closeStage', stage: stage.stage })];
  return [
    ...unfinished.flatMap((pairing) => leaving(look, pairing)),
    ...stillIn(look, unfinished),
    // Those who came in for somebody begin when the pairings are theirs.
    ...(handedOn.length > 0 ? handedOn : opening(look, stage)),
    ...atTheDate(look, stage, unfinished),
  ];
}

function unfinishedIn(sheet: EventSheet, stage: Stage): readonly Pairing[] {
  return sheet.pairings.filter((one) => one.stage === stage.stage && !isOver(sheet, stage, one));
}

/** Whether a pairing needs nothing more: it is scored, or it never began and one of the rows does not count. */
function isOver(sheet: EventSheet, stage: Stage, pairing: Pairing): boolean {
  if (pairingScores(pairing, sheet.results, sheet.rulings) !== undefined) return true;
  return (
    pairing.openedAt === null &&
    pairing.entries.some((entry) => isStruckIn(sheet, stage, pairing.group, entry))
  );
}

function isStruckIn(sheet: EventSheet, stage: Stage, number: number, entry: number): boolean {
  const group = stage.groups.find((one) => one.group === number);
  return group !== undefined && isStruck(entry, { ...sheet, group, stage: stage.stage });
}

/** What follows for a pairing when one of the two is out: its matches end, or the other wins by walkover. */
function leaving(look: Look, pairing: Pairing): readonly Action[] {
  const out = pairing.entries.filter((no) => entryOf(look, no)?.state === 'out');
  if (out.length === 0) return [];
  if (pairing.openedAt === null) {
    const scores = walkover(pairing, out);
    return pairing.legs.flatMap((leg) => ruling(look, pairing, leg, scores, 'walkover'));
  }
  return pairing.legs.flatMap(({ leg, match, running }) => {
    if (
      match === null ||
      legScores(pairing.id, leg, pairing.entries, look.results, look.rulings) !== undefined
    )
      return [];
    const [loser] = out.filter((no) => entryOf(look, no)?.out?.why !== 'vanished');
    if (loser !== undefined) return [action(`resign ${match}`, { do: 'resign' as const, match, loser })];
    const late = running?.claimable?.entry;
    if (late === undefined || !out.includes(late)) return [];
    return [action(`time ${match}`, { do: 'endByTime' as const, match, loser: late })];
  });
}

function walkover({ entries }: Pairing, out: readonly number[]): readonly [Score, Score] {
  const [first, second] = entries.map((entry) => !out.includes(entry));
  return [first === true ? 1 : 0, second === true ? 1 : 0];
}

/** A score for a match that has none. */
function ruling(
  { results, rulings }: EventSheet,
  { id, entries }: Pairing,
  { leg, match }: Leg,
  scores: readonly [Score, Score],
  why: Exclude<Ruling['why'], 'judged'>,
): readonly Action[] {
  if (legScores(id, leg, entries, results, rulings) !== undefined) return [];
  const earlier = rulings.filter((one) => one.pairing === id && one.leg === leg).length;
  return [action(`rule ${id} ${leg} ${earlier}`, { do: 'rule', pairing: id, leg, scores, why, match })];
}

/** Whoever lets a match's time run out is asked whether they are still there, and taken out without an answer. */
function stillIn(look: Look, unfinished: readonly Pairing[]): readonly Action[] {
  const late = unfinished
    .flatMap(({ legs }) => legs)
    .flatMap(({ match, running }) =>
      match === null || running?.claimable == null ? [] : [{ match, ...running.claimable }],
    );
  const entries = [...new Set(late.map(({ entry }) => entry))].map((no) => entryOf(look, no));
  return entries.flatMap((entry) => {
    if (entry?.state !== 'in') return [];
    const own = late.filter((one) => one.entry === entry.no);
    const asked = own.flatMap((one) => lastAsked(look, one).at ?? []);
    const open = asked.find((at) => at > entry.aliveAt);
    if (open !== undefined)
      return look.due.after(open, STILL_IN_DAYS) ? [takingOut(entry.no, 'vanished')] : [];
    // One press speaks for every match that was late when it was asked for.
    const next = own.find(
      ({ since }) => !asked.some((at) => at >= since) || look.due.after(entry.aliveAt, ASK_AGAIN_DAYS),
    );
    if (next === undefined) return [];
    const key = stillInKey(next, lastAsked(look, next).count);
    return [action(key, { do: 'askStillIn', entry: entry.no, match: next.match })];
  });
}

interface Late {
  readonly match: string;
  readonly timeouts: number;
}

const stillInKey = ({ match, timeouts }: Late, count: number): string =>
  `still in ${match} ${timeouts} ${count}`;

/** When a player was last asked about a time-out, and how often. */
function lastAsked(
  { event }: EventSheet,
  late: Late,
): { readonly at: Date | undefined; readonly count: number } {
  let count = 0;
  while (event.done.has(stillInKey(late, count))) count += 1;
  return { at: event.done.get(stillInKey(late, count - 1)), count };
}

/**
 * Reserves take over from those whose rows do not count, while there is time to play. A pairing that has begun
 * is never handed on.
 */
function takingOver(look: Look, stage: Stage): readonly Action[] {
  if (stage.ends === null || look.due.after(endOf(stage.ends), -DATE_DAYS)) return [];
  const placed = new Set(stage.groups.flatMap(rowsOf));
  const { places, reserves } = fieldOf(look, stage.stage);
  const free = [...places, ...reserves].filter(
    ({ entry }) => !placed.has(entry) && isReady(entryOf(look, entry), stage.stage),
  );
  return stage.groups.flatMap((group) =>
    rowsOf(group)
      .filter((entry) => isStruckIn(look, stage, group.group, entry))
      .flatMap((entry) => {
        const left = look.pairings.filter(
          (one) =>
            one.stage === stage.stage &&
            one.entries.includes(entry) &&
            one.openedAt === null &&
            one.entries.every((no) => no === entry || entryOf(look, no)?.state === 'in'),
        );
        const by = left.length === 0 ? undefined : free.shift()?.entry;
        if (by === undefined) return [];
        const pairings = left.map(({ id }) => id);
        return [
          action(`take over ${stage.stage} ${entry}`, {
            do: 'takeOver' as const,
            stage: stage.stage,
            group: group.group,
            from: entry,
            by,
            pairings,
          }),
        ];
      }),
  );
}

/** A pairing after a reserve has taken it over. */
export function takenOver(pairing: Pairing, from: number, by: number): Pairing {
  const swap = ([a, b]: readonly [number, number]): readonly [number, number] => [
    a === from ? by : a,
    b === from ? by : b,
  ];
  const legs = pairing.legs.map((leg) => ({ ...leg, seats: swap(leg.seats) }));
  return { ...pairing, entries: swap(pairing.entries), legs };
}

function opening(look: Look, stage: Stage): readonly Action[] {
  const { atATime } = stagesOf(look.event.settings)[stage.stage] ?? { atATime: 1 };
  const pairings = look.pairings.filter((one) => one.stage === stage.stage);
  const states = new Map(pairings.map((pairing) => [pairing.id, stateOf(pairing)]));
  return stage.groups.flatMap((group) => {
    const own = pairings.filter((pairing) => pairing.group === group.group);
    return opensNow(own, (id) => states.get(id) ?? 'over', atATime).map((pairing) =>
      action(`open ${pairing}`, { do: 'open', pairing }),
    );
  });

  function stateOf(pairing: Pairing): OpenState {
    if (isOver(look, stage, pairing)) return 'over';
    if (pairing.openedAt !== null) return 'underWay';
    const isPlayed = pairing.entries.every((no) => entryOf(look, no)?.state === 'in');
    const date = dateOf(stage, pairing);
    const isLate = date !== null && look.due.at(endOf(date));
    return isPlayed && !isLate ? 'waiting' : 'over';
  }
}

// Dates.

const dateOf = (stage: Stage, pairing: Pairing): string | null => pairing.ends ?? stage.ends;

/** Reminders two weeks before a date and on it, and defaults two weeks after it. */
function atTheDate(look: Look, stage: Stage, unfinished: readonly Pairing[]): readonly Action[] {
  return datesOf(stage, unfinished).flatMap(({ ends, pairings }) => {
    const tell = (when: 'before' | 'due') =>
      action(dateKey(when, stage, ends), {
        do: 'remindDate',
        when,
        ends,
        pairings: pairings.map(({ id }) => id),
      });
    if (!look.due.after(endOf(ends), -DATE_DAYS)) return [];
    if (!look.due.at(endOf(ends))) return [tell('before')];
    const told = look.event.done.get(dateKey('due', stage, ends));
    if (told === undefined) return [tell('due')];
    if (!look.due.after(told, DATE_DAYS)) return [];
    return pairings.flatMap((pairing) => byDefault(look, pairing));
  });
}

const dateKey = (when: 'before' | 'due', { stage }: Stage, ends: string): string =>
  `${when} ${stage} ${ends}`;

/** Pairings by the dates on which they end. */
function datesOf(
  stage: Stage,
  pairings: readonly Pairing[],
): readonly { readonly ends: string; readonly pairings: readonly Pairing[] }[] {
  const dates = [...new Set(pairings.flatMap((pairing) => dateOf(stage, pairing) ?? []))].sort();
  return dates.map((ends) => ({ ends, pairings: pairings.filter((one) => dateOf(stage, one) === ends) }));
}

/** The scores of a pairing's matches that nobody has ruled on. */
function byDefault(look: Look, pairing: Pairing): readonly Action[] {
  const out = pairing.entries.filter((no) => entryOf(look, no)?.state === 'out');
  if (out.length > 0)
    return pairing.legs.flatMap((leg) => ruling(look, pairing, leg, walkover(pairing, out), 'walkover'));
  return pairing.legs.flatMap((leg) => {
    const slow = slowSeat(leg);
    if (slow === undefined) return ruling(look, pairing, leg, [0.5, 0.5], 'date');
    return ruling(look, pairing, leg, walkover(pairing, [slow]), 'time');
  });
}

/** The entry that used more than two thirds of all time used in a match. */
function slowSeat({ seats, running }: Leg): number | undefined {
  if (running === null) return undefined;
  const all = running.used[0] + running.used[1];
  return seats.find((_, n) => (running.used[n] ?? 0) * 3 > all * 2);
}

/** The organizer has ended the event: every match without a score is drawn. */
function endingEarly(look: Look): readonly Action[] {
  const current = look.event.stages.at(-1);
  if (current === undefined || look.event.done.has(closingKey(current.stage))) return [ending('early')];
  const unfinished = unfinishedIn(look, current);
  if (unfinished.length === 0)
    return [action(closingKey(current.stage), { do: 'closeStage', stage: current.stage })];
  return unfinished.flatMap((pairing) =>
    pairing.legs.flatMap((leg) => ruling(look, pairing, leg, [0.5, 0.5], 'ended')),
  );
}

// The organizer.

/** Something waits for the organizer, who has been silent: the deputy hears of it, then the operator. */
function silence(look: Look): readonly Action[] {
  const { event, due } = look;
  const { organizer, deputy, done } = event;
  const waiting = waitingSince(look);
  if (organizer === null || waiting === undefined) return [];
  const since = waiting > organizer.seenAt ? waiting : organizer.seenAt;
  if (!due.after(since, SILENCE_DAYS)) return [];
  const tell = (to: 'deputy' | 'operator') =>
    action(`silence ${to} ${organizer.seenAt.toISOString()}`, { do: 'tellSilence', to });
  if (deputy === null) return [tell('operator')];
  const told = done.get(tell('deputy').key);
  if (told === undefined) return [tell('deputy')];
  return deputy.seenAt < told && due.after(told, DEPUTY_DAYS) ? [tell('operator')] : [];
}

/** Since when something has waited for the organizer: people who want to enter, pairings near their date. */
function waitingSince(look: Look): Date | undefined {
  const { event, entries } = look;
  const asked = event.entryClosedAt === null ? entries.filter(({ state }) => state === 'asked') : [];
  const stage = event.stages.at(-1);
  const told =
    stage === undefined
      ? []
      : datesOf(stage, unfinishedIn(look, stage)).flatMap(
          ({ ends }) =>
            event.done.get(dateKey('before', stage, ends)) ??
            event.done.get(dateKey('due', stage, ends)) ??
            [],
        );
  return earliest([...asked.map(({ enteredAt }) => enteredAt), ...told]);
}

function earliest(instants: readonly Date[]): Date | undefined {
  return [...instants].sort((a, b) => a.getTime() - b.getTime())[0];
}

// Entries.

function entryOf({ entries }: EventSheet, no: number): Entry | undefined {
  return entries.find((entry) => entry.no === no);
}

function isReady(entry: Entry | undefined, stage: number): boolean {
  return entry?.ready.some((one) => one.stage === stage) === true;
}

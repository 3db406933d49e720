/**
 * An event in memory: carries out what the pure functions say, and plays its matches by the habits of its
 * players. A day at a time, without chance of its own.
 */
import { type Advance, advance, takenOver } from '../../../src/club/model/advance.js';
import { dateAfter, dateAt, daysAfter, endOf } from '../../../src/club/model/dates.js';
import type {
  Action,
  Entry,
  EventSettings,
  EventSheet,
  EventState,
  Leg,
  Out,
  Pairing,
  Result,
  Ruling,
  StageSettings,
} from '../../../src/club/model/types.js';

export const START = new Date('2027-01-01T12:00:00Z');
const DAY = 86_400;

export function day(days: number): Date {
  return daysAfter(START, days);
}

export const date = (days: number): string => dateAfter(dateAt(START), days);

export const CLOCK = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 0, timeouts: 1 } as const;

export function stageOf(changed: Partial<StageSettings> = {}): StageSettings {
  return {
    groupSize: 8,
    meeting: 'single',
    atATime: 2,
    draw: 'lot',
    advance: 0,
    begins: date(20),
    ends: date(140),
    ...changed,
  };
}

export function settingsOf(stages: readonly StageSettings[], size = { from: 2, to: 8 }): EventSettings {
  return {
    game: 'kyuchorei',
    scenario: 'battle',
    options: {},
    terms: { clock: CLOCK },
    rated: true,
    listed: true,
    admission: 'free',
    size,
    entryUntil: date(5),
    breaks: [],
    stages: [...stages],
  };
}

export const DUEL_OF_TWO: EventSettings = {
  game: 'kyuchorei',
  scenario: 'battle',
  options: {},
  terms: { clock: CLOCK },
  rated: true,
  duelOfTwo: true,
};

/** How a player behaves. Times are days from the start of the event. */
export interface Habits {
  /** Days for a turn. */
  readonly pace: number;
  /** From then on they do nothing. */
  readonly vanishes?: number;
  /** Whether they press the buttons that they are mailed. */
  readonly presses?: boolean;
  /** Whether they claim a match when the opponent's time is up. */
  readonly claims?: boolean;
  /** Withdraws on that day. */
  readonly withdraws?: number;
}

export const STEADY: Habits = { pace: 1 };

/** Turns of a match. */
const TURNS = 8;

interface Match {
  readonly id: string;
  readonly pairing: string;
  readonly leg: 1 | 2;
  readonly seats: readonly [number, number];
  turn: number;
  /** When the seat on move got its turn. */
  since: number;
  readonly used: [number, number];
  over: boolean;
}

export class World {
  sheet: EventSheet;
  today = 0;
  readonly log: (Action & { readonly day: number })[] = [];
  readonly #habits: (no: number) => Habits;
  readonly #matches = new Map<string, Match>();

  constructor(
    settings: EventSettings,
    count: number,
    habits: (no: number) => Habits = () => STEADY,
    changed: Partial<EventState> = {},
  ) {
    this.#habits = habits;
    const isDuel = 'duelOfTwo' in settings;
    const event: EventState = {
      id: 'e',
      settings,
      openedAt: START,
      organizer: isDuel ? null : { entry: null, seenAt: START },
      deputy: null,
      entryEnds: isDuel ? null : endOf(date(5)),
      entryClosedAt: null,
      startAt: null,
      lot: null,
      stages: [],
      endEarlyAt: null,
      over: null,
      done: new Map(),
      ...changed,
    };
    const entries = Array.from(
      { length: count },
      (_, n): Entry => ({
        no: n + 1,
        enteredAt: START,
        state: 'in',
        out: null,
        ready: [],
        aliveAt: START,
        strength: null,
      }),
    );
    this.sheet = { event, entries, pairings: [], results: [], rulings: [] };
  }

  get over(): boolean {
    return this.sheet.event.over !== null;
  }

  /** What is due, without carrying it out. */
  look(): Advance {
    return advance(this.sheet, day(this.today));
  }

  /** Plays until the event is over; fails where it does not end. */
  toTheEnd(limit = 600): this {
    while (!this.over) {
      if (this.today > limit) throw new Error(`not over after ${limit} days`);
      this.aDay();
    }
    return this;
  }

  /** Plays on until a day. */
  until(last: number): this {
    while (this.today < last && !this.over) this.aDay();
    return this;
  }

  aDay(): void {
    this.settle();
    this.#play();
    this.settle();
    this.today += 1;
  }

  /** Carries out what is due until nothing is. */
  settle(): void {
    for (let round = 0; ; round += 1) {
      if (round > 50) throw new Error('there is always more to do');
      const { actions } = this.look();
      if (actions.length === 0) return;
      for (const one of actions) {
        this.carryOut(one);
        this.log.push({ ...one, day: this.today });
      }
    }
  }

  change(changed: Partial<EventState>): void {
    this.sheet = { ...this.sheet, event: { ...this.sheet.event, ...changed } };
  }

  changeEntry(no: number, changed: Partial<Entry>): void {
    const entries = this.sheet.entries.map((entry) => (entry.no === no ? { ...entry, ...changed } : entry));
    this.sheet = { ...this.sheet, entries };
  }

  leave(no: number, why: Out['why'] = 'withdrew'): void {
    this.changeEntry(no, { state: 'out', out: { at: day(this.today), why } });
  }

  /** As a store does: the key is written with what it stands for, so the second time nothing happens. */
  carryOut(one: Action): void {
    const { done } = this.sheet.event;
    if (done.has(one.key)) return;
    this.change({ done: new Map([...done, [one.key, day(this.today)]]) });
    this.#do(one);
  }

  #do(one: Action): void {
    const now = day(this.today);
    const { event, pairings } = this.sheet;
    switch (one.do) {
      case 'closeEntry':
        for (const no of one.admitted) this.changeEntry(no, { state: 'in' });
        this.change({ entryClosedAt: now, lot: 'a lot' });
        break;
      case 'lotWithoutBeacon':
        this.change({ lot: 'a secret' });
        break;
      case 'askReady': {
        if (!this.#isThere(one.entry) || this.#habits(one.entry).presses === false) break;
        const entry = this.sheet.entries.find(({ no }) => no === one.entry);
        this.changeEntry(one.entry, {
          ready: [...(entry?.ready ?? []), { stage: one.stage, at: now }],
          aliveAt: now,
        });
        break;
      }
      case 'askStillIn':
        if (this.#isThere(one.entry) && this.#habits(one.entry).presses !== false)
          this.changeEntry(one.entry, { aliveAt: now });
        break;
      case 'draw':
        this.change({
          stages: [...event.stages, { stage: one.stage, drawnAt: now, ends: one.ends, groups: one.groups }],
        });
        this.sheet = {
          ...this.sheet,
          pairings: [
            ...pairings,
            ...one.pairings.map((pairing) => ({
              ...pairing,
              openedAt: null,
              ends: null,
              legs: pairing.legs.map((leg) => ({ ...leg, match: null, running: null })),
            })),
          ],
        };
        break;
      case 'open':
        this.#changePairing(one.pairing, (pairing) => ({
          ...pairing,
          openedAt: now,
          legs: pairing.legs.map((leg) => this.#begin(pairing, leg)),
        }));
        break;
      case 'takeOut':
        this.leave(one.entry, one.why);
        break;
      case 'takeOver':
        for (const id of one.pairings)
          this.#changePairing(id, (pairing) => takenOver(pairing, one.from, one.by));
        this.change({
          stages: event.stages.map((stage) => ({
            ...stage,
            groups: stage.groups.map((group) =>
              stage.stage === one.stage && group.group === one.group
                ? { ...group, reserves: [...group.reserves, { entry: one.by, instead: one.from }] }
                : group,
            ),
          })),
        });
        break;
      case 'resign':
      case 'endByTime': {
        const match = this.#matches.get(one.match);
        const winner = match?.seats.find((no) => no !== one.loser) ?? null;
        if (match !== undefined) this.#end(match, winner, one.do === 'resign' ? 'resigned' : 'time');
        break;
      }
      case 'rule': {
        const { pairing, leg, scores, why } = one;
        const made: Ruling = { pairing, leg, scores, why, by: 'default', at: now, reversed: false };
        this.sheet = { ...this.sheet, rulings: [...this.sheet.rulings, made] };
        const match = one.match === null ? undefined : this.#matches.get(one.match);
        if (match !== undefined) this.#end(match, null, 'broken off');
        break;
      }
      case 'endEvent':
        this.change({ over: { at: now, how: one.how } });
        break;
      default:
        // Mails.
        break;
    }
  }

  #isThere(no: number): boolean {
    return this.today < (this.#habits(no).vanishes ?? Number.POSITIVE_INFINITY);
  }

  #begin(pairing: Pairing, { leg, seats }: Leg): Leg {
    const id = `${pairing.id}.${leg}`;
    this.#matches.set(id, {
      id,
      pairing: pairing.id,
      leg,
      seats,
      turn: 0,
      since: this.today,
      used: [0, 0],
      over: false,
    });
    return { leg, seats, match: id, running: { claimable: null, used: [0, 0] } };
  }

  /** A day of play: whoever is on move and has thought long enough moves; time runs out for the others. */
  #play(): void {
    for (const entry of this.sheet.entries)
      if (this.#habits(entry.no).withdraws === this.today && entry.state === 'in') this.leave(entry.no);
    for (const match of this.#matches.values()) {
      if (match.over) continue;
      const seat = match.turn % 2 === 0 ? 0 : 1;
      const no = match.seats[seat];
      const habits = this.#habits(no);
      const spent = this.today - match.since;
      match.used[seat] += DAY;
      if (this.#isThere(no) && spent >= habits.pace) {
        match.turn += 1;
        match.since = this.today;
        this.changeEntry(no, { aliveAt: day(this.today) });
      }
      const isUp = this.today - match.since > CLOCK.days;
      this.#show(match, isUp ? { entry: no, since: day(match.since + CLOCK.days), timeouts: 1 } : null);
      const opponent = match.seats[1 - seat] ?? 0;
      if (match.turn >= TURNS) this.#end(match, Math.min(...match.seats), 'rules');
      else if (isUp && this.#isThere(opponent) && this.#habits(opponent).claims !== false)
        this.#end(match, opponent, 'time');
    }
  }

  #show(match: Match, claimable: NonNullable<Leg['running']>['claimable']): void {
    this.#changeLeg(match, { running: { claimable, used: [...match.used] } });
  }

  #end(match: Match, winner: number | null, reason: Result['reason']): void {
    if (match.over) return;
    match.over = true;
    this.#changeLeg(match, { running: null });
    const { id, pairing, leg, seats } = match;
    const result: Result = {
      match: id,
      pairing,
      leg,
      seats,
      winner,
      reason,
      points: null,
      timeouts: [0, 0],
      bothPlayed: match.turn > 1,
      endedAt: day(this.today),
    };
    this.sheet = { ...this.sheet, results: [...this.sheet.results, result] };
  }

  #changeLeg({ pairing, leg }: Match, changed: Partial<Leg>): void {
    this.#changePairing(pairing, (one) => ({
      ...one,
      legs: one.legs.map((other) => (other.leg === leg ? { ...other, ...changed } : other)),
    }));
  }

  #changePairing(id: string, change: (pairing: Pairing) => Pairing): void {
    const pairings = this.sheet.pairings.map((pairing) => (pairing.id === id ? change(pairing) : pairing));
    this.sheet = { ...this.sheet, pairings };
  }
}

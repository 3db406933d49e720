/** An event as it is stored, and as the pure functions read it. */
import type { Locale, Side } from '../../referee/index.js';
import type {
  CompetitionRecord,
  CompetitionStatus,
  EntrantRecord,
  PairingRecord,
  PairingStatus,
  PlayerRecord,
  ResultRecord,
  Store,
} from '../../store/index.js';
import type {
  Entry,
  EventSettings,
  EventSheet,
  EventState,
  Group,
  Leg,
  Out,
  Pairing,
  Result,
  Ruling,
  Running,
  Stage,
} from '../model/types.js';

// What is kept as JSON: instants as ISO 8601.

interface StoredStage {
  readonly stage: number;
  readonly drawnAt: string;
  readonly ends: string | null;
  readonly groups: readonly Group[];
}

type StoredRuling = Omit<Ruling, 'at'> & { readonly at: string };

/** How somebody reads. */
export interface Voice {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The state of an event. */
export interface StoredEvent {
  readonly openedAt: string;
  readonly entryEnds: string | null;
  readonly startAt: string | null;
  readonly entryClosedAt: string | null;
  /** Hex; from it come all lots of the event. Shown when entry has closed; its hash before. */
  readonly secret: string;
  /** Version of the rules that all its matches are played by. */
  readonly rulesVersion: number;
  readonly stages: readonly StoredStage[];
  readonly rulings: readonly StoredRuling[];
  readonly endEarlyAt: string | null;
  readonly over: { readonly at: string; readonly how: 'played' | 'tooFew' | 'early' } | null;
  /** When the organizer and the deputy last did something. */
  readonly seen: { readonly organizer: string; readonly deputy: string };
  /** In which language and zone they read. */
  readonly voices: { readonly organizer: Voice; readonly deputy: Voice };
  /** Keys of what was done, and when. */
  readonly done: { readonly [key: string]: string };
}

/** The state of an entry. */
export interface StoredEntry {
  readonly out: (Omit<Out, 'at'> & { readonly at: string }) | null;
  readonly ready: readonly { readonly stage: number; readonly at: string }[];
  readonly aliveAt: string;
  readonly strength: number | null;
}

export interface StoredLeg {
  readonly leg: 1 | 2;
  readonly seats: readonly [number, number];
  readonly match: string | null;
  /** The sides of the seats; empty before the match is open. */
  readonly sides: readonly Side[];
  /** Noted when it was first seen that the match could be claimed. */
  readonly late: { readonly entry: number; readonly since: string; readonly timeouts: number } | null;
  readonly used: readonly [number, number] | null;
}

/** The state of a pairing. */
export interface StoredPairing {
  readonly stage: number;
  readonly group: number;
  readonly place: number;
  readonly entries: readonly [number, number];
  readonly openedAt: string | null;
  readonly ends: string | null;
  readonly legs: readonly StoredLeg[];
}

/** An event with all that is read of it. */
export interface LoadedEvent {
  readonly competition: CompetitionRecord;
  readonly stored: StoredEvent;
  readonly settings: EventSettings;
  readonly entrants: readonly LoadedEntrant[];
  readonly pairings: readonly LoadedPairing[];
  readonly results: readonly ResultRecord[];
}

export interface LoadedEntrant {
  readonly record: EntrantRecord;
  readonly stored: StoredEntry;
  readonly player: PlayerRecord | undefined;
}

export interface LoadedPairing {
  readonly id: string;
  readonly stored: StoredPairing;
}

type Reads = Pick<Store, 'readCompetition' | 'readPlayers' | 'resultsOfCompetition'>;

/** Reads an event; undefined where there is none. */
export async function loadEvent(store: Reads, id: string): Promise<LoadedEvent | undefined> {
  const found = await store.readCompetition(id);
  if (found === undefined) return undefined;
  const { competition, entrants, pairings } = found;
  const [people, results] = await Promise.all([
    store.readPlayers(entrants.map(({ playerId }) => playerId)),
    store.resultsOfCompetition(id),
  ]);
  const players = new Map(people.map((player) => [player.id, player]));
  const stored: StoredEvent = JSON.parse(competition.state);
  const settings: EventSettings = JSON.parse(competition.settings);
  return {
    competition,
    stored,
    settings,
    entrants: entrants.map((record) => ({
      record,
      stored: JSON.parse(record.state),
      player: players.get(record.playerId),
    })),
    pairings: pairings.map(({ id: pairing, state }) => ({ id: pairing, stored: JSON.parse(state) })),
    results,
  };
}

/** The same as the pure functions read it. */
export function sheetOf(loaded: LoadedEvent): EventSheet {
  return {
    event: stateOf(loaded),
    entries: loaded.entrants.map(entryOf),
    pairings: loaded.pairings.map((pairing) => pairingOf(pairing, loaded.results)),
    results: loaded.results.flatMap((result) => resultOf(result, loaded)),
    rulings: loaded.stored.rulings.map((ruling) => ({ ...ruling, at: new Date(ruling.at) })),
  };
}

/** The entry that an address plays with; null: none. */
export function entryOfAddress({ entrants }: LoadedEvent, address: string | null): number | null {
  if (address === null) return null;
  return entrants.find(({ player }) => player?.address === address)?.record.number ?? null;
}

function stateOf(loaded: LoadedEvent): EventState {
  const { competition, stored, settings } = loaded;
  const { organizer, deputy } = competition;
  return {
    id: competition.id,
    settings,
    openedAt: new Date(stored.openedAt),
    organizer:
      organizer === null
        ? null
        : { entry: entryOfAddress(loaded, organizer), seenAt: new Date(stored.seen.organizer) },
    deputy:
      deputy === null
        ? null
        : { entry: entryOfAddress(loaded, deputy), seenAt: new Date(stored.seen.deputy) },
    entryEnds: instant(stored.entryEnds),
    startAt: instant(stored.startAt),
    entryClosedAt: instant(stored.entryClosedAt),
    lot: stored.entryClosedAt === null ? null : stored.secret,
    stages: stored.stages.map(
      (stage): Stage => ({
        stage: stage.stage,
        drawnAt: new Date(stage.drawnAt),
        ends: stage.ends,
        groups: stage.groups,
      }),
    ),
    endEarlyAt: instant(stored.endEarlyAt),
    over: stored.over === null ? null : { at: new Date(stored.over.at), how: stored.over.how },
    done: new Map(Object.entries(stored.done).map(([key, at]) => [key, new Date(at)])),
  };
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function entryOf({ record, stored }: LoadedEntrant): Entry {
  return {
    no: record.number,
    enteredAt: record.createdAt,
    state: record.status,
    out: stored.out === null ? null : { at: new Date(stored.out.at), why: stored.out.why },
    ready: stored.ready.map(({ stage, at }) => ({ stage, at: new Date(at) })),
    aliveAt: new Date(stored.aliveAt),
    strength: stored.strength,
  };
}

function pairingOf({ id, stored }: LoadedPairing, results: readonly ResultRecord[]): Pairing {
  const { stage, group, place, entries, ends } = stored;
  return {
    id,
    stage,
    group,
    place,
    entries,
    ends,
    openedAt: instant(stored.openedAt),
    legs: stored.legs.map((leg): Leg => {
      const isOver = results.some(({ matchId }) => matchId === leg.match);
      return {
        leg: leg.leg,
        seats: leg.seats,
        match: leg.match,
        running: leg.match === null || isOver ? null : runningOf(leg),
      };
    }),
  };
}

function runningOf({ late, used }: StoredLeg): Running {
  return {
    claimable:
      late === null ? null : { entry: late.entry, since: new Date(late.since), timeouts: late.timeouts },
    used: used ?? [0, 0],
  };
}

function resultOf(result: ResultRecord, { pairings }: LoadedEvent): readonly Result[] {
  const pairing = pairings.find(({ id }) => id === result.pairing);
  const leg = pairing?.stored.legs.find(({ match }) => match === result.matchId);
  if (leg === undefined) return [];
  const { onePoints, twoPoints, oneTimeouts, twoTimeouts } = result;
  return [
    {
      match: result.matchId,
      pairing: result.pairing,
      leg: leg.leg,
      seats: leg.seats,
      winner: result.winner === null ? null : leg.seats[result.winner === 'one' ? 0 : 1],
      reason: reasonOf(result.reason),
      points: onePoints === null || twoPoints === null ? null : [onePoints, twoPoints],
      timeouts: [oneTimeouts, twoTimeouts],
      bothPlayed: result.played,
      endedAt: result.endedAt,
    },
  ];
}

const REASONS = ['rules', 'resigned', 'time', 'agreed', 'broken off'] as const;

function reasonOf(text: string): Result['reason'] {
  return REASONS.find((reason) => reason === text) ?? 'broken off';
}

// What is written.

/** An event in the making: what a command or a worker changes of it, and what is written of that at once. */
export class EventDraft {
  readonly #loaded: LoadedEvent;
  #state: StoredEvent;
  #competition: {
    status?: CompetitionStatus;
    organizer?: string | null;
    deputy?: string | null;
    generation?: number;
    title?: string;
  } = {};
  readonly #entrants = new Map<number, LoadedEntrant>();
  readonly #pairings = new Map<string, LoadedPairing>();
  readonly #changedEntrants = new Set<number>();
  readonly #changedPairings = new Set<string>();

  constructor(loaded: LoadedEvent) {
    this.#loaded = loaded;
    this.#state = loaded.stored;
    for (const entrant of loaded.entrants) this.#entrants.set(entrant.record.number, entrant);
    for (const pairing of loaded.pairings) this.#pairings.set(pairing.id, pairing);
  }

  /** The event as it would be read after the changes so far. */
  get loaded(): LoadedEvent {
    return {
      ...this.#loaded,
      competition: { ...this.#loaded.competition, ...this.#competition },
      stored: this.#state,
      entrants: [...this.#entrants.values()],
      pairings: [...this.#pairings.values()],
    };
  }

  event(change: Partial<StoredEvent>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** Notes what was done, under its key. */
  did(key: string, at: Date): void {
    this.event({ done: { ...this.#state.done, [key]: at.toISOString() } });
  }

  competition(change: {
    readonly status?: CompetitionStatus;
    readonly organizer?: string | null;
    readonly deputy?: string | null;
    readonly generation?: number;
    readonly title?: string;
  }): void {
    this.#competition = { ...this.#competition, ...change };
  }

  entry(
    number: number,
    change: Partial<StoredEntry>,
    record: Partial<Omit<EntrantRecord, 'number' | 'playerId' | 'state' | 'createdAt'>> = {},
  ): void {
    const known = this.#entrants.get(number);
    if (known === undefined) return;
    this.#entrants.set(number, {
      ...known,
      record: { ...known.record, ...record },
      stored: { ...known.stored, ...change },
    });
    this.#changedEntrants.add(number);
  }

  enter(entrant: LoadedEntrant): void {
    this.#entrants.set(entrant.record.number, entrant);
    this.#changedEntrants.add(entrant.record.number);
  }

  pairing(id: string, change: Partial<StoredPairing>): void {
    const known = this.#pairings.get(id);
    if (known === undefined) return;
    this.#pairings.set(id, { id, stored: { ...known.stored, ...change } });
    this.#changedPairings.add(id);
  }

  draw(id: string, stored: StoredPairing): void {
    this.#pairings.set(id, { id, stored });
    this.#changedPairings.add(id);
  }

  /** The rows that have changed. */
  get rows(): {
    readonly competition: { readonly state: string } & EventDraft['changed'];
    readonly entrants: readonly EntrantRecord[];
    readonly pairings: readonly PairingRecord[];
  } {
    return {
      competition: { ...this.#competition, state: JSON.stringify(this.#state) },
      entrants: [...this.#changedEntrants].flatMap((number) => {
        const one = this.#entrants.get(number);
        return one === undefined ? [] : [{ ...one.record, state: JSON.stringify(one.stored) }];
      }),
      pairings: [...this.#changedPairings].flatMap((id) => {
        const one = this.#pairings.get(id);
        if (one === undefined) return [];
        return [{ id, status: statusOf(one.stored), state: JSON.stringify(one.stored) }];
      }),
    };
  }

  get changed() {
    return this.#competition;
  }
}

function statusOf({ openedAt }: StoredPairing): PairingStatus {
  return openedAt === null ? 'waiting' : 'open';
}

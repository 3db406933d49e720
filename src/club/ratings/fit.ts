/** From the results of a game to its ratings, as they are kept. */
import type { CompetitionRecord, RatingRecord, ResultRecord, Store } from '../../store/index.js';
import { countedResults } from '../model/counted.js';
import { stagesOf } from '../model/field.js';
import { type RatedMatch, rate } from '../model/rating.js';
import type { EventSettings, Ruling } from '../model/types.js';

type EventOfResults = Pick<CompetitionRecord, 'id' | 'settings' | 'state'>;

/** The matches that count, of results and the events they were played in. */
export function matchesThatCount(
  results: readonly ResultRecord[],
  events: readonly EventOfResults[],
): readonly RatedMatch[] {
  const known = new Map(events.map((event) => [event.id, event]));
  const byEvent = grouped(results, ({ competitionId }) => competitionId);
  return [...byEvent].flatMap(([id, all]) => {
    const event = known.get(id);
    return event === undefined ? [] : matchesOf(event, all);
  });
}

function matchesOf({ settings, state }: EventOfResults, results: readonly ResultRecord[]): RatedMatch[] {
  const chosen: EventSettings = JSON.parse(settings);
  const { rulings }: { readonly rulings: readonly (Omit<Ruling, 'at'> & { readonly at: string })[] } =
    JSON.parse(state);
  const stages = stagesOf(chosen);
  const held = rulings.map((ruling) => ({ ...ruling, at: new Date(ruling.at) }));
  return [...grouped(results, ({ pairing }) => pairing)].flatMap(([pairing, all]) => {
    const { meeting } = stages[Number.parseInt(pairing, 10)] ?? { meeting: 'single' };
    const legs = meeting === 'duel' ? ([{ leg: 1 }, { leg: 2 }] as const) : ([{ leg: 1 }] as const);
    const ended = all.map((record) => ({
      record,
      pairing,
      leg: record.leg === 2 ? (2 as const) : (1 as const),
      reason: REASONS.find((reason) => reason === record.reason) ?? ('broken off' as const),
      bothPlayed: record.played,
    }));
    return countedResults({ id: pairing, legs }, ended, held).map(({ record }) => matchOf(record));
  });
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}

const REASONS = ['rules', 'resigned', 'time', 'agreed'] as const;

function matchOf(record: ResultRecord): RatedMatch {
  const { matchId, competitionId, pairing, winner, one, two, endedAt } = record;
  return {
    match: matchId,
    pairing: `${competitionId} ${pairing}`,
    setting: settingKey(record),
    players: [one, two],
    score: winner === null ? 0.5 : winner === 'one' ? 1 : 0,
    endedAt,
  };
}

/** What an offset belongs to, as JSON: the scenario, and its options in the order of their names. */
export function settingKey({ scenario, options }: Pick<ResultRecord, 'scenario' | 'options'>): string {
  const chosen: { readonly [id: string]: string } = JSON.parse(options);
  return JSON.stringify({ scenario, options: Object.fromEntries(Object.entries(chosen).sort(byName)) });
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** A value as it was when a quarter of a year ended, and half its interval. */
export type Past = readonly [date: string, value: number, half: number];

/** Quarters that a curve shows, as long as so many results are fitted in all: a large game shows fewer. */
const MOST_QUARTERS = 8;
const MOST_REFITTED = 100_000;

/** The rows of a game: players and sides, with their values at the ends of the last quarters. */
export function ratingRows(
  game: string,
  matches: readonly RatedMatch[],
  struck: ReadonlySet<string>,
): readonly RatingRecord[] {
  const past = new Map<string, Past[]>();
  const note = (at: Date, id: string, value: number, half: number) => {
    const curve = past.get(id) ?? [];
    if (curve.length === 0) past.set(id, curve);
    curve.push([at.toISOString().slice(0, 10), value, half]);
  };
  for (const at of quartersOf(matches)) {
    const { players, offsets } = rate(matchesOverBy(matches, at), struck);
    for (const [id, { strength, within }] of players) note(at, `player ${id}`, strength, within);
    for (const [id, { offset, within }] of offsets) note(at, `side ${id}`, offset, within);
  }
  const { players, offsets } = rate(matches, struck);
  const history = (key: string) => JSON.stringify(past.get(key) ?? []);
  return [
    ...[...players].map(
      ([key, { strength, within, results, listed }]): RatingRecord => ({
        game,
        kind: 'player',
        key,
        value: strength,
        half: within,
        results,
        listed,
        history: history(`player ${key}`),
      }),
    ),
    ...[...offsets].map(
      ([key, { offset, within, results, known }]): RatingRecord => ({
        game,
        kind: 'side',
        key,
        value: offset,
        half: within,
        results,
        listed: known,
        history: history(`side ${key}`),
      }),
    ),
  ];
}

/** Ends of quarters before the newest result, the first first. */
function quartersOf(matches: readonly RatedMatch[]): readonly Date[] {
  if (matches.length === 0) return [];
  const ends = matches.map(({ endedAt }) => endedAt.getTime());
  const [oldest, newest] = ends.reduce(
    ([least, most], at) => [Math.min(least, at), Math.max(most, at)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const last = new Date(newest);
  const count = Math.min(MOST_QUARTERS, Math.floor(MOST_REFITTED / matches.length));
  return Array.from({ length: count }, (_, n) => {
    const quarter = Math.floor(last.getUTCMonth() / 3) - (count - 1 - n);
    return new Date(Date.UTC(last.getUTCFullYear(), quarter * 3, 1) - 1);
  }).filter((at) => at.getTime() >= oldest);
}

/** Matches of pairings that were over by then. */
function matchesOverBy(matches: readonly RatedMatch[], at: Date): readonly RatedMatch[] {
  const later = new Set(matches.filter(({ endedAt }) => endedAt > at).map(({ pairing }) => pairing));
  return matches.filter(({ pairing }) => !later.has(pairing));
}

type Reads = Pick<Store, 'ratedResults' | 'statesOfCompetitions' | 'listStruck'>;

/** Fits the ratings of a game to all its results. */
export async function fitGame(store: Reads, game: string): Promise<readonly RatingRecord[]> {
  const [results, struck] = await Promise.all([store.ratedResults(game), store.listStruck()]);
  const ids = [...new Set(results.map(({ competitionId }) => competitionId))];
  const events = await store.statesOfCompetitions(ids);
  return ratingRows(game, matchesThatCount(results, events), new Set(struck));
}

/** Fits the games whose results have changed; gives how many there were. */
export async function fitDue(store: Reads & Pick<Store, 'listUnfitted' | 'keepRatings'>): Promise<number> {
  const unfitted = await store.listUnfitted();
  for (const { game, wanted } of unfitted) await store.keepRatings(game, await fitGame(store, game), wanted);
  return unfitted.length;
}

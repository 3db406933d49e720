/** An event of the toy game, played by bots without a page: real store, real matches, a clock that is told the time. */
import { type Club, type ClubEffects, makeClub, tendEvents } from '../../../src/club/index.js';
import { good, type Harness, makeHarness, step } from '../../match/harness.js';
import { toy } from '../../toy/game.js';

export const DAY = 24 * 3600;
export const CLOCK = { by: 'days', days: 3, week: '1111111', grace: 0, absence: 10, timeouts: 1 } as const;

export const SETTINGS = {
  game: 'toy',
  scenario: 'standard',
  options: {},
  terms: { clock: CLOCK },
  rated: true,
  listed: true,
  admission: 'free',
  size: { from: 2, to: 8 },
  entryUntil: '2026-12-01',
  breaks: [],
  stages: [
    {
      groupSize: 8,
      meeting: 'duel',
      atATime: 1,
      draw: 'lot',
      advance: 0,
      begins: '2026-12-15',
      ends: '2027-03-31',
    },
  ],
} as const;

export interface Table extends Harness {
  readonly club: Club;
  readonly effects: ClubEffects;
  /** What the worker does at its own time. */
  tend(): Promise<void>;
}

export async function makeTable(seed = 'club', url?: string): Promise<Table> {
  const harness = await makeHarness(seed, url);
  const { store, matches, context } = harness;
  const library = { newest: context.library.newest, load: () => toy };
  const effects = { store, matches, library, clock: context.clock, random: context.random };
  const tend = async () => {
    for (let n = 0; n < 5; n++) await tendEvents(effects);
  };
  return { ...harness, club: makeClub(effects), effects, tend };
}

export function person(n: number, locale: 'en' | 'ja' = 'en') {
  return { name: `Player ${n}`, address: `p${n}@example.org`, locale, timeZone: 'Europe/London' };
}

export const WISHES = { delivery: 'immediate', quietFrom: 0, quietTo: 0 } as const;

/** An event that is open, with so many entries. */
export async function entered(table: Table, count: number, settings: object = {}): Promise<string> {
  const { event } = good(
    await table.club.createEvent({
      title: 'Winter League',
      settings: { ...SETTINGS, ...settings },
      organizer: { name: 'Org', address: 'org@example.org', locale: 'en', timeZone: 'UTC' },
    }),
  );
  good(await table.club.act(event, 'organizer', { act: 'open' }));
  for (let n = 1; n <= count; n++) good(await table.club.enter(event, person(n), WISHES));
  return event;
}

/** The same, drawn: everybody has said that they play, but for these. */
export async function drawn(
  table: Table,
  count: number,
  settings: object = {},
  silent: readonly number[] = [],
): Promise<string> {
  const event = await entered(table, count, settings);
  table.pass(20 * DAY);
  await table.tend();
  for (let n = 1; n <= count; n++) if (!silent.includes(n)) good(await table.club.playStage(event, n));
  table.pass(11 * DAY);
  await table.tend();
  return event;
}

/** Matches under way, with who holds them. */
export async function running(
  { store }: Table,
  event: string,
): Promise<readonly { readonly match: string; readonly entries: readonly number[] }[]> {
  const found = await store.readCompetition(event);
  const results = await store.resultsOfCompetition(event);
  const over = new Set(results.map(({ matchId }) => matchId));
  return (found?.pairings ?? []).flatMap(({ state }) => {
    const { entries, legs }: { entries: number[]; legs: { match: string | null }[] } = JSON.parse(state);
    return legs.flatMap(({ match }) => (match === null || over.has(match) ? [] : [{ match, entries }]));
  });
}

/** Plays a match to its end by random legal orders; false where it was over. */
export async function playOut(table: Table, match: string): Promise<void> {
  for (let n = 0; n < 400; n++) if (!(await step(table, match))) return;
}

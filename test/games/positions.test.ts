/**
 * Position files, changed at random: each is refused with the place of its fault, or plays on with legal
 * orders. What is played on from can be written and read again.
 */
import { describe, expect, test } from 'vitest';
import { games, loadGame } from '../../src/games/index.js';
import {
  type BaseState,
  type Game,
  type Json,
  type Picker,
  Session,
  sampleOrder,
} from '../../src/referee/index.js';
import { picker, seededChance } from '../referee/support.js';
import { positionOf } from './match.js';

/** Files of each game. `DENREI_FUZZ=2000` tries ten thousand in all. */
const RUNS = Number(process.env.DENREI_FUZZ ?? 60);
/** Matches out of which positions are taken, and orders between two of them. */
const MATCHES = 4;
const ORDERS = 240;
const EVERY = 12;
/** Orders that are given from a position that was read. */
const PLAYED = 25;
const MOST_CHANGES = 4;
const WILD: readonly Json[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  3,
  99,
  1e9,
  0.5,
  '',
  'x',
  [],
  {},
  ['x', 'x'],
  { x: 1 },
];

type Place = { readonly holder: Json; readonly key: string };

/** Positions of matches at random, over the settings of the game. */
function positionsOf(game: Game): Json[] {
  const found: Json[] = [];
  for (let seed = 0; seed < MATCHES; seed++) {
    const pick = picker(seed);
    const scenario = game.scenarios[seed % game.scenarios.length];
    const start = game.rules.start({ scenario: scenario?.id ?? '', options: {} });
    const session = new Session(game, start, { chance: seededChance(seed) });
    for (let given = 0; given < ORDERS && session.stop.at === 'asked'; given++) {
      if (given % EVERY === 0) found.push(game.position.show(session.state));
      const [question] = session.questions;
      if (question !== undefined) session.give(question.side, sampleOrder(question, pick));
    }
  }
  return found;
}

/** Every place of a file that holds a value. */
function placesIn(holder: Json): Place[] {
  if (typeof holder !== 'object' || holder === null) return [];
  return Object.entries(holder).flatMap(([key, value]) => [{ holder, key }, ...placesIn(value as Json)]);
}

function valueAt({ holder, key }: Place): Json {
  return (holder as Record<string, Json>)[key] ?? null;
}

/** A value that stands under the same name elsewhere, a wild one, an id, none at all. */
function changed(
  place: Place,
  pool: ReadonlyMap<string, readonly Json[]>,
  ids: readonly string[],
  pick: Picker,
) {
  const holder = place.holder as Record<string, Json>;
  const alike = pool.get(place.key) ?? [];
  const way = pick(8);
  if (way === 0) delete holder[place.key];
  else if (way === 1) holder[place.key] = WILD[pick(WILD.length)] ?? null;
  else if (way === 2) holder[place.key] = ids[pick(ids.length)] ?? null;
  else if (way === 3) holder[ids[pick(ids.length)] ?? 'x'] = structuredClone(valueAt(place));
  else holder[place.key] = structuredClone(alike[pick(Math.max(1, alike.length))] ?? null);
}

/** Values by the name that they stand under, each once. */
function poolOf(files: readonly Json[]): ReadonlyMap<string, readonly Json[]> {
  const pool = new Map<string, Map<string, Json>>();
  for (const place of files.flatMap(placesIn)) {
    const value = valueAt(place);
    const values = pool.get(place.key) ?? new Map<string, Json>();
    pool.set(place.key, values.set(JSON.stringify(value), value));
  }
  return new Map([...pool].map(([key, values]) => [key, [...values.values()]]));
}

/** Plays on with legal orders at random. */
function playsOn(game: Game, state: BaseState, seed: number): number {
  const pick = picker(seed);
  const session = new Session(game, state, { chance: seededChance(seed) });
  let given = 0;
  for (; given < PLAYED && session.stop.at === 'asked'; given++) {
    const [question] = session.questions;
    if (question === undefined) break;
    game.position.view(session.state, question.side);
    const order = sampleOrder(question, pick);
    expect(order, question.kind).toBeDefined();
    const refusal = session.give(question.side, order);
    expect(refusal, JSON.stringify(order)).toBeUndefined();
  }
  return given;
}

describe.each(games().map(({ id }) => id))('position files of %s', (id) => {
  const game = loadGame(id);
  const files = positionsOf(game);
  const pool = poolOf(files);
  const ids = Object.values(game.rules.universe).flatMap((of) => [...of]);

  test(`${RUNS} changed at random are refused with a place, or play on`, () => {
    let refused = 0;
    let read = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const pick = picker(seed);
      const file = structuredClone(files[pick(files.length)] ?? null);
      for (let changes = 1 + pick(MOST_CHANGES); changes > 0; changes--) {
        const places = placesIn(file);
        const place = places[pick(Math.max(1, places.length))];
        if (place !== undefined) changed(place, pool, ids, pick);
      }
      const told = `seed ${seed}: ${JSON.stringify(file)}`;
      try {
        const found = game.position.read(file);
        if ('fault' in found) {
          refused += 1;
          expect(found.fault, told).toMatchObject({
            at: expect.any(String),
            message: expect.stringMatching(/./),
          });
          continue;
        }
        read += 1;
        const shown = game.position.show(found.state);
        expect(game.position.show(positionOf(game, shown)), told).toEqual(shown);
        playsOn(game, found.state, seed);
      } catch (thrown) {
        throw new Error(told, { cause: thrown });
      }
    }
    expect(refused).toBeGreaterThan(RUNS / 10);
    expect(read).toBeGreaterThan(RUNS / 10);
  });
});

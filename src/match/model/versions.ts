/**
 * The games of the house as the match layer is given them: each at its present version, and at every version
 * that was released.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { games, loadGame } from '../../games/index.js';
import { readEvent, sha256Hex } from '../../journal/index.js';
import { type BaseState, type Game, playBack, type Setting, tapeOf } from '../../referee/index.js';
import { projectRoot } from '../../root.js';
import type { EventRecord } from '../../store/index.js';
import type { GameLibrary } from './context.js';
import { courseOf } from './course.js';
import { type OutsideGames, outsideGames } from './outside.js';
import { type Release, releasesIn } from './releases.js';

/** A game over an owner's components is built once per process and pack. */
const PACKS_KEPT = 20;

/** What a match was begun with is not here: the game, its version, or the rules that this version had. */
export class RulesGoneError extends Error {
  readonly code = 'rules-gone';
  constructor(
    readonly game: string,
    readonly version: number,
    /** Their digest, where it was noted. */
    readonly rules: string | null,
  ) {
    const digest = rules === null ? '' : ` with rules ${rules.slice(0, 12)}`;
    super(`${game}, version ${version}${digest}, is not on this server`);
  }
}

/** Undefined where the rules of a match are gone: a list goes on without it. */
export async function orGone<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (error instanceof RulesGoneError) return undefined;
    throw error;
  });
}

/** Versions of games that can be played. `rules`: digest of the present rules of each game. */
export interface Versions {
  readonly present: readonly Game[];
  readonly rules: { readonly [game: string]: string };
  readonly releases: readonly Release[];
  /** A present game at its version, over an owner's components. */
  build(game: string, components: unknown): Game;
}

/** The games that a server has: its own, and those from outside that stand in its data. */
export interface ServerGames extends GameLibrary {
  /** Those that new matches are opened with. */
  readonly offered: readonly Game[];
  readonly outside: OutsideGames;
}

/** Makes a library of the house's own games alone. */
export function builtInGames(): GameLibrary {
  return libraryOf(ownVersions());
}

/** All games of a server. `data`: its folder. */
export function serverGames(data: string): ServerGames {
  const own = ownVersions();
  const outside = outsideGames(gamesFolder(data), ownIds());
  const newest = outside.releases.filter(
    ({ game, version, open }) =>
      open && outside.releases.every((other) => other.game !== game || other.version <= version),
  );
  const present = [...own.present, ...newest.map(({ loaded }) => loaded)];
  const rules = Object.fromEntries(newest.map((release) => [release.game, release.rules]));
  const library = libraryOf({
    ...own,
    present,
    rules: { ...own.rules, ...rules },
    releases: [...own.releases, ...outside.releases],
  });
  return { ...library, offered: present, outside };
}

/** Where a server keeps games from outside. */
export function gamesFolder(data: string): string {
  return join(data, 'games');
}

/** Ids that no game from outside may have. */
export function ownIds(): readonly string[] {
  return games().map(({ id }) => id);
}

function ownVersions(): Versions {
  const root = projectRoot();
  return {
    present: games(),
    rules: presentRules(join(root, 'dist', 'rules.json')),
    releases: releasesIn(join(root, 'releases')),
    build: (game, components) => loadGame(game, undefined, components),
  };
}

/** As scripts/build.mjs wrote them; nothing where nothing was built. */
function presentRules(file: string): Versions['rules'] {
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A library of what stands there. */
export function libraryOf(versions: Versions): GameLibrary {
  const built = new LRUCache<string, Game>({ max: PACKS_KEPT });
  const present = (id: string) => versions.present.find((game) => game.id === id);
  return {
    ids: versions.present.map((game) => game.id),
    newest: (id) => present(id)?.version,
    rulesOf: (id, version) =>
      present(id)?.version === version ? versions.rules[id] : releaseOf(versions, id, version)?.rules,
    load(id, version, pack, rules = null) {
      const from = placeOf(versions, id, version, rules);
      if (pack === null) return from.load();
      const key = `${id} ${version} ${from.rules} ${sha256Hex(pack)}`;
      const game = built.get(key) ?? from.load(JSON.parse(pack));
      built.set(key, game);
      return game;
    },
  };
}

function releaseOf({ releases }: Versions, id: string, version: number): Release | undefined {
  return releases.find((one) => one.game === id && one.version === version);
}

/**
 * Where a version is played from: the present program where its rules are those that are wanted, else the
 * release. @throws RulesGoneError
 */
function placeOf(
  versions: Versions,
  id: string,
  version: number,
  rules: string | null,
): Pick<Release, 'rules' | 'load'> {
  const fits = (own: string | undefined) => rules === null || own === undefined || own === rules;
  const game = versions.present.find((one) => one.id === id);
  const own = versions.rules[id];
  if (game?.version === version && fits(own))
    return {
      rules: own ?? '',
      load: (components) => (components === undefined ? game : versions.build(id, components)),
    };
  const release = releaseOf(versions, id, version);
  if (release !== undefined && fits(release.rules)) return release;
  throw new RulesGoneError(id, version, rules);
}

/** A game at a version of its rules. */
export type Versioned = (version: number) => Game;

/** The beginning of what is played by the rules in force. `event`: the one that it stands behind, or 1. */
export interface RulesBase {
  readonly event: number;
  readonly state: BaseState;
}

/** Plays through what earlier versions played, each by its own rules. */
export function rulesBase(versioned: Versioned, setting: Setting, events: readonly EventRecord[]): RulesBase {
  let base: RulesBase | undefined;
  let part: EventRecord[] = [];
  for (const record of events) {
    part.push(record);
    if (record.type !== 'moved') continue;
    const event = readEvent(record.text);
    if (event.type !== 'moved') continue;
    const game = versioned(event.public.from);
    const from = base?.state ?? game.rules.start(setting);
    const course = courseOf(part.slice(0, -1)).map(({ run }) => run);
    base = { event: record.number, state: playBack(game, from, tapeOf(course)).state };
    part = [];
  }
  if (base !== undefined) return base;
  const first = events[0] === undefined ? undefined : readEvent(events[0].text);
  const version = first?.type === 'opened' ? first.public.rulesVersion : 1;
  return { event: 1, state: versioned(version).rules.start(setting) };
}

/**
 * Games from outside: releases without source in a folder of the server's data, read when it starts.
 * `<game>/<version>/` holds `rules.cjs` (what decides), `face.cjs` (what tells and draws), `release.json` (both by
 * their digests), `check.json` (what checking it found) and `journals/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256Hex } from '../../journal/index.js';
import { type AuthorGame, completeGame } from '../../kit/house.js';
import type { Game } from '../../referee/index.js';
import { guarded, inTime } from './guard.js';
import { demandGame, demandText } from './output.js';
import type { Release } from './releases.js';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const MOST_SAID = 200;
const said = z.string().min(1).max(MOST_SAID);

/** As addresses, folders and words of an order can hold it. */
export const GAME_ID = /^[a-z][a-z0-9-]{1,31}$/;

/** What stands beside the code. `rules`, `face`: SHA-256 of the files, as `sha256sum` prints it. */
export const outsideSchema = z.strictObject({
  api: z.literal(1),
  game: z.string().regex(GAME_ID),
  version: z.int().min(1).max(9999),
  by: z.strictObject({ name: said, rights: said, url: said.optional() }),
  rules: digest,
  face: digest,
});
export type OutsideFacts = z.infer<typeof outsideSchema>;

/** A release that the house does not play, and why. */
export class OutsideError extends Error {
  constructor(
    readonly code:
      | 'game/unreadable'
      | 'game/changed'
      | 'game/reserved'
      | 'game/other-place'
      | 'game/other-api',
    readonly folder: string,
    message: string,
  ) {
    super(message);
  }
}

/** A release of a game from outside, with its game loaded. */
export interface OutsideRelease extends Release {
  readonly facts: OutsideFacts;
  readonly folder: string;
  readonly loaded: Game;
  /** False: no new match is opened with it. */
  readonly open: boolean;
}

/** What a folder of games holds. */
export interface OutsideGames {
  readonly releases: readonly OutsideRelease[];
  /** What is not played, and why: the house starts all the same. */
  readonly faults: readonly { readonly folder: string; readonly error: Error }[];
}

/** Beside its versions: the game is closed to new matches. */
export const CLOSED = 'closed';

/** All games below a folder; none where there is no such folder. `reserved`: ids of the house's own. */
export function outsideGames(folder: string, reserved: readonly string[]): OutsideGames {
  const releases: OutsideRelease[] = [];
  const faults: { folder: string; error: Error }[] = [];
  for (const game of foldersIn(folder))
    for (const version of foldersIn(join(folder, game)).filter((name) => /^\d+$/.test(name))) {
      const place = join(folder, game, version);
      try {
        const release = outsideRelease(place, reserved);
        const { facts } = release;
        if (facts.game !== game || `${facts.version}` !== version)
          throw new OutsideError(
            'game/other-place',
            place,
            `it is version ${facts.version} of ${facts.game}, and its folder says otherwise`,
          );
        releases.push({ ...release, open: !existsSync(join(folder, game, CLOSED)) });
      } catch (error) {
        faults.push({ folder: place, error: error instanceof Error ? error : new Error(String(error)) });
      }
    }
  return { releases, faults };
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The release in a folder, its code loaded and looked at. @throws OutsideError, OutputError, what the code throws */
export function outsideRelease(folder: string, reserved: readonly string[]): OutsideRelease {
  const facts = factsIn(folder);
  if (reserved.includes(facts.game))
    throw new OutsideError('game/reserved', folder, `${facts.game} is the id of a game of the house`);
  for (const name of ['rules', 'face'] as const) {
    const file = join(folder, `${name}.cjs`);
    if (sha256Hex(readText(folder, file)) !== facts[name])
      throw new OutsideError('game/changed', folder, `${name}.cjs is not what release.json says`);
  }
  const loaded = guarded(gameIn(folder, facts));
  return {
    game: facts.game,
    version: facts.version,
    rules: facts.rules,
    facts,
    folder,
    loaded,
    open: true,
    load: () => loaded,
  };
}

function readText(folder: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OutsideError('game/unreadable', folder, error instanceof Error ? error.message : String(error));
  }
}

function factsIn(folder: string): OutsideFacts {
  const text = readText(folder, join(folder, 'release.json'));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new OutsideError('game/unreadable', folder, 'release.json is not JSON');
  }
  const read = outsideSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const at = issue?.path.join('.') ?? '';
    throw new OutsideError('game/unreadable', folder, `release.json: ${at}: ${issue?.message ?? ''}`);
  }
  for (const [name, text] of Object.entries({ name: read.data.by.name, rights: read.data.by.rights }))
    demandText(`by.${name}`, text);
  return read.data;
}

/** The game of `face.cjs`, which takes its rules from `rules.cjs` beside it. */
function gameIn(folder: string, facts: OutsideFacts): Game {
  const file = join(folder, 'face.cjs');
  const exported: unknown = inTime(() => createRequire(file)(file));
  const all = typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
  const found = all.find(isGame);
  if (found === undefined)
    throw new OutsideError('game/other-api', folder, 'face.cjs holds no game of interface 1');
  const { game: id, version, by } = facts;
  const whole = isWritten(found) ? inTime(() => completeGame(found)) : found;
  const game: Game = { ...whole, id, version, by: { name: by.name, rights: by.rights } };
  inTime(() => demandGame(game));
  return game;
}

/** As the kit has its author write it: the house makes the rest. */
function isWritten(value: object): value is AuthorGame {
  return 'rules' in value && typeof value.rules === 'object' && value.rules !== null && 'ids' in value.rules;
}

/** By what its maker calls it: everything else is found out when it is used. */
function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'api' in value && value.api === 1 && 'rules' in value;
}

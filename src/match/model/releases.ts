/** Released versions of the games: each as one file, as it was when it was released. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256Hex } from '../../journal/index.js';
import type { Game } from '../../referee/index.js';

/** A version of a game that was released. Its code is read when it is first played. */
export interface Release {
  readonly game: string;
  readonly version: number;
  /** Digest of its rules: a journal that began with it names it. */
  readonly rules: string;
  /** The game over its own components, or over an owner's (parsed JSON). @throws BrokenReleaseError */
  load(components?: unknown): Game;
}

/** A released file that is not the one that was released. */
export class BrokenReleaseError extends Error {
  readonly code = 'game/broken-release';
  constructor(readonly file: string) {
    super(`${file} is not what was released`);
  }
}

/** What stands beside the code of a release. `code`: SHA-256 of the file. */
const releaseSchema = z.strictObject({
  game: z.string(),
  version: z.int().min(1),
  rules: z.string().regex(/^[0-9a-f]{64}$/),
  code: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What the file of a release gives. */
interface Frozen {
  readonly game: Game;
  readonly build: (components: unknown) => Game;
}

/**
 * All releases below a folder, `<game>/<version>/`; none where there is no such folder. What is being written
 * has another name than a number.
 */
export function releasesIn(folder: string): readonly Release[] {
  return foldersIn(folder).flatMap((game) =>
    versionsIn(join(folder, game)).map((version) => releaseAt(join(folder, game, version))),
  );
}

function versionsIn(folder: string): readonly string[] {
  return foldersIn(folder).filter((name) => /^\d+$/.test(name));
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function releaseAt(folder: string): Release {
  const { code, ...facts } = releaseSchema.parse(
    JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')),
  );
  let frozen: Frozen | undefined;
  return {
    ...facts,
    load(components) {
      frozen ??= readFrozen(join(folder, 'rules.cjs'), code);
      return components === undefined ? frozen.game : frozen.build(components);
    },
  };
}

function readFrozen(file: string, code: string): Frozen {
  if (sha256Hex(readFileSync(file, 'utf8')) !== code) throw new BrokenReleaseError(file);
  // Its digest was just seen to be that of a file that scripts/release/release.mjs made, in this shape.
  return createRequire(import.meta.url)(file) as Frozen;
}

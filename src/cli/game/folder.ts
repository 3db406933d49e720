/** The folder of an author: bundled and loaded, as a server loads a game. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type AuthorGame, completeGame } from '../../kit/house.js';
import type { Game } from '../../referee/index.js';
import { projectRoot } from '../../root.js';
import { CommandError } from '../fault.js';
import { said } from '../words/index.js';

/** What is used of esbuild, which authors have in their own folders. */
interface Bundler {
  build(options: object): Promise<{ readonly outputFiles: readonly { readonly text: string }[] }>;
}

/** The game of a folder. @throws CommandError where there is none, or where it does not build or load */
export async function gameInFolder(folder: string): Promise<Game> {
  const place = resolve(folder);
  const entry = join(place, 'game.ts');
  if (!existsSync(entry)) throw new CommandError('no-game', said('game.none'), folder);
  const text = await bundled(place, entry);
  const made = mkdtempSync(join(tmpdir(), 'denrei-game-'));
  try {
    const file = join(made, 'game.cjs');
    writeFileSync(file, text);
    const exported: unknown = createRequire(file)(file);
    const game = defaultOf(exported);
    if (!isAuthorGame(game)) throw new CommandError('no-game', said('game.noDefault'), entry);
    return completeGame(game);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const says = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    throw new CommandError('game-fault', says, entry);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function bundled(place: string, entry: string): Promise<string> {
  try {
    const { outputFiles } = await bundlerFor(place).build({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      loader: { '.md': 'text' },
      alias: { 'denrei/kit': kitFile() },
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw faultOfBuild(error, entry);
  }
}

/** The first error of a build, with its place. */
function faultOfBuild(error: unknown, entry: string): CommandError {
  const [first]: readonly unknown[] =
    typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
      ? error.errors
      : [];
  if (typeof first !== 'object' || first === null || !('text' in first))
    return new CommandError('no-build', error instanceof Error ? error.message : String(error), entry);
  const at = 'location' in first && typeof first.location === 'object' ? first.location : null;
  const place = at !== null && 'file' in at && 'line' in at ? `${String(at.file)}:${String(at.line)}` : entry;
  return new CommandError('no-build', String(first.text), place);
}

/** From the author's folder, else from where Denrei is developed. */
function bundlerFor(place: string): Bundler {
  for (const from of [join(place, 'package.json'), join(projectRoot(), 'package.json')])
    try {
      const found: unknown = createRequire(from)('esbuild');
      if (isBundler(found)) return found;
    } catch {
      // Not there: the next place is looked at.
    }
  throw new CommandError('no-esbuild', said('game.noEsbuild'));
}

function isBundler(found: unknown): found is Bundler {
  return typeof found === 'object' && found !== null && 'build' in found && typeof found.build === 'function';
}

/** The kit's source in a working copy, its bundle in an installed package. */
function kitFile(): string {
  const source = join(projectRoot(), 'src', 'kit', 'index.ts');
  return existsSync(source) ? source : join(projectRoot(), 'dist', 'kit.js');
}

function defaultOf(exported: unknown): unknown {
  return typeof exported === 'object' && exported !== null && 'default' in exported
    ? exported.default
    : exported;
}

/** By what it says of itself: everything else is found out when it is checked. */
function isAuthorGame(found: unknown): found is AuthorGame {
  return typeof found === 'object' && found !== null && 'api' in found && found.api === 1 && 'rules' in found;
}

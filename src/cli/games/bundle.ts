/** Builds a game from outside: its rules and its face as two files, and what they are. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { sha256Hex } from '../../journal/index.js';
import { type OutsideFacts, outsideRelease, outsideSchema, ownIds } from '../../match/index.js';
import { projectRoot } from '../../root.js';
import { CommandError } from '../fault.js';
import { said } from '../words/index.js';
import { wholeJournal } from './whole-journal.js';

/** What the author of a game builds with. */
const KIT = 'denrei/kit';
const RULES = 'rules.ts';
const FACE = 'game.ts';
/** Matches that are played at random and kept with a release. */
const JOURNALS = 3;
/** What a folder ends in until it is whole. */
const ASIDE = '.part';

/**
 * Builds the game in `folder` into `<to>/<game>/<version>/`, which must not be there; gives that folder.
 * `progress`: told of each step. @throws CommandError with the place of the fault
 */
export async function buildGame(
  folder: string,
  to: string,
  progress: (done: number, of: number) => void = () => {},
): Promise<{ readonly folder: string; readonly facts: OutsideFacts }> {
  const steps = JOURNALS + 2;
  for (const file of [RULES, FACE])
    if (!existsSync(join(folder, file)))
      throw new CommandError('no-game', said('game.noFile', { file }), folder);
  const aside = join(to, `.building-${process.pid}${ASIDE}`);
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(aside, 'journals'), { recursive: true });
  try {
    const [rules, face] = await Promise.all([bundled(folder, RULES), bundled(folder, FACE)]);
    await writeFile(join(aside, 'rules.cjs'), rules);
    await writeFile(join(aside, 'face.cjs'), face);
    progress(1, steps);
    const facts = await noteFacts(aside, rules, face);
    const release = outsideRelease(aside, ownIds());
    progress(2, steps);
    for (let n = 1; n <= JOURNALS; n++) {
      const { text, faults } = await wholeJournal(release.loaded, facts.rules, n);
      if (faults !== undefined) throw new CommandError('game/journal', faults, folder);
      await writeFile(join(aside, 'journals', `${n}.jsonl`), text);
      progress(n + 2, steps);
    }
    const made = join(to, facts.game, String(facts.version));
    if (existsSync(made))
      throw new CommandError('file-there', said('game.built', { version: facts.version }), made);
    await mkdir(dirname(made), { recursive: true });
    await rename(aside, made);
    return { folder: made, facts };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What the face says of itself, with the digests of both files. */
async function noteFacts(aside: string, rules: string, face: string): Promise<OutsideFacts> {
  const { createRequire } = await import('node:module');
  const file = resolve(aside, 'face.cjs');
  const exported: unknown = createRequire(file)(file);
  const all = typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
  const found: unknown = all.find((one) => typeof one === 'object' && one !== null && 'api' in one);
  const { id: game, version, by, api } = (found ?? {}) as { readonly [name: string]: unknown };
  const read = outsideSchema.safeParse({
    api,
    game,
    version,
    by,
    rules: sha256Hex(rules),
    face: sha256Hex(face),
  });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CommandError(
      'game/unreadable',
      issue?.message ?? '',
      `${FACE}: ${issue?.path.join('.') ?? ''}`,
    );
  }
  await writeFile(join(aside, 'release.json'), `${JSON.stringify(read.data, null, 2)}\n`);
  return read.data;
}

/** One file with all that it imports, but for the rules in the face. */
async function bundled(folder: string, entry: string): Promise<string> {
  const { build } = await compiler();
  const options = {
    absWorkingDir: resolve(folder),
    entryPoints: [entry],
    bundle: true,
    loader: { '.md': 'text' },
    charset: 'utf8',
    legalComments: 'none',
    platform: 'neutral',
    target: 'node22',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: [importsOf(resolve(folder), entry)],
  } satisfies BuildOptions;
  const { outputFiles } = await build(options).catch((error: unknown) => {
    throw new CommandError('game/build', firstFault(error), folder);
  });
  return outputFiles[0]?.text ?? '';
}

/** It is there where games are made; a server needs none. */
async function compiler(): Promise<Pick<typeof import('esbuild'), 'build'>> {
  try {
    return await import('esbuild');
  } catch {
    throw new CommandError('no-compiler', said('game.noCompiler'));
  }
}

/** `rules/fire.ts:12: …` of what the compiler says. */
function firstFault(error: unknown): string {
  const { errors = [] } = error as {
    readonly errors?: readonly { text: string; location: { file: string; line: number } | null }[];
  };
  const [first] = errors;
  if (first === undefined) return error instanceof Error ? error.message : String(error);
  return `${first.location === null ? '' : `${first.location.file}:${first.location.line}: `}${first.text}`;
}

/** A game imports its own files and the kit, nothing else. */
function importsOf(folder: string, entry: string): Plugin {
  const kit = [join(projectRoot(), 'src', 'kit', 'index.ts'), join(projectRoot(), 'dist', 'kit.js')];
  return {
    name: 'imports-of-a-game',
    setup({ onResolve, onLoad, resolve: find }) {
      // By way of a module of its own, so that what the rules export by default is not taken for the whole file.
      onLoad({ filter: /./, namespace: RULES }, () => ({
        contents: "export * from './rules.cjs'; export { default } from './rules.cjs';",
      }));
      onResolve({ filter: /./ }, async ({ path, importer, kind, pluginData, resolveDir }) => {
        if (pluginData === 'found' || kind === 'entry-point') return undefined;
        if (path === './rules.cjs') return { path, external: true };
        if (path === KIT) return { path: kit.find((file) => existsSync(file)) ?? path };
        const isOwn = importer.startsWith(folder);
        if (isOwn && !path.startsWith('.'))
          return { errors: [{ text: `imports ${path}: a game imports its own files and ${KIT} alone` }] };
        if (builtinModules.includes(path.replace(/^node:/, '')))
          return { errors: [{ text: `imports ${path}` }] };
        const found = await find(path, { resolveDir, importer, kind, pluginData: 'found' });
        if (entry === FACE && found.path === join(folder, RULES)) return { path: RULES, namespace: RULES };
        return found;
      });
    },
  };
}

/** `denrei build-game`, `add-game`, `remove-game`: games from outside. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { importJournal } from '../../journal/index.js';
import {
  CLOSED,
  gamesFolder,
  inTime,
  OutputError,
  OutsideError,
  type OutsideRelease,
  outsideGames,
  outsideRelease,
  ownIds,
} from '../../match/index.js';
import type { MatchStatus } from '../../store/index.js';
import { verifyJournal } from '../../verifier/index.js';
import { readConfig } from '../config.js';
import { CommandError, EXIT, type Exit } from '../fault.js';
import { buildGame } from '../games/bundle.js';
import { progressOn } from '../progress.js';
import { inHouse } from '../running/house.js';
import { print, type Terminal, tell } from '../terminal.js';
import { said } from '../words/index.js';
import { rerun } from './rules.js';

const ASIDE = '.part';
const JOURNAL = /^\d+\.jsonl$/;
const MOST_NAMED = 20;
/** Milliseconds in which a journal must have replayed. */
const PATIENCE = 60_000;
/** More matches than a server has. */
const ALL = 2_000_000_000;
const STATUSES: readonly MatchStatus[] = ['open', 'playing', 'stopped', 'finished', 'imported'];

/** What checking a game found, as `check.json` holds it. */
const checkSchema = z.looseObject({
  must: z.array(z.string()).default([]),
  should: z.array(z.string()).default([]),
});

/** Builds the game of a folder beside it, or into `out`. */
export async function build(
  terminal: Terminal,
  folder: string,
  { out }: { readonly out?: string | undefined },
): Promise<Exit> {
  const progress = progressOn(terminal, 'doing.building');
  const made = await buildGame(folder, out ?? '.', progress.at).catch(inOneLine);
  progress.end();
  await tell(terminal, 'told.built', { folder: made.folder, rules: made.facts.rules });
  return EXIT.fine;
}

/** Adds a built game to the server's games. */
export async function addGame(
  terminal: Terminal,
  from: string,
  { yes }: { readonly yes: boolean },
): Promise<Exit> {
  const folder = gamesFolder(readConfig(terminal.env).data);
  const release = await Promise.resolve()
    .then(() => outsideRelease(from, ownIds()))
    .catch(inOneLine);
  const { facts } = release;
  refuseOther(folder, release);
  const check = await checked(from);
  const journals = await replayed(terminal, from, release);
  const { name, rights } = facts.by;
  const title = release.loaded.title.en;
  const { version, rules, game } = facts;
  await tell(terminal, 'told.adding', { title, game, version, name, rights, digest: rules });
  await tell(terminal, 'told.addingChecked', { journals, should: check.should.length });
  for (const one of check.should.slice(0, MOST_NAMED)) await print(terminal, `  ${one}`);
  await tell(terminal, 'told.trust', { name });
  if (!yes && !(await agreed(terminal))) throw new CommandError('not-added', said('game.notAdded'));
  await put(folder, from, release);
  await tell(terminal, 'told.added', { game, version });
  return EXIT.fine;
}

/** Closes a game to new matches; takes it away where no match names it. */
export async function removeGame(terminal: Terminal, game: string): Promise<Exit> {
  const folder = join(gamesFolder(readConfig(terminal.env).data), game);
  const known = outsideGames(gamesFolder(readConfig(terminal.env).data), ownIds());
  const isThere =
    known.releases.some((one) => one.game === game) ||
    known.faults.some((one) => one.folder.startsWith(`${folder}/`));
  if (!isThere) throw new CommandError('no-game', said('game.notHere', { game }));
  return inHouse(terminal, async ({ store }) => {
    const lists = await Promise.all(STATUSES.map((status) => store.listMatches({ status, limit: ALL })));
    const count = lists.flat().filter(({ match }) => match.game === game).length;
    if (count === 0) await rm(folder, { recursive: true });
    else await writeFile(join(folder, CLOSED), '');
    await tell(terminal, count === 0 ? 'told.removed' : 'told.closed', { game, count });
    return EXIT.fine;
  });
}

/** @throws CommandError where what is there under the same id or number is another's, or decides otherwise */
function refuseOther(folder: string, { facts }: OutsideRelease): void {
  const others = outsideGames(folder, ownIds()).releases.filter(({ game }) => game === facts.game);
  const [other] = others;
  if (other !== undefined && other.facts.by.name !== facts.by.name)
    throw new CommandError('game/other', said('game.other', { game: facts.game, name: other.facts.by.name }));
  const same = others.find(({ version }) => version === facts.version);
  if (same !== undefined && same.rules !== facts.rules)
    throw new CommandError('game/same-version', said('game.sameVersion', { version: facts.version }));
}

async function checked(from: string): Promise<z.infer<typeof checkSchema>> {
  const file = join(from, 'check.json');
  if (!existsSync(file)) return { must: [], should: [] };
  const read = checkSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success) throw new CommandError('game/unreadable', said('game.noCheck'), file);
  const [first] = read.data.must;
  if (first !== undefined) throw new CommandError('game/check', first, file);
  return read.data;
}

/** Plays the journals of a release by its own rules; gives how many. @throws CommandError where one differs */
async function replayed(terminal: Terminal, from: string, release: OutsideRelease): Promise<number> {
  const folder = join(from, 'journals');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => JOURNAL.test(name)) : [];
  const progress = progressOn(terminal, 'doing.replaying');
  for (const [done, name] of names.entries()) {
    progress.at(done + 1, names.length);
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const report = await verifyJournal(text);
    if (!report.ok) throw new CommandError(report.fault.code, report.fault.message, file);
    const read = importJournal(text);
    if (!read.ok) throw new CommandError(read.fault.code, read.fault.message, file);
    const found = inTime(() => rerun(() => release.loaded, read.rows), PATIENCE);
    if ('code' in found) throw new CommandError('game/journal', found.message, `${file}: #${found.event}`);
  }
  progress.end();
  return names.length;
}

/** Asks whoever sits there. */
async function agreed(terminal: Terminal): Promise<boolean> {
  if (!('isTTY' in terminal.input) || terminal.input.isTTY !== true)
    throw new CommandError('usage', said('usage.addGameYes'));
  await tell(terminal, 'told.askAdd');
  const reader = createInterface({ input: terminal.input });
  try {
    const { value } = await reader[Symbol.asyncIterator]().next();
    return /^(?:y|yes|はい)$/i.test(String(value ?? '').trim());
  } finally {
    reader.close();
  }
}

/** Whole or not at all: what is being written has another name than a number. */
async function put(folder: string, from: string, { game, version }: OutsideRelease): Promise<void> {
  const to = join(folder, game, String(version));
  const aside = `${to}${ASIDE}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(join(folder, game), { recursive: true, mode: 0o700 });
  await cp(from, aside, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(aside, to);
  await rm(join(folder, game, CLOSED), { force: true });
}

/** What is wrong with a game is no fault of ours: one line, no trace. */
function inOneLine(error: unknown): never {
  if (error instanceof CommandError) throw error;
  if (error instanceof OutsideError) throw new CommandError(error.code, error.message, error.folder);
  if (error instanceof OutputError) throw new CommandError(error.code, error.says, error.at);
  throw new CommandError('game/broken', error instanceof Error ? error.message : String(error));
}

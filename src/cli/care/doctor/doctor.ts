/** `denrei doctor`: whether all that a house stands on is as it should be, and what to do where it is not. */

import { RulesGoneError, type ServerGames, serverGames } from '../../../match/index.js';
import type { Locale } from '../../../referee/index.js';
import { type DatabaseState, examineDatabase, type KeyUse, type PlayedRules } from '../../../store/index.js';
import { type Config, readConfig, usesMailbox } from '../../config.js';
import { asCommandError, EXIT, type Exit } from '../../fault.js';
import { presentKeys } from '../../keys.js';
import { localeOf, print, type Terminal } from '../../terminal.js';
import { inWords, said } from '../../words/index.js';
import { type Finding, findings } from './finding.js';
import { checkClock, checkDatabase, checkDisk } from './machine.js';
import { checkMail, checkNames, textsBy } from './post.js';
import { checkWay } from './send.js';

export interface DoctorOptions {
  /** The name of the DKIM key. */
  readonly dkim?: string | undefined;
  /** Address of the resolver to ask. */
  readonly resolver?: string | undefined;
  /** Who is sent a real e-mail. */
  readonly send?: string | undefined;
  readonly json: boolean;
}

/** Looks at everything; 1 where something is bad. Nothing is made or changed, and sent only where asked. */
export async function doctor(terminal: Terminal, options: DoctorOptions): Promise<Exit> {
  const found = await findAll(terminal, options);
  const locale = localeOf(terminal);
  const words = ({ says }: Finding) => (typeof says === 'string' ? says : inWords(locale, says));
  if (options.json) {
    const rows = found.map((one) => ({ subject: one.subject, standing: one.standing, says: words(one) }));
    await print(terminal, JSON.stringify(rows));
  } else
    for (const one of found) {
      const standing = inWords(locale, said('doctor.standing', { standing: one.standing }));
      const subject = inWords(locale, said('doctor.subject', { subject: one.subject }));
      await print(terminal, `${standing} ${subject} ${words(one)}`);
    }
  return found.some(({ standing }) => standing === 'bad') ? EXIT.faulty : EXIT.fine;
}

async function findAll(
  terminal: Terminal,
  { dkim, resolver, send }: DoctorOptions,
): Promise<readonly Finding[]> {
  const locale = localeOf(terminal);
  const texts = textsBy(resolver);
  const node = checkNode(process.versions.node);
  const config = await settled(locale, 'settings', () => readConfig(terminal.env));
  if ('fault' in config) return [...node, config.fault];
  const { value } = config;
  const state = await settled(locale, 'database', () => examineDatabase(value.databaseUrl));
  const stored =
    'fault' in state
      ? [state.fault]
      : [
          ...(await keysFound(locale, () => checkKeys(value, state.value))),
          ...checkDatabase(state.value),
          ...checkRules(state.value, serverGames(value.data)),
          ...checkGames(state.value, serverGames(value.data)),
          ...checkClock(new Date(), state.value),
        ];
  const way = send === undefined ? [] : await checkWay(terminal, value, send);
  const post = [...(await checkMail(value)), ...way, ...(await checkNames(value, texts, dkim))];
  return [...node, ...checkSettings(value), ...stored, ...checkDisk(value.data), ...post];
}

async function keysFound(
  locale: Locale,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const keys = await settled(locale, 'keys', check);
  return 'fault' in keys ? [keys.fault] : keys.value;
}

/** What is outside of us may be as it likes: the doctor says so and goes on. */
async function settled<T>(
  locale: Locale,
  subject: Finding['subject'],
  look: () => T | Promise<T>,
): Promise<{ readonly value: T } | { readonly fault: Finding }> {
  try {
    return { value: await look() };
  } catch (error) {
    const fault = asCommandError(error);
    if (fault !== undefined) {
      return { fault: { subject, standing: 'bad', says: fault.lineIn(locale) } };
    }
    throw error;
  }
}

/** Matches that are named; of more, how many there are says enough. */
const NAMED = 10;

/** Says of which running matches the rules are gone: their pages answer 503 until these are back. */
function checkRules(
  { played }: Pick<DatabaseState, 'played'>,
  library: Pick<ServerGames, 'load'>,
): readonly Finding[] {
  const { ok, bad } = findings('rules');
  const gone = played.filter((one) => !isThere(library, one));
  if (gone.length === 0) {
    const count = played.reduce((sum, { matches }) => sum + matches.length, 0);
    return [ok('doctor.rules', { count })];
  }
  return gone.map(({ game, version, rules, matches }) =>
    bad('doctor.rulesGone', {
      game,
      version,
      rules: (rules ?? '').slice(0, 12),
      count: matches.length,
      matches: matches.slice(0, NAMED).join(', '),
    }),
  );
}

/** Games from outside that cannot be played, and those that only finished matches miss. */
function checkGames(
  { kept }: Pick<DatabaseState, 'kept'>,
  { outside, load }: Pick<ServerGames, 'outside' | 'load'>,
): readonly Finding[] {
  const { ok, warn, bad } = findings('games');
  const broken = outside.faults.map(({ folder, error }) =>
    bad('doctor.gameFault', { folder, reason: error.message }),
  );
  const missed = kept
    .filter((one) => !isThere({ load }, one))
    .map(({ game, version, matches }) => warn('doctor.gamesGone', { game, version, count: matches.length }));
  const found = [...broken, ...missed];
  return found.length > 0 ? found : [ok('doctor.games', { count: outside.releases.length })];
}

function isThere({ load }: Pick<ServerGames, 'load'>, { game, version, rules }: PlayedRules) {
  try {
    load(game, version, null, rules);
    return true;
  } catch (error) {
    if (error instanceof RulesGoneError) return false;
    throw error;
  }
}

/** The newest Node with long support that this house was tried on, and the oldest that it runs on. */
const RECOMMENDED = 24;

function checkNode(version: string): readonly Finding[] {
  const { ok, warn } = findings('node');
  const major = Number(version.split('.')[0]);
  return [major >= RECOMMENDED ? ok('doctor.node', { version }) : warn('doctor.nodeOld', { version })];
}

function checkSettings(config: Config): readonly Finding[] {
  const { ok, warn, bad } = findings('settings');
  const found: Finding[] = [];
  const { baseUrl, production, trustProxy } = config;
  if (usesMailbox(config)) found.push(warn('doctor.mailbox'));
  else if (baseUrl === undefined) found.push(bad('doctor.noBase'));
  else if (!baseUrl.startsWith('https:')) found.push(warn('doctor.noHttps', { base: baseUrl }));
  if (production && baseUrl?.startsWith('https:') === true && trustProxy === false)
    found.push(warn('doctor.noProxy'));
  if (trustProxy === true) found.push(warn('doctor.anyProxy'));
  return found.length > 0 ? found : [ok('doctor.settings', { base: baseUrl ?? '' })];
}

/** The keys that the database needs, against those that are here. @throws CommandError `bad-key` */
async function checkKeys(
  config: Config,
  { keys: needed, made }: Pick<DatabaseState, 'keys' | 'made'>,
): Promise<readonly Finding[]> {
  const { ok, bad } = findings('keys');
  const here = await presentKeys(config);
  const uses: readonly KeyUse[] = ['links', 'roots'];
  const missing = uses.flatMap((use) => needed[use].filter((id) => !here[use].includes(id)));
  if (missing.length > 0) return [bad('doctor.keysMissing', { ids: missing.join(', ') })];
  const count = uses.reduce((sum, use) => sum + here[use].length, 0);
  return [count === 0 && !made ? ok('doctor.keysNone') : ok('doctor.keys', { count })];
}

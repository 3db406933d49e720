/** The commands of `denrei` by name: arguments in, exit code out. */
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { LOCALES, type Locale } from '../referee/index.js';
import { type CommandName, readArguments } from './arguments.js';
import { asCommandError, CommandError, EXIT, type Exit } from './fault.js';
import { localeOf, note, print, type Terminal } from './terminal.js';
import { type CommandKey, HELP, said } from './words/index.js';

type Values = { readonly [option: string]: unknown };
type Command = (terminal: Terminal, values: Values, positionals: readonly string[]) => Promise<Exit>;

/** Each loads what it needs when it is called: who checks a journal need not load the games. */
const COMMANDS: { readonly [name in CommandName]: Command } = {
  serve: async (terminal, values) => {
    const { worker, role } = serveValues.parse(values);
    const { serve } = await import('./commands/serve.js');
    return serve(terminal, { mails: worker, role });
  },
  worker: async (terminal) => (await import('./commands/serve.js')).work(terminal),
  try: async (terminal, values, positionals) => {
    const { json, lang, schema, ...options } = tryValues.parse(values);
    const { tryFile, tryLines, trySchema } = await import('./commands/try.js');
    if (schema !== undefined) return trySchema(terminal, schema);
    const position = only(positionals, 'usage.try');
    if (position === '-') return tryLines(terminal);
    return tryFile(terminal, { ...options, position, json, locale: localeAsked(terminal, lang) });
  },
  audit: async (terminal, values, positionals) => {
    const { head, round, side, ...options } = auditValues.parse(values);
    const mailsAlone = options.mails !== undefined && positionals.length === 0;
    const file = mailsAlone ? undefined : only(positionals, 'usage.audit');
    const { audit } = await import('./commands/audit.js');
    return audit(terminal, { file, heads: head, rounds: round, sides: side, ...options });
  },
  export: async (terminal, values, positionals) => {
    const { for: reader, out } = exportValues.parse(values);
    const match = only(positionals, 'usage.export');
    return (await import('./commands/transfer.js')).exportMatch(terminal, { match, reader, out });
  },
  import: async (terminal, _, positionals) => {
    const file = only(positionals, 'usage.import');
    return (await import('./commands/transfer.js')).importMatch(terminal, file);
  },
  erase: async (terminal, _, positionals) => {
    const address = only(positionals, 'usage.erase');
    return (await import('./commands/erase.js')).erase(terminal, address);
  },
  ratings: async (terminal, values, positionals) => {
    const { recompute } = ratingsValues.parse(values);
    const { listRatings, recomputeRatings } = await import('./commands/ratings.js');
    if (recompute && positionals.length === 0) return recomputeRatings(terminal);
    if (recompute) throw new CommandError('usage', said('usage.ratings'));
    return listRatings(terminal, only(positionals, 'usage.ratings'));
  },
  doctor: async (terminal, values) => {
    const options = doctorValues.parse(values);
    return (await import('./care/doctor/doctor.js')).doctor(terminal, options);
  },
  backup: async (terminal, _, positionals) => {
    const file = only(positionals, 'usage.backup');
    return (await import('./care/backup.js')).backup(terminal, file);
  },
  restore: async (terminal, _, [file, ...more]) => {
    if (more.length > 0) throw new CommandError('usage', said('usage.restore'));
    const { renewAll, restore } = await import('./care/restore.js');
    return file === undefined ? renewAll(terminal) : restore(terminal, file);
  },
  keys: async (terminal, _, positionals) => {
    const [deed, id, ...more] = positionals;
    const { forgetKey, listKeys } = await import('./commands/lost-keys.js');
    if (deed === undefined) return listKeys(terminal);
    if (deed === 'forget' && id !== undefined && more.length === 0) return forgetKey(terminal, id);
    throw new CommandError('usage', said('usage.keys'));
  },
  pack: async (terminal, _, positionals) => {
    const [deed, game, file, ...more] = positionals;
    const { addPack, listPacks } = await import('./commands/pack.js');
    if (deed === 'add' && game !== undefined && file !== undefined && more.length === 0)
      return addPack(terminal, game, file);
    if (deed === 'list' && game !== undefined && file === undefined) return listPacks(terminal, game);
    throw new CommandError('usage', said('usage.pack'));
  },
  'new-game': async (terminal, _, positionals) => {
    const folder = only(positionals, 'usage.newGame');
    return (await import('./game/new-game.js')).newGame(terminal, folder);
  },
  'check-game': async (terminal, values, positionals) => {
    const { matches, json } = checkGameValues.parse(values);
    const game = only(positionals, 'usage.checkGame');
    const { checkGame } = await import('./game/check-game.js');
    if (matches === undefined) return checkGame(terminal, { game, json });
    return checkGame(terminal, { game, json, matches: wholeNumber('matches', matches) });
  },
  'build-game': async (terminal, values, positionals) => {
    const { out } = buildGameValues.parse(values);
    const folder = only(positionals, 'usage.buildGame');
    return (await import('./commands/games.js')).build(terminal, folder, { out });
  },
  'add-game': async (terminal, values, positionals) => {
    const folder = only(positionals, 'usage.addGame');
    return (await import('./commands/games.js')).addGame(terminal, folder, addGameValues.parse(values));
  },
  'remove-game': async (terminal, _, positionals) => {
    const game = only(positionals, 'usage.removeGame');
    return (await import('./commands/games.js')).removeGame(terminal, game);
  },
  seed: async (terminal, values, [match, side, chain, ...more]) => {
    const { code, words } = seedValues.parse(values);
    if (code !== undefined && words !== undefined) throw new CommandError('usage', said('usage.seedBoth'));
    if (match === undefined || side === undefined || chain === undefined || more.length > 0)
      throw new CommandError('usage', said('usage.seed'));
    const place = { match, side, chain: wholeNumber('chain', chain) };
    return (await import('./commands/seed.js')).makeSeed(terminal, { ...place, code, words });
  },
  completion: async (terminal, _, positionals) => {
    const shell = only(positionals, 'usage.completion');
    return (await import('./commands/completion.js')).completion(terminal, shell);
  },
};

const word = z.string().optional();
const flag = z.boolean().default(false);
const tryValues = z.object({
  orders: word,
  dice: word,
  draws: word,
  as: word,
  for: word,
  schema: word,
  lang: word,
  json: flag,
});
const buildGameValues = z.object({ out: word });
const addGameValues = z.object({ yes: flag });
const words = z.array(z.string()).default([]);
const auditValues = z.object({
  head: words,
  round: words,
  side: words,
  rules: flag,
  pack: word,
  mails: word,
  given: word,
  code: word,
  json: flag,
});
const exportValues = z.object({ for: z.string().default('all'), out: word });
const serveValues = z.object({ worker: z.boolean().default(true), role: word });
const doctorValues = z.object({ dkim: word, resolver: word, send: word, json: flag });
const ratingsValues = z.object({ recompute: flag });
const checkGameValues = z.object({ matches: word, json: flag });
const seedValues = z.object({ code: word, words: word });

/**
 * Runs the command that `args` name (none: `serve`) and gives the exit code. Faults become one line on
 * standard error; a bug is thrown.
 */
export async function runCommand(terminal: Terminal, args: readonly string[]): Promise<Exit> {
  const [name, given] = named(args);
  try {
    if (name === 'help' || name === 'version')
      return await told(terminal, name === 'help' ? HELP[localeOf(terminal)].trimEnd() : manifest.version);
    if (!isCommand(name)) throw new CommandError('usage', said('usage.unknown', { name }));
    const read = readArguments(name, given, localeOf(terminal));
    return 'told' in read
      ? await told(terminal, read.told)
      : await COMMANDS[name](terminal, read.values, read.positionals);
  } catch (error) {
    const fault = asCommandError(error);
    if (fault === undefined) throw error;
    // Whoever read the output has had enough of it (`denrei try - | head`).
    if (fault.code === 'EPIPE') return EXIT.fine;
    note(terminal, `denrei: ${fault.lineIn(localeOf(terminal))}`);
    return fault.exit;
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

async function told(terminal: Terminal, text: string): Promise<Exit> {
  await print(terminal, text);
  return EXIT.fine;
}

/** The command's name and its arguments; options alone are those of `serve`. */
function named(args: readonly string[]): readonly [name: string, args: readonly string[]] {
  const [first = 'serve', ...rest] = args;
  if (first === '--help' || first === '-h') return ['help', rest];
  if (first === '--version' || first === '-V') return ['version', rest];
  return first.startsWith('-') ? ['serve', args] : [first, rest];
}

/** The one argument that a command wants. @throws CommandFault `usage` */
function only(positionals: readonly string[], wanted: CommandKey): string {
  const [first, second] = positionals;
  if (first === undefined || second !== undefined) throw new CommandError('usage', said(wanted));
  return first;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError('usage', said('usage.number', { text }), option);
  return Number(text);
}

/** The language that was asked for, else that of the terminal. @throws CommandError `usage` */
function localeAsked(terminal: Terminal, asked: string | undefined): Locale {
  const known = asked === undefined ? localeOf(terminal) : LOCALES.find((locale) => locale === asked);
  if (known === undefined)
    throw new CommandError('usage', said('usage.lang', { locales: LOCALES.join(', ') }));
  return known;
}

/** The commands of `denrei` by name: arguments in, exit code out. */
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { LOCALES, type Locale } from '../referee/index.js';
import { type CommandName, DEMO_GAME, readArguments } from './arguments.js';
import { audit } from './commands/audit.js';
import { completion } from './commands/completion.js';
import { erase } from './commands/erase.js';
import { forgetKey, listKeys } from './commands/lost-keys.js';
import { addPack, listPacks } from './commands/pack.js';
import { makeSeed } from './commands/seed.js';
import { serve, work } from './commands/serve.js';
import { exportMatch, importMatch, restore } from './commands/transfer.js';
import { tryFile, tryLines, trySchema } from './commands/try.js';
import { demo } from './demo/index.js';
import { asCommandError, CommandError, EXIT, type Exit } from './fault.js';
import { HELP } from './help.js';
import { localeOf, note, print, type Terminal } from './terminal.js';
import { type CommandKey, said } from './words/index.js';

type Values = { readonly [option: string]: unknown };
type Command = (terminal: Terminal, values: Values, positionals: readonly string[]) => Promise<Exit>;

const COMMANDS: { readonly [name in CommandName]: Command } = {
  serve: (terminal, { worker }) => serve(terminal, { mails: worker !== false }),
  worker: (terminal) => work(terminal),
  try: (terminal, values, positionals) => {
    const { json, lang, schema, ...options } = tryValues.parse(values);
    if (schema !== undefined) return trySchema(terminal, schema);
    const position = only(positionals, 'usage.try');
    if (position === '-') return tryLines(terminal);
    return tryFile(terminal, { ...options, position, json, locale: localeAsked(terminal, lang) });
  },
  audit: (terminal, values, positionals) => {
    const { head, ...options } = auditValues.parse(values);
    const mailsAlone = options.mails !== undefined && positionals.length === 0;
    return audit(terminal, {
      file: mailsAlone ? undefined : only(positionals, 'usage.audit'),
      heads: head,
      ...options,
    });
  },
  export: (terminal, values, positionals) => {
    const { for: reader, out } = exportValues.parse(values);
    return exportMatch(terminal, { match: only(positionals, 'usage.export'), reader, out });
  },
  import: (terminal, _, positionals) => importMatch(terminal, only(positionals, 'usage.import')),
  erase: (terminal, _, positionals) => erase(terminal, only(positionals, 'usage.erase')),
  restore: (terminal) => restore(terminal),
  keys: (terminal, _, positionals) => {
    const [deed, id, ...more] = positionals;
    if (deed === undefined) return listKeys(terminal);
    if (deed === 'forget' && id !== undefined && more.length === 0) return forgetKey(terminal, id);
    throw new CommandError('usage', said('usage.keys'));
  },
  demo: (terminal, values) => {
    const { game, out, seed, port } = demoValues.parse(values);
    const chosen = seed === undefined ? undefined : wholeNumber('--seed', seed);
    return demo(terminal, { game, out, seed: chosen, port: wholeNumber('--port', port) });
  },
  pack: (terminal, _, positionals) => {
    const [deed, game, file, ...more] = positionals;
    if (deed === 'add' && game !== undefined && file !== undefined && more.length === 0)
      return addPack(terminal, game, file);
    if (deed === 'list' && game !== undefined && file === undefined) return listPacks(terminal, game);
    throw new CommandError('usage', said('usage.pack'));
  },
  seed: (terminal, values, [match, side, chain, ...more]) => {
    const { code } = seedValues.parse(values);
    if (match === undefined || side === undefined || chain === undefined || more.length > 0)
      throw new CommandError('usage', said('usage.seed'));
    return makeSeed(terminal, { match, side, chain: wholeNumber('chain', chain), code });
  },
  completion: (terminal, _, positionals) => completion(terminal, only(positionals, 'usage.completion')),
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
const auditValues = z.object({ head: z.array(z.string()).default([]), rules: flag, pack: word, mails: word });
const exportValues = z.object({ for: z.string().default('all'), out: word });
const seedValues = z.object({ code: word });
const demoValues = z.object({
  game: z.string().default(DEMO_GAME),
  out: word,
  seed: word,
  port: z.string().default('0'),
});

/**
 * Runs the command that `args` name (none: `serve`) and gives the exit code. Faults become one line on standard error;
 * a bug is thrown.
 */
export async function runCommand(terminal: Terminal, args: readonly string[]): Promise<Exit> {
  const [name, given] = named(args);
  try {
    if (name === 'help' || name === 'version')
      return await told(terminal, name === 'help' ? HELP.trimEnd() : manifest.version);
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

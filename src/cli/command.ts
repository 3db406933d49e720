/** The commands of `denrei` by name: arguments in, exit code out. */
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../referee/index.js';
import { audit } from './audit.js';
import { demo } from './demo/index.js';
import { erase } from './erase.js';
import { asFault, CommandFault, EXIT, type Exit } from './fault.js';
import { HELP } from './help.js';
import { forgetKey, listKeys } from './lost-keys.js';
import { addPack, listPacks } from './pack.js';
import { serve, work } from './serve.js';
import { print, say, type Terminal } from './terminal.js';
import { exportMatch, importMatch, restore } from './transfer.js';
import { tryFile, tryLines, trySchema } from './try.js';

type Command = (terminal: Terminal, args: readonly string[]) => Promise<Exit>;

const TRY_OPTIONS = {
  orders: { type: 'string' },
  dice: { type: 'string' },
  draws: { type: 'string' },
  as: { type: 'string' },
  for: { type: 'string' },
  schema: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const AUDIT_OPTIONS = {
  head: { type: 'string', multiple: true },
  rules: { type: 'boolean' },
  pack: { type: 'string' },
} as const;
const DEMO_OPTIONS = {
  game: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  port: { type: 'string' },
} as const;
const EXPORT_OPTIONS = { for: { type: 'string' }, out: { type: 'string' } } as const;

const COMMANDS: { readonly [name: string]: Command } = {
  serve: (terminal, args) => {
    const { values } = parsed(() => parseArgs({ args: [...args], options: { 'no-worker': { type: 'boolean' } } }));
    return serve(terminal, { mails: values['no-worker'] !== true });
  },
  worker: (terminal, args) => {
    parsed(() => parseArgs({ args: [...args], options: {} }));
    return work(terminal);
  },
  try: (terminal, args) => {
    const { values, positionals } = parsed(() => parseArgs({ args: [...args], options: TRY_OPTIONS, allowPositionals: true }));
    const { json = false, lang, schema, ...options } = values;
    if (schema !== undefined) return trySchema(terminal, schema);
    const position = only(positionals, 'try wants one position file, or - for JSON Lines');
    if (position === '-') return tryLines(terminal);
    return tryFile(terminal, { ...options, position, json, locale: localeOf(terminal, lang) });
  },
  audit: (terminal, args) => {
    const { values, positionals } = parsed(() => parseArgs({ args: [...args], options: AUDIT_OPTIONS, allowPositionals: true }));
    const { head = [], rules = false, pack } = values;
    return audit(terminal, { file: only(positionals, 'audit wants one journal file'), heads: head, rules, pack });
  },
  export: (terminal, args) => {
    const { values, positionals } = parsed(() => parseArgs({ args: [...args], options: EXPORT_OPTIONS, allowPositionals: true }));
    return exportMatch(terminal, {
      match: only(positionals, 'export wants one match'),
      reader: values.for ?? 'all',
      out: values.out,
    });
  },
  import: (terminal, args) => {
    const { positionals } = parsed(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    return importMatch(terminal, only(positionals, 'import wants one journal file'));
  },
  erase: (terminal, args) => {
    const { positionals } = parsed(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    return erase(terminal, only(positionals, 'erase wants one address'));
  },
  restore: (terminal, args) => {
    parsed(() => parseArgs({ args: [...args], options: {} }));
    return restore(terminal);
  },
  keys: (terminal, args) => {
    const { positionals } = parsed(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    const [deed, id, ...more] = positionals;
    if (deed === undefined) return listKeys(terminal);
    if (deed === 'forget' && id !== undefined && more.length === 0) return forgetKey(terminal, id);
    throw new CommandFault('usage', 'keys, or keys forget <id>; see denrei help');
  },
  demo: (terminal, args) => {
    const { values } = parsed(() => parseArgs({ args: [...args], options: DEMO_OPTIONS }));
    const { game = 'kyuchorei', out, seed, port } = values;
    return demo(terminal, {
      game,
      out,
      seed: seed === undefined ? undefined : wholeNumber('--seed', seed),
      port: wholeNumber('--port', port ?? '0'),
    });
  },
  pack: (terminal, args) => {
    const { positionals } = parsed(() => parseArgs({ args: [...args], options: {}, allowPositionals: true }));
    const [deed, game, file, ...more] = positionals;
    if (deed === 'add' && game !== undefined && file !== undefined && more.length === 0) return addPack(terminal, game, file);
    if (deed === 'list' && game !== undefined && file === undefined) return listPacks(terminal, game);
    throw new CommandFault('usage', 'pack add <game> <file>, or pack list <game>; see denrei help');
  },
  help: async (terminal) => {
    await print(terminal, HELP.trimEnd());
    return EXIT.fine;
  },
};

/**
 * Runs the command that `args` name (none: `serve`) and gives the exit code. Faults become one line on standard error;
 * a bug is thrown.
 */
export async function runCommand(terminal: Terminal, args: readonly string[]): Promise<Exit> {
  const [name, given] = named(args);
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new CommandFault('usage', `there is no command ${name}; see denrei help`);
    return await command(terminal, given);
  } catch (error) {
    const fault = asFault(error);
    if (fault === undefined) throw error;
    // Whoever read the output has had enough of it (`denrei try - | head`).
    if (fault.code === 'EPIPE') return EXIT.fine;
    say(terminal, `denrei: ${fault.line}`);
    return fault.exit;
  }
}

/** The command's name and its arguments; options alone are those of `serve`. */
function named(args: readonly string[]): readonly [name: string, args: readonly string[]] {
  const [first = 'serve', ...rest] = args;
  if (first === '--help' || first === '-h') return ['help', rest];
  return first.startsWith('-') ? ['serve', args] : [first, rest];
}

/** The one argument that a command wants. @throws CommandFault `usage` */
function only(positionals: readonly string[], wanted: string): string {
  const [first, second] = positionals;
  if (first === undefined || second !== undefined) throw new CommandFault('usage', `${wanted}; see denrei help`);
  return first;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandFault('usage', `"${text}" is no whole number`, option);
  return Number(text);
}

/** The language that was asked for, else that of the terminal. @throws CommandFault `usage` */
function localeOf({ env }: Terminal, asked: string | undefined): Locale {
  const wished = asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  const known = LOCALES.find((locale) => locale === wished);
  if (asked !== undefined && known === undefined) throw new CommandFault('usage', `--lang is one of ${LOCALES.join(', ')}`);
  return known ?? 'en';
}

/** Parsed arguments. @throws CommandFault `usage` */
function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new CommandFault('usage', `${error instanceof Error ? error.message : error}; see denrei help`);
  }
}

/** The arguments of each command: what `denrei <command> --help` tells and what is taken, by commander. */

import { Command, CommanderError } from 'commander';
import type { Locale } from '../referee/index.js';
import { CommandError } from './fault.js';
import { ARGUMENT_WORDS, type ArgumentWords, said } from './words/index.js';

/** What the flags of an option end in that may be given several times, each time with one value. */
const MANY = '...>';

/** How a command is called. */
interface Usage {
  readonly wants: string;
  readonly options: readonly (keyof ArgumentWords['options'])[];
}

/** Every command by name. What each word means stands in `words/`. */
export const USAGES = {
  serve: { wants: '', options: ['--role <role>', '--no-worker'] },
  worker: { wants: '', options: [] },
  try: {
    wants: '<position.json|->',
    options: [
      '--orders <file>',
      '--dice <faces>',
      '--draws <ids>',
      '--as <side>',
      '--for <unit>',
      '--schema <game>',
      '--lang <en|ja>',
      '--json',
    ],
  },
  audit: {
    wants: '[journal.jsonl]',
    options: [
      '--head <n:hash...>',
      '--mails <path>',
      '--side <side...>',
      '--given <file>',
      '--code <file>',
      '--rules',
      '--pack <file>',
      '--round <r:sig...>',
      '--json',
    ],
  },
  export: { wants: '<match>', options: ['--for <side|public|all>', '--out <file>'] },
  import: { wants: '<journal.jsonl>', options: [] },
  erase: { wants: '<address>', options: [] },
  ratings: { wants: '[game]', options: ['--recompute'] },
  doctor: {
    wants: '',
    options: ['--send <address>', '--dkim <selector>', '--resolver <address>', '--json'],
  },
  backup: { wants: '<file>', options: [] },
  restore: { wants: '[file]', options: [] },
  keys: { wants: '[forget <id>]', options: [] },
  pack: { wants: 'add <game> <file> | list <game>', options: [] },
  'new-game': { wants: '<folder>', options: [] },
  'check-game': { wants: '<folder|game>', options: ['--matches <n>', '--json'] },
  'build-game': { wants: '<folder>', options: ['--out <file>'] },
  'add-game': { wants: '<folder>', options: ['--yes'] },
  'remove-game': { wants: '<game>', options: [] },
  seed: { wants: '<match> <side> <chain>', options: ['--code <digits>', '--words <text>'] },
  completion: { wants: '<bash|zsh|fish>', options: [] },
} as const satisfies { readonly [name: string]: Usage };

export type CommandName = keyof typeof USAGES;

/** What was given to a command; where help was asked for, the help. */
export type Given =
  | { readonly told: string }
  | { readonly positionals: readonly string[]; readonly values: { readonly [option: string]: unknown } };

/** Reads the arguments of a command. @throws CommandFault `usage` */
export function readArguments(name: CommandName, args: readonly string[], locale: Locale): Given {
  const told: string[] = [];
  const command = commandFor(name, locale).configureOutput({
    writeOut: (text) => told.push(text),
    writeErr: () => {},
  });
  try {
    command.parse([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { told: told.join('').trimEnd() };
    throw new CommandError(
      'usage',
      said('usage.arguments', {
        message: error.message.replace(/^error: /, '').replaceAll('\n', ' '),
      }),
    );
  }
  return { positionals: command.args, values: command.opts() };
}

function commandFor(name: CommandName, locale: Locale): Command {
  const words = ARGUMENT_WORDS[locale];
  const { wants, options }: Usage = USAGES[name];
  const titles: { readonly [title: string]: string } = words.titles;
  const command = new Command(`denrei ${name}`)
    .exitOverride()
    .description(words.commands[name])
    .usage(['[options]', wants].filter(Boolean).join(' '))
    .helpOption('-h, --help', words.help)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .allowExcessArguments(wants !== '');
  for (const flags of options) {
    const meaning = words.options[flags];
    if (flags.endsWith(MANY)) command.option(flags.replace(MANY, '>'), meaning, collected);
    else command.option(flags, meaning);
  }
  return wants === '' ? command : command.argument('[arguments...]');
}

function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The world around a command, given in: so that tests need no process. */
import type { Readable, Writable } from 'node:stream';
import { LOCALES, type Locale } from '../referee/index.js';
import { type CommandKey, inWords, said } from './words/index.js';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Resolves when the command shall end (SIGTERM, SIGINT). Commands that do not call it end as any program
   * does.
   */
  stopped(): Promise<unknown>;
}

type Values = Parameters<typeof said>[1];

/** The language of whoever sits there; English where it is none of ours. */
export function localeOf({ env }: Pick<Terminal, 'env'>): Locale {
  const wished = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2);
  return LOCALES.find((locale) => locale === wished) ?? 'en';
}

/** Prints a result in the reader's language. */
export function tell(terminal: Terminal, key: CommandKey, values?: Values): Promise<void> {
  return print(terminal, inWords(localeOf(terminal), said(key, values)));
}

/** Says something that is no result, in the reader's language. */
export function mention(terminal: Terminal, key: CommandKey, values?: Values): void {
  note(terminal, inWords(localeOf(terminal), said(key, values)));
}

/** Prints a line on standard output; rejects when nobody reads there any more. */
export function print({ output }: Pick<Terminal, 'output'>, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

/** Says something that is no result: standard output belongs to what a script reads. */
export function note(terminal: Terminal, line: string): void {
  terminal.errors.write(`${line}\n`);
}

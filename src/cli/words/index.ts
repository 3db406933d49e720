/** What the commands say: a table a language. */
import { type MessageValues, messageIn } from '../../messages/index.js';
import type { Locale } from '../../referee/index.js';
import { ARGUMENT_WORDS_EN, type ArgumentWords, COMMAND_WORDS_EN, type CommandWords, HELP_EN } from './en.js';
import { ARGUMENT_WORDS_JA, COMMAND_WORDS_JA, HELP_JA } from './ja.js';

const WORDS: Readonly<Record<Locale, CommandWords>> = { en: COMMAND_WORDS_EN, ja: COMMAND_WORDS_JA };

/** What each command and option means, for `--help`. */
export const ARGUMENT_WORDS: Readonly<Record<Locale, ArgumentWords>> = {
  en: ARGUMENT_WORDS_EN,
  ja: ARGUMENT_WORDS_JA,
};

export type { ArgumentWords };

export const HELP: Readonly<Record<Locale, string>> = { en: HELP_EN, ja: HELP_JA };

export type CommandKey = keyof CommandWords;

/** A sentence to be, in whatever language its reader has. */
export interface Said {
  readonly key: CommandKey;
  readonly values: MessageValues;
}

export function said(key: CommandKey, values: MessageValues = {}): Said {
  return { key, values };
}

export function isCommandKey(key: string): key is CommandKey {
  return Object.hasOwn(COMMAND_WORDS_EN, key);
}

/** The sentence in a language. */
export function inWords(locale: Locale, { key, values }: Said): string {
  return messageIn(WORDS[locale], locale, key).format(values);
}

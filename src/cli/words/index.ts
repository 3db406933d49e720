/** What the commands say: a table a language. */
import { type MessageValues, messageIn } from '../../messages/index.js';
import type { Locale } from '../../referee/index.js';
import { COMMAND_WORDS_EN, type CommandWords } from './en.js';
import { COMMAND_WORDS_JA } from './ja.js';

const WORDS: Readonly<Record<Locale, CommandWords>> = { en: COMMAND_WORDS_EN, ja: COMMAND_WORDS_JA };

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

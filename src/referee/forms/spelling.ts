/** How ids are written by people: themselves, and their names in every language. */
import { LOCALES } from '../game/basics.js';
import type { Game } from '../game/game.js';
import type { Field } from './form.js';

/** What of a game a line is read by. */
export type Named = Pick<Game, 'rules' | 'words'>;

/** Every way to write an id of a field or of a universe: itself and its names, lower-case. */
export function spellings(game: Named, field: Pick<Field, 'of'>, id: string): readonly string[] {
  const { of } = field;
  const names = LOCALES.map((locale) =>
    typeof of === 'string'
      ? game.words.nameOf(of, id, locale)
      : (game.words.text[locale][`choice.${id}`] ?? id),
  );
  return [...new Set([id, ...names].map(plain))];
}

/** Full-width signs as plain ones, lower-case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Whether a spelling stands at the beginning of a text as a word of its own. */
export function stands(spelled: string, text: string, between: RegExp): boolean {
  const next = text[spelled.length];
  return spelled !== '' && text.startsWith(spelled) && (next === undefined || between.test(next));
}

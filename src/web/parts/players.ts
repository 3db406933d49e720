/** Players as pages name them: by name and tag, never by either alone. */
import type { PublicPlayer } from '../../club/index.js';
import type { Locale } from '../../referee/index.js';
import { pageText } from '../words/words.js';

/** `Mori · k7q2mx`. */
export function nameWithTag({ name, tag }: PublicPlayer, locale: Locale): string {
  const shown = name === '' ? pageText(locale, 'players.unnamed') : name;
  return pageText(locale, 'players.tagged', { name: shown, tag });
}

/** The same of somebody who may be gone. */
export function nameOfPlayer(player: PublicPlayer | undefined, locale: Locale): string {
  return player === undefined || player.name === ''
    ? pageText(locale, 'players.former')
    : nameWithTag(player, locale);
}

/** Path of a player's page. */
export function playerPath(tag: string, locale: Locale): string {
  return `/players/${tag}?lang=${locale}`;
}

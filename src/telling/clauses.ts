/**
 * Clauses in texts: `[KY-9.3.3.a]` behind a line of the log, a modifier, a result. As HTML each leads to its
 * place in the rules.
 */
import handlebars from 'handlebars';
import type { Clause, Entry } from '../referee/index.js';
import type { GameTexts } from './game-texts.js';

const BRACKETED = /\[([A-Z][A-Z0-9]*-\w[\w.]*)\]/g;

/** The clause that a line of the log comes from; undefined where the game does not say. */
export function clauseOfEntry(game: Pick<GameTexts, 'rulebook'>, { key }: Entry): Clause | undefined {
  return game.rulebook?.entries[key];
}

/** A text without its clauses, for headlines. */
export function withoutClauses(text: string): string {
  return text.replace(/ ?\[[A-Z][A-Z0-9]*-\w[\w.]*\]/g, '');
}

/**
 * A text as HTML. `link` makes the HTML of a bracketed clause; what it gives nothing for stays as it stands.
 */
export function withClauses(text: string, link: (clause: Clause) => string | undefined): string {
  return handlebars
    .escapeExpression(text)
    .replace(BRACKETED, (bracketed, clause: Clause) => link(clause) ?? bracketed);
}

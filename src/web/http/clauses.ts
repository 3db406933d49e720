/** Clauses on pages: each leads to its place in the rules. */
import { rulesPath } from '../../links/index.js';
import type { Clause, Game, Locale } from '../../referee/index.js';
import { withClauses } from '../../telling/index.js';

/**
 * Address of the rules of a game, with the components of a pack where one is named; null where it has no page
 * of them.
 */
export function rulesOf({ id, rulebook }: Game, locale: Locale, pack: string | null = null): string | null {
  return rulebook === undefined ? null : rulesPath(id, locale, undefined, pack);
}

/** Makes the HTML of clauses. `pack`: of the match that they are quoted for. */
export interface ClauseLinks {
  /** A clause: a link where a game of the house has it, else its id alone; '' for none. */
  link(clause: Clause, locale: Locale, pack?: string | null): string;
  /** A text in which clauses stand in brackets. */
  text(text: string, locale: Locale, pack?: string | null): string;
}

const none = () => undefined;

/** Links to the clauses of the games that have a rules page. */
export function makeClauseLinks(games: readonly Game[]): ClauseLinks {
  const owners = new Map(
    games.flatMap(({ id, words: { clauses }, rulebook }) =>
      rulebook === undefined ? [] : Object.keys(clauses).map((clause) => [clause, id]),
    ),
  );
  const known = (clause: Clause, locale: Locale, pack: string | null) => {
    const game = owners.get(clause);
    return game === undefined
      ? undefined
      : `<a class="clause" href="${rulesPath(game, locale, clause, pack).replace('&', '&amp;')}">${clause}</a>`;
  };
  return {
    link: (clause, locale, pack = null) =>
      clause === ''
        ? ''
        : (known(clause, locale, pack) ?? `<span class="clause">${withClauses(clause, none)}</span>`),
    text: (text, locale, pack = null) => withClauses(text, (clause) => known(clause, locale, pack)),
  };
}

/**
 * The ledger of a journal from a file: its game is fetched, the journal played again, and its rolls and figures drawn
 * as the server draws those of a match.
 */
import { rowsIn, sheetOf, toCsv } from '../../../audit/index.js';
import { messageIn } from '../../../messages/index.js';
import type { Game, Locale } from '../../../referee/index.js';
import { makeNarrators, withClauses } from '../../../telling/index.js';
import { csvRows, figuresHtml, type LedgerContext, rollsHtml, type Say } from '../../ledger/index.js';

/** What a page shows of a journal. */
export interface Ledger {
  readonly rolls: string;
  readonly figures: string;
  readonly csv: string;
  /** Whether turn and phase of each roll are known: without what is sealed they may not be. */
  readonly whole: boolean;
}

const GAMES: { readonly [id: string]: () => Promise<Game> } = {
  kyuchorei: async () => (await import('../../../games/kyuchorei/index.js')).kyuchorei,
  manila45: async () => (await import('../../../games/manila45/index.js')).manila45,
  squarepeg: async () => (await import('../../../games/squarepeg/index.js')).squarepeg,
  taiheiyo: async () => (await import('../../../games/taiheiyo/index.js')).taiheiyo,
  witp: async () => (await import('../../../games/witp/index.js')).witp,
};

/**
 * The ledger of a journal that the verifier has let pass; undefined where its rules are not this page's: a game or a
 * version of somewhere else, or an owner's components.
 */
export async function ledgerOf(
  journal: string,
  locale: Locale,
  words: { readonly [key: string]: string },
): Promise<Ledger | undefined> {
  const say: Say = (key, params = {}) => messageIn(words, locale, key).format(params);
  const rows = rowsIn(journal);
  const opened = rows[0]?.event;
  if (opened?.type !== 'opened' || opened.public.pack !== null) return undefined;
  const game = await GAMES[opened.public.game]?.();
  const versions = rows.flatMap(({ event }) => (event.type === 'moved' ? [event.public.to] : []));
  if (game === undefined || [opened.public.rulesVersion, ...versions].some((one) => one !== game.version))
    return undefined;
  const { rolls } = sheetOf(rows, 'all', () => game, { mayLack: true });
  const narrator = makeNarrators()(game, locale);
  const clause = (id: string) => `<span class="clause">${withClauses(id, () => undefined)}</span>`;
  const context: LedgerContext = {
    narrator,
    say,
    clauses: { link: (id) => (id === '' ? '' : clause(id)), text: (text) => withClauses(text, clause) },
  };
  return {
    rolls: rollsHtml(context, rolls, false),
    figures: figuresHtml(context, rolls, rolls, game.sides),
    csv: toCsv(csvRows(narrator, say, rolls)),
    whole: rolls.every(({ now }) => now.length > 0),
  };
}

/** Where a game comes from: said wherever somebody decides to play it, if it is none of the house's. */
import type { Game, Locale } from '../../referee/index.js';
import type { WebContext } from '../http/context.js';
import { pageText } from '../words/words.js';

/** Digits by which a digest is told. */
const DIGITS = 12;

/** Its author, version, rules and rights in sentences; null for a game of the house. */
export function originModel(
  { rulesOf }: Pick<WebContext, 'rulesOf'>,
  { id, version, by }: Pick<Game, 'id' | 'version' | 'by'>,
  locale: Locale,
): { readonly by: string; readonly facts: string } | null {
  if (by === undefined) return null;
  const digest = rulesOf?.(id, version)?.slice(0, DIGITS);
  const { name, rights } = by;
  return {
    by: pageText(locale, 'origin.by', { name }),
    facts: [
      digest === undefined
        ? pageText(locale, 'origin.version', { version })
        : pageText(locale, 'origin.rules', { version, digest }),
      pageText(locale, 'origin.rights', { rights }),
    ].join(pageText(locale, 'frame.gap')),
  };
}

/** Standing orders as a list under their headings. */
import { byWord, type Form } from '../../referee/index.js';
import type { Narrator } from '../../telling/index.js';
import { pageText } from '../words/words.js';

/** One of them: what it is about, what holds without it, and where it is built. */
export interface StandingItem {
  readonly text: string;
  /** Null in games that do not say. */
  readonly otherwise: string | null;
  readonly href: string;
}

/** Those of one occasion; without a heading in games that have none. */
export interface StandingGroup {
  readonly heading: string | null;
  readonly items: readonly StandingItem[];
}

/** The standing orders of a seat under the headings of the game, in the order in which it lists them. */
export function standingGroups(
  narrator: Narrator,
  forms: readonly Form[],
  address: string,
): readonly StandingGroup[] {
  const found = new Map<string | null, StandingItem[]>();
  for (const [form] of byWord(forms)) {
    const heading = told(narrator, `standing.under.${form.do}`);
    found.set(heading, [...(found.get(heading) ?? []), standingItem(narrator, form.do, address)]);
  }
  return [...found].map(([heading, items]) => ({ heading, items }));
}

/** A standing order by its name. */
export function standingItem(narrator: Narrator, word: string, address: string): StandingItem {
  const rule = told(narrator, `standing.default.${word}`);
  return {
    text: narrator.tell(`standing.do.${word}`),
    otherwise: rule === null ? null : pageText(narrator.locale, 'standing.default', { rule }),
    href: `${address}?do=${encodeURIComponent(word)}`,
  };
}

function told(narrator: Narrator, key: string): string | null {
  return narrator.game.has(key) ? narrator.tell(key) : null;
}

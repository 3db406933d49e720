/** What stands beside the map, the same on every step: tabs, foot, the question with its forms. */
import type { Locale } from '../../referee/index.js';
import type { Hidden } from '../parts/question.js';
import { pageText } from '../words/words.js';

export interface TabModel {
  readonly href: string;
  readonly text: string;
  /** What is new there; 0 for nothing. */
  readonly count: number;
}

/** The buttons at the foot of the desk: to take back at the left, to go on at the right. */
export interface FootModel {
  /** A step back within an order; `undoes` where it stands in the place of the undo. */
  readonly back: { readonly href: string; readonly text: string; readonly undoes: boolean } | null;
  readonly undo: { readonly action: string; readonly hidden: readonly Hidden[] } | null;
  readonly main: MainButton | null;
}

/** Goes to an address, or sends the form of this id, with an order of its own or without. */
export interface MainButton {
  readonly href: string | null;
  readonly form: string;
  readonly value: string | null;
  /** The word of the order that it gives or leads to; '' for none. */
  readonly word: string;
  readonly text: string;
  /** What it says while it is not known what it would roll for; '' where that does not change. */
  readonly plain: string;
  /**
   * Filled for what was prepared just now, outlined for what ends something, red for what cannot be undone.
   */
  readonly look: 'ready' | 'ending' | 'final';
  /** Takes the focus when the page is turned. */
  readonly first: boolean;
}

const NO_BUTTON = { href: null, form: '', value: null, word: '', plain: '', first: false } as const;

export function sends(form: string, text: string, look: MainButton['look']): MainButton {
  return { ...NO_BUTTON, form, text, look };
}

export function leadsTo(href: string, text: string, look: MainButton['look']): MainButton {
  return { ...NO_BUTTON, href, text, look };
}

/** What the first tab of a desk is called. */
export function firstTab(over: boolean, plays: boolean): 'tabs.result' | 'tabs.orders' | 'tabs.match' {
  if (over) return 'tabs.result';
  return plays ? 'tabs.orders' : 'tabs.match';
}

/**
 * The tabs of a desk. `news`: how many phases are new, null for a reader without orders of his own; `plan`:
 * the page of the plans, where there is one; `hand`: cards held, null in games without.
 */
export function tabsOf(
  locale: Locale,
  first: ReturnType<typeof firstTab>,
  news: number | null,
  plan: string | null,
  hand: number | null = null,
): readonly TabModel[] {
  const tab = (href: string, key: Parameters<typeof pageText>[1], count = 0) => ({
    href,
    text: pageText(locale, key),
    count,
  });
  return [
    tab('#orders', first),
    ...(hand === null ? [] : [tab('#hand', 'tabs.hand', hand)]),
    ...(news === null ? [] : [tab('#news', 'tabs.news', news)]),
    tab('#logbook', 'tabs.log'),
    ...(plan === null ? [] : [tab(plan, 'tabs.plans')]),
  ];
}

/** The links at the head of the pages of a match. */
import { matchPath } from '../../links/index.js';
import type { MatchInfo } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import { rulesOf } from '../http/clauses.js';
import type { Visitor } from '../http/seat-auth.js';
import { pageText, type WordKey } from '../words/words.js';

/** A page of a match, by the end of its address. */
export type Here =
  | ''
  | '/order'
  | '/sight'
  | '/plan'
  | '/standing'
  | '/setup'
  | '/replay'
  | '/audit'
  | '/mail'
  | '/clock'
  | '/act';

export interface NavLink {
  readonly href: string;
  readonly text: string;
  readonly here: boolean;
}

/**
 * For a seat: whoever only looks on sees no pages to play with. `asked`: whether the match waits for an order
 * of it.
 */
export function seatNav(
  found: Visitor,
  match: MatchInfo,
  locale: Locale,
  here: Here,
  asked: boolean,
): readonly NavLink[] {
  const plays = found.link.purpose === 'play';
  const link = (path: Here, key: WordKey): NavLink => ({
    href: seatHome(found, path),
    text: pageText(locale, key),
    here: path === here,
  });
  return [
    link('', 'seat.match'),
    ...(plays && asked ? [link('/order', 'seat.orders')] : []),
    ...(plays && match.status === 'playing' ? [link('/plan', 'plan.title')] : []),
    // What is over has nothing more to answer.
    ...(plays && match.ended === undefined ? [link('/standing', 'seat.standing')] : []),
    ...(plays && match.status === 'playing' && match.clock !== undefined
      ? [link('/clock', 'clock.title')]
      : []),
    link('/replay', 'replay.link'),
    link('/audit', 'nav.audit'),
    ...rulesLink(match, locale),
    ...(plays ? [link('/mail', 'seat.settings')] : []),
  ];
}

/** Whether the match waits for an order of this side, as far as its record tells. */
export function isAsked({ status, waitsFor }: Pick<MatchInfo, 'status' | 'waitsFor'>, side: string): boolean {
  return status === 'playing' && waitsFor.includes(side);
}

/** For everybody. */
export function publicNav(match: MatchInfo, locale: Locale, here: Here): readonly NavLink[] {
  const link = (path: Here, key: WordKey): NavLink => ({
    href: `${matchPath(match.id)}${path}?lang=${locale}`,
    text: pageText(locale, key),
    here: path === here,
  });
  return [
    link('', 'seat.match'),
    link('/replay', 'replay.link'),
    link('/audit', 'nav.audit'),
    ...rulesLink(match, locale),
  ];
}

function rulesLink({ game, pack }: MatchInfo, locale: Locale): readonly NavLink[] {
  const href = rulesOf(game, locale, pack);
  return href === null ? [] : [{ href, text: pageText(locale, 'rules.link'), here: false }];
}

/** What the holder of a seat can reach and pass on. */
import { linkUrl, matchPath, type Purpose, signLink } from '../../links/index.js';
import { isClosed, isLeftOpen, type MatchInfo } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import { seatHome } from '../http/answer.js';
import type { WebContext } from '../http/context.js';
import { practises, type Visitor } from '../http/seat-auth.js';
import type { SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';

/** Pages of the seat beside the match. */
export function seatLinksOf({ page, locale, visitor }: SeatContext) {
  const running = page.match.status === 'playing';
  const link = (path: string, key: Parameters<typeof pageText>[1]) => ({
    href: seatHome(visitor, path),
    text: pageText(locale, key),
  });
  const isLocked = page.match.event !== undefined;
  return [
    link('/journal', 'seat.journal'),
    link('/audit', 'audit.link'),
    ...(isClosed(visitor.known)
      ? []
      : [{ href: matchPath(visitor.match), text: pageText(locale, 'seat.public') }]),
    ...(page.match.ended === undefined ? [link('/standing', 'seat.standing')] : []),
    ...(running && !practises(visitor) ? [link('/message', 'seat.message')] : []),
    link('/mail', 'seat.settings'),
    ...(page.match.status === 'open' ? [link('/withdraw', 'seat.withdraw')] : []),
    ...(running && page.match.charter.takeBack !== 'never' ? [link('/back', 'seat.back')] : []),
    ...(running && !practises(visitor) ? [link('/draw', 'seat.draw')] : []),
    ...(running && !practises(visitor) ? [link('/resign/offer', 'offer.resign.title')] : []),
    // What the charter of an event has locked is not offered.
    ...(running && !practises(visitor) && !isLocked ? [link('/substitute', 'offer.substitute.title')] : []),
    ...(page.match.newerRules === undefined || isLocked ? [] : [link('/version', 'version.title')]),
    ...(running ? [link('/resign', 'seat.resign')] : []),
    // Without an address there is nowhere to send the fresh link.
    ...(visitor.seat.address === null ? [] : [link('/revoke', 'seat.revoke')]),
  ];
}

/** Links to pass on: to look on, for spectators, and to take a seat that was left open. */
export function sharesOf(context: WebContext, match: MatchInfo, visitor: Visitor, locale: Locale) {
  const address = (purpose: Purpose, side: string, generation: number) => {
    const link = {
      match: match.id,
      side,
      purpose,
      generation,
      head: match.head,
      chain: match.commitments.chain,
    };
    return linkUrl(context.config.baseUrl, signLink(context.links, link, context.clock()));
  };
  const shares = [
    ...(visitor.seat.address === null
      ? [
          {
            text: pageText(locale, 'practice.keep'),
            href: address('play', visitor.side, visitor.seat.generation),
          },
        ]
      : []),
    ...(isClosed(visitor.known)
      ? []
      : [
          {
            text: pageText(locale, 'seat.view'),
            href: address('view', visitor.side, visitor.seat.generation),
          },
          {
            text: pageText(locale, 'seat.spectate'),
            href: address('spectate', visitor.side, visitor.seat.generation),
          },
        ]),
  ];
  const open = visitor.others.find((other) => isLeftOpen(other) && other.joinedAt === null);
  return open === undefined
    ? shares
    : [
        { text: pageText(locale, 'seat.invitation'), href: address('join', open.side, open.generation) },
        ...shares,
      ];
}

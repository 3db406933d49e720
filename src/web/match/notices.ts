/** The notices above a seat's question: what has to be known before anything is done. */
import { isLeftOpen, type LeftOrder, type SeatPage } from '../../match/index.js';
import type { SeatRecord } from '../../store/index.js';
import { seatHome } from '../http/answer.js';
import type { Hidden } from '../parts/question.js';
import { positionFields, type SeatContext } from '../parts/seated.js';
import { pageText } from '../words/words.js';

/** What the reader was told last: the event of the mail he came from, the one before his own order. */
export interface Asked {
  readonly mail: number | undefined;
  readonly since: number | undefined;
}

interface Notice {
  readonly text: string;
  readonly href: string | null;
  readonly link: string | null;
  /** Where it is answered by a press, on a page that no mail leads to. */
  readonly answer?: {
    readonly action: string;
    readonly hidden: readonly Hidden[];
    readonly choices: readonly { readonly value: string; readonly text: string }[];
  };
}

/** The notices of a seat's page. `plays`: whether the reader holds the seat, or only looks on. */
export function noticesOf(asked: Asked, seat: SeatContext, plays: boolean): readonly Notice[] {
  const { page, locale, narrator, visitor } = seat;
  const plain = (text: string): Notice => ({ text, href: null, link: null });
  const failing = page.match.seats
    .filter((s) => s.mailFails && (s.side !== page.side || visitor.seat.bouncedAt === null))
    .map((s) => plain(pageText(locale, 'match.mailFails', { side: narrator.side(s.side) })));
  const stuck = page.match.waitsFor.includes(page.side) ? [] : page.match.seats.filter((s) => s.stuck);
  const draws = page.offers.filter(({ kind }) => kind === 'draw');
  const mine = draws.some((offer) => offer.side === page.side);
  const theirs = draws.find((offer) => offer.side !== page.side);
  return [
    ...mailNotice(asked, page, locale).map(plain),
    ...(plays ? [] : [plain(pageText(locale, 'match.views'))]),
    ...(plays && theirs !== undefined ? [drawNotice(asked, seat, theirs.side)] : []),
    ...(page.match.clock?.paused === true ? [pausedNotice(seat, plays)] : []),
    ...saidNotices(seat).map(plain),
    ...(plays && visitor.seat.bouncedAt !== null ? [comingBack(seat)] : []),
    ...(plays && page.callsFail ? [callsFailing(seat)] : []),
    ...(plays ? takeBackNotice(seat) : []),
    ...(plays ? offerNotices(seat) : []),
    ...(plays ? lostNotice(seat) : []),
    ...(plays ? beaconlessNotice(seat) : []),
    ...(plays ? moveNotice(seat) : []),
    ...(plays ? page.off.map((one) => offNotice(seat, one)) : []),
    ...(mine ? [plain(pageText(locale, 'match.youOffered'))] : []),
    ...(plays ? emptySeatNotice(seat) : []),
    ...failing,
    ...stuck.map(() => plain(pageText(locale, 'practice.stuck'))),
    ...(plays &&
    page.match.status === 'finished' &&
    page.match.ended?.reason !== 'broken off' &&
    !visitor.seat.listed
      ? [
          {
            text: pageText(locale, 'settings.offer'),
            href: seatHome(visitor, '/mail'),
            link: pageText(locale, 'settings.consent'),
          },
        ]
      : []),
  ];
}

/** The clocks stand: whoever plays can let them run again. */
function pausedNotice({ locale, visitor }: SeatContext, plays: boolean): Notice {
  const text = pageText(locale, 'clock.paused');
  if (!plays) return { text, href: null, link: null };
  return { text, href: seatHome(visitor, '/clock'), link: pageText(locale, 'clock.page') };
}

/** What the opponent said with his last turn, and what the reader says with his next. */
function saidNotices({ page, locale, narrator }: SeatContext): readonly string[] {
  const theirs = page.said.findLast(({ side, next }) => side !== page.side && !next);
  const own = page.said.find(({ next }) => next);
  return [
    ...(theirs === undefined
      ? []
      : [pageText(locale, 'message.said', { side: narrator.side(theirs.side), text: theirs.text })]),
    ...(own === undefined ? [] : [pageText(locale, 'message.own', { text: own.text })]),
  ];
}

/** A draw is offered: two buttons, or from a mail's link the page that has them. */
function drawNotice({ mail }: Asked, seat: SeatContext, from: string): Notice {
  const { locale, narrator, visitor } = seat;
  const text = pageText(locale, 'match.offered', { side: narrator.side(from) });
  if (mail !== undefined)
    return { text, href: seatHome(visitor, '/draw'), link: pageText(locale, 'match.answer') };
  const choices = (['accept', 'decline'] as const).map((value) => ({
    value,
    text: pageText(locale, `draw.${value}`),
  }));
  const answer = { action: seatHome(visitor, '/draw/answer'), hidden: positionFields(seat), choices };
  return { text, href: null, link: null, answer };
}

/** Offers to resign, or that somebody else goes on. */
function offerNotices({ page, locale, narrator, visitor }: SeatContext): readonly Notice[] {
  return page.offers.flatMap(({ kind, side }) => {
    if (kind !== 'resignation' && kind !== 'substitute') return [];
    const own = side === page.side;
    const text = pageText(locale, own ? `offer.${kind}.waiting` : `offer.${kind}.notice`, {
      side: narrator.side(side),
    });
    const href = seatHome(visitor, kind === 'resignation' ? '/resign/offer' : '/substitute');
    return [own ? { text, href: null, link: null } : { text, href, link: pageText(locale, 'match.answer') }];
  });
}

/** Mails to the reader himself come back. */
function comingBack({ locale, visitor }: SeatContext): Notice {
  const href = seatHome(visitor, '/mail/again');
  return { text: pageText(locale, 'again.notice'), href, link: pageText(locale, 'again.link') };
}

/** Messages to the service that the reader named were given up. */
function callsFailing({ locale, visitor }: SeatContext): Notice {
  const href = seatHome(visitor, '/hook');
  return { text: pageText(locale, 'hook.notice'), href, link: pageText(locale, 'hook.look') };
}

/** Somebody asks to take back his last orders. */
function takeBackNotice({ page, locale, narrator, visitor }: SeatContext): readonly Notice[] {
  const offer = page.offers.find(({ kind }) => kind === 'take back');
  if (offer === undefined) return [];
  const own = offer.side === page.side;
  const text = pageText(locale, own ? 'back.waiting' : 'back.asked', { side: narrator.side(offer.side) });
  return [
    own
      ? { text, href: null, link: null }
      : { text, href: seatHome(visitor, '/back'), link: pageText(locale, 'match.answer') },
  ];
}

/** A seed was lost, and new dice are asked for. */
function lostNotice({ page, locale, narrator, visitor }: SeatContext): readonly Notice[] {
  const offer = page.offers.find(({ kind }) => kind === 'lost seed');
  if (offer === undefined) return [];
  if (offer.side === page.side) return [{ text: pageText(locale, 'lost.waiting'), href: null, link: null }];
  const text = pageText(locale, 'lost.asked', { side: narrator.side(offer.side) });
  return [{ text, href: seatHome(visitor, '/lost'), link: pageText(locale, 'match.answer') }];
}

/** The round of the beacon does not come, and somebody would let the dice fall without it. */
function beaconlessNotice({ page, locale, narrator, visitor }: SeatContext): readonly Notice[] {
  if (page.match.beacon?.waits === undefined) return [];
  const offers = page.offers.filter(({ kind }) => kind === 'beaconless');
  const theirs = offers.find(({ side }) => side !== page.side);
  if (theirs !== undefined) {
    const text = pageText(locale, 'beaconless.asked', { side: narrator.side(theirs.side) });
    return [{ text, href: seatHome(visitor, '/beaconless'), link: pageText(locale, 'match.answer') }];
  }
  return offers.map(() => ({ text: pageText(locale, 'beaconless.waiting'), href: null, link: null }));
}

/** The match may go on by newer rules. */
function moveNotice({ page, locale, narrator, visitor }: SeatContext): readonly Notice[] {
  const agreed = page.offers.filter(({ kind }) => kind === 'move').map(({ side }) => side);
  const [first] = agreed;
  if (first === undefined) return [];
  const href = seatHome(visitor, '/version');
  if (agreed.length > 1)
    return [{ text: pageText(locale, 'version.both'), href, link: pageText(locale, 'version.now') }];
  if (first === page.side) return [{ text: pageText(locale, 'version.waiting'), href: null, link: null }];
  const text = pageText(locale, 'version.asked', { side: narrator.side(first) });
  return [{ text, href, link: pageText(locale, 'match.answer') }];
}

/** A standing order that holds no more: told until its owner removes it. */
function offNotice({ narrator, locale, visitor }: SeatContext, { order, off }: LeftOrder): Notice {
  const why = off === undefined ? '' : narrator.say(`off.${off}`);
  const told = { order: narrator.game.order(order, 'standing'), why };
  return {
    text: pageText(locale, 'standing.offNotice', told),
    href: seatHome(visitor, '/standing'),
    link: pageText(locale, 'seat.standing'),
  };
}

/** A seat that a person is to take; the practice opponent takes its own at once. */
function isAwaited({ holder, joinedAt }: SeatRecord): boolean {
  return joinedAt === null && holder !== 'robot';
}

/** Whom a match that has not begun waits for, and what the reader can do about it. */
function emptySeatNotice({ page, locale, visitor }: SeatContext): readonly Notice[] {
  const empty = page.match.status === 'open' ? visitor.others.find(isAwaited) : undefined;
  if (empty === undefined) return [];
  return isLeftOpen(empty)
    ? [{ text: pageText(locale, 'match.empty'), href: '#seat-title', link: pageText(locale, 'match.invite') }]
    : [{ text: pageText(locale, 'match.unanswered', { name: empty.name }), href: null, link: null }];
}

/** A link to a phase that is over says so. */
function mailNotice({ mail: from }: Asked, page: SeatPage, locale: SeatContext['locale']): readonly string[] {
  const now = page.match.head.number;
  if (from === undefined || from >= now) return [];
  return [
    pageText(
      locale,
      page.question === undefined && page.match.status === 'playing' ? 'match.played' : 'match.moved',
      {
        from,
        now,
      },
    ),
  ];
}

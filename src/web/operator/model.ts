/** What the operator's page shows: what waits and since when, what failed, and what to do about each. */

import { matchPath } from '../../links/index.js';
import type { MatchInfo } from '../../match/index.js';
import type { Locale } from '../../referee/index.js';
import type { OutboxMail, Overview } from '../../store/index.js';
import { pageText, type WordKey } from '../words/words.js';

const MINUTE = 60_000;
/** Minutes after which something that is due is late: a worker looks every few seconds. */
const LATE = 5;

/** A figure with what it means, and whether somebody should look. */
export function figuresOf({ mails, clocks, matches }: Overview, now: Date, locale: Locale) {
  const minutes = (since: Date | undefined) =>
    since === undefined ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE));
  const [mailAge, clockAge] = [minutes(mails.dueSince), minutes(clocks.dueSince)];
  const figure = (key: WordKey, count: number, advice: WordKey | null) => ({
    text: pageText(locale, key, { count, minutes: key === 'operator.clocks' ? clockAge : mailAge }),
    advice: advice === null ? null : pageText(locale, advice),
  });
  return [
    figure('operator.waiting', mails.waiting, null),
    figure('operator.due', mails.due, mailAge > LATE ? 'operator.due.do' : null),
    figure('operator.clocks', clocks.due, clockAge > LATE ? 'operator.clocks.do' : null),
    ...(['open', 'playing', 'stopped'] as const).map((status) =>
      figure(`operator.matches.${status}`, matches[status] ?? 0, null),
    ),
  ];
}

/** A mail that did not go, in a row. */
export function mailRow(mail: OutboxMail, locale: Locale) {
  return {
    match: mail.matchId,
    href: matchPath(mail.matchId),
    side: mail.side,
    kind: mail.kind,
    at: timeOf(mail.createdAt),
    attempts: mail.attempts,
    reason: mail.lastError ?? '',
    advice: pageText(locale, adviceOn(mail.lastError ?? '')),
    next: timeOf(mail.nextAt),
  };
}

/** What to do about what a server said. */
export function adviceOn(reason: string): WordKey {
  if (/unwanted|wants no mail/i.test(reason)) return 'operator.do.unwanted';
  if (/invalid login|authenticat|\b53[045]\b|EAUTH/i.test(reason)) return 'operator.do.login';
  if (/certificate|TLS|SSL/i.test(reason)) return 'operator.do.tls';
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|not done within|greeting|timeout/i.test(reason))
    return 'operator.do.server';
  if (/\b5\.7\.|spam|policy|blocked|reputation|SPF|DKIM|DMARC/i.test(reason)) return 'operator.do.policy';
  if (/\b4[25]\d\b|quota|full/i.test(reason)) return 'operator.do.later';
  return 'operator.do.address';
}

/** A match that stands still, and for whom it waits. */
export function stoppedRow(info: MatchInfo, locale: Locale) {
  return {
    match: info.id,
    href: matchPath(info.id),
    game: info.game.title[locale],
    seats: info.waitsFor.map((side) => ({
      side,
      name: info.seats.find((seat) => seat.side === side)?.name ?? side,
    })),
  };
}

/** `2026-11-21 10:15 UTC`: nobody knows the zone of whoever sits here. */
function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

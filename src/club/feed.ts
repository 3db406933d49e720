/**
 * Results as a feed (Atom, RFC 4287). The package `feed` writes titles as HTML, so that a player's name would
 * be markup; here everything is plain text.
 */

export interface ResultsFeed {
  readonly title: string;
  /** Address of the feed itself, and of the page that shows the same. */
  readonly self: string;
  readonly page: string;
  readonly entries: readonly FeedEntry[];
  /** When the event was opened: the feed is as old before there is a result. */
  readonly since: Date;
}

export interface FeedEntry {
  /** Name of its own that never changes: the address of the match. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly at: Date;
}

/** Feed readers keep what they have seen. */
const LONGEST_FEED = 100;

/** The newest results first. */
export function resultsFeed({ title, self, page, entries, since }: ResultsFeed): string {
  const newest = [...entries]
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, LONGEST_FEED);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self),
    element('title', title),
    element('updated', (newest[0]?.at ?? since).toISOString()),
    element('generator', 'Denrei'),
    `<author>${element('name', 'Denrei')}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...newest.map(entryOf),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf({ id, title, text, link, at }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', at.toISOString()),
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    element('summary', text),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML holds no control characters, not even escaped, and no half of a pair. */
const UNHEARD_OF = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text.replace(UNHEARD_OF, '').replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);
}

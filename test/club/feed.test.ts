import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FeedEntry, resultsFeed } from '../../src/club/feed.js';

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const feed = (entries: readonly FeedEntry[], title = 'Spring league') =>
  resultsFeed({
    title,
    self: 'https://denrei.example/events/abc/results.atom',
    page: 'https://denrei.example/events/abc',
    entries,
    since: at(1),
  });
const entry = (n: number, changed: Partial<FeedEntry> = {}): FeedEntry => ({
  id: `https://denrei.example/m/${n}`,
  title: `Match ${n}`,
  text: 'drawn',
  link: `https://denrei.example/m/${n}`,
  at: at(n),
  ...changed,
});
const titles = (text: string) => [...text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe('a feed of results', () => {
  test('begins with the newest and is as old as that', () => {
    const text = feed([entry(2), entry(4), entry(3)]);
    expect(titles(text)).toEqual(['Spring league', 'Match 4', 'Match 3', 'Match 2']);
    expect(text).toContain('<updated>2027-01-04T00:00:00.000Z</updated>\n<generator>');
  });

  test('has what RFC 4287 asks for', () => {
    expect(feed([entry(2)])).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>https://denrei.example/events/abc/results.atom</id>
<title>Spring league</title>
<updated>2027-01-02T00:00:00.000Z</updated>
<generator>Denrei</generator>
<author><name>Denrei</name></author>
<link rel="self" type="application/atom+xml" href="https://denrei.example/events/abc/results.atom"/>
<link rel="alternate" type="text/html" href="https://denrei.example/events/abc"/>
<entry>
<id>https://denrei.example/m/2</id>
<title>Match 2</title>
<updated>2027-01-02T00:00:00.000Z</updated>
<link rel="alternate" type="text/html" href="https://denrei.example/m/2"/>
<summary>drawn</summary>
</entry>
</feed>
`);
  });

  test('without results is as old as the event', () => {
    expect(feed([])).toContain('<updated>2027-01-01T00:00:00.000Z</updated>');
  });

  test('holds a hundred at most', () => {
    const entries = Array.from({ length: 130 }, (_, n) => entry(n + 1));
    expect(titles(feed(entries))).toHaveLength(101);
    expect(titles(feed(entries))[1]).toBe('Match 130');
  });

  test('escapes whatever a name holds, and leaves out what no XML may hold', () => {
    expect(titles(feed([entry(2, { title: `<b> & "x" 'y' \u0007\u{1F600}\uD800 森` })]))[1]).toBe(
      '&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39; \u{1F600} 森',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = feed([entry(2, { title: name, text: name })], name);
        // Nothing but the elements and attributes of the feed itself.
        expect(text.replace(/<\/?[a-z]+(?: [a-z]+="[^"<>]*")*\/?>|<\?xml [^>]*\?>/g, '')).not.toMatch(/[<>]/);
        expect(text).not.toMatch(/(?![\t\n\r])\p{Cc}(?<![\u{7F}-\u{9F}])|[\u{FFFE}\u{FFFF}]/u);
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

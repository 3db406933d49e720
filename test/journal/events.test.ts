import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  digestOf,
  type EventBody,
  emptyHead,
  hashOf,
  instant,
  makeEvent,
  NO_PREV,
  readEvent,
} from '../../src/journal/index.js';
import { skirmish } from './skirmish.js';

const joined = {
  type: 'joined',
  at: '2026-11-21T10:15:30Z',
  public: { side: 'JP' },
} as const;

describe('an event', () => {
  test('follows its head and is hashed over everything but the hash', () => {
    const { event, text } = makeEvent({ match: 'm1', n: 41, hash: digestOf('head') }, joined);
    expect(event).toMatchObject({ v: 2, match: 'm1', n: 42, prev: digestOf('head'), ...joined });
    const { hash, ...unhashed } = event;
    expect(hash).toBe(digestOf(unhashed));
    expect(hashOf(event)).toBe(hash);
    expect(text).toBe(canonicalJson(event));
  });

  test('is number 1 in a journal that has none', () => {
    expect(makeEvent(emptyHead('m1'), joined).event).toMatchObject({ n: 1, prev: NO_PREV });
  });

  test('is read back as it was made, whatever its type', () => {
    for (const { text } of skirmish().rows) expect(canonicalJson(readEvent(text))).toBe(text);
    expect(new Set(skirmish().rows.map(({ text }) => readEvent(text).type)).size).toBe(9);
  });

  const odd: readonly [string, EventBody, string][] = [
    ['an instant with milliseconds', { ...joined, at: '2026-11-21T10:15:30.000Z' }, 'at'],
    [
      'a seed that is no 32 bytes',
      { type: 'seeded', at: joined.at, public: { side: 'JP', chain: 1, seed: 'abc' } },
      'public.seed',
    ],
    ['a side with a reserved name', { ...joined, public: { side: 'draws' } }, 'public.side'],
    [
      'a negative place',
      { type: 'takenBack', at: joined.at, public: { event: 1, orders: -1 }, state: digestOf('s') },
      'public.orders',
    ],
  ];
  test.each(odd)('is not made with %s', (_, body, at) => {
    expect(() => makeEvent(emptyHead('m1'), body)).toThrow(
      expect.objectContaining({ code: 'bad-event', at }),
    );
  });

  test('is not read with a field too many, of an unknown type or another version', () => {
    const { event } = makeEvent(emptyHead('m1'), joined);
    for (const other of [
      { ...event, x: 1 },
      { ...event, type: 'bribed' },
      { ...event, v: 1 },
      { ...event, v: 3 },
      { ...event, state: digestOf('s') },
    ]) {
      expect(() => readEvent(canonicalJson(other))).toThrow(expect.objectContaining({ code: 'bad-event' }));
    }
  });

  test('tells its time in UTC to the second', () => {
    expect(instant(new Date('2026-11-21T19:15:30.987+09:00'))).toBe('2026-11-21T10:15:30Z');
  });
});
